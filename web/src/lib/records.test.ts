import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Own } from './client/http';
import type { Err } from './protocol/protocol';
import { newestFirst, rosterOf } from './recent';
import { fileName, finishedMatches, hidesCards, readRecord, whyNot } from './records';
import { textsOf } from './texts/texts';

const RECORD = { format: 'honeymoon-record', version: 1, game: 'bismarck', first_dealer: 0, deals: [{}, {}] };
const OWN: Own = {
  table: 'a',
  places: [0],
  game: 'plain',
  players: ['person', 'club'],
  names: ['', ''],
  totals: [0, 0],
  match: 2,
  deal: 0,
  to_act: 0,
  paused: false,
  winners: null,
};

describe('a record in a file', () => {
  it('is read with the number of its seats and deals, also after a byte order mark', () => {
    const brought = { record: RECORD, game: 'bismarck', seats: 3, deals: 2 };
    expect(readRecord(JSON.stringify(RECORD))).toEqual(brought);
    expect(readRecord(`\uFEFF${JSON.stringify(RECORD)}`)).toEqual(brought);
  });

  it('is nothing where it is not one', () => {
    const none = ['', 'null', '[]', '3', '{"deals"', '{}', JSON.stringify({ ...RECORD, game: 'chess' })];
    const wrong = [{ ...RECORD, format: 'other' }, { ...RECORD, deals: 3 }].map((one) => JSON.stringify(one));
    for (const text of [...none, ...wrong]) expect(readRecord(text), text).toBeNull();
  });

  it('hides cards where it leaves out one of a pack or of the discards', () => {
    expect(hidesCards({ deals: [{ deck: ['CA', 'C2'], actions: ['-C2'] }] })).toBe(false);
    expect(hidesCards({ deals: [{ deck: ['CA', '??'], actions: [] }] })).toBe(true);
    expect(hidesCards({ deals: [{ deck: ['CA'], actions: ['-??'] }] })).toBe(true);
  });

  it('has a name that says what is in it', () => {
    expect(fileName('plain', '2026-12-01', 0)).toBe('honeymoon-plain-2026-12-01-1.json');
  });

  it('is refused in words', () => {
    const texts = textsOf('en', readFileSync('../src/honeymoon/locales/en/web.ftl', 'utf8'));
    const err = (code: string, rule: string | null = null): Err =>
      ({ t: 'err', code, key: null, reason: null, rule, retry: false });
    const told = ['sealed', 'too-large', 'record', 'rate-limited'].map((code) => whyNot(texts, err(code)));
    expect(new Set(told).size).toBe(4);
    expect(whyNot(texts, err('record', 'PL-13'))).toContain('PL-13');
  });
});

describe('the tables of this device', () => {
  it('have a record for each match that is over', () => {
    expect(finishedMatches(OWN)).toEqual([0, 1]);
    expect(finishedMatches({ ...OWN, winners: [1] })).toEqual([0, 1, 2]);
    expect(finishedMatches({ ...OWN, match: 0 })).toEqual([]);
  });

  it('say you where one person plays from here, and names where several do', () => {
    const source = readFileSync('../src/honeymoon/locales/en/terms.ftl', 'utf8');
    const texts = textsOf('en', source);
    expect(rosterOf(texts, OWN)).toEqual(['you', 'Ana']);
    const shared = { ...OWN, players: ['person', 'person'], names: ['Eva', ''], places: [-2, 0, 1] };
    expect(rosterOf(texts, shared)).toEqual(['Eva', 'Player 2']);
    expect(rosterOf(texts, { ...shared, places: [-1] })).toEqual(['Eva', 'Player 2']);
  });

  it('come with the one that was open last before the others', () => {
    const tables = ['a', 'b', 'c', 'd'].map((table) => ({ table }));
    expect(newestFirst(tables, { b: 2, d: 1 }).map(({ table }) => table)).toEqual(['b', 'd', 'c', 'a']);
  });
});
