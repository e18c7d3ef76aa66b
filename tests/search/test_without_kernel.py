"""Pure Python answers alike when the kernel is switched off or was never built."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random
from typing import cast

import pytest

from honeymoon.rules.cards import CARDS, CardSet, Suit
from honeymoon.search import kernel, open_hands
from honeymoon.search.sides_reference import OpenHands
from honeymoon.search.solving import card_values, deal_table, solve, solve_many
from tests.search.open_hands import two_hands

ASK = """
from random import Random
from honeymoon.search import kernel, solve, solve_many
from tests.search.open_hands import two_hands
first, second = two_hands(Random(31), 13)
print(kernel.is_on(), solve(first, second, None), *solve_many([(second, first, None)]))
"""


def test_the_switch_turns_the_kernel_off_and_answers_stay() -> None:
    """HONEYMOON_KERNEL=off in a process of its own."""
    first, second = two_hands(Random(31), 13)
    environment = os.environ | {"HONEYMOON_KERNEL": "off"}
    command = [sys.executable, "-W", "error", "-c", ASK]
    told = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    expected = ["False", str(solve(first, second, None)), str(solve(second, first, None))]
    assert told.stdout.split() == expected


def test_values_and_tables_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every function of search.solving, as installed and switched off."""
    first, second = two_hands(Random(37), 8)
    led = next(iter(second))
    rest = second.without(led)

    def answers() -> list[object]:
        return [
            solve_many([(first, second, None)], threads=2),
            card_values(first, second, None),
            card_values(first, rest, None, led),
            deal_table(first, second),
        ]

    as_installed = answers()
    monkeypatch.setenv("HONEYMOON_KERNEL", "off")
    assert answers() == as_installed


def test_a_missing_kernel_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not at import, but at the first use, and not again."""
    monkeypatch.delenv("HONEYMOON_KERNEL", raising=False)
    monkeypatch.setattr(kernel, "is_installed", lambda: False)
    kernel.tell_missing.cache_clear()
    first, second = two_hands(Random(41), 2)
    with pytest.warns(kernel.KernelMissing) as told:
        assert solve(first, second, None) == solve(first, second, None)
    assert len(told) == 1


def test_the_switch_leaves_nothing_to_the_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every kind of answer, as in a process in which the compiled module cannot be imported."""
    environment = os.environ | {"HONEYMOON_KERNEL": "off"}
    command = [sys.executable, "-W", "error", "-c", EVERYTHING]
    told = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    monkeypatch.delenv("HONEYMOON_KERNEL", raising=False)
    if kernel.is_installed():
        installed = [sys.executable, "-W", "error", "-c", EVERYTHING.replace(NO_IMPORT, "")]
        environment.pop("HONEYMOON_KERNEL")
        answer = subprocess.run(
            installed, env=environment, capture_output=True, text=True, check=True
        )
        assert answer.stdout == told.stdout
    assert len(told.stdout.splitlines()) == ANSWERS


NO_IMPORT = "sys.modules['honeymoon._kernel'] = None"
ANSWERS = 14
EVERYTHING = f"""
import sys
{NO_IMPORT}
from random import Random
from honeymoon.rules.cards import CARDS, CardSet
from honeymoon.rules.view import view
from honeymoon.search import BatchEnv, open_hands, selfish, solve, solve_many, solving, worlds
from honeymoon.search.hands import Factor, every_hand
from honeymoon.search.sides_reference import OpenHands
from tests.views.positions import courses
deal = next(courses("three-handed", Random(5)))[0]
print(*worlds(view(deal, 0), 3, Random(6)))
for places in (2, 3, 4):
    cards = Random(places).sample(CARDS, 4 * places)
    hands = tuple(CardSet.of(cards[at::places]) for at in range(places))
    begun = OpenHands(hands, (True, False, True, False)[:places], CARDS[0].suit, 1)
    after, _ = begun.after(min(begun.legal))
    print(open_hands.tricks(begun), open_hands.tricks(after), open_hands.bounds(after))
    print(sorted(open_hands.card_values(after).items()))
scores = [list(range(5))] * 4
print(sorted(selfish.card_values(begun, (0,) * 4, scores, 4).items()))
print(solve(hands[0], hands[1], None), solve_many([(hands[0], hands[1], None)], 2, True))
unseen = CardSet(hands[1] | hands[2])
print(sorted(solving.card_totals(hands[0], [hands[1], hands[2]], None, None, True).items()))
print(solving.card_totals_of_all(hands[0], unseen, None))
odds, factors = [0.5] * 26 + [2.0] * 26, [Factor(((0xF0F0F0F0F0F0F, 1),), (1.0, 0.5, 0.25, 1, 2))]
print(sorted(solving.card_spreads(hands[0], unseen, None, None, odds, factors).items()))
print(*sorted(zip(*every_hand(unseen, 2))))
env = BatchEnv("pick-up", size=5, seed=3)
while not env.done.all():
    env.step(env.sample_legal())
print(env.scores.tolist(), env.tricks.tolist())
"""


def tables_that_cannot_be() -> list[OpenHands]:
    """Too few hands or too many, sides and leaders that fit no hand, no such suit or card."""
    hands = tuple(CardSet(1 << card) for card in range(3))
    good = OpenHands(hands, (True, False, True), None, 0)
    two = OpenHands(hands[:2], (True, False), None, 0)
    return [
        *(OpenHands(hands[:1], (True,), None, 0), OpenHands((), (), None, 0)),
        *(OpenHands((*hands, CardSet(8), CardSet(16)), (True,) * 5, None, 0),),
        *(good._replace(ours=(True,)), good._replace(leader=3), good._replace(leader=-1)),
        *(two._replace(leader=2), two._replace(ours=(True, False, True))),
        *(wrong._replace(trump=cast(Suit, 9)) for wrong in (good, two)),
        *(good._replace(hands=(CardSet(1 << 52), *hands[1:])),),
        *(two._replace(hands=(CardSet(1 << 60), hands[1])),),
        # The second hand has a club left and has thrown a diamond on a club.
        good._replace(hands=(CardSet(1), CardSet(2), CardSet(12)), trick=(CARDS[5], CARDS[13])),
    ]


@pytest.mark.parametrize("switch", ["on", "off"])
@pytest.mark.parametrize("position", tables_that_cannot_be())
def test_what_cannot_be_is_refused_alike(
    position: OpenHands, switch: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Always a ValueError, whatever computes."""
    monkeypatch.setenv("HONEYMOON_KERNEL", switch)
    for ask in (open_hands.tricks, open_hands.card_values, open_hands.bounds):
        with pytest.raises(ValueError, match=r"hand|suit|card"):
            ask(position)


@pytest.mark.parametrize("switch", ["on", "off"])
def test_two_hands_that_cannot_be_are_refused_alike(
    switch: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cards and suits that there are not, and numbers of threads."""
    monkeypatch.setenv("HONEYMOON_KERNEL", switch)
    one, two = CardSet(3), CardSet(12)
    for hand, trump in ((CardSet(3 << 60), None), (one, cast(Suit, 9))):
        for ask in (solve, card_values):
            with pytest.raises(ValueError, match=r"card|trump|suit"):
                ask(hand, two, trump)
    for threads in (-1, 0, 257):
        with pytest.raises(ValueError, match="threads"):
            solve_many([(one, two, None)], threads)
