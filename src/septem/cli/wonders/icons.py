"""Effects in the shortest form, made from their declarations."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from ... import expansions
from ...wonders.constants import CLASS_LETTERS, CLASSES, GOODS
from ...wonders.data.catalogue import CATALOGUE
from ...wonders.model import Facts
from .theme import WondersTheme

Icon = Callable[[WondersTheme, Facts], str]


def icons(theme: WondersTheme, item: int) -> list[str]:
    """Every effect of a building or a stage."""
    return drawn(theme, effects(item))


def board_icons(theme: WondersTheme, side: int) -> list[str]:
    """The effects of a board from the start."""
    return drawn(theme, [effect.facts() for effect in CATALOGUE.boards[side].effects])


def drawn(theme: WondersTheme, facts: list[Facts]) -> list[str]:
    return [every_icon()[str(each["kind"])](theme, each) for each in facts]


def effects(item: int) -> list[Facts]:
    return [effect.facts() for effect in CATALOGUE.cards[item].effects]


def amount(facts: Facts) -> int:
    return int(str(facts["amount"]))


def listed(given: object) -> list[str]:
    return [str(name) for name in given] if isinstance(given, list) else [str(given)]


def arrows(theme: WondersTheme, facts: Facts) -> str:
    sides = listed(facts["neighbors"])
    return (theme.left if "left" in sides else "") + (theme.right if "right" in sides else "")


def code(theme: WondersTheme, colour: object) -> str:
    return theme.language.say(f"code.{colour}")


def coins_on(name: str) -> Icon:
    """Coins whenever something happens."""
    return lambda theme, facts: f"+{theme.coins(amount(facts))}/{theme.language.say(name)}"


def said(name: str) -> Icon:
    return lambda theme, facts: theme.language.say(name)


def produced(theme: WondersTheme, facts: Facts) -> str:
    """`WW`, `W/C`; in brackets what is not for sale."""
    goods = [theme.letter(GOODS.index(name)) for name in listed(facts["options"])]
    text = "/".join(goods) if len(goods) > 1 else goods[0] * amount(facts)
    return text if facts["sellable"] else f"({text})"


def discount(theme: WondersTheme, facts: Facts) -> str:
    letters = theme.letters(CLASS_LETTERS[CLASSES.index(str(facts["resources"]))])
    return f"{letters}{arrows(theme, facts)}{theme.coins(int(str(facts['price'])))}"


def counted(theme: WondersTheme, facts: Facts) -> str:
    """The things that an effect counts, and where, unless only in this city."""
    where = listed(facts["of"])
    place = (
        "" if where == ["self"] else " " + theme.language.say("icon.everyone" if "self" in where else "icon.neighbours")
    )
    return theme.language.say(f"code.{facts['what']}") + place


ICONS: dict[str, Icon] = {
    "points": lambda theme, facts: theme.points(amount(facts)),
    "coins": lambda theme, facts: f"+{theme.coins(amount(facts))}",
    "shields": lambda theme, facts: theme.signs.shield * amount(facts),
    "science": lambda theme, facts: theme.language.say(f"symbol.{facts['symbol']}"),
    "science_choice": lambda theme, facts: theme.language.say("icon.any_symbol"),
    "produce": lambda theme, facts: "+" + produced(theme, facts),
    "produce_choice": lambda theme, facts: "+" + produced(theme, facts),
    "trade_discount": discount,
    "coins_per": lambda theme, facts: f"+{theme.coins(amount(facts))}/{counted(theme, facts)}",
    "points_per": lambda theme, facts: f"{theme.points(amount(facts))}/{counted(theme, facts)}",
    "free_build_once_per_age": lambda theme, facts: theme.language.say("icon.free_build"),
    "free_first_of_each_colour": lambda theme, facts: theme.language.say("icon.free_colours"),
    "free_first_card_of_age": lambda theme, facts: theme.language.say("icon.free_first"),
    "free_last_card_of_age": lambda theme, facts: theme.language.say("icon.free_last"),
    "points_if_wonder_complete": lambda theme, facts: (
        f"{theme.points(amount(facts))} {theme.language.say('icon.complete')}"
    ),
    "play_last_card": lambda theme, facts: theme.language.say("icon.play_last"),
    "copy_guild": lambda theme, facts: theme.language.say("icon.copy_guild"),
    "build_from_discard": lambda theme, facts: theme.language.say("icon.revive"),
    "coins_on_build": lambda theme, facts: f"+{theme.coins(amount(facts))}/{code(theme, facts['color'])}",
}


@cache
def every_icon() -> dict[str, Icon]:
    return ICONS | expansions.table("wonders", "drawings.icons", "ICONS")
