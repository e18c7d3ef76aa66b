"""Leaks planted into the server on purpose: what compares, or looks for canaries, must see each."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from typing import Any, Literal, NamedTuple

import msgspec
import pytest

from honeymoon.protocol.commands import AskBack, Claim
from honeymoon.protocol.messages import Err, TableView
from honeymoon.rules.deal import Deal
from honeymoon.rules.errors import RuleViolation, Violation
from honeymoon.rules.view import view as seen_by
from honeymoon.rules.writing import record_of
from honeymoon.server import claims, desk, logged, metrics, routes, socket, state, views
from honeymoon.server import host as hosts
from honeymoon.server import table as tables
from honeymoon.server.errors import Refused, TableRefusal
from honeymoon.server.state import Table
from tests.rules.helpers import DD, PL, PU
from tests.server.secrecy.twins import deal_of

HANDLERS: dict[Any, Any] = tables._HANDLERS
Plant = Callable[[pytest.MonkeyPatch], None]


class Leak(NamedTuple):
    """A leak, the game in which it shows, what must find it, and the number of the first try.

    Rare ones begin where they are known to show; what is tried after that finds them too.
    """

    plant: Plant
    game: str = PL
    found_by: Literal["twins", "canaries"] = "twins"
    first: int = 0


def _last(deal: Deal) -> str:
    """A card that nobody has seen: of the last that are not dealt."""
    return str(deal.deck[-1])


def _hands_of_others(patch: pytest.MonkeyPatch) -> None:
    honest = seen_by

    def view(deal: Deal, seat: int) -> Any:
        seen = honest(deal, seat)
        hands = zip(seen.hands, deal.position.hands, strict=True)
        return replace(seen, hands=tuple(replace(hand, cards=cards) for hand, cards in hands))

    patch.setattr(views, "view", view)


def _changed_views(
    patch: pytest.MonkeyPatch, change: Callable[[TableView, Table, int], TableView]
) -> None:
    honest = views.table_view
    patch.setattr(desk, "table_view", lambda now, who: change(honest(now, who), now, who))


def _who_watches_sits(patch: pytest.MonkeyPatch) -> None:
    honest = views.table_view
    patch.setattr(desk, "table_view", lambda table, who: honest(table, max(who, 0)))


def _hash_without_salt(patch: pytest.MonkeyPatch) -> None:
    def change(seen: TableView, table: Table, who: int) -> TableView:
        text = "" if table.match.deal is None else repr(table.match.deal.deck)
        return msgspec.structs.replace(seen, stand_in=sha256(text.encode()).hexdigest())

    _changed_views(patch, change)


def _order_of_arrival(patch: pytest.MonkeyPatch) -> None:
    honest = views._claim

    def claim(table: Table) -> Any:
        shown = honest(table)
        if shown is None:
            return None
        came = [str(card) for card in deal_of(table).deck]
        return msgspec.structs.replace(shown, cards=tuple(sorted(shown.cards, key=came.index)))

    patch.setattr(views, "_claim", claim)


def _length(patch: pytest.MonkeyPatch) -> None:
    honest = desk.Desk.shown

    def shown(self: desk.Desk, table_id: str, table: Table, place: int) -> str:
        text = honest(self, table_id, table, place)
        return text + " " * (table.match.deal.deck[-1].suit if table.match.deal else 0)

    patch.setattr(desk.Desk, "shown", shown)


def _error_that_names_a_card(patch: pytest.MonkeyPatch) -> None:
    def refuse(deal: Deal, choice: Any) -> None:
        if deal.why_not(choice) is not None:
            why = RuleViolation(Violation.NOT_HELD, law=(_last(deal),))
            raise TableRefusal(Refused.ILLEGAL, why)

    patch.setattr(tables, "_refuse_illegal", refuse)
    patch.setattr(
        hosts,
        "_refused",
        lambda key, why: Err(why.code.value, key, why.rule and repr(why.rule.law)),
    )


def _rule_of_the_hidden_hand(patch: pytest.MonkeyPatch) -> None:
    """What is refused anyway is refused otherwise where the other hand is long in spades."""
    honest = tables._ahead

    def ahead(table: Table, deal: Deal, command: Any) -> Any:
        if deal.deck[-1].suit == 3:
            raise TableRefusal(Refused.PAUSED)
        return honest(table, deal, command)

    patch.setattr(tables, "_ahead", ahead)


def _claim_that_looks_at_the_cards(patch: pytest.MonkeyPatch) -> None:
    honest = tables._HANDLERS[Claim]

    def claim(table: Table, command: Any) -> Any:
        events = honest(table, command)
        if claims.rest_of_play(deal_of(table), tables._winner(command.seat, command.rest)) is None:
            raise TableRefusal(Refused.CLAIM_IMPOSSIBLE)
        return events

    patch.setitem(HANDLERS, Claim, claim)


def _take_back_that_looks_at_the_cards(patch: pytest.MonkeyPatch) -> None:
    honest = tables._HANDLERS[AskBack]

    def ask(table: Table, command: Any) -> Any:
        if table.match.deal is not None and table.match.deal.deck[-1].suit > 1:
            raise TableRefusal(Refused.PAUSED)
        return honest(table, command)

    patch.setitem(HANDLERS, AskBack, ask)


def _number_of_messages(patch: pytest.MonkeyPatch) -> None:
    honest = socket.Connection._changed

    def changed(self: Any, table: Table) -> None:
        honest(self, table)
        if table.match.deal is not None and table.match.deal.deck[-1].suit > 1:
            self._show(table, self._places[0])

    patch.setattr(socket.Connection, "_changed", changed)


def _numbers_of_views(patch: pytest.MonkeyPatch) -> None:
    """Choices of another seat that nobody is to hear of count too."""

    def counted(table: Table, event: logged.Event) -> Table:
        return replace(table, views=tuple(number + 1 for number in table.views))

    patch.setattr(state, "_counted", counted)


def _choices_ahead(patch: pytest.MonkeyPatch) -> None:
    honest = views._ahead

    def ahead(table: Table, who: int) -> Any:
        seen = honest(table, who)
        others = sum(map(len, table.ahead)) - len(table.ahead[who])
        return seen and msgspec.structs.replace(seen, legal=seen.legal * (1 + others))

    patch.setattr(views, "_ahead", ahead)


def _what_was_laid_aside(patch: pytest.MonkeyPatch) -> None:
    def change(seen: TableView, table: Table, who: int) -> TableView:
        if seen.deal is None:
            return seen
        actions = [str(action) for action in deal_of(table).actions]
        return msgspec.structs.replace(seen, deal={**seen.deal, "actions": actions})

    _changed_views(patch, change)


def _list_of_tables(patch: pytest.MonkeyPatch) -> None:
    honest = routes._own

    def own(table: Table, table_id: str, places: list[int]) -> Any:
        told = honest(table, table_id, places)
        running = table.match.deal
        return told if running is None else msgspec.structs.replace(told, game=_last(running))

    patch.setattr(routes, "_own", own)


def _whole_records(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(routes, "record_of", lambda *match, sealed: record_of(*match))


def _log(patch: pytest.MonkeyPatch) -> None:
    honest = hosts.Host._go_on

    def go_on(self: Any, table_id: str, opened: Any, table: Table, count: int) -> None:
        logging.getLogger("honeymoon.server.host").debug("table.now %s", table.views)
        honest(self, table_id, opened, table, count)

    patch.setattr(hosts.Host, "_go_on", go_on)


def _message_of_a_failure(patch: pytest.MonkeyPatch) -> None:
    def error(text: str, *kind: object) -> None:
        socket.LOG.log(logging.ERROR, text, *kind, exc_info=True)

    patch.setattr(socket.LOG, "error", error)
    patch.setattr("honeymoon.server.logs._failure", lambda failure: {"exception": repr(failure)})


def _metrics(patch: pytest.MonkeyPatch) -> None:
    honest = metrics.MeasuredHost.do

    async def do(self: Any, table_id: str, *asked: Any) -> Any:
        answer = await honest(self, table_id, *asked)
        if (running := (await self.table(table_id)).match.deal) is not None:
            self.metrics._faults.labels(_last(running)).inc()
        return answer

    patch.setattr(metrics.MeasuredHost, "do", do)


PLANTED: dict[str, Leak] = {
    "the hands of others in a view": Leak(_hands_of_others),
    "who watches sees what a seat sees": Leak(_who_watches_sits, first=1),
    "a hash of the pack without salt": Leak(_hash_without_salt),
    "the order in which cards came": Leak(_order_of_arrival, first=1),
    "the length of a view": Leak(_length),
    "a card in an error": Leak(_error_that_names_a_card, first=3),
    "an error that depends on a card": Leak(_rule_of_the_hidden_hand, first=7),
    "a claim refused by the real cards": Leak(_claim_that_looks_at_the_cards, first=4),
    "a take-back refused by a card": Leak(_take_back_that_looks_at_the_cards, first=38),
    "the number of messages": Leak(_number_of_messages),
    "the numbers of views": Leak(_numbers_of_views, DD),
    "how far the other has drawn": Leak(_choices_ahead, DD),
    "what another laid aside": Leak(_what_was_laid_aside, PU),
    "the list of one's tables": Leak(_list_of_tables),
    "a record that is not sealed": Leak(_whole_records, PL, "canaries", 14),
    "a line of the log": Leak(_log, PL, "canaries", 4),
    "the message of a failure": Leak(_message_of_a_failure, PL, "canaries", 4),
    "a figure": Leak(_metrics, PL, "canaries", 4),
}
