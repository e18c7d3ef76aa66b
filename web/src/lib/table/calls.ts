/** The auction as a table: the calls in columns, the one who called first on the left. */
import type { Deal } from '../protocol/deal';

export const STRAINS = ['C', 'D', 'H', 'S', 'NT'] as const;
export const LEVELS = [1, 2, 3, 4, 5, 6, 7] as const;

/** The seats of the columns. */
export function columns(deal: Deal): number[] {
  const first = deal.facts.first ?? deal.events.find(({ kind }) => kind === 'called')?.seat ?? 0;
  return Array.from({ length: deal.seats }, (_, step) => (first + step) % deal.seats);
}

/** The calls of an auction, running or over. */
export function callsOf(deal: Deal): string[] {
  return deal.events.flatMap(({ kind, token }) => (kind === 'called' && token ? [token] : []));
}

/** The calls in rows; a cell that is still to come is null. */
export function rows(calls: readonly string[], seats: number, goesOn: boolean): Array<Array<string | null>> {
  const count = Math.max(1, Math.ceil((calls.length + Number(goesOn)) / seats));
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: seats }, (_, column) => calls[row * seats + column] ?? null),
  );
}

/** Whether any bid of this level, or of this strain, is among the legal calls. */
export const hasLevel = (legal: readonly string[], level: number): boolean =>
  legal.some((call) => call.startsWith(String(level)));
export const hasStrain = (legal: readonly string[], strain: string, level: number | null): boolean =>
  legal.some((call) => /^\d/.test(call) && call.slice(1) === strain && (level === null || call.startsWith(String(level))));

/** The lowest legal bid of a strain. */
export const lowest = (legal: readonly string[], strain: string): number | null => {
  const found = legal.find((call) => /^\d/.test(call) && call.slice(1) === strain);
  return found === undefined ? null : Number(found[0]);
};
