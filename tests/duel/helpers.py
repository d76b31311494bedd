"""Positions in a few words, and what a test wants to know about them. Seats are 1 and 2, as in the rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from septem.core.chance import Stream
from septem.core.events import EVERYONE
from septem.core.quote import Quote, Reason
from septem.core.table import Table
from septem.duel.constants import COLOURS, DECKS, DRAW, LOOT, NOBODY, NOTHING, QUESTIONS, VICTORIES
from septem.duel.data.catalogue import CATALOGUE
from septem.duel.game import Duel
from septem.duel.knowledge.view import CityView, Question, Secrets, Slot, View
from tests.duel.components import LAYOUTS, TOKENS
from tests.duel.telling import tell

ALL_DRAFTED = 8
ALL_LOOT = "loot_p1_2 loot_p1_5 loot_p2_2 loot_p2_5"
Ask = tuple[str, int] | tuple[str, int, str] | None


@dataclass(frozen=True)
class City:
    """Ids with spaces between them; a built wonder may name the card under it: `sphinx:walls`."""

    buildings: str = ""
    won: str = ""
    tok: str = ""
    coins: int = 0
    unbuilt: str = ""


EMPTY = City()


def numbers(ids: str) -> tuple[int, ...]:
    assert len(set(ids.split())) == len(ids.split()), f"twice in one place: {ids}"
    return tuple(CATALOGUE.numbers[name] for name in ids.split())


def ids(items: tuple[int, ...]) -> list[str]:
    return [CATALOGUE.id(item) for item in items]


def flipped(loot: str) -> str:
    """Loot tokens of the other side."""
    return loot.replace("_p1_", "_p0_").replace("_p2_", "_p1_").replace("_p0_", "_p2_")


class Scene:
    """A table in some position. If swapped, player 1 of the test sits on seat 2, and all is told from there."""

    def __init__(self, table: Table, swapped: bool) -> None:
        self.table = table
        self.swapped = swapped

    def seat(self, player: int) -> int:
        """The engine's seat of a player of the test; and the player of a seat, less 1."""
        return 2 - player if self.swapped else player - 1

    def player(self, seat: int) -> int:
        return self.seat(seat + 1) + 1

    def play(self, *moves: str) -> list[str]:
        """Answer for whoever is asked; what everyone hears of it."""
        heard = [event for move in moves for event in self.table.play(self._move(move))]
        return [tell(event, self.swapped) for event in heard if event.audience == EVERYONE]

    def _move(self, move: str) -> str:
        return {"start 1": "start 2", "start 2": "start 1"}.get(move, move) if self.swapped else move

    @property
    def moves(self) -> set[str]:
        return {self._move(move.text) for move in self.table.moves()}

    def refusal(self, move: str, player: int = 1) -> Reason:
        return self.table.quote(self._move(move), self.seat(player)).reason

    def quote(self, item: str, player: int = 1) -> Quote:
        """The price of any building or wonder, wherever it lies."""
        game = self.table.game
        assert isinstance(game, Duel)
        return game.price(self.table.state, self.seat(player), CATALOGUE.numbers[item])

    def cost(self, item: str, player: int = 1) -> int:
        return self.quote(item, player).coins

    @property
    def view(self) -> View:
        """The view of a spectator."""
        seen = self.table.view(None)
        assert isinstance(seen, View)
        return seen

    @property
    def coins(self) -> tuple[int, int]:
        return self._city(1).coins, self._city(2).coins

    @property
    def pawn(self) -> int:
        return -self.view.pawn if self.swapped else self.view.pawn

    @property
    def loot(self) -> set[str]:
        names = " ".join(LOOT[token] for token in self.view.loot)
        return set((flipped(names) if self.swapped else names).split())

    def _city(self, player: int) -> CityView:
        return self.view.cities[self.seat(player)]

    def city(self, player: int) -> set[str]:
        return set(ids(self._city(player).buildings))

    def won(self, player: int) -> dict[str, str]:
        """Built wonders, each with the card under it, if that is known."""
        return {CATALOGUE.id(wonder): tucked(card) for wonder, card in self._city(player).wonders}

    def unbuilt(self, player: int) -> set[str]:
        return set(ids(self._city(player).unbuilt))

    def tokens(self, player: int) -> set[str]:
        return set(ids(self._city(player).tokens))

    @property
    def board(self) -> set[str]:
        return set(ids(self.view.board))

    @property
    def discard(self) -> list[str]:
        return sorted(ids(self.view.discard))

    @property
    def structure(self) -> dict[int, str]:
        """Cards by slot, those face down as `?`."""
        places = enumerate(self.view.structure)
        return {slot: "?" if place.card is None else CATALOGUE.id(place.card) for slot, place in places if place}

    @property
    def asked(self) -> tuple[str, int] | None:
        """The question asked, and the player who is asked."""
        question = self.view.question
        return (QUESTIONS[question.kind], self.player(question.seat)) if question else None

    @property
    def result(self) -> tuple[int | None, str] | None:
        """The winner, if there is one, and the way of winning; nothing while the game goes on."""
        if self.view.winner == NOBODY:
            return None
        winner = None if self.view.winner == DRAW else self.player(self.view.winner)
        return winner, VICTORIES[self.view.victory]

    def score(self, player: int) -> dict[str, int]:
        """Points by category, those that are not 0."""
        return {category: points for category, points in self.table.score()[self.seat(player)].items() if points}

    def total(self, player: int) -> int:
        return sum(self.score(player).values())


def tucked(card: int) -> str:
    return "" if card == NOTHING else CATALOGUE.id(card)


@dataclass(frozen=True)
class Positions:
    """Makes positions, all of them as written or all with the seats swapped."""

    swapped: bool = False
    options: dict[str, Any] = field(default_factory=dict)

    def __call__(
        self,
        p1: City = EMPTY,
        p2: City = EMPTY,
        *,
        cards: str = "",  # all open, in places that leave the structure possible
        structure: dict[int, str] | None = None,  # or slot by slot; `?walls` lies face down
        age: int = 0,
        pawn: int = 0,
        loot: str = "",
        board: str = "",
        box: str = "",  # drawn first; the other tokens come after
        drawn: int = 0,
        discard: str = "",
        ask: Ask = ("turn", 1),
        later: dict[int, tuple[str, ...]] | None = None,
        parts: tuple[object, ...] = (),  # of expansions: what is seen,
        hidden_parts: tuple[object, ...] = (),  # and what is not
    ) -> Scene:
        mentioned = set(f"{cities_text(p1)} {cities_text(p2)} {cards} {discard}".split())
        age = age or age_of(cards.split() or list((structure or {}).values()))
        places = structure if structure is not None else laid_out(cards.split(), age, mentioned)
        seen = View(
            age=age,
            cities=self._pair(city_view(p1), city_view(p2)),
            pawn=-pawn if self.swapped else pawn,
            loot=tuple(sorted(LOOT.index(token) for token in (flipped(loot) if self.swapped else loot).split())),
            board=numbers(board),
            box=numbers(boxed(box, p1, p2, board)),
            drawn=drawn,
            structure=tuple(slot_view(slot, places, age) for slot in range(20)),
            discard=numbers(discard),
            drafted=ALL_DRAFTED,
            mover=self._seat(ask[1] if ask else 1),
            questions=self._question(ask),
            parts=parts,
        )
        hidden = Secrets(
            faces={slot: CATALOGUE.numbers[card[1:]] for slot, card in places.items() if card[0] == "?"},
            later={number - 1: numbers(" ".join(faces)) for number, faces in (later or {}).items()},
            box=numbers(boxed(box, p1, p2, board)),
            parts=hidden_parts,
        )
        return self._scene(seen, hidden)

    def _scene(self, seen: View, hidden: Secrets) -> Scene:
        game = Duel(**self.options)
        table = Table(game, {"seed": 0})
        table.state = game.restore(seen, hidden, Stream(0, "tests"))
        return Scene(table, self.swapped)

    def _pair(self, first: CityView, second: CityView) -> tuple[CityView, CityView]:
        return (second, first) if self.swapped else (first, second)

    def _seat(self, player: int) -> int:
        return 2 - player if self.swapped else player - 1

    def _question(self, ask: Ask) -> tuple[Question, ...]:
        if ask is None:
            return ()
        about = COLOURS.index(ask[2]) if len(ask) == 3 else 0
        return (Question(QUESTIONS.index(ask[0]), self._seat(ask[1]), about),)


def cities_text(city: City) -> str:
    return f"{city.buildings} {city.won.replace(':', ' ')}"


def boxed(box: str, p1: City, p2: City, board: str) -> str:
    """Tokens that are nowhere else, those named first."""
    elsewhere = f"{box} {p1.tok} {p2.tok} {board}".split()
    return " ".join([*box.split(), *(token for token in TOKENS if token not in elsewhere)])


def city_view(city: City) -> CityView:
    pairs = [wonder.partition(":") for wonder in city.won.split()]
    return CityView(
        coins=city.coins,
        buildings=numbers(city.buildings),
        wonders=tuple(
            (CATALOGUE.numbers[wonder], CATALOGUE.numbers[card] if card else NOTHING) for wonder, _, card in pairs
        ),
        unbuilt=numbers(city.unbuilt),
        tokens=numbers(city.tok),
    )


def age_of(cards: list[str]) -> int:
    """The age a card belongs to; guilds to the third."""
    decks = [CATALOGUE.deck[CATALOGUE.numbers[card.lstrip("?")]] for card in cards]
    return min(decks[0], 2) + 1 if decks else 2


def laid_out(cards: list[str], age: int, mentioned: set[str]) -> dict[int, str]:
    """The cards, open, in the topmost row that has room for one more; others from the deck fill the rest."""
    row = next(row for row in LAYOUTS[age]["rows"] if len(row) > len(cards))
    deck = range(CATALOGUE.deck_start[age - 1], CATALOGUE.deck_start[age])
    fillers = [CATALOGUE.id(item) for item in deck if CATALOGUE.id(item) not in mentioned]
    return dict(zip([*row, *range(row[0])], [*cards, *fillers], strict=False))


def slot_view(slot: int, places: dict[int, str], age: int) -> Slot | None:
    if slot not in places:
        return None
    card = CATALOGUE.numbers[places[slot].lstrip("?")]
    covered = any(other in places for other in LAYOUTS[age]["covered_by"][slot])
    return Slot(None if places[slot][0] == "?" else card, CATALOGUE.deck[card], not covered)


def full_structure(age: int) -> dict[int, str]:
    """A whole structure, as it is laid at the start of an age."""
    start = CATALOGUE.deck_start[age - 1]
    faces = [CATALOGUE.id(start + number) for number in range(17 if age == 3 else 20)]
    guilds = [CATALOGUE.id(CATALOGUE.deck_start[DECKS.index("guilds")] + number) for number in range(20 - len(faces))]
    up = LAYOUTS[age]["face_up"]
    return {slot: card if slot in up else f"?{card}" for slot, card in enumerate(faces + guilds)}


def covering(card: str) -> dict[int, str]:
    """A card of the second age that alone covers two face-down ones: the temple on 6 and the rostrum on 7."""
    return {0: "tribunal", 1: "customs_house", 2: "horse_breeders", 6: "?temple", 7: "?rostrum", 11: card}
