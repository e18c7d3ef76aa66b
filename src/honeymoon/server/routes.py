"""The routes over HTTP, each with who may use it; thin, since tables and seats do the work."""

# The types of handlers are read when the server starts, so they are no strings here.
import asyncio
from http import HTTPStatus
from typing import Annotated, Any, TypeVar

from litestar import Request, Response, get, post, websocket
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter
from msgspec.structs import replace

from honeymoon.players.player import ALIASES
from honeymoon.protocol import http
from honeymoon.protocol.messages import PROTOCOL, Err
from honeymoon.rules.variants.catalogue import VARIANTS
from honeymoon.rules.writing import record_of
from honeymoon.server import strict_json
from honeymoon.server.closing import Close
from honeymoon.server.credentials import cookie_for, cookie_to_forget, name_of, outworn
from honeymoon.server.desk import Desk
from honeymoon.server.edge import address_of
from honeymoon.server.errors import Refused, TableRefusal
from honeymoon.server.importing import imported
from honeymoon.server.logged import Created, Event
from honeymoon.server.page import INDEX, files
from honeymoon.server.policies import BADGES
from honeymoon.server.records import finished, whole_record
from honeymoon.server.seats import Claimed, link_of
from honeymoon.server.socket import Connection
from honeymoon.server.state import PERSON, Table
from honeymoon.server.storage.badges import Badge
from honeymoon.server.strict_json import NotJson
from honeymoon.server.wire import AnySocket, SocketWire

AnyRequest = Request[Any, Any, Any]
T = TypeVar("T")
Badges = list[Badge]
ANYBODY, AT_TABLE, HOST_ONLY = ({"policy": name} for name in ("anybody", "at-table", "host"))
IMPORT_PATH = "/api/tables/import"
REFUSALS = {
    status: ResponseSpec(Err, generate_examples=False, description=what)
    for status, what in (
        (400, "It cannot be done, or is not understood."),
        (403, "The asker may not."),
        (404, "There is no such thing."),
        (408, "The body did not come."),
        (409, "Not as things are now."),
        (413, "The body is too large."),
        (429, "Too often."),
        (500, "Something failed; it may be asked again."),
    )
}
"""What every route may answer instead."""
SeatNumber = Annotated[int, PathParameter(ge=0, le=9)]
MatchNumber = Annotated[int, PathParameter(ge=0, le=10**6)]


def held_here(request: AnyRequest) -> Badges:
    """What the asker holds at the table of the route, at all tables where it names none."""
    found: Badges = request.scope["state"][BADGES]
    return found


async def strictly(request: AnyRequest, data: T) -> T:
    """The body once more: the framework takes "1" and ``true`` for numbers, which is refused."""
    try:
        found: T = strict_json.read(await request.body(), type(data))
    except NotJson:
        raise TableRefusal(Refused.BAD_MESSAGE) from None
    return found


@get("/api/health", opt=ANYBODY, responses=REFUSALS)
async def health() -> http.Health:
    """The server answers."""
    return http.Health(True, PROTOCOL)


@post("/api/tables", opt=ANYBODY, responses=REFUSALS)
async def create_table(
    desk: NamedDependency[Desk], request: AnyRequest, data: JSONBody[http.Terms]
) -> Response[http.Made]:
    """Set a table up; the first dealer is drawn by lot."""
    _spend_table(desk, request)
    data = await strictly(request, data)
    if data.game not in VARIANTS:
        raise TableRefusal(Refused.GAME)
    count = VARIANTS[data.game].seats
    terms = Created(
        data.game,
        data.options,
        data.seats or (PERSON,) * count,
        desk.chance().first_dealer(count),
        data.stand_in,
        data.take_back,
        data.hints,
        data.draw_ahead,
    )
    return await _made(desk, request, terms, ())


@post(IMPORT_PATH, opt=ANYBODY, responses=REFUSALS)
async def import_match(
    desk: NamedDependency[Desk], request: AnyRequest, data: JSONBody[http.Import]
) -> Response[http.Made]:
    """Set a table up that goes on with a match of a record."""
    _spend_table(desk, request)
    data = await strictly(request, data)
    terms, history = await asyncio.to_thread(imported, data)
    return await _made(desk, request, terms, history)


def _spend_table(desk: Desk, request: AnyRequest) -> None:
    limits = desk.settings.limits
    desk.spend(f"tables of {address_of(request.scope)}", limits.tables_of_address)
    desk.spend("tables", limits.tables)


async def _made(
    desk: Desk, request: AnyRequest, terms: Created, history: tuple[Event, ...]
) -> Response[http.Made]:
    terms = _newest(terms)
    _check_players(desk, terms)
    table_id = desk.new_id()
    await desk.host.create(table_id, terms, history)
    persons = [seat for seat, player in enumerate(terms.seats) if player == PERSON]
    host, tokens = await desk.seats.set_up(table_id, persons)
    links = tuple(http.Link(seat, _link(desk, token), 0) for seat, token in tokens.items())
    await desk.open(table_id)
    made = http.Made(_held(host, request), links)
    return _with_cookie(desk, request, made, host, HTTPStatus.CREATED)


def _newest(terms: Created) -> Created:
    """The same with the newest version of each player that is named without one."""
    seats = tuple(ALIASES.get(player, player) for player in terms.seats)
    return replace(terms, seats=seats, stand_in=ALIASES.get(terms.stand_in, terms.stand_in))


def _check_players(desk: Desk, terms: Created) -> None:
    """Nobody but the server's own settings names programs."""
    named = {*terms.seats, terms.stand_in} - {PERSON, ""}
    if not named <= desk.settings.everybody or terms.stand_in == PERSON:
        raise TableRefusal(Refused.PLAYER)


def _link(desk: Desk, token: str) -> str:
    return link_of(desk.settings.public_url, token)


def _is_page(request: AnyRequest) -> bool:
    """A page gets a cookie that it cannot read; a program, which keeps none, the secret."""
    return "origin" in request.headers


def _held(claimed: Claimed, request: AnyRequest) -> http.Held:
    token = None if _is_page(request) else claimed.token
    return http.Held(*claimed.badge, claimed.code, token)


def _with_cookie(
    desk: Desk,
    request: AnyRequest,
    content: Any,
    claimed: Claimed,
    status: HTTPStatus = HTTPStatus.OK,
) -> Response[Any]:
    if not _is_page(request):
        return Response(content, status_code=status.value)
    # What no request could bring any more would only make every request longer.
    cookies = [
        cookie_to_forget(desk.settings, name) for name in outworn(request.headers, desk.settings)
    ]
    cookies.append(cookie_for(desk.settings, claimed.badge, claimed.token))
    return Response(content, status_code=status.value, cookies=cookies)


@get("/api/tables", opt=ANYBODY, responses=REFUSALS)
async def own_tables(desk: NamedDependency[Desk], request: AnyRequest) -> list[http.Own]:
    """The tables at which the asker holds a place."""
    places: dict[str, list[int]] = {}
    for badge in held_here(request):
        places.setdefault(badge.table_id, []).append(badge.place)
    return [_own(await desk.host.table(name), name, held) for name, held in places.items()]


def _own(table: Table, table_id: str, places: list[int]) -> http.Own:
    return http.Own(
        table=table_id,
        places=tuple(places),
        game=table.terms.game,
        players=tuple(place.player for place in table.places),
        names=tuple(place.name for place in table.places),
        totals=tuple(table.match.sheet.totals),
        match=len(table.past),
        deal=len(table.match.scored),
        to_act=table.to_act,
        paused=table.paused,
        winners=table.match.winners,
    )


@post("/api/tables/{table_id:str}/forget", status_code=200, opt=AT_TABLE, responses=REFUSALS)
async def forget_table(
    desk: NamedDependency[Desk], request: AnyRequest, table_id: FromPath[str]
) -> Response[http.Forgotten]:
    """Let the asker's browser forget its places at the table; nothing happens at the table."""
    names = [name_of(desk.settings, badge) for badge in held_here(request)]
    cookies = [cookie_to_forget(desk.settings, name) for name in names]
    return Response(http.Forgotten(table_id), cookies=cookies if _is_page(request) else [])


@post("/api/seats/claim", status_code=200, opt=ANYBODY, responses=REFUSALS)
async def claim_seat(
    desk: NamedDependency[Desk], request: AnyRequest, data: JSONBody[http.Claim]
) -> Response[http.Held]:
    """Take the place that a link leads to; the link's secret is worth nothing after that."""
    data = await strictly(request, data)
    return _taken(desk, request, await desk.seats.claim(data.token))


@post("/api/seats/recover", status_code=200, opt=ANYBODY, responses=REFUSALS)
async def recover_seat(
    desk: NamedDependency[Desk], request: AnyRequest, data: JSONBody[http.Recover]
) -> Response[http.Held]:
    """Move a place to this device; the earlier one has it no more."""
    data = await strictly(request, data)
    claimed = await desk.seats.recover(data.code)
    if claimed is not None:
        desk.changed_hands(*claimed.badge)
    return _taken(desk, request, claimed)


def _taken(desk: Desk, request: AnyRequest, claimed: Claimed | None) -> Response[http.Held]:
    if claimed is None:
        raise TableRefusal(Refused.UNAUTHORIZED)
    return _with_cookie(desk, request, _held(claimed, request), claimed)


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/revoke",
    status_code=200,
    opt=HOST_ONLY,
    responses=REFUSALS,
)
async def revoke_seat(
    desk: NamedDependency[Desk], table_id: FromPath[str], seat: SeatNumber
) -> http.Revoked:
    """Take a seat away from whoever has it; not while he has cards of a deal."""
    epoch = await _renewed(desk, table_id, seat, None)
    return http.Revoked(seat, epoch)


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/link",
    status_code=200,
    opt=HOST_ONLY,
    responses=REFUSALS,
)
async def issue_seat_again(
    desk: NamedDependency[Desk], table_id: FromPath[str], seat: SeatNumber
) -> http.Link:
    """Take a seat away and make a new link for it; not while its player has cards of a deal."""
    token = desk.seats.new_token()
    return http.Link(seat, _link(desk, token), await _renewed(desk, table_id, seat, token))


async def _renewed(desk: Desk, table_id: str, seat: int, token: str | None) -> int:
    try:
        return await desk.take_back(table_id, seat, token)
    except KeyError:
        raise TableRefusal(Refused.NO_SEAT) from None


@post(
    "/api/tables/{table_id:str}/watching/link", status_code=200, opt=HOST_ONLY, responses=REFUSALS
)
async def issue_watching(desk: NamedDependency[Desk], table_id: FromPath[str]) -> http.Link:
    """A new link for those who watch; the earlier one is worth nothing."""
    token = desk.seats.new_token()
    epoch = await desk.seats.renew_watching(table_id, token)
    desk.watching_changed(table_id, epoch)
    return http.Link(None, _link(desk, token), epoch)


@post(
    "/api/tables/{table_id:str}/watching/revoke", status_code=200, opt=HOST_ONLY, responses=REFUSALS
)
async def revoke_watching(desk: NamedDependency[Desk], table_id: FromPath[str]) -> http.Revoked:
    """Nobody watches any more."""
    epoch = await desk.seats.renew_watching(table_id, None)
    desk.watching_changed(table_id, epoch)
    return http.Revoked(None, epoch)


@get("/api/tables/{table_id:str}/matches/{number:int}/record", opt=AT_TABLE, responses=REFUSALS)
async def sealed_record(
    desk: NamedDependency[Desk], table_id: FromPath[str], number: MatchNumber
) -> dict[str, Any]:
    """A finished match, without the cards that nobody was shown."""
    played = finished(await desk.host.table(table_id), number)
    return record_of(*played, sealed=True)


@get(
    "/api/tables/{table_id:str}/matches/{number:int}/whole-record", opt=AT_TABLE, responses=REFUSALS
)
async def record_of_all(
    desk: NamedDependency[Desk], table_id: FromPath[str], number: MatchNumber
) -> dict[str, Any]:
    """The same with all cards, where nothing in it was to stay hidden."""
    return whole_record(finished(await desk.host.table(table_id), number))


@get(
    ["/", "/join", "/watch", "/history", "/settings", "/table/{table_id:str}"],
    opt=ANYBODY,
    include_in_schema=False,
)
async def page(request: AnyRequest) -> Response[bytes]:
    """The page, which finds out from its address what to show."""
    return _file(request, INDEX)


@get(["/{name:str}", "/assets/{asset:str}"], opt=ANYBODY, include_in_schema=False)
async def page_file(request: AnyRequest) -> Response[bytes]:
    """A file of the page."""
    return _file(request, request.url.path.removeprefix("/"))


@get("/rules/{language:str}", opt=ANYBODY, include_in_schema=False)
async def rules(request: AnyRequest, language: FromPath[str]) -> Response[bytes]:
    """What the law is, and which page of it is about which game."""
    return _file(request, f"rules/{language}/README.html")


@get("/rules/{language:str}/{name:str}", opt=ANYBODY, include_in_schema=False)
async def rules_page(
    request: AnyRequest, language: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    """One page of the law in one language, as it was built into the package."""
    return _file(request, f"rules/{language}/{name}.html")


def _file(request: AnyRequest, name: str) -> Response[bytes]:
    file = files().get(name)
    if file is None:
        raise TableRefusal(Refused.NO_ROUTE)
    body, headers = file.body(request.headers.get("accept-encoding", ""))
    return Response(body, media_type=file.kind, headers=headers)


@websocket("/api/tables/{table_id:str}/socket", opt={"policy": "socket"})
async def table_socket(
    socket: AnySocket, desk: NamedDependency[Desk], table_id: FromPath[str]
) -> None:
    """The connection to a table."""
    await socket.accept()
    places = {f"sockets at {table_id}": desk.settings.limits.sockets_of_table}
    badges: Badges = socket.scope["state"][BADGES]
    if badges and not desk.counts.enter(places):
        await socket.close(Close.FULL)
        return
    try:
        await Connection(SocketWire(socket), desk, table_id, badges).run()
    finally:
        if badges:
            desk.counts.leave(places)


ROUTES = (
    health,
    create_table,
    import_match,
    own_tables,
    forget_table,
    claim_seat,
    recover_seat,
    revoke_seat,
    issue_seat_again,
    issue_watching,
    revoke_watching,
    sealed_record,
    record_of_all,
    table_socket,
)
PAGE_ROUTES = (page, page_file, rules, rules_page)
