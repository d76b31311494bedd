"""The rules command: what governs a card, or what a statement says and which cards it governs."""

from __future__ import annotations

from typing import Annotated

import typer

from ...core.errors import Problem, nearest
from ...text.rules import GAMES, called, items, only_edition, sentences, statements
from ..console import Terminal
from ..terminal.theme import BOLD, DIM
from .options import Json, LanguageCode

Given = Annotated[str, typer.Argument(metavar="ID", help="option.ruled", show_default=False)]


def rules(given: Given, json: Json = False, language: LanguageCode = None) -> None:
    terminal = Terminal.open(language, json)
    if given.upper() in sentences(terminal.language.code):
        report_statement(terminal, given.upper())
        return
    found = [(game, item) for game in GAMES for item in called(game, given)]
    if not found:
        known = [*sentences(terminal.language.code), *(item for game in GAMES for item in items(game))]
        raise Problem("unknown_item", given=given, near=nearest(given, known))
    if terminal.json:
        terminal.data({"items": [item_data(terminal, game, item) for game, item in found]})
        return
    for game, item in found:
        report_item(terminal.speaking_of(game), game, item)


def item_data(terminal: Terminal, game: str, item: str) -> dict[str, object]:
    said = sentences(terminal.language.code)
    return {"game": game, "item": item, "rules": {statement: said[statement] for statement in statements(game, item)}}


def report_item(terminal: Terminal, game: str, item: str) -> None:
    """Print an item with its effects, then the statements that govern it."""
    head, *lines = terminal.language.card_help(item)
    terminal.line(head, BOLD)
    edition = only_edition(game, item)
    if edition:
        terminal.line(
            "  " + terminal.language.say("rules.only_edition", edition=terminal.language.text[f"edition.{edition}"])
        )
    terminal.lines(lines, "  ")
    for statement in statements(game, item):
        terminal.line(f"  {statement:<7}{sentences(terminal.language.code)[statement]}", DIM)


def report_statement(terminal: Terminal, statement: str) -> None:
    governed = {game: [item for item in items(game) if statement in statements(game, item)] for game in GAMES}
    said = sentences(terminal.language.code)[statement]
    if terminal.json:
        terminal.data({"statement": statement, "text": said, "items": governed})
        return
    terminal.line(f"{statement}  {said}", BOLD)
    for game, found in governed.items():
        language = terminal.speaking_of(game).language
        terminal.lines([language.name(item) for item in found], "  ")
