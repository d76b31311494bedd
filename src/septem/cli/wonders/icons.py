"""Effects in the shortest form, read from what they say of themselves."""

from __future__ import annotations

from ...wonders.constants import CLASS_LETTERS, CLASSES, GOODS
from ...wonders.data.catalogue import CATALOGUE
from ...wonders.model import Facts
from .expansion_icons import MORE_ICONS, Icon, amount, arrows, listed
from .style import WondersInk


def icons(ink: WondersInk, item: int) -> list[str]:
    """Every effect of a building or a stage."""
    return drawn(ink, effects(item))


def board_icons(ink: WondersInk, side: int) -> list[str]:
    """What a board does from the start."""
    return drawn(ink, [effect.facts() for effect in CATALOGUE.boards[side].effects])


def drawn(ink: WondersInk, facts: list[Facts]) -> list[str]:
    return [ICONS[str(each["kind"])](ink, each) for each in facts]


def effects(item: int) -> list[Facts]:
    return [effect.facts() for effect in CATALOGUE.cards[item].effects]


def produced(ink: WondersInk, facts: Facts) -> str:
    """`WW`, `W/C`; in brackets what is not for sale."""
    goods = [ink.letter(GOODS.index(name)) for name in listed(facts["options"])]
    text = "/".join(goods) if len(goods) > 1 else goods[0] * amount(facts)
    return text if facts["sellable"] else f"({text})"


def discount(ink: WondersInk, facts: Facts) -> str:
    letters = ink.letters(CLASS_LETTERS[CLASSES.index(str(facts["resources"]))])
    return f"{letters}{arrows(ink, facts)}{ink.coins(int(str(facts['price'])))}"


def counted(ink: WondersInk, facts: Facts) -> str:
    """What is counted, and where, unless it is only here."""
    where = listed(facts["of"])
    place = (
        "" if where == ["self"] else " " + ink.language.say("icon.everyone" if "self" in where else "icon.neighbours")
    )
    return ink.language.say(f"code.{facts['what']}") + place


ICONS: dict[str, Icon] = {
    "points": lambda ink, facts: ink.points(amount(facts)),
    "coins": lambda ink, facts: f"+{ink.coins(amount(facts))}",
    "shields": lambda ink, facts: ink.signs.shield * amount(facts),
    "science": lambda ink, facts: ink.language.say(f"symbol.{facts['symbol']}"),
    "science_choice": lambda ink, facts: ink.language.say("icon.any_symbol"),
    "produce": lambda ink, facts: "+" + produced(ink, facts),
    "produce_choice": lambda ink, facts: "+" + produced(ink, facts),
    "trade_discount": discount,
    "coins_per": lambda ink, facts: f"+{ink.coins(amount(facts))}/{counted(ink, facts)}",
    "points_per": lambda ink, facts: f"{ink.points(amount(facts))}/{counted(ink, facts)}",
    "free_build_once_per_age": lambda ink, facts: ink.language.say("icon.free_build"),
    "play_last_card": lambda ink, facts: ink.language.say("icon.play_last"),
    "copy_guild": lambda ink, facts: ink.language.say("icon.copy_guild"),
    "build_from_discard": lambda ink, facts: ink.language.say("icon.revive"),
    **MORE_ICONS,
}
