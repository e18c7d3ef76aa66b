"""Each amount of a deal explained: the receipt of the calculator, a replay and the table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from honeymoon.cli.play_page import Page
from honeymoon.rules.contract import AnyContract, Contract, QuotaContract
from honeymoon.rules.deal import Deal
from honeymoon.rules.match import ScoredDeal
from honeymoon.rules.scoring.entry import Entry, Line, Outcome

MOST_STEPS = 4
"""More amounts than these in a row are written in groups, as in 100 + 2 × 200 + 4 × 300."""


def receipt_lines(page: Page, entries: Sequence[Entry], contract: AnyContract) -> list[str]:
    """The amounts under a heading for each player and line."""
    lines = []
    for (player, line), group in groupby(entries, lambda entry: (entry.player, entry.line)):
        explained = [receipt_line(page, entry, contract) for entry in group]
        name = page.names[player]
        if line is Line.SCORE:
            lines += [f"  {name}: {text}" for text in explained]
        else:
            heading = page.texts(f"receipt-for-{line.value}", name=name)
            lines += [f"  {heading}", *[f"    {text}" for text in explained]]
    return lines


def receipt_line(page: Page, entry: Entry, contract: AnyContract) -> str:
    """One amount: what it is for, and how it is added up."""
    if isinstance(contract, QuotaContract):
        return _quota_line(page, entry, contract)
    return page.texts(
        f"receipt-{entry.reason}",
        contract=page.contract(contract),
        count=len(entry.steps),
        doubling=str(entry.doubling) or "none",
        vulnerable="yes" if entry.vulnerable else "no",
        sum=calculation(entry),
    )


def _quota_line(page: Page, entry: Entry, contract: QuotaContract) -> str:
    return page.texts(
        f"receipt-{entry.reason}",
        tricks=abs(entry.steps[1 if contract.avoid else 0]),
        quota=contract.quota(entry.player),
        points=signed(entry.points),
    )


def signed(points: int) -> str:
    """+1, 0 or -1."""
    return f"{points:+d}" if points else "0"


def calculation(entry: Entry) -> str:
    """``100 + 200 + 200 = 500``, ``(40 + 30) × 2 = 140``, or the amount alone."""
    terms = _terms(entry.steps)
    if entry.factor > 1:
        inner = " + ".join(terms)
        return f"{f'({inner})' if len(terms) > 1 else inner} × {entry.factor} = {entry.points}"
    if terms == [str(entry.points)]:
        return terms[0]
    return f"{' + '.join(terms)} = {entry.points}"


def _terms(steps: tuple[int, ...]) -> list[str]:
    if len(steps) <= MOST_STEPS:
        return [str(step) for step in steps]
    runs = [(step, len(list(run))) for step, run in groupby(steps)]
    return [f"{count} × {step}" if count > 1 else str(step) for step, count in runs]


def result_text(page: Page, contract: Contract, tricks: int) -> str:
    """Made, made with overtricks, or down."""
    difference = tricks - contract.target
    if difference < 0:
        return page.texts("result-down", count=-difference)
    return page.texts("result-over", count=difference) if difference else page.texts("result-made")


def deal_lines(page: Page, number: int, scored: ScoredDeal) -> list[str]:
    """A finished deal: who dealt, what was played, how it went, and each amount."""
    return [
        deal_title(page, number, scored.deal),
        *_outcome_lines(page, scored.deal),
        *_entry_lines(page, scored),
    ]


def deal_title(page: Page, number: int, deal: Deal) -> str:
    """The number of a deal, counted from 1, and its dealer."""
    return page.texts("deal-title", number=number, dealer=page.names[deal.position.dealer])


def _entry_lines(page: Page, scored: ScoredDeal) -> list[str]:
    contract = scored.deal.contract
    return [] if contract is None else receipt_lines(page, scored.entries, contract)


def _outcome_lines(page: Page, deal: Deal) -> list[str]:
    contract = deal.contract
    if contract is None or deal.outcome is Outcome.PASSED_OUT:
        return [f"  {page.texts('deal-passed-out')}"]
    name = page.names[contract.declarer]
    if deal.outcome is Outcome.REDEAL:
        shown = page.contract(contract)
        return [f"  {page.texts('deal-redeal', contract=shown, forehand=name)}"]
    if isinstance(contract, QuotaContract):
        return _quota_outcome(page, deal, contract)
    return [f"  {_played_text(page, deal, contract)}"]


def _played_text(page: Page, deal: Deal, contract: Contract) -> str:
    won = deal.position.tricks[contract.declarer]
    return page.texts(
        "deal-contract",
        contract=page.contract(contract),
        declarer=page.names[contract.declarer],
        need=contract.target,
        won=won,
        result=result_text(page, contract, won),
    )


def _quota_outcome(page: Page, deal: Deal, contract: QuotaContract) -> list[str]:
    shown, name = page.contract(contract), page.names[contract.declarer]
    return [
        f"  {page.texts('deal-quota-contract', contract=shown, forehand=name)}",
        f"  {page.texts('deal-tricks', tricks=tricks_text(page, deal))}",
    ]


def tricks_text(page: Page, deal: Deal) -> str:
    """The tricks of each player, as in ``Ana 8, Ben 5``."""
    pairs = zip(page.names, deal.position.tricks, strict=True)
    return ", ".join(f"{name} {tricks}" for name, tricks in pairs)


def unfinished_lines(page: Page, number: int, deal: Deal) -> list[str]:
    """A deal that breaks off: its phase, and contract and tricks as far as there are any."""
    phase = "play" if deal.phase is None else deal.phase.name
    broken_off = page.texts("deal-unfinished", phase=page.texts(f"phase-{phase}"))
    return [
        deal_title(page, number, deal),
        *[f"  {line}" for line in (*_so_far(page, deal), broken_off)],
    ]


def _so_far(page: Page, deal: Deal) -> list[str]:
    contract = deal.contract
    if contract is None:
        return []
    name, shown = page.names[contract.declarer], page.contract(contract)
    if isinstance(contract, QuotaContract):
        return [page.texts("deal-quota-contract", contract=shown, forehand=name)]
    tricks = tricks_text(page, deal)
    return [page.texts("deal-so-far", contract=shown, declarer=name, tricks=tricks)]
