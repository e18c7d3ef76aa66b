"""What one contract is worth: the vectors worked out by hand and every cell of the table."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path

import pytest

from honeymoon.rules.calls import STRAINS
from honeymoon.rules.contract import Contract, Doubling
from honeymoon.rules.scoring.deal_score import DealTerms, deal_entries
from honeymoon.rules.scoring.entry import Entry, EntryKind, Line
from tests.rules.score_table import Worth, worth

VECTORS = Path(__file__).parents[1] / "data" / "conformance" / "scoring_vectors.csv"
DOUBLINGS = {str(doubling): doubling for doubling in Doubling}
STRAIN_OF = {str(strain): strain for strain in STRAINS}

STANDARD = DealTerms()
NO_INSULT = DealTerms(insult=False)
GLOSSARY = DealTerms(glossary_penalties=True)
# Profile: seats, terms.
PROFILES = {
    "dd": (2, STANDARD),
    "hm": (2, STANDARD),
    "hm-noinsult": (2, NO_INSULT),
    "hm-gloss": (2, GLOSSARY),
    "h3": (3, STANDARD),
}


def entries_of(
    contract: Contract, tricks: int, vulnerable: bool, seats: int = 2, terms: DealTerms = STANDARD
) -> tuple[Entry, ...]:
    """The entries of a contract that seat 0 has played."""
    return deal_entries(contract, tricks, vulnerable, seats, terms)


def score(text: str, tricks: int, vulnerable: bool = False, terms: DealTerms = STANDARD) -> Worth:
    """The worth of a contract written as ``4SX``."""
    return totals(entries_of(read(text), tricks, vulnerable, terms=terms))


def amount(text: str, tricks: int, kind: EntryKind, vulnerable: bool = False) -> int:
    """The points of one kind that a contract brings."""
    entries = entries_of(read(text), tricks, vulnerable)
    return sum(entry.points for entry in entries if entry.kind is kind)


def read(text: str) -> Contract:
    """A contract written as ``4SX``, declared by seat 0."""
    bid = text.rstrip("X")
    return Contract(int(bid[0]), STRAIN_OF[bid[1:]], DOUBLINGS[text[len(bid) :]], 0)


def totals(entries: tuple[Entry, ...]) -> Worth:
    """Declarer's points below and above the line, and those of the first defender."""
    below = sum(e.points for e in entries if e.player == 0 and e.line is Line.BELOW)
    above = sum(e.points for e in entries if e.player == 0 and e.line is Line.ABOVE)
    return Worth(below, above, sum(e.points for e in entries if e.player == 1))


def vectors() -> list[dict[str, str]]:
    """The lines of the file."""
    with VECTORS.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_there_are_127_vectors_of_five_profiles() -> None:
    """Nothing has been lost on the way here."""
    assert len(vectors()) == 127
    assert {vector["profile"] for vector in vectors()} == set(PROFILES)


@pytest.mark.rule("DD-36", "DD-42", "HM-22", "HM-25", "HM-26", "HM-27", "B-11", "B-12", "B-58")
@pytest.mark.parametrize("vector", vectors(), ids=lambda v: " ".join([*v.values()][:6]))
def test_a_vector_has_the_amounts_worked_out_by_hand(vector: dict[str, str]) -> None:
    """Declarer below and above, and each defender."""
    seats, terms = PROFILES[vector["profile"]]
    doubling = [Doubling.UNDOUBLED, Doubling.DOUBLED, Doubling.REDOUBLED][int(vector["doubled"])]
    contract = Contract(int(vector["level"]), STRAIN_OF[vector["strain"]], doubling, 0)
    entries = entries_of(contract, int(vector["tricks"]), vector["vulnerable"] == "1", seats, terms)
    expected = [int(vector[name]) for name in ("declarer_below", "declarer_above")]
    penalty = int(vector["defender_above"])
    assert totals(entries) == Worth(expected[0], expected[1], penalty)
    assert all(
        sum(e.points for e in entries if e.player == seat) == penalty for seat in range(1, seats)
    )


def every_cell(last_trick: int) -> Iterator[tuple[Contract, bool, int]]:
    """7 levels, 5 strains, 3 doublings, vulnerable or not, 0 to so many tricks."""
    for level in range(1, 8):
        for strain in STRAINS:
            for doubling in Doubling:
                for vulnerable in (False, True):
                    for tricks in range(last_trick + 1):
                        yield Contract(level, strain, doubling, 0), vulnerable, tricks


@pytest.mark.rule("DD-34", "DD-36", "DD-37", "DD-38", "DD-39", "DD-40", "DD-41", "DD-42", "DD-43")
@pytest.mark.rule("DD-44", "DD-45", "HM-21", "HM-22", "HM-25", "HM-26", "HM-27", "B-16", "B-21")
@pytest.mark.parametrize(
    ("terms", "tricks"),
    [(STANDARD, 13), (NO_INSULT, 13), (GLOSSARY, 13), (STANDARD, 16), (GLOSSARY, 16)],
)
def test_every_cell_is_worth_what_the_hand_written_table_says(
    terms: DealTerms, tricks: int
) -> None:
    """All contracts with every number of tricks; three-handed has sixteen of them."""
    seats = 3 if tricks == 16 else 2
    wrong = [
        (str(contract), vulnerable, won)
        for contract, vulnerable, won in every_cell(tricks)
        if totals(entries_of(contract, won, vulnerable, seats, terms))
        != worth(
            contract.level,
            str(contract.strain),
            str(contract.doubling),
            vulnerable,
            won,
            insult=terms.insult,
            glossary=terms.glossary_penalties,
        )
    ]
    assert not wrong


ORDER = list(EntryKind)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("terms", [STANDARD, NO_INSULT, GLOSSARY])
def test_every_entry_explains_its_points(terms: DealTerms, seats: int) -> None:
    """Points are steps times factor, a step for each trick; the order is that of a record."""
    for contract, vulnerable, tricks in every_cell(16 if seats == 3 else 13):
        entries = entries_of(contract, tricks, vulnerable, seats, terms)
        assert [ORDER.index(e.kind) for e in entries] == sorted(
            ORDER.index(e.kind) for e in entries
        )
        for entry in entries:
            assert entry.points == sum(entry.steps) * entry.factor > 0
            assert (entry.doubling, entry.vulnerable) == (contract.doubling, vulnerable)
            assert len(entry.steps) == steps_of(entry, contract, tricks)


def steps_of(entry: Entry, contract: Contract, tricks: int) -> int:
    """How many amounts an entry must list."""
    by_trick = {
        EntryKind.CONTRACT: contract.level,
        EntryKind.OVERTRICKS: tricks - contract.level - 6,
        EntryKind.UNDERTRICKS: contract.level + 6 - tricks,
    }
    return by_trick.get(entry.kind, 1)


@pytest.mark.rule("DD-21", "DD-34", "HM-13", "B-55")
@pytest.mark.parametrize("level", range(1, 8))
def test_a_level_promises_six_more_tricks_than_its_number(level: int) -> None:
    """One promises 7, four 10, seven 13; one trick fewer is one down."""
    contract = read(f"{level}H")
    assert contract.target == {1: 7, 2: 8, 3: 9, 4: 10, 5: 11, 6: 12, 7: 13}[level]
    assert score(f"{level}H", level + 6).below > 0
    (down,) = entries_of(contract, level + 5, False)
    assert down.kind is EntryKind.UNDERTRICKS
    assert down.steps == (50,)


@pytest.mark.rule("DD-36", "HM-21")
def test_only_a_made_contract_writes_below_the_line() -> None:
    """Everything else stands above it, and a failed contract leaves the space below empty."""
    for contract, vulnerable, tricks in every_cell(13):
        for entry in entries_of(contract, tricks, vulnerable):
            assert (entry.line is Line.BELOW) == (entry.kind is EntryKind.CONTRACT)


@pytest.mark.rule("DD-36", "HM-22")
@pytest.mark.parametrize(
    ("contract", "points"), [("3C", 60), ("3D", 60), ("3H", 90), ("3S", 90), ("3NT", 100)]
)
def test_odd_tricks_count_20_30_and_at_no_trump_40_and_then_30(contract: str, points: int) -> None:
    """Bid tricks above the book of six."""
    assert amount(contract, 9, EntryKind.CONTRACT) == points


@pytest.mark.rule("DD-37", "HM-22", "B-18")
@pytest.mark.parametrize("vulnerable", [False, True])
def test_a_double_makes_contract_points_twice_and_a_redouble_four_times(vulnerable: bool) -> None:
    """Whether vulnerable or not."""
    kind = EntryKind.CONTRACT
    worths = [amount("2S" + x, 8, kind, vulnerable) for x in ("", "X", "XX")]
    assert worths == [60, 120, 240]


@pytest.mark.rule("DD-38", "HM-25", "B-16")
def test_overtricks_are_worth_their_trick_value_or_a_fixed_amount_if_doubled() -> None:
    """20 and 30, 30 at no trump; 100 or 200 doubled, 200 or 400 redoubled."""
    kind = EntryKind.OVERTRICKS
    assert [amount(f"1{strain}", 9, kind) for strain in STRAIN_OF] == [40, 40, 60, 60, 60]
    assert [amount("1NTX", 8, kind, v) for v in (False, True)] == [100, 200]
    assert [amount("1CXX", 8, kind, v) for v in (False, True)] == [200, 400]


@pytest.mark.rule("DD-39", "B-11", "B-18")
def test_a_made_doubled_contract_brings_50_and_a_redoubled_one_100() -> None:
    """The insult does not depend on vulnerability and can be agreed away."""
    for vulnerable in (False, True):
        kind = EntryKind.INSULT
        assert [amount("2H" + x, 8, kind, vulnerable) for x in ("", "X", "XX")] == [0, 50, 100]
    assert score("2HX", 8, terms=NO_INSULT) == Worth(120, 0, 0)
    assert amount("2HX", 7, EntryKind.INSULT) == 0


@pytest.mark.rule("DD-40", "HM-26")
def test_a_slam_bid_and_made_has_its_bonus() -> None:
    """500 or 750 for the small slam, 1000 or 1500 for the grand slam."""
    kind = EntryKind.SLAM
    assert [amount("6D", 12, kind, v) for v in (False, True)] == [500, 750]
    assert [amount("7D", 13, kind, v) for v in (False, True)] == [1000, 1500]


@pytest.mark.rule("DD-41", "HM-26", "B-21")
def test_there_is_no_slam_bonus_for_what_was_not_bid() -> None:
    """Thirteen tricks in six are a small slam and an overtrick, a grand slam down is nothing."""
    assert amount("5H", 13, EntryKind.SLAM) == 0
    assert score("6H", 13) == Worth(180, 530, 0)
    assert score("7H", 12) == Worth(0, 0, 50)


@pytest.mark.rule("DD-42", "DD-35")
def test_a_failed_contract_gives_declarer_nothing_and_the_defender_the_penalty_only() -> None:
    """However many tricks the defender took, and nothing to him when the contract is made."""
    for contract, vulnerable, tricks in every_cell(13):
        players = {entry.player for entry in entries_of(contract, tricks, vulnerable)}
        assert players == ({0} if tricks >= contract.target else {1})


@pytest.mark.rule("DD-43", "HM-27")
def test_an_undoubled_undertrick_costs_50_or_100() -> None:
    """Each the same."""
    assert [score("3H", 9 - n).penalty for n in (1, 2, 5)] == [50, 100, 250]
    assert [score("3H", 9 - n, True).penalty for n in (1, 2, 5)] == [100, 200, 500]


@pytest.mark.rule("DD-44", "HM-27", "B-12")
def test_doubled_undertricks_rise() -> None:
    """100, 200, 200 and then 300 each; vulnerable 200 and then 300 each."""
    (entry,) = entries_of(read("4SX"), 5, False)
    assert entry.steps == (100, 200, 200, 300, 300)
    (entry,) = entries_of(read("4SX"), 5, True)
    assert entry.steps == (200, 300, 300, 300, 300)


@pytest.mark.rule("DD-45", "HM-27")
def test_a_redoubled_penalty_is_twice_the_doubled_one() -> None:
    """For every number of undertricks."""
    for down in range(1, 14):
        for vulnerable in (False, True):
            doubled = score("7NTX", 13 - down, vulnerable).penalty
            assert score("7NTXX", 13 - down, vulnerable).penalty == 2 * doubled


@pytest.mark.rule("B-12")
def test_glossary_penalties_are_the_plain_ones_times_two_or_four() -> None:
    """50 or 100 a trick, doubled and redoubled."""
    assert score("4SX", 7, False, GLOSSARY).penalty == 300
    assert score("4SXX", 7, True, GLOSSARY).penalty == 1200
    assert score("4S", 7, True, GLOSSARY).penalty == 300


@pytest.mark.rule("B-55", "B-56", "3H-02")
def test_with_sixteen_tricks_the_book_stays_six_and_slams_go_by_their_level() -> None:
    """Seven needs thirteen of sixteen, nine overtricks are possible, six is a small slam."""
    three = (3, STANDARD)
    assert totals(entries_of(read("7NT"), 13, False, *three)) == Worth(220, 1000, 0)
    assert totals(entries_of(read("7NT"), 16, False, *three)) == Worth(220, 1090, 0)
    assert totals(entries_of(read("1C"), 16, False, *three)) == Worth(20, 180, 0)
    assert totals(entries_of(read("6C"), 13, False, *three)) == Worth(120, 520, 0)


@pytest.mark.rule("B-58", "3H-04")
def test_each_of_two_defenders_gets_the_full_penalty() -> None:
    """In his own column."""
    entries = entries_of(read("4SX"), 7, False, 3)
    assert [(entry.player, entry.points) for entry in entries] == [(1, 500), (2, 500)]
