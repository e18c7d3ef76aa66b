/** The colours of the suits: contrast on the cards, and apart for those who see few colours. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Rgb = [number, number, number];
const SUITS = ['s', 'h', 'd', 'c'] as const;
const CONTRAST = 4.5;
const APART = 20;

/** Machado 2009, severity 1: what is left of linear red, green and blue. */
const SIGHT: Readonly<Record<string, readonly Rgb[]>> = {
  normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

const css = readFileSync('src/styles/tokens.css', 'utf8');
const block = (selector: string): Record<string, string> => {
  const body = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return Object.fromEntries([...body.matchAll(/--([\w-]+): (#[0-9A-Fa-f]{6})/g)].map(([, name, hex]) => [name, hex]));
};
const light = block(':root');
const dark = { ...light, ...block('[data-theme="dark"]') };

const linear = (hex: string): Rgb =>
  [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
const luminance = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(linear(one)), luminance(linear(other))].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}
const seen = (hex: string, sight: string): Rgb => {
  const [r, g, b] = linear(hex);
  return (SIGHT[sight] ?? []).map((row) => Math.min(1, Math.max(0, row[0] * r + row[1] * g + row[2] * b))) as Rgb;
};
function lab([r, g, b]: Rgb): Rgb {
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27) * (t / 116) + 16 / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
const distance = (one: string, other: string, sight: string): number =>
  Math.hypot(...lab(seen(one, sight)).map((part, at) => part - (lab(seen(other, sight))[at] ?? 0)));

describe.each([['light', light], ['dark', dark]] as const)('the suits on %s cards', (_, colours) => {
  it.each([['', 'face'], ['-dim', 'face-dim']])('stand out from the face%s', (dim, face) => {
    for (const suit of SUITS) expect(contrast(colours[suit + dim] ?? '', colours[face] ?? ''), suit + dim).toBeGreaterThanOrEqual(CONTRAST);
  });
});

describe.each(Object.keys(SIGHT))('for %s eyes', (sight) => {
  it.each(['', '-dim'])('no two suits%s are alike', (dim) => {
    for (const [place, one] of SUITS.entries()) {
      for (const other of SUITS.slice(place + 1)) {
        const apart = distance(light[one + dim] ?? '', light[other + dim] ?? '', sight);
        expect(apart, `${one}${dim} ${other}${dim}`).toBeGreaterThanOrEqual(APART);
      }
    }
  });
});

it('would find colours that merge: the red and orange of bidding boxes', () => {
  expect(distance('#C1121F', '#B45309', 'deutan')).toBeLessThan(APART);
});
