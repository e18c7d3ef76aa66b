/** The games in the order of the first page, and how many play each. */
export const GAMES = [
  { name: 'draw-and-discard', seats: 2 },
  { name: 'pick-up', seats: 2 },
  { name: 'plain', seats: 2 },
  { name: 'semi-exposed', seats: 2 },
  { name: 'exposed', seats: 2 },
  { name: 'three-handed', seats: 3 },
  { name: 'bismarck', seats: 3 },
] as const;

export const LEVELS = ['beginner', 'club', 'strong', 'expert'] as const;

/** The game in which each draws cards that the other's choices do not change. */
export const DRAWS = 'draw-and-discard';
