/** The drawings of cards and icons as SVG paths: nothing depends on a font. */

export const SUITS = ['S', 'H', 'C', 'D'] as const;
export type Suit = (typeof SUITS)[number];

/** In a box of 32 × 32. */
export const SUIT_PATHS: Readonly<Record<string, string>> = {
  S: 'M16 2C18.4 6.4 28.8 12.2 28.8 19.4c0 4-2.9 6.4-6.3 6.4-2 0-3.7-.9-4.9-2.5.3 2.9 1.5 5 4 6.7H10.4c2.5-1.7 3.7-3.8 4-6.7-1.2 1.6-2.9 2.5-4.9 2.5-3.4 0-6.3-2.4-6.3-6.4C3.2 12.2 13.6 6.4 16 2Z',
  H: 'M16 29.2C13 25.3 3 19.4 3 11.1 3 6.6 6.3 3.4 10.2 3.4c2.6 0 4.8 1.5 5.8 4 1-2.5 3.2-4 5.8-4 3.9 0 7.2 3.2 7.2 7.7 0 8.3-10 14.2-13 18.1Z',
  D: 'M16 1.2c2.8 5.3 7 10.6 11.8 14.8C23 20.2 18.8 25.5 16 30.8 13.2 25.5 9 20.2 4.2 16 9 11.8 13.2 6.5 16 1.2Z',
  C: 'M16 2a6.3 6.3 0 0 1 5.1 10 6.4 6.4 0 1 1-3.5 10.9c.2 3.2 1.4 5.4 4 7.1H10.4c2.6-1.7 3.8-3.9 4-7.1A6.4 6.4 0 1 1 10.9 12 6.3 6.3 0 0 1 16 2Z',
};

/** The centre line of each rank, 24 high, and how far it moves to stand in the middle of 28. */
const RANKS: Readonly<Record<string, readonly [width: number, path: string]>> = {
  A: [21, 'M1.5 24.2 10.5 4.2l9 20M5 16.9h11'],
  K: [18.5, 'M2.2 0v24M16.6.8 3 14.2M7.9 9.6 17 24'],
  Q: [23, 'M11 1.7c5.3 0 9.3 4.4 9.3 10.3S16.3 22.3 11 22.3 1.7 17.9 1.7 12 5.7 1.7 11 1.7ZM12.8 14.7l8 9'],
  J: [12.5, 'M10.5 0v16.9c0 3.3-1.9 5.4-4.6 5.4-2.4 0-4-1.5-4.4-4'],
  R: [18.5, 'M2.2 24V1.7h7.5a5.8 5.8 0 0 1 0 11.6H2.2M9.2 13.3 16.9 24'],
  D: [20.5, 'M2.2 1.7h6a10.3 10.3 0 0 1 0 20.6h-6Z'],
  V: [21, 'M1.5 0 10.5 19.6 19.5 0'],
  F: [15.5, 'M2.2 24V1.7h13M2.2 11.9h10.5'],
  T: [25.5, 'M.7 6.2 5.3 2.8V24M18 1.7c3.5 0 5.8 4 5.8 10.3S21.5 22.3 18 22.3 12.2 18.3 12.2 12 14.5 1.7 18 1.7Z'],
  9: [16.4, 'M4.2 23.7 13.25 11.8M8.2 1.7a6.3 6.3 0 1 1 0 12.6 6.3 6.3 0 0 1 0-12.6Z'],
  8: [16, 'M8 1.7a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6ZM8 11.3a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11Z'],
  7: [16, 'M.8 1.7H14L5.2 24'],
  6: [16.4, 'M12.2.3 3.15 12.2M8.2 9.7a6.3 6.3 0 1 1 0 12.6 6.3 6.3 0 0 1 0-12.6Z'],
  5: [15.5, 'M14 1.7H4.6l-1 9.8A6.3 6.3 0 1 1 2 18.15'],
  4: [18, 'M12.9 24V4L3.2 17.2H17.6'],
  3: [15, 'M3.1 5a5 5 0 1 1 4.7 6.7H6.4 7.8a5.3 5.3 0 1 1-4.98 7.11'],
  2: [16, 'M2 8.4a6 6.2 0 0 1 12-.4c0 2.6-1.3 4.4-3.6 6.9L3.8 22.3H15.2'],
};

export const rankPath = (rank: string): string => RANKS[rank]?.[1] ?? '';
export const rankShift = (rank: string): number => (28 - (RANKS[rank]?.[0] ?? 28)) / 2;

/** Where the pips of a numbered card lie, in a card of 96 × 134, and how large they are. */
export interface Pips {
  readonly size: number;
  readonly places: ReadonlyArray<readonly [x: number, y: number]>;
}

const [LEFT, RIGHT, MIDDLE] = [39, 57, 48];
const both = (ys: readonly number[], xs = [LEFT, RIGHT]): Array<readonly [number, number]> =>
  ys.flatMap((y) => xs.map((x) => [x, y] as const));
const SIX = both([32, 67, 102]);
const NINE_ROWS = [26, 53.3, 80.7, 108];

export const PIPS: Readonly<Record<string, Pips>> = {
  2: { size: 16, places: both([30, 104], [MIDDLE]) },
  3: { size: 16, places: both([30, 67, 104], [MIDDLE]) },
  4: { size: 16, places: both([32, 102]) },
  5: { size: 16, places: [...both([32, 102]), [MIDDLE, 67]] },
  6: { size: 16, places: SIX },
  7: { size: 14.5, places: [...SIX, [MIDDLE, 49.5]] },
  8: { size: 14.5, places: [...SIX, [MIDDLE, 49.5], [MIDDLE, 84.5]] },
  9: { size: 14.5, places: [...both(NINE_ROWS), [MIDDLE, 67]] },
  T: { size: 13, places: [...both(NINE_ROWS, [41, 55.5]), [MIDDLE, 39.6], [MIDDLE, 94.4]] },
};

/** 24 × 24, drawn as lines of 2. */
export const ICONS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  back: 'M15 5l-7 7 7 7',
  down: 'M6 9l6 6 6-6',
  set: 'M4 7h9M19 7h1M4 17h1M11 17h9M13.4 7a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 1 0-5.2 0M5.4 17a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 1 0-5.2 0',
  trick: 'M6 5h6a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM17 6.5l3 .8-2.6 11',
  undo: 'M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9',
  claim: 'M6 21V4M6 5h11l-2.5 4L17 13H6',
  sheet: 'M5 4h14v16H5zM12 4v16M5 13h14',
  keep: 'M12 4v10M8 10.5l4 4 4-4M5 20h14',
  reject: 'M4 12h10M10.5 8l4 4-4 4M20 5v14',
  share: 'M12 15V4M8 8l4-4 4 4M5 13v7h14v-7',
  home: 'M4 11l8-7 8 7M6 9.5V20h12V9.5',
  question: 'M8.5 9a3.6 3.6 0 1 1 5 3.3c-1 .5-1.5 1.2-1.5 2.7M12 19h.01',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  close: 'M6 6l12 12M18 6L6 18',
} as const;
export type IconName = keyof typeof ICONS;
