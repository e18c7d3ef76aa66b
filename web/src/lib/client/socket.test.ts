import { describe, expect, it } from 'vitest';
import { messages } from '../recorded';
import { START, type State } from './fold';
import { connect, type World } from './socket';

/** A network without a network: the wires that were opened, and what waits for its time. */
function network() {
  const wires: Array<{ sent: unknown[]; heard(message: object): void; closed(code: number): void; opened(): void }> = [];
  const later: Array<{ work: () => void; milliseconds: number }> = [];
  let keys = 0;
  const world: World = {
    open() {
      const sent: unknown[] = [];
      const wire = {
        onopen: null as (() => void) | null,
        onmessage: null as ((message: { data: unknown }) => void) | null,
        onclose: null as ((closing: { code: number }) => void) | null,
        send: (text: string) => void sent.push(JSON.parse(text)),
        close: () => undefined,
      };
      wires.push({
        sent,
        opened: () => wire.onopen?.(),
        heard: (message) => wire.onmessage?.({ data: JSON.stringify(message) }),
        closed: (code) => wire.onclose?.({ code }),
      });
      return wire;
    },
    later: (work, milliseconds) => void later.push({ work, milliseconds }),
    key: () => `key${keys++}`,
  };
  let state: State = START;
  const table = connect(world, (now) => (state = now));
  const wire = (place: number) => {
    const found = wires[place];
    if (!found) throw new Error('not opened');
    return found;
  };
  return { table, wire, later, state: () => state };
}
const WELCOME = { t: 'welcome', v: 1, seats: [0] };

describe('the socket', () => {
  it('says hello first, and what it was asked to do only when it is welcome', () => {
    const { table, wire } = network();
    table.ask(0, { command: 'next' });
    wire(0).opened();
    expect(wire(0).sent).toEqual([{ t: 'hello', v: 1 }]);
    wire(0).heard(WELCOME);
    expect(wire(0).sent[1]).toEqual({ t: 'do', key: 'key0', command: { command: 'next', seat: 0 } });
  });

  it('sends again under the same key what was not answered', () => {
    const { table, wire, later } = network();
    wire(0).opened();
    wire(0).heard(WELCOME);
    table.ask(0, { command: 'next' });
    wire(0).closed(1006);
    later.at(-1)?.work();
    wire(1).opened();
    wire(1).heard(WELCOME);
    expect(wire(1).sent[1]).toEqual(wire(0).sent[1]);
    wire(1).heard({ t: 'ack', key: 'key0', n: 3 });
    wire(1).closed(1006);
    later.at(-1)?.work();
    wire(2).opened();
    wire(2).heard(WELCOME);
    expect(wire(2).sent).toHaveLength(1);
  });

  it('waits longer before each new try, and begins anew once it was welcome', () => {
    const { wire, later } = network();
    for (const place of [0, 1, 2]) {
      wire(place).closed(1006);
      later.at(-1)?.work();
    }
    expect(later.map(({ milliseconds }) => milliseconds)).toEqual([250, 500, 1000]);
    wire(3).opened();
    wire(3).heard(WELCOME);
    wire(3).closed(1012);
    expect(later.at(-1)?.milliseconds).toBe(250);
  });

  it('opens nothing again where the seat has changed hands', () => {
    const { wire, later, state } = network();
    wire(0).closed(4003);
    expect(later).toEqual([]);
    expect(state()).toMatchObject({ link: 'closed', closed: 4003 });
  });

  it('asks once for the view after a gap', () => {
    const { wire } = network();
    const [view] = messages('draw-and-discard');
    wire(0).opened();
    wire(0).heard(WELCOME);
    wire(0).heard({ ...view, n: 1 });
    wire(0).heard({ ...view, n: 5 });
    wire(0).heard({ ...view, n: 6 });
    expect(wire(0).sent.slice(1)).toEqual([{ t: 'sync', seat: 0 }]);
  });
});
