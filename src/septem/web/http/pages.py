"""The page, its files, and the preview that other programs show of a link to it. The page itself reads the address."""

from __future__ import annotations

import html
import logging
import re
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import HTMLResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.types import Scope

from ...ai.puzzles.puzzle import shipped
from ...text import Sentences, general
from ..store import transactions
from ..store.transactions import TableSummary
from .language import preferred

CLIENT = Path(__file__).parent.parent / "client"
ADDRESSES = (
    "/",
    "/account",
    "/t/{table}",
    "/r/{table}",
    "/embed/{table}",
    "/puzzles",
    "/puzzles/{puzzle}",
    "/history",
    "/lobby",
    "/correspondence",
    "/friends",
    "/ratings",
    "/position",
)
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{22}")
NO_CACHE = {"Cache-Control": "no-cache"}
GAME_NAMES = {"duel": "report.game_duel", "wonders": "report.game_wonders"}  # keys of texts
log = logging.getLogger("septem")


def has_page() -> bool:
    return (CLIENT / "index.html").exists()


def add_page(app: FastAPI) -> None:
    page = (CLIENT / "index.html").read_text()

    async def show(request: Request, table: str = "", puzzle: str = "") -> HTMLResponse:
        """The page with a preview; the status says whether there is such a table or puzzle."""
        found = await summary(request, table) if table else None
        texts = general(preferred(request.headers))
        missing = (table and found is None) or (puzzle and puzzle not in shipped())
        status = 404 if missing else 200
        return HTMLResponse(with_preview(page, request, texts, found), status, NO_CACHE)

    for address in ADDRESSES:
        app.add_api_route(address, show, methods=["GET", "HEAD"], include_in_schema=False)
    app.mount("/", ClientFiles(directory=CLIENT))


async def summary(request: Request, table: str) -> TableSummary | None:
    """The public facts about a table: never anything of its game."""
    if not TABLE_ID.fullmatch(table):
        return None
    found: TableSummary | None = await request.app.state.database.run(transactions.summary_of, table)
    return found


def with_preview(page: str, request: Request, texts: Sentences, table: TableSummary | None) -> str:
    """The page with a title, a description and a picture for programs that show links."""
    title, told, picture = preview(texts, table)
    site = site_of(request)
    values = {
        "title": title,
        "description": told,
        "image": f"{site}/preview-{picture}.png",
        "url": f"{site}{request.url.path}",
    }
    tags = [f'<meta property="og:{name}" content="{html.escape(value)}" />' for name, value in values.items()]
    fixed = (
        '<meta property="og:site_name" content="Septem" /><meta name="twitter:card" content="summary_large_image" />'
    )
    return page.replace("</head>", f"{fixed}{''.join(tags)}</head>")


def preview(texts: Sentences, table: TableSummary | None) -> tuple[str, str, str]:
    """A title, a description and the name of a picture."""
    if table is None:
        return "Septem", texts.say("preview.home"), "wonders"
    game = texts.say(GAME_NAMES[table.game])
    players = ", ".join(name for name in table.names if name)
    return f"{game} · {players}", texts.say(f"preview.{table.status}"), table.game


def site_of(request: Request) -> str:
    scheme = "https" if request.app.state.settings.secure_cookies else request.url.scheme
    return f"{scheme}://{request.headers.get('host', '')}"


class ClientFiles(StaticFiles):
    """Files with a hash in their names may be cached forever. Every unknown path returns the page, which says so."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith(("api/", "assets/")):
                raise
            response = await super().get_response("index.html", scope)
            response.status_code = 404
        immutable = path.startswith("assets/")
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if immutable else "no-cache"
        return response
