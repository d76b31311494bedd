"""Effects in the shortest form, made from their declarations."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from .... import expansions
from ....duel.constants import COLOURS, GOODS
from ....duel.data.catalogue import CATALOGUE
from ....duel.model import Facts
from .theme import DuelTheme

COIN_SET = "coin_triplet"


def icons(theme: DuelTheme, item: int) -> list[str]:
    """Every effect of an item, points first."""
    return [every_icon()[str(facts["kind"])](theme, facts) for facts in effects(item)]


def effects(item: int) -> list[Facts]:
    return sorted(
        (effect.facts() for effect in CATALOGUE.cards[item].effects), key=lambda facts: facts["kind"] != "points"
    )


def amount(facts: Facts) -> int:
    return int(str(facts["amount"]))


def several(number: int) -> str:
    """A number, empty for one."""
    return "" if number == 1 else str(number)


def letters(theme: DuelTheme, facts: Facts, joint: str) -> str:
    goods = facts["resources"]
    named = goods if isinstance(goods, list) else []
    return joint.join(theme.letter(GOODS.index(good)) for good in named)


def counted(theme: DuelTheme, facts: Facts) -> str:
    """The things that an effect counts: colours by their codes."""
    what = facts["what"] if isinstance(facts["what"], list) else [facts["what"]]
    return "+".join(thing(theme, str(name)) for name in what)


def thing(theme: DuelTheme, name: str) -> str:
    if name == COIN_SET:
        return theme.coins(3)
    colour = name.removesuffix("_own").removesuffix("_built")
    return theme.language.say(f"code.{colour}") if colour in COLOURS else name


def code(theme: DuelTheme, facts: Facts, key: str) -> str:
    return theme.language.say(f"code.{facts[key]}")


Icon = Callable[[DuelTheme, Facts], str]
ICONS: dict[str, Icon] = {
    "points": lambda theme, facts: theme.points(amount(facts)),
    "coins": lambda theme, facts: f"+{theme.coins(amount(facts))}",
    "shields": lambda theme, facts: theme.signs.shield * amount(facts),
    "science": lambda theme, facts: theme.language.say(f"symbol.{facts['symbol']}"),
    "produce": lambda theme, facts: "+" + theme.letter(GOODS.index(str(facts["resource"]))) * amount(facts),
    "produce_choice": lambda theme, facts: "+" + letters(theme, facts, "/"),
    "trade_price": lambda theme, facts: f"{letters(theme, facts, ',')}={theme.coins(int(str(facts['price'])))}",
    "discount_resources": lambda theme, facts: f"-{amount(facts)} {code(theme, facts, 'target')}",
    "coins_on_chain_build": lambda theme, facts: f"+{theme.coins(amount(facts))}/{theme.language.say('icon.chain')}",
    "receive_opponent_trade_coins": lambda theme, facts: theme.language.say("icon.tolls"),
    "extra_shields_on_build": lambda theme, facts: f"{code(theme, facts, 'type')}+{theme.signs.shield * amount(facts)}",
    "extra_turn_on_wonder_build": lambda theme, facts: f"{theme.language.say('code.wonder')}{theme.signs.again}",
    "coins_per": lambda theme, facts: f"+{several(amount(facts))}{theme.signs.coin}/{counted(theme, facts)}",
    "coins_per_max_city": lambda theme, facts: (
        f"+{several(amount(facts))}{theme.signs.coin}/{counted(theme, facts)}{theme.signs.most}"
    ),
    "points_per_max_city": lambda theme, facts: (
        f"{several(amount(facts))}{theme.signs.point}/{counted(theme, facts)}{theme.signs.most}"
    ),
    "points_per_progress_token_own": lambda theme, facts: (
        f"{theme.points(amount(facts))}/{theme.language.say('code.progress_token')}"
    ),
    "opponent_loses_coins": lambda theme, facts: f"{theme.language.say('icon.opponent')}-{theme.coins(amount(facts))}",
    "extra_turn": lambda theme, facts: theme.signs.again,
    "discard_opponent_building": lambda theme, facts: f"{theme.signs.destroy}{code(theme, facts, 'type')}",
    "build_from_discard": lambda theme, facts: theme.language.say("icon.revive"),
    "progress_from_box": lambda theme, facts: (
        f"{facts['draw']}{theme.signs.arrow}{facts['keep']} " + theme.language.say("code.progress_token")
    ),
}


@cache
def every_icon() -> dict[str, Icon]:
    return ICONS | expansions.table("duel", "drawings.icons", "ICONS")
