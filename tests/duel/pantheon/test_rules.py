"""The rules of Pantheon, statement by statement, as far as the worked examples do not show them."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from septem import Stream, files
from septem.core.errors import Problem
from septem.core.quote import Reason, Route, Source
from septem.duel.constants import CARD_BUILT, FACTS
from septem.duel.data.catalogue import CATALOGUE
from septem.duel.game import Duel
from septem.duel.pantheon.constants import MYTHOLOGIES, OFFERINGS
from septem.duel.pantheon.view import PantheonSecrets, PantheonView
from septem.text import LANGUAGES, language
from tests.duel.helpers import ALL_LOOT, City
from tests.duel.pantheon.scenes import NAMES, Means, in_deck, in_slot, means, pantheon_of, scene
from tests.files.documents import valid

SEEDS = range(6)
THEATER = "sawmill glassworks press drying_room"


def opening(seed: int) -> PantheonView:
    part = Duel(pantheon=True).start(seed).view(None).parts[0]
    assert isinstance(part, PantheonView)
    return part


@pytest.mark.parametrize("seed", SEEDS)
def test_p_001_to_p_009_setting_up(seed: int) -> None:
    """P-001, P-002, P-003, P-004, P-005, P-006, P-008, P-009: wonders, tokens, marks, decks, costs, grand temples."""
    game = Duel(pantheon=True)
    table = game.start(seed)
    assert (len(game.table_config.wonders), len(game.table_config.tokens)) == (14, 13)
    assert (len(table.view().board), len(table.view().box)) == (5, 8)
    part = opening(seed)
    assert [slot for slot, _ in part.marks] == [2, 4, 9, 11, 13]
    tokens = [mark for _, mark in part.marks]
    assert all(mark < 5 and tokens.count(mark) <= 2 for mark in tokens)
    assert [[card.item for card in deck] for deck in part.decks] == [[None] * 3] * 5
    third = game.secrets(table.state).later[2]
    decks = [CATALOGUE.deck[card] for card in third]
    assert (decks.count(2), decks.count(3), decks.count(4)) == (17, 0, 3)


def test_p_006_what_the_slots_cost() -> None:
    costs = []
    for slot in range(6):
        first = scene(City(coins=9), City(coins=9), slots={slot: "tanit"}, cards="walls")
        second = scene(City(coins=9), City(coins=9), slots={slot: "tanit"}, cards="walls", ask=("turn", 2))
        costs.append((first.table.quote("activate tanit").coins, second.table.quote("activate tanit").coins))
    assert costs == [(3, 8), (4, 7), (5, 6), (6, 5), (7, 4), (8, 3)]


def test_p_007_and_p_021_the_second_age() -> None:
    """P-007, P-021, DH-12, P-050: the Gate in the lowest empty slot, all face up, tokens on Enki, offerings laid."""
    now = scene(structure={0: "baths"}, slots={0: "?mars", 2: "?enki"}, box="law economy", pawn=1)
    facts = now.play("sell baths")
    assert [in_slot(now, slot) for slot in range(6)] == ["mars", "gate", "enki", None, None, None]
    assert {CATALOGUE.id(token) for token in pantheon_of(now).lent} == {"law", "economy"}
    assert dict(pantheon_of(now).marks) == {6: 5, 8: 6, 10: 7}
    assert now.asked == ("starter", 2)
    assert facts.index("divinity_shown mars 0") < facts.index("mark_laid offering_2 6")


def test_p_015_p_018_tokens_are_taken_in_the_order_of_their_slots() -> None:
    """P-015, P-016, P-018, P-068: Zeus and the card he costs no other uncover two tokens at once."""
    structure = {9: "?stable", 10: "?garrison", 11: "?palisade", 14: "altar", 15: "theater", 16: "baths", 17: "tavern"}
    now = scene(structure=structure, marks={9: "greek", 11: "roman"}, own=Means(), age=1)
    now.play("sell altar")
    assert now.asked == ("turn", 2)
    now.play("sell theater")
    assert (now.asked, now.moves) == (
        ("place", 2),
        {f"place {name} {slot}" for name in NAMES[6:8] for slot in range(6)},
    )


def test_p_017_a_deck_with_one_card_or_none() -> None:
    now = scene(structure={2: "?stable", 6: "altar"}, marks={2: "greek"}, own=Means("zeus hades"))
    now.play("sell altar")
    assert now.moves == {f"place aphrodite {slot}" for slot in range(6)}
    now = scene(structure={2: "?stable", 6: "altar"}, marks={2: "greek"}, own=Means("zeus hades aphrodite"))
    now.play("sell altar")
    assert (now.asked, means(now, 1).mythologies) == (("turn", 2), (2,))


def test_p_019_a_mythology_token_is_kept() -> None:
    own = Means(mythologies="roman")
    now = scene(own=own, structure={0: "roman_grand_temple", 1: "palace"}, age=3)
    now.play("build roman_grand_temple")
    assert means(now, 1).mythologies == (4,)


@pytest.mark.parametrize("used", ["offering_2 offering_4", "offering_4 offering_2", "offering_4 offering_3 offering_2"])
def test_p_032_any_tokens_may_be_used_in_any_order(used: str) -> None:
    """P-020, P-032: wasteful ways are not offered, but a move may use them; no change is given."""
    own = Means(offerings="offering_2 offering_3 offering_4")
    now = scene(City(coins=9), own=own, slots={2: "tanit"}, cards="walls")
    now.play(f"activate tanit with {used}")
    assert len(means(now, 1).offerings) == 3 - len(used.split())
    assert now.coins[0] == 9 + 12


def test_p_032_undominated_ways_to_use_offerings() -> None:
    """P-020, P-031, P-032: several tokens on one card; ways that keep worse tokens for the same coins are left out."""
    own = Means(offerings="offering_2 offering_3 offering_4")
    now = scene(City(coins=9), own=own, slots={2: "tanit"}, cards="walls")
    ways = {move.removeprefix("activate tanit").strip() for move in now.moves if move.startswith("activate")}
    assert ways == {"", "with offering_2", "with offering_3", "with offering_4", "with offering_2 offering_3"}
    assert (
        scene(own=Means(offerings="offering_2"), slots={2: "tanit"}, cards="walls").refusal(
            "activate tanit with offering_3"
        )
        is Reason.NOT_YOUR_OFFERING
    )


def test_p_030_p_034_an_activation_replaces_the_turn() -> None:
    """P-030, P-034, P-036: no card is taken, the slot stays empty, the next player's turn begins."""
    now = scene(City(coins=3), slots={0: "tanit"}, cards="walls")
    before = now.structure
    now.play("activate tanit")
    assert (now.structure, in_slot(now, 0), now.asked, means(now, 1).divinities != ()) == (
        before,
        None,
        ("turn", 2),
        True,
    )
    assert now.refusal("activate tanit", 2) is Reason.NOT_IN_PANTHEON


@pytest.mark.parametrize("name", NAMES)
def test_p_035_a_power_that_cannot_be_carried_out(name: str) -> None:
    """P-035, P-055, P-073, P-074, P-079: with nothing to choose from, the card is activated all the same."""
    now = scene(City(coins=3), slots={0: name}, cards="walls")
    now.play(f"activate {name}")
    assert CATALOGUE.numbers[name] in means(now, 1).divinities
    assert now.asked in {("turn", 2), ("strike", 1), ("minerva", 1)}


def test_p_037_divinities_are_neither_buildings_nor_wonders() -> None:
    tokens = "strategy theology urbanism"
    now = scene(City(coins=3, tok=tokens), slots={0: "mars"}, cards="walls")
    now.play("activate mars")
    assert (now.pawn, now.coins[0], now.asked) == (2, 0, ("turn", 2))


def test_p_038_cards_stay_available_in_the_third_age() -> None:
    now = scene(City(coins=3), slots={0: "tanit"}, cards="arena")
    now.play("activate tanit")
    assert now.coins[0] == 12


def test_p_041_p_043_grand_temples_are_purple_and_count_for_nobody() -> None:
    now = scene(City("greek_grand_temple magistrates_guild"), cards="arena")
    assert now.score(1) == {"guilds": 5}


def test_p_050_p_051_enki_brings_a_token() -> None:
    """P-050, P-051: one is kept, the other goes back; what lies on Enki cannot be drawn."""
    now = scene(City(coins=3), slots={0: "enki"}, lent="agriculture law", cards="walls")
    assert CATALOGUE.numbers["law"] not in now.view.box
    now.play("activate enki")
    assert now.moves == {"token agriculture", "token law"}
    now.play("token agriculture")
    assert (now.coins[0], now.tokens(1), pantheon_of(now).lent) == (6, {"agriculture"}, ())
    assert CATALOGUE.numbers["law"] in now.view.box


def test_p_052_p_053_p_054_symbols_of_divinities() -> None:
    """P-052, P-053, P-054, P-056: they count for supremacy, and the opponent keeps theirs."""
    five = "scriptorium pharmacist apothecary workshop academy"
    now = scene(City(five, coins=3), slots={0: "ishtar"}, cards="walls")
    now.play("activate ishtar")
    assert now.result == (1, "science")
    now = scene(City(five, coins=3), City("university baths"), slots={0: "nisaba"}, cards="walls")
    now.play("activate nisaba")
    assert now.moves == {"snake university"}
    now.play("snake university")
    assert (now.result, now.city(2)) == ((1, "science"), {"university", "baths"})


def test_p_060_p_061_p_063_astarte() -> None:
    """P-060, P-061, P-062, P-063, P-093: coins apart from the treasury, a point each, a category of their own."""
    now = scene(City(coins=5), slots={0: "astarte"}, cards="walls")
    now.play("activate astarte")
    assert (now.coins[0], means(now, 1).vault, now.score(1)) == (2, 7, {"divinities": 7})
    now = scene(City(coins=2), own=Means("astarte", vault=7), cards="sawmill walls")
    now.play("build sawmill")
    assert (now.coins[0], means(now, 1).vault) == (0, 7)


def test_p_062_the_player_may_choose_which_coins_to_spend() -> None:
    options = {"astarte_spending": "player_choice"}
    now = scene(City(coins=1), own=Means("astarte", vault=7), cards="sawmill walls", options=options)
    builds = {move for move in now.moves if move.startswith("build sawmill")}
    assert builds == {"build sawmill", "build sawmill astarte 2"}
    now.play("build sawmill astarte 2")
    assert (now.coins[0], means(now, 1).vault) == (1, 5)
    now = scene(City(coins=1), own=Means("astarte", vault=7), cards="sawmill walls", options=options)
    assert now.refusal("build sawmill astarte 3") is Reason.NOT_YOUR_COINS
    now.play("build sawmill")
    assert (now.coins[0], means(now, 1).vault) == (0, 6)


@pytest.mark.parametrize(
    ("coins", "rule", "move", "astarte"),
    [
        (1, "treasury_first", "build sawmill", [1]),
        (2, "treasury_first", "build sawmill", []),
        (1, "treasury_first", "activate tanit", [2]),
        (1, "player_choice", "build sawmill", [1]),
        (1, "player_choice", "build sawmill astarte 2", [2]),
    ],
)
def test_p_062_the_receipt_names_the_coins_of_astarte(coins: int, rule: str, move: str, astarte: list[int]) -> None:
    now = scene(
        City(coins=coins),
        own=Means("astarte", vault=7),
        slots={0: "tanit"},
        cards="sawmill walls",
        options={"astarte_spending": rule},
    )
    receipt = now.table.quote(move).receipt
    assert [line.units for line in receipt if line.source is Source.VAULT] == astarte


def test_p_062_so_does_the_price_of_a_card_anywhere() -> None:
    now = scene(City(coins=1), own=Means("astarte", vault=7), cards="sawmill walls")
    assert [line.units for line in now.quote("sawmill").receipt if line.source is Source.VAULT] == [1]


def test_p_073_p_074_why_a_wonder_cannot_be_chosen() -> None:
    now = scene(
        City(coins=3, unbuilt="sphinx"), City(won="piraeus:walls", unbuilt="colossus"), slots={0: "ra"}, cards="rostrum"
    )
    now.play("activate ra")
    assert now.moves == {"steal colossus"}
    assert now.refusal("steal piraeus") is Reason.WONDER_BUILT
    assert now.refusal("steal sphinx") is Reason.NOT_YOUR_WONDER


def test_p_064_p_065_p_066_p_067_simple_powers() -> None:
    """P-064, P-065, P-066, P-067: Baal needs a brown or gray building; Tanit, Aphrodite, Hades."""
    now = scene(City(coins=3), City("press forum"), slots={0: "baal"}, cards="walls")
    now.play("activate baal")
    assert now.moves == {"seize press"}
    assert scene(own=Means("aphrodite"), cards="walls").score(1) == {"divinities": 9}
    now = scene(City(coins=3), slots={0: "hades"}, discard="tavern", cards="walls")
    now.play("activate hades", "revive tavern")
    assert (now.coins[0], now.city(1)) == (4, {"tavern"})


def test_p_068_p_069_zeus() -> None:
    """P-068, P-069: the face is known in the discard pile; no coins; the last card ends the age."""
    structure = {0: "walls", 6: "?school", 11: "forum"}
    now = scene(City(coins=3), slots={0: "zeus"}, structure=structure)
    facts = now.play("activate zeus", "strike 11")
    assert (now.discard, now.coins[0], now.structure[6]) == (["forum"], 0, "school")
    assert "card_revealed school 6" in facts
    now = scene(City(coins=3), slots={0: "zeus"}, structure={0: "walls"})
    now.play("activate zeus", "strike 0")
    assert now.view.age == 3


def test_p_068_zeus_takes_a_mythology_token_with_its_effect() -> None:
    own = City(THEATER, unbuilt="divine_theater")
    structure = {2: "?stable", 5: "altar", 6: "baths"}
    now = scene(own, structure=structure, marks={2: "roman"}, age=1, options={"zeus_tokens": "take"})
    now.play("raise divine_theater with altar", "open greek", "call zeus top hades", "strike 2")
    assert (now.asked, means(now, 1).mythologies, now.discard) == (("place", 1), (4,), ["stable"])


def test_p_070_p_071_p_072_anubis() -> None:
    """P-070, P-071, P-072: coins once had stay, points go; the limit counts what stands."""
    now = scene(City(won="sphinx:walls", coins=3), slots={0: "anubis"}, cards="rostrum")
    assert now.score(1)["wonders"] == 6
    now.play("activate anubis")
    assert now.moves == {"unbuild sphinx"}
    now.play("unbuild sphinx")
    assert ("wonders" in now.score(1), now.unbuilt(1), now.discard) == (False, {"sphinx"}, ["walls"])


def test_p_075_mars_can_win() -> None:
    now = scene(City(coins=3), slots={0: "mars"}, pawn=8, cards="walls")
    now.play("activate mars")
    assert now.result == (1, "military")


@pytest.mark.parametrize(("rule", "there"), [("forbidden", False), ("allowed", True)])
def test_p_076_p_077_where_minerva_may_stand(rule: str, there: bool) -> None:
    now = scene(City(coins=3), slots={0: "minerva"}, pawn=2, cards="walls", options={"minerva_on_pawn": rule})
    now.play("activate minerva")
    assert ("minerva 2" in now.moves, "minerva -9" in now.moves, len(now.moves)) == (there, True, 18 + there)
    now.play("minerva -9")
    assert pantheon_of(now).barrier == -9


@pytest.mark.parametrize(
    ("barrier", "pawn", "player", "told"),
    [
        (3, 0, 1, ["barrier_spent P1 3", "pawn_moved P1 2 2"]),
        (2, 1, 1, ["barrier_spent P1 2", "pawn_moved P1 1 0"]),
        (9, 6, 1, ["barrier_spent P1 9", "pawn_moved P1 8 2"]),
        (-3, 0, 2, ["barrier_spent P2 -3", "pawn_moved P2 -2 2"]),
        (0, 1, 2, ["barrier_spent P2 0", "pawn_moved P2 1 0"]),
        (4, 0, 1, ["pawn_moved P1 3 3"]),
        (0, 0, 1, ["pawn_moved P1 3 3"]),  # it stands there already, so it does not enter
        (-1, 0, 1, ["pawn_moved P1 3 3"]),
    ],
)
def test_p_076_minerva_is_spent_before_the_pawn_stops(barrier: int, pawn: int, player: int, told: list[str]) -> None:
    now = scene(City(coins=8), City(coins=8), pawn=pawn, barrier=barrier, cards="pretorium", ask=("turn", player))
    facts = now.play("build pretorium")
    first = facts.index(told[0])
    assert facts[first : first + len(told)] == told
    assert sum(fact.startswith("barrier_spent") for fact in facts) == len(told) - 1
    assert pantheon_of(now).barrier == (barrier if len(told) == 1 else None)


def test_p_078_neptune_turns_a_token_against_its_other_side() -> None:
    now = scene(City(coins=3), City(coins=9), slots={0: "neptune"}, loot=ALL_LOOT, cards="walls")
    now.play("activate neptune", "drop loot_p2_5", "sack loot_p1_5")
    assert now.coins == (0, 4)


def test_p_085_p_088_the_gate() -> None:
    """P-085, P-088, DH-11: tops are revealed, one works for free, the others stay; empty decks are skipped."""
    elsewhere = Means("zeus hades aphrodite")
    now = scene(
        City(coins=6), theirs=elsewhere, slots={0: "gate"}, decks={"roman": "mars minerva neptune"}, cards="walls"
    )
    now.play("activate gate")
    assert now.moves == {"call enki", "call astarte", "call anubis", "call mars"}
    now.play("call mars")
    assert (now.pawn, in_deck(now, "roman"), in_deck(now, "egyptian")) == (2, ["?", "?"], ["anubis", "?", "?"])
    assert CATALOGUE.numbers["mars"] in means(now, 1).divinities


def test_p_086_the_sanctuary() -> None:
    own = City("shelf_quarry glassworks press", unbuilt="sanctuary")
    now = scene(own, cards="walls rostrum")
    now.play("raise sanctuary with walls")
    assert (now.asked, "wonders" in now.score(1)) == (("turn", 1), False)


def test_p_087_the_divine_theater() -> None:
    """P-087: a deck that is not empty; the only one is opened without a question."""
    own = City(THEATER, unbuilt="divine_theater")
    gone = Means(" ".join(NAMES[:12]))
    now = scene(own, theirs=gone, decks={"roman": "mars minerva neptune"}, cards="walls")
    now.play("raise divine_theater with walls")
    assert (now.asked, len(now.moves)) == (("call", 1), 6)
    assert now.refusal("call mars") is Reason.NO_SUCH_ORDER  # it does not say which card goes back on top
    assert now.refusal("call mars top mars") is Reason.NO_SUCH_ORDER
    assert now.refusal("call zeus") is Reason.NOT_REVEALED


def test_p_089_p_090_p_091_p_092_tokens() -> None:
    """P-089, P-090, P-091, P-092: a tie of one coin goes to Engineering, so that Economy gets nothing."""
    own = City("clay_reserve stone_reserve", coins=5, tok="engineering")
    now = scene(own, City(tok="economy"), cards="horse_breeders")
    now.play("build horse_breeders")
    assert now.coins == (4, 0)
    now = scene(City(coins=1, tok="engineering"), cards="fortifications")
    assert not any(fact.startswith("good_bought") for fact in now.play("build fortifications"))
    now = scene(City("clay_pool lumber_yard", coins=5, tok="engineering"), cards="horse_breeders")
    quote = now.quote("horse_breeders")
    assert (quote.coins, {line.source for line in quote.receipt}) == (0, {Source.PRODUCED})


def test_p_091_engineering_does_not_know_cards_without_a_chain() -> None:
    """P-091, P-092: they keep their price, and a purchase of one coin still goes to Economy."""
    assert scene(City(coins=9, tok="engineering"), cards="walls").quote("walls").coins == 4
    now = scene(City("clay_reserve", coins=5, tok="engineering"), City(tok="economy"), cards="garrison")
    now.play("build garrison")
    assert now.coins == (4, 1)


def test_p_033_p_042_urbanism_and_economy() -> None:
    """P-033, P-040, P-042: a temple by its token is a chain; an activation is no purchase."""
    structure = {0: "roman_grand_temple", 1: "palace"}
    now = scene(City(tok="urbanism"), own=Means(mythologies="roman"), structure=structure, age=3)
    now.play("build roman_grand_temple")
    assert now.coins[0] == 4
    now = scene(City(coins=3), City(tok="economy"), slots={0: "mars"}, cards="walls")
    assert not any(fact.startswith("toll") for fact in now.play("activate mars"))


def test_dh_09_dh_10_who_knows_a_divinity() -> None:
    """DH-09, DH-10, DH-16: the mythology is public, the face is the placer's, and events name no more."""
    now = scene(structure={2: "?stable", 6: "altar"}, marks={2: "roman"}, decks={"roman": "mars minerva neptune"})
    facts = now.play("sell altar", "place minerva 4")
    assert not any("minerva" in fact or "mars" in fact for fact in facts)
    cards = [pantheon_of(now, player).slots[4] for player in (1, 2)]
    assert [card and (card.mythology, card.item) for card in cards] == [(4, CATALOGUE.numbers["minerva"]), (4, None)]
    assert (in_deck(now, "roman", 1), in_deck(now, "roman", 2)) == (["mars", "?"], ["?", "?"])


def test_dh_13_tokens_are_public() -> None:
    now = scene(
        own=Means(mythologies="roman", offerings="offering_3"),
        marks={8: "offering_2"},
        structure={8: "?school", 12: "forum", 13: "walls"},
    )
    assert pantheon_of(now, 1) == pantheon_of(now, 2)


@pytest.mark.parametrize("rule", ["public", "private"])
def test_dh_14_who_sees_what_is_revealed(rule: str) -> None:
    """DH-11, DH-14: the order in which two cards go back is known to one player only."""
    own = City(THEATER, unbuilt="divine_theater")
    now = scene(own, decks={"roman": "mars minerva neptune"}, cards="walls", options={"reveal_view": rule})
    now.play("raise divine_theater with walls", "open roman")
    assert (in_deck(now, "roman", 2) == ["mars", "minerva", "neptune"]) == (rule == "public")
    assert in_deck(now, "roman", 1) == ["mars", "minerva", "neptune"]
    now.play("call mars top neptune")
    assert (in_deck(now, "roman", 1), in_deck(now, "roman", 2), in_deck(now, "roman")) == (
        ["neptune", "minerva"],
        ["?", "?"],
        ["?", "?"],
    )


@pytest.mark.parametrize("expansion", [{"pantheon": True}, {"promo_wonders": ["messe_essen"]}])
def test_d_016_the_preset_is_of_the_base_game(expansion: dict[str, Any]) -> None:
    with pytest.raises(Problem):
        Duel(**expansion, first_game_preset=True)


@pytest.mark.parametrize("none", ["none", [], ()])
def test_promo_wonders_may_be_none(none: Any) -> None:
    assert Duel(promo_wonders=none).options == Duel().options
    assert Duel(promo_wonders="messe_essen").options.promo_wonders == ("messe_essen",)
    with pytest.raises(Problem) as refusal:
        Duel(promo_wonders="nothing")  # type: ignore[arg-type]
    assert refusal.value.values["allowed"] == ("messe_essen", "statue_of_liberty", "none")


def test_positions_may_say_that_an_expansion_is_not_in_play() -> None:
    options: dict[str, object] = {"pantheon": False, "promo_wonders": "none", "zeus_tokens": "discard"}
    document: dict[str, object] = {"septem": "position", "game": "duel", "options": options}
    assert valid("position", document)
    assert files.read_position(document).game.options_json() == Duel().options_json()


def test_there_are_five_mythologies_and_every_fact_has_a_name() -> None:
    assert (len(MYTHOLOGIES), len(set(FACTS))) == (5, len(FACTS))


def test_a_deal_card_by_card_is_the_same_game_as_its_seed() -> None:
    """P-004, P-005, P-007: decks, mythology tokens and offerings can be written down."""
    game = Duel(pantheon=True)
    dealt = game.start(9)
    hidden = game.secrets(dealt.state)
    view = dealt.view()
    first = [CATALOGUE.id(card) for card in dealt.state.deal[:20]]
    later = {str(age + 1): [CATALOGUE.id(card) for card in faces] for age, faces in hidden.later.items()}
    shown, secret = view.parts[0], hidden.parts[0]
    assert isinstance(shown, PantheonView)
    assert isinstance(secret, PantheonSecrets)
    decks = {
        name: [CATALOGUE.id(card or 0) for card in deck] for name, deck in zip(MYTHOLOGIES, secret.decks, strict=True)
    }
    deal = {
        "wonders": [CATALOGUE.id(wonder) for wonder in (*view.offer, *hidden.offer)],
        "tokens": [CATALOGUE.id(token) for token in view.board],
        "box": [CATALOGUE.id(token) for token in hidden.box],
        "ages": {"1": first, **later},
        "pantheon": {
            "decks": decks,
            "marks": [MYTHOLOGIES[mark] for _, mark in shown.marks],
            "offerings": [OFFERINGS[mark - 5] for mark in secret.offerings],
        },
        "seed": 9,
    }
    written = game.new()
    game.deal_json(written, deal)
    assert game.view(written, None) == view
    assert game.secrets(written) == hidden


@pytest.mark.parametrize("seed", SEEDS)
def test_positions_and_records_of_whole_games(seed: int) -> None:
    """A position that is written and read goes on as before, and so does a record."""
    options: dict[str, Any] = {"pantheon": True, "promo_wonders": ("messe_essen", "statue_of_liberty")}
    table = Duel(**options, reveal_view=("public", "private")[seed % 2]).start(seed)
    dice = random.Random(seed)
    while not table.over:
        table.play(dice.choice(table.moves()))
        if dice.random() < 0.1:
            document = json.loads(json.dumps(table.position_json()))
            assert valid("position", document)
            other = files.read(document)
            assert other.position_json() == table.position_json()
            assert [other.view(seat) for seat in (None, 0, 1)] == [table.view(seat) for seat in (None, 0, 1)]
            assert all(valid("position", json.loads(json.dumps(table.view_json(seat)))) for seat in (None, 0, 1))
    record = json.loads(json.dumps(table.record().json()))
    assert valid("record", record)
    assert files.read(record).position_json() == table.position_json()


def test_dh_12_tokens_on_enki_stay_public_while_the_gate_is_open_in_secret() -> None:
    """DH-12, P-051: who does not see the cards of the Gate still sees what lies on Enki in its slot."""
    now = scene(
        City(coins=20),
        slots={0: "enki", 1: "gate"},
        lent="law economy",
        cards="walls",
        options={"reveal_view": "private"},
    )
    now.play("activate gate")
    game = now.table.game
    for seat in (0, 1, None):
        seen = now.table.view(seat)
        assert game.view(game.imagine(seen, Stream(1, "imagine")), seat) == seen


def test_p_042_two_tokens_of_a_mythology_make_one_chain() -> None:
    now = scene(
        City(tok="urbanism"),
        own=Means(mythologies="roman roman"),
        structure={0: "roman_grand_temple", 1: "palace"},
        age=3,
    )
    built = [event for event in now.table.play("build roman_grand_temple") if event.fact == CARD_BUILT]
    assert [event.amount for event in built] == [Route.CHAIN]


@pytest.mark.parametrize(
    ("part", "code"),
    [
        ({"decision": {"seat": 1, "ask": "place", "mythology": "all"}}, "wrong_word"),
        ({"pantheon": {"cities": [{"divinities": ["astarte"], "astarte": 8}, {}]}}, "wrong_number"),
    ],
)
def test_p_016_and_p_060_positions_that_cannot_be_are_refused(part: dict[str, object], code: str) -> None:
    position = {"septem": "position", "game": "duel", "options": {"pantheon": True}, **part}
    with pytest.raises(Problem) as refusal:
        files.read_position(position)
    assert refusal.value.code == code


@pytest.mark.parametrize("code", LANGUAGES)
def test_slots_of_a_struck_card_are_counted_from_one(code: str) -> None:
    told = language(code, "duel").move(Duel(pantheon=True).read_move("strike 0"))
    assert "1" in told
    assert "0" not in told
