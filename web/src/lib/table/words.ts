/** Texts for the ear: every card and suit as a word, never as a sign (ux.md 3.13). */
import { bySuit, rankOf, sorted, suitOf } from '../cards/order';
import { SYMBOLS, all, cardWords, type Texts } from '../texts/texts';

const SUIT_OF = new Map(Object.entries(SYMBOLS).map(([suit, symbol]) => [symbol, suit]));
const RANK = '10|[1-9AKQJ]';

/** A sentence with its signs as words; a number before a suit is a card, or the level of a bid. */
export function inWords(texts: Texts, text: string, numbersAre: 'cards' | 'bids'): string {
  const noTrump = new RegExp(`([1-7])${texts('strain-short-NT')}\\b`, 'g');
  const named = text.replace(noTrump, (_, level: string) => `${level} ${texts('strain-name-NT')}`);
  return named.replace(new RegExp(`(${RANK})?([♠♥♦♣])`, 'g'), (_, rank: string | undefined, symbol: string) => {
    const suit = SUIT_OF.get(symbol) ?? '';
    if (rank === undefined) return texts(`suit-${suit}`);
    const isBid = numbersAre === 'bids' && /^[1-7]$/.test(rank);
    if (isBid) return `${rank} ${texts(`suit-${suit}`)}`;
    return cardWords(texts, `${suit}${rank === '10' ? 'T' : rank}`);
  });
}

/** “spades ace, queen; hearts king”, in the order in which the hand lies. */
export function handWords(texts: Texts, cards: readonly string[], trump: string | null = null): string {
  return bySuit(cards, trump)
    .map((suit) => {
      const ranks = suit.map((card) => texts(`rank-${rankOf(card)}`)).join(', ');
      return texts('aid-suit', { suit: texts(`suit-${suitOf(suit[0] ?? '')}`), ranks });
    })
    .join('; ');
}

export const cardsWords = (texts: Texts, cards: readonly (string | null)[]): string =>
  cards.map((card) => (card === null ? texts('web-face-down') : cardWords(texts, card))).join(', ');

export const ranksWords = (texts: Texts, cards: readonly string[]): string =>
  all(texts, sorted(cards).map((card) => texts(`rank-${rankOf(card)}`)));
