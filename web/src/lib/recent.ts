/** When each table was last open on this device. The seats themselves are in cookies. */
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
