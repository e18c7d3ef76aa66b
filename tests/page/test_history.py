"""The tables of a device: gone on with, saved as records, brought from records, removed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from honeymoon.rules.writing import record_of
from tests.page.browser import opened
from tests.page.journeys import start
from tests.page.kept import replayed, replayed_table
from tests.page.test_page import problems, violations
from tests.server.test_records import played

pytestmark = [pytest.mark.xdist_group("page")]
ALL = 10**6
FILE = 'input[type="file"]'


def to_history(page: Page) -> None:
    """By the door on the first page."""
    page.locator(".tabs a", has_text="History").click()
    page.wait_for_selector(".history .import")


def bring(page: Page, folder: Path, text: str, name: str = "match.json") -> None:
    """Choose a file that holds this."""
    path = folder / name
    path.write_text(text)
    page.locator(FILE).set_input_files(path)


def from_record(page: Page, folder: Path, record: dict[str, Any], opponent: str) -> None:
    """Go on with a match from a file, until its table is open."""
    to_history(page)
    bring(page, folder, json.dumps(record))
    page.locator(f'.import input[value="{opponent}"]').check()
    page.locator(".import .go").click()
    page.wait_for_url("**/table/*")


def saved(page: Page, folder: Path, name: str) -> dict[str, Any]:
    """The record that the browser is given when this is pressed."""
    with page.expect_download() as downloading:
        page.locator(".kept .btn", has_text=name).click()
    path = folder / "saved.json"
    downloading.value.save_as(path)
    assert downloading.value.suggested_filename.endswith("-1.json")
    found: dict[str, Any] = json.loads(path.read_text())
    return found


def test_a_finished_match_is_brought_and_saved_again(
    chromium: Browser, address: str, tmp_path: Path
) -> None:
    """What is saved comes to the same when it is replayed, and says that it is practice."""
    match = played("semi-exposed", ALL, "finished")
    record = record_of(match)
    with opened(chromium, address) as (page, wrong):
        from_record(page, tmp_path, record, "device")
        page.wait_for_selector(".res .sheet")
        totals = page.locator(".sheet tfoot b").all_inner_texts()
        assert [int(total) for total in totals] == list(match.sheet.totals)
        page.locator(".bar .icon").first.click()
        to_history(page)
        found = saved(page, tmp_path, "Save match 1")
        assert replayed(found) == replayed(record)
        assert found["practice"]
        assert violations(page) == problems(page, fits=False) == []
        assert wrong == []


def test_a_running_match_from_a_file_goes_on(
    chromium: Browser, address: str, folder: Path, tmp_path: Path
) -> None:
    """At the same decision, against the computer."""
    match = played("plain", 2, "running", stop=2)
    assert match.deal is not None
    with opened(chromium, address) as (page, wrong):
        from_record(page, tmp_path, record_of(match), "computer")
        page.wait_for_selector(".game .tray [data-card]")
        now = replayed_table(folder, page.url.rpartition("/")[2])
        assert now["deals"][0] == replayed(record_of(match))["deals"][0]
        assert now["finished"] is False
        assert wrong == []


def test_a_match_from_a_file_goes_on_between_two_deals(
    chromium: Browser, address: str, tmp_path: Path
) -> None:
    """The sheet is shown, and the next deal is dealt when it is asked for."""
    with opened(chromium, address) as (page, wrong):
        from_record(page, tmp_path, record_of(played("plain", 1, "between")), "device")
        page.wait_for_selector(".res .sheet")
        page.locator(".foot .go").click()
        page.wait_for_selector(".handover .go")
        assert wrong == []


SEALED = record_of(played("plain", 1, "sealed"), sealed=True)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{", "holds no record"),
        ('{"format": "other"}', "holds no record"),
        (json.dumps(SEALED), "nobody can go on"),
        (json.dumps({**SEALED, "sealed": False}), "damaged"),
        (json.dumps({**SEALED, "game": "chess"}), "holds no record"),
    ],
)
def test_what_cannot_be_gone_on_with_is_refused_in_words(
    chromium: Browser, address: str, tmp_path: Path, text: str, told: str
) -> None:
    """And no table is made."""
    with opened(chromium, address) as (page, _):
        to_history(page)
        bring(page, tmp_path, text)
        page.wait_for_selector(".import .alert, .import .go")
        if page.locator(".import .go").count():
            page.locator(".import .go").click()
        page.wait_for_selector(".import .alert")
        assert told in page.locator(".import .alert").inner_text()
        page.reload()
        page.wait_for_selector(".history .import")
        assert page.locator(".kept").count() == 0


def test_an_action_against_the_rules_is_named_with_its_rule(
    chromium: Browser, address: str, tmp_path: Path
) -> None:
    """The rule is that of the law."""
    record = record_of(played("plain", 1, "illegal"))
    record["deals"][0]["actions"][0] = "X"
    with opened(chromium, address) as (page, _):
        to_history(page)
        bring(page, tmp_path, json.dumps(record))
        page.locator(".import .go").click()
        page.wait_for_selector(".import .alert")
        assert "-" in page.locator(".import .alert").inner_text().rpartition("rule ")[2]


def test_a_running_table_is_gone_on_with_and_removed(chromium: Browser, address: str) -> None:
    """It is removed only when that is said twice; the browser then has nothing of it left."""
    with opened(chromium, address) as (page, wrong):
        start(page, "plain")
        table = page.url.rpartition("/")[2]
        page.locator(".bar .icon").first.click()
        to_history(page)
        assert "Plain" in page.locator(".kept h3").inner_text()
        page.locator(".kept .btn", has_text="Continue").click()
        page.wait_for_selector(".game .tray")
        page.go_back()
        page.wait_for_selector(".kept")
        page.locator(".kept .btn", has_text="Remove").click()
        assert violations(page) == problems(page, fits=False) == []
        page.locator(".kept .danger").click()
        page.wait_for_selector(".kept", state="detached")
        names = [str(cookie.get("name")) for cookie in page.context.cookies()]
        assert not [name for name in names if table in name]
        assert table not in page.evaluate("JSON.stringify([localStorage, sessionStorage])")
        page.goto(f"{address}/table/{table}")
        page.wait_for_selector("h1:has-text('no place')")
        assert wrong == []
