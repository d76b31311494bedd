"""Describes a building or a board: its kind, cost and effects, read from its declaration."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from ... import expansions
from ...wonders.constants import COLOURS, GOODS, LETTERS, PURPLE
from ...wonders.data.catalogue import CATALOGUE
from ...wonders.data.components import AGAIN, AGE_CARDS, BOARD_IDS, EXTRA_CARDS
from ...wonders.data.declarations import Board, Card, Cost
from ...wonders.model import Effect, Facts
from ..shared.typeset import capital

if TYPE_CHECKING:
    from ..shared.language import Language

ROMAN = ("I", "II", "III")


def describe(language: Language, item: str) -> list[str]:
    return describe_board(language, item) if item in BOARD_IDS else describe_card(language, item)


def describe_card(language: Language, item: str) -> list[str]:
    card = CATALOGUE.cards[CATALOGUE.numbers[item]]
    if not isinstance(card, Card):
        raise ValueError(f"{item} is no building")
    lines = [head(language, card), language.say("card.cost", cost=cost(language, card.cost))]
    lines += [capital(effect(language, printed)) for printed in card.effects]
    lines += [language.say("card.chain_from", item=language.the(other)) for other in card.chain]
    return lines + [language.say("card.chain_to", item=language.the(other)) for other in chained_by(item)]


def head(language: Language, card: Card) -> str:
    kind = language.say(f"kind.{COLOURS[card.colour]}")
    if card.colour != PURPLE and ages(card):
        kind = language.say("card.ages", kind=kind, ages=language.join(ROMAN[age] for age in ages(card)))
    return language.say("card.head_plain", name=language.name(card.id), id=card.id, kind=kind)


def ages(card: Card) -> list[int]:
    """The ages in whose decks a building is, from 0."""
    decks = zip(AGE_CARDS, EXTRA_CARDS, AGAIN, strict=True)
    return [age for age, (cards, extra, again) in enumerate(decks) if card in (*cards, *extra) or card.id in again]


def chained_by(item: str) -> list[str]:
    """The buildings that a building makes free."""
    found = [card.written for card in CATALOGUE.cards if isinstance(card, Card) and item in card.chain]
    return list(dict.fromkeys(found))  # in all editions


def describe_board(language: Language, item: str) -> list[str]:
    """Both sides of a board, stage by stage."""
    lines = [language.say("card.head_plain", name=language.name(item), id=item, kind=language.the(item))]
    for board in CATALOGUE.boards:
        if board.id == item:
            lines += describe_side(language, board)
    return lines


def describe_side(language: Language, board: Board) -> list[str]:
    lines = [side_head(language, board)]
    if board.effects:
        effects = ", ".join(effect(language, printed) for printed in board.effects)
        lines.append(language.say("card.board", effects=effects))
    for number, stage in enumerate(board.stages, 1):
        effects = ", ".join(effect(language, printed) for printed in stage.effects)
        lines.append(language.say("card.stage", number=number, cost=cost(language, stage.cost), effects=effects))
    return lines


def side_head(language: Language, board: Board) -> str:
    if not board.good:
        return language.say("card.side_bare", side=board.side)
    good = language.say(f"good.{GOODS[LETTERS.index(board.good)]}")
    return language.say("card.side", side=board.side, good=good)


def cost(language: Language, printed: Cost) -> str:
    """Coins and goods, as printed."""
    parts = [language.count("coin", printed.coins)] if printed.coins else []
    units = [(good, printed.goods.count(letter)) for good, letter in zip(GOODS, LETTERS, strict=True)]
    parts += [language.count(good, number) for good, number in units if number]
    return language.join(parts) if parts else language.say("card.no_cost")


def effect(language: Language, printed: Effect) -> str:
    """One effect in words."""
    facts = printed.facts()
    kept = facts["kind"] == "produce_choice" and not facts["sellable"]
    places: dict[str, str] = {}
    for name, given in facts.items():
        if name in PLACES:
            places |= PLACES[name](language, facts, given)
    return language.say("effect.produce_kept" if kept else f"effect.{facts['kind']}", **places)


def amounts(language: Language, facts: Facts, given: object) -> dict[str, str]:
    """An amount in every unit a sentence may use: coins, points, shields, goods."""
    number = int(str(given))
    good = listed(facts.get("options", ["clay"]))[0]
    return {f"{noun}s": language.count(noun, number) for noun in counted_nouns()} | {
        "units": language.count(good, number)
    }


@cache
def counted_nouns() -> tuple[str, ...]:
    """The nouns that an amount of an effect can count."""
    return ("coin", "point", "shield", *expansions.table("wonders", "texts.cards", "COUNTED"))


def listed(given: object) -> list[str]:
    return [str(name) for name in given] if isinstance(given, list) else [str(given)]


def options(language: Language, facts: Facts, given: object) -> dict[str, str]:
    family = "symbol" if facts["kind"] == "science_choice" else "good"
    return {"options": language.join((language.say(f"{family}.{name}") for name in listed(given)), "or")}


def things(language: Language, what: str) -> str:
    """The things that an effect counts: buildings of a colour, or something else."""
    if f"things.{what}" in language.text:
        return language.say(f"things.{what}")
    return language.say("things.buildings", colours=language.say(f"colour.{what}"))


def cities(language: Language, given: object) -> str:
    where = listed(given)
    if where == ["self"]:
        return language.say("cities.self")
    return language.say("cities.all" if "self" in where else "cities.neighbours")


def neighbours(language: Language, facts: Facts, given: object) -> dict[str, str]:
    """Which ones, or how many coins they save."""
    if isinstance(given, int):
        return {"beside": language.count("coin", given)}
    return {"neighbors": language.join(language.say(f"side.{name}") for name in listed(given))}


def counted_things(language: Language, facts: Facts, given: object) -> dict[str, str]:
    return {"things": things(language, str(given))}


def colours(language: Language, facts: Facts, given: object) -> dict[str, str]:
    return {"colours": language.join(language.say(f"colour.{name}") for name in listed(given))}


PLACES: dict[str, Callable[[Language, Facts, object], dict[str, str]]] = {
    "amount": amounts,
    "options": options,
    "symbol": lambda language, facts, given: {"symbol": language.say(f"symbol.{given}")},
    "resources": lambda language, facts, given: {"resources": language.say(f"class.{given}")},
    "neighbors": neighbours,
    "self": lambda language, facts, given: {"here": language.count("coin", int(str(given)))},
    "price": lambda language, facts, given: {"price": str(given)},
    "what": counted_things,
    "target": counted_things,
    "color": counted_things,
    "colors": colours,
    "coins": lambda language, facts, given: {"every": language.count("coin", int(str(given)))},
    "set": lambda language, facts, given: {"goods": language.say(f"goods.{given}")},
    "of": lambda language, facts, given: {"cities": cities(language, given)},
}
