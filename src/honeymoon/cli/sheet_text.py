"""The score sheet for people: the pad of a rubber, or the table of deals against quotas."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from honeymoon.cli.play_page import Page
from honeymoon.cli.receipt_text import signed
from honeymoon.rules.contract import QuotaContract
from honeymoon.rules.match import Match, ScoredDeal
from honeymoon.rules.scoring.entry import Entry, EntryKind, Line, Outcome
from honeymoon.rules.scoring.quota import QuotaSheet
from honeymoon.rules.scoring.rubber import RubberSheet

LABEL, CELL = 31, 16


def sheet_lines(page: Page, match: Match) -> list[str]:
    """The sheet of a match as a table, and how the match stands."""
    sheet = match.sheet
    if isinstance(sheet, RubberSheet):
        table = [*_pad(page, match, sheet), *_rubber_winner(page, sheet)]
    else:
        table = _quota_table(page, match)
    return [page.texts("pad-title"), *table, _standing(page, match)]


def cell(text: str, width: int) -> str:
    """The text at the right of a column, cut where it is too long."""
    return (text if len(text) < width else text[: width - 2] + "…").rjust(width)


def _row(label: str, values: Iterable[object]) -> str:
    cells = "".join(cell("" if value is None else str(value), CELL) for value in values)
    return label[:LABEL].ljust(LABEL) + cells


@dataclass(frozen=True, slots=True)
class _Written:
    """Amounts of one kind in one deal, None where a player has none."""

    deal: int
    kind: EntryKind
    points: tuple[int | None, ...]


def _pad(page: Page, match: Match, sheet: RubberSheet) -> list[str]:
    """Above the line the latest amount on top, below it the first: the oldest next to the line."""
    width = LABEL + CELL * len(page.names)
    above = [
        _amount_row(page, written)
        for number, scored in enumerate(match.scored, 1)
        for written in _written(number, scored, Line.ABOVE, len(page.names))
    ]
    return [
        _row("", page.names),
        page.texts("pad-above"),
        *reversed(above),
        "=" * width,
        page.texts("pad-below"),
        *_below(page, match, width),
        "=" * width,
        *_totals(page, sheet),
    ]


def _written(number: int, scored: ScoredDeal, line: Line, seats: int) -> Iterator[_Written]:
    entries = [entry for entry in scored.entries if entry.line is line]
    for kind, group in groupby(entries, lambda entry: entry.kind):
        yield _Written(number, kind, _by_seat(group, seats))


def _by_seat(entries: Iterable[Entry], seats: int) -> tuple[int | None, ...]:
    points: list[int | None] = [None] * seats
    for entry in entries:
        points[entry.player] = (points[entry.player] or 0) + entry.points
    return tuple(points)


def _amount_row(page: Page, written: _Written) -> str:
    kind = page.texts(f"kind-{written.kind.value}")
    label = page.texts("pad-deal", number=written.deal, kind=kind)
    return _row(f"  {label}", written.points)


def _below(page: Page, match: Match, width: int) -> Iterator[str]:
    """The contract points, and a line drawn across after each game."""
    games: tuple[int, ...] = (0,) * len(page.names)
    for number, scored in enumerate(match.scored, 1):
        for written in _written(number, scored, Line.BELOW, len(page.names)):
            yield _amount_row(page, written)
        now = scored.sheet.games if isinstance(scored.sheet, RubberSheet) else games
        if now != games:
            yield _game_line(page, _who_gained(games, now), width)
        games = now


def _who_gained(before: Sequence[int], after: Sequence[int]) -> int:
    return [now > then for then, now in zip(before, after, strict=True)].index(True)


def _game_line(page: Page, seat: int, width: int) -> str:
    return f"-- {page.texts('pad-game', name=page.names[seat])} ".ljust(width, "-")


def _totals(page: Page, sheet: RubberSheet) -> list[str]:
    states = [page.texts("pad-yes" if state else "pad-no") for state in sheet.vulnerable]
    return [
        _row(page.texts("pad-total"), sheet.totals),
        _row(page.texts("pad-games"), sheet.games),
        _row(page.texts("pad-part-score"), sheet.part_scores),
        _row(page.texts("pad-vulnerable"), states),
    ]


def _rubber_winner(page: Page, sheet: RubberSheet) -> list[str]:
    winner = sheet.rubber_winner
    return [] if winner is None else [page.texts("match-rubber-winner", name=page.names[winner])]


def _standing(page: Page, match: Match) -> str:
    """Who won, the tie, or that the match goes on."""
    winners, totals = match.winners, match.sheet.totals
    if winners is None:
        return page.texts("match-unfinished")
    names = [page.names[seat] for seat in winners]
    if len(winners) > 1:
        return page.texts("match-tie", names=", ".join(names), points=max(totals))
    if isinstance(match.sheet, RubberSheet) and match.sheet.terms.single_game:
        return page.texts("match-first-game", name=names[0])
    others = [total for seat, total in enumerate(totals) if seat not in winners]
    return page.texts("match-winner", name=names[0], margin=max(totals) - max(others))


NUMBER, CONTRACT, FOREHAND, POINTS = 4, 12, 15, 15


def _quota_table(page: Page, match: Match) -> list[str]:
    """One row for each deal: contract, forehand, points and running total of each player."""
    titles = [page.texts(f"quota-{name}") for name in ("deal", "contract", "forehand")]
    totals = match.sheet.totals
    return [
        _quota_row(titles, page.names),
        "-" * (NUMBER + CONTRACT + FOREHAND + POINTS * len(page.names)),
        *_quota_rows(page, match.scored),
        "=" * (NUMBER + CONTRACT + FOREHAND + POINTS * len(page.names)),
        _quota_row(["", page.texts("pad-total"), ""], map(signed, totals)),
        *_used_lines(page, match),
    ]


def _quota_row(words: Sequence[str], values: Iterable[str]) -> str:
    number, contract, forehand = words
    start = number.ljust(NUMBER) + contract[: CONTRACT - 1].ljust(CONTRACT)
    cells = "".join(cell(value, POINTS) for value in values)
    return start + cell(forehand, FOREHAND).strip().ljust(FOREHAND) + cells


def _quota_rows(page: Page, scored: Iterable[ScoredDeal]) -> Iterator[str]:
    number = 0
    for deal in scored:
        contract = deal.deal.contract
        assert isinstance(contract, QuotaContract)
        played = deal.deal.outcome is not Outcome.REDEAL
        number += played
        words = [
            str(number) if played else "-",
            quota_kind(page, contract),
            page.names[contract.declarer],
        ]
        yield _quota_row(words, _quota_cells(page, deal))


def _quota_cells(page: Page, scored: ScoredDeal) -> list[str]:
    if not scored.entries:
        return [page.texts("quota-redeal"), *[""] * (len(page.names) - 1)]
    pairs = zip(scored.entries, scored.sheet.totals, strict=True)
    return [f"{signed(entry.points)} ({signed(total)})" for entry, total in pairs]


def quota_kind(page: Page, contract: QuotaContract) -> str:
    """The contract's name, with the suit that was chosen."""
    suit = "" if contract.trump is None else page.suit(contract.trump)
    return page.texts(f"quota-kind-{contract.kind}", suit=suit)


def _used_lines(page: Page, match: Match) -> list[str]:
    """The contracts that each player can no longer choose."""
    if not isinstance(match.sheet, QuotaSheet) or match.is_over:
        return []
    label = page.texts("quota-used")
    return [
        f"{page.names[seat]}, {label}: {', '.join(_kinds(page, kinds)) or '-'}"
        for seat, kinds in enumerate(match.sheet.used_kinds)
    ]


def _kinds(page: Page, kinds: Iterable[str]) -> list[str]:
    return [page.texts(f"quota-kind-{kind}", suit="").strip() for kind in kinds]
