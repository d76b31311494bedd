"""Positions in a few words, and what a test wants to know about them. Seats and cities are counted from 0."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from septem.core.events import Event
from septem.wonders import history, setters, sizes
from septem.wonders.constants import CATEGORIES, CHOOSE_CARD, COPIED, FACTS, SELL
from septem.wonders.data.catalogue import CATALOGUE
from septem.wonders.data.components import AFTER_OTHERS, BOARD_WORDS, FIRST_OTHER, FIRST_STAGE, is_board_of, is_of
from septem.wonders.files import notation
from septem.wonders.game import Wonders
from septem.wonders.payment import prices
from septem.wonders.payment.explain import Offer
from septem.wonders.rules import scoring, seating
from septem.wonders.state import State

HAND = "lumber_yard clay_pool ore_vein"
NOWHERE_SOLD = ("ephesus", "alexandria", "halicarnassus", "giza", "rhodes", "olympia", "babylon")


@dataclass(frozen=True)
class City:
    """Ids with spaces between them."""

    board: str = ""
    side: str = "A"
    coins: int = 3
    built: str = ""
    stages: int = 0
    hand: str = HAND
    wins: tuple[int, int, int] = (0, 0, 0)
    defeats: int = 0


NUMBERS: list[dict[str, int]] = [
    {CATALOGUE.word(item): item for item in (*range(FIRST_STAGE), *range(FIRST_OTHER, AFTER_OTHERS)) if is_of(item, of)}
    for of in range(2)
]


def number(card: str, edition: int = 0) -> int:
    return NUMBERS[edition][card]


def numbers(cards: str, edition: int = 0) -> list[int]:
    return [number(card, edition) for card in cards.split()]


def move(text: str) -> int:
    return notation.read(text)


class Scene:
    """A table in some position."""

    def __init__(self, game: Wonders, state: State) -> None:
        self.game = game
        self.state = state
        self.events: list[Event] = []

    def play(self, *answers: str, order: tuple[int, ...] | None = None) -> Self:
        """One answer a city, in turn; whoever is left sells a card. An empty text leaves the choice open too."""
        given = dict(enumerate(answers))
        asked = self.state.agenda[self.state.depth - 1] >> 16
        self.state.log = []
        for city in order or range(self.state.cities):
            if asked >> city & 1:
                seat = seating.decider(self.state, city)
                text = given.get(city, "")
                self.answer(seat, text or self.sale(seat), checked=bool(text))
        self.events = [Event(*entry) for entry in self.state.log]
        self.state.log = None
        return self

    def answer(self, seat: int, text: str, checked: bool = True) -> None:
        assert not checked or text in self.moves(seat), f"{text} is not among {self.moves(seat)}"
        self.game.play(self.state, seat, self.game.read_move(text))

    def sale(self, seat: int) -> str:
        sales = [text for text in self.moves(seat) if "sell" in text or text == "decline"]
        return (sales or self.moves(seat))[0]

    def moves(self, seat: int) -> list[str]:
        return [notation.write(legal) for legal in self.game.legal(self.state, seat)]

    def builds(self, seat: int, card: str) -> list[str]:
        """The payments offered for a card: '' is for nothing."""
        start = f"build {card}"
        return [text.removeprefix(start).strip() for text in self.moves(seat) if text.split()[:2] == start.split()]

    def stages(self, seat: int) -> list[str]:
        """The payments offered for the next stage."""
        first = [text for text in self.moves(seat) if text.startswith("stage with ")]
        card = first[0].split()[2] if first else ""
        return [text.removeprefix(f"stage with {card}").strip() for text in first if text.split()[2] == card]

    def payments(self, seat: int, item: str) -> list[tuple[int, int]]:
        return prices.listed(self.state, seat, number(item, self.state.edition), self.state.coins[seat], 0)

    def quote(self, seat: int, text: str) -> Offer:
        return self.game.quote(self.state, seat, self.game.read_move(text))

    def coins(self) -> list[int]:
        return list(self.state.coins[: self.state.cities])

    def has(self, city: int, card: str) -> bool:
        return bool(prices.has(self.state, city, number(card, self.state.edition)))

    def hand(self, seat: int) -> list[str]:
        row = self.state.hand[seat]
        return [CATALOGUE.word(card) for card in self.state.hands[row][: self.state.held[row]]]

    def score(self, city: int, category: str) -> int:
        scoring.fill_sheet(self.state, city)
        return self.state.sheet[CATEGORIES.index(category)]

    def copied(self, city: int) -> str:
        scoring.fill_sheet(self.state, city)
        return CATALOGUE.id(self.state.sheet[COPIED])

    def heard(self, fact: str) -> list[tuple[int, int, int]]:
        """The events with a fact, as (city, what, amount)."""
        return [(event.seat, event.what, event.amount) for event in self.events if FACTS[event.fact] == fact]

    def asked(self) -> int:
        """The kind of question that is open now."""
        return self.state.agenda[self.state.depth - 1] & 255

    def throw(self, *cards: str, age: int = 0) -> Self:
        """Cards lie in the pile already, sold by city 1 in the turns of an age."""
        for turn, card in enumerate(cards):
            setters.put_past(self.state, age, turn, 1, history.pack(SELL, number(card, self.state.edition)))
        setters.put_pile(self.state, self.state.discarded + len(cards))
        return self


def board(name: str, side: str, edition: int = 0) -> int:
    kinds = {word: kind for kind, word in enumerate(BOARD_WORDS) if is_board_of(kind, edition)}
    return 2 * kinds[name] + "AB".index(side)


def scene(
    *given: City, players: int = 0, age: int = 2, turn: int = 1, claims: int | None = None, **rules: object
) -> Scene:
    """Cities 0, 1, 2 ... sit clockwise: 1 is the left neighbour of 0. Those not given have boards that sell least."""
    cities = list(given) + [City()] * (3 - len(given))
    game = Wonders(players or len(cities), **rules)  # type: ignore[arg-type]
    state = game.new()
    setters.put_table(state, len(cities), players or len(cities), game.options.rulings)
    free = [name for name in NOWHERE_SOLD if name not in {city.board for city in cities}]
    for place, city in enumerate(cities):
        setters.put_board(state, place, board(city.board or free.pop(0), city.side, state.edition))
        put_city(state, place, city)
    setters.put_turn(state, age - 1, turn - 1)
    for place, city in enumerate(cities):
        setters.put_hand(state, state.hand[place] if place < state.seats else place, numbers(city.hand, state.edition))
    setters.put_rights(state, state.claims if claims is None else claims, 0)
    setters.put_question(state, CHOOSE_CARD, (1 << len(cities)) - 1, (1 << len(cities)) - 1)
    return Scene(game, state)


def put_city(state: State, place: int, city: City) -> None:
    setters.put_coins(state, place, city.coins)
    setters.put_stages(state, place, city.stages)
    for card in numbers(city.built, state.edition):
        setters.put_card(state, place, card)
    setters.put_tokens(state, place, list(city.wins), city.defeats)


def dealt(players: int, seed: int = 1, **rules: object) -> Scene:
    """A new game."""
    game = Wonders(players, **rules)  # type: ignore[arg-type]
    state = game.new()
    game.deal(state, seed)
    return Scene(game, state)


def deck(scene: Scene, age: int) -> list[str]:
    """All cards dealt in an age."""
    rows = scene.state.dealt[(age - 1) * sizes.CITIES : (age - 1) * sizes.CITIES + scene.state.cities]
    return [CATALOGUE.word(card) for row in rows for card in row[: scene.state.rounds]]
