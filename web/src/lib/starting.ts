/** Setting a table up: who sits where, and taking the seats of this device. */
import { claim, tokenOf, type Made } from './client/http';
import { keepLinks } from './links';
import type { Settings } from './settings.svelte';

export const OPPONENTS = ['computer', 'friend', 'device'] as const;
const PERSON = 'person';

type Chosen = Pick<Settings, 'opponent' | 'level' | 'persons' | 'strictTurns'>;

/** How many persons of this device there are. */
export const personsHere = ({ opponent, persons }: Chosen, seats: number): number =>
  opponent === 'device' ? Math.min(persons, seats) : 1;

/** What both a new table and one that goes on with a record are given. */
export function termsOf(chosen: Chosen, seats: number) {
  const persons = chosen.opponent === 'friend' ? seats : personsHere(chosen, seats);
  return {
    seats: Array.from({ length: seats }, (_, seat) => (seat < persons ? PERSON : chosen.level)),
    take_back: true,
    hints: chosen.opponent === 'computer',
    stand_in: chosen.level,
    draw_ahead: chosen.opponent === 'computer' || !chosen.strictTurns,
  };
}

/** Take the seats of this device, and keep the links of the others; the address of the table. */
export async function seated(made: Made, chosen: Chosen): Promise<string> {
  const count = personsHere(chosen, made.links.length);
  for (const { link } of made.links.slice(0, count)) await claim(tokenOf(link));
  const rest = made.links.slice(count);
  if (rest.length) keepLinks(made.host.table, rest);
  return `/table/${made.host.table}`;
}
