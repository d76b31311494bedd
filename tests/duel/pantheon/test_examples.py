"""Worked examples of Pantheon and the promo wonders, as the rules give them."""

import pytest

from septem.core.quote import Reason, Route, Source
from septem.duel.data.catalogue import CATALOGUE
from tests.duel.helpers import ALL_LOOT, City, Scene
from tests.duel.pantheon.scenes import Means, in_deck, in_slot, means, pantheon_of, scene

SPHINX = "clay_pool quarry glassworks glass_blower"  # makes all that the sphinx needs
THEATER = "sawmill glassworks press drying_room"
SANCTUARY = "shelf_quarry glassworks press"


def test_dx_16_grand_temples_count_more_together() -> None:
    two = "roman_grand_temple greek_grand_temple"
    now = scene(City(two), City("egyptian_grand_temple"), cards="arena")
    assert (now.score(1)["guilds"], now.score(2)["guilds"]) == (12, 5)
    three = scene(City(f"{two} phoenician_grand_temple"), cards="arena")
    assert three.score(1)["guilds"] == 21


def test_dx_17_an_offering_helps_to_pay() -> None:
    now = scene(City(coins=2), own=Means(offerings="offering_3"), slots={2: "mars"}, cards="walls")
    facts = now.play("activate mars with offering_3")
    assert facts[:4] == [
        "offering_spent P1 offering_3",
        "coins_paid P1 mars 2",
        "divinity_activated P1 mars",
        "pawn_moved P1 2 2",
    ]
    assert (now.coins[0], means(now, 1).offerings, in_slot(now, 2)) == (0, (), None)


def test_dx_18_minerva_stops_the_pawn() -> None:
    now = scene(City(coins=8), City(coins=5), barrier=3, loot=ALL_LOOT, cards="pretorium")
    now.play("build pretorium")
    assert (now.pawn, pantheon_of(now).barrier, now.coins[1]) == (2, None, 5)
    assert now.loot == set(ALL_LOOT.split())


def test_dx_19_neptune_discards_one_token_and_applies_another() -> None:
    now = scene(City(coins=3), City(coins=9), slots={0: "neptune"}, loot=ALL_LOOT, cards="walls")
    now.play("activate neptune", "drop loot_p1_5")
    assert now.coins == (0, 9)
    assert "coins_lost P2 loot 5" in now.play("sack loot_p2_5")
    assert (now.coins, now.loot) == ((0, 4), {"loot_p1_2", "loot_p2_2"})


def test_dx_20_mysticism() -> None:
    own = Means(mythologies="roman greek", offerings="offering_4")
    assert scene(City(tok="mysticism"), own=own, cards="walls").score(1)["progress"] == 6


def test_dx_21_poliorcetics() -> None:
    now = scene(
        City(coins=8, tok="poliorcetics"), City(coins=9), pawn=-3, loot="loot_p2_2 loot_p2_5", cards="pretorium"
    )
    now.play("build pretorium")
    assert (now.pawn, now.coins[1]) == (0, 6)


def test_dx_21_poliorcetics_of_the_second_player() -> None:
    now = scene(City(coins=9), City(coins=8, tok="poliorcetics"), pawn=3, cards="walls pretorium")
    now.play("sell walls")
    before = now.coins[0]
    now.play("build pretorium")
    assert (now.pawn, now.coins[0]) == (0, before - 3)


def test_d_091_no_loot_is_taken_where_neptune_has_dropped_it() -> None:
    now = scene(City(coins=8), City(coins=9), pawn=4, loot="", cards="pretorium")
    facts = now.play("build pretorium")
    assert (now.pawn, now.coins[1]) == (7, 9)
    assert not [fact for fact in facts if "loot" in fact]


def test_dx_22_engineering() -> None:
    now = scene(City(coins=1, tok="engineering"), cards="fortifications")
    quote = now.quote("fortifications")
    assert (quote.coins, quote.route, quote.receipt[0].source) == (1, Route.LINK, Source.LINKED)
    assert CATALOGUE.id(quote.receipt[0].item) == "engineering"
    now.play("build fortifications")
    assert now.coins[0] == 0


def test_dx_23_nisaba_without_a_green_building() -> None:
    now = scene(City(coins=3), slots={0: "nisaba"}, cards="walls")
    now.play("activate nisaba")
    assert (now.coins[0], means(now, 1).snake, now.asked) == (0, None, ("turn", 2))


def test_dx_24_an_offering_gives_no_change() -> None:
    now = scene(own=Means(offerings="offering_4"), slots={0: "tanit"}, cards="walls")
    now.play("activate tanit with offering_4")
    assert now.coins[0] == 12


def test_dx_25_ra_takes_a_wonder() -> None:
    wonders = "appian_way:baths colossus:altar piraeus:stable great_lighthouse:theater"
    p1 = City(SPHINX, won=wonders, coins=3)
    now = scene(p1, City(unbuilt="sphinx pyramids"), slots={0: "ra"}, cards="walls rostrum")
    now.play("activate ra")
    assert now.moves == {"steal sphinx", "steal pyramids"}
    now.play("steal sphinx", "sell walls")
    assert now.unbuilt(1) == {"sphinx"}
    now.play("raise sphinx with rostrum")
    assert len(now.won(1)) == 5


def test_dx_26_anubis_after_the_seventh_wonder() -> None:
    own = "appian_way:baths colossus:altar piraeus:stable great_lighthouse:theater"
    p2 = City(SPHINX, won="sphinx:walls pyramids:garrison mausoleum:palisade")
    now = scene(City(won=own, coins=8), p2, slots={5: "anubis"}, cards="rostrum forum")
    now.play("activate anubis", "unbuild sphinx")
    assert (now.unbuilt(2), set(now.won(2)), now.discard) == ({"sphinx"}, {"pyramids", "mausoleum"}, ["walls"])
    facts = now.play("raise sphinx with forum")
    assert not any(fact.startswith("wonder_boxed") for fact in facts)
    assert set(now.won(2)) == {"sphinx", "pyramids", "mausoleum"}


def test_dx_27_law_and_ishtar_are_a_pair() -> None:
    now = scene(City(tok="law", coins=3), slots={0: "ishtar"}, board="strategy economy", cards="walls")
    facts = now.play("activate ishtar")
    assert "pair_made P1 scales" in facts
    assert now.moves == {"token strategy", "token economy"}
    assert now.result is None


def test_dx_28_minerva_on_a_capital() -> None:
    now = scene(barrier=-9, pawn=-8, cards="guard_tower", ask=("turn", 2))
    now.play("build guard_tower")
    assert (now.pawn, pantheon_of(now).barrier, now.result) == (-8, None, None)


def test_dx_29_engineering_is_no_chain() -> None:
    now = scene(City(coins=1, tok="engineering urbanism"), cards="fortifications")
    now.play("build fortifications")
    assert now.coins[0] == 0
    now = scene(City("palisade", coins=1, tok="engineering urbanism"), cards="fortifications")
    now.play("build fortifications")
    assert now.coins[0] == 5


MESSE = "brickyard lumber_yard glassworks press"
LIBERTY = "clay_pool lumber_yard quarry glassworks press"
ROW = {0: "walls", 1: "forum", 2: "temple", 3: "statue", 4: "rostrum", 5: "aqueduct"}


def promo(own: City, theirs: City = City(), **rest: object) -> Scene:  # noqa: B008
    from tests.duel.helpers import Positions

    make = Positions(options={"promo_wonders": ("messe_essen", "statue_of_liberty")})
    return make(own, theirs, **rest)  # type: ignore[arg-type]


def test_dx_73_messe_essen_takes_a_covered_card() -> None:
    below = {7: "?library", 8: "?school", 11: "caravansery", 12: "brewery", 13: "barracks", 14: "tribunal"}
    below |= {15: "?dispensary", 16: "?laboratory", 17: "?sawmill", 18: "horse_breeders", 19: "parade_ground"}
    now = promo(
        City(MESSE, unbuilt="messe_essen"),
        structure=ROW | below | {6: "?drying_room", 9: "?customs_house", 10: "?shelf_quarry"},
    )
    now.play("raise messe_essen with horse_breeders")
    assert (now.asked, "claim temple" in now.moves, len(now.moves)) == (("top_row", 1), True, 6)
    now.play("claim temple")
    assert "temple" in now.city(1)
    assert 2 not in now.structure
    assert {7, 8} <= set(now.structure)
    assert now.coins[0] == 0


def liberty(own: City, theirs: City, aside: str, **rest: object) -> Scene:
    from tests.duel.helpers import Positions, numbers

    cards = numbers(aside)
    removed = (159,) * 6 + cards
    make = Positions(options={"promo_wonders": ("statue_of_liberty",)})
    return make(own, theirs, parts=((),), hidden_parts=(removed,), age=3, **rest)  # type: ignore[arg-type]


def test_dx_74_liberty_lets_the_opponent_win() -> None:
    five = "scriptorium pharmacist apothecary workshop academy"
    now = liberty(City(LIBERTY, unbuilt="statue_of_liberty"), City(five), "study arsenal university", cards="arena")
    now.play("raise statue_of_liberty with arena")
    assert now.moves == {"claim study", "claim arsenal", "claim university"}
    now.play("claim study")
    assert now.moves == {"cast arsenal", "cast university"}
    now.play("cast arsenal")
    assert now.result == (2, "science")


def test_dx_75_liberty_is_settled_in_order() -> None:
    five = "scriptorium pharmacist apothecary workshop academy"
    own = City(f"{LIBERTY} {five}", unbuilt="statue_of_liberty")
    now = liberty(
        own, City("dispensary library school laboratory study"), "university arsenal observatory", cards="arena"
    )
    now.play("raise statue_of_liberty with arena", "claim university")
    assert now.result == (1, "science")
    assert "observatory" not in now.city(2)


def test_dx_76_the_second_token_of_a_mythology() -> None:
    decks = {"greek": "hades zeus aphrodite"}
    structure = {2: "?stable", 5: "theater", 6: "altar", 4: "?garrison", 7: "baths", 8: "tavern"}
    now = scene(decks=decks, marks={2: "greek", 4: "greek"}, structure=structure)
    now.play("sell theater")
    now.play("sell altar")
    assert (now.asked, now.structure[2]) == (("place", 2), "?")
    assert now.moves == {f"place {name} {slot}" for name in ("hades", "zeus") for slot in range(6)}
    assert in_deck(now, "greek", 1) == ["?", "?", "?"]
    assert in_deck(now, "greek", 2) == ["hades", "zeus", "?"]
    facts = now.play("place zeus 3")
    assert facts[:2] == ["divinity_placed P2 greek 3", "card_revealed stable 2"]
    assert (in_slot(now, 3, 1), in_slot(now, 3, 2), in_slot(now, 3)) == ("?", "zeus", "?")
    assert (in_deck(now, "greek", 1), in_deck(now, "greek", 2)) == (["?", "?"], ["hades", "?"])
    now.play("sell baths", "sell tavern")
    assert now.moves >= {"place hades 0", "place aphrodite 0"}
    assert in_deck(now, "greek", 2) == ["hades", "aphrodite"]


def test_dx_77_the_token_comes_before_the_card() -> None:
    now = scene(structure={2: "?stable", 6: "altar"}, marks={2: "roman"})
    facts = now.play("sell altar")
    assert facts[-2:] == ["mark_taken P1 roman 2", "divinities_drawn P1 roman 2"]
    facts = now.play("place mars 0")
    assert facts.index("divinity_placed P1 roman 0") < facts.index("card_revealed stable 2")


def test_dx_78_the_gate_the_sanctuary_and_an_offering() -> None:
    now = scene(City(won="sanctuary", coins=8), own=Means(offerings="offering_2"), slots={3: "gate"}, cards="walls")
    quote = now.table.quote("activate gate with offering_2")
    assert (quote.coins, quote.legal) == (8, True)
    assert [(line.source, line.coins) for line in quote.receipt] == [
        (Source.SLOT, 6),
        (Source.DOUBLED, 6),
        (Source.REBATE, -2),
        (Source.OFFERED, -2),
    ]
    now.play("activate gate with offering_2")
    assert now.coins[0] == 0


def test_dx_79_astarte_keeps_her_coins() -> None:
    own = Means("astarte", vault=7)
    now = scene(City(coins=3), City(coins=8), own, pawn=-3, loot="loot_p1_5", cards="pretorium senate", ask=("turn", 2))
    now.play("build pretorium")
    assert (now.coins[0], means(now, 1).vault) == (0, 7)
    now = scene(City(), own=own, slots={1: "tanit"}, cards="walls")
    assert now.play("activate tanit")[:2] == ["vault_spent P1 4", "coins_paid P1 tanit 4"]
    assert (means(now, 1).vault, now.score(1)["divinities"]) == (3, 3)


def test_dx_80_a_mythology_token_makes_its_temple_free() -> None:
    own = Means(mythologies="roman")
    now = scene(City(tok="urbanism"), own=own, structure={0: "roman_grand_temple", 1: "palace"}, age=3)
    now.play("build roman_grand_temple")
    assert (now.coins[0], means(now, 1).mythologies) == (4, (4,))


def test_dx_81_engineering_builds_a_temple() -> None:
    structure = {0: "roman_grand_temple", 1: "palace"}
    now = scene(City(coins=1, tok="engineering urbanism"), structure=structure, age=3)
    now.play("build roman_grand_temple")
    assert now.coins[0] == 0


def test_dx_82_poliorcetics_and_loot() -> None:
    own = City(tok="poliorcetics strategy")
    now = scene(own, City(coins=4), pawn=2, loot="loot_p2_2", structure={0: "guard_tower", 1: "baths"})
    facts = now.play("build guard_tower")
    assert (now.pawn, now.coins[1]) == (4, 0)
    assert {"coins_lost P2 siege 2", "coins_lost P2 loot 2"} <= set(facts)


def test_dx_83_a_pawn_that_does_not_move_costs_nothing() -> None:
    own = City("shelf_quarry", tok="poliorcetics")
    now = scene(own, City(coins=5), barrier=1, cards="walls")
    now.play("build walls")
    assert (now.pawn, now.coins[1], pantheon_of(now).barrier) == (0, 5, None)


def test_dx_84_isis_builds_a_wonder() -> None:
    now = scene(City(coins=3, unbuilt="sphinx"), slots={0: "isis"}, discard="baths altar", cards="walls")
    now.play("activate isis")
    assert now.moves == {"found sphinx with baths", "found sphinx with altar"}
    now.play("found sphinx with baths")
    assert (now.won(1), now.coins[0], now.asked, now.discard) == ({"sphinx": "baths"}, 0, ("turn", 1), ["altar"])


ARTEMIS = "lumber_yard quarry glassworks press"


def test_dx_85_anubis_on_an_own_wonder() -> None:
    now = scene(
        City(ARTEMIS, won="temple_of_artemis:baths", coins=3), slots={0: "anubis"}, cards="walls statue rostrum"
    )
    now.play("activate anubis", "unbuild temple_of_artemis", "sell walls")
    assert now.unbuilt(1) == {"temple_of_artemis"}
    now.play("raise temple_of_artemis with statue")
    assert (now.coins[0], now.asked) == (12, ("turn", 1))


def test_dx_86_an_unbuilt_wonder_makes_nothing() -> None:
    now = scene(City(won="great_lighthouse:baths", coins=3), slots={0: "anubis"}, cards="walls")
    assert (now.cost("altar"), now.cost("baths"), now.score(1)["wonders"]) == (0, 0, 4)
    now.play("activate anubis", "unbuild great_lighthouse")
    assert (now.cost("baths"), "wonders" in now.score(1)) == (2, False)


@pytest.mark.parametrize("rule", ["discard", "take"])
def test_dx_87_zeus_strikes_a_face_down_card(rule: str) -> None:
    structure = ROW | {6: "?drying_room", 7: "?library", 8: "?school", 9: "?customs_house", 10: "?shelf_quarry"}
    structure |= {11: "caravansery", 12: "brewery", 13: "barracks", 14: "tribunal"}
    now = scene(
        City(coins=3), slots={0: "zeus"}, marks={8: "offering_3"}, structure=structure, options={"zeus_tokens": rule}
    )
    now.play("activate zeus")
    assert len(now.moves) == 15
    facts = now.play("strike 8")
    assert "card_struck P1 school 8" in facts
    assert ("mark_lost offering_3 8" in facts) == (rule == "discard")
    assert (means(now, 1).offerings, now.discard) == ((1,) if rule == "take" else (), ["school"])
    assert now.structure[2] == "temple"
    assert not now.view.structure[2].open  # type: ignore[union-attr]


def test_dx_88_baal_takes_a_quarry() -> None:
    now = scene(City(coins=3), City("shelf_quarry"), slots={0: "baal"}, cards="walls")
    assert (now.cost("baths", 1), now.cost("baths", 2)) == (4, 0)
    now.play("activate baal", "seize shelf_quarry")
    assert (now.city(1), now.city(2)) == ({"shelf_quarry"}, set())
    assert (now.cost("baths", 1), now.cost("baths", 2)) == (0, 4)


def test_dx_89_economy_gets_nothing_of_an_activation() -> None:
    now = scene(City(coins=3), City(tok="economy"), slots={0: "tanit"}, cards="walls")
    now.play("activate tanit")
    assert now.coins == (12, 0)


def test_dx_90_the_snake_makes_a_pair_later() -> None:
    now = scene(
        City("glassworks", coins=3),
        City("school"),
        slots={0: "nisaba"},
        board="law",
        structure={0: "apothecary", 1: "baths"},
        age=1,
    )
    assert now.refusal("activate nisaba") is Reason.TOO_EARLY
    own = Means("nisaba", snake="school")
    now = scene(City("glassworks"), City("school"), own, board="law", structure={0: "apothecary", 1: "baths"}, age=1)
    now.play("build apothecary")
    assert now.moves == {"token law"}


def test_dx_91_tokens_on_enki_go_back() -> None:
    box = "law economy strategy"
    now = scene(City(coins=6), slots={0: "gate"}, box=box, decks={"mesopotamian": "enki ishtar nisaba"}, cards="walls")
    now.play("activate gate")
    assert (now.moves, len(pantheon_of(now).lent)) == (
        {"call enki", "call astarte", "call aphrodite", "call anubis", "call mars"},
        2,
    )
    assert {CATALOGUE.id(token) for token in pantheon_of(now).lent} == {"law", "economy"}
    assert CATALOGUE.numbers["law"] not in now.view.box
    now.play("call mars")
    assert (pantheon_of(now).lent, in_deck(now, "mesopotamian")) == ((), ["enki", "?", "?"])
    assert CATALOGUE.numbers["law"] in now.view.box


def test_dx_92_no_activation_in_the_first_age() -> None:
    own = City(THEATER, unbuilt="divine_theater", coins=20, tok="strategy")
    now = scene(own, decks={"roman": "minerva mars neptune"}, structure={0: "baths", 1: "altar"}, slots={0: "?tanit"})
    assert now.refusal("activate tanit") is Reason.TOO_EARLY
    now.play("raise divine_theater with baths", "open roman", "call mars top neptune")
    assert now.pawn == 2


def test_dx_93_neptune_and_the_last_token() -> None:
    now = scene(City(coins=3), City(coins=9), slots={0: "neptune"}, loot="loot_p2_5", cards="walls")
    assert "loot_dropped P1 loot_p2_5" in now.play("activate neptune")
    assert (now.coins[1], now.loot, now.asked) == (9, set(), ("turn", 2))


def test_dx_94_the_sanctuary() -> None:
    now = scene(City(won="sanctuary", coins=1), slots={0: "tanit"}, cards="walls")
    assert now.table.quote("activate tanit").coins == 1
    own = Means(offerings="offering_2")
    assert (
        scene(City(won="sanctuary"), own=own, slots={0: "tanit"}, cards="walls")
        .table.quote("activate tanit with offering_2")
        .legal
    )


def test_dx_95_the_first_age_lies_there_during_the_draft() -> None:
    from septem.duel.game import Duel
    from septem.duel.pantheon.view import PantheonView

    table = Duel(pantheon=True).start(5)
    view = table.view(None)
    pantheon = view.parts[0]
    assert isinstance(pantheon, PantheonView)
    assert (view.age, view.drafted, len(pantheon.marks)) == (1, 0, 5)
    assert sum(1 for slot in view.structure if slot and slot.card is not None) == 12
