"""Players answer by what they see, and the better one wins."""

import pytest

from septem import Duel, Stream
from septem.ai import Greedy, Player, RandomPlayer, roster
from septem.ai.duel.heuristic import VICTORY, judge
from septem.ai.players import FastPlayer, asker_for
from septem.core.table import Table
from septem.files import read


def contest(game: Duel, seed: int, players: tuple[Player, Player]) -> Table:
    table = game.start(seed)
    luck = [Stream(seed, "players", seat) for seat in range(2)]
    while not table.over:
        seat = table.owing[0]
        table.play(players[seat].answer(table.view(seat), table.moves(seat), luck[seat]), seat)
    return table


def test_greedy_beats_chance() -> None:
    """Four deals, each with both seats; over a hundred deals it wins 98 of 100 games."""
    game = Duel()
    greedy, chance = Greedy(game), RandomPlayer()
    won = sum(contest(game, seed, (greedy, chance)).winners == (0,) for seed in range(4))
    won += sum(contest(game, seed, (chance, greedy)).winners == (1,) for seed in range(4))
    assert won >= 7


def test_the_same_luck_gives_the_same_game() -> None:
    game = Duel()
    players = (Greedy(game), RandomPlayer())
    assert contest(game, 5, players).record() == contest(game, 5, players).record()


def test_what_is_hidden_does_not_matter() -> None:
    """Two tables that look alike and differ in everything unseen get the same answer."""
    game = Duel()
    table = game.start(9)
    while len(table.answers) < 12:
        table.play(table.moves()[0])
    seat = table.owing[0]
    other = game.imagine(table.view(seat), Stream(1, "other world"))
    views = (table.view(seat), game.view(other, seat))
    moves = table.moves(seat)
    assert len({Greedy(game).answer(view, moves, Stream(2, "luck")) for view in views}) == 1


@pytest.mark.parametrize(
    ("name", "pantheon"), [("1", False), ("2", False), ("3:iterations=3", False), ("greedy", False), ("2", True)]
)
def test_a_fast_view_gives_the_same_answer(name: str, pantheon: bool) -> None:
    """Asked in this process with a fast view, a player answers as it does with a view."""
    game = Duel(pantheon=pantheon)
    player = roster.player(game, name)
    assert isinstance(player, FastPlayer)
    ask = asker_for(game, player)
    table = game.start(3)
    while not table.over and len(table.answers) < 50:
        seat, moves, number = table.owing[0], table.moves(), len(table.answers)
        move = ask(table.state, seat, moves, Stream(number, "luck"))
        assert move == player.answer(table.view(seat), moves, Stream(number, "luck"))
        table.play(move, seat)


def test_a_spectator_is_not_asked() -> None:
    table = Duel().start(1)
    with pytest.raises(ValueError, match="spectator"):
        Greedy(Duel()).answer(table.view(None), table.moves(), Stream())


def position(**parts: object) -> Table:
    document = {"septem": "position", "game": "duel", "age": 1, "structure": ["guard_tower", "altar", *[None] * 18]}
    return read(document | {"decision": {"seat": 1}} | parts)


def test_it_takes_a_victory() -> None:
    table = position(pawn=8)
    move = Greedy(Duel()).answer(table.view(0), table.moves(), Stream())
    assert table.named(move).text == "build guard_tower"


def test_it_denies_a_victory() -> None:
    """The Obelisk would be worth more, were it not for the opponent's sixth symbol."""
    threat = {"coins": 20, "buildings": ["workshop", "apothecary", "scriptorium", "pharmacist", "academy"]}
    structure = ["university", "obelisk", *[None] * 18]
    table = position(age=3, structure=structure, cities=[{"coins": 6, "buildings": ["palace", "town_hall"]}, threat])
    move = Greedy(Duel()).answer(table.view(0), table.moves(), Stream())
    assert "university" in table.named(move).text


def test_a_single_move_needs_no_thought() -> None:
    table = position()
    assert Greedy(Duel()).answer(table.view(0), [42], Stream()) == 42


def test_judgement_of_a_finished_game() -> None:
    table = position(pawn=8)
    table.play("build guard_tower")
    assert judge(table.state, 0) > VICTORY / 2
    assert judge(table.state, 1) < -VICTORY / 2
