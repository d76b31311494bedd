"""Positions read from files: unstated parts are empty, hidden parts that are not stated are dealt."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from ...core.chance import Stream
from ...core.documents import Part, check_format
from ...core.errors import Problem
from .. import sizes
from ..constants import FREE_SEAT, NO_VERB
from ..data import ids
from ..data.catalogue import CATALOGUE
from ..data.components import NO_BOARD
from ..data.ids import Places
from ..knowledge import rewind
from ..knowledge.view import Revival, build_city
from ..state import State
from ..table_config import BASE, TableConfig
from . import check_counts, checks, deal_unknown, history_notation, position_phase, restore, view_reading
from .partial_position import Cards, City, Deed, Moment, PartialPosition
from .position import DERIVED, FORMAT, write_numbers
from .position_phase import Fields, part

if TYPE_CHECKING:
    from ..game import Wonders

KEYS = (
    "septem",
    "format",
    "game",
    "options",
    "players",
    "seat",
    "age",
    "turn",
    "cities",
    "hands",
    "discard",
    "past",
    "revived",
    "forgotten",
    "free_city_coins",
    "result",
    "decision",
    "owing",
    "answers",
    "reviving",
    "kept_coins",
    "looked",
    "seen",
    "pile_seen",
    "last_card",
    "hidden",
)
CITY_KEYS = ("board", "side", "coins", "stages", "buildings", "victories", "defeats", "free_build", DERIVED)
AGES = tuple(str(age + 1) for age in range(sizes.AGES))
MOST_COINS = 999
MOST_TOKENS, MOST_DEFEATS = 2, 6  # of one age, of all; twice as many if cities can pass theirs on


def load(game: Wonders, document: Part, stream: Stream) -> State:
    """The position that a document describes; hidden parts that it does not state are dealt."""
    stated = read(document, game.players, game.table_config)
    third = document.entries()["cities"].parts()[FREE_SEAT].where
    game.options.check_third(*divmod(stated.cities[FREE_SEAT].board, 2), f"{third}.board", f"{third}.side")
    fields = document.entries()
    state = deal_unknown.complete(game, stated, document.where, stream)
    restore_parts(game, state, document, stream)
    restore.put_question(state, stated)
    check_counts.check_winners(state, document.where)
    check_derived(fields["cities"], state)
    restore.put_answers(game, state, fields, stream)
    if fields.keys() >= {"seat", "past", "seen"}:
        return view_reading.recall(game, state, stated, fields, stream)
    return state


def check_derived(document: Part, state: State) -> None:
    """Numbers that follow from the rest need not be stated, but may not contradict it."""
    for number, city in enumerate(document.parts()):
        derived = city.entries().get(DERIVED)
        wanted = write_numbers(build_city(state, number)).get(DERIVED) if derived else None
        if derived and derived.value != wanted:
            raise Problem("derived_differs", derived.where, wanted=wanted)


def restore_parts(game: Wonders, state: State, document: Part, stream: Stream) -> None:
    """Read and restore the expansions' parts of a position."""
    hidden = document.entries().get("hidden", Part({}, "hidden"))
    parts = [extension.unfile(document, hidden, state) for extension in game.extensions]
    game.restore_parts(state, [seen for seen, _ in parts], [unseen for _, unseen in parts], stream)
    if all(unseen is None for _, unseen in parts):
        game.redeal_boards(state, stream)
    rewind.recall_excluded(state)  # once more: other items may have helped


def read(document: Part, players: int, table_config: TableConfig = BASE) -> PartialPosition:
    """A position as far as it is stated, checked."""
    fields = document.fields((*KEYS, *table_config.keys), ("cities",))
    check_format(fields.get("format"), FORMAT)
    part(fields, "septem", "position").word(("position",))
    part(fields, "game", "wonders").word(("wonders",))
    part(fields, "seat", 1).number(1, players)
    begun = position_phase.read(fields, players, table_config)
    places = Places(begun.size, range(begun.age + 1), begun.table_config)
    stated = read_cards(begun, fields, places)
    view_reading.read_sights(part(fields, "seen", {}), stated)
    view_reading.read_sights(part(fields, "mate_seen", {}), stated)
    checks.check(stated, places, fields, document.where)
    return stated


def read_cards(begun: PartialPosition, fields: Fields, places: Places) -> PartialPosition:
    """Read where the cards lie. Cards under stages and in the pile are those of the past, if the past is stated."""
    apart = places if "past" not in fields else Places(begun.size, range(begun.age + 1), begun.table_config)
    hidden = part(fields, "hidden", {}).fields(("later", "draws", *begun.table_config.hidden_keys))
    revived = tuple(read_revival(entry, begun) for entry in part(fields, "revived", ()).at_most(sizes.REVIVALS))
    past_stated = read_past(fields["past"], begun, revived, places) if "past" in fields else None
    return replace(
        begun,
        cities=read_cities(fields["cities"].exactly(begun.size), places, apart, begun.boardless),
        hands=read_hands(fields, begun, places),
        discard=tuple(apart.put(card) for card in part(fields, "discard", ()).parts()),
        past=past_stated,
        revived=revived,
        forgotten=read_forgotten(fields, begun, past_stated),
        looked=read_looked(fields, begun),
        funds=read_funds(part(fields, "free_city_coins", {}), begun),
        reviving=position_phase.read_revivals(fields["reviving"], begun) if "reviving" in fields else 0,
        limits=position_phase.read_limits(fields, begun),
        kept_coins=fields["kept_coins"].number(0, MOST_COINS) if "kept_coins" in fields else None,
        later=read_later(part(hidden, "later", {}), begun),
        draws=read_draws(part(hidden, "draws", {}), fields, begun, places),
    )


def read_cities(parts: list[Part], places: Places, markers: Places, boardless: bool) -> tuple[City, ...]:
    known: dict[int, str] = {}
    cities = []
    for document in parts:
        fields = document.fields((*CITY_KEYS, *places.table_config.city_keys), ("board",))
        side = position_phase.read_none(fields) if boardless else position_phase.read_side(fields, places.table_config)
        if side // 2 in known and side != NO_BOARD:
            raise Problem("in_two_places", fields["board"].where, id=fields["board"].value, first=known[side // 2])
        known[side // 2] = fields["board"].where
        cities.append(read_city(fields, side, places, markers))
    return tuple(cities)


def read_city(fields: Fields, side: int, places: Places, markers: Places) -> City:
    victories = part(fields, "victories", (0,) * sizes.AGES).exactly(sizes.AGES)
    stages, more = read_stages(part(fields, "stages", 0), CATALOGUE.stages[side], markers)
    return City(
        board=side,
        coins=part(fields, "coins", 0).number(0, MOST_COINS),
        stages=stages,
        more_stages=more,
        buildings=read_buildings(part(fields, "buildings", ()).parts(), places),
        victories=tuple(tokens.number(0, MOST_TOKENS) for tokens in victories),
        defeats=part(fields, "defeats", 0).number(0, MOST_DEFEATS * (2 if places.table_config.other_items else 1)),
        claim=fields["free_build"].flag() if "free_build" in fields else None,
    )


def read_stages(document: Part, most: int, places: Places) -> tuple[Cards, int]:
    """How many, or the cards under them; how many of those are of no age."""
    if isinstance(document.value, int):
        return (None,) * document.number(0, most), 0
    parts = document.at_most(most)
    of_ages = [card for card in parts if not is_other_item(card, places)]
    return tuple(places.put(card) for card in of_ages), len(parts) - len(of_ages)


def is_other_item(document: Part, places: Places) -> bool:
    """Whether an item that is of no age lies under a stage."""
    return bool(places.table_config.other_items) and ids.is_other_item(document.text())


def read_buildings(parts: list[Part], places: Places) -> tuple[int, ...]:
    """No two are identical (S-081)."""
    known: dict[int, str] = {}
    for document in parts:
        card = ids.number(document.text(), "card", document.where, places.table_config)
        if card in known:
            raise Problem("in_two_places", document.where, id=document.value, first=known[card])
        known[card] = document.where
        places.claim(card, document.where)
    return tuple(sorted(known))


def read_hands(fields: Fields, begun: PartialPosition, places: Places) -> tuple[Cards, ...]:
    """The cards of every seat, or how many; where nobody is asked, some may be left out."""
    sizes_wanted = [begun.hand_size(seat) for seat in range(begun.players)]
    if "hands" not in fields:
        return tuple((None,) * size for size in sizes_wanted)
    parts = fields["hands"].exactly(begun.players)
    hands = [read_hand(document, begun.age, places) for document in parts]
    if begun.question is not None:
        return tuple(hands)
    return tuple(hand + (None,) * (size - len(hand)) for hand, size in zip(hands, sizes_wanted, strict=True))


def read_hand(document: Part, age: int, places: Places) -> Cards:
    most = places.table_config.rounds + 1
    if isinstance(document.value, int):
        return (None,) * document.number(0, most)
    return tuple(places.put(card, age) for card in document.at_most(most))


def read_past(
    document: Part, begun: PartialPosition, revived: tuple[Revival, ...], places: Places
) -> dict[Moment, Deed]:
    """Every round that is over; an entry that is not stated is a card gone to an unknown place."""
    deeds = dict.fromkeys(begun.moments(), Deed(NO_VERB, None))
    standing = Counter(revival.card for revival in revived)
    for name, rounds in document.fields(AGES[: begun.age + 1]).items():
        age = int(name) - 1
        for when, cities in enumerate(rounds.at_most(begun.rounds(age))):
            for city, entry in enumerate(cities.exactly(begun.size)):
                deed = history_notation.read_deed(entry, age, places)
                if deed.verb in history_notation.DISCARDED and deed.card is not None and standing[deed.card]:
                    standing[deed.card] -= 1
                elif deed.verb not in history_notation.BUILT:
                    places.claim(deed.card, entry.where)
                places.deal(deed.card, age, entry.where)
                deeds[age, when, city] = deed
    return deeds


def read_revival(document: Part, begun: PartialPosition) -> Revival:
    """A card built from the pile."""
    fields = document.fields(("age", "round", "city", "card", "back"), ("age", "round", "city", "card"))
    card = ids.number(fields["card"].text(), "card", fields["card"].where, begun.table_config)
    backs = ids.ages_of(card, begun.size)
    back = fields["back"].number(1, begun.age + 1) - 1 if "back" in fields else min(backs, default=0)
    if back not in backs or back > begun.age:
        raise Problem("wrong_deck", fields["card"].where, id=ids.write(card), age=min(back, begun.age) + 1)
    age = fields["age"].number(1, begun.age + 1) - 1
    turn = fields["round"].number(1, max(begun.rounds(age), 1)) - 1
    return Revival(age, turn, fields["city"].number(1, begun.size) - 1, card, back)


def read_forgotten(fields: Fields, begun: PartialPosition, deeds: dict[Moment, Deed] | None) -> int:
    """A past that is not stated, or not wholly, is made up, and nobody remembers it."""
    over = begun.age * begun.table_config.rounds + begun.rounds(begun.age)
    if deeds is None:
        return over
    gone = [
        age * begun.table_config.rounds + when + 1 for (age, when, _), deed in deeds.items() if deed.verb == NO_VERB
    ]
    return max([part(fields, "forgotten", 0).number(0, over), *gone])


def read_funds(document: Part, begun: PartialPosition) -> dict[int, int]:
    """The coins that the Free City could spend in the rounds of each age; null where they are unknown."""
    funds = {}
    for name, rounds in document.fields(AGES[: begun.age + 1] if begun.two else ()).items():
        first = (int(name) - 1) * begun.table_config.rounds
        for when, coins in enumerate(rounds.at_most(begun.rounds(int(name) - 1))):
            if coins.value is not None:
                funds[first + when] = coins.number(0, MOST_COINS)
    return funds


def read_looked(fields: Fields, begun: PartialPosition) -> tuple[int, ...]:
    """For each seat the set of rounds in which it has looked through the pile."""
    looked = part(fields, "looked", ((),) * begun.players).exactly(begun.players)
    most = sizes.AGES * begun.table_config.rounds
    rounds = [[entry.number(1, most) - 1 for entry in each.at_most(most)] for each in looked]
    return tuple(sum(1 << deed for deed in set(each)) for each in rounds)


def read_later(document: Part, begun: PartialPosition) -> dict[int, tuple[Cards, ...]]:
    """The hands of ages to come; the Free City's is its pile."""
    later = document.fields(AGES[begun.begun :])
    return {
        int(age) - 1: read_deal(hands, int(age) - 1, begun.size, begun.table_config) for age, hands in later.items()
    }


def read_deal(document: Part, age: int, cities: int, table_config: TableConfig) -> tuple[Cards, ...]:
    """All hands of an age, as dealt."""
    places = Places(cities, range(age, age + 1), table_config)
    hands = [hand.exactly(table_config.rounds) for hand in document.exactly(cities)]
    cards = tuple(tuple(places.put(card, age) for card in hand) for hand in hands)
    checks.check_pools(places, document.where)
    return cards


def read_draws(document: Part, fields: Fields, begun: PartialPosition, places: Places) -> dict[int, Cards]:
    """The Free City's piles, in the order of drawing. Cards drawn already lie elsewhere by now."""
    piles = document.fields(AGES[: begun.begun] if begun.two else ())
    draws = {int(age) - 1: read_pile(cards, int(age) - 1, begun, places) for age, cards in piles.items()}
    if "last_card" in fields and begun.two and begun.age not in draws:
        draws[begun.age] = (*(None,) * begun.table_config.afterwards, places.put(fields["last_card"], begun.age))
    return draws


def read_pile(document: Part, age: int, begun: PartialPosition, places: Places) -> Cards:
    cards = tuple(places.read(card, age) for card in document.exactly(begun.table_config.rounds))
    for turn, card in enumerate(cards):
        if age == begun.age and turn >= begun.table_config.rounds - begun.pile_size:
            places.claim(card, f"{document.where}[{turn}]")
            places.deal(card, age, f"{document.where}[{turn}]")
    return cards
