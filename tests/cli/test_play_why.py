"""Why a computer player did something: nothing hidden while it is hidden, everything afterwards."""

from __future__ import annotations

import ast
import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from honeymoon import VARIANTS, Candidate, Decision, Match, Variant, players
from honeymoon.cli import play_why
from honeymoon.cli.play_match import Sitting, sit_down
from honeymoon.cli.play_page import Page
from honeymoon.cli.play_seats import SeatPlan
from honeymoon.cli.play_session import afterwards, begin
from honeymoon.cli.play_state import Reply, Session
from honeymoon.cli.play_why import asked_why
from honeymoon.cli.play_words import Command, Verb, words_of
from honeymoon.locales import LANGUAGES, Texts
from honeymoon.players.strong import STRONG
from honeymoon.rules.deal import Deal
from honeymoon.rules.view import View
from honeymoon.rules.view import view as view_of_deal
from honeymoon.shuffle import Chance
from tests.cli.at_the_table import actions_of, planless, printed_cards, say, sit, text, view_of
from tests.cli.calling import english_words
from tests.rules.helpers import BI, DD, GAMES, PL, PU, SE, TH
from tests.scale import deals
from tests.views.checks import twins
from tests.views.knowledge import Ledger
from tests.views.positions import PHASES, moments

EACH = deals(1, 12)
"""Positions of every kind."""
SOME = 8
"""About so many actions of a deal are asked about."""
WHY = {"en": "why", "es": "porque", "pt": "motivo", "it": "motivo"}


def telltale(knew: View) -> Decision:
    """A decision that shows all that a seat knew: its candidates, its numbers and its code."""
    digest = Random(repr(knew))
    candidates = tuple(
        Candidate(action, digest.uniform(-500, 500), digest.uniform(0, 13))
        for action in digest.sample(knew.legal, len(knew.legal))
    )
    code = "only" if len(knew.legal) == 1 else "play.worlds"
    return Decision(knew.legal[0], candidates, code, (("worlds", digest.randrange(1, 999)),))


def sitting_at(deal: Deal) -> Sitting:
    """A sitting in which that deal has come to where it is."""
    position = deal.position
    start = Match.of(deal.variant, deal.options, position.dealer)
    running = replace(start, sheet=position.sheet, dealer=position.dealer, deal=deal)
    plans = tuple(SeatPlan("strong-1", name) for name in ("Ana", "Ben", "Caro"))
    return sit_down(running, plans[: deal.variant.seats], Chance.seeded("why"))


def asked(deal: Deal, seat: int, player: str) -> list[tuple[str, ...]]:
    """What the person in that seat is told of each action of the others, the last one first."""
    sitting = sitting_at(deal)
    people = [
        SeatPlan("person" if number == seat else player, plan.name)
        for number, plan in enumerate(sitting.seats)
    ]
    sitting = replace(sitting, seats=tuple(people), shown=seat)
    numbers = play_why.numbers_of(sitting)
    chosen = range(0, len(numbers), 1 + len(numbers) // SOME)
    reasons = tuple((numbers[back], telltale(knew(sitting, numbers[back]))) for back in chosen)
    texts = Texts("en")
    page = Page(texts, sitting.names)
    told = replace(sitting, reasons=reasons)
    session = Session(told, page, words_of(texts), (0,) * len(people))
    return [asked_why(session, Command(Verb.WHY, number=back + 1)).lines for back in chosen]


def knew(sitting: Sitting, number: int) -> View:
    """What the seat knew that took the action of that number."""
    deal = sitting.past[number].deal
    assert deal is not None
    assert deal.to_act is not None
    return view_of_deal(deal, deal.to_act)


def differing(game: str, player: str, rng: Random) -> tuple[int, int]:
    """How many deals were compared, and in how many the answers differ from those of the twin."""
    compared = different = 0
    for moment in moments(game, EACH, rng):
        if moment.kind[1] == "over" or moment.seat < 0:
            continue
        told = asked(moment.deal, moment.seat, player)
        for _, twin in twins(moment.deal, Ledger(moment.deal), moment.seat, rng):
            compared += 1
            different += asked(twin, moment.seat, player) != told
    return compared, different


@pytest.mark.parametrize("game", GAMES)
def test_no_hidden_card_bears_on_what_is_told_during_a_deal(game: str) -> None:
    """Deals that the person cannot tell apart give the same answers, whatever was decided by."""
    rng = Random(f"why {game}")
    compared = 0
    for player in ("strong-1", "beginner-1"):
        count, different = differing(game, player, rng)
        assert not different
        compared += count
    assert compared >= 4 * EACH


@pytest.mark.parametrize("game", [DD, PU, PL, TH, BI])
def test_the_check_finds_answers_that_tell_too_much(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Were all told at once, many of the deals would give different answers."""
    monkeypatch.setattr(play_why, "is_open", lambda deed, sitting, view: True)
    compared, different = differing(game, "strong-1", Random(f"planted {game}"))
    assert different > compared / 8


def finished(lang: str, game: str, seats: str, seed: str = "table") -> tuple[Reply, list[str]]:
    """A deal played to its end without a plan, and each answer to why on the way."""
    reply, told = sit(game, lang=lang, seats=seats, seed=seed), []
    while reply.session.sitting.match.deal is not None:
        told.append(text(say(reply, WHY[lang])))
        reply = say(reply, planless(reply))
    return reply, told


def everything(reply: Reply) -> list[str]:
    """Why each action of a computer player was taken, the last one first."""
    word = WHY[reply.session.page.texts.language]
    count = len(play_why.numbers_of(reply.session.sitting))
    return [text(say(reply, f"{word} {number}")) for number in range(1, count + 1)]


def test_during_a_deal_only_the_way_of_deciding_is_told() -> None:
    """No number, no card but the one that was seen, and when the rest can be asked for."""
    _, told = finished("en", DD, "person,strong")
    spoken = [answer for answer in told if answer.startswith("strong-1")]
    assert len(spoken) > 10
    for answer in spoken:
        rest = " ".join(line.strip() for line in answer.splitlines()[1:])
        assert "ask again when the hand is over" in rest
        assert not printed_cards(rest)
        assert not re.search(r"\d", rest)


def test_where_all_cards_are_known_the_decision_is_told_at_once() -> None:
    """With both dummies open the last hand is known too, to both: nothing is hidden any more."""
    reply = say(sit(SE, seats="person,expert", seed="table"), "7nt", "p", "p", "p", "p", "p")
    while view_of(reply).phase != "play" or sum(view_of(reply).tricks) < 3:
        reply = say(reply, planless(reply))
    asked_now = [say(reply, f"why {number}") for number in range(1, 5)]
    told = [" ".join(text(answer).split()) for answer in asked_now]
    assert any("It knows where all the cards are" in answer for answer in told)
    assert all("Held: " in answer for answer in told)
    assert not any(answer.session.sitting.explained for answer in asked_now)


def test_after_the_deal_every_decision_is_told_with_what_it_weighed() -> None:
    """Its candidates with points and tricks, the worlds, its cards, how much it had seen."""
    reply, _ = finished("en", DD, "person,strong")
    told = everything(reply)
    assert len(told) == len(reply.session.sitting.reasons)
    assert "no choice" in told[0]
    lead = next(answer for answer in told if "trick 1:" in answer)
    worlds = STRONG.level.play_worlds * STRONG.level.two_hands
    assert f"It imagines {worlds} deals that fit what it knows" in lead.replace("\n  ", " ")
    assert re.search(r"^  \S+ +points +[+-]\d+  tricks \d+\.\d$", lead, re.MULTILINE)
    assert re.search(r"^Held: ♠ .*♥ .*♣ .*♦ ", lead, re.MULTILINE)
    assert re.search(r"It had seen \d\d of the 52 cards", lead)
    draws = [answer for answer in told if answer.startswith("strong-1, Draw")]
    assert len(draws) == 13
    assert all("Points are against rejecting" in answer.replace("\n  ", " ") for answer in draws)
    assert all(re.match(r"strong-1, Draw: (Keep|Reject) \(", answer) for answer in draws)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_answer_is_in_its_language_and_fits_the_screen(lang: str, game: str) -> None:
    """In every game, by players of two kinds, during the deal and after it."""
    levels = ["club", "tips"][: VARIANTS[game].seats - 1]
    reply, told = finished(lang, game, ",".join(["person", *levels]), seed=f"{lang} {game}")
    for answer in {*told, *everything(reply)}:
        assert all(len(line) < 80 for line in answer.splitlines())
        assert lang == "en" or not english_words(re.sub(r"\b(tips|club)-1\b", "", answer))


def test_older_actions_are_counted_back_and_there_are_only_so_many() -> None:
    """The first of the deal is the last number; one more is none."""
    reply = sit(PL, seats="person,tips", seed="back")
    while view_of(reply).phase != "play":
        reply = say(reply, planless(reply))
    count = len(play_why.numbers_of(reply.session.sitting))
    assert text(say(reply, "why")) == text(say(reply, "why 1")) == text(say(reply, "why 0"))
    assert "Auction" in text(say(reply, f"why {count}"))
    assert f"{count} times" in text(say(reply, f"why {count + 1}"))


def test_where_no_computer_player_has_acted_it_says_so() -> None:
    """Rather than nothing; with persons alone too."""
    nobody = "No computer player has acted in this hand yet."
    reply = sit(DD, seats="person,person")
    shown = say(reply, "")
    assert text(say(shown, "why")) == nobody


def test_a_match_taken_up_again_does_not_make_up_reasons() -> None:
    """They are not saved; those of later actions are known."""
    reply, _ = finished("en", PL, "person,strong")
    reply = say(reply, "")
    while len(actions_of(reply)) < 8:
        reply = say(reply, planless(reply))
    old = reply.session
    sitting = sit_down(old.sitting.match, old.sitting.seats, Chance.seeded("again"))
    again = begin(sitting, old.page, old.words)
    assert "are not known: they are not saved" in text(say(again, "why")).replace("\n  ", " ")
    while again.session.sitting.match.deal is not None:
        again = say(again, planless(again))
    told = everything(again)
    assert "Held: " in told[0]
    assert "are not known" in told[-1].replace("\n  ", " ")


def test_what_was_told_after_a_deal_makes_going_back_practice() -> None:
    """Whoever has read the other's cards and takes back a pass knows too much."""
    for asked_first, practice in (("score", False), ("why", True)):
        reply = sit(PL, seats="person,strong", options={"auction_end": "all-others"}, seed="out")
        while reply.session.sitting.match.deal is not None:
            reply = say(reply, "p")
        back = say(reply, asked_first, "undo")
        assert back.session.sitting.practice is practice


def test_the_last_deal_of_a_match_can_be_asked_about() -> None:
    """Questions are answered, nothing is played or taken back, Enter ends."""
    reply = sit(PL, seats="person,tips", seed="end", options={"match": "single-game"})
    while not reply.is_over:
        reply = say(reply, planless(reply))
    session = reply.session
    assert text(afterwards(session, "why")).startswith("tips-1, ")
    assert "Held: " in text(afterwards(session, "why 2"))
    assert "total" in text(afterwards(session, "score"))
    for refused in ("undo", "1", "hint", "zz"):
        assert text(afterwards(session, refused)) == "That is not possible now."
    assert afterwards(session, "").is_over
    assert afterwards(session, "quit").is_over


def test_actions_taken_back_take_their_reasons_along() -> None:
    """The reasons are those of the actions that stand."""
    reply = sit(PL, seats="person,strong", seed="undone")
    while len(actions_of(reply)) < 9:
        reply = say(reply, planless(reply))
    back = say(reply, "undo")
    numbers = [number for number, _ in back.session.sitting.reasons]
    assert numbers == sorted(set(numbers))
    assert len(numbers) == len(play_why.numbers_of(back.session.sitting))
    actions = actions_of(back)
    for number, decision in back.session.sitting.reasons:
        assert actions[number] == str(decision.action)


def codes_in(module: ast.Module) -> set[str]:
    """Every code that the module gives to a decision, directly or by a name."""
    calls = [node for node in ast.walk(module) if isinstance(node, ast.Call)]
    given: list[ast.expr] = []
    for made in calls:
        if getattr(made.func, "id", "") == "Decision":
            given += [word.value for word in made.keywords if word.arg == "code"] + made.args[2:3]
    names = {one.id for one in given if isinstance(one, ast.Name)}
    given += [
        node.value
        for node in ast.walk(module)
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and node.targets[0].id in names
    ]
    return {text for one in given for text in texts_of(one)}


def texts_of(value: ast.expr) -> set[str]:
    """The texts that an expression can be."""
    if isinstance(value, ast.IfExp):
        return texts_of(value.body) | texts_of(value.orelse)
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        return {value.value}
    return set()


def test_every_code_of_a_decision_has_its_sentence() -> None:
    """In four languages, from the code of the players."""
    codes: set[str] = set()
    for path in Path(players.__file__).parent.glob("*.py"):
        codes |= codes_in(ast.parse(path.read_text(encoding="utf-8")))
    assert {"only", "tips", "guard", "call.worlds", "play.open", "play.worlds"} <= codes
    for language in LANGUAGES:
        texts = Texts(language)
        assert not [code for code in codes if not texts.has(f"why-code-{code}")]
        kinds = {phase for variant in VARIANTS.values() for phase in phases_of(variant)}
        assert not [phase for phase in kinds if not texts.has(f"why-kind-{phase}")]


def phases_of(variant: Variant) -> set[str]:
    """The names of its phases."""
    return {phase for phase in PHASES[variant.name] if phase not in ("lead", "over")}
