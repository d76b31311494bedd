"""The application: services, routes, errors and the page."""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request
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
from ..store import Database, retention
from ..store.notifications import RedisNotifications
from ..store.table_store import DatabaseTableStore
from ..tables.lobby import Lobby
from ..tables.refusal import Refusal
from ..tables.standalone import SingleProcess
from ..tables.system_time import SystemTime, milliseconds
from ..thinking.analysis_queue import AnalysisQueue
from ..thinking.bot_pool import ProcessBotPool
from . import analysis_api, replay_api, table_api
from .admission import AdmissionMiddleware, known_hosts
from .client_address import ClientAddresses
from .language import preferred
from .limits import RateLimits
from .security import SecurityMiddleware
from .sockets import ConnectionCounter, table_socket

CLIENT = Path(__file__).parent.parent / "client"
SWEEP_SECONDS = 30
RETENTION_SECONDS = 600
REFRESH_SECONDS = 5  # with several processes: one may have died before it could notify the others
log = logging.getLogger("septem")
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
    "too_many_new_tables": 429,
    "table_set_aside": 409,
    "others_play_here": 403,
    "other_rules": 409,
    "not_against_bots": 403,
}


def create_app(settings: Settings | None = None) -> FastAPI:
    chosen = settings or Settings()
    app = FastAPI(title="Septem", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.settings = chosen
    app.state.limits = RateLimits(chosen)
    app.state.addresses = ClientAddresses(chosen.proxies)
    app.state.connections = ConnectionCounter()
    body_bytes = chosen.message_bytes * 4
    hosts = known_hosts(chosen.hosts, chosen.host, bool(chosen.proxies))
    app.add_middleware(AdmissionMiddleware, hosts=hosts, limits=app.state.limits, addresses=app.state.addresses)
    app.add_middleware(SecurityMiddleware, origins=chosen.origins, body_bytes=body_bytes, https=chosen.secure_cookies)
    app.include_router(table_api.router)
    app.include_router(replay_api.router)
    app.include_router(analysis_api.router)
    add_monitoring(app)
    add_errors(app)
    app.add_api_websocket_route("/api/tables/{table}/socket", table_socket)
    if CLIENT.is_dir():
        add_client(app)
    return app


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    database = Database(settings.database, settings.database_threads)
    await asyncio.to_thread(database.migrate)
    bot_pool = ProcessBotPool(settings.bot_processes, settings.niceness, settings.bots_a_guest)
    bot_pool.warm_up()
    notifications = RedisNotifications(settings.redis) if settings.redis else SingleProcess()
    lobby = Lobby(settings.lobby(), DatabaseTableStore(database), bot_pool, notifications, SystemTime())
    await notifications.open(lobby.on_notification, lobby.on_missed)
    analysis_queue = AnalysisQueue(settings, database, lobby.finished_game)
    app.state.database, app.state.lobby = database, lobby
    app.state.bot_pool, app.state.analysis_queue = bot_pool, analysis_queue
    await analysis_queue.resume()
    periodic = [asyncio.create_task(sweep(lobby)), asyncio.create_task(delete_old(database, settings.retention()))]
    try:
        yield
    finally:
        for task in periodic:
            task.cancel()
        lobby.close()
        await notifications.close()
        bot_pool.close()
        analysis_queue.close()
        await asyncio.to_thread(database.close)


async def delete_old(database: Database, old: retention.Retention) -> None:
    """Delete what is too old, now and then, in small transactions."""
    while True:
        await asyncio.sleep(RETENTION_SECONDS)
        try:
            while await database.run(retention.delete_old, old, milliseconds()):
                await asyncio.sleep(1)
        except Exception:
            log.exception("old tables could not be deleted")


async def sweep(lobby: Lobby) -> None:
    """Periodic work. It goes on after an error: an unavailable database comes back."""
    for second in itertools.count(1):
        await asyncio.sleep(1)
        try:
            sweep_once(lobby, second)
        except Exception:
            log.exception("periodic work failed")


def sweep_once(lobby: Lobby, second: int) -> None:
    """Remove unused tables; with several processes, also read what other processes may have failed to notify."""
    several = not lobby.notifications.single_process
    if several and second % REFRESH_SECONDS == 0:
        lobby.refresh_watched()
    if second % SWEEP_SECONDS == 0:
        lobby.announce()
        lobby.sweep()


def add_monitoring(app: FastAPI) -> None:
    @app.get("/health", include_in_schema=False)
    async def health(request: Request) -> JSONResponse:
        try:
            await asyncio.to_thread(request.app.state.database.ping)
        except Exception:  # any error means that the server cannot work
            return JSONResponse({"status": "no database"}, 503)
        return JSONResponse({"status": "ok", "version": __version__})

    @app.get("/metrics", include_in_schema=False)
    async def prometheus(request: Request) -> PlainTextResponse:
        lobby: Lobby = request.app.state.lobby
        metrics.TABLES.set(len(lobby.sessions))
        metrics.SET_ASIDE.set(len(lobby.set_aside))
        return PlainTextResponse(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def add_errors(app: FastAPI) -> None:
    """All errors have the same form, and none shows internals."""

    async def refused(request: Request, refusal: Exception) -> JSONResponse:
        assert isinstance(refusal, Refusal)
        metrics.REFUSALS.labels(refusal.code).inc()
        message = refusal.text(preferred(request.headers))
        return JSONResponse({"code": refusal.code, "message": message}, STATUS.get(refusal.code, 400))

    async def rejected(request: Request, problem: Exception) -> JSONResponse:
        assert isinstance(problem, Problem)
        texts = language(preferred(request.headers), "wonders")  # its texts cover the problems of both games
        return JSONResponse({"code": problem.code, "message": texts.problem(problem), "where": problem.where}, 400)

    async def invalid(request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, RequestValidationError)
        where = ".".join(printable(str(part)) for part in error.errors()[0]["loc"]) if error.errors() else None
        return JSONResponse({"code": "bad_request", "message": None, "where": where}, 422)

    async def missing(request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, HTTPException)
        return JSONResponse({"code": "not_found" if error.status_code == 404 else "bad_request"}, error.status_code)

    async def failed(request: Request, error: Exception) -> JSONResponse:
        return JSONResponse({"code": "server_error"}, 500)

    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(Problem, rejected)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, missing)
    app.add_exception_handler(Exception, failed)


def printable(text: str) -> str:
    """A text of the client without lone surrogates, which no reply can contain."""
    return text.encode(errors="replace").decode()


class ClientFiles(StaticFiles):
    """The page. Files with a hash in their names may be cached forever; every other path returns the page itself."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith(("api", "assets")):
                raise
            response = await super().get_response("index.html", scope)
        immutable = path.startswith("assets/")
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if immutable else "no-cache"
        return response


def add_client(app: FastAPI) -> None:
    app.mount("/", ClientFiles(directory=CLIENT, html=True))
