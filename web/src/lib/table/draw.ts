/** What a turn of the draw has brought, told from the hand before it and the hand after it. */
import type { AheadView } from '../protocol/protocol';

export interface Drawn {
  readonly kind: 'kept' | 'rejected';
  readonly card: string;
  readonly other: string;
}

type Before = Pick<AheadView, 'card' | 'hand' | 'rejects'>;

export function drawn(before: Before | null, after: Before | null): Drawn | null {
  if (!before?.card || !after || after.rejects.length !== before.rejects.length + 1) return null;
  const { card } = before;
  const kept = after.hand.find((one) => !before.hand.includes(one));
  const gone = after.rejects.find((one) => !before.rejects.includes(one));
  if (!kept || !gone) return null;
  return kept === card
    ? { kind: 'kept', card, other: gone }
    : { kind: 'rejected', card, other: kept };
}
