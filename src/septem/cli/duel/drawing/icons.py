"""Effects in the shortest form, read from what they say of themselves."""

from __future__ import annotations

from collections.abc import Callable

from ....duel.constants import COLOURS, GOODS
from ....duel.data.catalogue import CATALOGUE
from ....duel.model import Facts
from ...terminal.theme import Theme

COIN_SET = "coin_triplet"


def icons(theme: Theme, item: int) -> list[str]:
    """Every effect of an item, points first."""
    return [ICONS[str(facts["kind"])](theme, facts) for facts in effects(item)]


def effects(item: int) -> list[Facts]:
    return sorted(
        (effect.facts() for effect in CATALOGUE.cards[item].effects), key=lambda facts: facts["kind"] != "points"
    )


def amount(facts: Facts) -> int:
    return int(str(facts["amount"]))


def several(number: int) -> str:
    """One of a thing needs no number."""
    return "" if number == 1 else str(number)


def letters(theme: Theme, facts: Facts, joint: str) -> str:
    goods = facts["resources"]
    named = goods if isinstance(goods, list) else []
    return joint.join(theme.letter(GOODS.index(good)) for good in named)


def counted(theme: Theme, facts: Facts) -> str:
    """What is counted: colours by their codes."""
    what = facts["what"] if isinstance(facts["what"], list) else [facts["what"]]
    return "+".join(thing(theme, str(name)) for name in what)


def thing(theme: Theme, name: str) -> str:
    if name == COIN_SET:
        return theme.coins(3)
    colour = name.removesuffix("_own").removesuffix("_built")
    return theme.language.say(f"code.{colour}") if colour in COLOURS else name


def code(theme: Theme, facts: Facts, key: str) -> str:
    return theme.language.say(f"code.{facts[key]}")


Icon = Callable[[Theme, Facts], str]
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
    "build_from_top_row": lambda theme, facts: theme.language.say("icon.top_row"),
    "build_from_set_aside": lambda theme, facts: theme.language.say("icon.aside"),
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
