"""Players of Duel that search: the same thoughts again, nothing hidden used, every configuration served."""

import re
from pathlib import Path
from typing import Literal

import pytest

import septem.ai.duel
from septem import Duel, Stream
from septem.ai import Player, SearchBudget, roster
from septem.ai.duel import sizes
from septem.ai.duel.features import FEATURES, FeatureExtractor
from septem.ai.duel.search_player import SEARCHES, SearchPlayer, move_stats, search_view
from septem.ai.duel.tree import Tree
from septem.ai.move_stats import most_visited
from septem.core.errors import Problem
from septem.core.table import Table
from septem.files import read

PROMO: tuple[Literal["messe_essen"], Literal["statue_of_liberty"]] = ("messe_essen", "statue_of_liberty")
CONFIGURATIONS = {
    "base": Duel(),
    "pantheon": Duel(pantheon=True),
    "promo": Duel(promo_wonders=PROMO),
    "everything": Duel(pantheon=True, promo_wonders=PROMO, reveal_view="private", astarte_spending="player_choice"),
}
EVERY_CONFIGURATION = pytest.mark.parametrize("game", CONFIGURATIONS.values(), ids=CONFIGURATIONS)
EVERY_SEARCH = pytest.mark.parametrize("kind", SEARCHES)
QUICK = SearchBudget(iterations=12)
ENOUGH = {
    "uct": SearchBudget(iterations=400),
    "puct": SearchBudget(iterations=60),
    "strongest": SearchBudget(iterations=60),
}


def advanced(game: Duel, seed: int, answers: int) -> Table:
    """A game in which chance has answered so many questions."""
    table = game.start(seed)
    luck = Stream(seed, "advance")
    while not table.over and len(table.answers) < answers:
        moves = table.moves()
        table.play(moves[luck.below(len(moves))])
    return table


@EVERY_CONFIGURATION
@EVERY_SEARCH
def test_iterations_and_a_seed_give_the_same_move_again(game: Duel, kind: str) -> None:
    table = advanced(game, 4, 20)
    seat = table.owing[0]
    players = [SearchPlayer(game, kind, QUICK) for _ in range(2)]
    first, second = (player.move_stats(table.view(seat), Stream(6, "luck")) for player in players)
    again = players[0].move_stats(table.view(seat), Stream(6, "luck"))  # what it thought before does not matter
    assert first == second == again
    assert [one.move for one in first] == table.moves(seat)


@EVERY_CONFIGURATION
@EVERY_SEARCH
@pytest.mark.parametrize("answers", [0, 9, 30])
def test_swapping_what_is_hidden_changes_nothing(game: Duel, kind: str, answers: int) -> None:
    table = advanced(game, 9, answers)
    seat = table.owing[0]
    search = SEARCHES[kind](game)
    thoughts = [
        search_view(search, game.view(world, seat), 3, QUICK)
        for world in [table.state, *(game.imagine(table.view(seat), Stream(number, "other")) for number in range(2))]
    ]
    assert thoughts[0] == thoughts[1] == thoughts[2]


@EVERY_CONFIGURATION
def test_what_is_seen_does_not_depend_on_what_is_hidden(game: Duel) -> None:
    for answers in (0, 3, 8, 25, 45):
        table = advanced(game, answers, answers)
        if table.over:
            continue
        seat, extractor = table.owing[0], FeatureExtractor()
        seen = []
        for world in [table.state, game.imagine(table.view(seat), Stream(1, "other"))]:
            extractor.update(world)
            seen.append(list(extractor.active[: extractor.count]))
        assert seen[0] == seen[1]
        assert sorted(set(seen[0])) == sorted(seen[0])
        assert max(seen[0]) < len(FEATURES.names)


@EVERY_CONFIGURATION
@pytest.mark.parametrize("level", roster.LEVELS)
def test_every_level_plays_every_configuration(game: Duel, level: str) -> None:
    table = advanced(game, 2, 40)
    player: Player = roster.make(game, level, QUICK)
    seat = table.owing[0]
    assert player.answer(table.view(seat), table.moves(seat), Stream(1, "luck")) in table.moves(seat)


def position(**parts: object) -> Table:
    document = {"septem": "position", "game": "duel", "age": 1, "structure": ["guard_tower", "altar", *[None] * 18]}
    return read(document | {"decision": {"seat": 1}} | parts)


@EVERY_SEARCH
def test_it_takes_a_victory(kind: str) -> None:
    table = position(pawn=8)
    move = SearchPlayer(Duel(), kind, ENOUGH[kind]).answer(table.view(0), table.moves(), Stream())
    assert table.named(move).text == "build guard_tower"


@EVERY_SEARCH
def test_it_denies_a_victory(kind: str) -> None:
    threat = {"coins": 20, "buildings": ["workshop", "apothecary", "scriptorium", "pharmacist", "academy"]}
    structure = ["university", "obelisk", *[None] * 18]
    table = position(age=3, structure=structure, cities=[{"coins": 6, "buildings": ["palace", "town_hall"]}, threat])
    move = SearchPlayer(Duel(), kind, ENOUGH[kind]).answer(table.view(0), table.moves(), Stream())
    assert "university" in table.named(move).text


@pytest.mark.parametrize("processor", [False, True])
def test_time_is_kept(processor: bool) -> None:
    table = advanced(Duel(), 1, 12)
    search = SEARCHES["uct"](Duel())
    budget = SearchBudget(seconds=0.02, processor=processor)
    found = search_view(search, table.view(table.owing[0]), 1, budget)
    assert sum(one.visits for one in found) >= 32
    assert most_visited(found).visits == max(one.visits for one in move_stats(search))


@EVERY_SEARCH
def test_a_full_tree_grows_no_further(kind: str) -> None:
    table = advanced(Duel(), 1, 12)
    search = SEARCHES[kind](Duel())
    search.max_nodes = 4
    found = search_view(search, table.view(table.owing[0]), 1, SearchBudget(iterations=30))
    assert search.tree.nodes == 4
    assert sum(one.visits for one in found) == 30


def test_a_tree_finds_every_node_again_when_it_has_grown_and_none_when_it_was_cleared() -> None:
    state = Duel().start(1).state
    tree, count = Tree(), Duel().menu(state)
    tree.add_node(sizes.NONE, 0, 0, state, count)
    below = [(number % count, number * number) for number in range(3000)]  # some thousand below each of a few moves
    found = [tree.add_node(edge, key, 0, state, count) for edge, key in below]
    assert [tree.find(edge, key) for edge, key in below] == found
    assert {tree.find(edge + 1, key) for edge, key in below} == {sizes.NONE}
    tree.clear()
    assert {tree.find(edge, key) for edge, key in below} == {sizes.NONE}


def test_several_cores_share_the_iterations() -> None:
    table = advanced(Duel(), 1, 12)
    seat = table.owing[0]
    player = SearchPlayer(Duel(), "uct", SearchBudget(iterations=20, cores=2))
    first, second = (player.move_stats(table.view(seat), Stream(6, "luck")) for _ in range(2))
    assert first == second
    assert sum(one.visits for one in first) == 20
    assert [one.move for one in first] == table.moves(seat)


def test_a_spectator_is_not_asked() -> None:
    with pytest.raises(ValueError, match="spectator"):
        search_view(SEARCHES["uct"](Duel()), Duel().start(1).view(None), 1, QUICK)


def test_the_sizes_are_the_same_in_both_forms() -> None:
    text = Path(septem.ai.duel.__file__).with_name("sizes.pxd").read_text()
    compiled = {name: int(number) for name, number in re.findall(r"(\w+) = (-?\d+)", text)}
    assert compiled == {name: number for name, number in vars(sizes).items() if name.isupper()}


def test_players_are_written_with_their_thinking() -> None:
    entry = roster.read(Duel(), "5:seconds=0.5,cores=2")
    assert (entry.name, entry.budget) == ("5", SearchBudget(seconds=0.5, cores=2))
    assert roster.read(Duel(), "5:cpu=0.5").budget == SearchBudget(seconds=0.5, processor=True)
    assert roster.read(Duel(), "5:cpu=0.5,seconds=1").budget == SearchBudget(seconds=1.0)
    assert roster.read(Duel(), "5:iterations=9").budget == SearchBudget(iterations=9)


@pytest.mark.parametrize("text", ["6", "uct:speed=1", "uct:iterations=few", "uct:seconds=-1"])
def test_unknown_players_are_refused(text: str) -> None:
    with pytest.raises(Problem):
        roster.player(Duel(), text)
