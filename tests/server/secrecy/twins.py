"""Other packs that a place cannot tell from the real one, and whether it is told the same."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random

from honeymoon.protocol.commands import AnswerClaim, Claim
from honeymoon.rules.actions import DISCARD_CARD, Kind
from honeymoon.rules.cards import Card
from honeymoon.rules.deal import Deal
from honeymoon.rules.events import SPECTATOR, Seat
from honeymoon.rules.view import view
from honeymoon.server import logged
from honeymoon.server.drawing_ahead import imagined, is_draw
from honeymoon.server.state import Table
from honeymoon.server.table import Events
from tests.server.secrecy.hearing import Course, Hearer, NoTwin, heard
from tests.server.secrecy.scripts import MOST_DEALS, Script, Step, script
from tests.views.checks import LAID_ASIDE, differs, twins, with_unseen_shuffled
from tests.views.knowledge import Ledger

Seen = dict[Card, set[int]]
"""By card, who has seen its face."""
Pack = tuple[Card, ...]
PREFIXES = 4
"""Moments of a deal that are looked at for each place."""


@dataclass
class Found:
    """How many prefixes were compared, of which sort, and the first byte that was different."""

    compared: int = 0
    impossible: int = 0
    sorts: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def add(self, other: Found) -> None:
        """Both together."""
        self.compared += other.compared
        self.impossible += other.impossible
        self.sorts += other.sorts
        self.wrong += other.wrong


# --- who has seen what ----------------------------------------------------------------------------


def deal_of(table: Table) -> Deal:
    """The deal that runs, or was the last to run."""
    matches = (*table.past, table.match)
    ended = [scored.deal for match in matches for scored in match.scored]
    return table.match.deal or ended[-1]


def seen_at(table: Table) -> Seen:
    """Whose eyes have met which card of the deal, as far as the table still shows it."""
    deal = deal_of(table)
    seen = Ledger(deal).seen
    if is_draw(table.match.deal) and table.terms.draw_ahead:
        for seat in table.seats:
            for card in Ledger(imagined(deal, seat, table.ahead[seat])).known_to(seat):
                seen[card].add(seat)
    if table.claim is not None:
        for card in view(deal, table.claim[0]).hand:
            seen[card].update((*table.seats, SPECTATOR))
    return seen


def seen_until(played: Script, part: range, end: int) -> Seen:
    """The same up to a step of a deal, with what was seen and then taken back."""
    moments = {end}
    for number in range(part.start, end + 1):
        kinds = {type(event) for event in played.steps[number].events}
        moments |= {number - 1} if logged.TookBack in kinds else set()
        moments |= {number} if logged.Claimed in kinds else set()
    total: Seen = {}
    for number in moments:
        add_seen(total, seen_at(played.tables[number]))
    return total


def add_seen(total: Seen, more: Seen) -> None:
    """What has been seen stays seen."""
    for card, eyes in more.items():
        total.setdefault(card, set()).update(eyes)


# --- another pack ---------------------------------------------------------------------------------


def other_history(played: Script, part: range, place: int, rng: Random) -> Events:
    """The events before a deal, with other cards where the place never saw them."""
    events = list(played.events[: played.lengths[part.start]])
    for earlier in played.segments():
        if earlier.start < part.start and rng.random() < 0.5:
            at = played.lengths[earlier.start]
            own = events[at : played.lengths[earlier.stop]]
            events[at : at + len(own)] = _with_other_cards(played, earlier, place, own, rng)
    return tuple(events)


def _with_other_cards(
    played: Script, part: range, place: int, events: Sequence[logged.Event], rng: Random
) -> list[logged.Event]:
    last = part.stop - 1
    deal, seen = deal_of(played.tables[last]), seen_until(played, part, last)
    unseen = [card for card, eyes in seen.items() if place not in eyes]
    twin = with_unseen_shuffled(deal, unseen, rng) if len(unseen) > 1 else None
    return list(events) if twin is None else list(_renamed(events, deal, twin))


def _renamed(events: Sequence[logged.Event], deal: Deal, twin: Deal) -> Iterator[logged.Event]:
    number = 0
    for event in events:
        if isinstance(event, logged.Dealt):
            yield logged.Dealt(tuple(map(int, twin.deck)))
        elif isinstance(event, logged.Acted) and _is_discard(event.action):
            is_same = number < len(deal.actions) and deal.actions[number] == event.action
            yield logged.Acted(event.seat, int(twin.actions[number])) if is_same else event
        else:
            yield event
        number += isinstance(event, logged.Acted)
        if isinstance(event, logged.TookBack):
            number = event.action


def _is_discard(action: int) -> bool:
    return DISCARD_CARD[0] <= action <= DISCARD_CARD[-1]


def course_of(played: Script, part: range) -> Course:
    """These steps as they went, and what had been before."""
    steps = played.steps[part.start : part.stop]
    first, *history = played.events[: played.lengths[part.start]]
    assert isinstance(first, logged.Created)
    lots = lots_of([event for step in steps for event in step.events])
    return Course(first, tuple(history), *lots, steps)


def lots_of(events: Iterable[logged.Event]) -> tuple[tuple[Pack, ...], tuple[Seat, ...]]:
    """What chance gave in these events: packs and first dealers."""
    every = tuple(events)
    packs = tuple(tuple(map(Card, e.deck)) for e in every if isinstance(e, logged.Dealt))
    return packs, tuple(e.first_dealer for e in every if isinstance(e, logged.Rematched))


def other_courses(
    played: Script, part: range, end: int, place: int, rng: Random
) -> Iterator[tuple[str, Course]]:
    """Courses that the place cannot tell from the real one, each with what is otherwise."""
    table, plain = played.tables[end], course_of(played, range(part.start, end + 1))
    deal, ledger = deal_of(table), Ledger(deal_of(table))
    for card, eyes in seen_until(played, part, end).items():
        ledger.seen[card].update(eyes)
    is_claimed = any(isinstance(step.what, Claim) and step.events for step in plain.steps)
    for name, twin in twins(deal, ledger, place, rng):
        # Which cards were laid aside follows from the hand that a claim has shown.
        if differs(twin, deal) and not (is_claimed and name == LAID_ASIDE):
            steps = _others_unheard(table, place, _renamed_steps(plain.steps, deal, twin), rng)
            history = other_history(played, part, place, rng)[1:]
            yield name, replace(plain, history=history, packs=(twin.deck,), steps=steps)


def _renamed_steps(steps: Sequence[Step], deal: Deal, twin: Deal) -> list[Step]:
    found = []
    for step in steps:
        token, number = step.token, step.actions
        fits = token and number < len(deal.actions) and str(deal.actions[number]) == token
        is_discard = fits and deal.actions[number].kind is Kind.DISCARD
        found.append(step.with_token(str(twin.actions[number])) if is_discard else step)
    return found


def _others_unheard(table: Table, place: int, steps: list[Step], rng: Random) -> list[Step]:
    """What others chose ahead and nobody has heard of yet may be otherwise, or not be there."""
    for seat in table.seats:
        waiting = len(table.ahead[seat]) if seat != place else 0
        chosen = [n for n, step in enumerate(steps) if step.seat == seat and _chose(step)]
        ways = [rng.choice(("as it is", "otherwise", "not yet"))] * waiting
        for number, way in zip(chosen[len(chosen) - waiting :], ways, strict=True):
            if way == "otherwise":
                token = "keep" if steps[number].token == "reject" else "reject"
                steps[number] = steps[number].with_token(token)
            elif way == "not yet":
                steps[number] = replace(steps[number], events=())
    return steps


def _chose(step: Step) -> bool:
    return any(isinstance(event, logged.Chose) for event in step.events)


# --- the comparison -------------------------------------------------------------------------------


async def compare(played: Script, part: range, place: int, prefixes: int, rng: Random) -> Found:
    """Some moments of a deal, each beside the deals that look the same to the place."""
    found = Found()
    real = await heard(place, course_of(played, part))
    for end in rng.sample(part, min(prefixes, len(part))):
        for name, course in other_courses(played, part, end, place, rng):
            try:
                other = await heard(place, course)
            except NoTwin:
                found.impossible += 1
                continue
            found.compared += 1
            found.sorts.update((name, _phase(played.tables[end]), *_between(course.steps)))
            found.wrong += difference(real, other, f"{played.table.terms.game} {place} {name}")
    return found


def difference(real: Hearer, other: Hearer, what: str) -> list[str]:
    """The first message that is not the same, if there is one."""
    for number, mark in enumerate(other.marks):
        start = other.marks[number - 1] if number else 0
        if real.told[start : real.marks[number]] != other.told[start:mark]:
            told = real.told[start : real.marks[number]], other.told[start:mark]
            return [f"{what}, step {number}: {_apart(*map(str, told))}"]
    return []


def _apart(one: str, other: str) -> str:
    """The place from which on two texts are not the same."""
    at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    start = max(0, at - 60)
    return f"{one[start : at + 60]!r} and {other[start : at + 60]!r}"


def _phase(table: Table) -> str:
    return "between" if table.match.deal is None else str(table.match.deal.phase.name)  # type: ignore[union-attr]


def _between(steps: Sequence[Step]) -> set[str]:
    """What has come between the play."""
    found: set[str] = {step.what for step in steps if isinstance(step.what, str)}
    events = {type(event) for step in steps for event in step.events}
    names = {logged.TookBack: "took back", logged.Claimed: "claim", logged.Accepted: "accepted"}
    names[logged.Rematched] = "rematch"
    found |= {name for kind, name in names.items() if kind in events}
    if any(isinstance(step.what, AnswerClaim) and not step.events for step in steps):
        found.add("not shown")
    return found


async def of_script(played: Script, places: int, prefixes: int, rng: Random) -> Found:
    """So many moments of so many places of one of its deals."""
    found = Found()
    part = rng.choice(list(played.segments()))
    for place in rng.sample((*played.table.seats, SPECTATOR), places):
        found.add(await compare(played, part, place, prefixes, rng))
    return found


def search(
    game: str, seed: str, most: int = MOST_DEALS, places: int = 2, prefixes: int = PREFIXES
) -> Found:
    """The same, for a script of at most so many deals."""
    played = script(game, seed, most)
    return asyncio.run(of_script(played, places, prefixes, Random(f"twins {seed}")))
