import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Deal, Scored } from '../protocol/deal';
import type { TableView } from '../protocol/protocol';
import { messages, moment } from '../recorded';
import { LANGUAGES, textsOf, type Language } from '../texts/texts';
import { drawn } from './draw';
import { dealOf } from './pace';
import { namesOf, type Play } from './play';
import { calculation, groups, receiptLine, sheetOf } from './score';
import { sentence } from './sentence';
import { justFinished, lastTrick, running, tricksOf } from './trick';

const source = (language: Language): string =>
  ['terms', 'sheet', 'errors', 'web', 'settings', 'aid', 'play', 'why', 'remote']
    .map((file) => readFileSync(`../src/honeymoon/locales/${language}/${file}.ftl`, 'utf8'))
    .join('\n');
const ENGLISH = textsOf('en', source('en'));

function playOf(view: TableView, texts = ENGLISH): Play {
  const deal = dealOf(view);
  if (!deal) throw new Error('no deal');
  const nothing = (): void => undefined;
  const names = namesOf(view.places, texts);
  return { texts, view, deal, seat: 0, held: [0], names, isMine: view.to_act === 0, act: nothing, ask: nothing };
}

describe('the sentence', () => {
  it('begins with the turn where the seat is to act, and only there', () => {
    for (const view of messages('draw-and-discard')) {
      const { label } = sentence(playOf(view));
      const draws = (view.ahead?.legal.length ?? 0) > 0;
      expect(label !== null, JSON.stringify(dealOf(view)?.facts)).toBe(view.to_act === 0 || draws);
    }
  });

  it('says in every language what can be done, at every moment', () => {
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      const texts = textsOf(language, source(language));
      for (const game of ['draw-and-discard', 'semi-exposed', 'bismarck'] as const) {
        for (const view of messages(game)) {
          const { text } = sentence(playOf(view, texts));
          expect(text).not.toMatch(/[{}]|undefined/);
        }
      }
    }
  });

  it('names the suit that was led and the cards that follow', () => {
    const view = messages('draw-and-discard').find((one) => one.to_act === 0 && dealOf(one)?.facts.led);
    if (!view) throw new Error('no such moment');
    expect(sentence(playOf(view)).text).toMatch(/^(Follow|No) [♠♥♦♣]/);
  });

  it('says what a pass would do where it ends the auction', () => {
    const view = { ...moment('draw-and-discard', 'auction', true), pass_ends: true };
    expect(sentence(playOf(view)).small).toMatch(/^If you pass/);
    expect(sentence(playOf({ ...view, pass_ends: false })).small).toBeUndefined();
  });
});

describe('the trick', () => {
  it('has a place for each hand, in the order of play', () => {
    const deal = dealOf(moment('semi-exposed', 'play', true));
    const trick = deal && running(deal);
    expect(trick?.places.map(({ hand }) => hand).toSorted()).toEqual([0, 1, 2, 3]);
    expect(trick?.places.filter(({ isNow }) => isNow)).toHaveLength(1);
  });

  it('knows who led to it and who won it', () => {
    const tricks = (['draw-and-discard', 'semi-exposed', 'bismarck'] as const)
      .flatMap((game) => tricksOf(dealOf(messages(game).at(-1) as TableView) as Deal));
    expect(tricks).toHaveLength(13 + 13 + 16);
    for (const { places, winner } of tricks) {
      expect(places.filter(({ wins }) => wins).map(({ hand }) => hand)).toEqual([winner]);
      expect(places.filter(({ leads }) => leads)).toEqual([places[0]]);
    }
    const running = dealOf(moment('draw-and-discard', 'play', false));
    expect(running && justFinished({ ...running, events: [] })).toBeNull();
  });

  it('is the last of all tricks that were won', () => {
    const view = messages('bismarck').at(-1);
    const deal = view ? dealOf(view) : null;
    if (!deal) throw new Error('no deal');
    const tricks = tricksOf(deal);
    expect(tricks).toHaveLength(deal.tricks.reduce((sum, count) => sum + count, 0));
    expect(tricks.at(-1)).toEqual(lastTrick(deal));
  });
});

describe('the draw', () => {
  const before = { card: 'HQ', hand: ['SA'], rejects: ['C2'] };
  it('tells a card that was kept from one that had to be taken', () => {
    const kept = drawn(before, { card: 'D3', hand: ['SA', 'HQ'], rejects: ['C2', 'C4'] });
    const rejected = drawn(before, { card: 'D3', hand: ['SA', 'C4'], rejects: ['C2', 'HQ'] });
    expect(kept).toEqual({ kind: 'kept', card: 'HQ', other: 'C4' });
    expect(rejected).toEqual({ kind: 'rejected', card: 'HQ', other: 'C4' });
    expect(drawn(before, before)).toBeNull();
    expect(drawn(null, before)).toBeNull();
  });
});

describe('the score', () => {
  const scoredOf = (game: 'draw-and-discard' | 'bismarck'): Scored[] =>
    (messages(game).at(-1)?.scored ?? []) as unknown as Scored[];

  it('adds up as the server has written it', () => {
    for (const game of ['draw-and-discard', 'bismarck'] as const) {
      for (const deal of scoredOf(game)) {
        for (const entry of deal.entries) {
          expect(entry.steps.reduce((sum, step) => sum + step, 0) * entry.factor).toBe(entry.points);
          expect(receiptLine(ENGLISH, entry, deal)).toContain(String(Math.abs(entry.points)));
        }
      }
    }
  });

  it('writes sums as people do', () => {
    const entry = { steps: [100, 200, 200], factor: 1, points: 500 };
    expect(calculation(entry as never)).toBe('100 + 200 + 200 = 500');
    expect(calculation({ steps: [40, 30], factor: 2, points: 140 } as never)).toBe('(40 + 30) × 2 = 140');
    expect(calculation({ steps: [30], factor: 1, points: 30 } as never)).toBe('30');
    expect(calculation({ steps: [100, 200, 200, 300, 300], factor: 1, points: 1100 } as never)).toBe(
      '100 + 2 × 200 + 2 × 300 = 1100',
    );
  });

  it('has older entries nearest to the line, and a line after each game', () => {
    const entry = (line: string, points: number) => ({ player: 0, line, kind: 'contract', points, steps: [points], factor: 1 });
    const deal = (games: number, ...entries: object[]) => ({ entries, sheet: { totals: [0, 0], games: [games, 0] } });
    const scored = [deal(0, entry('above', 1), entry('below', 60)), deal(1, entry('above', 2), entry('below', 40))];
    const sheet = sheetOf(scored as unknown as Scored[], 2);
    expect(sheet.above.map(([cell]) => cell?.entry.points)).toEqual([2, 1]);
    expect(sheet.below.map(({ endsGame }) => endsGame)).toEqual([false, true]);
    expect(groups(scored[0]?.entries as never)).toHaveLength(2);
  });
});
