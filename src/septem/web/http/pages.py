"""The page, its files, and the preview that other programs show of a link to it. The page itself reads the address."""

from __future__ import annotations

import gzip
import html
import logging
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.types import Scope

from ...ai.puzzles.puzzle import Puzzle, shipped
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
    "/privacy",
)
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{22}")
TITLE, DESCRIPTION = re.compile("<title>[^<]*</title>"), re.compile('<meta name="description" content="[^"]*" />')
COMPRESSIBLE = {".js", ".css", ".svg", ".json"}
PICTURE_SIZE = (1200, 630)  # of previews, in pixels
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
        told = of_puzzle(texts, shipped()[puzzle]) if puzzle in shipped() else of_table(texts, found)
        return HTMLResponse(with_preview(page, request, told), status, NO_CACHE)

    for address in ADDRESSES:
        app.add_api_route(address, show, methods=["GET", "HEAD"], include_in_schema=False)
    app.mount("/", ClientFiles(directory=CLIENT))


async def summary(request: Request, table: str) -> TableSummary | None:
    """The public facts about a table: never anything of its game."""
    if not TABLE_ID.fullmatch(table):
        return None
    found: TableSummary | None = await request.app.state.database.run(transactions.summary_of, table)
    return found


@dataclass(frozen=True)
class Preview:
    """What other programs show of a link."""

    title: str
    description: str
    picture: str  # a game


def of_table(texts: Sentences, table: TableSummary | None) -> Preview:
    if table is None:
        return Preview("Septem", texts.say("preview.home"), "wonders")
    players = ", ".join(name for name in table.names if name)
    title = f"{texts.say(GAME_NAMES[table.game])} · {players}"
    return Preview(title, texts.say(f"preview.{table.status}"), table.game)


def of_puzzle(texts: Sentences, puzzle: Puzzle) -> Preview:
    title = f"{texts.say(GAME_NAMES[puzzle.game])} · Septem"
    return Preview(title, texts.say("preview.puzzle"), puzzle.game)


def with_preview(page: str, request: Request, told: Preview) -> str:
    """The page with a title, a description and a picture for programs that show links."""
    site, title, description = site_of(request), html.escape(told.title), html.escape(told.description)
    values = {
        "site_name": "Septem",
        "type": "website",
        "title": title,
        "description": description,
        "image": html.escape(f"{site}/preview-{told.picture}.png"),
        "image:width": str(PICTURE_SIZE[0]),
        "image:height": str(PICTURE_SIZE[1]),
        "url": html.escape(f"{site}{request.url.path}"),
    }
    tags = "".join(f'<meta property="og:{name}" content="{value}" />' for name, value in values.items())
    page = TITLE.sub(lambda _: f"<title>{title}</title>", page, count=1)
    page = DESCRIPTION.sub(lambda _: f'<meta name="description" content="{description}" />', page, count=1)
    return page.replace("</head>", f'<meta name="twitter:card" content="summary_large_image" />{tags}</head>')


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
        if not path.startswith("assets/"):
            response.headers["Cache-Control"] = "no-cache"
            return response
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        response.headers["Vary"] = "Accept-Encoding"
        return smaller(response, Headers(scope=scope)) if scope["method"] == "GET" else response


def smaller(response: Response, asked: Headers) -> Response:
    """The same file compressed, if the browser takes that and it is worth while."""
    takes = "gzip" in asked.get("accept-encoding", "") and "range" not in asked
    if not takes or not isinstance(response, FileResponse) or Path(response.path).suffix not in COMPRESSIBLE:
        return response
    headers = {name: value for name, value in response.headers.items() if name != "content-length"}
    return Response(compressed(Path(response.path)), headers=headers | {"Content-Encoding": "gzip"})


@cache
def compressed(path: Path) -> bytes:
    """Kept in memory: a file with a hash in its name never changes, and all together have less than a megabyte."""
    return gzip.compress(path.read_bytes(), mtime=0)
