"""Problems as data. Their sentences are in `septem.text`; this folder holds none."""

from __future__ import annotations

from collections.abc import Callable, Iterable

INTERRUPTED = 130  # the exit code of a command that Ctrl-C ended

# Every code with the names of its values. Seats, moves and ages count from 1 in values, as in files; slots from 0.
PROBLEMS: dict[str, tuple[str, ...]] = {
    # At the table.
    "illegal_move": ("move", "quote", "seat", "legal"),
    "game_over": (),
    "no_decision": (),  # nobody is asked, though nobody has won
    "which_seat": ("seats",),  # several are asked: say which one answers
    "bad_seat": ("given", "seats"),
    "other_seat": ("given", "seat"),  # the move names another seat than the one that is to answer
    "bad_seed": ("given", "most"),
    "bad_option": ("given", "allowed"),
    "not_together": ("other",),  # two options that exclude each other
    "nothing_to_undo": ("seat",),
    "undo_after_reveal": ("seat",),
    # Moves as text.
    "unknown_verb": ("given", "near", "forms"),
    "bad_move_form": ("given", "form"),
    "unknown_id": ("given", "wanted", "near"),  # wanted: a family of ids
    "other_family": ("given", "wanted", "family"),  # an id, but of something else than is wanted
    # Files.
    "no_such_file": ("path",),
    "not_readable": ("path", "error"),
    "not_writable": ("path", "error"),
    "missing_library": ("library", "extra"),
    "not_text": ("path",),  # not UTF-8
    "empty_file": ("path",),
    "too_large_file": ("path", "most"),  # megabytes
    "unprintable": ("given",),  # signs that change how a terminal shows the rest
    "not_json": ("line", "column"),
    "too_deep": (),  # JSON with too many brackets in each other
    "number_too_long": ("most",),  # digits
    "no_json_number": ("given",),  # NaN or Infinity
    "key_twice": ("key",),
    "bad_notation": ("column", "rest"),  # of compact text: what stands there
    # The form of a document.
    "wrong_type": ("wanted", "given"),  # object, list, text, number, fraction, flag or null
    "unknown_key": ("given", "near", "known"),
    "missing_key": ("key",),
    "no_kind": ("known",),  # the file does not say that it is one of Septem
    "wrong_length": ("given", "wanted"),  # of a list
    "too_many": ("given", "most"),  # in a list
    "wrong_number": ("given", "least", "most"),
    "wrong_word": ("given", "near", "known"),
    "unknown_game": ("given", "near", "known"),
    "newer_format": ("given", "known"),
    "newer_rules": ("given", "known"),
    # Positions.
    "in_two_places": ("id", "first"),  # first: where it stands already
    "wrong_deck": ("id", "age"),  # the card is of another age
    "too_early": ("id", "age"),  # a card of a later age than this one
    "too_many_of_deck": ("deck", "given", "most"),  # deck: age1, age2, age3 or guilds
    "too_many_unknown": ("deck", "given", "left"),
    "game_goes_on": (),  # there is a result, yet somebody is asked
    "derived_differs": ("wanted",),  # numbers that follow from the rest, from those stated
    # Positions: rounds.
    "nobody_asked": (),  # something that belongs to a question, and there is none
    # Positions: questions that cannot be asked.
    "discard_empty": (),
    "nothing_to_choose": ("ask", "lacks"),  # a question of an expansion; lacks: the same word, for what is not there
    # Records.
    "no_deal": ("known",),
    "options_differ": ("option", "given", "wanted"),
    "no_proof": (),  # the record does not say how its deal was promised
    "promise_broken": (),
    "other_deal": ("given", "wanted"),  # another seed than the promise leads to
    "bad_move_in_record": ("number", "move", "why", "legal", "rules", "current"),  # older if rules < current
}  # games and expansions add theirs in modules called `problems`


class Problem(ValueError):
    """Something given from outside is wrong: a code for what, where in the document, and the values involved."""

    speak: Callable[[Problem], str] | None = None  # set by septem/__init__.py

    def __init__(self, code: str, where: str = "", **values: object) -> None:
        super().__init__(code, where, values)
        self.code = code
        self.where = where
        self.values = values

    def __str__(self) -> str:
        if Problem.speak is not None:
            return Problem.speak(self)
        return f"{self.code} {self.where} {self.values}"

    def __reduce__(self) -> tuple[Callable[..., Problem], tuple[object, ...]]:
        """So that it comes back whole from another process."""
        return raised_again, (type(self), self.code, self.where, self.values)

    def within(self, where: str) -> Problem:
        """The same problem with its place in a larger document of which this one is a part."""
        joint = "." if where and self.where and not self.where.startswith("[") else ""
        return type(self)(self.code, where + joint + self.where, **self.values)


class IllegalMove(Problem):
    """An answer the rules do not allow now; `values` has the move's text and the quote that says why."""


def raised_again(kind: type[Problem], code: str, where: str, values: dict[str, object]) -> Problem:
    return kind(code, where, **values)


def nearest(given: str, known: Iterable[str]) -> tuple[str, ...]:
    """The known names most like the one given, for a helpful refusal."""
    from difflib import get_close_matches  # here, because it takes its time to start

    return tuple(get_close_matches(given, sorted(known), n=3))
