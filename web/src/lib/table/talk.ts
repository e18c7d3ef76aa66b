/** What helps at the table besides the play itself: hints, phrases, a card that is not sent yet. */
import type { Advice, Say, TableView } from '../protocol/protocol';
import type { Settings } from '../settings.svelte';
import { dealOf } from './pace';

export type Phrase = Say['phrase'];
export const PHRASES: readonly Phrase[] = ['well-played', 'one-moment', 'thanks', 'stop-after', 'good-luck'];

export interface Talk {
  /** The last hint, if it is about the view that is shown. */
  readonly advice: Advice | null;
  readonly isThinking: boolean;
  readonly hint: () => void;
  readonly say: (phrase: Phrase) => void;
  readonly said: { readonly seat: number; readonly phrase: Phrase } | null;
  /** A card that lies on the table and can still be taken back without asking anybody. */
  readonly laid: string | null;
  readonly takeUp: () => void;
}

/** How long a card lies there before it is sent (ux.md 3.2), at tables with another person. */
export const LAID_STAYS = 800;

/** Whether another person sits at another device. */
export const isLink = (view: TableView, held: readonly number[]): boolean =>
  view.places.some(({ player }, seat) => player === 'person' && !held.includes(seat));

/** Whether a card lies for a moment before it is sent, as the device wishes it or as is usual. */
export const laysFirst = (view: TableView, held: readonly number[], wish: Settings['confirm']): boolean =>
  dealOf(view)?.phase === 'play' && (wish === 'take-back' || (wish === 'usual' && isLink(view, held)));

/**
 * What a seat has to decide, as far as it is the same decision: something that only others see
 * may have changed the number of the view meanwhile.
 */
export function decisionOf(view: TableView): string {
  const deal = dealOf(view);
  const { match, scored, ahead, paused, claim } = view;
  const seen = [deal?.phase, deal?.legal, deal?.facts.card, deal?.facts.calls, deal?.facts.trick, deal?.tricks];
  return JSON.stringify([match, scored.length, paused, claim, ahead === null ? seen : [ahead.choices.length, ahead.card]]);
}
