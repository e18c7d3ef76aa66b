"""One deal of each game, told step by step: who may do what, what is done, what happens."""

from collections.abc import Iterator

from honeymoon.rules.actions import Action, Kind
from honeymoon.rules.cards import Card
from honeymoon.rules.deal import Deal
from honeymoon.rules.events import EVERYBODY, Event
from honeymoon.rules.match import Match
from honeymoon.rules.scoring.entry import Entry
from honeymoon.shuffle import Chance

LOWEST_CALLS = 5
"""Calls are chosen among so many of the lowest, so that an auction has several."""


def playthrough(game: str) -> str:
    """The text; everything in it follows from the rules and the name of the game."""
    chance = Chance.seeded(f"playthrough of {game}")
    match = Match.start(game, {}, chance.first_dealer(2)).deal_out(chance.deck())
    return "\n".join([*_heading(match), *_steps(match, chance)]) + "\n"


def _heading(match: Match) -> Iterator[str]:
    assert match.deal is not None
    yield f"game: {match.variant.name}"
    yield "options: " + ", ".join(f"{name}={value}" for name, value in match.options.items())
    yield f"dealer: {match.dealer}"
    yield "deck: " + _cards(match.deal.deck)
    yield ""
    yield from map(_event, match.deal.events)


def _steps(match: Match, chance: Chance) -> Iterator[str]:
    while match.deal is not None:
        before = match.deal
        action = _choice(before, chance)
        match = match.play(action)
        after = match.deal or match.scored[-1].deal
        yield from _step(before, action, after)
    yield from _end(match)


def _step(before: Deal, action: Action, after: Deal) -> Iterator[str]:
    assert before.phase is not None
    yield ""
    yield f"action {len(before.actions)}, {before.phase.name}, seat {before.to_act}"
    yield "legal: " + " ".join(map(str, before.legal))
    yield f"chosen: {action}"
    yield from map(_event, after.events[len(before.events) :])


def _choice(deal: Deal, chance: Chance) -> Action:
    kind = deal.legal[-1].kind
    likely = [action for action in deal.legal if action.kind is kind]
    return chance.choice(likely[:LOWEST_CALLS] if kind is Kind.CALL else likely)


def _event(event: Event) -> str:
    parts = [event.kind.value, f"seat {event.seat}", f"hand {event.hand}"]
    parts += [event.token] if event.token else []
    parts += [f"contract {event.contract}"] if event.contract else []
    parts += [f"{_cards(event.cards)} ({_audience(event)})"] if event.cards else []
    return ": ".join((parts[0], ", ".join(parts[1:])))


def _audience(event: Event) -> str:
    if event.audience == EVERYBODY:
        return "seen by all"
    return "seen by " + (" ".join(map(str, event.audience)) or "nobody")


def _cards(cards: tuple[Card, ...]) -> str:
    return " ".join(map(str, cards))


def _end(match: Match) -> Iterator[str]:
    scored = match.scored[-1]
    assert scored.deal.outcome is not None
    yield ""
    yield f"outcome: {scored.deal.outcome.value}"
    yield "tricks: " + " ".join(map(str, scored.deal.position.tricks))
    yield from map(_entry, scored.entries)
    yield from (f"{name}: {values}" for name, values in match.sheet.facts().items())


def _entry(entry: Entry) -> str:
    steps = " ".join(map(str, entry.steps))
    place = f"seat {entry.player}, {entry.line.value}, {entry.kind.value}"
    return f"entry: {place}, {entry.points} = ({steps}) x {entry.factor}, {entry.reason}"
