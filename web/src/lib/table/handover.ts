/** Several persons at one device: whose turn it is to have it, and what they are told meanwhile. */
import type { Deal, DealEvent } from '../protocol/deal';
import type { TableView } from '../protocol/protocol';
import { callText, cardShort, contractText, type Texts } from '../texts/texts';
import { dealOf } from './pace';
import { namesOf } from './play';
import { lastTrick } from './trick';

type Views = Readonly<Record<number, TableView>>;

/** How long one's own act stays in sight before the device is to be passed on. */
export const PASSES = 900;

/** Whether this person has something to do: to act, to draw, or to answer a claim. */
export function isAsked(view: TableView, seat: number): boolean {
  if (view.paused || view.places[seat]?.stand_in) return false;
  if (view.claim !== null) return view.claim.seat !== seat;
  return view.ahead === null ? view.to_act === seat : view.ahead.legal.length > 0;
}

/** The seat of this device that has something to do; the one in front as long as it has. */
export function wanted(views: Views, seats: readonly number[], front: number | null): number | null {
  const held = seats.filter((seat) => views[seat] !== undefined);
  const asks = (seat: number): boolean => isAsked(views[seat] as TableView, seat);
  if (front !== null && held.includes(front) && asks(front)) return front;
  const isNext = (seat: number): boolean => views[seat]?.to_act === seat;
  return held.find((seat) => asks(seat) && isNext(seat)) ?? held.find(asks) ?? null;
}

/** Whoever of this device would have to allow what another person of it wants to take back. */
export function allows(views: Views, seats: readonly number[]): number[] {
  return seats.filter((seat) => {
    const { asked_back: asked, allowed_back: allowed = [] } = views[seat] ?? {};
    return asked != null && asked[0] !== seat && seats.includes(asked[0]) && !allowed.includes(seat);
  });
}

/** The last thing that everybody has seen; nothing where cards were drawn or laid aside since. */
export function lastSaid(texts: Texts, view: TableView): string {
  const deal = dealOf(view);
  const event = deal?.events.at(-1);
  if (!deal || !event) return '';
  const name = namesOf(view.places, texts)[event.seat ?? 0] ?? '';
  if (event.kind === 'trick') return texts('web-wins-trick', { name, card: cardShort(winner(deal)) });
  const what = WHAT[event.kind]?.(texts, event);
  return what ? texts('web-did', { name, what }) : '';
}

const winner = (deal: Deal): string => lastTrick(deal)?.places.find(({ wins }) => wins)?.card ?? '';

const WHAT: Readonly<Record<string, (texts: Texts, event: DealEvent) => string>> = {
  called: (texts, { token }) => callText(texts, token ?? ''),
  contract: (texts, { token }) => contractText(texts, token ?? ''),
  played: (_, { cards }) => cardShort(cards[0] ?? ''),
};

/** What the seat is to do. */
export function nextSaid(texts: Texts, view: TableView, seat: number): string {
  const names = namesOf(view.places, texts);
  if (view.claim) return texts(`web-claim-asked-${view.claim.rest}`, { name: names[view.claim.seat] ?? '' });
  const phase = dealOf(view)?.phase;
  return phase ? texts(`web-now-${phase}`, { name: names[seat] ?? '' }) : '';
}
