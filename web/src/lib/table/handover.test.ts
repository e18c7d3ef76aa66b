import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AheadView, TableView } from '../protocol/protocol';
import { messages, moment } from '../recorded';
import { textsOf } from '../texts/texts';
import { allows, lastSaid, nextSaid, wanted } from './handover';
import { dealOf } from './pace';

const ENGLISH = textsOf(
  'en',
  ['terms', 'web'].map((file) => readFileSync(`../src/honeymoon/locales/en/${file}.ftl`, 'utf8')).join('\n'),
);
const SEATS = [0, 1];
const drawing = (count: number): AheadView => ({
  choices: [],
  card: count ? 'CA' : null,
  hand: [],
  rejects: [],
  legal: count ? ['keep', 'reject'] : [],
});

/** The view of each seat of one moment. */
function moments(changed: Partial<TableView>, ahead: ReadonlyArray<AheadView | null> = [null, null]) {
  const view = { ...moment('semi-exposed', 'auction', true), ...changed };
  return Object.fromEntries(SEATS.map((seat) => [seat, { ...view, seat, ahead: ahead[seat] ?? null }]));
}
const withPhase = (phase: string): TableView['deal'] => ({ ...moment('semi-exposed', 'auction', true).deal, phase });

describe('whose turn it is to have the device', () => {
  it('is that of the seat to act', () => {
    expect(wanted(moments({ to_act: 1 }), SEATS, 0)).toBe(1);
    expect(wanted(moments({ to_act: 1 }), SEATS, null)).toBe(1);
    expect(wanted(moments({ to_act: 0 }), SEATS, 0)).toBe(0);
  });

  it('is nobody’s while a computer player acts, or the play is paused', () => {
    expect(wanted(moments({ to_act: 2 }), SEATS, 0)).toBeNull();
    expect(wanted(moments({ to_act: 0, paused: true }), SEATS, null)).toBeNull();
  });

  it('stays with who draws until the hand is complete, and then goes to the other', () => {
    const draw = { to_act: 1, deal: withPhase('draw') };
    expect(wanted(moments(draw, [drawing(1), drawing(1)]), SEATS, null)).toBe(1);
    expect(wanted(moments(draw, [drawing(1), drawing(1)]), SEATS, 0)).toBe(0);
    expect(wanted(moments({ ...draw, to_act: 0 }, [drawing(1), drawing(0)]), SEATS, 1)).toBe(0);
    expect(wanted(moments({ ...draw, to_act: null }, [drawing(0), drawing(0)]), SEATS, 1)).toBeNull();
  });

  it('goes on to the other once the rest is drawn for one, and stays while it is for both', () => {
    const places = moment('semi-exposed', 'auction', true).places.map((place) => ({ ...place, stand_in: '' }));
    const drawn = places.map((place, seat) => (seat === 0 ? { ...place, stand_in: 'tips-1' } : place));
    const both = places.map((place) => ({ ...place, stand_in: 'tips-1' }));
    const ahead = [drawing(1), drawing(1)];
    const draw = { to_act: 1, deal: withPhase('draw') };
    expect(wanted(moments({ ...draw, places: drawn }, ahead), SEATS, 0)).toBe(1);
    expect(wanted(moments({ ...draw, places: both }, ahead), SEATS, 1)).toBeNull();
  });

  it('goes to who has to answer a claim', () => {
    const claim = { seat: 0, rest: 'mine', cards: [] } as const;
    expect(wanted(moments({ to_act: null, claim }), SEATS, 0)).toBe(1);
  });
});

describe('taking back at one device', () => {
  it('is allowed by the others of the device, and by nobody twice', () => {
    expect(allows(moments({ asked_back: [0, 3], allowed_back: [] }), SEATS)).toEqual([1]);
    expect(allows(moments({ asked_back: [0, 3], allowed_back: [1] }), SEATS)).toEqual([]);
    expect(allows(moments({ asked_back: null }), SEATS)).toEqual([]);
  });

  it('is not allowed in the name of somebody elsewhere', () => {
    expect(allows(moments({ asked_back: [2, 3] }), SEATS)).toEqual([]);
  });
});

describe('what is said while the device is passed on', () => {
  it('names no card but those that were played', () => {
    const games = ['draw-and-discard', 'semi-exposed', 'bismarck'] as const;
    const views = games.flatMap((game) => messages(game));
    let told = 0;
    for (const view of views) {
      const deal = dealOf(view);
      const open = deal?.events.filter(({ kind }) => kind === 'played').flatMap(({ cards }) => cards) ?? [];
      const named = [...lastSaid(ENGLISH, view).matchAll(/(10|[2-9AKQJ])([♠♥♦♣])/g)].filter(
        () => deal?.events.at(-1)?.kind !== 'called' && deal?.events.at(-1)?.kind !== 'contract',
      );
      for (const [, rank = '', suit = ''] of named) {
        const card = `${{ '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' }[suit]}${rank === '10' ? 'T' : rank}`;
        expect(open).toContain(card);
        told += 1;
      }
    }
    expect(told).toBeGreaterThan(5);
  });

  it('says who is to do what in every phase, and what a claim is', () => {
    for (const phase of ['draw', 'pick-up', 'pick-up-discard', 'auction', 'choose-contract', 'exchange', 'play']) {
      const view = { ...moment('semi-exposed', 'auction', true), deal: withPhase(phase) };
      expect(nextSaid(ENGLISH, view, 1)).toMatch(/\w/);
    }
    const claim = { seat: 0, rest: 'mine', cards: [] } as const;
    expect(nextSaid(ENGLISH, { ...moment('semi-exposed', 'auction', true), claim }, 1)).toContain('mine');
  });
});
