"""Positions read from files: unstated parts are empty, what is hidden and not stated is dealt."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from ..core.chance import Stream
from ..core.documents import Part, check_format
from ..core.errors import Problem
from . import checks, filling, ids, moment, past, recalling, sizes, waiting
from .catalogue import CATALOGUE
from .ids import Places
from .moment import Fields, part
from .position import FORMAT
from .sketch import FULL_HAND, Cards, City, Deed, Moment, Sketch
from .state import State
from .view import Revival
from .words import AFTERWARDS, FREE_SEAT, NO_VERB

if TYPE_CHECKING:
    from .game import Wonders

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
CITY_KEYS = ("board", "side", "coins", "stages", "buildings", "victories", "defeats", "free_build")
SIDES = ("A", "B", "a", "b")
AGES = tuple(str(age + 1) for age in range(sizes.AGES))
MOST_COINS = 999
MOST_TOKENS, MOST_DEFEATS = 2, 6  # of one age, of all


def load(game: Wonders, document: Part, stream: Stream) -> State:
    """The position a document describes; what it leaves hidden is dealt."""
    sketch = read(document, game.players)
    if not game.options.allows(*divmod(sketch.cities[FREE_SEAT].board, 2)):
        raise Problem("not_together", f"cities[{FREE_SEAT}].side", other="free_city_seventh_card").within(
            document.where
        )
    state = filling.restore(sketch, game.options.rulings, document.where, stream)
    fields = document.entries()
    waiting.put(game, state, fields, stream)
    if fields.keys() >= {"seat", "past", "seen"}:
        return recalling.recall(game, state, sketch, fields, stream)
    return state


def read(document: Part, players: int) -> Sketch:
    """A position as far as it is stated, checked."""
    fields = document.fields(KEYS, ("cities",))
    check_format(fields.get("format"), FORMAT)
    part(fields, "septem", "position").word(("position",))
    part(fields, "game", "wonders").word(("wonders",))
    part(fields, "seat", 1).number(1, players)
    begun = moment.read(fields, players)
    places = Places(begun.size, range(begun.age + 1))
    sketch = read_cards(begun, fields, places)
    recalling.read_sights(part(fields, "seen", {}), sketch)
    checks.check(sketch, places, fields, document.where)
    return sketch


def read_cards(begun: Sketch, fields: Fields, places: Places) -> Sketch:
    """What lies where. Cards under stages and in the pile are those of the past, if that is stated."""
    apart = places if "past" not in fields else Places(begun.size, range(begun.age + 1))
    hidden = part(fields, "hidden", {}).fields(("later", "draws"))
    revived = tuple(read_revival(entry, begun) for entry in part(fields, "revived", ()).at_most(sizes.REVIVALS))
    past_stated = read_past(fields["past"], begun, revived, places) if "past" in fields else None
    return replace(
        begun,
        cities=read_cities(fields["cities"].exactly(begun.size), places, apart),
        hands=read_hands(fields, begun, places),
        discard=tuple(apart.put(card) for card in part(fields, "discard", ()).parts()),
        past=past_stated,
        revived=revived,
        forgotten=read_forgotten(fields, begun, past_stated),
        looked=read_looked(fields, begun.players),
        funds=read_funds(part(fields, "free_city_coins", {}), begun),
        reviving=fields["reviving"].number(1, begun.size) - 1 if "reviving" in fields else None,
        kept_coins=fields["kept_coins"].number(0, MOST_COINS) if "kept_coins" in fields else None,
        later=read_later(part(hidden, "later", {}), begun),
        draws=read_draws(part(hidden, "draws", {}), fields, begun, places),
    )


def read_cities(parts: list[Part], places: Places, markers: Places) -> tuple[City, ...]:
    known: dict[int, str] = {}
    cities = []
    for document in parts:
        fields = document.fields(CITY_KEYS, ("board",))
        board = ids.number(fields["board"].text(), "board", fields["board"].where)
        if board in known:
            raise Problem("in_two_places", fields["board"].where, id=fields["board"].value, first=known[board])
        known[board] = fields["board"].where
        cities.append(read_city(fields, board, places, markers))
    return tuple(cities)


def read_city(fields: Fields, board: int, places: Places, markers: Places) -> City:
    side = 2 * board + SIDES.index(part(fields, "side", "A").word(SIDES)) % 2
    victories = part(fields, "victories", (0,) * sizes.AGES).exactly(sizes.AGES)
    return City(
        board=side,
        coins=part(fields, "coins", 0).number(0, MOST_COINS),
        stages=read_stages(part(fields, "stages", 0), CATALOGUE.stages[side], markers),
        buildings=read_buildings(part(fields, "buildings", ()).parts(), places),
        victories=tuple(tokens.number(0, MOST_TOKENS) for tokens in victories),
        defeats=part(fields, "defeats", 0).number(0, MOST_DEFEATS),
        claim=fields["free_build"].flag() if "free_build" in fields else None,
    )


def read_stages(document: Part, most: int, places: Places) -> Cards:
    """How many, or the cards under them."""
    if isinstance(document.value, int):
        return (None,) * document.number(0, most)
    return tuple(places.put(card) for card in document.at_most(most))


def read_buildings(parts: list[Part], places: Places) -> tuple[int, ...]:
    """No two are identical (S-081)."""
    known: dict[int, str] = {}
    for document in parts:
        card = ids.number(document.text(), "card", document.where)
        if card in known:
            raise Problem("in_two_places", document.where, id=document.value, first=known[card])
        known[card] = document.where
        places.claim(card, document.where)
    return tuple(sorted(known))


def read_hands(fields: Fields, begun: Sketch, places: Places) -> tuple[Cards, ...]:
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
    if isinstance(document.value, int):
        return (None,) * document.number(0, FULL_HAND + 1)
    return tuple(places.put(card, age) for card in document.at_most(FULL_HAND + 1))


def read_past(document: Part, begun: Sketch, revived: tuple[Revival, ...], places: Places) -> dict[Moment, Deed]:
    """Every round that is over; what is not stated of it is a card gone somewhere."""
    deeds = dict.fromkeys(begun.moments(), Deed(NO_VERB, None))
    standing = Counter(revival.card for revival in revived)
    for name, rounds in document.fields(AGES[: begun.age + 1]).items():
        age = int(name) - 1
        for when, cities in enumerate(rounds.at_most(begun.rounds(age))):
            for city, entry in enumerate(cities.exactly(begun.size)):
                deed = past.read_deed(entry, age, places)
                if deed.verb in past.DISCARDED and deed.card is not None and standing[deed.card]:
                    standing[deed.card] -= 1
                elif deed.verb not in past.BUILT:
                    places.claim(deed.card, entry.where)
                places.deal(deed.card, age, entry.where)
                deeds[age, when, city] = deed
    return deeds


def read_revival(document: Part, begun: Sketch) -> Revival:
    """A card built from the pile."""
    fields = document.fields(("age", "round", "city", "card", "back"), ("age", "round", "city", "card"))
    card = ids.number(fields["card"].text(), "card", fields["card"].where)
    backs = ids.ages_of(card, begun.size)
    back = fields["back"].number(1, begun.age + 1) - 1 if "back" in fields else min(backs, default=0)
    if back not in backs or back > begun.age:
        raise Problem("wrong_deck", fields["card"].where, id=ids.write(card), age=min(back, begun.age) + 1)
    age = fields["age"].number(1, begun.age + 1) - 1
    turn = fields["round"].number(1, max(begun.rounds(age), 1)) - 1
    return Revival(age, turn, fields["city"].number(1, begun.size) - 1, card, back)


def read_forgotten(fields: Fields, begun: Sketch, deeds: dict[Moment, Deed] | None) -> int:
    """A past that is not stated, or not wholly, is made up, and nobody remembers it."""
    over = begun.age * sizes.ROUNDS + begun.rounds(begun.age)
    if deeds is None:
        return over
    gone = [age * sizes.ROUNDS + when + 1 for (age, when, _), deed in deeds.items() if deed.verb == NO_VERB]
    return max([part(fields, "forgotten", 0).number(0, over), *gone])


def read_funds(document: Part, begun: Sketch) -> dict[int, int]:
    """What the Free City could spend in the rounds of each age; null where nobody knows."""
    funds = {}
    for name, rounds in document.fields(AGES[: begun.age + 1] if begun.two else ()).items():
        first = (int(name) - 1) * sizes.ROUNDS
        for when, coins in enumerate(rounds.at_most(begun.rounds(int(name) - 1))):
            if coins.value is not None:
                funds[first + when] = coins.number(0, MOST_COINS)
    return funds


def read_looked(fields: Fields, players: int) -> tuple[int, ...]:
    """For each seat the set of rounds in which it has looked through the pile."""
    looked = part(fields, "looked", ((),) * players).exactly(players)
    rounds = [[entry.number(1, sizes.PAST) - 1 for entry in each.at_most(sizes.PAST)] for each in looked]
    return tuple(sum(1 << past for past in set(each)) for each in rounds)


def read_later(document: Part, begun: Sketch) -> dict[int, tuple[Cards, ...]]:
    """The hands of ages to come; the Free City's is its pile."""
    later = document.fields(AGES[begun.age + 1 :])
    return {int(age) - 1: read_deal(hands, int(age) - 1, begun.size) for age, hands in later.items()}


def read_deal(document: Part, age: int, cities: int) -> tuple[Cards, ...]:
    """All hands of an age, as dealt."""
    places = Places(cities, range(age, age + 1))
    hands = [hand.exactly(FULL_HAND) for hand in document.exactly(cities)]
    cards = tuple(tuple(places.put(card, age) for card in hand) for hand in hands)
    checks.check_guilds(cities, places, document.where)
    return cards


def read_draws(document: Part, fields: Fields, begun: Sketch, places: Places) -> dict[int, Cards]:
    """The Free City's piles, in the order of drawing. Cards drawn already lie elsewhere by now."""
    piles = document.fields(AGES[: begun.age + 1] if begun.two else ())
    draws = {int(age) - 1: read_pile(cards, int(age) - 1, begun, places) for age, cards in piles.items()}
    if "last_card" in fields and begun.two and begun.age not in draws:
        draws[begun.age] = (*(None,) * AFTERWARDS, places.put(fields["last_card"], begun.age))
    return draws


def read_pile(document: Part, age: int, begun: Sketch, places: Places) -> Cards:
    cards = tuple(places.read(card, age) for card in document.exactly(FULL_HAND))
    for turn, card in enumerate(cards):
        if age == begun.age and turn >= FULL_HAND - begun.pile_size:
            places.claim(card, f"{document.where}[{turn}]")
            places.deal(card, age, f"{document.where}[{turn}]")
    return cards
