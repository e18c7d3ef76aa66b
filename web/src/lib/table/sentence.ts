/** The one sentence over the table: whose turn it is, and what can be done. */
import { SYMBOLS, cardShort, contractText, either, rankShort } from '../texts/texts';
import { isCard, sorted, suitOf } from '../cards/order';
import { type Play, others, who } from './play';
import { justFinished } from './trick';

export interface Sentence {
  /** The label of one's own turn; without it one waits. */
  readonly label: string | null;
  readonly text: string;
  readonly small?: string;
}

export function sentence(play: Play): Sentence {
  const { view, deal, texts, seat } = play;
  const empty = view.places.findIndex((place) => !place.taken);
  if (view.paused) return wait(texts('web-paused'));
  if (empty >= 0) return wait(texts('web-away', { name: play.names[empty] ?? '' }));
  if (view.to_act === seat || deal.phase === 'draw') return own(play);
  return waiting(play);
}

const wait = (text: string): Sentence => ({ label: null, text });

function waiting(play: Play): Sentence {
  const won = trickWon(play);
  if (won) return wait(won);
  const { view, texts } = play;
  const name = play.names[view.to_act ?? 0] ?? '';
  const isPerson = view.places[view.to_act ?? 0]?.player === 'person';
  return wait(texts(isPerson ? 'web-is-to-act' : 'web-thinks', { name }));
}

export function trickWon(play: Play): string | null {
  const trick = justFinished(play.deal);
  const winner = trick?.places.find((place) => place.wins);
  if (!winner) return null;
  const owner = play.deal.hands[winner.hand]?.owner ?? winner.hand;
  const key = owner === play.seat ? 'web-you-win-trick' : 'web-wins-trick';
  return play.texts(key, { name: play.names[owner] ?? '', card: cardShort(winner.card ?? '') });
}

function own(play: Play): Sentence {
  const { phase } = play.deal;
  const say = phase === null ? null : SAY[phase];
  return say ? say(play) : wait('');
}

const SAY: Readonly<Record<string, (play: Play) => Sentence>> = {
  draw: drawSay,
  'pick-up': pickSay,
  'pick-up-discard': (play) => turn(play, 'web-discard-say', { card: short(play.deal.facts.taken) }),
  auction: callSay,
  'choose-contract': (play) => turn(play, 'web-choose-say'),
  exchange: (play) => turn(play, 'web-bury-say', { count: play.deal.facts.left ?? 0 }),
  play: playSay,
};

type Args = Readonly<Record<string, string | number>>;

function turn(play: Play, key: string, args: Args = {}): Sentence {
  return { label: play.texts('web-your-turn'), text: play.texts(key, args) };
}

const short = (card: string | null | undefined): string => (card ? cardShort(card) : '');

const opponent = (play: Play): string =>
  play.names[others(play.deal.seats, play.seat)[0] ?? 0] ?? '';

function drawSay(play: Play): Sentence {
  const { texts, view } = play;
  const card = view.ahead ? view.ahead.card : play.deal.facts.card;
  if (!card) return view.ahead ? wait(texts('web-drawn', { name: opponent(play) })) : waiting(play);
  const done = view.ahead ? view.ahead.hand.length : (play.deal.hands[play.seat]?.size ?? 0);
  const how = turn(play, 'web-draw-say');
  return { ...how, text: `${texts('web-draw-turn', { turn: done + 1 })} ${how.text}` };
}

function pickSay(play: Play): Sentence {
  const { card, offered } = play.deal.facts;
  const args = { card: short(card), name: opponent(play) };
  return turn(play, offered ? 'web-pick-offered' : 'web-pick-say', args);
}

function callSay(play: Play): Sentence {
  const { deal, texts, view } = play;
  const { contract = null, bidder = null } = deal.facts;
  const shown = contract === null ? '' : contractText(texts, contract);
  const text = contract === null ? texts('web-call-open') : texts(beats(deal.legal), { contract: shown });
  const label = texts('web-your-call');
  if (!view.pass_ends) return { label, text };
  const small =
    contract === null
      ? texts('play-pass-out')
      : texts('play-pass-ends', { ...who(play, bidder), contract: shown });
  return { label, text, small };
}

function beats(legal: readonly string[]): string {
  if (legal.includes('X')) return 'web-call-double';
  return legal.includes('XX') ? 'web-call-redouble' : 'web-call-beat';
}

function playSay(play: Play): Sentence {
  const { deal, texts } = play;
  const { hand, led, trick = [] } = deal.facts;
  const isDummy = (hand ?? 0) >= deal.seats;
  const label = texts(isDummy ? 'web-dummys-turn' : 'web-your-turn');
  const won = trickWon(play);
  if (!led || trick.length === 0) {
    return won ? { label, text: won, small: texts('web-lead') } : { label, text: texts('web-lead') };
  }
  const suit = SYMBOLS[led] ?? '';
  const cards = deal.legal.filter(isCard);
  if (!cards.every((card) => suitOf(card) === led)) return { label, text: texts('web-void', { suit }) };
  const ranks = sorted(cards).map(rankShort);
  return { label, text: texts('web-follow', { suit, cards: either(texts, ranks) }) };
}
