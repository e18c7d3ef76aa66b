/** The trick on the table as the page draws it: one place for each hand, in the order of play. */
import type { Deal } from '../protocol/deal';

export interface Place {
  readonly hand: number;
  readonly card: string | null;
  readonly isNow: boolean;
  readonly leads: boolean;
  readonly wins: boolean;
}

export interface Trick {
  readonly places: ReadonlyArray<Place>;
  /** The hand that won it, null while it is running. */
  readonly winner: number | null;
}

/** The finished trick, as long as nothing has happened since; else the running one. */
export function trickOf(deal: Deal): Trick | null {
  return justFinished(deal) ?? running(deal);
}

export function running(deal: Deal): Trick | null {
  const { order, leader, trick, hand } = deal.facts;
  if (!order || leader === undefined || !trick) return null;
  const first = order.indexOf(leader);
  const places = order.map((_, step) => {
    const there = order[(first + step) % order.length] ?? 0;
    return {
      hand: there,
      card: trick[step] ?? null,
      isNow: there === hand,
      leads: step === 0,
      wins: false,
    };
  });
  return { places, winner: null };
}

export function justFinished(deal: Deal): Trick | null {
  return deal.events.at(-1)?.kind === 'trick' ? lastTrick(deal) : null;
}

export function lastTrick(deal: Deal): Trick | null {
  const end = deal.events.findLastIndex((event) => event.kind === 'trick');
  const event = deal.events[end];
  if (!event) return null;
  // An opening lead may lay dummies open between two cards.
  const played = deal.events
    .slice(0, end)
    .filter(({ kind }) => kind === 'played')
    .slice(-event.cards.length);
  const places = played.map((one, step) => ({
    hand: one.hand ?? 0,
    card: one.cards[0] ?? null,
    isNow: false,
    leads: step === 0,
    wins: one.hand === event.hand,
  }));
  return { places, winner: event.hand };
}

/** All finished tricks, for the list beside the table. */
export function tricksOf(deal: Deal): Trick[] {
  const ends = deal.events.flatMap(({ kind }, place) => (kind === 'trick' ? [place] : []));
  return ends.flatMap(
    (end) => lastTrick({ ...deal, events: deal.events.slice(0, end + 1) }) ?? [],
  );
}
