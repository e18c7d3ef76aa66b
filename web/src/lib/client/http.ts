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
  readonly names: ReadonlyArray<string>;
  readonly match: number;
  readonly deal: number;
  readonly to_act: number | null;
  readonly paused: boolean;
  readonly winners: ReadonlyArray<number> | null;
}

export interface Terms {
  readonly game: string;
  readonly seats: ReadonlyArray<string>;
  readonly stand_in?: string;
  readonly take_back?: boolean;
  readonly hints?: boolean;
  readonly draw_ahead?: boolean;
}

export class Refusal extends Error {
  constructor(readonly told: Err) {
    super(told.code);
  }
}

export const create = (terms: Terms): Promise<Made> => post('/api/tables', terms);
export const claim = (token: string): Promise<Held> => post('/api/seats/claim', { token });
export const ownTables = (): Promise<ReadonlyArray<Own>> => answer(fetch('/api/tables'));

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
