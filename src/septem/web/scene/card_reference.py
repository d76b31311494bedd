"""The reference of all cards of a game, from their declarations, with names and help texts in both languages."""

from __future__ import annotations

from functools import cache
from typing import Any

from ... import expansions
from ...duel import constants as duel_constants
from ...duel.data.catalogue import CATALOGUE as DUEL
from ...pictures import catalogue
from ...text import LANGUAGES, language
from ...text.rules import sentences, statements
from ...wonders import constants as wonders_constants
from ...wonders.data.catalogue import CATALOGUE as WONDERS
from ...wonders.data.components import AGE_CARDS, BOARD_IDS, EXTRA_CARDS
from .common import added
from .expansions import excluding, needed
from .models import BoardSide, Catalogue, Item

WORD_KEYS = ("good.", "kind.", "symbol.", "category.", "deck.", "loot.", "player.")


def words(game: str) -> dict[str, dict[str, str]]:
    starts = (*WORD_KEYS, *expansions.collected(game, "scene", "WORD_KEYS"))
    return {code: selected(language(code, game).text, starts) for code in LANGUAGES}


def selected(texts: dict[str, str], starts: tuple[str, ...]) -> dict[str, str]:
    return {key: text for key, text in texts.items() if key.startswith(starts)}


def rules(items: dict[str, Item]) -> dict[str, dict[str, str]]:
    """The texts of all rules that the items name."""
    named = dict.fromkeys(statement for item in items.values() for statement in item.rules)
    return {code: {statement: sentences(code)[statement] for statement in named} for code in LANGUAGES}


def helps(game: str, item: str) -> dict[str, list[str]]:
    return {code: language(code, game).card_help(item)[1:] for code in LANGUAGES}


@cache
def duel_catalogue() -> Catalogue:
    items = {card.id: duel_item(number) for number, card in enumerate(DUEL.cards)}
    return Catalogue(
        game="duel",
        goods=list(duel_constants.GOODS),
        items=items,
        boards=[],
        words=words("duel"),
        rules=rules(items),
    )


def duel_item(number: int) -> Item:
    card, deck = DUEL.cards[number], DUEL.deck[number]
    return Item(
        **{**catalogue.duel_item(number), **added("duel", "item_fields", number)},
        help=helps("duel", card.id),
        deck=None if deck == duel_constants.NO_DECK else duel_constants.DECKS[deck],
        rules=list(statements("duel", card.id)),
        needs=needed("duel", card.id),
        without=[],
    )


@cache
def wonders_catalogue() -> Catalogue:
    cards = catalogue.wonders_cards()
    drawn = [*(catalogue.wonders_item(card, cards) for card in cards), *map(catalogue.board_item, BOARD_IDS)]
    items = {fields["id"]: wonders_item(fields) for fields in drawn}
    return Catalogue(
        game="wonders",
        goods=list(wonders_constants.GOODS),
        items=items,
        boards=[BoardSide(**catalogue.board_side(board)) for board in WONDERS.boards],
        words=words("wonders"),
        rules=rules(items),
    )


def ages() -> dict[str, int]:
    """The age on the back of each card, if it has one."""
    return {card.id: age for cards in (AGE_CARDS, EXTRA_CARDS) for age, deck in enumerate(cards, 1) for card in deck}


AGES = ages()


def wonders_item(fields: dict[str, Any]) -> Item:
    item = fields["id"]
    return Item(
        **fields,
        help=helps("wonders", item),
        deck=None,
        age=AGES.get(item),
        rules=list(statements("wonders", item)),
        needs=needed("wonders", item),
        without=excluding("wonders", item),
    )


CATALOGUES = {"duel": duel_catalogue, "wonders": wonders_catalogue}
