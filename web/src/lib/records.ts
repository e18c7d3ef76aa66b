/** Records that come from a file and go into one (docs/record.md), as far as the page reads them. */
import { record, type Own } from './client/http';
import type { Err } from './protocol/protocol';
import { GAMES } from './games';
import type { Texts } from './texts/texts';

export interface Brought {
  readonly record: object;
  readonly game: string;
  readonly seats: number;
  readonly deals: number;
}

interface Fields {
  readonly format?: unknown;
  readonly game?: unknown;
  readonly deals?: unknown;
}

const FORMAT = 'honeymoon-record';
/** How a record writes a card, or a discard, that it leaves out. */
const HIDDEN = /"-?\?\?"/;

/** What a file holds, or null where that is no record; the server reads it strictly. */
export function readRecord(text: string): Brought | null {
  const found = parsed(text);
  const game = GAMES.find(({ name }) => name === found?.game);
  if (!found || !game || found.format !== FORMAT || !Array.isArray(found.deals)) return null;
  return { record: found, game: game.name, seats: game.seats, deals: found.deals.length };
}

function parsed(text: string): Fields | null {
  try {
    const found: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return typeof found === 'object' && found !== null ? found : null;
  } catch {
    return null;
  }
}

export const hidesCards = (found: object): boolean => HIDDEN.test(JSON.stringify(found));

/** A finished match, with all its cards where the play has shown every one of them. */
export async function recordOf(table: string, match: number): Promise<object> {
  const sealed = await record(table, match, false);
  return hidesCards(sealed) ? sealed : record(table, match, true);
}

/** The numbers of the matches of a table that are finished. */
export const finishedMatches = ({ match, winners }: Own): number[] =>
  Array.from({ length: match + Number(winners !== null) }, (_, number) => number);

/** Why a record cannot be gone on with. */
export function whyNot(texts: Texts, told: Err): string {
  if (told.code === 'sealed') return texts('web-record-sealed');
  if (told.code === 'too-large') return texts('web-record-large');
  if (told.code !== 'record') return texts('web-refused', { code: told.code });
  return told.rule ? texts('web-record-illegal', { rule: told.rule }) : texts('web-record-bad');
}

export const fileName = (game: string, day: string, match: number): string =>
  `honeymoon-${game}-${day}-${match + 1}.json`;

export function save(found: object, name: string): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(found)], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
