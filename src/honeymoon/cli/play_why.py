"""Why a computer player did what it did: all of it where nothing is hidden any more.

While the person who asks does not know every card that the decision rests on, only what the rules
of the player make public is told: how it goes about such a decision, the same for every hand that
it could hold. Which cards it weighed, what they promise, how many worlds fit, even that it had no
choice, would show its hand; so that comes when the deal is over.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from honeymoon.cli.decision_text import candidate_lines, code_sentence
from honeymoon.cli.play_match import Sitting, actor_of
from honeymoon.cli.play_page import Page
from honeymoon.cli.play_screen import trump_of
from honeymoon.cli.play_state import Reply, Session, says, view_of
from honeymoon.cli.play_words import Command
from honeymoon.players.decision import Decision
from honeymoon.players.outside import PREFIX
from honeymoon.players.player import PLAYERS
from honeymoon.players.skilled import Skilled
from honeymoon.players.tips.known import cards_deduced, cards_known
from honeymoon.rules.actions import Action, Kind
from honeymoon.rules.cards import parse_card
from honeymoon.rules.events import EventKind, Seat
from honeymoon.rules.view import View

ALL_TRICKS = 16
"""From so many remembered tricks on nothing is forgotten."""


@dataclass(frozen=True, slots=True)
class Deed:
    """An action of a computer player: what it knew then, and its reasons where they are known."""

    number: int
    seat: Seat
    player: str
    knew: View
    action: Action
    decision: Decision | None


def numbers_of(sitting: Sitting) -> list[int]:
    """The numbers of the actions of computer players in the latest deal, the last one first."""
    every = range(len(sitting.past) - 1, -1, -1)
    return [n for n in every if not sitting.seats[actor_of(sitting, n)].is_person]


def deed_of(sitting: Sitting, number: int) -> Deed:
    """The action of that number, which a computer player took."""
    seat, latest = actor_of(sitting, number), sitting.latest
    assert latest is not None
    knew = replace(sitting, match=sitting.past[number]).view_for(seat)
    found = dict(sitting.reasons).get(number)
    return Deed(number, seat, sitting.seats[seat].player, knew, latest.actions[number], found)


def asked_why(session: Session, command: Command) -> Reply:
    """Why the last action of a computer player, or the one so many back."""
    sitting, page = session.sitting, session.page
    found, back = numbers_of(sitting), max(1, command.number)
    if not found:
        has_acted = sitting.latest is not None and not sitting.past and sitting.latest.actions
        return says(session, page.texts("why-code-unknown" if has_acted else "why-nobody"))
    if back > len(found):
        return says(session, page.texts("why-few", count=len(found)))
    deed, view = deed_of(sitting, found[back - 1]), view_of(session)
    if not is_open(deed, sitting, view):
        return says(session, *closed_lines(deed, view, page))
    told = sitting.explained or sitting.match.deal is None
    after = replace(session, sitting=replace(sitting, explained=told))
    return Reply(after, tuple(open_lines(deed, view, page)))


def is_open(deed: Deed, sitting: Sitting, view: View) -> bool:
    """Whether whoever asks knows every card that the player knew, as after the deal.

    Before the play that is not enough: cards came one by one, and which came when stays hidden.
    """
    if sitting.match.deal is None:
        return True
    return deed.knew.phase == "play" and not cards_known(deed.knew) - cards_deduced(view)


def closed_lines(deed: Deed, view: View, page: Page) -> list[str]:
    """What is public of the decision: who, what it was seen to do, and how it goes about it."""
    head = _head(deed, view, page, page.action_seen(view.actions[deed.number]))
    return [head, _manner(deed, page), *_memory(deed, page), page.texts("why-later")]


def _head(deed: Deed, view: View, page: Page, action: str) -> str:
    """Who did what, and where in the deal."""
    place = page.texts(f"phase-{deed.knew.phase}")
    if deed.knew.phase == "play":
        tricks = sum(event.kind is EventKind.TRICK for event in deed.knew.events)
        place = page.texts("why-trick", number=tricks + 1)
    name = page.shown_name(deed.seat, view.seat)
    return page.texts("why-head", name=name, place=place, action=action)


def _manner(deed: Deed, page: Page) -> str:
    """How the player decides in such a phase, whatever it holds."""
    if deed.decision is None:
        return page.texts("why-code-unknown")
    if deed.decision.code == "guard":
        return code_sentence(page, "guard", deed.decision)
    player = PLAYERS.get(deed.player)
    if isinstance(player, Skilled) and player.reckons(deed.knew):
        return page.texts(f"why-kind-{deed.knew.phase}")
    return page.texts(f"why-code-{_plain_code(deed.player)}")


def _plain_code(player: str) -> str:
    """The code of players that give none."""
    if player.startswith(PREFIX):
        return "program"
    return "random" if player.startswith("random") else "tips"


def _memory(deed: Deed, page: Page) -> list[str]:
    """What a level forgets of what it has seen."""
    player = PLAYERS.get(deed.player)
    if not isinstance(player, Skilled) or deed.knew.phase != "play" or not deed.decision:
        return []
    level, knew = player.level, deed.knew
    is_told = len(knew.hands) == 2 and player.reckons(knew) and level.remembers < ALL_TRICKS
    key = "why-memory-tricks" if level.its_rejects else "why-memory"
    return [page.texts(key, count=level.remembers)] if is_told else []


def open_lines(deed: Deed, view: View, page: Page) -> list[str]:
    """The whole decision: how it was made, the candidates, what the player held and had seen."""
    head = _head(deed, view, page, _whole_action(deed, page))
    decision = deed.decision
    if decision is None:
        return [head, page.texts("why-code-unknown")]
    code = decision.code or _plain_code(deed.player)
    forgot = [] if code in ("only", "guard") else _memory(deed, page)
    return [
        head,
        code_sentence(page, code, decision),
        *candidate_lines(page, decision),
        *_knew(deed.knew, page),
        *forgot,
    ]


def _whole_action(deed: Deed, page: Page) -> str:
    """The action, with the card that it was about."""
    card = deed.knew.fact("card")
    named = page.action_seen(deed.action)
    is_draw = deed.action.kind in (Kind.DRAW, Kind.PICK) and isinstance(card, str)
    return f"{named} ({page.card(parse_card(str(card)))})" if is_draw else named


def _knew(knew: View, page: Page) -> list[str]:
    """What the player held before the action, and how much it had seen."""
    held = page.hand(knew.hand, trump_of(knew))
    hand = [page.texts("why-held", cards=held)] if knew.hand else []
    return [*hand, page.texts("why-seen", count=len(cards_known(knew)))]
