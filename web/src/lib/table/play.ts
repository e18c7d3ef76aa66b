/** What every part of a table's screen is given: the newest view, and how to ask for something. */
import type { Asked } from '../client/socket';
import type { Deal } from '../protocol/deal';
import type { PlaceView, TableView } from '../protocol/protocol';
import type { Talk } from './talk';
import type { Texts } from '../texts/texts';

export interface Play {
  readonly texts: Texts;
  readonly view: TableView;
  readonly deal: Deal;
  readonly seat: number;
  /** The seats of this device: none for who watches, several where it is passed on. */
  readonly held: readonly number[];
  /** The seats for which somebody is connected, as far as it is known. */
  readonly here?: readonly number[] | null;
  readonly names: readonly string[];
  /** Whether this seat may act now: it is its turn, and nothing that it sent is under way. */
  readonly isMine: boolean;
  readonly act: (token: string) => void;
  readonly ask: (command: Asked) => void;
  /** Hints, phrases, and a card that is not sent yet; where there is a connection. */
  readonly talk?: Talk;
  /** Say something in the place of the sentence; nothing takes it away again. */
  readonly tell?: (text: string) => void;
  /** Open the command box. */
  readonly command?: () => void;
}

const PERSON = 'person';
/** Letters of a name that stand under a card. */
const LONGEST = 12;
const COMPUTERS = ['Ana', 'Bea', 'Carl'];

/** What the players are called, this seat's own person as others call them. */
export function namesOf(places: ReadonlyArray<Pick<PlaceView, 'player' | 'name'>>, texts: Texts): string[] {
  let computers = 0;
  return places.map((place, seat) => {
    if (place.player !== PERSON) return COMPUTERS[computers++] ?? place.player;
    return short(place.name) || texts('seat-name', { number: seat + 1 });
  });
}

/** As much of a name as there is room for beside the cards: whole words where one fits. */
export function short(name: string): string {
  if (name.length <= LONGEST) return name;
  const whole = name.slice(0, LONGEST + 1).split(/[\s-]+/).slice(0, -1).join(' ');
  return whole || `${name.slice(0, LONGEST - 1)}…`;
}

export const isComputer = (place: PlaceView): boolean => place.player !== PERSON;

/** The other seats in the order of play, the next one first. */
export function others(seats: number, seat: number): number[] {
  return Array.from({ length: seats - 1 }, (_, step) => (seat + 1 + step) % seats);
}

/** `you` or the name, as the sentences with two forms want it. */
export function who(play: Play, seat: number | null): { who: string; name: string } {
  return seat === play.seat
    ? { who: 'you', name: play.texts('you') }
    : { who: 'other', name: play.names[seat ?? 0] ?? '' };
}

/** What a list of players needs to know of a table. */
export type Named = Pick<Play, 'texts' | 'seat' | 'names'>;

export const you = (play: Named, seat: number): string =>
  seat === play.seat ? play.texts('you') : (play.names[seat] ?? '');

/** The other persons who sit here, and of whom nobody is connected. */
export function away({ view, held, here }: Play): number[] {
  if (!here) return [];
  const isAway = ({ player, taken, stand_in: standIn }: PlaceView, seat: number): boolean =>
    player === PERSON && taken && !standIn && !held.includes(seat) && !here.includes(seat);
  return view.places.flatMap((place, seat) => (isAway(place, seat) ? [seat] : []));
}

/** What a hand is called: a seat's own, or a dummy by who plays it. */
export function handName(play: Play, hand: number): string {
  const { deal, texts, seat } = play;
  const owner = deal.hands[hand]?.owner ?? null;
  const isDummy = hand >= deal.seats;
  if (owner === null) return texts('dummy');
  if (owner === seat) return texts(isDummy ? 'web-your-dummy' : 'web-your-hand');
  return texts(isDummy ? 'web-dummy-of' : 'web-hand-of', { name: play.names[owner] ?? '' });
}

/** The cards of this seat's own hand. */
export const ownCards = (play: Play): readonly string[] =>
  play.deal.hands[play.seat]?.cards ?? [];
