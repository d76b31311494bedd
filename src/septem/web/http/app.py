"""The application: services, routes, errors and the page."""

from __future__ import annotations

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException

from ... import __version__
from ...core.errors import Problem
from ...text import language
from .. import metrics
from ..accounts.openid import provider_of
from ..settings import Settings
from ..tables.lobby import Lobby
from ..tables.refusal import Refusal
from ..words import WordList
from . import (
    account_api,
    analysis_api,
    bot_api,
    correspondence_api,
    friend_api,
    history_api,
    lobby_api,
    moderation_api,
    openid_api,
    passkey_api,
    position_api,
    puzzle_api,
    rating_api,
    replay_api,
    retry_api,
    session_api,
    table_api,
    token_api,
)
from .access_log import AccessLogMiddleware
from .admission import AdmissionMiddleware, known_hosts
from .client_address import ClientAddresses
from .documentation import document_streams
from .language import preferred
from .limits import RateLimits
from .pages import add_page, has_page
from .security import SecurityMiddleware
from .services import lifespan
from .sockets import ConnectionCounter, table_socket

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
    "too_many_analyses": 429,
    "analysis_queue_full": 429,
    "too_many_new_tables": 429,
    "too_many_listed": 429,
    "banned": 403,
    "table_set_aside": 409,
    "others_play_here": 403,
    "other_rules": 409,
    "not_against_bots": 403,
    "lesson": 409,
    "already_a_member": 409,
    "last_key": 409,
    "name_in_use": 409,
    "no_such_session": 404,
    "not_a_member": 403,
    "prove_again": 403,
    "sign_in_failed": 401,
    "no_openid": 404,
    "openid_failed": 401,
    "openid_unknown": 404,
    "openid_in_use": 409,
    "openid_unavailable": 503,
    "rated_for_members": 403,
    "rated_game": 409,
    "not_invited": 403,
    "not_near": 403,
    "no_such_member": 404,
    "on_vacation": 409,
    "no_vacation_left": 409,
    "no_token": 401,
    "no_such_person": 404,
    "not_reachable": 403,
    "too_many_silenced": 409,
    "missing_scope": 403,
    "no_bot_account": 403,
    "has_played": 409,
    "too_many_tokens": 409,
    "no_such_token": 404,
    "no_such_challenge": 404,
    "too_many_connections": 429,
}

APIS = (
    table_api,
    replay_api,
    analysis_api,
    puzzle_api,
    account_api,
    session_api,
    passkey_api,
    openid_api,
    retry_api,
    history_api,
    position_api,
    lobby_api,
    rating_api,
    correspondence_api,
    friend_api,
    token_api,
    bot_api,
    moderation_api,
)


def create_app(settings: Settings | None = None) -> FastAPI:
    chosen = settings or Settings()
    app = FastAPI(title="Septem", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.settings = chosen
    app.state.limits = RateLimits(chosen)
    app.state.addresses = ClientAddresses(chosen.proxies)
    app.state.connections = ConnectionCounter()
    app.state.words = WordList(chosen.word_list)
    app.state.openid = provider_of(chosen)
    body_bytes = chosen.message_bytes * 4
    hosts = known_hosts(chosen.hosts, chosen.host, bool(chosen.proxies))
    app.add_middleware(AdmissionMiddleware, hosts=hosts, limits=app.state.limits, addresses=app.state.addresses)
    app.add_middleware(SecurityMiddleware, origins=chosen.origins, body_bytes=body_bytes, https=chosen.secure_cookies)
    app.add_middleware(AccessLogMiddleware, addresses=app.state.addresses)  # the last one added is the outermost
    for part in APIS:
        app.include_router(part.router)
    document_streams(app)
    add_monitoring(app)
    add_errors(app)
    app.add_api_websocket_route("/api/lobby/socket", lobby_api.lobby_socket)
    app.add_api_websocket_route("/api/tables/{table}/socket", table_socket)
    if has_page():
        add_page(app)
    else:
        add_notice(app)
    return app


def add_monitoring(app: FastAPI) -> None:
    @app.get("/health", include_in_schema=False)
    async def health(request: Request) -> JSONResponse:
        problem = await request.app.state.health.problem()
        if problem is not None:
            return JSONResponse({"status": problem}, 503)
        return JSONResponse({"status": "ok", "version": __version__})

    @app.get("/metrics", include_in_schema=False)
    async def prometheus(request: Request) -> PlainTextResponse:
        lobby: Lobby = request.app.state.lobby
        metrics.TABLES.set(len(lobby.sessions))
        state = request.app.state
        for pool in (state.bot_pool, state.bot_pool.fast, state.hint_pool, state.analysis_queue.workers):
            metrics.QUEUES.labels(pool.kind).set(pool.queue.length)
        metrics.SET_ASIDE.set(len(lobby.set_aside))
        return PlainTextResponse(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def add_errors(app: FastAPI) -> None:
    """All errors have the same form, and none shows internals."""

    async def refused(request: Request, refusal: Exception) -> JSONResponse:
        assert isinstance(refusal, Refusal)
        metrics.REFUSALS.labels(refusal.code).inc()
        message = refusal.text(preferred(request.headers))
        headers = {"WWW-Authenticate": "Bearer"} if refusal.code == "no_token" else None
        return JSONResponse({"code": refusal.code, "message": message}, STATUS.get(refusal.code, 400), headers)

    async def rejected(request: Request, problem: Exception) -> JSONResponse:
        assert isinstance(problem, Problem)
        metrics.REFUSALS.labels(problem.code).inc()
        texts = language(preferred(request.headers), "wonders")  # its texts cover the problems of both games
        return JSONResponse({"code": problem.code, "message": texts.problem(problem), "where": problem.where}, 400)

    async def invalid(request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, RequestValidationError)
        metrics.REFUSALS.labels("bad_request").inc()
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


def add_notice(app: FastAPI) -> None:
    """Without a page, the address says what is missing."""

    @app.get("/", include_in_schema=False)
    async def notice(request: Request) -> PlainTextResponse:
        return PlainTextResponse(language(preferred(request.headers)).say("serve.no_page"), 503)
