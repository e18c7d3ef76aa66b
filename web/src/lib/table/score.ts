/** The receipt of a deal and the score sheet, from the amounts that the server has written down. */
import type { Entry, Scored } from '../protocol/deal';
import { type Texts, contractText } from '../texts/texts';

const DOUBLING = { undoubled: 'none', doubled: 'X', redoubled: 'XX' } as const;
/** More amounts than these in a row are written in groups, as in 100 + 2 × 200. */
const MOST_STEPS = 4;

/** One amount: what it is for, and how it is added up. */
export function receiptLine(texts: Texts, entry: Entry, deal: Scored): string {
  return texts(`receipt-${entry.reason}`, {
    contract: contractText(texts, deal.contract ?? ''),
    count: entry.steps.length,
    doubling: DOUBLING[entry.doubling],
    vulnerable: entry.vulnerable ? 'yes' : 'no',
    sum: calculation(entry),
    ...quotaOf(entry),
    points: signed(entry.points),
  });
}

/** Tricks less quota, or quota less tricks where tricks are to be avoided. */
function quotaOf({ reason, steps }: Entry): { tricks: number; quota: number } {
  const [first = 0, second = 0] = steps.map(Math.abs);
  return reason === 'quota.avoid' ? { quota: first, tricks: second } : { tricks: first, quota: second };
}

export const signed = (points: number): string => (points > 0 ? `+${points}` : String(points).replace('-', '−'));

export function calculation({ steps, factor, points }: Entry): string {
  const terms = termsOf(steps);
  const inner = terms.join(' + ');
  if (factor > 1) return `${terms.length > 1 ? `(${inner})` : inner} × ${factor} = ${points}`;
  return terms.length === 1 && terms[0] === String(points) ? inner : `${inner} = ${points}`;
}

function termsOf(steps: ReadonlyArray<number>): string[] {
  if (steps.length <= MOST_STEPS) return steps.map(String);
  const runs: Array<[step: number, count: number]> = [];
  for (const step of steps) {
    const last = runs.at(-1);
    if (last?.[0] === step) last[1] += 1;
    else runs.push([step, 1]);
  }
  return runs.map(([step, count]) => (count > 1 ? `${count} × ${step}` : String(step)));
}

/** The amounts of a deal under a heading for each player and line, in the order of the receipt. */
export interface Group {
  readonly player: number;
  readonly line: Entry['line'];
  readonly entries: ReadonlyArray<Entry>;
}

export function groups(entries: ReadonlyArray<Entry>): Group[] {
  const found: Array<{ player: number; line: Entry['line']; entries: Entry[] }> = [];
  for (const entry of entries) {
    const same = found.find((group) => group.player === entry.player && group.line === entry.line);
    if (same) same.entries.push(entry);
    else found.push({ player: entry.player, line: entry.line, entries: [entry] });
  }
  return found;
}

export interface Cell {
  readonly deal: number;
  readonly entry: Entry;
}

export interface Sheet {
  /** Above the line, the newest on top; each row has a cell or null for each player. */
  readonly above: ReadonlyArray<ReadonlyArray<Cell | null>>;
  /** Below the line, in the order of the deals, with a line after each game. */
  readonly below: ReadonlyArray<{ cells: ReadonlyArray<Cell | null>; endsGame: boolean }>;
}

export function sheetOf(scored: ReadonlyArray<Scored>, seats: number): Sheet {
  const columns: Cell[][] = Array.from({ length: seats }, () => []);
  const below: Array<{ cells: Array<Cell | null>; endsGame: boolean }> = [];
  scored.forEach((deal, number) => {
    for (const entry of deal.entries) {
      const cell = { deal: number + 1, entry };
      if (entry.line === 'above') columns[entry.player]?.push(cell);
      if (entry.line === 'below') below.push({ cells: row(seats, cell), endsGame: false });
    }
    const last = below.at(-1);
    if (last && wonGame(scored, number) !== null) last.endsGame = true;
  });
  const height = Math.max(...columns.map((column) => column.length));
  const above = Array.from({ length: height }, (_, up) =>
    columns.map((column) => column[height - 1 - up] ?? null),
  );
  return { above, below };
}

const row = (seats: number, cell: Cell): Array<Cell | null> =>
  Array.from({ length: seats }, (_, seat) => (seat === cell.entry.player ? cell : null));

/** Who won a game by this deal, told from the sheets before and after it. */
export function wonGame(scored: ReadonlyArray<Scored>, number: number): number | null {
  return risen(scored, number, (deal) => deal.sheet.games);
}

/** Who became vulnerable by this deal. */
export function becameVulnerable(scored: ReadonlyArray<Scored>, number: number): number | null {
  return risen(scored, number, (deal) => deal.sheet.vulnerable?.map(Number));
}

function risen(
  scored: ReadonlyArray<Scored>,
  number: number,
  of: (deal: Scored) => ReadonlyArray<number> | undefined,
): number | null {
  const deal = scored[number];
  const now = deal ? of(deal) : undefined;
  const before = number > 0 ? of(scored[number - 1] as Scored) : undefined;
  const found = now?.findIndex((value, seat) => value > (before?.[seat] ?? 0)) ?? -1;
  return found < 0 ? null : found;
}
