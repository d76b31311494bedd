"""Lists of cards for the site, made from their declarations: {cards} GAME LANGUAGE WHICH.

WHICH is a deck (`age1`, `guilds`, …), a kind of card (`wonder`, `leader`, …), a family of items of an expansion of Duel
(`decree`, …), or `second`: what only the second edition of 7 Wonders has.
"""

from __future__ import annotations

from typing import ClassVar

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from septem.duel.data.catalogue import CATALOGUE
from septem.duel.data.components import MORE_ITEMS
from septem.web.scene.card_reference import duel_catalogue, wonders_catalogue
from septem.web.scene.expansions import EDITION
from septem.web.scene.models import Catalogue, Item

HEADS = {"en": ("Card", "Kind", "Cost and effect"), "fr": ("Carte", "Type", "Coût et effet")}
NUMBERS = CATALOGUE.numbers
SECOND = "second"
OWN_LISTS = {"black", "purple", "wonder", "leader"}  # of 7 Wonders: lists that are no age's


def catalogue(game: str) -> Catalogue:
    return duel_catalogue() if game == "duel" else wonders_catalogue()


def belongs(item: Item, game: str, which: str) -> bool:
    if game == "duel":
        return which in {item.deck, item.colour} or NUMBERS[item.id] in MORE_ITEMS.get(which, ())
    if EDITION in item.needs or which == SECOND:
        return EDITION in item.needs and which == SECOND
    return item.colour == which if which in OWN_LISTS else f"age{item.age}" == which and item.colour not in OWN_LISTS


def line(item: Item, words: dict[str, str], tongue: str) -> str:
    kind = words.get(f"kind.{item.colour}", "")
    return f"| **{item.names[tongue]}** <br> `{item.id}` | {kind} | {' <br> '.join(item.help[tongue])} |"


class Cards(SphinxDirective):  # type: ignore[misc]
    required_arguments = 3
    option_spec: ClassVar[dict[str, object]] = {}

    def run(self) -> list[nodes.Node]:
        game, tongue, which = self.arguments
        known = catalogue(game)
        chosen = [item for item in known.items.values() if belongs(item, game, which)]
        if not chosen:
            raise self.error(f"no cards of {game} are called {which}")
        head = [f"| {' | '.join(HEADS[tongue])} |", "| --- | --- | --- |"]
        lines = [line(item, known.words[tongue], tongue) for item in chosen]
        return self.parse_text_to_nodes("\n".join([*head, *lines]))  # type: ignore[no-any-return]


def setup(app: Sphinx) -> dict[str, bool]:
    app.add_directive("cards", Cards)
    return {"parallel_read_safe": True}
