/** What the command box answers: what can be seen, in words; nothing that is not in the view. */
import { isCard, suitOf } from '../cards/order';
import { cardWords, contractText, type Texts } from '../texts/texts';
import { handName, ownCards, you, type Play } from './play';
import { sentence } from './sentence';
import { lastTrick, running } from './trick';
import { suitNamed, VERBS, type Verb } from './typing';
import { handWords, inWords } from './words';

/** The answer to a word that only asks; null where it has something done. */
export function answer(play: Play, verb: Verb, rest: string): string | null {
  return ANSWERS[verb]?.(play, rest) ?? null;
}

/** What the sentence over the table says, in words. */
export function turnWords(play: Play): string {
  const { label, text, small = '' } = sentence(play);
  const words = `${spokenFollow(play) ?? text} ${small}`.trim();
  const told = inWords(play.texts, words, play.deal.phase === 'auction' ? 'bids' : 'cards');
  return label === null ? told : `${label}. ${told}`;
}

/** Which cards follow, by name. */
function spokenFollow(play: Play): string | null {
  const { deal, texts } = play;
  const { led, trick = [] } = deal.facts;
  const cards = deal.legal.filter(isCard);
  if (deal.phase !== 'play' || !led || trick.length === 0 || cards.length === 0) return null;
  const suit = texts(`suit-${led}`);
  if (!cards.every((card) => suitOf(card) === led)) return texts('aid-void', { suit });
  const names = cards.map((card) => texts(`rank-${card[1]}`));
  return texts('aid-follow', { suit, cards: new Intl.ListFormat(texts.language, { type: 'disjunction' }).format(names) });
}

type Answer = (play: Play, rest: string) => string;

const ANSWERS: Readonly<Partial<Record<Verb, Answer>>> = {
  hand: (play, rest) => {
    const cards = play.view.ahead?.hand ?? ownCards(play);
    const suit = rest ? suitNamed(rest, play.texts) : null;
    const shown = suit ? cards.filter((card) => suitOf(card) === suit) : cards;
    return handWords(play.texts, shown) || play.texts('web-none-yet');
  },
  dummy: (play) => {
    const dummies = play.deal.hands.flatMap((hand, number) =>
      number >= play.deal.seats && hand.cards ? [`${handName(play, number)}: ${handWords(play.texts, hand.cards)}`] : [],
    );
    return dummies.join('. ') || play.texts('play-no-dummy');
  },
  table: (play) => {
    const there = (running(play.deal)?.places ?? []).filter(({ card }) => card !== null);
    const list = there.map((place) => played(play, place.hand, place.card)).join('; ');
    return list ? play.texts('play-table', { list }) : play.texts('play-table-empty');
  },
  last: (play) => {
    const last = lastTrick(play.deal);
    return last ? last.places.map(({ hand, card }) => played(play, hand, card)).join('; ') : play.texts('play-no-last');
  },
  tricks: (play) =>
    play.deal.phase === 'play'
      ? play.deal.tricks.map((count, seat) => play.texts('aid-tally', { name: you(play, seat), count })).join(', ')
      : play.texts('play-no-tricks'),
  contract: (play) => {
    const { contract, declarer } = play.deal;
    if (contract === null) return play.texts('play-no-contract');
    const args = { contract: inWords(play.texts, contractText(play.texts, contract), 'bids'), name: play.names[declarer ?? 0] ?? '' };
    return play.texts(declarer === play.seat ? 'web-by-you' : 'web-by-name', args);
  },
  score: (play) =>
    play.deal.score.totals.map((count, seat) => play.texts('aid-tally', { name: you(play, seat), count })).join(', '),
  turn: turnWords,
  help: ({ texts }) => texts('aid-help', { words: helpWords(texts), card: `Q${texts('suit-letter-H')}` }),
};

const played = (play: Play, hand: number, card: string | null): string => {
  const owner = play.deal.hands[hand]?.owner ?? hand;
  const name = hand < play.deal.seats ? you(play, owner) : handName(play, hand);
  return play.texts('aid-card-of', { name, card: card ? cardWords(play.texts, card) : '' });
};

const DECIDING = ['keep', 'reject', 'take', 'refuse', 'pass', 'double', 'redouble', 'play'];

/** Every word once, as it is written in this language. */
export const helpWords = (texts: Texts): string =>
  [...DECIDING, ...VERBS].map((name) => texts(`word-${name}`).split(',')[0]?.trim()).join(', ');

export const lettersOf = (texts: Texts): string =>
  ['S', 'H', 'D', 'C'].map((suit) => `${texts(`suit-letter-${suit}`)} ${texts(`suit-${suit}`)}`).join(', ');

