"""Effects of Leaders and Cities in the shortest form."""

from __future__ import annotations

from collections.abc import Callable

from ...wonders.model import Facts
from .style import WondersInk

FEW_COLOURS = 3  # that are named one by one
Icon = Callable[[WondersInk, Facts], str]


def amount(facts: Facts) -> int:
    return int(str(facts["amount"]))


def listed(given: object) -> list[str]:
    return [str(name) for name in given] if isinstance(given, list) else [str(given)]


def arrows(ink: WondersInk, facts: Facts) -> str:
    sides = listed(facts["neighbors"])
    return (ink.left if "left" in sides else "") + (ink.right if "right" in sides else "")


def code(ink: WondersInk, colour: object) -> str:
    return ink.language.say(f"code.{colour}")


def per_set(ink: WondersInk, facts: Facts) -> str:
    colours = listed(facts["colors"])
    if len(colours) > FEW_COLOURS:
        return f"{ink.points(amount(facts))}/{ink.language.say('icon.colours', number=len(colours))}"
    return f"{ink.points(amount(facts))}/{'+'.join(code(ink, colour) for colour in colours)}"


def cheaper_leaders(ink: WondersInk, facts: Facts) -> str:
    here, beside = ink.coins(int(str(facts["self"]))), ink.coins(int(str(facts["neighbors"])))
    say = ink.language.say
    return f"{say('icon.leaders')} -{here} ({say('icon.neighbours')} -{beside})"


def one_more(ink: WondersInk, facts: Facts) -> str:
    """One unit of a good that the city makes, or of one that it does not."""
    made = facts["set"] == "produced_by_city"
    return f"+({ink.language.say('icon.more_made' if made else 'icon.more_other')})"


def coins_on(name: str) -> Icon:
    """Coins whenever something happens."""
    return lambda ink, facts: f"+{ink.coins(amount(facts))}/{ink.language.say(name)}"


def said(name: str) -> Icon:
    return lambda ink, facts: ink.language.say(name)


def others_lose_per(ink: WondersInk, facts: Facts) -> str:
    return f"-{ink.coins(amount(facts))}/{code(ink, facts['what'])} {ink.language.say('icon.others')}"


MORE_ICONS: dict[str, Icon] = {
    "points_per_coins": lambda ink, facts: f"{ink.points(amount(facts))}/{ink.coins(int(str(facts['coins'])))}",
    "points_per_set": per_set,
    "science_set_bonus": lambda ink, facts: f"+{ink.points(amount(facts))}/{ink.language.say('icon.symbol_set')}",
    "build_discount": lambda ink, facts: f"{ink.language.say('icon.one_good_less')}/{code(ink, facts['target'])}",
    "free_build_color": lambda ink, facts: f"{code(ink, facts['color'])} {ink.language.say('icon.free')}",
    "bank_purchase": lambda ink, facts: f"{ink.language.say('icon.any_good')} {ink.coins(int(str(facts['price'])))}",
    "coins_on_trade": coins_on("icon.trade"),
    "coins_on_chain": coins_on("icon.chain"),
    "coins_on_build": lambda ink, facts: f"+{ink.coins(amount(facts))}/{code(ink, facts['color'])}",
    "coins_on_victory_token": coins_on("code.victory_token"),
    "defeat_tokens_to_winner": said("icon.pass_defeats"),
    "free_leaders": lambda ink, facts: f"{ink.language.say('icon.leaders')} {ink.coins(0)}",
    "leader_cost_reduction": cheaper_leaders,
    "draw_leaders": lambda ink, facts: f"+{ink.language.count('leader', amount(facts))}",
    "recruit_leader_now": said("icon.recruit"),
    "copy_leader": said("icon.copy_leader"),
    "copy_science": said("icon.copy_symbol"),
    "trade_rebate": lambda ink, facts: f"-{ink.coins(amount(facts))}{arrows(ink, facts)}",
    "produce_dynamic": one_more,
    "stages_free_of_resources": said("icon.stages_free"),
    "bank_income_bonus": coins_on("icon.turn"),
    "free_build_color_once_per_age": lambda ink, facts: (
        f"{code(ink, facts['color'])} {ink.language.say('icon.free_build')}"
    ),
    "defeat_tokens_as_shields": lambda ink, facts: f"{ink.signs.shield}/{code(ink, 'defeat_token')}",
    "diplomacy": said("icon.dove"),
    "coins_neighbors": lambda ink, facts: f"+{ink.coins(amount(facts))} {ink.language.say('icon.neighbours')}",
    "others_lose_coins": lambda ink, facts: f"-{ink.coins(amount(facts))} {ink.language.say('icon.others')}",
    "others_lose_coins_per": others_lose_per,
}
