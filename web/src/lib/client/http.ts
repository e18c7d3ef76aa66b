/** The requests of the page; what is refused is an `Err` that is thrown. */
import type { Err } from '../protocol/protocol';

export interface Held {
  readonly table: string;
  readonly place: number;
  readonly epoch: number;
  readonly code: string;
}

export interface Link {
  readonly seat: number | null;
  readonly link: string;
  readonly epoch: number;
}

export interface Made {
  readonly host: Held;
  readonly links: ReadonlyArray<Link>;
}

export interface Own {
  readonly table: string;
  readonly places: ReadonlyArray<number>;
  readonly game: string;
  readonly players: ReadonlyArray<string>;
  readonly names: ReadonlyArray<string>;
  readonly totals: ReadonlyArray<number>;
  readonly match: number;
  readonly deal: number;
  readonly to_act: number | null;
  readonly paused: boolean;
  readonly winners: ReadonlyArray<number> | null;
}

interface Sitting {
  readonly seats: ReadonlyArray<string>;
  readonly stand_in?: string;
  readonly take_back?: boolean;
  readonly hints?: boolean;
  readonly draw_ahead?: boolean;
}

export type Terms = Sitting & { readonly game: string };
export type Import = Sitting & { readonly record: object };

export class Refusal extends Error {
  constructor(readonly told: Err) {
    super(told.code);
  }
}

export const create = (terms: Terms): Promise<Made> => post('/api/tables', terms);
export const importMatch = (wanted: Import): Promise<Made> => post('/api/tables/import', wanted);
export const claim = (token: string): Promise<Held> => post('/api/seats/claim', { token });
export const ownTables = (): Promise<ReadonlyArray<Own>> => answer(fetch('/api/tables'));
export const forget = (table: string): Promise<object> => post(`/api/tables/${table}/forget`, {});
export const watchingLink = (table: string): Promise<Link> => post(`/api/tables/${table}/watching/link`, {});
export const nobodyWatches = (table: string): Promise<object> => post(`/api/tables/${table}/watching/revoke`, {});

/** A finished match; `isWhole` with all its cards, which is refused where some were not shown. */
export const record = (table: string, match: number, isWhole: boolean): Promise<object> =>
  answer(fetch(`/api/tables/${table}/matches/${match}/${isWhole ? 'whole-record' : 'record'}`));

/** The code of what was refused, or that there was no answer. */
export const codeOf = (wrong: unknown): string => (wrong instanceof Refusal ? wrong.told.code : 'network');

/** The secret of a link stands behind its #, which no browser sends. */
export const tokenOf = (link: string): string => link.slice(link.indexOf('#') + 1);

function post<T>(path: string, body: object): Promise<T> {
  return answer(
    fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
}

async function answer<T>(asked: Promise<Response>): Promise<T> {
  const response = await asked;
  const told: unknown = await response.json();
  if (!response.ok) throw new Refusal(told as Err);
  return told as T;
}
