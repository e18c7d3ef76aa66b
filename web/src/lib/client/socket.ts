/**
 * The connection to a table. It opens again by itself, sends again what was not answered, each
 * under its own key, and asks for the view again after a gap.
 */
import { PROTOCOL, type AnyCommand, type FromServer, type Said } from '../protocol/protocol';
import { fold, START, WATCHING, type Happening, type State } from './fold';

/** Closing codes after which opening again would bring nothing. */
const FINAL = new Set([4001, 4002, 4003]);
const FIRST_REST = 250;
const LONGEST_REST = 8_000;

/** A command without its seat, as a screen asks for it. */
export type Asked = AnyCommand extends infer C ? (C extends unknown ? Omit<C, 'seat'> : never) : never;

export interface Table {
  ask(seat: number, command: Asked): void;
  /** Ask what to do on the view of that number. */
  hint(seat: number, seen: number): void;
  say(seat: number, phrase: Said['phrase']): void;
  /** The network is there again: do not wait any longer to connect. */
  wake(): void;
  close(): void;
}

interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: ((closing: { code: number }) => void) | null;
}

export interface World {
  open(): Wire;
  later(work: () => void, milliseconds: number): void;
  key(): string;
}

/** Connect; `tell` hears the state after everything that happens. */
export function connect(world: World, tell: (state: State) => void): Table {
  let state = START;
  let wire: Wire | null = null;
  let rest = FIRST_REST;
  let isOver = false;

  function happened(happening: Happening): void {
    state = fold(state, happening);
    tell(state);
  }

  function send(frame: object): void {
    if (state.link === 'live' || 'v' in frame) wire?.send(JSON.stringify(frame));
  }

  function heard(message: FromServer): void {
    happened(message);
    if (message.t === 'welcome') {
      rest = FIRST_REST;
      for (const { key, command } of state.waiting) send({ t: 'do', key, command });
    }
    if (message.t === 'err' && message.retry && message.key) again(message.key);
    for (const seat of state.gaps) {
      send({ t: 'sync', seat: seat === WATCHING ? null : seat });
      happened({ t: 'synced', seat });
    }
  }

  function again(key: string): void {
    world.later(() => {
      const waiting = state.waiting.find((one) => one.key === key);
      if (waiting) send({ t: 'do', key, command: waiting.command });
    }, 1_000);
  }

  function open(): void {
    if (isOver || (wire !== null && state.link !== 'lost')) return;
    const opened = world.open();
    wire = opened;
    happened({ t: 'opened' });
    opened.onopen = () => send({ t: 'hello', v: PROTOCOL });
    opened.onmessage = ({ data }) => heard(JSON.parse(String(data)) as FromServer);
    opened.onclose = ({ code }) => {
      if (isOver || wire !== opened) return;
      if (FINAL.has(code)) return happened({ t: 'closed', code });
      happened({ t: 'lost' });
      world.later(open, rest);
      rest = Math.min(LONGEST_REST, rest * 2);
    };
  }

  open();
  return {
    ask(seat, asked) {
      const command = { ...asked, seat } as AnyCommand;
      const key = world.key();
      happened({ t: 'asked', key, command });
      send({ t: 'do', key, command });
    },
    hint(seat, seen) {
      const key = world.key();
      happened({ t: 'inquired', key });
      send({ t: 'hint', key, seat, seen });
    },
    say(seat, phrase) {
      send({ t: 'say', key: world.key(), seat, phrase });
    },
    wake() {
      rest = FIRST_REST;
      open();
    },
    close() {
      isOver = true;
      wire?.close();
    },
  };
}

/** The browser as it is. */
export function browser(tableId: string): World {
  const address = new URL(`/api/tables/${tableId}/socket`, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  return {
    open: () => new WebSocket(address) as unknown as Wire,
    later: (work, milliseconds) => void setTimeout(work, milliseconds),
    key: () => crypto.getRandomValues(new Uint32Array(4)).reduce((text, word) => text + word.toString(36), ''),
  };
}
