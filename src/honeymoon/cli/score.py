"""``honeymoon score``: what one contract is worth, line by line."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from honeymoon.cli.arguments import (
    Argument,
    AsciiOption,
    JsonOption,
    LangOption,
    Option,
    PairsOption,
)
from honeymoon.cli.common import Refusal, quoted, read_options, texts_for, variant_named
from honeymoon.cli.contract_text import ContractError, parse_contract, parse_quota_contract
from honeymoon.cli.play_page import Page
from honeymoon.cli.receipt_text import receipt_lines, result_text
from honeymoon.locales import Texts
from honeymoon.rules.contract import AnyContract, Contract
from honeymoon.rules.result import entry_json
from honeymoon.rules.scoring.deal_score import deal_entries
from honeymoon.rules.scoring.entry import Entry
from honeymoon.rules.scoring.quota import quota_entry
from honeymoon.rules.scoring.rubber import RubberSheet
from honeymoon.rules.variants.catalogue import VARIANTS
from honeymoon.rules.variants.variant import Variant

DEFAULT_GAME = next(iter(VARIANTS))
TRICKS_OF_A_DEAL = {2: 13, 3: 16}
"""How many tricks are played, by the number of players."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What the command line says about the tricks, nothing of it checked yet."""

    tricks: int | None = None
    vulnerable: bool = False
    forehand: int | None = None
    others: str | None = None


@dataclass(frozen=True, slots=True)
class Receipt:
    """A contract with what it came to; ``tricks`` are declarer's or forehand's."""

    contract: AnyContract
    tricks: int
    entries: tuple[Entry, ...]

    @property
    def made(self) -> bool | None:
        """Whether declarer took the tricks that were promised; a quota promises none."""
        if isinstance(self.contract, Contract):
            return self.tricks >= self.contract.target
        return None


def command(
    contract: Annotated[list[str], Argument()],
    tricks: Annotated[int | None, Option("--tricks")] = None,
    vulnerable: Annotated[bool, Option("--vulnerable")] = False,
    forehand: Annotated[int | None, Option("--forehand")] = None,
    others: Annotated[str | None, Option("--others")] = None,
    game: Annotated[str, Option("--game")] = DEFAULT_GAME,
    option: PairsOption = None,
    as_json: JsonOption = False,
    ascii_only: AsciiOption = False,
    lang: LangOption = None,
) -> None:
    """Print the receipt of a contract."""
    texts = texts_for(lang)
    variant = variant_named(texts, game)
    asked = Asked(tricks, vulnerable, forehand, others)
    receipt = receipt_of(texts, variant, option or (), " ".join(contract), asked)
    if as_json:
        print(json.dumps(receipt_json(receipt)))
        return
    page = Page(texts, role_names(texts, variant, receipt.contract), ascii_only)
    print("\n".join(page.finished(score_lines(page, receipt))))


def receipt_of(
    texts: Texts, variant: Variant, pairs: Sequence[str], contract: str, asked: Asked
) -> Receipt:
    """What a contract of this game is worth under these options. Raises Refusal."""
    sheet = variant.sheet(read_options(texts, variant, pairs, {}))
    most = TRICKS_OF_A_DEAL[variant.seats]
    try:
        if isinstance(sheet, RubberSheet):
            return _bridge_receipt(texts, sheet, contract, asked, most)
        return _quota_receipt(texts, contract, asked, most)
    except ContractError as wrong:
        raise Refusal(texts(wrong.code, text=quoted(contract), part=quoted(wrong.part))) from None


def _bridge_receipt(
    texts: Texts, sheet: RubberSheet, text: str, asked: Asked, most: int
) -> Receipt:
    contract = parse_contract(text)
    if asked.forehand is not None or asked.others is not None:
        raise Refusal(texts("score-no-quota"))
    if asked.vulnerable and sheet.terms.single_game:
        raise Refusal(texts("score-never-vulnerable"))
    tricks = _in_range(texts, "--tricks", asked.tricks, most)
    entries = deal_entries(contract, tricks, asked.vulnerable, len(sheet.games), sheet.terms.deal)
    return Receipt(contract, tricks, entries)


def _quota_receipt(texts: Texts, text: str, asked: Asked, most: int) -> Receipt:
    contract = parse_quota_contract(text)
    if asked.tricks is not None or asked.vulnerable:
        raise Refusal(texts("score-quota-only"))
    tricks = (_in_range(texts, "--forehand", asked.forehand, most), *_others(texts, asked, most))
    if sum(tricks) != most:
        raise Refusal(texts("score-sum", sum=sum(tricks), expected=most))
    entries = tuple(quota_entry(contract, *pair) for pair in enumerate(tricks))
    return Receipt(contract, tricks[0], entries)


def _others(texts: Texts, asked: Asked, most: int) -> tuple[int, ...]:
    words = [word.strip() for word in (asked.others or "").split(",")]
    if len(words) != 2 or not all(re.fullmatch("[0-9]{1,9}", word) for word in words):
        raise Refusal(texts("score-others", most=most))
    return tuple(_in_range(texts, "--others", int(word), most) for word in words)


def _in_range(texts: Texts, option: str, tricks: int | None, most: int) -> int:
    if tricks is None or tricks not in range(most + 1):
        key = "score-tricks-missing" if tricks is None else "score-tricks-range"
        raise Refusal(texts(key, option=option, most=most, tricks=str(tricks)))
    return tricks


def receipt_json(receipt: Receipt) -> dict[str, Any]:
    """The receipt as docs/record.md has it: player 0 is declarer or forehand."""
    return {
        "contract": str(receipt.contract),
        "made": receipt.made,
        "entries": [entry_json(entry) for entry in receipt.entries],
    }


def role_names(texts: Texts, variant: Variant, contract: AnyContract) -> tuple[str, ...]:
    """Who the players of a receipt are, the declaring one first."""
    if not isinstance(contract, Contract):
        return (texts("forehand"), *[texts("score-other", number=n) for n in (1, 2)])
    if variant.seats == 2:
        return (texts("declarer"), texts("defender"))
    return (texts("declarer"), *[texts("score-defender", number=n) for n in (1, 2)])


def score_lines(page: Page, receipt: Receipt) -> list[str]:
    """The contract, how it went, and each amount."""
    return [_title(page, receipt), *receipt_lines(page, receipt.entries, receipt.contract)]


def _title(page: Page, receipt: Receipt) -> str:
    contract = receipt.contract
    if not isinstance(contract, Contract):
        return page.contract(contract)
    return page.texts(
        "score-title",
        contract=page.contract(contract),
        need=contract.target,
        won=receipt.tricks,
        result=result_text(page, contract, receipt.tricks),
    )
