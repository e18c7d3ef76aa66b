/** The view of a running deal, as docs/view.md has it, as far as the page shows it. */

export interface Deal {
  readonly game: string;
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly seats: number;
  readonly seat: number | null;
  readonly dealer: number;
  readonly score: Score;
  readonly phase: Phase | null;
  readonly to_act: number | null;
  readonly hands: ReadonlyArray<Hand>;
  readonly stock: number;
  readonly open_cards: ReadonlyArray<string>;
  readonly discards: ReadonlyArray<number>;
  readonly own_discards: ReadonlyArray<string>;
  readonly dead: ReadonlyArray<string>;
  readonly contract: string | null;
  readonly declarer: number | null;
  readonly tricks: ReadonlyArray<number>;
  readonly needed: ReadonlyArray<number> | null;
  readonly facts: Facts;
  readonly actions: ReadonlyArray<string>;
  readonly events: ReadonlyArray<DealEvent>;
  readonly legal: ReadonlyArray<string>;
  readonly forbidden: Readonly<Record<string, Forbidden>>;
  readonly worth: Readonly<Record<string, Worth>>;
}

export type Phase =
  | 'draw'
  | 'pick-up'
  | 'pick-up-discard'
  | 'auction'
  | 'choose-contract'
  | 'exchange'
  | 'play';

export interface Score {
  readonly totals: ReadonlyArray<number>;
  readonly below?: ReadonlyArray<number>;
  readonly above?: ReadonlyArray<number>;
  readonly part_scores?: ReadonlyArray<number>;
  readonly games?: ReadonlyArray<number>;
  readonly vulnerable?: ReadonlyArray<boolean>;
  readonly used?: ReadonlyArray<ReadonlyArray<string>>;
}

export interface Hand {
  readonly owner: number | null;
  readonly size: number;
  readonly cards: ReadonlyArray<string> | null;
}

/** The facts of all phases; each phase has its own of them. */
export interface Facts {
  readonly turn?: number;
  readonly card?: string | null;
  readonly offered?: boolean;
  readonly taken?: string | null;
  readonly calls?: ReadonlyArray<string>;
  readonly first?: number;
  readonly contract?: string | null;
  readonly bidder?: number | null;
  readonly passes?: number;
  readonly used?: ReadonlyArray<string>;
  readonly left?: number;
  readonly hand?: number;
  readonly order?: ReadonlyArray<number>;
  readonly leader?: number;
  readonly trick?: ReadonlyArray<string>;
  readonly led?: string | null;
  readonly tricks_left?: number;
}

export interface DealEvent {
  readonly kind: string;
  readonly seat: number | null;
  readonly hand: number | null;
  readonly cards: ReadonlyArray<string | null>;
  readonly token: string | null;
}

export interface Forbidden {
  readonly code: string;
  readonly rule: string;
  readonly subject: string | null;
}

export interface Worth {
  readonly needs: number;
  readonly below: number;
  readonly above: number;
  readonly game: boolean;
  readonly down_one: number;
}

/** A finished deal: what was contracted, taken and written down, and why. */
export interface Scored {
  readonly dealer: number;
  readonly result: 'played' | 'passed-out' | 'redeal';
  readonly contract: string | null;
  readonly declarer: number | null;
  readonly target: number | null;
  readonly tricks: ReadonlyArray<number>;
  readonly entries: ReadonlyArray<Entry>;
  readonly sheet: Score;
}

export interface Entry {
  readonly player: number;
  readonly line: 'below' | 'above' | 'score';
  readonly kind: string;
  readonly points: number;
  readonly reason: string;
  readonly steps: ReadonlyArray<number>;
  readonly factor: number;
  readonly doubling: 'undoubled' | 'doubled' | 'redoubled';
  readonly vulnerable: boolean;
}
