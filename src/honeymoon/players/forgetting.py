"""What is left of a view to a player that has forgotten the older tricks."""

from __future__ import annotations

from dataclasses import replace

from honeymoon.rules.events import EventKind, SeenEvent
from honeymoon.rules.view import View


def forgotten(view: View, remembers: int) -> View:
    """The view without the cards of all but the last so many finished tricks.

    A player that asks it where a card can be takes those for cards that are still in play.
    """
    ends = [at for at, event in enumerate(view.events) if event.kind is EventKind.TRICK]
    if len(ends) <= remembers:
        return view
    kept_from = ends[len(ends) - remembers - 1] + 1
    older = [event for event in view.events[:kept_from] if not _of_play(event)]
    return replace(view, events=(*older, *view.events[kept_from:]))


def _of_play(event: SeenEvent) -> bool:
    return event.kind in (EventKind.PLAYED, EventKind.TRICK)
