"""Effects of Leaders and Cities in the shortest form."""

from __future__ import annotations

from collections.abc import Callable

from ...wonders.model import Facts
from .theme import WondersTheme

FEW_COLOURS = 3  # that are named one by one
Icon = Callable[[WondersTheme, Facts], str]


def amount(facts: Facts) -> int:
    return int(str(facts["amount"]))


def listed(given: object) -> list[str]:
    return [str(name) for name in given] if isinstance(given, list) else [str(given)]


def arrows(theme: WondersTheme, facts: Facts) -> str:
    sides = listed(facts["neighbors"])
    return (theme.left if "left" in sides else "") + (theme.right if "right" in sides else "")


def code(theme: WondersTheme, colour: object) -> str:
    return theme.language.say(f"code.{colour}")


def per_set(theme: WondersTheme, facts: Facts) -> str:
    colours = listed(facts["colors"])
    if len(colours) > FEW_COLOURS:
        return f"{theme.points(amount(facts))}/{theme.language.say('icon.colours', number=len(colours))}"
    return f"{theme.points(amount(facts))}/{'+'.join(code(theme, colour) for colour in colours)}"


def cheaper_leaders(theme: WondersTheme, facts: Facts) -> str:
    here, beside = theme.coins(int(str(facts["self"]))), theme.coins(int(str(facts["neighbors"])))
    say = theme.language.say
    return f"{say('icon.leaders')} -{here} ({say('icon.neighbours')} -{beside})"


def one_more(theme: WondersTheme, facts: Facts) -> str:
    """One unit of a good that the city makes, or of one that it does not."""
    made = facts["set"] == "produced_by_city"
    return f"+({theme.language.say('icon.more_made' if made else 'icon.more_other')})"


def coins_on(name: str) -> Icon:
    """Coins whenever something happens."""
    return lambda theme, facts: f"+{theme.coins(amount(facts))}/{theme.language.say(name)}"


def said(name: str) -> Icon:
    return lambda theme, facts: theme.language.say(name)


def others_lose_per(theme: WondersTheme, facts: Facts) -> str:
    return f"-{theme.coins(amount(facts))}/{code(theme, facts['what'])} {theme.language.say('icon.others')}"


MORE_ICONS: dict[str, Icon] = {
    "points_per_coins": lambda theme, facts: f"{theme.points(amount(facts))}/{theme.coins(int(str(facts['coins'])))}",
    "points_per_set": per_set,
    "science_set_bonus": lambda theme, facts: f"+{theme.points(amount(facts))}/{theme.language.say('icon.symbol_set')}",
    "build_discount": lambda theme, facts: f"{theme.language.say('icon.one_good_less')}/{code(theme, facts['target'])}",
    "free_build_color": lambda theme, facts: f"{code(theme, facts['color'])} {theme.language.say('icon.free')}",
    "bank_purchase": lambda theme, facts: (
        f"{theme.language.say('icon.any_good')} {theme.coins(int(str(facts['price'])))}"
    ),
    "coins_on_trade": coins_on("icon.trade"),
    "coins_on_chain": coins_on("icon.chain"),
    "coins_on_build": lambda theme, facts: f"+{theme.coins(amount(facts))}/{code(theme, facts['color'])}",
    "coins_on_victory_token": coins_on("code.victory_token"),
    "defeat_tokens_to_winner": said("icon.pass_defeats"),
    "free_leaders": lambda theme, facts: f"{theme.language.say('icon.leaders')} {theme.coins(0)}",
    "leader_cost_reduction": cheaper_leaders,
    "draw_leaders": lambda theme, facts: f"+{theme.language.count('leader', amount(facts))}",
    "recruit_leader_now": said("icon.recruit"),
    "copy_leader": said("icon.copy_leader"),
    "copy_science": said("icon.copy_symbol"),
    "trade_rebate": lambda theme, facts: f"-{theme.coins(amount(facts))}{arrows(theme, facts)}",
    "produce_dynamic": one_more,
    "stages_free_of_resources": said("icon.stages_free"),
    "bank_income_bonus": coins_on("icon.turn"),
    "free_build_color_once_per_age": lambda theme, facts: (
        f"{code(theme, facts['color'])} {theme.language.say('icon.free_build')}"
    ),
    "defeat_tokens_as_shields": lambda theme, facts: f"{theme.signs.shield}/{code(theme, 'defeat_token')}",
    "diplomacy": said("icon.dove"),
    "coins_neighbors": lambda theme, facts: f"+{theme.coins(amount(facts))} {theme.language.say('icon.neighbours')}",
    "others_lose_coins": lambda theme, facts: f"-{theme.coins(amount(facts))} {theme.language.say('icon.others')}",
    "others_lose_coins_per": others_lose_per,
}
