"""Effects of Pantheon in the shortest form."""

from __future__ import annotations

from ....cli.duel.drawing.icons import Icon, amount

STYLES = {"divinity": "turquoise2", "mythology_token": "turquoise2"}
ICONS: dict[str, Icon] = {
    "enki_progress": lambda theme, facts: (
        f"{facts['reveal_from_box']}{theme.signs.arrow}{facts['keep']} " + theme.language.say("code.progress_token")
    ),
    "copy_opponent_science": lambda theme, facts: theme.language.say("icon.copy"),
    "protected_coins": lambda theme, facts: f"+{theme.coins(amount(facts))}",
    "points_per_protected_coin": lambda theme, facts: f"{theme.points(amount(facts))}/{theme.signs.coin}",
    "steal_building": lambda theme, facts: theme.language.say("icon.steal"),
    "discard_structure_card": lambda theme, facts: theme.signs.destroy,
    "unbuild_wonder": lambda theme, facts: f"{theme.signs.destroy}{theme.language.say('code.wonder')}",
    "build_wonder_free_with_discarded_card": lambda theme, facts: (
        f"{theme.language.say('icon.revive')}{theme.signs.arrow}" + theme.language.say("code.wonder")
    ),
    "steal_unbuilt_wonder": lambda theme, facts: (
        f"{theme.language.say('icon.steal')} {theme.language.say('code.wonder')}"
    ),
    "place_minerva_pawn": lambda theme, facts: theme.language.say("icon.barrier"),
    "neptune_tokens": lambda theme, facts: theme.language.say("icon.loot"),
    "activate_from_deck_tops": lambda theme, facts: f"5{theme.signs.arrow}1 {theme.language.say('code.divinity')}",
    "activate_from_one_deck": lambda theme, facts: f"3{theme.signs.arrow}1 {theme.language.say('code.divinity')}",
    "pantheon_discount": lambda theme, facts: f"-{theme.coins(amount(facts))} {theme.language.say('code.divinity')}",
    "opponent_loses_coins_per_space_advanced": lambda theme, facts: (
        f"{theme.language.say('icon.opponent')}-{theme.coins(amount(facts))}/{theme.signs.shield}"
    ),
    "build_any_chain_card_for": lambda theme, facts: (
        f"{theme.language.say('icon.chain')}={theme.coins(int(str(facts['coins'])))}"
    ),
    "grand_temple_set": lambda theme, facts: f"5/12/21{theme.signs.point}",
    "points_per_mythology_and_offering_token_own": lambda theme, facts: (
        f"{theme.points(amount(facts))}/{theme.language.say('code.mythology_token')}"
    ),
}
