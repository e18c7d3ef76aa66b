/** What is heard when one view follows another. Only what both views show is told apart. */
import type { Deal } from '../protocol/deal';
import type { TableView } from '../protocol/protocol';
import { isCard } from '../cards/order';

export type Cue = 'turn' | 'card' | 'won' | 'lost' | 'bid' | 'double' | 'made' | 'down' | 'tick';

const dealOf = (view: TableView): Deal | null => view.deal as unknown as Deal | null;

export function cues(before: TableView, after: TableView): Cue[] {
  const [old, now] = [dealOf(before), dealOf(after)];
  if (old === null || now === null) return [];
  const happened = now.phase === null && old.phase !== null ? ending(after) : event(old, now, after.seat);
  const isTurn = after.to_act === after.seat && before.to_act !== after.seat && asksForYou(before, after);
  return [...(happened === null ? [] : [happened]), ...(isTurn && now.phase !== null ? (['turn'] as const) : [])];
}

/** A computer answers at once, so one's turn is heard only where a new part of the deal begins. */
function asksForYou(before: TableView, after: TableView): boolean {
  const isPerson = after.places.some((place, seat) => seat !== after.seat && place.player === 'person');
  return isPerson || dealOf(before)?.phase !== dealOf(after)?.phase;
}

function ending(view: TableView): Cue | null {
  const deal = (view.scored as ReadonlyArray<{ target: number | null; declarer: number | null; tricks: number[] }>).at(-1);
  if (!deal || deal.target === null) return null;
  return (deal.tricks[deal.declarer ?? 0] ?? 0) >= deal.target ? 'made' : 'down';
}

function event(old: Deal, now: Deal, seat: number | null): Cue | null {
  if (now.actions.length <= old.actions.length) return null;
  const last = now.events.at(-1);
  if (last?.kind === 'trick') return last.seat === seat ? 'won' : 'lost';
  const token = now.actions.at(-1) ?? '';
  if (token === 'X' || token === 'XX') return 'double';
  if (/^[1-7](NT|[CDHS])$/.test(token)) return 'bid';
  return token === 'pass' || !isCard(token) ? 'tick' : 'card';
}
