"""Names and every field: whatever is written there is shown as text and never run."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page

from tests.page.browser import opened
from tests.page.test_hidden import invite
from tests.scale import deals

pytestmark = [pytest.mark.xdist_group("page")]
LONGEST_NAME = 20
SHOWN = 12
WATCH = """() => {
  window.ran = [];
  window.reports = [];
  window.x = (what) => window.ran.push(what);
  for (const name of ['alert', 'confirm', 'prompt']) window[name] = window.x;
  addEventListener('securitypolicyviolation', (event) => {
    window.reports.push(event.violatedDirective);
  });
}"""
SIT = """([table, names]) => new Promise((done) => {
  const address = `${location.origin.replace('http', 'ws')}/api/tables/${table}/socket`;
  const wire = new WebSocket(address);
  const told = [];
  let n = 0;
  const ask = (command) => wire.send(JSON.stringify(
    {t: 'do', key: `k${n++}${Date.now()}`, command: {seat: 1, ...command}}
  ));
  const todo = names.flatMap((name) => [{command: 'leave'}, {command: 'sit', name}]);
  const next = () => {
    const command = todo.shift();
    if (command) setTimeout(() => ask(command), 230);
    else { wire.close(); done(told); }
  };
  wire.onopen = () => wire.send(JSON.stringify({t: 'hello', v: 1}));
  wire.onmessage = ({data}) => {
    const message = JSON.parse(data);
    if (message.t === 'welcome') next();
    if (message.t === 'ack' || (message.t === 'err' && message.key)) {
      told.push(message.code ?? 'ok');
      next();
    }
  };
})"""
HEADS = (
    "<script>{}</script>", "<img src=x onerror={}>", "<svg onload={}>", "<b onclick={}>b</b>",
    "javascript:{}", "'\"><svg onload={}>", "{{{{{}}}}}", "${{{}}}", "<iframe srcdoc='<script>{}'>",
    "</title><script>{}</script>", "<a href='javascript:{}'>a</a>", "<math><mi//xlink:href={}>",
    "\"onfocus={} autofocus=\"", "<style>@import '{}'</style>", "<details open ontoggle={}>",
    "&lt;script&gt;{}&lt;/script&gt;", "%3Cscript%3E{}%3C/script%3E", "<!--><script>{}</script>",
    "<body onload={}>", "<input autofocus onfocus={}>", "{{@html '{}'}}", "[[constructor]]{}",
)  # fmt: skip
CALLS = (
    "x(1)", "x`1`", "top.x(2)", "eval('x(3)')", "parent['x'](4)", "alert(5)", "Function('x(6)')()",
    "setTimeout('x(7)')", "fetch('//evil.example')", "import('data:,x(8)')",
)  # fmt: skip


def payloads(count: int) -> list[str]:
    """So many, each different, each form with each call in turn."""
    made = [head.format(call) for call in CALLS for head in HEADS]
    assert len(set(made)) == len(made) >= deals(1, 200)
    return made[:count]


def harm(page: Page) -> list[str]:
    """What ran, what the policy reported, and what was made of it in the document."""
    page.wait_for_timeout(60)
    found: list[str] = page.evaluate(
        "[...window.ran.map(String), ...window.reports,"
        " ...[...document.querySelectorAll('script:not([src]), iframe, math, [onerror], [onload],"
        " [onclick], [onfocus], [ontoggle], a[href^=javascript]')].map((one) => one.outerHTML)]"
    )
    return found


def shown(name: str) -> str:
    """As much of a name as the table has room for, as ``short`` of the page gives it."""
    if len(name) <= SHOWN:
        return name
    whole = " ".join(re.split(r"[\s-]+", name[: SHOWN + 1])[:-1])
    return whole or name[: SHOWN - 1]


def test_names_are_text(chromium: Browser, address: str) -> None:
    """As the other person sees them at the table: seat, sentence, header, log."""
    wanted = payloads(deals(12, 220))
    short = list(dict.fromkeys(one[:LONGEST_NAME] for one in wanted))
    with opened(chromium, address) as (host, _), opened(chromium, address) as (guest, _):
        for page in (host, guest):
            page.add_init_script(f"({WATCH})()")
        host.reload()
        invite(host, guest, "plain")
        table = host.url.rpartition("/")[2]
        # At the table, the guest's own page would sit down again at once.
        guest.goto(address)
        told = []
        for name in [*short, *wanted[: deals(4, 60)]]:
            told += guest.evaluate(SIT, [table, [name]])
            assert harm(host) == [] == harm(guest), name
            if told[-1] == "ok":
                host.get_by_text(shown(name.strip()), exact=False).first.wait_for(state="attached")
        assert told.count("ok") >= len(short)
        assert set(told) <= {"ok", "name", "seat-empty"}


def test_what_is_typed_is_text(chromium: Browser, address: str) -> None:
    """The name on the link's page, the command box, and the address itself."""
    with opened(chromium, address) as (page, wrong):
        page.add_init_script(f"({WATCH})()")
        page.goto(f"{address}/join#a")
        for payload in payloads(deals(8, 220)):
            page.locator("input").fill(payload)
            page.locator("form button").click()
            assert harm(page) == [], payload
        page.evaluate("localStorage.clear()")
        for payload in payloads(deals(3, 20)):
            page.goto(f"{address}/join#{payload}")
            page.reload()
            assert harm(page) == [], payload
        page.goto(address)
        page.locator('input[value="plain"]').check()
        page.locator("button.play").click()
        page.wait_for_selector(".tray.on")
        page.keyboard.press("/")
        for payload in payloads(deals(8, 220)):
            page.locator(".command input").fill(payload)
            page.keyboard.press("Enter")
            assert harm(page) == [], payload
    # Refused links are answered by 4xx, which the browser's console names.
    assert not [line for line in wrong if "Content Security Policy" in line or "pageerror" in line]
