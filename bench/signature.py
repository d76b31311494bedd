"""The signature of the rules: one number for each kind of game, which changes only if a game has a different result.

It is computed from a few hundred random games: the texts of all legal moves and of the moves played, the points by
category and the winners. It does not depend on the numbering of moves or the memory layout of the engine.

    python bench/signature.py
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from septem.core import bits
from septem.core.chance import Stream
from septem.core.game import Game
from septem.duel.game import Duel
from septem.wonders.game import Wonders

GAMES = 300
SCALE = {"wonders": 3, "wonders_2": 4, "wonders_7": 10}
SCALE |= {
    "wonders_second": 4,
    "wonders_second_both": 5,
    "wonders_leaders": 4,
    "wonders_cities": 4,
    "wonders_both": 5,
    "wonders_both_2": 5,
    "wonders_teams": 15,
}  # fewer games of the slower kinds
TASTES = ("", "raise", "build")  # preferred verbs of some players, so that rare questions occur
PROMO: Final = ("messe_essen", "statue_of_liberty")
SIGNED: dict[str, Callable[[], Game]] = {  # add a line for a new game
    "duel": Duel,
    "duel_pantheon": partial(Duel, pantheon=True),
    "duel_promo": partial(Duel, promo_wonders=PROMO),
    "duel_pantheon_promo": partial(Duel, pantheon=True, promo_wonders=PROMO),
    "wonders": Wonders,
    "wonders_2": lambda: Wonders(2),
    "wonders_7": lambda: Wonders(7),
    "wonders_second": partial(Wonders, 4, edition="second"),
    "wonders_second_both": partial(Wonders, 3, edition="second", leaders=True, cities=True),
    "wonders_leaders": partial(Wonders, 3, leaders=True),
    "wonders_cities": partial(Wonders, 3, cities=True),
    "wonders_both": partial(Wonders, 3, leaders=True, cities=True),
    "wonders_both_2": partial(Wonders, 2, leaders=True, cities=True),
    "wonders_teams": partial(Wonders, 8, leaders=True, cities=True, teams=True),
}


def choose(texts: list[str], taste: str, stream: Stream) -> str:
    """A random legal move from the sorted texts, with a preference for one verb."""
    liked = [text for text in texts if text.startswith(taste)]
    several = liked if liked and stream.below(4) else texts
    return several[stream.below(len(several))]


def lines(game: Game, seed: int) -> Iterator[str]:
    """The lines of a random game."""
    state = game.new()
    game.deal(state, seed)
    stream = Stream(seed, "signature")
    while owing := game.owing(state):
        seat = bits.lowest(owing)
        texts = sorted(game.write_move(move) for move in game.legal(state, seat))
        answer = choose(texts, TASTES[seed % len(TASTES)], stream)
        yield f"{seat} {answer} of {texts}"
        game.play(state, seat, game.read_move(answer))
    yield f"{game.winners(state)} {[sorted(game.score(state, seat).items()) for seat in range(game.seats)]}"


def signature(name: str) -> str:
    """Eight hexadecimal digits."""
    game = SIGNED[name]()
    checksum = 0
    for seed in range(GAMES // SCALE.get(name, 1)):
        for line in lines(game, seed):
            checksum = zlib.crc32(line.encode(), checksum)
    return f"{checksum:08x}"


def main() -> None:
    for name in SIGNED:
        print(name, signature(name))


if __name__ == "__main__":
    main()
