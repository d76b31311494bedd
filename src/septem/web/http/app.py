"""The server, put together."""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from fastapi import FastAPI, Request, WebSocket, WebSocketDisconnect
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from fastapi.staticfiles import StaticFiles
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException
from starlette.types import Scope

from ... import __version__
from ...core.errors import Problem
from ...text import language
from .. import metrics
from ..settings import Settings
from ..store import Database
from ..store.notifications import OneProcess, RedisBus
from ..tables.lobby import Hall
from ..tables.refusal import Refusal
from ..thinking.analysis_queue import Analysts
from ..thinking.bots import Thinkers
from . import analysis_api, auth, replay_api, table_api
from .addresses import Addresses
from .language import preferred
from .limits import Limits
from .security import Guard, own_origin
from .sockets import Conversation

CLIENT = Path(__file__).parent.parent / "client"
SWEEP_SECONDS = 30
LOOK_SECONDS = 5  # between two looks at the database, should a process have died before it could tell its news
log = logging.getLogger("septem")
FOREIGN, FULL, UNKNOWN = 4403, 4429, 4404
STATUS = {
    "no_such_table": 404,
    "too_many": 429,
    "not_your_seat": 403,
    "not_the_host": 403,
    "not_your_table": 403,
    "seat_taken": 409,
    "no_such_step": 404,
    "not_over": 409,
    "not_asked": 409,
    "too_many_tables": 429,
    "not_against_bots": 403,
}


def create_app(settings: Settings | None = None) -> FastAPI:
    chosen = settings or Settings()
    app = FastAPI(title="Septem", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.settings = chosen
    app.state.limits = Limits(chosen)
    app.state.addresses = Addresses(chosen.proxies)
    app.add_middleware(Guard, origins=chosen.origins, body_bytes=chosen.message_bytes * 4, https=chosen.secure_cookies)
    app.include_router(table_api.router)
    app.include_router(replay_api.router)
    app.include_router(analysis_api.router)
    add_service(app)
    add_errors(app)
    app.add_api_websocket_route("/api/tables/{table}/socket", converse)
    if CLIENT.is_dir():
        add_client(app)
    return app


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    database = Database(settings.database, settings.database_threads)
    await asyncio.to_thread(database.migrate)
    thinkers = Thinkers(settings.bot_processes, settings.niceness, settings.bots_a_guest)
    thinkers.warm_up()
    bus = RedisBus(settings.redis) if settings.redis else OneProcess()
    hall = Hall(settings, database, thinkers, bus)
    await bus.open(hall.heard, hall.missed)
    analysts = Analysts(settings, database, hall.past)
    app.state.database, app.state.hall, app.state.analysts = database, hall, analysts
    await hall.resume()
    await analysts.resume()
    sweeping = asyncio.create_task(sweep(hall))
    try:
        yield
    finally:
        sweeping.cancel()
        hall.close()
        await bus.close()
        thinkers.close()
        analysts.close()
        await asyncio.to_thread(database.close)


async def sweep(hall: Hall) -> None:
    """Again and again, whatever happens: a database that is away comes back."""
    for second in itertools.count(1):
        await asyncio.sleep(1)
        try:
            await look_around(hall, second)
        except Exception:
            log.exception("sweeping")


async def look_around(hall: Hall, second: int) -> None:
    """Every so often: forget what nobody needs; with several processes, also look for what nobody told."""
    if not hall.bus.alone and second % LOOK_SECONDS == 0:
        hall.look_after()
    if second % SWEEP_SECONDS == 0:
        hall.sweep()
        metrics.TABLES.set(len(hall.live))
        if not hall.bus.alone:
            hall.missed()
            await hall.resume()


def add_service(app: FastAPI) -> None:
    @app.get("/health", include_in_schema=False)
    async def health(request: Request) -> JSONResponse:
        try:
            await asyncio.to_thread(request.app.state.database.alive)
        except Exception:  # whatever it is, the server is not well
            return JSONResponse({"status": "no database"}, 503)
        return JSONResponse({"status": "ok", "version": __version__})

    @app.get("/metrics", include_in_schema=False)
    async def figures() -> PlainTextResponse:
        return PlainTextResponse(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def add_errors(app: FastAPI) -> None:
    """Every refusal has one form, and none shows the inside."""

    async def refused(request: Request, refusal: Exception) -> JSONResponse:
        assert isinstance(refusal, Refusal)
        return JSONResponse({"code": refusal.code, "message": refusal.message}, STATUS.get(refusal.code, 400))

    async def wrong(request: Request, problem: Exception) -> JSONResponse:
        assert isinstance(problem, Problem)
        said = language(preferred(request.headers), "wonders").problem(problem)  # 7 Wonders can speak of every problem
        return JSONResponse({"code": problem.code, "message": said, "where": problem.where}, 400)

    async def invalid(request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, RequestValidationError)
        where = ".".join(str(part) for part in error.errors()[0]["loc"]) if error.errors() else None
        return JSONResponse({"code": "bad_request", "message": None, "where": where}, 422)

    async def missing(request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, HTTPException)
        return JSONResponse({"code": "not_found" if error.status_code == 404 else "bad_request"}, error.status_code)

    async def failed(request: Request, error: Exception) -> JSONResponse:
        return JSONResponse({"code": "server_error"}, 500)

    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(Problem, wrong)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, missing)
    app.add_exception_handler(Exception, failed)


async def converse(socket: WebSocket, table: str) -> None:
    """A page connects to a table."""
    settings: Settings = socket.app.state.settings
    hall: Hall = socket.app.state.hall
    await socket.accept()
    if not own_origin(socket.headers, settings.origins):
        await socket.close(FOREIGN)
        return
    guest = await auth.known_guest(socket.app.state.database, auth.key_of(socket.cookies))
    try:
        live = await hall.find(table[:40])
    except Refusal:
        await socket.close(UNKNOWN)
        return
    who = guest.id if guest else f"at {socket.app.state.addresses.of(socket)}"
    if len(live.listeners) >= settings.listeners_a_table or hall.connected[who] >= settings.connections_a_guest:
        await socket.close(FULL)
        return
    with hall.counting(who), suppress(WebSocketDisconnect):
        if not hall.bus.alone:  # another process may have died before it could tell what it kept
            await live.catch_up()
        await Conversation(socket, live, guest, hall, socket.app.state.limits).run()


class Client(StaticFiles):
    """The page: files with a hash in their names are kept for long, all other paths are the page itself."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith(("api", "assets")):
                raise
            response = await super().get_response("index.html", scope)
        kept = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
        response.headers["Cache-Control"] = kept
        return response


def add_client(app: FastAPI) -> None:
    app.mount("/", Client(directory=CLIENT, html=True))
