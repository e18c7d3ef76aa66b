"""Every screen at every size and in every language: nothing cut, everything in reach."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.page.browser import browser, served
from tests.page.fitting import problems
from tests.page.pictures import GAMES
from tests.page.stage import PSEUDO, Stage, moments, staged
from tests.scale import deals

pytestmark = [pytest.mark.xdist_group("page")]
ALL_SIZES = ((360, 560), (320, 568), (1280, 800), (390, 844), (768, 1024))
SIZES = ALL_SIZES[: deals(3, len(ALL_SIZES))]
SMALL = (360, 560)
LANGUAGES = (PSEUDO, "es", "it", "pt", "en")
THEMES = ("light", "dark")
WALKED = [(language, theme) for theme in THEMES for language in LANGUAGES]
WALKED = WALKED[: deals(1, len(WALKED))]
PLAYED = GAMES[: deals(2, len(GAMES))]
FREE = ':not([aria-disabled="true"])'
# What a person opens or begins at a moment, by what is pressed for it.
STEPS = {
    "auction": (
        (f".box .seg:nth-child(2) .key{FREE}",),
        (f".conf .pass{FREE}",),
        (f".conf .dbl{FREE}",),
    ),
    "choose-contract": ((f".kinds .btn{FREE}",), (f".kinds .btn:nth-child(3){FREE}",)),
    "exchange": ((".tray [data-card] >> nth=0", ".tray [data-card] >> nth=1"),),
    "pick-up-discard": ((f".tray [data-card]{FREE}",),),
}
OPEN = "dialog, .over, .claim"
HISTORY = [
    {
        "table": "one", "places": [0], "game": "three-handed", "match": 0, "deal": 11, "to_act": 0,
        "players": ["person", "expert", "expert"], "totals": [1280, 960, 40], "winners": None,
        "names": ["Maria Antonietta della Rovere", "", ""], "take_back": True,
    }
]  # fmt: skip
SCREENS = ("/", "/settings", "/join#" + "x" * 43)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for the tests of this file."""
    with served(tmp_path_factory.mktemp("layout")) as found:
        yield found


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """One browser; each test opens a context of its own."""
    with browser() as running:
        yield running


class Walk:
    """Looks at each screen in each size, and keeps what is wrong."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.wrong: dict[str, set[str]] = {}

    def look(self, name: str, fits: bool = True) -> None:
        """``fits``: sentence, hand and actions belong in sight, on a screen that is high enough."""
        for size in SIZES:
            self.page.set_viewport_size({"width": size[0], "height": size[1]})
            self.page.clock.run_for(20)
            for problem in problems(self.page, fits and size[0] >= SMALL[0]):
                self.wrong.setdefault(f"{problem}", set()).add(f"{name} {size[0]}x{size[1]}")
        self.page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})

    def report(self) -> list[str]:
        """One line for each thing that is wrong, and where."""
        return [
            f"{problem} — {len(places)}: {', '.join(sorted(places)[:3])}"
            for problem, places in sorted(self.wrong.items())
        ]


def walk_moment(walk: Walk, stage: Stage, name: str, view: dict[str, object]) -> None:
    """The moment as it comes, and after what can be pressed in it."""
    page = stage.page
    stage.show(view)
    phase = name.rpartition(" ")[2]
    walk.look(name, fits=phase != "result")
    for step in STEPS.get(phase, ()):
        if not all(page.locator(selector).count() for selector in step):
            continue
        for selector in step:
            page.locator(selector).first.click()
        walk.look(f"{name} {step[0]}")
        stage.show(view)


def walk_sheets(walk: Walk, stage: Stage, name: str) -> None:
    """What opens over the table."""
    page = stage.page
    for opener in (f".acts .tool{FREE}", ".foot .tool", ".bar .rule"):
        for number in range(page.locator(opener).count()):
            page.locator(opener).nth(number).click()
            page.clock.run_for(500)
            if page.locator(OPEN).count():
                walk.look(f"{name} {opener} {number}", fits=False)
                page.keyboard.press("Escape")
                page.wait_for_selector(OPEN, state="detached")


@pytest.mark.parametrize(("language", "theme"), WALKED)
def test_nothing_is_cut_at_a_table(
    chromium: Browser, address: str, language: str, theme: str
) -> None:
    """Each moment of the games, each sheet, the result: five sizes."""
    with staged(chromium, language, theme) as stage:
        walk = Walk(stage.page)
        stage.open(address)
        for game in PLAYED:
            sheets: set[str] = set()
            for name, view in moments(game):
                walk_moment(walk, stage, name, view)
                phase = name.rpartition(" ")[2]
                if phase not in sheets:
                    sheets.add(phase)
                    walk_sheets(walk, stage, name)
    assert walk.report() == []


@pytest.mark.parametrize(("language", "theme"), WALKED)
def test_nothing_is_cut_on_the_other_screens(
    chromium: Browser, address: str, language: str, theme: str
) -> None:
    """The first page with a match to go on with, the settings, an invitation, the law."""
    with staged(chromium, language, theme) as stage:
        page = stage.page
        walk = Walk(page)
        page.route("**/api/tables", lambda route: route.fulfill(body=json.dumps(HISTORY)))
        for path in SCREENS:
            page.goto(f"{address}{path}")
            page.wait_for_selector("main")
            page.clock.run_for(100)
            walk.look(path.partition("#")[0])
        law = "en" if language == PSEUDO else language
        for name in ("draw-and-discard", "honeymoon-family"):
            page.goto(f"{address}/rules/{law}/{name}")
            walk.look(f"rules {name}", fits=False)
    assert walk.report() == []


BROKEN = {
    "sideways": ".say { width: 140vw; }",
    "out of its box": ".acts .tool { height: 8px; min-height: 8px; }",
    "not in sight": ".table { min-height: 700px !important; }",
    "small": ".acts .tools .tool { min-width: 20px; width: 20px; flex: none; }",
    "close": ".acts .tools { gap: 2px; }",
    "off the table": ".trick .card, .trick .slot { height: 400px !important; }",
}


@pytest.mark.parametrize("kind", BROKEN)
def test_the_walk_finds_what_is_wrong(chromium: Browser, address: str, kind: str) -> None:
    """Each fault that it looks for, made on purpose."""
    with staged(chromium, "es", "light") as stage:
        stage.open(address)
        stage.show(next(view for name, view in moments("plain") if name.endswith("play")))
        stage.page.evaluate(
            "(rule) => { const sheet = new CSSStyleSheet(); sheet.replaceSync(rule);"
            " document.adoptedStyleSheets = [sheet]; }",
            BROKEN[kind],
        )
        assert any(found.startswith(kind) for found in problems(stage.page, must_fit=True))
