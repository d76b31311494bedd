"""All cards of a game as the page draws them: read from the declarations, with names and help in both languages."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from ..duel import words as duel_words
from ..duel.box import FIRST_DIVINITY
from ..duel.catalogue import CATALOGUE as DUEL
from ..duel.game import Duel
from ..text import LANGUAGES, language
from ..wonders import words as wonders_words
from ..wonders.box import BOARD_IDS, FIRST_STAGE
from ..wonders.catalogue import CATALOGUE as WONDERS
from ..wonders.game import Wonders
from .scene import Closed


class Item(Closed):
    """A card, wonder, token, divinity or stage."""

    id: str
    names: dict[str, str]
    help: dict[str, list[str]]
    colour: str
    deck: str | None
    coins: int
    goods: dict[str, int]
    effects: list[dict[str, Any]]
    chain: list[str]  # what makes it free
    leads_to: list[str]


class StageItem(Closed):
    coins: int
    goods: dict[str, int]
    effects: list[dict[str, Any]]


class BoardSide(Closed):
    id: str
    side: str
    good: str
    stages: list[StageItem]


class Catalogue(Closed):
    game: str
    goods: list[str]
    items: dict[str, Item]
    boards: list[BoardSide]
    words: dict[str, dict[str, str]]  # by language: colours, goods, symbols, categories


WORD_KEYS = ("good.", "kind.", "symbol.", "category.", "deck.", "mythology.", "offering.", "loot.", "player.")


def words(game: str) -> dict[str, dict[str, str]]:
    return {code: chosen(language(code, game).text) for code in LANGUAGES}


def chosen(texts: dict[str, str]) -> dict[str, str]:
    return {key: text for key, text in texts.items() if key.startswith(WORD_KEYS)}


def spoken(game: str, item: str) -> tuple[dict[str, str], dict[str, list[str]]]:
    tongues = {code: language(code, game) for code in LANGUAGES}
    names = {code: tongue.name(item) for code, tongue in tongues.items()}
    return names, {code: tongue.card_help(item)[1:] for code, tongue in tongues.items()}


@cache
def duel_catalogue() -> Catalogue:
    Duel(pantheon=True, promo_wonders=["messe_essen", "statue_of_liberty"])  # fills the columns
    items = {card.id: duel_item(number) for number, card in enumerate(DUEL.cards)}
    return Catalogue(game="duel", goods=list(duel_words.GOODS), items=items, boards=[], words=words("duel"))


def duel_item(number: int) -> Item:
    card, deck = DUEL.cards[number], DUEL.deck[number]
    names, help_ = spoken("duel", card.id)
    divine = number >= FIRST_DIVINITY
    return Item(
        id=card.id,
        names=names,
        help=help_,
        colour=duel_words.COLOURS[card.colour],
        deck=None if deck == duel_words.NO_DECK or divine else duel_words.DECKS[deck],
        coins=card.cost.coins,
        goods=counted(card.cost.goods, duel_words.LETTERS, duel_words.GOODS),
        effects=[effect.facts() for effect in card.effects],
        chain=[card.chain] if card.chain else [],
        leads_to=[other.id for other in DUEL.cards if other.chain == card.id],
    )


def counted(letters: str, alphabet: str, goods: tuple[str, ...]) -> dict[str, int]:
    return {goods[alphabet.index(letter)]: number for letter, number in Counter(letters).items()}


@cache
def wonders_catalogue() -> Catalogue:
    Wonders(players=7)
    cards = [WONDERS.cards[number] for number in range(FIRST_STAGE) if WONDERS.cards[number] is not None]
    items = {card.id: wonders_item(card, cards) for card in cards if hasattr(card, "id")}
    items |= {board: board_item(board) for board in BOARD_IDS}
    return Catalogue(
        game="wonders",
        goods=list(wonders_words.GOODS),
        items=items,
        boards=[board_side(board) for board in WONDERS.boards],
        words=words("wonders"),
    )


def wonders_item(card: Any, cards: list[Any]) -> Item:
    names, help_ = spoken("wonders", card.id)
    return Item(
        id=card.id,
        names=names,
        help=help_,
        colour=wonders_words.COLOURS[card.colour],
        deck=None,
        coins=card.cost.coins,
        goods=counted(card.cost.goods, wonders_words.LETTERS, wonders_words.GOODS),
        effects=[effect.facts() for effect in card.effects],
        chain=list(card.chain),
        leads_to=[other.id for other in cards if card.id in getattr(other, "chain", ())],
    )


def board_item(board: str) -> Item:
    names, help_ = spoken("wonders", board)
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
    )


def board_side(board: Any) -> BoardSide:
    alphabet, goods = wonders_words.LETTERS, wonders_words.GOODS
    stages = [
        StageItem(
            coins=stage.cost.coins,
            goods=counted(stage.cost.goods, alphabet, goods),
            effects=[effect.facts() for effect in stage.effects],
        )
        for stage in board.stages
    ]
    return BoardSide(id=board.id, side=board.side, good=goods[alphabet.index(board.good)], stages=stages)


CATALOGUES = {"duel": duel_catalogue, "wonders": wonders_catalogue}
