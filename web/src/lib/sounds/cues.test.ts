/** What is heard, from real messages of the server. */
import { expect, it } from 'vitest';
import { messages } from '../recorded';
import { cues } from './cues';

it('tells a call, a card, a trick and the end of a deal apart', () => {
  const all = messages('draw-and-discard');
  const heard = all.slice(1).map((view, place) => cues(all[place] ?? view, view));
  expect(heard.flat()).toEqual(expect.arrayContaining(['tick', 'bid', 'card', 'won', 'lost', 'turn']));
  expect(heard.at(-1)).toEqual([expect.stringMatching(/^(made|down)$/)]);
});

it('is silent where nothing has happened', () => {
  for (const view of messages('semi-exposed')) expect(cues(view, view)).toEqual([]);
});
