"""A log reads like a game."""

from typing import Final

import pytest

from septem import Duel, Stream
from septem.core.events import heard_by
from septem.core.table import Table
from septem.duel.constants import FACTS
from septem.files import read
from septem.text import LANGUAGES, language

NOTHING_LEFT: list[str | None] = [None] * 20
STORY = language("en").story


def position(*open_cards: str | None, age: int = 1, **parts: object) -> Table:
    """A position in which player 1 takes one of the two cards of the top row."""
    structure = [*open_cards, *NOTHING_LEFT[len(open_cards) :]]
    document = {"septem": "position", "game": "duel", "age": age, "structure": structure, "decision": {"seat": 1}}
    return read(document | parts)


def told(table: Table, move: str, code: str = "en", seat: int | None = None) -> list[str]:
    return language(code).story(heard_by(table.play(move), seat))


def test_a_building_is_told_with_its_price() -> None:
    table = position("baths", "altar", cities=[{"coins": 3}, {}])
    assert told(table, "build baths")[0] == "Player 1 builds the Baths for 2 coins (1 stone bought at 2)"


def test_in_french() -> None:
    table = position("baths", "altar", cities=[{"coins": 3}, {}])
    assert told(table, "build baths", "fr")[0] == "Joueur 1 construit les Bains pour 2 pièces (1 pierre au prix de 2)"


def test_names_of_players() -> None:
    table = position("tavern", "altar")
    assert STORY(table.play("build tavern"), ["Ann", "Bob"]) == ["Ann builds the Tavern for free and receives 4 coins"]


def test_tolls_go_to_the_opponent() -> None:
    table = position("baths", "altar", cities=[{"coins": 3}, {"tokens": ["economy"]}])
    expected = "Player 1 builds the Baths for 2 coins (1 stone bought at 2), 2 coins of it to Player 2"
    assert told(table, "build baths")[0] == expected


@pytest.mark.parametrize(("barrier", "moved"), [(1, False), (2, True)])
def test_p_076_a_pawn_that_is_stopped_at_once_does_not_move(barrier: int, moved: bool) -> None:
    pantheon = {"minerva": barrier, "cities": [{}, {"divinities": ["minerva"]}]}
    options = {"pantheon": True}
    table = position("walls", "forum", age=2, cities=[{"coins": 9}, {}], options=options, pantheon=pantheon)
    lines = told(table, "build walls")
    assert "The Minerva pawn stops the conflict pawn and is discarded" in lines
    assert any("moves 1 space" in line for line in lines) == moved
    assert not any("0 space" in line for line in lines)


def test_chains_and_their_bonus() -> None:
    cities = [{"buildings": ["stable"], "tokens": ["urbanism"]}, {}]
    table = position("horse_breeders", "walls", *NOTHING_LEFT[:4], age=2, cities=cities)
    assert told(table, "build horse_breeders") == [
        "Player 1 builds the Horse Breeders for free (chain from the Stable)",
        "The conflict pawn moves 1 space towards Player 2, to space 1 of Player 2's side",
        "Player 1 receives 4 coins for the chain",
    ]


@pytest.mark.parametrize(
    ("coins", "looting"),
    [(5, "Looting: Player 2 loses 2 coins"), (0, "Looting: Player 2 has no coins to lose")],
)
def test_looting(coins: int, looting: str) -> None:
    table = position("guard_tower", "altar", pawn=2, loot=["loot_p2_2"], cities=[{}, {"coins": coins}])
    assert told(table, "build guard_tower")[2] == looting


def test_military_victory() -> None:
    table = position("guard_tower", "altar", pawn=8)
    assert told(table, "build guard_tower")[1:] == [
        "The conflict pawn moves 1 space towards Player 2, to Player 2's capital",
        "Player 1 wins by military supremacy",
    ]


def test_a_pair_brings_a_token() -> None:
    cities = [{"coins": 9, "buildings": ["scriptorium"]}, {}]
    table = position("library", "walls", age=2, cities=cities, board=["agriculture"])
    assert told(table, "build library")[1] == "Player 1 has a pair of quill symbols"
    assert told(table, "token agriculture")[0] == "Player 1 takes the progress token Agriculture and receives 6 coins"


def library(view: str) -> Table:
    cities = [{"coins": 20, "unbuilt": ["great_library"]}, {}]
    table = position("baths", "altar", cities=cities, options={"great_library_view": view})
    table.play("raise great_library with baths")
    return table


@pytest.mark.parametrize(
    ("view", "seat", "sees"),
    [("private", 0, True), ("private", 1, False), ("private", None, False), ("public", 1, True)],
)
def test_a_draw_is_told_in_full_to_those_who_see_it(view: str, seat: int | None, sees: bool) -> None:
    table = library(view)
    line = next(line for line in STORY(table.events(seat)) if "draws" in line)
    named = [move.text.removeprefix("token ") for move in table.moves(0)]
    assert line.startswith("Player 1 draws 3 progress tokens from the box")
    assert all((language("en").name(token) in line) is sees for token in named)


def test_wonders_and_what_they_do() -> None:
    cities = [{"coins": 20, "unbuilt": ["appian_way"]}, {"coins": 2}]
    table = position("baths", "altar", cities=cities)
    assert told(table, "raise appian_way with baths") == [
        "Player 1 builds the Appian Way with the Baths for 10 coins "
        "(2 clay bought at 2, 2 stone bought at 2, 1 papyrus bought at 2) and receives 3 coins",
        "Player 2 loses 2 coins",
        "Player 1 plays again",
    ]


def test_a_building_destroyed_and_one_revived() -> None:
    cities = [
        {"coins": 40, "unbuilt": ["circus_maximus", "mausoleum"], "tokens": ["theology"]},
        {"buildings": ["press"]},
    ]
    table = position("baths", "altar", cities=cities)
    told(table, "raise circus_maximus with baths")
    assert told(table, "destroy press")[0] == "Player 2 loses the Press, which is discarded"
    told(table, "raise mausoleum with altar")
    assert told(table, "revive press")[0] == "Player 1 builds the Press from the discard pile for free"


def test_the_eighth_wonder_goes_back() -> None:
    six = ["pyramids", "sphinx", "colossus", "piraeus", "great_library", "hanging_gardens"]
    cities = [{"coins": 40, "built": six[:3], "unbuilt": ["mausoleum"]}, {"built": six[3:], "unbuilt": ["appian_way"]}]
    table = position("baths", "altar", cities=cities)
    expected = "Seven wonders are built, so the Appian Way goes back to the box unbuilt (Player 2)"
    assert expected in told(table, "raise mausoleum with baths")


def test_coins_of_the_seventh_wonder_are_not_those_of_the_eighth() -> None:
    six = ["pyramids", "sphinx", "colossus", "piraeus", "great_library", "mausoleum"]
    own = {"coins": 40, "built": six[:2], "unbuilt": ["hanging_gardens", "appian_way"]}
    table = position("baths", "altar", cities=[own, {"built": six[2:]}])
    assert told(table, "raise hanging_gardens with baths")[1:] == [
        "Seven wonders are built, so the Appian Way goes back to the box unbuilt (Player 1)",
        "Player 1 receives 6 coins",
        "Player 1 plays again",
    ]


def test_the_last_wonder_of_a_group_is_not_chosen() -> None:
    table = Duel().start(seed=3)
    lines = [STORY(table.play(table.moves()[0]))[:2] for _ in range(6)]
    assert [[line.split()[2] for line in answer] for answer in lines] == [
        ["chooses"],
        ["chooses"],
        ["chooses", "gets"],
        ["chooses"],
        ["chooses"],
        ["chooses", "gets"],
    ]
    assert STORY(table.events())[2:] == STORY(table.opening)[2:] + [
        line for answer in table.answers for line in STORY(answer.events)
    ]


def test_an_unfinished_group_has_been_chosen() -> None:
    """Told in one go, two wonders taken are not one chosen and one left over."""
    table = Duel().start(seed=3)
    table.play(table.moves()[0])
    table.play(table.moves()[0])
    assert [line.split()[2] for line in STORY(table.events())[-2:]] == ["chooses", "chooses"]


def test_nobody_chooses_the_wonders_of_a_first_game() -> None:
    opening = STORY(Duel(first_game_preset=True).start(seed=3).opening)
    assert "Player 1 gets the Pyramids" in opening
    assert "Player 2 gets the Colossus" in opening
    assert not any("chooses" in line for line in opening)


def test_who_begins_an_age() -> None:
    table = position("baths", pawn=1)
    assert any(line.startswith("Age II begins with 12 cards face up") for line in told(table, "sell baths"))
    assert told(table, "start 1") == ["Player 2 lets Player 1 begin the age"]


def test_sales_and_reveals() -> None:
    structure = ["baths", "altar", None, None, "?theater", None, None, None, "stable", *NOTHING_LEFT[9:]]
    table = position(*structure)
    assert told(table, "sell stable") == ["Player 1 sells the Stable for 2 coins", "Turned over: the Theater"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_whole_games_are_told(code: str) -> None:
    promo: Final = ("messe_essen", "statue_of_liberty")
    heard: set[int] = set()
    for seed in range(100):
        table = Duel(pantheon=seed % 2 == 0, agora=seed % 3 == 0, bid=seed % 5 == 0, promo_wonders=promo).start(seed)
        stream = Stream(seed, "test")
        lines = language(code).story(table.opening)
        while not table.over:
            moves = table.moves()
            events = table.play(moves[stream.below(len(moves))])
            heard |= {event.fact for event in events}
            sentences = language(code).story(events)
            assert sentences
            lines += sentences
        assert not any("{" in line or line != line.strip() for line in lines)
    assert len(heard) >= len(FACTS) - 6


@pytest.mark.parametrize(("code", "words"), [("en", "slot 1 of 6"), ("fr", "emplacement 1 sur 6")])
def test_slots_of_the_pantheon_are_counted_from_one(code: str, words: str) -> None:
    """Files count them from 0, readers do not; the number of slots tells both ways apart."""
    game, luck = Duel(pantheon=True), Stream(1, "slots")
    table = game.start(3)
    while not (placing := [move for move in table.moves() if game.write_move(move).startswith("place")]):
        moves = table.moves()
        table.play(moves[luck.below(len(moves))])
    move = next(move for move in placing if game.write_move(move).endswith(" 0"))
    assert words in language(code).move(move)
    assert words in language(code).story(heard_by(table.play(move), None))[0]
