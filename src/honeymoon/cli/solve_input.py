"""What ``honeymoon solve`` is asked about: a deal as PBN writes it, or a moment of a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from honeymoon.cli.common import Refusal, quoted
from honeymoon.cli.play_page import Page
from honeymoon.cli.replay import error_in, error_lines, outcomes, player_names
from honeymoon.locales import Texts
from honeymoon.rules.calls import STRAINS, Strain
from honeymoon.rules.cards import RANKS, SUITS, Card, CardSet
from honeymoon.rules.deal import Deal
from honeymoon.rules.match import Match
from honeymoon.rules.phases.play import Playing
from honeymoon.rules.replay import Replay

PLACES = "NESW"
"""The places of a table, clockwise."""
ABSENT = "-"
LARGEST_OF_TWO = 13


@dataclass(frozen=True, slots=True)
class Question:
    """Open hands by their names, clockwise, and those of the first side.

    ``strains`` and ``leaders`` are what is to be solved; ``trick`` the cards of a trick that
    the leader has begun.
    """

    hands: Mapping[str, CardSet]
    ours: frozenset[str]
    strains: tuple[Strain, ...]
    leaders: tuple[str, ...]
    trick: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Asked:
    """What the command line says, nothing of it checked yet."""

    deal: Sequence[str] = ()
    strain: str | None = None
    leader: str | None = None
    declarer: str | None = None
    dummy: str | None = None
    record: Path | None = None
    number: int | None = None
    action: int | None = None


def question(texts: Texts, asked: Asked) -> Question:
    """What is to be solved. Raises Refusal."""
    from_deal = (asked.strain, asked.leader, asked.declarer, asked.dummy)
    if asked.record is not None and not asked.deal and asked.number is not None:
        if any(value is not None for value in from_deal):
            raise Refusal(texts("solve-record-only"))
        return _of_record(texts, asked.record, asked.number, asked.action)
    if asked.record is None and asked.deal and (asked.number, asked.action) == (None, None):
        return _of_deal(texts, asked)
    raise Refusal(texts("solve-source"))


# --- a deal ------------------------------------------------------------------------------------


def _of_deal(texts: Texts, asked: Asked) -> Question:
    hands = read_deal(texts, " ".join(asked.deal))
    ours = _first_side(texts, hands, asked.declarer, asked.dummy)
    strains = STRAINS if asked.strain is None else (_strain(texts, asked.strain),)
    leaders = tuple(hands) if asked.leader is None else (_place(texts, hands, asked.leader),)
    return Question(hands, ours, strains, leaders)


def read_deal(texts: Texts, text: str) -> dict[str, CardSet]:
    """The hands of a deal by their places, clockwise from north. Raises Refusal."""
    first, colon, rest = text.strip().partition(":")
    words = rest.split()
    if not colon or first.upper() not in tuple(PLACES) or len(words) != len(PLACES):
        raise Refusal(texts("solve-deal", text=quoted(text)))
    start = PLACES.index(first.upper())
    turned = [PLACES[(start + turn) % 4] for turn in range(4)]
    hands = {place: _hand(texts, word) for place, word in zip(turned, words, strict=True)}
    found = {place: hand for place in PLACES if (hand := hands[place]) is not None}
    _check(texts, found)
    return found


def _hand(texts: Texts, word: str) -> CardSet | None:
    """Spades, hearts, diamonds and clubs with dots between them; None where nobody sits."""
    if word == ABSENT:
        return None
    holdings = word.upper().replace("10", "T").split(".")
    if len(holdings) != len(SUITS):
        raise Refusal(texts("solve-hand", text=quoted(word)))
    hand = CardSet(0)
    for suit, holding in zip(reversed(SUITS), holdings, strict=True):
        for letter in holding:
            rank = next((rank for rank in RANKS if rank.letter == letter), None)
            if rank is None:
                raise Refusal(texts("solve-rank", text=quoted(word), part=quoted(letter)))
            hand = _with_card(texts, hand, Card.of(suit, rank))
    return hand


def _with_card(texts: Texts, hand: CardSet, card: Card) -> CardSet:
    if card in hand:
        raise Refusal(texts("solve-twice", card=str(card)))
    return hand.with_card(card)


def _check(texts: Texts, hands: Mapping[str, CardSet]) -> None:
    if len(hands) < 2:
        raise Refusal(texts("solve-hands", count=len(hands)))
    seen = CardSet(0)
    for hand in hands.values():
        for card in hand:
            seen = _with_card(texts, seen, card)
    sizes = {len(hand) for hand in hands.values()}
    if len(sizes) > 1:
        held = ", ".join(f"{place} {len(hand)}" for place, hand in hands.items())
        raise Refusal(texts("solve-sizes", held=held))
    if not seen or (len(hands) == 2 and max(sizes) > LARGEST_OF_TWO):
        most = LARGEST_OF_TWO if len(hands) == 2 else 52 // len(hands)
        raise Refusal(texts("solve-size", most=most))


def _strain(texts: Texts, text: str) -> Strain:
    names = {str(strain): strain for strain in STRAINS} | {"N": Strain.NT}
    if text.upper() not in names:
        raise Refusal(texts("solve-strain", text=quoted(text)))
    return names[text.upper()]


def _place(texts: Texts, hands: Mapping[str, CardSet], text: str) -> str:
    if text.upper() not in hands:
        raise Refusal(texts("solve-place", text=quoted(text), expected=", ".join(hands)))
    return text.upper()


def _first_side(
    texts: Texts, hands: Mapping[str, CardSet], declarer: str | None, dummy: str | None
) -> frozenset[str]:
    """North and south of four, the first of two, declarer and perhaps a dummy of three."""
    if len(hands) != 3:
        if declarer is not None or dummy is not None:
            raise Refusal(texts("solve-declarer-of-three"))
        return frozenset({"N", "S"} if len(hands) == 4 else {next(iter(hands))})
    if declarer is None:
        raise Refusal(texts("solve-declarer-missing"))
    alone = _place(texts, hands, declarer)
    partner = alone if dummy is None else _place(texts, hands, dummy)
    if dummy is not None and partner == alone:
        raise Refusal(texts("solve-dummy"))
    return frozenset({alone, partner})


# --- a record ----------------------------------------------------------------------------------


def _of_record(texts: Texts, file: Path, number: int, action: int | None) -> Question:
    done = _replayed(texts, file)
    deal = _deal(texts, done, number)
    if done.record.sealed and not deal.is_over:
        raise Refusal(texts("solve-sealed", deal=number))
    moment = _moment(texts, deal, number, action)
    phase, contract = moment.phase, moment.contract
    if not isinstance(phase, Playing) or contract is None:
        raise Refusal(texts("solve-no-play"))
    names = _names(texts, done, moment)
    order = [names[hand] for hand in phase.order]
    return Question(
        dict(zip(order, (moment.position.hands[hand] for hand in phase.order), strict=True)),
        frozenset(
            names[hand] for hand in phase.order if moment.position.owners[hand] == contract.declarer
        ),
        (STRAINS[-1] if contract.trump is None else STRAINS[contract.trump],),
        (names[phase.order[phase.leader]],),
        phase.trick,
    )


def _replayed(texts: Texts, file: Path) -> Replay:
    """The first record of the file. Raises Refusal where it is none."""
    line, outcome = next(outcomes(str(file)))
    wrong = error_in(outcome)
    if not isinstance(outcome, Replay) or wrong is not None:
        assert wrong is not None
        raise Refusal("\n".join(error_lines(Page(texts, ()), str(file), line, wrong)))
    return outcome


def _deal(texts: Texts, done: Replay, number: int) -> Deal:
    match: Match = done.match
    deals = [scored.deal for scored in match.scored]
    if match.deal is not None:
        deals.append(match.deal)
    if not 1 <= number <= len(deals):
        raise Refusal(texts("solve-deal-number", number=number, most=len(deals)))
    return deals[number - 1]


def _moment(texts: Texts, deal: Deal, number: int, action: int | None) -> Deal:
    """The deal before one of its actions, the opening lead unless another is named."""
    if action is not None and not 1 <= action <= len(deal.actions) + (not deal.is_over):
        raise Refusal(texts("solve-action", action=action, deal=number, most=len(deal.actions)))
    position = deal.position
    state = Deal.start(deal.variant, deal.options, position.sheet, position.dealer, deal.deck)
    for count, played in enumerate(deal.actions, 1):
        if count == action or (action is None and isinstance(state.phase, Playing)):
            return state
        state = state.play(played)
    return state


def _names(texts: Texts, done: Replay, moment: Deal) -> dict[int, str]:
    """Each hand by its player's name, a dummy by that of whoever plays it."""
    players = player_names(texts, done.record)
    names = dict(enumerate(players))
    owners = moment.position.owners
    for hand in range(len(players), len(owners)):
        if owners[hand] >= 0:
            names[hand] = texts("solve-dummy-of", name=players[owners[hand]])
    return names
