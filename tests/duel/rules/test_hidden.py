"""Hidden information (section 19): what each seat and a spectator may know."""

from dataclasses import fields, replace

import pytest

from septem.core.events import heard_by
from septem.core.table import Table
from septem.duel.constants import DECKS
from septem.duel.data.catalogue import CATALOGUE
from septem.duel.knowledge.view import View, secrets
from tests.duel.components import DECKS as DECK_CARDS
from tests.duel.components import TOKENS, WONDERS
from tests.duel.games import SEEDS, drafted, played, start, walk
from tests.duel.helpers import City, Positions, Scene, covering, full_structure, ids
from tests.duel.telling import tell

WATCHERS = (0, 1, None)
PRIVATE = ("seat", "seen")
LIBRARY = City(unbuilt="great_library", coins=20)


def public(view: View) -> View:
    """A view without what may differ from seat to seat."""
    return replace(view, seat=None, seen=())


def heard(table: Table, seat: int | None) -> list[str]:
    return [tell(event) for event in table.events(seat)]


@pytest.mark.parametrize("seed", SEEDS)
def test_dh_01_what_is_public_is_the_same_for_all(seed: int) -> None:
    for table in walk(seed):
        views = [table.view(seat) for seat in WATCHERS]
        assert public(views[0]) == public(views[1]) == public(views[2])


def test_dh_01_all_that_is_public_is_there(position: Positions) -> None:
    scene = position(
        City("quarry", "sphinx:walls", "law", 3, "pyramids"),
        City("press", "piraeus", "economy", 4, "colossus"),
        pawn=2,
        loot="loot_p1_2 loot_p2_5",
        board="strategy masonry",
        discard="baths",
        cards="statue",
        ask=("turn", 2),
    )
    assert (scene.city(1), scene.won(1), scene.tokens(1), scene.unbuilt(1)) == (
        {"quarry"},
        {"sphinx": "walls"},
        {"law"},
        {"pyramids"},
    )
    assert (scene.coins, scene.pawn, scene.loot) == ((3, 4), 2, {"loot_p1_2", "loot_p2_5"})
    assert (scene.board, scene.discard, scene.asked) == ({"strategy", "masonry"}, ["baths"], ("turn", 2))
    assert scene.player(scene.view.mover) == 2


@pytest.mark.parametrize("age", [1, 2, 3])
def test_dh_02_backs_are_public(position: Positions, age: int) -> None:
    places = full_structure(age)
    scene = position(structure=places, age=age)
    for slot, card in places.items():
        place = scene.view.structure[slot]
        assert place is not None
        assert (place.card is None) == (card[0] == "?")
        assert DECKS[place.deck] == ("guilds" if "guild" in card else f"age{age}")


def test_dh_02_a_guild_is_recognised_but_not_which(position: Positions) -> None:
    places = full_structure(3)
    assert places[17] == "?merchants_guild"
    scene = position(structure=places, age=3)
    assert scene.view == position(structure={**places, 17: "?tacticians_guild"}, age=3).view
    assert scene.view != position(structure={**places, 17: "?lighthouse"}, age=3).view


def hidden_worlds(position: Positions) -> tuple[Scene, Scene]:
    """Two positions that differ only in hidden information."""
    later = {3: tuple(DECK_CARDS["age3"])}
    places = covering("statue")
    one = position(structure=places, later=later, box="law economy")
    other = position(
        structure={**places, 6: "?rostrum", 7: "?temple"},
        later={3: (*reversed(DECK_CARDS["age3"][:17]), *DECK_CARDS["guilds"][:3])},
        box="strategy masonry",
    )
    return one, other


def test_dh_03_faces_and_later_ages_are_secret_to_both(position: Positions) -> None:
    one, other = hidden_worlds(position)
    assert secrets(one.table.state) != secrets(other.table.state)
    for seat in WATCHERS:
        assert one.table.view(seat) == other.table.view(seat)
    assert one.moves == other.moves
    for card in ("temple", "rostrum"):
        assert one.refusal(f"build {card}") == other.refusal(f"build {card}")
    assert one.structure[6] == one.structure[7] == "?"


@pytest.mark.parametrize("seed", SEEDS)
def test_dh_03_a_card_is_not_named_before_it_is_turned_over(seed: int) -> None:
    named: set[str] = set()
    for table in walk(seed):
        for event in table.answers[-1].events if table.answers else ():
            fact, *words = tell(event).split()
            if fact in ("card_laid", "card_revealed"):
                named.add(words[0])
            elif fact.startswith("card_"):
                assert words[1] in named
        faces = {CATALOGUE.id(place.card) for place in table.view().structure if place and place.card is not None}
        assert faces <= named


@pytest.mark.parametrize("seed", SEEDS)
def test_dh_04_cards_left_out_are_never_told(seed: int) -> None:
    table = start(seed)
    in_play = {name for faces in secrets(table.state).later.values() for name in ids(faces)}
    left_out = {card for cards in DECK_CARDS.values() for card in cards} - in_play
    assert len(left_out) == 13
    words = {word for seat in WATCHERS for fact in heard(played(seed), seat) for word in fact.split()}
    assert not words & left_out
    assert played(seed).over


def test_dh_05_discarded_and_tucked_cards_are_open(position: Positions) -> None:
    scene = position(City(unbuilt="sphinx", coins=20), cards="statue walls", discard="baths")
    scene.play("raise sphinx with walls", "sell statue")
    for seat in WATCHERS:
        view = scene.table.view(seat)
        assert sorted(ids(view.discard)) == ["baths", "statue"]
        assert ids(view.cities[scene.seat(1)].wonders[0]) == ["sphinx", "walls"]


@pytest.mark.parametrize("seed", SEEDS)
def test_dh_06_the_second_group_is_secret_until_shown(seed: int) -> None:
    table = start(seed)
    second = set(ids(secrets(table.state).offer))
    assert len(second) == 4
    while table.view().drafted < 4:
        for seat in WATCHERS:
            assert not second & set(ids(table.view(seat).offer))
            assert not second & {word for fact in heard(table, seat) for word in fact.split()}
        table.play(table.moves()[0])
    assert second <= set(ids(table.view().offer))
    undealt = set(WONDERS) - set(ids(table.view().offer))
    assert not undealt & {word for fact in heard(drafted(seed), 0) for word in fact.split()}


@pytest.mark.parametrize("seed", SEEDS)
def test_dh_07_the_box_is_shown_as_a_set(seed: int) -> None:
    for table in walk(seed):
        view = table.view()
        elsewhere = [*view.board, *view.cities[0].tokens, *view.cities[1].tokens]
        assert ids(view.box) == [token for token in TOKENS if token not in ids(tuple(elsewhere))]
        assert view.box == tuple(sorted(view.box))


def drawing(position: Positions, box: str) -> Scene:
    scene = position(LIBRARY, box=box, cards="statue")
    scene.play("raise great_library with statue")
    return scene


def test_dh_08_the_draw_is_shown_to_the_active_player_only(position: Positions) -> None:
    scene = drawing(position, "law economy strategy")
    own, others = scene.seat(1), (scene.seat(2), None)
    assert ids(scene.table.view(own).seen) == ["law", "economy", "strategy"]
    assert [fact.split()[2] for fact in heard(scene.table, own) if fact.startswith("token_seen")] == [
        "law",
        "economy",
        "strategy",
    ]
    for seat in others:
        assert (scene.table.view(seat).seen, scene.table.view(seat).drawn) == ((), 3)
        assert not any(fact.startswith("token_seen") for fact in heard(scene.table, seat))
        assert f"tokens_drawn {scene_player(scene)} 3" in heard(scene.table, seat)


def scene_player(scene: Scene) -> str:
    return f"P{scene.seat(1) + 1}"


def test_dh_08_the_one_kept_is_public_and_the_others_go_back(position: Positions) -> None:
    scene = drawing(position, "law economy strategy")
    scene.play("token economy")
    for seat in WATCHERS:
        view = scene.table.view(seat)
        assert (view.drawn, view.seen) == (0, ())
        assert "economy" not in ids(view.box)
        assert {"law", "strategy"} <= set(ids(view.box))
        assert f"token_kept {scene_player(scene)} economy" in heard(scene.table, seat)
    assert scene.tokens(1) == {"economy"}


def test_dh_08_by_option_everyone_sees_the_draw(position: Positions) -> None:
    scene = drawing(Positions(position.swapped, {"great_library_view": "public"}), "law economy strategy")
    for seat in WATCHERS:
        assert ids(scene.table.view(seat).seen) == ["law", "economy", "strategy"]
        seen = [fact.split()[2] for fact in heard(scene.table, seat) if fact.startswith("token_seen")]
        assert seen == ["law", "economy", "strategy"]


def test_dh_15_no_view_holds_a_seed_or_a_deck(position: Positions) -> None:
    names = {field.name for field in fields(View)}
    assert not names & {"seed", "deal", "deck", "decks", "later", "faces", "secrets", "log"}
    one, other = hidden_worlds(position)  # dealt differently, they look the same
    assert one.view == other.view
    assert one.table.view(None).seat is None


@pytest.mark.parametrize("seed", SEEDS)
def test_dh_15_a_spectator_hears_and_sees_what_is_public_only(seed: int) -> None:
    table = played(seed)
    spectator = table.events(None)
    for seat in (0, 1):
        assert [event for event in table.events(seat) if event in spectator] == spectator
    assert spectator == [event for event in table.events(0) if event in table.events(1)]
    assert not any(tell(event).startswith("token_seen") for event in spectator)


def test_dh_16_events_name_no_card_the_reader_may_not_know(position: Positions) -> None:
    """Two draws that the opponent cannot tell apart are told to them, and to spectators, in the same words."""
    one = drawing(position, "law economy strategy")
    other = drawing(position, "masonry theology agriculture")
    for seat in (one.seat(2), None):
        answers = [scene.table.answers[-1].events for scene in (one, other)]
        told = [[tell(event) for event in heard_by(list(events), seat)] for events in answers]
        assert told[0] == told[1]
        assert not {word for fact in told[0] for word in fact.split()} & set(TOKENS)


def test_dh_16_a_structure_is_told_by_its_backs(position: Positions) -> None:
    scene = position(structure={0: "statue"}, later={3: (*DECK_CARDS["age3"][:17], *DECK_CARDS["guilds"][:3])}, pawn=1)
    facts = scene.play("sell statue")
    backs = [fact for fact in facts if fact.startswith("back_laid")]
    assert {tuple(fact.split()[1:2]) for fact in backs} <= {("age3",), ("guilds",)}
    hidden = {CATALOGUE.id(card) for card in secrets(scene.table.state).faces.values()}
    assert len(hidden) == len(backs) == 8
    assert not hidden & {word for fact in facts for word in fact.split()}
