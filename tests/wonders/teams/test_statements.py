"""Statements of Cities: teams of two."""

from __future__ import annotations

from typing import Any

import pytest

from septem.core.errors import Problem
from septem.core.events import Event, heard_by
from septem.wonders.constants import FACTS
from septem.wonders.game import Wonders
from tests.wonders.scenes import ExpandedCity, ExpandedScene, dealt, expanded_scene

LAST = "baths altar"
SHIELDS = ("", "stockade", "walls", "walls stockade", "walls stables", "walls stables stockade")
NOTHING = ([0, 0, 0], 0)


def fighter(shields: int, **more: Any) -> ExpandedCity:
    return ExpandedCity(built=SHIELDS[shields], hand=LAST, **more)


def team(*cities: ExpandedCity, **rules: Any) -> ExpandedScene:
    return expanded_scene(*cities, teams=True, **rules)


def at_war(*cities: ExpandedCity, age: int = 2) -> ExpandedScene:
    scene = team(*cities, age=age, turn=7 if len(cities) < 8 else 6)
    scene.play()
    return scene


@pytest.mark.parametrize("players", [4, 6, 8])
def test_ct_001_teammates_sit_side_by_side(players: int) -> None:
    """Seats 0 and 1, 2 and 3, ...; four, six or eight players, with Cities."""
    scene = dealt(players, cities=True, teams=True)
    pairs = [[mate.seat for mate in scene.game.view(scene.state, seat).mates] for seat in range(players)]
    assert pairs == [[seat ^ 1] for seat in range(players)]


@pytest.mark.parametrize(("players", "cities"), [(3, True), (5, True), (7, True), (2, True), (4, False), (6, False)])
def test_ct_001_other_tables_have_no_teams(players: int, cities: bool) -> None:
    with pytest.raises(Problem):
        Wonders(players, cities=cities, teams=True)


def test_ct_002_teammates_see_each_others_hands() -> None:
    """C-142: leaders, too; nobody else does."""
    scene = dealt(4, 3, cities=True, teams=True)
    seen = scene.game.view(scene.state, 0)
    assert seen.mates[0].hand == scene.game.view(scene.state, 1).hand
    assert scene.game.view(scene.state, None).mates == ()
    events = [Event(*entry) for entry in scene.state.log or ()]
    heard = {event.seat for event in heard_by(events, 2) if FACTS[event.fact] == "card_dealt"}
    assert heard == {2, 3}


def test_ct_002_what_a_teammate_sells_is_known() -> None:
    scene = team(*[ExpandedCity(hand=LAST)] * 4, age=1, leaders=False).play(*["sell altar"] * 4)
    deeds = scene.game.view(scene.state, 1).deeds
    assert [deed.card is not None for deed in deeds] == [True, True, False, False]


def test_ct_003_own_goods_come_first() -> None:
    """CT-007, C-R14: buying from the teammate what one has is refused; which neighbour sells is free."""
    cities = [
        ExpandedCity("giza", coins=9, hand="baths walls"),
        ExpandedCity("byzantium"),
        ExpandedCity("rhodes"),
        ExpandedCity("ephesus"),
    ]
    scene = team(*cities, age=1)
    assert scene.builds(0, "baths") == [""]
    assert not scene.quote(0, "build baths pay left 2").legal
    both = [
        ExpandedCity("rome", coins=9, hand="baths"),
        ExpandedCity("byzantium"),
        ExpandedCity("rhodes"),
        ExpandedCity("giza"),
    ]
    assert set(team(*both, age=1).builds(0, "baths")) == {"pay left 2", "pay right 2"}


def test_ct_004_trade_between_teammates_is_paid() -> None:
    """Nothing is given away: there is no such move, and coins change hands."""
    cities = [
        ExpandedCity("rome", coins=2, hand="baths"),
        ExpandedCity("giza", coins=0, hand="altar"),
        *[ExpandedCity(hand="altar")] * 2,
    ]
    scene = team(*cities, age=1)
    assert {text.split()[0] for text in scene.moves(0)} == {"build", "sell"}
    scene.play("build baths pay left 2", "build altar", "build altar", "build altar")
    assert scene.coins()[:2] == [0, 2]
    poor = team(ExpandedCity("rome", coins=1, hand="baths"), *cities[1:], age=1)
    assert poor.builds(0, "baths") == []


def test_ct_005_a_chain_is_used() -> None:
    """CT-007: no purchase from the teammate where a chain makes the building free."""
    cities = [
        ExpandedCity("rome", coins=9, built="baths", hand="aqueduct"),
        ExpandedCity("giza", built="quarry"),
        ExpandedCity(),
        ExpandedCity(),
    ]
    scene = team(*cities)
    assert scene.builds(0, "aqueduct") == [""]
    for coins in (2, 4, 6):
        assert not scene.quote(0, f"build aqueduct pay left {coins}").legal


def test_ct_006_a_loss_hits_the_teammate() -> None:
    cities = [ExpandedCity("alexandria", built="lumber_yard", hand="lair"), *[ExpandedCity(coins=0, hand="altar")] * 5]
    scene = team(*cities).play("build lair", *["build altar"] * 5)
    assert scene.debts() == [0, 2, 2, 2, 2, 2]


def test_ct_010_only_cities_of_other_teams_fight() -> None:
    """Seats 1 and 2, 3 and 4, 5 and 0."""
    scene = at_war(fighter(5), fighter(4), fighter(3), fighter(2), fighter(1), fighter(0))
    assert [scene.tokens(city) for city in range(6)] == [
        ([0, 2, 0], 0),
        ([0, 2, 0], 0),
        ([0, 0, 0], 2),
        ([0, 2, 0], 0),
        ([0, 0, 0], 2),
        ([0, 0, 0], 2),
    ]


@pytest.mark.parametrize("age", [1, 2, 3])
def test_ct_011_double_tokens(age: int) -> None:
    """None for a tie."""
    scene = at_war(fighter(1), fighter(2), fighter(1), fighter(1), age=age)
    won = [0, 0, 0]
    won[age - 1] = 2
    assert [scene.tokens(city) for city in range(4)] == [NOTHING, (won, 0), ([0, 0, 0], 2), NOTHING]
    assert scene.score(1, "military") == 2 * (1, 3, 5)[age - 1]
    assert scene.score(2, "military") == -2


def test_ct_012_a_dove_makes_a_fight_single() -> None:
    """The user's or the opponent's; it is spent."""
    for user in (1, 2):
        cities = [fighter(0), fighter(2), fighter(1), fighter(0)]
        cities[user] = fighter(3 - user, doves=2)
        scene = at_war(*cities)
        assert scene.tokens(1) == ([0, 1, 0], 0)
        assert scene.tokens(2) == ([0, 0, 0], 1)
        assert scene.state.absences[user] == 1


def test_ct_013_a_dove_does_not_touch_the_teammate() -> None:
    """And who has used one can win."""
    scene = at_war(fighter(2), fighter(3, doves=1), fighter(1), fighter(0))
    assert scene.tokens(0) == ([0, 2, 0], 0)
    assert scene.tokens(3) == ([0, 0, 0], 2)
    assert scene.tokens(1) == ([0, 1, 0], 0)


def test_ct_014_both_of_a_team() -> None:
    scene = at_war(fighter(2, doves=1), fighter(3, doves=1), fighter(1), fighter(0))
    assert [scene.tokens(city) for city in range(4)] == [
        ([0, 1, 0], 0),
        ([0, 1, 0], 0),
        ([0, 0, 0], 1),
        ([0, 0, 0], 1),
    ]


def test_ct_015_both_opponents() -> None:
    """C-R15: still one token, and both doves are spent."""
    scene = at_war(fighter(0), fighter(3, doves=1), fighter(1, doves=1), fighter(0))
    assert scene.tokens(1) == ([0, 1, 0], 0)
    assert scene.tokens(2) == ([0, 0, 0], 1)
    assert list(scene.state.absences[:4]) == [0, 0, 0, 0]


def test_ct_016_a_dove_in_a_tie_is_spent() -> None:
    scene = at_war(fighter(0), fighter(1, doves=1), fighter(1), fighter(0))
    assert [scene.tokens(city) for city in range(4)] == [NOTHING] * 4
    assert scene.state.absences[1] == 0


def test_ct_017_every_token_counts() -> None:
    """Nero, Tomyris, Alexander, Slave Market, Mourners, Strategists, Semiramis."""
    scene = at_war(fighter(1, leaders="nero", coins=0), fighter(0), fighter(0), fighter(0, leaders="tomyris"))
    assert scene.coins()[0] == 3 + 2 * 2
    assert scene.tokens(0) == ([0, 2, 0], 2)
    own = ExpandedCity(wins=(2, 0, 0), leaders="alexander", built="slave_market")
    counted = team(
        own,
        ExpandedCity(built="mourners_guild strategists_guild"),
        ExpandedCity(wins=(0, 2, 0), defeats=2),
        ExpandedCity(),
    )
    assert counted.score(0, "leaders") == 2 + 2
    assert counted.score(1, "guilds") == (2 + 2) + 2
    strong = at_war(fighter(0), fighter(0, leaders="semiramis", defeats=2), fighter(1), fighter(0))
    assert strong.tokens(1) == ([0, 2, 0], 2)


def test_ct_018_a_teammate_is_an_ordinary_neighbour() -> None:
    """Trade, guilds, masks, gambling."""
    own = ExpandedCity("rome", coins=2, built="pigeon_loft workers_guild", hand="gambling_den")
    cities = [
        own,
        ExpandedCity("giza", coins=0, built="workshop clay_pool", hand="altar"),
        *[ExpandedCity(coins=0, hand="altar")] * 2,
    ]
    scene = team(*cities, age=1)
    assert scene.ways(0, "baths") == ["pay left 2"]
    assert (scene.score(0, "science"), scene.score(0, "guilds")) == (1, 1)
    assert scene.play("build gambling_den", *["build altar"] * 3).coins()[1:] == [1, 0, 1]


def winners(*cities: ExpandedCity) -> tuple[int, ...]:
    last = [ExpandedCity(**{**vars(own), "hand": "lumber_yard clay_pool"}) for own in cities]
    scene = team(*last, age=3, turn=7).play(*["build lumber_yard"] * len(cities))
    return scene.game.winners(scene.state)


def test_ct_019_the_sum_of_both_wins() -> None:
    """Not the best player; ties: the coins of both together."""
    assert winners(ExpandedCity(coins=30), ExpandedCity(coins=0), ExpandedCity(coins=15), ExpandedCity(coins=18)) == (
        2,
        3,
    )
    assert winners(ExpandedCity(coins=3), ExpandedCity(coins=3), ExpandedCity(coins=5), ExpandedCity(coins=5)) == (2, 3)
    assert winners(ExpandedCity(coins=4), ExpandedCity(coins=5), ExpandedCity(coins=5), ExpandedCity(coins=4)) == (
        0,
        1,
        2,
        3,
    )
    assert winners(
        ExpandedCity(coins=3, debts=1), ExpandedCity(coins=3), ExpandedCity(coins=0), ExpandedCity(coins=5)
    ) == (
        0,
        1,
    )
