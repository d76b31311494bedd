"""The reference of all cards of a game, from their declarations, with names and help texts in both languages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Any

from ... import expansions
from ...duel import constants as duel_constants
from ...duel.data.catalogue import CATALOGUE as DUEL
from ...text import LANGUAGES, language
from ...text.rules import sentences, statements
from ...wonders import constants as wonders_constants
from ...wonders.data.catalogue import CATALOGUE as WONDERS
from ...wonders.data.components import AFTER_OTHERS, AGE_CARDS, BOARD_IDS, EXTRA_CARDS, FIRST_OTHER, FIRST_STAGE
from .common import added
from .expansions import excluding, needed
from .models import BoardSide, Catalogue, Item, StageItem

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


def names_and_help(game: str, item: str) -> tuple[dict[str, str], dict[str, list[str]]]:
    languages = {code: language(code, game) for code in LANGUAGES}
    names = {code: texts.name(item) for code, texts in languages.items()}
    return names, {code: texts.card_help(item)[1:] for code, texts in languages.items()}


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
    names, help_ = names_and_help("duel", card.id)
    return Item(
        id=card.id,
        names=names,
        help=help_,
        colour=duel_constants.COLOURS[card.colour],
        deck=None if deck == duel_constants.NO_DECK else duel_constants.DECKS[deck],
        coins=card.cost.coins,
        goods=counted(card.cost.goods, duel_constants.LETTERS, duel_constants.GOODS),
        effects=facts(card.effects),
        chain=[card.chain] if card.chain else [],
        leads_to=[other.id for other in DUEL.cards if other.chain == card.id],
        rules=list(statements("duel", card.id)),
        needs=needed("duel", card.id),
        without=[],
        **added("duel", "item_fields", number),
    )


def facts(effects: Iterable[Any]) -> list[dict[str, Any]]:
    return [effect.facts() for effect in effects]


def counted(letters: str, alphabet: str, goods: tuple[str, ...]) -> dict[str, int]:
    return {goods[alphabet.index(letter)]: number for letter, number in Counter(letters).items()}


@cache
def wonders_catalogue() -> Catalogue:
    cards = [WONDERS.cards[number] for number in (*range(FIRST_STAGE), *range(FIRST_OTHER, AFTER_OTHERS))]
    items = {card.id: wonders_item(card, cards) for card in cards}
    items |= {board: board_item(board) for board in BOARD_IDS}
    return Catalogue(
        game="wonders",
        goods=list(wonders_constants.GOODS),
        items=items,
        boards=[board_side(board) for board in WONDERS.boards],
        words=words("wonders"),
        rules=rules(items),
    )


def ages() -> dict[str, int]:
    """The age on the back of each card, if it has one."""
    return {card.id: age for cards in (AGE_CARDS, EXTRA_CARDS) for age, deck in enumerate(cards, 1) for card in deck}


AGES = ages()


def wonders_item(card: Any, cards: list[Any]) -> Item:
    names, help_ = names_and_help("wonders", card.id)
    return Item(
        id=card.id,
        names=names,
        help=help_,
        colour=wonders_constants.COLOURS[card.colour],
        deck=None,
        coins=card.cost.coins,
        goods=counted(card.cost.goods, wonders_constants.LETTERS, wonders_constants.GOODS),
        effects=facts(card.effects),
        chain=list(card.chain),
        leads_to=[other.id for other in cards if card.id in other.chain],
        age=AGES.get(card.id),
        rules=list(statements("wonders", card.id)),
        needs=needed("wonders", card.id),
        without=excluding("wonders", card.id),
    )


def board_item(board: str) -> Item:
    names, help_ = names_and_help("wonders", board)
    return Item(
        id=board,
        names=names,
        help=help_,
        colour="wonder",
        deck=None,
        coins=0,
        goods={},
        effects=[],
        chain=[],
        leads_to=[],
        rules=list(statements("wonders", board)),
        needs=needed("wonders", board),
        without=excluding("wonders", board),
    )


def board_side(board: Any) -> BoardSide:
    alphabet, goods = wonders_constants.LETTERS, wonders_constants.GOODS
    stages = [
        StageItem(
            coins=stage.cost.coins,
            goods=counted(stage.cost.goods, alphabet, goods),
            effects=facts(stage.effects),
        )
        for stage in board.stages
    ]
    good = goods[alphabet.index(board.good)] if board.good else None
    return BoardSide(id=board.id, side=board.side, good=good, stages=stages, effects=facts(board.effects))


CATALOGUES = {"duel": duel_catalogue, "wonders": wonders_catalogue}
