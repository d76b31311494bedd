"""Effects of Leaders in the shortest form."""

from __future__ import annotations

from ....cli.wonders.icons import Icon, amount, code, coins_on, listed, said
from ....cli.wonders.theme import WondersTheme
from ...model import Facts

FEW_COLOURS = 3  # that are named one by one
STYLES = {"leader": "wheat1"}
ROWS = {"bank_purchase": "trade"}  # effects shown in a row of the city


def per_set(theme: WondersTheme, facts: Facts) -> str:
    colours = listed(facts["colors"])
    if len(colours) > FEW_COLOURS:
        return f"{theme.points(amount(facts))}/{theme.language.say('icon.colours', number=len(colours))}"
    return f"{theme.points(amount(facts))}/{'+'.join(code(theme, colour) for colour in colours)}"


def cheaper_leaders(theme: WondersTheme, facts: Facts) -> str:
    here, beside = theme.coins(int(str(facts["self"]))), theme.coins(int(str(facts["neighbors"])))
    say = theme.language.say
    return f"{say('icon.leaders')} -{here} ({say('icon.neighbours')} -{beside})"


ICONS: dict[str, Icon] = {
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
    "coins_on_victory_token": coins_on("code.victory_token"),
    "defeat_tokens_to_winner": said("icon.pass_defeats"),
    "free_leaders": lambda theme, facts: f"{theme.language.say('icon.leaders')} {theme.coins(0)}",
    "leader_cost_reduction": cheaper_leaders,
    "draw_leaders": lambda theme, facts: f"+{theme.language.count('leader', amount(facts))}",
    "recruit_leader_now": said("icon.recruit"),
    "copy_leader": said("icon.copy_leader"),
}
