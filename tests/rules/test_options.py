"""The options of each game: defaults, values, what is fixed, what is refused."""

from __future__ import annotations

import pytest

from honeymoon.rules.errors import OptionError
from honeymoon.rules.match import Match
from honeymoon.rules.variants.catalogue import VARIANTS
from tests.rules.helpers import (
    BI,
    BRIDGE,
    DD,
    ED,
    FAMILY_FOR_TWO,
    GAMES,
    PL,
    PU,
    SE,
    TH,
    last_amounts,
    new_match,
)
from tests.rules.scripted import play_deals

SCORING: dict[str, list[str | bool]] = {
    "honours": [True, False],
    "insult": [True, False],
    "penalties": ["standard", "glossary"],
    "rubber_bonus": ["two-games", "higher-total"],
    "match": ["rubber", "single-game"],
}
ENDS: list[str | bool] = ["three-passes", "all-others"]
# The table of options, written down a second time: the default comes first.
OPTIONS: dict[str, dict[str, list[str | bool]]] = {
    DD: {
        "auction_end": ["all-others"],
        "honours": [False],
        "insult": [True],
        "penalties": ["standard"],
        "rubber_bonus": ["two-games"],
        "match": ["rubber"],
    },
    PU: {
        "auction_end": ENDS,
        "look": ["open", "private"],
        "refusal": ["turn-passes", "side-offer"],
        **SCORING,
    },
    PL: {"auction_end": ENDS, **SCORING},
    SE: {
        "auction_end": ENDS,
        "reveal": ["after-lead", "from-deal"],
        "preview": ["nobody", "owner"],
        **SCORING,
    },
    ED: {"auction_end": ENDS, "fourth_hand": ["defender", "dead"], **SCORING},
    TH: {"auction_end": ENDS[::-1], **SCORING},
    BI: {"forgotten_discard": ["redeal", "strict"]},
}
EVERY_NAME = sorted({name for options in OPTIONS.values() for name in options})
PAIRS = [(game, name) for game, options in OPTIONS.items() for name in options]


def code(game: str, **options: object) -> str:
    """The code with which a match with these options is refused."""
    with pytest.raises(OptionError) as caught:
        Match.start(game, options)
    return caught.value.code


def values_of(match: Match) -> dict[str, object]:
    """All options of a match."""
    return dict(match.options)


@pytest.mark.rule("HM-07", "B-01", "B-11", "B-12", "B-13", "B-30", "B-31", "B-39", "B-40", "B-44")
@pytest.mark.rule("B-52", "B-61", "DD-51")
@pytest.mark.parametrize("game", GAMES)
def test_the_defaults_are_those_of_the_table(game: str) -> None:
    """And there are no other options."""
    match = Match.start(game)
    assert values_of(match) == {name: values[0] for name, values in OPTIONS[game].items()}
    assert match.variant.changed(match.options) == {}


@pytest.mark.parametrize(("game", "name"), PAIRS)
def test_each_value_of_the_table_is_accepted(game: str, name: str) -> None:
    """Also the default and a fixed value, and nothing else changes."""
    for value in OPTIONS[game][name]:
        match = Match.start(game, {name: value})
        expected = {one: values[0] for one, values in OPTIONS[game].items()} | {name: value}
        assert values_of(match) == expected
        changed = {} if value == OPTIONS[game][name][0] else {name: value}
        assert match.variant.changed(match.options) == changed


@pytest.mark.parametrize(("game", "name"), PAIRS)
@pytest.mark.parametrize("value", ["", "on", "Standard", 1, 0, None, "true", [], 1.0])
def test_any_other_value_is_refused(game: str, name: str, value: object) -> None:
    """1 is not true, and the case of letters matters."""
    fixed = len(OPTIONS[game][name]) == 1
    assert code(game, **{name: value}) == ("option.fixed" if fixed else "option.value")


@pytest.mark.rule("DD-51", "DD-24", "DD-52", "B-11", "B-12", "B-13")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("auction_end", "three-passes"),
        ("honours", True),
        ("insult", False),
        ("penalties", "glossary"),
        ("rubber_bonus", "higher-total"),
        ("match", "single-game"),
    ],
)
def test_draw_and_discard_leaves_no_choice(name: str, value: object) -> None:
    """What other games may choose is refused here as fixed."""
    assert code(DD, **{name: value}) == "option.fixed"


@pytest.mark.parametrize("game", GAMES)
def test_an_option_of_another_game_is_unknown(game: str) -> None:
    """So is one that no game has."""
    for name in [*EVERY_NAME, "wind", ""]:
        if name not in OPTIONS[game]:
            assert code(game, **{name: "x"}) == "option.unknown"


@pytest.mark.rule("B-40", "B-39")
def test_dummies_open_from_the_deal_leave_nothing_to_preview() -> None:
    """The two options conflict; each alone is fine."""
    assert code(SE, reveal="from-deal", preview="owner") == "option.conflict"
    assert new_match(SE, reveal="from-deal", preview="nobody").deal is None
    assert new_match(SE, reveal="after-lead", preview="owner").deal is None


def test_there_are_seven_games_and_no_others() -> None:
    """By their names in a record."""
    assert tuple(VARIANTS) == GAMES
    with pytest.raises(KeyError):
        Match.start("whist")


@pytest.mark.rule("B-11", "DD-39")
@pytest.mark.parametrize("game", [PU, PL, TH])
def test_the_insult_can_be_agreed_away(game: str) -> None:
    """The option reaches the score sheet."""
    kinds = [entry[2] for entry in last_amounts(play_deals(new_match(game), "A 1CX 7"))]
    assert kinds == ["contract", "insult"]
    off = play_deals(new_match(game, insult=False), "A 1CX 7")
    assert [entry[2] for entry in last_amounts(off)] == ["contract"]


@pytest.mark.rule("B-12")
@pytest.mark.parametrize("game", [PU, PL, TH])
def test_penalties_can_go_by_the_glossary(game: str) -> None:
    """Three down doubled are 500 by the table and 300 by the glossary."""
    assert last_amounts(play_deals(new_match(game), "A 4SX 7"))[0][3] == 500
    glossary = play_deals(new_match(game, penalties="glossary"), "A 4SX 7")
    assert last_amounts(glossary)[0][3] == 300


@pytest.mark.rule("HM-31", "B-15")
@pytest.mark.parametrize("game", [PU, PL, TH])
def test_a_single_game_can_be_agreed(game: str) -> None:
    """In every form but draw and discard; the sheet of the others needs two games."""
    single = play_deals(new_match(game, match="single-game"), "A 3NT 9")
    assert single.is_over
    assert single.winners == (0,)
    assert all(kind != "rubber" for _, _, kind, _ in last_amounts(single))
    assert not play_deals(new_match(game), "A 3NT 9").is_over


@pytest.mark.parametrize("game", [*BRIDGE])
def test_options_do_not_leak_from_one_match_to_another(game: str) -> None:
    """A later match has its defaults."""
    if game in FAMILY_FOR_TWO:
        Match.start(game, {"match": "single-game"})
    assert values_of(Match.start(game))["match"] == "rubber"


def test_a_refused_option_says_which_it_was() -> None:
    """Code, name and value, also as text."""
    with pytest.raises(OptionError) as caught:
        Match.start(PL, {"honours": "yes"})
    refused = caught.value
    assert (refused.code, refused.name, refused.value) == ("option.value", "honours", "yes")
    assert str(refused) == "option.value: honours='yes'"
