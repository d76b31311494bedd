"""Positions with Agora in a few words, made as position files are read. Seats are 1 and 2, as in the rules."""

from __future__ import annotations

from typing import Any

from septem.core.chance import Stream
from septem.core.documents import Part
from septem.core.events import EVERYONE
from septem.core.quote import Quote, Reason
from septem.core.table import Table
from septem.duel.agora.numbers import FIRST_DECREE, FIRST_PLOT
from septem.duel.agora.view import AgoraView
from septem.duel.constants import DRAW, FACTS, NOBODY, QUESTIONS, VICTORIES
from septem.duel.data.catalogue import CATALOGUE
from septem.duel.files import reading
from septem.duel.game import Duel
from septem.duel.knowledge.view import View

SLOTS = {1: 25, 2: 25, 3: 23}
# Decrees of chambers that a test does not mention, none of which changes what it looks at.
QUIET = (
    *("decree_wonder_coins", "decree_wonder_waiver", "decree_manufactured_price", "decree_chains"),
    *("decree_green_coins", "decree_sale", "decree_yellow_waiver", "decree_blue_coins"),
)
ALL_PLOTS = tuple(CATALOGUE.id(FIRST_PLOT + number) for number in range(16))
ALL_LOOT = ("loot_p1_2", "loot_p1_5", "loot_p2_2", "loot_p2_5")
FILLERS = {1: "lumber_yard", 2: "sawmill", 3: "port"}


def duel(**options: Any) -> Duel:
    """A game with Agora."""
    return Duel(**{"agora": True, **options})


def city(buildings: str = "", coins: int = 0, tok: str = "", won: str = "", unbuilt: str = "") -> dict[str, Any]:
    """A built wonder may name the card under it: `sphinx:walls`."""
    built = {wonder: card or None for wonder, _, card in (word.partition(":") for word in won.split())}
    parts: dict[str, Any] = {"coins": coins, "buildings": buildings.split(), "built": built}
    return parts | {"unbuilt": unbuilt.split(), "tokens": tok.split()}


class Scene:
    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def state(self) -> Any:
        return self.table.state

    def play(self, *moves: str) -> list[str]:
        """Answer for the seat that is asked; the names of all events."""
        return [FACTS[event.fact] for move in moves for event in self.table.play(move)]

    @property
    def moves(self) -> set[str]:
        return {move.text for move in self.table.moves()}

    def refusal(self, move: str, player: int = 1) -> Reason:
        return self.table.quote(move, player - 1).reason

    def quote(self, item: str, player: int = 1) -> Quote:
        game = self.table.game
        assert isinstance(game, Duel)
        return game.price(self.table.state, player - 1, CATALOGUE.numbers[item])

    def cost(self, item: str, player: int = 1) -> int:
        quote = self.quote(item, player)
        assert sum(line.coins for line in quote.receipt if line.item != -2) == quote.coins, quote
        return quote.coins

    @property
    def view(self) -> View:
        seen = self.table.view(None)
        assert isinstance(seen, View)
        return seen

    @property
    def part(self) -> AgoraView:
        """Agora's part of what a spectator sees."""
        return next(part for part in self.view.parts if isinstance(part, AgoraView))

    @property
    def coins(self) -> tuple[int, int]:
        return self.state.coins[0], self.state.coins[1]

    @property
    def pawn(self) -> int:
        return int(self.state.pawn)

    def cubes(self, chamber: int) -> tuple[int, int]:
        return self.state.cubes[0][chamber - 1], self.state.cubes[1][chamber - 1]

    def controls(self, chamber: int) -> int | None:
        """The player who controls a chamber."""
        first, second = self.cubes(chamber)
        return None if first == second else 1 if first > second else 2

    def stock(self, player: int) -> int:
        return 12 - int(sum(self.state.cubes[player - 1]))

    def decrees(self, player: int) -> set[str]:
        """Those that work for a player."""
        held = self.state.edicts[player - 1]
        return {CATALOGUE.id(FIRST_DECREE + number) for number in range(16) if held >> number & 1}

    def plots(self, player: int) -> list[str]:
        hand = self.state.plot_hand[player - 1][: self.state.plots_held[player - 1]]
        return [CATALOGUE.id(FIRST_PLOT + plot) for plot in hand]

    @property
    def deck(self) -> list[str]:
        """From the top."""
        cards = self.state.plot_deck[: self.state.plots_left][::-1]
        return [CATALOGUE.id(FIRST_PLOT + plot) for plot in cards]

    @property
    def asked(self) -> tuple[str, int] | None:
        question = self.view.question
        return (QUESTIONS[question.kind], question.seat + 1) if question else None

    @property
    def result(self) -> tuple[int | None, str] | None:
        if self.view.winner == NOBODY:
            return None
        return None if self.view.winner == DRAW else self.view.winner + 1, VICTORIES[self.view.victory]

    @property
    def discard(self) -> list[str]:
        return sorted(CATALOGUE.id(card) for card in self.view.discard)

    def buildings(self, player: int) -> set[str]:
        return {CATALOGUE.id(card) for card in self.view.cities[player - 1].buildings}

    def score(self, player: int) -> dict[str, int]:
        return {name: points for name, points in self.table.score()[player - 1].items() if points}

    def total(self, player: int) -> int:
        return sum(self.score(player).values())


def listed(cards: str, age: int) -> list[str | None]:
    """Cards open in the top row."""
    words = cards.split()
    return [*words, *[None] * (SLOTS[age] - len(words))]


def senate(cubes: dict[int, tuple[int, int]], decrees: dict[int, str], down: tuple[int, ...]) -> dict[str, Any]:
    rest = iter(name for name in QUIET if name not in decrees.values())
    up = {1, 3, 5} | {chamber for chamber in decrees if chamber not in down}
    up |= {chamber for chamber, (first, second) in cubes.items() if first != second}
    faces = [decrees.get(chamber) or next(rest) for chamber in range(1, 7)]
    rows = [[cubes.get(chamber, (0, 0))[seat] for chamber in range(1, 7)] for seat in (0, 1)]
    seen = [face if chamber in up else "?" for chamber, face in enumerate(faces, 1)]
    return {"cubes": rows, "decrees": seen, "up": sorted(up), "faces": faces}


def hand(plots: str) -> list[dict[str, Any]]:
    """`coup:walls` is prepared, `coup` is not, `!coup` is triggered."""
    words = [word.partition(":") for word in plots.split()]
    return [
        {"is": "?" if name[0] != "!" else name[1:]}
        | ({"with": card} if card else {})
        | ({"triggered": True} if name[0] == "!" else {})
        for name, _, card in words
    ]


def names(plots: str) -> list[str]:
    return [word.partition(":")[0].lstrip("!") for word in plots.split()]


def scene(
    p1: dict[str, Any] | None = None,
    p2: dict[str, Any] | None = None,
    *,
    cards: str = "",
    structure: dict[int, str] | None = None,
    age: int = 2,
    pawn: int = 0,
    cubes: dict[int, tuple[int, int]] | None = None,
    decrees: dict[int, str] | None = None,
    down: tuple[int, ...] = (),  # chambers whose decrees lie face down
    plots: tuple[str, str] = ("", ""),
    deck: str = "",  # from the top
    board: str = "",
    discard: str = "",
    loot: tuple[str, ...] | None = None,
    ask: dict[str, Any] | None = None,
    turn: int = 1,
    more: dict[str, Any] | None = None,
    **options: Any,
) -> Scene:
    part = senate(cubes or {}, decrees or {}, down)
    faces = part.pop("faces")
    held = [*names(plots[0]), *names(plots[1])]
    order = [*deck.split(), *(plot for plot in ALL_PLOTS if plot not in (*deck.split(), *held))][::-1]
    slots: list[str | None] = listed(cards or FILLERS[age], age)
    if structure is not None:
        slots = [structure.get(slot) for slot in range(SLOTS[age])]
    spent = {f"loot_p{2 if pawn > 0 else 1}_{zone}" for zone, reach in ((2, 3), (5, 6)) if abs(pawn) >= reach}
    document: dict[str, Any] = {
        "septem": "position",
        "format": 1,
        "game": "duel",
        "age": age,
        "cities": [p1 or city(), p2 or city()],
        "pawn": pawn,
        "loot": [token for token in (ALL_LOOT if loot is None else loot) if token not in spent],
        "board": board.split(),
        "structure": slots,
        "discard": discard.split(),
        "decision": ask or {"seat": turn, "ask": "turn"},
        "turn": turn,
        "agora": part | {"conspiracies": [hand(plots[0]), hand(plots[1])], "deck": ["?"] * len(order)},
        "hidden": {
            "agora": {"decrees": faces, "deck": order, "conspiracies": [names(plots[0]), names(plots[1])]},
        },
    } | (more or {})
    game = duel(**options)
    table = Table(game, {"seed": 0})
    table.state = reading.load(Part(document, ""), game, Stream(0, "tests"))
    return Scene(table)


def public(events: list[Any]) -> list[str]:
    return [FACTS[event.fact] for event in events if event.audience == EVERYONE]
