"""Moments of random matches, so many of every kind: game, phase and who looks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from honeymoon.rules.actions import PASS, Action, Kind
from honeymoon.rules.cards import CARDS
from honeymoon.rules.deal import Deal
from honeymoon.rules.events import SPECTATOR
from honeymoon.rules.match import Match
from honeymoon.rules.variants.catalogue import VARIANTS
from honeymoon.rules.variants.variant import OptionValue
from tests.rules.helpers import BI, DD, ED, GAMES, PL, PU, SE, TH

PHASES: dict[str, tuple[str, ...]] = {
    DD: ("draw", "auction", "lead", "play", "over"),
    PU: ("pick-up", "pick-up-discard", "auction", "lead", "play", "over"),
    PL: ("auction", "lead", "play", "over"),
    SE: ("auction", "lead", "play", "over"),
    ED: ("auction", "lead", "play", "over"),
    TH: ("auction", "exchange", "lead", "play", "over"),
    BI: ("choose-contract", "exchange", "lead", "play", "over"),
}
"""The phases of each game; the moment before the opening lead counts as one of its own."""
ACTOR, OTHER, WATCHING = "actor", "other", "spectator"

Kind3 = tuple[str, str, str]
"""Game, phase and role."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A deal at one moment and the seat that looks at it."""

    kind: Kind3
    deal: Deal
    seat: int


def kinds(game: str) -> list[Kind3]:
    """Every kind of position of a game; when a deal is over there is nobody to act."""
    return [
        (game, phase, role)
        for phase in PHASES[game]
        for role in (ACTOR, OTHER, WATCHING)
        if (phase, role) != ("over", ACTOR)
    ]


def all_kinds() -> list[Kind3]:
    """Every kind of position of every game."""
    return [kind for game in GAMES for kind in kinds(game)]


def phase_of(deal: Deal) -> str:
    """The phase as the kinds name it."""
    if deal.phase is None:
        return "over"
    is_lead = deal.phase.name == "play" and deal.position.hands == deal.position.held
    return "lead" if is_lead else deal.phase.name


def moments(game: str, each: int, rng: Random) -> Iterator[Moment]:
    """Exactly ``each`` moments of every kind, no two of one kind from the same deal."""
    missing = dict.fromkeys(kinds(game), each)
    for deals, course in enumerate(courses(game, rng)):
        assert deals < 8 * each + 40, f"some kinds hardly ever occur: {missing}"
        for moment in chosen(game, course, rng):
            if missing.get(moment.kind):
                missing[moment.kind] -= 1
                yield moment
        if not any(missing.values()):
            return


def chosen(game: str, course: list[Deal], rng: Random) -> Iterator[Moment]:
    """One moment of each phase of a deal, seen by actor, another seat and a spectator."""
    for phase in PHASES[game]:
        fitting = [deal for deal in course if phase_of(deal) == phase]
        if fitting:
            deal = rng.choice(fitting)
            for role, seat in roles(deal, rng):
                yield Moment((game, phase, role), deal, seat)


def roles(deal: Deal, rng: Random) -> Iterator[tuple[str, int]]:
    """Who looks."""
    acting = deal.to_act
    if acting is not None:
        yield ACTOR, acting
    yield OTHER, rng.choice([seat for seat in range(deal.variant.seats) if seat != acting])
    yield WATCHING, SPECTATOR


def courses(game: str, rng: Random) -> Iterator[list[Deal]]:
    """Deals without end, each as the list of all its moments; from matches of a few deals."""
    turned = False
    options: dict[str, OptionValue] = {}
    while True:
        options = opposite(game, options) if turned else random_options(game, rng)
        turned = not turned
        match = Match.start(game, options, rng.randrange(VARIANTS[game].seats))
        for _ in range(rng.randint(1, 3)):
            if not match.is_over:
                match, course = played(match, rng)
                yield course


def random_options(game: str, rng: Random) -> dict[str, OptionValue]:
    """Any options that go together."""
    return agreeing({o.name: rng.choice(o.values) for o in VARIANTS[game].options})


def opposite(game: str, options: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """Every option at its other value, if it has one."""
    return agreeing(
        {o.name: o.values[o.values.index(options[o.name]) - 1] for o in VARIANTS[game].options}
    )


def agreeing(options: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """Dummies open from the deal leave nothing to look at beforehand."""
    if options.get("reveal") == "from-deal":
        options["preview"] = "nobody"
    return options


def played(match: Match, rng: Random) -> tuple[Match, list[Deal]]:
    """The match after one more deal, and all moments of that deal."""
    match = match.deal_out(rng.sample(CARDS, 52))
    course = []
    while match.deal is not None:
        course.append(match.deal)
        match = match.play(choice(match.deal, rng))
    return match, [*course, match.scored[-1].deal]


def choice(deal: Deal, rng: Random) -> Action:
    """A legal action: calls low and few, and Bismarck's forgotten discard a rarity."""
    legal = deal.legal
    if legal[0] is PASS:
        return _call(legal, rng)
    discards = [action for action in legal if action.kind is Kind.DISCARD]
    if discards and rng.random() < 0.95:
        return rng.choice(discards)
    return rng.choice(legal)


def _call(legal: tuple[Action, ...], rng: Random) -> Action:
    if rng.random() < 0.4:
        return PASS
    return rng.choice(legal[1:8] if len(legal) > 1 else legal)
