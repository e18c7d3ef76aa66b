/** What was kept on a device is believed only as far as it can be chosen. */
import { afterEach, expect, it } from 'vitest';
import { sorted } from './cards/order';
import { letterOf } from './cards/letters';
import { CHOICES, change, known, settings } from './settings.svelte';
import { stays } from './table/pace';
import { moment } from './recorded';

const BEFORE = { ...settings };
afterEach(() => change(BEFORE));

it('begins with the first of each choice', () => {
  for (const [name, [first]] of Object.entries(CHOICES)) expect(BEFORE[name as keyof typeof CHOICES]).toBe(first);
});

it('takes what was kept, and nothing that cannot be chosen', () => {
  const kept = { suits: 'two', theme: 'purple', language: 'fr', volume: 'loud', name: 'Ana', more: 1 };
  expect(known(kept, BEFORE)).toEqual({ ...BEFORE, suits: 'two', name: 'Ana' });
});

it('writes the letters of the language on the cards where that is wished', () => {
  change({ language: 'it', letters: 'local' });
  expect(['A', 'K', 'Q', 'J', 'T'].map(letterOf)).toEqual(['A', 'R', 'D', 'F', 'T']);
  change({ letters: 'english' });
  expect(letterOf('K')).toBe('K');
});

it('lays the hand as it is wished', () => {
  const hand = ['C2', 'DA', 'HK', 'S3', 'SA'];
  expect(sorted(hand)).toEqual(['SA', 'S3', 'HK', 'C2', 'DA']);
  expect(sorted(hand, null, { order: 'ranked', high: 'right' })).toEqual(['S3', 'SA', 'HK', 'DA', 'C2']);
  expect(sorted(hand, 'D', { order: 'ranked', high: 'left' })).toEqual(['DA', 'SA', 'S3', 'HK', 'C2']);
});

it('keeps a trick as long as it is wished, the last of a deal too', () => {
  const view = moment('draw-and-discard', null, false);
  expect(stays(view, '2000')).toBe(2_000);
  expect(stays(view, 'tap')).toBe(1_300);
});
