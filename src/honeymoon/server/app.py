"""The server as one ASGI application."""

from __future__ import annotations

import logging
from http import HTTPStatus
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from honeymoon.protocol.messages import PROTOCOL, Err
from honeymoon.server.desk import Desk
from honeymoon.server.edge import Edge
from honeymoon.server.errors import Refused, TableRefusal
from honeymoon.server.importing import RecordRefused
from honeymoon.server.policies import check_policies, guard
from honeymoon.server.routes import IMPORT_PATH, PAGE_ROUTES, ROUTES

LOG = logging.getLogger(__name__)
STATUS = {
    Refused.UNAUTHORIZED: HTTPStatus.FORBIDDEN,
    Refused.NO_TABLE: HTTPStatus.NOT_FOUND,
    Refused.NO_ROUTE: HTTPStatus.NOT_FOUND,
    Refused.NO_MATCH: HTTPStatus.NOT_FOUND,
    Refused.NO_SEAT: HTTPStatus.NOT_FOUND,
    Refused.NOT_FINISHED: HTTPStatus.CONFLICT,
    Refused.NOT_NOW: HTTPStatus.CONFLICT,
    Refused.SEALED: HTTPStatus.CONFLICT,
    Refused.RATE_LIMITED: HTTPStatus.TOO_MANY_REQUESTS,
}
"""For the other codes it is 400."""
AnyRequest = Request[Any, Any, Any]


def application(desk: Desk) -> ASGIApp:
    """The routes behind the edge. Raises LookupError for a route without a policy."""
    app = router(desk)
    check_policies(app)
    return Edge(app, desk, {IMPORT_PATH: desk.settings.limits.record})


def router(desk: Desk) -> Litestar:
    """The routes alone."""
    return Litestar(
        [*ROUTES, *PAGE_ROUTES],
        guards=[guard],
        dependencies={"desk": Provide(lambda: desk, sync_to_thread=False)},
        state=State({"desk": desk}),
        exception_handlers={
            TableRefusal: _refused,
            HTTPException: _turned_down,
            Exception: _failed,
        },
        openapi_config=_openapi(),
        request_max_body_size=desk.settings.limits.record,
        logging_config=None,
        debug=False,
    )


def _openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="honeymoon",
        version=str(PROTOCOL),
        use_handler_docstrings=True,
        render_plugins=[JsonRenderPlugin()],
        openapi_router=Router(
            "/api", route_handlers=[], include_in_schema=False, opt={"policy": "anybody"}
        ),
    )


def _refused(request: AnyRequest, refusal: TableRefusal) -> Response[Err]:
    status = STATUS.get(refusal.code, HTTPStatus.BAD_REQUEST)
    again = refusal.code is Refused.RATE_LIMITED
    if isinstance(refusal, RecordRefused):
        told = Err(refusal.code.value, reason=refusal.reason, rule=refusal.law)
    else:
        told = Err(refusal.code.value, retry=again)
    return Response(told, status_code=status.value)


def _turned_down(request: AnyRequest, wrong: HTTPException) -> Response[Err]:
    """What the framework refuses: no such path or method, or a body of another form."""
    if wrong.status_code >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return _failed(request, wrong)
    missing = (HTTPStatus.NOT_FOUND, HTTPStatus.METHOD_NOT_ALLOWED)
    code = Refused.NO_ROUTE if wrong.status_code in missing else Refused.BAD_MESSAGE
    return Response(Err(code.value), status_code=wrong.status_code)


def _failed(request: AnyRequest, failure: Exception) -> Response[Err]:
    """Something that should not happen; what was in it is told to nobody."""
    LOG.error("request.failed %s", type(failure).__name__)
    told = Err(Refused.UNAVAILABLE.value, retry=True)
    return Response(told, status_code=HTTPStatus.INTERNAL_SERVER_ERROR.value)
