"""What drawings show of the items of both games: names, costs, effects and chains, from the declarations.

`python -m septem.pictures.catalogue` writes all of it as JSON for the program that prints the drawings.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from typing import Any

from .. import expansions
from ..duel import constants as duel_constants
from ..duel.data import components  # noqa: F401 (it numbers the items)
from ..duel.data.catalogue import CATALOGUE as DUEL
from ..text import LANGUAGES, language
from ..wonders import constants as wonders_constants
from ..wonders.data.catalogue import CATALOGUE as WONDERS
from ..wonders.data.components import AFTER_OTHERS, BOARD_IDS, FIRST_OTHER, FIRST_STAGE

Fields = dict[str, Any]


def names(game: str, item: str) -> dict[str, str]:
    return {code: language(code, game).name(item) for code in LANGUAGES}


def facts(effects: Iterable[Any]) -> list[dict[str, Any]]:
    return [effect.facts() for effect in effects]


def counted(letters: str, alphabet: str, goods: tuple[str, ...]) -> dict[str, int]:
    return {goods[alphabet.index(letter)]: number for letter, number in Counter(letters).items()}


def duel_item(number: int) -> Fields:
    card = DUEL.cards[number]
    fields = {
        "id": card.id,
        "names": names("duel", card.id),
        "colour": duel_constants.COLOURS[card.colour],
        "coins": card.cost.coins,
        "goods": counted(card.cost.goods, duel_constants.LETTERS, duel_constants.GOODS),
        "effects": facts(card.effects),
        "chain": [card.chain] if card.chain else [],
        "leads_to": [other.id for other in DUEL.cards if other.chain == card.id],
    }
    for more in expansions.functions("duel", "pictures", "item_fields"):
        fields |= more(number)
    return fields


def wonders_cards() -> list[Any]:
    return [WONDERS.cards[number] for number in (*range(FIRST_STAGE), *range(FIRST_OTHER, AFTER_OTHERS))]


def wonders_item(card: Any, cards: list[Any]) -> Fields:
    return {
        "id": card.id,
        "names": names("wonders", card.id),
        "colour": wonders_constants.COLOURS[card.colour],
        "coins": card.cost.coins,
        "goods": counted(card.cost.goods, wonders_constants.LETTERS, wonders_constants.GOODS),
        "effects": facts(card.effects),
        "chain": list(card.chain),
        "leads_to": [other.id for other in cards if card.id in other.chain],
    }


def board_item(board: str) -> Fields:
    empty: Fields = {"coins": 0, "goods": {}, "effects": [], "chain": [], "leads_to": []}
    return {"id": board, "names": names("wonders", board), "colour": "wonder"} | empty


def board_side(board: Any) -> Fields:
    alphabet, goods = wonders_constants.LETTERS, wonders_constants.GOODS
    stages = [
        {
            "coins": stage.cost.coins,
            "goods": counted(stage.cost.goods, alphabet, goods),
            "effects": facts(stage.effects),
        }
        for stage in board.stages
    ]
    good = goods[alphabet.index(board.good)] if board.good else None
    return {"id": board.id, "side": board.side, "good": good, "stages": stages, "effects": facts(board.effects)}


def duel_catalogue() -> Fields:
    items = {card.id: duel_item(number) for number, card in enumerate(DUEL.cards)}
    return {"game": "duel", "goods": list(duel_constants.GOODS), "items": items, "boards": []}


def wonders_catalogue() -> Fields:
    cards = wonders_cards()
    items = {card.id: wonders_item(card, cards) for card in cards}
    items |= {board: board_item(board) for board in BOARD_IDS}
    sides = [board_side(board) for board in WONDERS.boards]
    return {"game": "wonders", "goods": list(wonders_constants.GOODS), "items": items, "boards": sides}


def everything() -> Fields:
    return {
        "catalogues": [duel_catalogue(), wonders_catalogue()],
        "symbols": [*duel_constants.SYMBOLS, *wonders_constants.SYMBOLS],
        "marks": sorted(expansions.collected("duel", "pictures", "MARKS")),
        "mythologies": sorted(expansions.collected("duel", "pictures", "BACKS")),
    }


if __name__ == "__main__":
    print(json.dumps(everything()))
