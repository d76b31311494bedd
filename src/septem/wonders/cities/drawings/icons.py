"""Effects of Cities in the shortest form."""

from __future__ import annotations

from ....cli.wonders.icons import Icon, amount, arrows, code, coins_on, said
from ....cli.wonders.theme import WondersTheme
from ...model import Facts

STYLES = {"black": "grey62"}
ROWS = {"trade_rebate": "trade", "produce_dynamic": "makes"}  # effects shown in a row of the city
SYMBOLS = {"copy_science": "mask"}  # effects that count as a symbol of a kind of its own


def one_more(theme: WondersTheme, facts: Facts) -> str:
    """One unit of a good that the city makes, or of one that it does not."""
    made = facts["set"] == "produced_by_city"
    return f"+({theme.language.say('icon.more_made' if made else 'icon.more_other')})"


def others_lose_per(theme: WondersTheme, facts: Facts) -> str:
    return f"-{theme.coins(amount(facts))}/{code(theme, facts['what'])} {theme.language.say('icon.others')}"


ICONS: dict[str, Icon] = {
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
