"""Setting up (section 1 of the rules)."""

from collections import Counter

import pytest

from septem.core.table import Table
from septem.duel.constants import LOOT
from septem.duel.data.catalogue import CATALOGUE
from septem.duel.knowledge.view import secrets
from tests.duel.components import DECKS, MILITARY, TOKENS
from tests.duel.games import SEEDS, drafted, played, start, walk
from tests.duel.helpers import City, Positions, ids
from tests.duel.telling import tell

MANY = range(60)


def dealt(seed: int) -> dict[int, list[str]]:
    """The three structures of a deal, hidden cards too; the draft has not begun."""
    return {age + 1: ids(faces) for age, faces in secrets(start(seed).state).later.items()}


def facts(table: Table) -> list[str]:
    return [tell(event) for event in table.events()]


def test_d_001_two_players_and_three_ages_of_twenty_cards() -> None:
    table = next(played(seed) for seed in SEEDS if "game_won P1 points" in facts(played(seed)))
    assert table.game.seats == 2
    told = facts(table)
    assert [fact for fact in told if fact.startswith("age_opened")] == ["age_opened 1", "age_opened 2", "age_opened 3"]
    assert sum(fact.startswith(("card_laid", "back_laid")) for fact in told) == 60
    assert sum(fact.startswith("card_taken") for fact in told) == 60


def test_d_002_nineteen_spaces_in_nine_zones(position: Positions) -> None:
    zones = MILITARY["zones"]
    spaces = [space for first, last in zones for space in range(first, last + 1)]
    assert (spaces, len(zones)) == (list(range(-9, 10)), 9)
    assert start(1).view().pawn == 0
    for first, last in zones[1:-1]:
        scores = {
            tuple(position(pawn=space).score(player).get("military", 0) for player in (1, 2))
            for space in range(first, last + 1)
        }
        assert len(scores) == 1
    scene = position(pawn=8, cards="guard_tower")
    scene.play("build guard_tower")
    assert (scene.pawn, scene.result) == (9, (1, "military"))


def test_d_003_four_loot_tokens() -> None:
    assert [LOOT[token] for token in start(1).view().loot] == ["loot_p1_2", "loot_p1_5", "loot_p2_2", "loot_p2_5"]


@pytest.mark.parametrize(("space", "token", "coins"), [(3, "loot_p2_2", 2), (6, "loot_p2_5", 5)])
def test_d_003_where_the_loot_tokens_lie(position: Positions, space: int, token: str, coins: int) -> None:
    for before in range(space - 1):
        scene = position(p2=City(coins=7), pawn=before, loot=token, cards="guard_tower")
        scene.play("build guard_tower")
        assert scene.loot == {token}
    scene = position(p2=City(coins=7), pawn=space - 1, loot=token, cards="guard_tower")
    scene.play("build guard_tower")
    assert (scene.loot, scene.coins[1]) == (set(), 7 - coins)


def test_d_004_five_progress_tokens_on_the_board_and_five_in_the_box() -> None:
    boards = Counter(token for seed in MANY for token in ids(start(seed).view().board))
    assert set(boards) == set(TOKENS)
    assert max(boards.values()) < len(MANY)
    for seed in MANY:
        view = start(seed).view()
        assert len(view.board) == len(view.box) == 5
        assert sorted(ids(view.board + view.box)) == TOKENS
    told = facts(start(1))
    assert sorted(fact for fact in told if fact.startswith("token_laid")) == sorted(
        f"token_laid {token}" for token in ids(start(1).view().board)
    )


def test_d_005_seven_coins_each() -> None:
    table = start(1)
    assert [city.coins for city in table.view().cities] == [7, 7]
    assert facts(table)[:2] == ["coins_received P1 setup 7", "coins_received P2 setup 7"]


def test_d_006_the_first_player_is_seat_1_whatever_the_deal() -> None:
    """The first player is chosen before the rules begin: by lot, or as the players say."""
    for seed in MANY:
        assert start(seed).owing == [0]
    for seed in SEEDS:
        assert drafted(seed).owing == [0]


def test_d_007_three_cards_of_each_age_are_left_out() -> None:
    for age, kept in ((1, 20), (2, 20), (3, 17)):
        seen = Counter(card for seed in MANY for card in dealt(seed)[age] if card in DECKS[f"age{age}"])
        assert set(seen) == set(DECKS[f"age{age}"])  # any of them may be in play, none is always
        assert max(seen.values()) < len(MANY)
        for seed in MANY:
            cards = dealt(seed)[age]
            assert len(set(cards)) == 20
            assert len(set(cards) & set(DECKS[f"age{age}"])) == kept


def test_d_008_three_guilds_at_random_places_of_the_third_age() -> None:
    guilds: Counter[str] = Counter()
    places: Counter[int] = Counter()
    for seed in range(150):
        cards = dealt(seed)
        assert not set(cards[1] + cards[2]) & set(DECKS["guilds"])
        mixed_in = {slot: card for slot, card in enumerate(cards[3]) if card in DECKS["guilds"]}
        assert len(mixed_in) == 3
        guilds.update(mixed_in.values())
        places.update(list(mixed_in))
    assert set(guilds) == set(DECKS["guilds"])
    assert set(places) == set(range(20))


@pytest.mark.parametrize("seed", SEEDS)
def test_d_009_cards_left_out_never_come_into_the_discard_pile(seed: int) -> None:
    in_play = {card for cards in dealt(seed).values() for card in cards}
    for table in walk(seed):
        assert set(ids(table.view().discard)) <= in_play
    assert start(seed).view().discard == ()


def test_d_010_the_bank_never_runs_out(position: Positions) -> None:
    scene = position(City("lumber_yard quarry glassworks press", coins=80, unbuilt="temple_of_artemis"), cards="walls")
    scene.play("raise temple_of_artemis with walls")
    assert scene.coins == (92, 0)  # more than the 86 coins of the box


def test_every_card_exists_once() -> None:
    for seed in MANY:
        cards = [card for faces in dealt(seed).values() for card in faces]
        assert len(cards) == len(set(cards)) == 60
    assert len(CATALOGUE.numbers) == CATALOGUE.size
