/** How long a view stays before a later one may take its place (ux.md 3.3). */
import type { Deal } from '../protocol/deal';
import type { TableView } from '../protocol/protocol';

const TRICK_STAYS = 1_300;
const DRAWN_STAYS = { calm: 1_400, normal: 900, fast: 450, off: 900 } as const;
/** How long what a turn of the draw has brought is shown. */
export const drawnStays = (speed: keyof typeof DRAWN_STAYS): number => DRAWN_STAYS[speed];
/** Input is not heard for so long after the screen has changed its phase (ux.md 3.2). */
export const SETTLES = 250;

export const dealOf = (view: TableView): Deal | null => view.deal as unknown as Deal | null;

/** `wish`: how long a trick is to stay, in milliseconds, or `tap`; the last of a deal goes by itself. */
export function stays(view: TableView, wish: string): number {
  const deal = dealOf(view);
  if (deal?.events.at(-1)?.kind !== 'trick') return 0;
  if (wish === 'tap') return deal.phase === null ? TRICK_STAYS : Infinity;
  return Number(wish);
}
