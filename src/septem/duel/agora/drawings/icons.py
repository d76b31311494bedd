"""Effects of Agora in the shortest form."""

from __future__ import annotations

from ....cli.duel.drawing.icons import Icon, amount

STYLES = {"senator": "orange3"}


def word(key: str, sign: str = "") -> Icon:
    return lambda theme, facts: f"{sign}{theme.language.say(key)}"


ICONS: dict[str, Icon] = {
    "senate_actions": lambda theme, facts: f"{theme.language.say('icon.cube')} {facts['first']}-{facts['last']}",
    "conspirator": lambda theme, facts: f"{theme.language.say('icon.cube')}/{theme.language.say('icon.plot')}",
    "drafted_conspire": word("icon.plot", "+"),
    "drafted_place_cube": word("icon.cube", "+"),
    "place_cube": word("icon.cube", "+"),
    "move_cube": lambda theme, facts: f"{theme.language.say('icon.cube')}{theme.signs.arrow}",
    "remove_cube": word("icon.cube", "-"),
    "trigger_unprepared": word("icon.plot", "!"),
    "senators_free": word("icon.senators", "0 "),
    "conspire_keep_both": word("icon.plot", "2 "),
    "take_half_coins": word("icon.half"),
    "lock_progress_token": word("icon.lock"),
    "build_from_removed": word("icon.aside"),
    "progress_from_box_all": lambda theme, facts: f"1 {theme.language.say('code.progress_token')}",
    "discard_accessible_card": lambda theme, facts: theme.signs.destroy,
    "coins_per_own_cube": lambda theme, facts: f"{theme.coins(amount(facts))}/{theme.language.say('icon.cube')}",
    "opponent_loses_coins_per_cube": lambda theme, facts: (
        f"{theme.language.say('icon.opponent')}-{theme.coins(amount(facts))}/{theme.language.say('icon.cube')}"
    ),
    "swap_building": word("icon.swap"),
    "move_decree": lambda theme, facts: f"{theme.language.say('icon.decree')}{theme.signs.arrow}",
    "destroy_wonder": lambda theme, facts: f"{theme.signs.destroy}{theme.language.say('code.wonder')}",
    "coins_by_age_on_build": lambda theme, facts: f"+{theme.signs.coin}",
    "waive_symbol": lambda theme, facts: "-1",
    "waive_resource": lambda theme, facts: "-1",
    "control_shield": lambda theme, facts: theme.signs.shield,
    "trade_rebate": lambda theme, facts: f"-{theme.coins(1)}",
    "blue_count_bonus": lambda theme, facts: "+2",
    "sale_bonus": lambda theme, facts: f"+{theme.coins(2)}",
    "opponent_chains": word("icon.chain"),
    "extra_turn_on_recruit": lambda theme, facts: theme.signs.again,
}
