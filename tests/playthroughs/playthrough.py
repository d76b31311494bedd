"""Write a whole game down: at each decision the views, the legal moves, the move played and the events of each seat.

`python -m tests.playthroughs.playthrough` writes every file anew, replaying its moves; one that has become illegal is
replaced by a random one, and so is all that follows. `... NAME SEED VERB OPTIONS` adds a file, its name beginning with
the game's: random play that likes a verb, the options as JSON.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from septem.core.chance import Stream
from septem.core.events import Event
from septem.core.game import Game
from septem.core.table import Table
from septem.duel.game import Duel
from septem.wonders.game import Wonders
from tests.playthroughs import duel_words, wonders_words

FOLDER = Path(__file__).parent
ANSWER = "> "
GAMES: dict[str, tuple[Callable[..., Game], Any]] = {"duel": (Duel, duel_words), "wonders": (Wonders, wonders_words)}
HEAD = """\
# A whole game, replayed and compared by test_playthroughs.py. After a change of the rules write it anew:
# python -m tests.playthroughs.playthrough"""


def chosen(table: Table, seat: int, stored: Iterator[str], verb: str, stream: Stream) -> str:
    """The stored move while that is legal, then one at random."""
    texts = [str(move) for move in table.moves(seat)]
    move = next(stored, "")
    if move in texts:
        return move
    for _ in stored:  # the rest belongs to another game now
        pass
    liked = [text for text in texts if verb and text.startswith(verb)]
    texts = liked if liked and stream.below(4) else texts
    return texts[stream.below(len(texts))]


def listeners(event: Event) -> str:
    seats = [str(seat + 1) for seat in range(8) if event.audience >> seat & 1]
    return "all" if event.audience < 0 else f"seat {' and '.join(seats)} only"


def heard(events: Iterable[Event], words: Any) -> Iterator[str]:
    """Events in order, those with the same listeners on one line."""
    line, audience = "", ""
    for event in events:
        if line and listeners(event) == audience:
            line += f"; {words.said(event)}"
            continue
        if line:
            yield line
        audience = listeners(event)
        line = f"heard by {audience}: {words.said(event)}"
    if line:
        yield line


def played(table: Table, stored: Iterator[str], verb: str, words: Any) -> Iterator[str]:
    """The game, decision by decision."""
    stream = Stream(0, "playthrough")
    yield from heard(table.opening, words)
    while not table.over:
        seat = table.owing[0]
        yield f"\n{len(table.answers) + 1}. seat {seat + 1} is asked"
        yield from words.view_lines(table)
        yield f"moves: {words.legal_words(table, seat)}"
        move = chosen(table, seat, stored, verb, stream)
        yield f"quote: {words.quote_words(table.quote(move, seat))}"
        yield f"{ANSWER}{move}"
        yield from heard(table.play(move, seat), words)
    yield f"\nEnd. winners: {', '.join(str(seat + 1) for seat in table.winners)}"
    yield from words.view_lines(table)
    for seat, sheet in enumerate(table.score()):
        points = ", ".join(f"{category} {amount}" for category, amount in sheet.items())
        yield f"score {seat + 1}: {sum(sheet.values())} = {points}"


def told(heading: dict[str, object], stored: Iterable[str]) -> str:
    """The whole text of a file, from the line that says which game it is and the moves to play."""
    game, words = GAMES[str(heading["game"])]
    table = Table(game(**heading["options"]), {"seed": heading["seed"]})  # type: ignore[arg-type]
    lines = played(table, iter(list(stored)), str(heading["verb"]), words)
    return "\n".join([HEAD, json.dumps(heading), *lines]) + "\n"


def again(text: str) -> str:
    """A file's text as it would be written now."""
    lines = text.splitlines()
    heading = next(json.loads(line) for line in lines if line.startswith("{"))
    return told(heading, (line.removeprefix(ANSWER) for line in lines if line.startswith(ANSWER)))


def main(name: str = "", seed: str = "0", verb: str = "", options: str = "{}") -> None:
    if name:
        heading = {"game": name.split("_")[0], "options": json.loads(options), "seed": int(seed), "verb": verb}
        (FOLDER / f"{name}.txt").write_text(told(heading, ()))
        return
    for path in sorted(FOLDER.glob("*.txt")):
        path.write_text(again(path.read_text()))


if __name__ == "__main__":
    main(*sys.argv[1:])
