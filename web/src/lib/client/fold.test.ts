import { describe, expect, it } from 'vitest';
import { messages } from '../recorded';
import { fold, isWaiting, START, type Happening, type State } from './fold';

const told = (...happenings: Happening[]): State => happenings.reduce(fold, START);
const WELCOME = { t: 'welcome', v: 1, seats: [0] } as const;
const KEEP = { command: 'act', seat: 0, action: 'keep', seen: 1 } as const;
const err = (code: string, key: string | null, retry = false) =>
  ({ t: 'err', code, key, reason: null, rule: null, retry }) as const;

describe('fold', () => {
  it('keeps the newest view of each seat', () => {
    const views = messages('draw-and-discard');
    const state = told(WELCOME, ...views);
    expect(state.views[0]).toBe(views.at(-1));
    expect(state.link).toBe('live');
  });

  it('passes over a view that is older than the one it has', () => {
    const [first, second] = messages('draw-and-discard');
    if (!first || !second) throw new Error('no messages');
    expect(told(WELCOME, second, first).views[0]).toBe(second);
  });

  it('keeps who is here until it hears otherwise', () => {
    expect(told(WELCOME).here).toBeNull();
    expect(told(WELCOME, { t: 'here', seats: [0, 1] }, { t: 'here', seats: [0] }, { t: 'lost' }).here).toEqual([0]);
  });

  it('marks a gap once it has seen a view, and not after a new connection', () => {
    const [view] = messages('draw-and-discard');
    if (!view) throw new Error('no messages');
    const jump = { ...view, n: view.n + 2 };
    expect(told(WELCOME, view, { ...view, n: view.n + 1 }).gaps).toEqual([]);
    expect(told(WELCOME, view, jump).gaps).toEqual([0]);
    expect(told(WELCOME, view, jump, { t: 'synced', seat: 0 }).gaps).toEqual([]);
    expect(told(WELCOME, view, { t: 'lost' }, { t: 'opened' }, WELCOME, jump).gaps).toEqual([]);
  });

  it('waits for a command until it is answered, across a lost connection', () => {
    const asked = told(WELCOME, { t: 'asked', key: 'a', command: KEEP }, { t: 'lost' }, WELCOME);
    expect(isWaiting(asked, 0)).toBe(true);
    expect(isWaiting(asked, 1)).toBe(false);
    expect(isWaiting(fold(asked, { t: 'ack', key: 'a', n: 2 }), 0)).toBe(false);
  });

  it('tells a refusal once and drops its command, but waits on what may be accepted later', () => {
    const asked = told(WELCOME, { t: 'asked', key: 'a', command: KEEP });
    const refused = fold(asked, err('illegal', 'a'));
    expect(refused.waiting).toEqual([]);
    expect(refused.refused?.code).toBe('illegal');
    expect(fold(asked, err('rate-limited', 'a', true)).waiting).toHaveLength(1);
    expect(fold(asked, err('stale', 'a', true)).waiting).toEqual([]);
  });

  it('does not know, and does not mind, a message of a later protocol', () => {
    expect(fold(START, { t: 'novelty' } as unknown as Happening)).toEqual(START);
  });
});
