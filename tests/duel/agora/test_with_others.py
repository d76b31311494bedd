"""Worked examples: Agora with Pantheon and with the promo wonders."""

from typing import Any

import pytest

from septem.core.quote import Route
from septem.duel.constants import NOTHING
from septem.duel.data.catalogue import CATALOGUE
from septem.duel.pantheon.view import PantheonView
from tests.duel.agora.scenes import Scene, city, duel, scene

SHIELD = {1: "decree_shield"}


def pantheon(found: Scene) -> PantheonView:
    return next(part for part in found.view.parts if isinstance(part, PantheonView))


def divine(first: dict[str, Any] | None = None, second: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """Pantheon's part of a position, and the option that brings it into play."""
    return {"pantheon": True, "more": {"pantheon": {"cities": [first or {}, second or {}], **more}}}


def test_ax_75_a_sabotaged_wonder_makes_room() -> None:
    """AX-75, A-166."""
    found = scene(
        city("", 99, won="colossus piraeus", unbuilt="mausoleum hanging_gardens"),
        city("", 99, won="pyramids:walls appian_way circus_maximus", unbuilt="great_library"),
        structure=dict(enumerate(["forum", "school", "tribunal", "statue", "barracks", "temple"])),
        plots=("sabotage:stable", ""),
        great_library_view="public",
    )
    found.play("trigger sabotage", "ruin pyramids")
    assert found.state.raised == 4
    found.play("raise hanging_gardens with forum", "raise mausoleum with school", "revive walls")
    assert (found.state.raised, found.asked) == (6, ("turn", 2))
    found.play("raise great_library with statue")
    assert (found.state.raised, found.view.cities[0].unbuilt, found.view.cities[1].unbuilt) == (7, (), ())


def test_ax_80_curia_julia_with_the_last_card() -> None:
    """AX-80, A-046, A-130, A-182: there is nothing left to discard."""
    known: dict[str, Any] = {"age": 2, "cards": "forum", "plots": ("turn_of_events", "")}
    rich = city("", 40, unbuilt="curia_julia")
    idle = scene(rich, **known)
    facts = idle.play("raise curia_julia with forum")
    assert "plot_triggered" not in facts
    assert "repeat_lost" in facts
    found = scene(rich, cubes={1: (1, 0)}, **known)
    found.play("raise curia_julia with forum")
    assert found.moves == {"trigger turn_of_events", "pass"}
    facts = found.play("trigger turn_of_events")
    assert (found.asked, found.moves) == (("move", 1), {"move 1 2", "pass"})
    assert "repeat_lost" in facts + found.play("pass")


def test_ax_86_turn_of_events_uncovers_a_token() -> None:
    """AX-86, A-241, A-243."""
    structure = dict.fromkeys(range(25), "?") | dict.fromkeys((3, 5, 13, 15), "?senator")
    structure |= {0: "theater", 1: "baths", 2: "altar"}
    rows = {7: "guard_tower", 8: "stable", 9: "garrison", 10: "palisade", 11: "workshop"}
    bottom = {19: "tavern", 20: "press", 21: "glassworks", 22: "quarry", 23: "clay_pit", 24: "stone_pit"}
    structure |= rows | bottom
    del structure[18]
    marks = {"4": "roman", "6": "greek", "12": "egyptian", "14": "phoenician", "17": "roman"}
    decks = {name: [f"?{name}"] * 3 for name in ("egyptian", "greek", "roman", "phoenician", "mesopotamian")}
    more = divine(marks=marks, decks=decks)
    found = scene(structure=structure, age=1, plots=("turn_of_events:stone_reserve", ""), **more)
    assert {slot for slot, _ in pantheon(found).marks} == {4, 6, 12, 14, 17}
    found.play("trigger turn_of_events")
    facts = found.play("cast tavern")
    assert ("mark_taken" in facts, "card_revealed" in facts) == (True, False)
    assert found.asked == ("place", 1)
    facts = found.play(sorted(found.moves)[0])
    assert "card_revealed" in facts
    uncovered = found.view.structure[12]
    assert uncovered is not None
    assert uncovered.card is not None
    assert found.asked == ("events", 1)
    assert f"cast {CATALOGUE.id(uncovered.card)}" in found.moves


def test_ax_87_neptune_and_military_tokens() -> None:
    """AX-87, A-246: the one who activates the divinity has the effect of the token, whichever side it lay on."""
    slots = [None, "neptune", None, None, None, None]
    found = scene(city("", 20), city("", 7), cards="walls forum", **divine(slots=slots))
    found.play("activate neptune", "drop loot_p1_5", "sack loot_p1_2")
    assert (found.asked, found.coins[1]) == (("influence", 1), 7)
    found.play("place 2")
    assert found.cubes(2) == (1, 0)
    assert found.view.loot == (2, 3)


def test_ax_88_poliorcetics() -> None:
    """AX-88, A-244: one coin for each space, also when the opponent loses the decree."""
    gains = scene(city(tok="poliorcetics"), city("", 5), cards="conspirator_1 walls", decrees=SHIELD, **divine())
    gains.play("recruit conspirator_1", "place 1")
    assert (gains.pawn, gains.coins[1]) == (1, 4)
    loses = scene(
        city(tok="poliorcetics"),
        city("", 5),
        cards="politician_1 walls",
        cubes={1: (0, 1)},
        decrees=SHIELD,
        turn=2,
        **divine(),
    )
    loses.play("recruit politician_1", "move 1 2")
    assert (loses.pawn, loses.coins[1]) == (1, 4)


def test_ax_89_minerva_has_no_memory() -> None:
    """AX-89, A-107, A-245."""
    found = scene(
        cards="conspirator_1 politician_1 walls forum",
        decrees=SHIELD,
        **divine({}, {"divinities": ["minerva"]}, minerva=1),
    )
    found.play("recruit conspirator_1", "place 1")
    assert (found.pawn, pantheon(found).barrier) == (0, None)
    found.play("recruit politician_1", "place 1")
    assert found.pawn == -1


def test_ax_90_the_coins_of_astarte_are_safe() -> None:
    """AX-90, A-247."""
    first = {"divinities": ["astarte"], "astarte": 7}
    found = scene(
        city("", 3), city("", 0), cards="walls forum", plots=("", "blackmail:stable"), turn=2, **divine(first)
    )
    found.play("trigger blackmail")
    assert (found.coins, pantheon(found).cities[0].vault) == ((1, 2), 7)
    paid = scene(city("politician_1 politician_2", 0), cards="conspirator_1 walls", **divine(first))
    paid.play("recruit conspirator_1")
    assert pantheon(paid).cities[0].vault == 5


def test_ax_91_a_grand_temple_by_the_opponents_token() -> None:
    """AX-91, A-248."""
    found = scene(
        city(tok="urbanism"),
        age=3,
        structure={19: "roman_grand_temple", 20: "port"},
        cubes={1: (1, 0)},
        decrees={1: "decree_chains"},
        **divine({}, {"mythologies": ["roman"]}),
    )
    assert found.cost("roman_grand_temple") == 0
    found.play("build roman_grand_temple")
    assert found.coins[0] == 4


def test_ax_92_engineering_and_a_waiver() -> None:
    """AX-92, A-249: the waiver is cheaper here."""
    found = scene(
        city("quarry stone_pit clay_pool", tok="engineering"),
        age=3,
        cards="fortifications port",
        cubes={1: (1, 0)},
        decrees={1: "decree_red_waiver"},
        **divine(),
    )
    quote = found.quote("fortifications")
    assert (quote.coins, quote.route is Route.LINK) == (0, False)


def test_ax_93_the_snake_is_lost_in_a_swap() -> None:
    """AX-93, A-250."""
    found = scene(
        city("workshop"),
        city("school"),
        cards="walls forum",
        plots=("coercion:stable", ""),
        **divine({"divinities": ["nisaba"], "snake": "school"}),
    )
    found.play("trigger coercion", "swap school for workshop")
    assert pantheon(found).cities[0].snake is None
    wheel = 1 << CATALOGUE.symbol[CATALOGUE.numbers["school"]]
    assert (found.state.symbols[0], bool(found.state.symbols[1] & wheel)) == (wheel, False)


def test_ax_94_a_trigger_then_an_activation() -> None:
    """AX-94, A-242, A-040."""
    slots = ["tanit", None, None, None, None, None]
    found = scene(city("", 20), cards="walls forum", plots=("coup:stable", ""), **divine(slots=slots))
    found.play("trigger coup")
    assert (found.pawn, found.asked) == (2, ("turn", 1))
    found.play("activate tanit")
    assert (found.asked, found.state.present.bit_count()) == (("turn", 2), 2)


def test_ax_95_messe_essen_takes_no_senator() -> None:
    """AX-95, A-260, A-261."""
    found = scene(
        city("", 40, unbuilt="messe_essen"),
        age=1,
        structure={0: "theater", 1: "politician_1", 2: "clay_pool", 18: "stable", 19: "tavern"},
        promo_wonders=("messe_essen",),
    )
    found.play("raise messe_essen with stable")
    assert found.moves == {"claim theater", "claim clay_pool"}
    alone = scene(
        city("", 40, unbuilt="messe_essen"),
        age=1,
        structure={0: "politician_2", 1: "politician_1", 18: "stable", 19: "tavern"},
        promo_wonders=("messe_essen",),
    )
    alone.play("raise messe_essen with stable")
    assert alone.asked == ("turn", 2)


def removed(found: Scene, age: int) -> list[str]:
    cards = found.state.removed[(age - 1) * 3 : age * 3]
    return [CATALOGUE.id(card) for card in cards if card != NOTHING]


def test_ax_96_the_statue_of_liberty_after_treason() -> None:
    """AX-96, A-262, A-263, A-264, A-265: steps are carried out while cards last."""
    found = scene(
        city("", 60, unbuilt="statue_of_liberty"),
        city("", 5),
        cards="walls forum school",
        plots=("treason:stable", ""),
        promo_wonders=("statue_of_liberty",),
    )
    found.play("trigger treason")
    taken = next(card for card in removed(found, 2) if f"claim {card}" in found.moves)
    found.play(f"claim {taken}")
    while found.asked != ("turn", 1):
        found.play(sorted(found.moves)[0])
    left = removed(found, 2)
    assert len(left) == 2
    before = found.buildings(2)
    found.play("raise statue_of_liberty with walls")
    assert found.moves == {f"claim {card}" for card in left}
    found.play(f"claim {left[0]}")
    while found.asked is not None and found.asked[0] != "cast":
        if found.moves == {f"cast {left[1]}"}:
            break
        found.play(sorted(found.moves)[0])
    found.play(f"cast {left[1]}")
    assert (found.buildings(2), left[1] in found.discard, removed(found, 2)) == (before, True, [])
    assert len(removed(found, 1)) == 3


@pytest.mark.parametrize("extra", [{}, {"pantheon": True}])
def test_the_box_of_a_table(extra: dict[str, Any]) -> None:
    """A-007, A-008, A-240, A-253: more tokens and wonders to draw from."""
    table = duel(**extra).start(seed=3)
    state = table.state
    tokens = bin(state.board).count("1") + state.boxed
    assert (tokens, bin(state.board).count("1")) == (15 if extra else 12, 5)
    assert state.wonder_pool.bit_count() == (16 if extra else 14)


def test_no_senator_is_put_back() -> None:
    """A-010, A-262."""
    for seed in range(20):
        state = duel().start(seed=seed).state
        cards = {CATALOGUE.id(card) for card in state.removed}
        assert not [card for card in cards if card.startswith(("politician", "conspirator"))]


def test_military_tokens_cost_no_coins() -> None:
    """A-006, A-200: a token on each space of entry, and no loot."""
    rich = scene(city("", 40), city("", 7), cards="walls forum", pawn=2)
    rich.play("build walls")
    assert (rich.pawn, rich.coins[1], rich.asked) == (4, 7, ("influence", 1))


def test_a_card_is_used_in_every_way() -> None:
    """A-041: built, sold, put under a wonder or under a conspiracy; a senator is recruited instead of built."""
    found = scene(city("", 40, unbuilt="sphinx"), cards="walls conspirator_1", plots=("coup", ""))
    assert found.moves == {
        *("build walls", "sell walls", "raise sphinx with walls", "prepare coup with walls"),
        *("recruit conspirator_1", "sell conspirator_1"),
        *("raise sphinx with conspirator_1", "prepare coup with conspirator_1"),
    }


def test_the_deck_never_runs_short() -> None:
    """A-123: seven times two cards, both kept."""
    found = scene(
        city("", 90, tok="organized_crime corruption"),
        city("", 9),
        structure={slot: f"conspirator_{slot + 1}" for slot in range(5)} | {5: "walls", 6: "forum"},
        cubes={1: (1, 0)},
        decrees={1: "decree_extra_turn"},
    )
    for number in range(1, 6):
        found.play(f"recruit conspirator_{number}", "conspire")
    assert (len(found.plots(1)), len(found.deck)) == (10, 6)


def facts_of(found: Scene, move: str, *wanted: str) -> list[str]:
    return [fact for fact in found.play(move) if fact in wanted]


def test_the_order_of_recruiting() -> None:
    """A-230: pay, enter the city, then the choice; the extra turn comes last."""
    found = scene(
        city("politician_1", 5), cards="conspirator_1 walls", cubes={1: (1, 0)}, decrees={1: "decree_extra_turn"}
    )
    wanted = ("coins_paid", "senator_recruited", "repeat_decreed", "turn_repeated", "cube_placed")
    assert facts_of(found, "recruit conspirator_1", *wanted) == ["coins_paid", "senator_recruited", "repeat_decreed"]
    assert facts_of(found, "place 2", *wanted) == ["cube_placed", "turn_repeated"]


def test_the_order_of_building() -> None:
    """A-231: shields, then the income of a decree; the military token is asked before the turn goes on."""
    found = scene(city("", 40), cards="walls forum", pawn=2, cubes={1: (0, 1)}, decrees={1: "decree_red_coins"})
    facts = facts_of(found, "build walls", "pawn_moved", "coins_received")
    assert (facts, found.coins[1], found.asked) == (["pawn_moved", "coins_received"], 2, ("influence", 1))


def test_the_order_of_a_wonder() -> None:
    """A-232: its own coins, the income of the decree, then its choices."""
    found = scene(
        city("", 40, unbuilt="knossos"),
        city("", 3),
        cards="walls forum",
        cubes={1: (0, 1)},
        decrees={1: "decree_wonder_coins"},
    )
    found.play("raise knossos with walls")
    assert (found.coins[1], found.asked) == (5, ("influence", 1))
    found.play("place 2")
    assert found.asked == ("move", 1)


def test_the_order_of_a_trigger() -> None:
    """A-234: parts in their order, then the card of the same turn; nothing is turned over in between."""
    found = scene(cards="walls forum", plots=("political_maneuver:stable", ""), cubes={3: (0, 1)})
    facts = found.play("trigger political_maneuver", "place 1", "remove 3", "pass")
    assert facts[0] == "plot_triggered"
    assert "card_revealed" not in facts
    assert found.asked == ("turn", 1)


def test_divinities_and_senators() -> None:
    """A-251: Anubis frees a senator under a wonder, Isis uses one of the pile, Zeus may strike one."""
    slots = ["anubis", "zeus", "isis", None, None, None]
    known: dict[str, Any] = {"cards": "walls politician_1 forum", **divine(slots=slots)}
    found = scene(city("", 40), city(won="pyramids:politician_2"), **known)
    found.play("activate anubis", "unbuild pyramids")
    assert found.discard == ["politician_2"]
    struck = scene(city("", 40), **known)
    struck.play("activate zeus", "strike 1")
    assert struck.discard == ["politician_1"]
    isis = scene(
        city("", 40, unbuilt="sphinx"),
        city("", 3),
        discard="politician_3",
        cubes={1: (0, 1)},
        decrees={1: "decree_wonder_coins"},
        **known,
    )
    isis.play("activate isis", "found sphinx with politician_3")
    assert isis.view.cities[0].wonders == ((CATALOGUE.numbers["sphinx"], CATALOGUE.numbers["politician_3"]),)
    assert isis.coins[1] == 5


def test_income_of_decrees_and_divinities() -> None:
    """A-255: none for a divinity, coins for a wonder built by Isis."""
    slots = ["tanit", None, None, None, None, None]
    cubes = {1: (0, 1), 2: (0, 1)}
    decrees = {1: "decree_wonder_coins", 2: "decree_blue_coins"}
    found = scene(city("", 40), city("", 3), cards="walls forum", cubes=cubes, decrees=decrees, **divine(slots=slots))
    found.play("activate tanit")
    assert found.coins[1] == 3


def test_ra_takes_a_wonder_without_its_drafting_effect() -> None:
    """A-252, A-254, A-025: and a city may come to have six wonders."""
    slots = ["ra", None, None, None, None, None]
    found = scene(
        city("", 40, unbuilt="sphinx pyramids colossus piraeus"),
        city("", 3, unbuilt="knossos curia_julia"),
        cards="walls forum school",
        plots=("extortion:stable", ""),
        **divine(slots=slots),
    )
    found.play("trigger extortion", "steal curia_julia")
    assert found.asked == ("turn", 1)
    found.play("activate ra", "steal knossos")
    assert (len(found.view.cities[0].unbuilt), found.asked, found.plots(1)) == (6, ("turn", 2), ["extortion"])


def test_sabotage_of_wonders_of_pantheon() -> None:
    """A-256: the reduction ends, the divinity stays."""
    slots = ["tanit", None, None, None, None, None]
    found = scene(
        city(""),
        city("", 40, won="sanctuary:walls divine_theater:barracks"),
        cards="school forum",
        plots=("sabotage:stable", ""),
        **divine({}, {"mythologies": ["roman"]}, slots=slots),
    )
    found.play("trigger sabotage", "ruin sanctuary")
    assert found.table.quote("activate tanit", 1).coins == 8
    other = scene(
        city(""),
        city("", 40, won="sanctuary:walls divine_theater:barracks"),
        cards="school forum",
        plots=("sabotage:stable", ""),
        **divine({}, {"mythologies": ["roman"], "divinities": ["mars"]}),
    )
    before = other.total(2)
    other.play("trigger sabotage", "ruin divine_theater")
    assert (before - other.total(2), len(pantheon(other).cities[1].divinities)) == (2, 1)
