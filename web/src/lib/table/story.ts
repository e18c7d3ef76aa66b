/** What has happened in a deal, told in words: a line for each event that this seat saw. */
import type { DealEvent } from '../protocol/deal';
import { callText, cardWords, contractText } from '../texts/texts';
import { handName, who, you, type Play } from './play';
import { cardsWords, inWords } from './words';

/** The lines of an event; none where the next line says it as well, or there is nothing to say. */
export function tell(play: Play, number: number): string[] {
  const event = play.deal.events[number];
  const teller = event ? TELLERS[event.kind] : undefined;
  return event && teller ? teller(play, event, number) : [];
}

type Teller = (play: Play, event: DealEvent, number: number) => string[];

const card = (play: Play, one: string | null | undefined): string =>
  one ? cardWords(play.texts, one) : play.texts('web-face-down');

function twoCards(key: string): Teller {
  return (play, event) => {
    const [first, other] = event.cards;
    return [play.texts(key, { ...who(play, event.seat), card: card(play, first), other: card(play, other) })];
  };
}

/** Something done with one card; it has a sentence of its own where the card was not seen. */
function oneCard(key: string): Teller {
  return (play, event) => {
    const [seen] = event.cards;
    const args = { ...who(play, event.seat), card: card(play, seen) };
    return [play.texts(seen ? key : `${key}-unseen`, args)];
  };
}

function called(play: Play, event: DealEvent): string[] {
  const call = inWords(play.texts, callText(play.texts, event.token ?? 'pass'), 'bids');
  return [play.texts('play-called', { ...who(play, event.seat), call })];
}

function contracted(play: Play, event: DealEvent): string[] {
  const { contract, declarer, needed } = play.deal;
  const seat = event.seat ?? declarer ?? 0;
  const named = contract ?? event.token;
  if (!named) return [];
  const args = { ...who(play, seat), contract: inWords(play.texts, contractText(play.texts, named), 'bids') };
  const isQuota = !/^[1-7]/.test(named);
  if (isQuota) return [play.texts('play-chosen', args)];
  return [play.texts('play-contract', { ...args, tricks: needed?.[seat] ?? Number(named[0]) + 6 })];
}

function tookStock(play: Play, event: DealEvent): string[] {
  const args = { ...who(play, event.seat), count: event.cards.length };
  if (event.cards.includes(null)) return [play.texts('play-took-stock-unseen', args)];
  return [play.texts('play-took-stock', { ...args, cards: cardsWords(play.texts, event.cards) })];
}

const played: Teller = (play, event) =>
  event.seat === play.seat && event.hand === play.seat
    ? []
    : [play.texts('aid-played', { name: handOf(play, event.hand), card: card(play, event.cards[0]) })];

const handOf = (play: Play, hand: number | null): string => {
  const owner = play.deal.hands[hand ?? 0]?.owner ?? hand ?? 0;
  return (hand ?? 0) < play.deal.seats ? you(play, owner) : handName(play, hand ?? 0);
};

function trick(play: Play, event: DealEvent, number: number): string[] {
  const { texts, deal } = play;
  const before = deal.events.slice(0, number);
  const cards = before
    .filter(({ kind }) => kind === 'played')
    .slice(-event.cards.length)
    .map((one) => texts('aid-card-of', { name: handOf(play, one.hand), card: card(play, one.cards[0]) }))
    .join('; ');
  const ended = [...before, event].filter(({ kind }) => kind === 'trick');
  const score = Array.from({ length: deal.seats }, (_, seat) => {
    const count = ended.filter((one) => (deal.hands[one.hand ?? 0]?.owner ?? one.hand) === seat).length;
    return texts('aid-tally', { name: you(play, seat), count });
  }).join(', ');
  const owner = deal.hands[event.hand ?? 0]?.owner ?? event.hand ?? 0;
  const key = owner === play.seat ? 'aid-trick-you' : 'aid-trick-name';
  return [texts(key, { name: play.names[owner] ?? '', number: ended.length, cards, score })];
}

const TELLERS: Readonly<Record<string, Teller>> = {
  opened: (play, event) => [play.texts('play-opened', { cards: cardsWords(play.texts, event.cards) })],
  kept: twoCards('play-kept'),
  rejected: twoCards('play-rejected'),
  took: oneCard('play-took'),
  refused: oneCard('play-refused'),
  died: (play, event) => [play.texts('play-died', { card: card(play, event.cards[0]) })],
  discarded: oneCard('play-discarded'),
  called,
  'passed-out': (play) => [play.texts('deal-passed-out')],
  contract: contracted,
  'took-stock': tookStock,
  played,
  trick,
  redeal: (play, event) => [play.texts('play-redealt', { ...who(play, event.seat), card: card(play, event.cards[0]) })],
};
