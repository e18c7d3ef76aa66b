import { expect, it } from 'vitest';
import { bySuit, points, rowStarts, suitOrder } from './order';

const held = (...suits: string[]): Set<string> => new Set(suits);

it('alternates the colours, also where a suit is missing', () => {
  expect(suitOrder(held('S', 'H', 'C', 'D'))).toEqual(['S', 'H', 'C', 'D']);
  expect(suitOrder(held('S', 'C', 'D'))).toEqual(['S', 'D', 'C']);
  expect(suitOrder(held('H', 'D', 'C'))).toEqual(['H', 'C', 'D']);
});

it('lays trumps on the left', () => {
  expect(suitOrder(held('S', 'H', 'C', 'D'), 'D')).toEqual(['D', 'S', 'H', 'C']);
  expect(suitOrder(held('S', 'H'), 'D')).toEqual(['S', 'H']);
});

it('sorts from the highest card down and counts its points', () => {
  expect(bySuit(['S9', 'ST', 'SA', 'HK'])).toEqual([['SA', 'ST', 'S9'], ['HK']]);
  expect(points(['SA', 'HK', 'DQ', 'CJ', 'CT'])).toBe(10);
});

it('breaks rows between suits, unless this takes one row more', () => {
  const suits = (...lengths: number[]) => lengths.map((count, suit) => Array.from({ length: count }, (_, n) => `${suit}${n}`));
  expect([...rowStarts(suits(4, 4, 2, 3), 8)]).toEqual(['20']);
  expect([...rowStarts(suits(5, 4, 4), 8)]).toEqual(['10']);
  expect([...rowStarts(suits(5, 5, 3), 7)]).toEqual([]);
  expect([...rowStarts(suits(9, 4), 8)]).toEqual([]);
});
