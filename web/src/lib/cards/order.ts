/** How a hand is laid out: suits by alternating colours, high cards first (ux.md 3.11). */

const RANKS = 'AKQJT98765432';
const RED = new Set(['H', 'D']);
const USUAL = ['S', 'H', 'C', 'D'];
const BY_RANK = ['S', 'H', 'D', 'C'];

/** How a person wants a hand to lie. */
export interface Taste {
  readonly order: 'alternating' | 'ranked';
  readonly high: 'left' | 'right';
}
const ALTERNATING: Taste = { order: 'alternating', high: 'left' };

export const suitOf = (card: string): string => card[0] ?? '';
export const rankOf = (card: string): string => card[1] ?? '';
export const isCard = (text: string): boolean => /^[CDHS][2-9TJQKA]$/.test(text);

/** The suits that are held, trumps first, colours alternating as far as they can. */
export function suitOrder(held: ReadonlySet<string>, trump: string | null = null): string[] {
  const left = USUAL.filter((suit) => held.has(suit));
  const ordered: string[] = [];
  let wanted = trump !== null && held.has(trump) ? trump : firstOf(left);
  while (wanted !== undefined) {
    ordered.push(wanted);
    left.splice(left.indexOf(wanted), 1);
    const isRed: boolean = RED.has(wanted);
    wanted = left.find((suit) => RED.has(suit) !== isRed) ?? left[0];
  }
  return ordered;
}

/** Begin with the colour of which there are more suits, so that they alternate. */
function firstOf(held: readonly string[]): string | undefined {
  const red = held.filter((suit) => RED.has(suit)).length;
  return held.find((suit) => RED.has(suit) === red > held.length - red);
}

/** The suits that are held from spades down, trumps first. */
function ranked(held: ReadonlySet<string>, trump: string | null): string[] {
  const left = BY_RANK.filter((suit) => held.has(suit));
  return left.toSorted((one, other) => Number(other === trump) - Number(one === trump));
}

/** The cards by suit, each from the highest down, or up where the high cards lie right. */
export function bySuit(cards: readonly string[], trump: string | null = null, taste: Taste = ALTERNATING): string[][] {
  const held = new Set(cards.map(suitOf));
  const suits = taste.order === 'ranked' ? ranked(held, trump) : suitOrder(held, trump);
  const way = taste.high === 'left' ? 1 : -1;
  return suits.map((suit) =>
    cards
      .filter((card) => suitOf(card) === suit)
      .sort((one, other) => way * (RANKS.indexOf(rankOf(one)) - RANKS.indexOf(rankOf(other)))),
  );
}

export const sorted = (cards: readonly string[], trump: string | null = null, taste: Taste = ALTERNATING): string[] =>
  bySuit(cards, trump, taste).flat();

/** Four for an ace, three for a king, two for a queen, one for a jack. */
export function points(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + Math.max(0, 4 - RANKS.indexOf(rankOf(card))), 0);
}

/** The cards that begin a new row, so that suits stay whole where this takes no more rows. */
export function rowStarts(suits: readonly (readonly string[])[], perRow: number): Set<string> {
  const starts = new Set<string>();
  let [filled, rows, count] = [0, 1, 0];
  for (const suit of suits) {
    count += suit.length;
    if (suit.length > perRow) return new Set();
    if (filled + suit.length > perRow) {
      starts.add(suit[0] ?? '');
      rows += 1;
      filled = 0;
    }
    filled += suit.length;
  }
  return rows <= Math.ceil(count / perRow) ? starts : new Set();
}
