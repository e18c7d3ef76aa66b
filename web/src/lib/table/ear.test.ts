import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { messages, moment, type Game } from '../recorded';
import { LANGUAGES, textsOf, type Language } from '../texts/texts';
import { answer, turnWords } from './answers';
import { adviceLines, principle } from './hints';
import { dealOf } from './pace';
import { namesOf, type Play } from './play';
import { tell } from './story';
import { decisionOf } from './talk';
import { typed, VERBS } from './typing';
import { handWords, inWords } from './words';

const FILES = ['terms', 'sheet', 'errors', 'web', 'aid', 'play', 'why', 'remote'];
const source = (language: Language): string =>
  FILES.map((file) => readFileSync(`../src/honeymoon/locales/${language}/${file}.ftl`, 'utf8')).join('\n');
const ALL = (Object.keys(LANGUAGES) as Language[]).map((language) => textsOf(language, source(language)));
const [EN, ES] = ALL as [(typeof ALL)[0], (typeof ALL)[0], ...typeof ALL];
const GAMES: Game[] = ['draw-and-discard', 'semi-exposed', 'bismarck'];

function playOf(view: (typeof messages extends (game: Game) => (infer V)[] ? V : never), texts = EN): Play {
  const deal = dealOf(view);
  if (!deal) throw new Error('no deal');
  const nothing = (): void => undefined;
  return { texts, view, deal, seat: 0, held: [0], names: namesOf(view.places, texts), isMine: view.to_act === 0, act: nothing, ask: nothing };
}
const plays = (texts = EN): Play[] => GAMES.flatMap((game) => messages(game).map((view) => playOf(view, texts)));

describe('what is heard', () => {
  it('has words for cards, bids and suits', () => {
    expect(inWords(EN, 'Q♥ and 10♣, then ♠', 'cards')).toBe('queen of hearts and ten of clubs, then spades');
    expect(inWords(EN, 'Beat 1♣, 3NT or 7♦', 'bids')).toBe('Beat 1 clubs, 3 no trump or 7 diamonds');
    expect(inWords(ES, '2♦', 'cards')).toBe('dos de diamantes');
    expect(handWords(EN, ['H2', 'SA', 'HK', 'ST'])).toBe('spades ace, ten; hearts king, two');
  });

  it('has no sign and no gap in any language, at any moment', () => {
    for (const texts of ALL) {
      for (const play of plays(texts)) {
        const told = play.deal.events.flatMap((_, number) => tell(play, number));
        const answers = VERBS.map((verb) => answer(play, verb, '') ?? '');
        for (const line of [...told, ...answers, turnWords(play)]) expect(line).not.toMatch(/[♠♥♦♣{}]|undefined|\bnull\b/);
      }
    }
  });

  it('tells every trick with its number', () => {
    const play = plays().findLast(({ deal }) => deal.events.some(({ kind }) => kind === 'trick'));
    if (!play) throw new Error('no trick');
    const told = play.deal.events.flatMap((_, number) => tell(play, number));
    const numbers = told.flatMap((line) => /trick (\d+):/.exec(line)?.[1] ?? []);
    expect(numbers).toEqual(numbers.map((_, place) => String(place + 1)));
  });
});

describe('what is typed', () => {
  const read = (line: string, phase: Parameters<typeof typed>[2], texts = EN) => typed(line, texts === EN ? [EN] : [texts, EN], phase);

  it('means what it means at the terminal', () => {
    expect(read('keep', 'draw')).toMatchObject({ token: 'keep' });
    expect(read('K', 'draw')).toMatchObject({ token: 'keep' });
    expect(read('3nt', 'auction')).toMatchObject({ token: '3NT', isTrap: false });
    expect(read('2 hearts', 'auction')).toMatchObject({ token: '2H' });
    expect(read('double', 'auction')).toMatchObject({ token: 'X' });
    expect(read('ac', 'play')).toMatchObject({ token: 'CA' });
    expect(read('play a clubs', 'play')).toMatchObject({ token: 'CA' });
    expect(read('10♥', 'exchange')).toMatchObject({ token: '-HT' });
    expect(read('play 2', 'play')).toEqual({ kind: 'number', number: 2 });
    expect(read('hand spades', 'play')).toEqual({ kind: 'verb', verb: 'hand', rest: 'spades' });
    expect(read('valfri h', 'choose-contract')).toMatchObject({ token: 'valfri:H' });
    expect(read('<b>', 'play').kind).toBe('unreadable');
    expect(read('', null).kind).toBe('enter');
  });

  it('follows the letters of the language, and marks those that are a trap', () => {
    expect(read('ac', 'play', ES)).toEqual({ kind: 'action', token: 'HA', isTrap: true });
    expect(read('ap', 'play', ES)).toMatchObject({ token: 'SA', isTrap: true });
    expect(read('a♣', 'play', ES)).toMatchObject({ token: 'CA', isTrap: false });
    expect(read('as de picas', 'play', ES)).toMatchObject({ token: 'SA', isTrap: false });
    expect(read('guardar', 'draw', ES)).toMatchObject({ token: 'keep' });
    expect(read('keep', 'draw', ES)).toMatchObject({ token: 'keep' });
    expect(read('última', 'play', ES)).toMatchObject({ verb: 'last' });
  });
});

describe('a hint', () => {
  it('has a principle for every decision, in every language', () => {
    for (const texts of ALL) for (const play of plays(texts)) if (play.deal.phase) expect(texts(principle(play))).toBeTruthy();
  });

  it('says the action, how it was found, and what the best promise', () => {
    const play = playOf(moment('draw-and-discard', 'play', true));
    const action = play.deal.legal[0] ?? '';
    const candidates = [{ action, points: 12.4, tricks: 6.25 }];
    const decision = { action, candidates, code: 'play.worlds', facts: { worlds: 20 } };
    const lines = adviceLines(play, { t: 'advice', key: 'k', n: play.view.n, player: 'expert', decision });
    expect(lines.join(' ')).toMatch(/would choose.*20 deals.*points \+12, tricks 6\.3/s);
  });
});

describe('a decision', () => {
  it('stays the same where only the number of the view has changed', () => {
    const view = moment('draw-and-discard', 'play', true);
    expect(decisionOf({ ...view, n: view.n + 1 })).toBe(decisionOf(view));
    expect(decisionOf({ ...view, paused: true })).not.toBe(decisionOf(view));
  });

  it('is another one after each action', () => {
    const all = messages('draw-and-discard').filter(({ to_act }) => to_act === 0).map(decisionOf);
    expect(new Set(all).size).toBe(all.length);
  });
});
