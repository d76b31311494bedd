"""Effects in the shortest form, read from what they say of themselves."""

from __future__ import annotations

from collections.abc import Callable

from ....duel.constants import COLOURS, GOODS
from ....duel.data.catalogue import CATALOGUE
from ....duel.model import Facts
from ...terminal.style import Ink

COIN_SET = "coin_triplet"


def icons(ink: Ink, item: int) -> list[str]:
    """Every effect of an item, points first."""
    return [ICONS[str(facts["kind"])](ink, facts) for facts in effects(item)]


def effects(item: int) -> list[Facts]:
    return sorted(
        (effect.facts() for effect in CATALOGUE.cards[item].effects), key=lambda facts: facts["kind"] != "points"
    )


def amount(facts: Facts) -> int:
    return int(str(facts["amount"]))


def several(number: int) -> str:
    """One of a thing needs no number."""
    return "" if number == 1 else str(number)


def letters(ink: Ink, facts: Facts, joint: str) -> str:
    goods = facts["resources"]
    named = goods if isinstance(goods, list) else []
    return joint.join(ink.letter(GOODS.index(good)) for good in named)


def counted(ink: Ink, facts: Facts) -> str:
    """What is counted: colours by their codes."""
    what = facts["what"] if isinstance(facts["what"], list) else [facts["what"]]
    return "+".join(thing(ink, str(name)) for name in what)


def thing(ink: Ink, name: str) -> str:
    if name == COIN_SET:
        return ink.coins(3)
    colour = name.removesuffix("_own").removesuffix("_built")
    return ink.language.say(f"code.{colour}") if colour in COLOURS else name


def code(ink: Ink, facts: Facts, key: str) -> str:
    return ink.language.say(f"code.{facts[key]}")


Icon = Callable[[Ink, Facts], str]
ICONS: dict[str, Icon] = {
    "points": lambda ink, facts: ink.points(amount(facts)),
    "coins": lambda ink, facts: f"+{ink.coins(amount(facts))}",
    "shields": lambda ink, facts: ink.signs.shield * amount(facts),
    "science": lambda ink, facts: ink.language.say(f"symbol.{facts['symbol']}"),
    "produce": lambda ink, facts: "+" + ink.letter(GOODS.index(str(facts["resource"]))) * amount(facts),
    "produce_choice": lambda ink, facts: "+" + letters(ink, facts, "/"),
    "trade_price": lambda ink, facts: f"{letters(ink, facts, ',')}={ink.coins(int(str(facts['price'])))}",
    "discount_resources": lambda ink, facts: f"-{amount(facts)} {code(ink, facts, 'target')}",
    "coins_on_chain_build": lambda ink, facts: f"+{ink.coins(amount(facts))}/{ink.language.say('icon.chain')}",
    "receive_opponent_trade_coins": lambda ink, facts: ink.language.say("icon.tolls"),
    "extra_shields_on_build": lambda ink, facts: f"{code(ink, facts, 'type')}+{ink.signs.shield * amount(facts)}",
    "extra_turn_on_wonder_build": lambda ink, facts: f"{ink.language.say('code.wonder')}{ink.signs.again}",
    "coins_per": lambda ink, facts: f"+{several(amount(facts))}{ink.signs.coin}/{counted(ink, facts)}",
    "coins_per_max_city": lambda ink, facts: (
        f"+{several(amount(facts))}{ink.signs.coin}/{counted(ink, facts)}{ink.signs.most}"
    ),
    "points_per_max_city": lambda ink, facts: (
        f"{several(amount(facts))}{ink.signs.point}/{counted(ink, facts)}{ink.signs.most}"
    ),
    "points_per_progress_token_own": lambda ink, facts: (
        f"{ink.points(amount(facts))}/{ink.language.say('code.progress_token')}"
    ),
    "opponent_loses_coins": lambda ink, facts: f"{ink.language.say('icon.opponent')}-{ink.coins(amount(facts))}",
    "extra_turn": lambda ink, facts: ink.signs.again,
    "discard_opponent_building": lambda ink, facts: f"{ink.signs.destroy}{code(ink, facts, 'type')}",
    "build_from_discard": lambda ink, facts: ink.language.say("icon.revive"),
    "progress_from_box": lambda ink, facts: (
        f"{facts['draw']}{ink.signs.arrow}{facts['keep']} " + ink.language.say("code.progress_token")
    ),
    "build_from_top_row": lambda ink, facts: ink.language.say("icon.top_row"),
    "build_from_set_aside": lambda ink, facts: ink.language.say("icon.aside"),
    "enki_progress": lambda ink, facts: (
        f"{facts['reveal_from_box']}{ink.signs.arrow}{facts['keep']} " + ink.language.say("code.progress_token")
    ),
    "copy_opponent_science": lambda ink, facts: ink.language.say("icon.copy"),
    "protected_coins": lambda ink, facts: f"+{ink.coins(amount(facts))}",
    "points_per_protected_coin": lambda ink, facts: f"{ink.points(amount(facts))}/{ink.signs.coin}",
    "steal_building": lambda ink, facts: ink.language.say("icon.steal"),
    "discard_structure_card": lambda ink, facts: ink.signs.destroy,
    "unbuild_wonder": lambda ink, facts: f"{ink.signs.destroy}{ink.language.say('code.wonder')}",
    "build_wonder_free_with_discarded_card": lambda ink, facts: (
        f"{ink.language.say('icon.revive')}{ink.signs.arrow}" + ink.language.say("code.wonder")
    ),
    "steal_unbuilt_wonder": lambda ink, facts: f"{ink.language.say('icon.steal')} {ink.language.say('code.wonder')}",
    "place_minerva_pawn": lambda ink, facts: ink.language.say("icon.barrier"),
    "neptune_tokens": lambda ink, facts: ink.language.say("icon.loot"),
    "activate_from_deck_tops": lambda ink, facts: f"5{ink.signs.arrow}1 {ink.language.say('code.divinity')}",
    "activate_from_one_deck": lambda ink, facts: f"3{ink.signs.arrow}1 {ink.language.say('code.divinity')}",
    "pantheon_discount": lambda ink, facts: f"-{ink.coins(amount(facts))} {ink.language.say('code.divinity')}",
    "opponent_loses_coins_per_space_advanced": lambda ink, facts: (
        f"{ink.language.say('icon.opponent')}-{ink.coins(amount(facts))}/{ink.signs.shield}"
    ),
    "build_any_chain_card_for": lambda ink, facts: (
        f"{ink.language.say('icon.chain')}={ink.coins(int(str(facts['coins'])))}"
    ),
    "grand_temple_set": lambda ink, facts: f"5/12/21{ink.signs.point}",
    "points_per_mythology_and_offering_token_own": lambda ink, facts: (
        f"{ink.points(amount(facts))}/{ink.language.say('code.mythology_token')}"
    ),
}
