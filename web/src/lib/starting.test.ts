import { describe, expect, it } from 'vitest';
import { personsHere, termsOf } from './starting';

const CHOSEN = { opponent: 'device', level: 'club', persons: 2, strictTurns: false };

describe('setting a table up', () => {
  it('seats the persons of one device first, and computers after them', () => {
    expect(termsOf(CHOSEN, 2).seats).toEqual(['person', 'person']);
    expect(termsOf(CHOSEN, 3).seats).toEqual(['person', 'person', 'club']);
    expect(termsOf({ ...CHOSEN, persons: 3 }, 3).seats).toEqual(['person', 'person', 'person']);
    expect(personsHere({ ...CHOSEN, persons: 3 }, 2)).toBe(2);
  });

  it('seats one person here where the others are computers, or come by link', () => {
    expect(termsOf({ ...CHOSEN, opponent: 'computer' }, 3).seats).toEqual(['person', 'club', 'club']);
    expect(termsOf({ ...CHOSEN, opponent: 'friend' }, 3).seats).toEqual(['person', 'person', 'person']);
    expect(personsHere({ ...CHOSEN, opponent: 'friend' }, 3)).toBe(1);
  });

  it('gives hints where nobody else plays', () => {
    expect(termsOf({ ...CHOSEN, opponent: 'computer' }, 3).hints).toBe(true);
    for (const opponent of ['device', 'friend']) expect(termsOf({ ...CHOSEN, opponent }, 2).hints).toBe(false);
  });

  it('draws in strict turns only where persons have chosen to', () => {
    const strict = { ...CHOSEN, strictTurns: true };
    expect(termsOf(CHOSEN, 2).draw_ahead).toBe(true);
    expect(termsOf(strict, 2).draw_ahead).toBe(false);
    expect(termsOf({ ...strict, opponent: 'computer' }, 2).draw_ahead).toBe(true);
  });
});
