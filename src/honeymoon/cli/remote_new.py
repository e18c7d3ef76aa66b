"""``honeymoon play GAME --server URL``: a table on a server, set up from this terminal."""

from __future__ import annotations

from dataclasses import dataclass

from honeymoon.cli.common import Refusal, variant_named
from honeymoon.cli.play_page import Page
from honeymoon.cli.play_seats import SeatPlan
from honeymoon.cli.play_setup import asked_game, options_of, plans_of, wanted_seats
from honeymoon.cli.remote_http import Link
from honeymoon.cli.remote_keep import Held
from honeymoon.cli.remote_start import (
    check_installed,
    read_link,
    read_server,
    seat_of,
    set_up,
    terms_of,
)
from honeymoon.locales import Texts


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the command line asks for, as it stands there."""

    game: str | None
    seats: str | None
    level: str | None
    pairs: tuple[str, ...]
    hints: bool
    name: str

    @property
    def is_only_a_name(self) -> bool:
        """Whether nothing is said of how a table is to be set up."""
        return not (self.game or self.seats or self.level or self.pairs or self.hints)


def play_there(texts: Texts, server: str, wanted: Wanted, is_plain: bool, no_color: bool) -> int:
    """Set a table up and play, or go on at the one of a link. Raises Refusal."""
    check_installed(texts)
    if "#" in server:
        if not wanted.is_only_a_name:
            raise Refusal(texts("remote-seat-twice"))
        held, name = seat_of(texts, read_link(texts, server)), wanted.name
    else:
        found = _new(texts, read_server(texts, server), wanted, is_plain, no_color)
        if found is None:
            return 0
        held, name = found
    from honeymoon.cli.remote_play import play

    return play(held, texts, is_plain, no_color, name)


def _new(
    texts: Texts, server: str, wanted: Wanted, is_plain: bool, no_color: bool
) -> tuple[Held, str] | None:
    """The seat at a new table and the name of who sits there; None where no game is chosen."""
    game = wanted.game
    variant = variant_named(texts, game) if game else asked_game(texts, is_plain, no_color)
    if variant is None:
        return None
    seats = wanted_seats(texts, variant, wanted.seats, wanted.level)
    plans = plans_of(texts, variant, seats)
    options = options_of(texts, variant, wanted.pairs)
    held, own, others = set_up(
        texts, server, terms_of(texts, variant, options, plans, wanted.hints)
    )
    persons = [plan for plan in plans if plan.is_person]
    _tell_links(Page(texts, (), is_plain), own, others, persons[1:])
    return held, wanted.name or _given_name(texts, persons[0], plans)


def _given_name(texts: Texts, own: SeatPlan, plans: tuple[SeatPlan, ...]) -> str:
    """The name that was given to the first person; none where it is only that of the seat."""
    unnamed = texts("seat-name", number=plans.index(own) + 1)
    return "" if own.name == unnamed else own.name


def _tell_links(page: Page, own: Link, others: list[Link], persons: list[SeatPlan]) -> None:
    """The links, each whole on a line of its own, however long."""
    told = [(page.texts("remote-own-link"), f"honeymoon join {own}")]
    for person, link in zip(persons, others, strict=True):
        told.append((page.texts("remote-other-link", name=person.name), str(link)))
    for sentence, whole in told:
        print("\n".join(page.finished([sentence])))
        print(f"  {whole}")
    print("\n".join(page.finished([page.texts("remote-sees")])), flush=True)
