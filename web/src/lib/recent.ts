/** The tables of this device as they are listed: the seats themselves are in cookies. */
import type { Own } from './client/http';
import { namesOf } from './table/play';
import type { Texts } from './texts/texts';

/** When each table was last open on this device. */
const KEPT = 'honeymoon.opened';

type Times = Record<string, number>;

export function times(): Times {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Times;
  } catch {
    return {};
  }
}

function keep(found: Times): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(found));
  } catch {
    // Where nothing may be stored, the order is that of the server.
  }
}

export function opened(table: string): void {
  keep({ ...times(), [table]: Date.now() });
}

/** Keep the times of these tables only. */
export function keepOnly(tables: readonly string[]): void {
  keep(Object.fromEntries(Object.entries(times()).filter(([table]) => tables.includes(table))));
}

/** The table that was open last comes first. */
export function newestFirst<T extends { readonly table: string }>(tables: readonly T[], found = times()): T[] {
  return tables.toReversed().toSorted((one, other) => (found[other.table] ?? 0) - (found[one.table] ?? 0));
}

/** The seats of a table that this device has. */
export const heldAt = ({ places }: Own): number[] => places.filter((place) => place >= 0);

/** Who plays there; whoever has one seat here is `you`. */
export function rosterOf(texts: Texts, own: Own): string[] {
  const [seat, ...more] = heldAt(own);
  const names = namesOf(own.players.map((player, one) => ({ player, name: own.names[one] ?? '' })), texts);
  return seat === undefined || more.length ? names : names.with(seat, texts('you'));
}
