/**
 * What the page knows of a table, made of the messages alone: `fold` takes the state and one thing
 * that happened, and gives the state after it. It has no clock, no network and no rule of a game.
 */
import type { Advice, AnyCommand, Err, FromServer, Said, TableView } from '../protocol/protocol';

/** A view is kept by its seat; who watches has this number. */
export const WATCHING = -1;

export interface Waiting {
  readonly key: string;
  readonly command: AnyCommand;
}

export interface State {
  readonly link: 'opening' | 'live' | 'lost' | 'closed';
  /** Why a closed connection is not opened again. */
  readonly closed: number | null;
  readonly seats: ReadonlyArray<number>;
  readonly views: Readonly<Record<number, TableView>>;
  /** Commands that nothing was heard of yet, in the order in which they were sent. */
  readonly waiting: ReadonlyArray<Waiting>;
  /** The last refusal, until something else is done. */
  readonly refused: Err | null;
  /** The hint that nothing was heard of yet, by its key; and the last one that came. */
  readonly thinking: string | null;
  readonly advice: Advice | null;
  /** The seats for which somebody is connected; null until it is told. */
  readonly here: ReadonlyArray<number> | null;
  /** What was said last at the table; each time a new object. */
  readonly said: Said | null;
  /** Seats of which a view is missing: their newest view is to be asked for. */
  readonly gaps: ReadonlyArray<number>;
  /** Seats whose next view may have any number, since the connection is new. */
  readonly anew: ReadonlyArray<number>;
}

export type Happening =
  | FromServer
  | { readonly t: 'opened' }
  | { readonly t: 'lost' }
  | { readonly t: 'closed'; readonly code: number }
  | { readonly t: 'asked'; readonly key: string; readonly command: AnyCommand }
  | { readonly t: 'inquired'; readonly key: string }
  | { readonly t: 'synced'; readonly seat: number };

export const START: State = {
  link: 'opening',
  closed: null,
  seats: [],
  views: {},
  waiting: [],
  refused: null,
  thinking: null,
  advice: null,
  here: null,
  said: null,
  gaps: [],
  anew: [],
};

export function fold(state: State, happening: Happening): State {
  switch (happening.t) {
    case 'opened':
      return { ...state, link: 'opening', gaps: [] };
    case 'lost':
      return { ...state, link: 'lost', thinking: null };
    case 'closed':
      return { ...state, link: 'closed', closed: happening.code };
    case 'welcome':
      return welcomed(state, happening.seats);
    case 'view':
      return withView(state, happening);
    case 'asked':
      return { ...state, waiting: [...state.waiting, happening], refused: null };
    case 'ack':
      return { ...state, waiting: without(state.waiting, happening.key) };
    case 'err':
      return refused(state, happening);
    case 'inquired':
      return { ...state, thinking: happening.key, advice: null, refused: null };
    case 'advice':
      return happening.key === state.thinking ? { ...state, thinking: null, advice: happening } : state;
    case 'here':
      return { ...state, here: happening.seats };
    case 'said':
      return { ...state, said: { ...happening } };
    case 'synced':
      return { ...state, gaps: state.gaps.filter((seat) => seat !== happening.seat) };
    default:
      return state;
  }
}

function welcomed(state: State, seats: ReadonlyArray<number>): State {
  return { ...state, link: 'live', seats, anew: [WATCHING, ...seats] };
}

function withView(state: State, view: TableView): State {
  const seat = view.seat ?? WATCHING;
  const known = state.views[seat];
  // A view is always whole, so an older one has nothing to tell.
  if (known && view.n < known.n) return state;
  const isGap = known !== undefined && view.n > known.n + 1 && !state.anew.includes(seat);
  const others = state.gaps.filter((gap) => gap !== seat);
  return {
    ...state,
    views: { ...state.views, [seat]: view },
    gaps: isGap ? [...others, seat] : others,
    anew: state.anew.filter((one) => one !== seat),
  };
}

/** What may be accepted later waits on; the rest is told once and done with. */
function refused(state: State, err: Err): State {
  const waits = err.retry && err.key !== null && err.code !== 'stale';
  return {
    ...state,
    refused: err,
    thinking: err.key === state.thinking ? null : state.thinking,
    waiting: waits || err.key === null ? state.waiting : without(state.waiting, err.key),
  };
}

function without(waiting: ReadonlyArray<Waiting>, key: string): ReadonlyArray<Waiting> {
  return waiting.filter((one) => one.key !== key);
}

/** Whether this seat has asked for something that nothing was heard of yet. */
export function isWaiting(state: State, seat: number): boolean {
  return state.waiting.some((one) => one.command.seat === seat);
}
