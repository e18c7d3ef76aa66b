"""Requests that follow the server's own description of its routes, and those that do not."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.bad_input import CODES, Heard, no_failures
from tests.server.serving import Place, bearer

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
"""What every answer keeps to; wrong requests must be refused besides."""


class Asking:
    """A server that is asked what its description makes up, by its host."""

    def __init__(self, place: Place, loop: asyncio.AbstractEventLoop) -> None:
        self.place, self.loop, self.heard = place, loop, Heard()
        self.table, tokens = loop.run_until_complete(place.seated())
        self.headers = bearer(tokens[-1])

    def everything(self, count: int) -> Heard:
        """So many requests of each kind to every route."""
        told = self._now(self.place.client.get("/api/openapi.json")).json()
        schema = schemathesis.openapi.from_dict(told)
        with no_failures(self.heard):
            for found in schema.get_all_operations():
                for mode in GenerationMode:
                    self._one_route(found.ok(), mode, count)  # type: ignore[union-attr]
        return self.heard

    def _now(self, coming: Any) -> Any:
        return self.loop.run_until_complete(coming)

    def _one_route(self, operation: Any, mode: GenerationMode, count: int) -> None:
        """Its requests; a route that takes any text in its path has no wrong ones."""
        numbers = {"seat", "number"} & {each.name for each in operation.path_parameters}
        if mode is GenerationMode.NEGATIVE and not numbers and not operation.body:
            return
        own = {"path_parameters": {"table_id": self.table, "seat": 1, "number": 0}}
        ways: list[Mapping[str, Any]] = [{}]
        if "{table_id}" in operation.path and mode is GenerationMode.POSITIVE:
            names = {parameter.name for parameter in operation.path_parameters}
            at_own = {name: own["path_parameters"][name] for name in names}
            ways.append({"path_parameters": at_own})
        for way in ways:
            self._some(operation.as_strategy(generation_mode=mode, **way), mode, count)

    def _some(self, strategy: Any, mode: GenerationMode, count: int) -> None:
        @settings(
            max_examples=count,
            derandomize=True,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(strategy)
        def each(case: Case[Any]) -> None:
            self._ask(case, mode)

        each()

    def _ask(self, case: Case[Any], mode: GenerationMode) -> None:
        self.heard.frames += 1
        answer = self._now(self._answer(case))
        checks = [*CHECKS, negative_data_rejection] if mode is GenerationMode.NEGATIVE else CHECKS
        try:
            case.validate_response(answer, checks=checks)
        except FailureGroup as wrong:
            self.heard.wrong += [f"{case.method} {case.path}: {each}" for each in wrong.exceptions]
        if answer.status_code >= 400:
            code = answer.json()["code"]
            self.heard.codes[code] += 1
            self.heard.wrong += [] if code in CODES else [f"{case.path}: {code}"]

    async def _answer(self, case: Case[Any]) -> httpx.Response:
        asked = case.as_transport_kwargs(base_url=self.place.url)
        given_headers = {name.lower(): text for name, text in (asked.get("headers") or {}).items()}
        headers = given_headers | self.headers
        body = None
        if "json" in asked and asked["json"] is not None:
            body = json.dumps(asked["json"]).encode()
            headers["content-type"] = "application/json"
        elif asked.get("data") is not None:
            data = asked["data"]
            body = data if isinstance(data, bytes) else str(data).encode("utf-8", "replace")
        return await self.place.client.request(
            asked["method"], asked["url"], headers=headers, content=body, params=asked.get("params")
        )
