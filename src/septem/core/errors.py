"""What went wrong, as data. The sentences are in `septem.text`; this folder holds none."""

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
    "bad_players": ("given", "least", "most"),
    "bad_boards": ("given", "cities", "known"),  # one a city, each once
    "not_for_free_city": ("id",),  # a board that only players have
    "bad_sides": ("given", "cities"),
    "nothing_to_undo": ("seat",),
    "undo_after_reveal": ("seat",),
    # Moves as text.
    "unknown_verb": ("given", "near", "forms"),
    "bad_move_form": ("given", "form"),
    "unknown_id": ("given", "wanted", "near"),  # wanted: card, wonder, token or loot
    "no_teams": ("players",),  # teams of two are for some numbers of players only
    "not_in_play": ("id",),  # an id of an expansion that the table does not play with
    "other_family": ("given", "wanted", "family"),  # an id, but of something else than is wanted
    # Files.
    "no_such_file": ("path",),
    "not_readable": ("path", "error"),
    "not_writable": ("path", "error"),
    "missing_library": ("library", "extra"),
    "not_text": ("path",),  # not UTF-8
    "empty_file": ("path",),
    "not_json": ("line", "column"),
    "key_twice": ("key",),
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
    "not_in_game": ("id",),  # it comes with other options only
    "wrong_deck": ("id", "age"),  # the card is of another age
    "no_structure": (),  # there are cards, but no age
    "shown_too_soon": ("slot",),  # face up, though dealt face down and still covered
    "hidden_in_open_row": ("slot",),  # face down in a row that is dealt face up
    "not_turned_over": ("slot",),  # face down, though nothing covers it and the turn is over
    "too_many_of_deck": ("deck", "given", "most"),  # deck: age1, age2, age3 or guilds
    "too_many_unknown": ("deck", "given", "left"),
    "too_many_built": ("given", "most"),  # wonders, both cities together
    "eighth_wonder": ("id", "most"),  # still unbuilt in a city, though as many as can be are built
    "pawn_on_capital": ("pawn",),  # and nobody has won
    "loot_passed": ("id", "pawn"),  # a loot token of a zone that the pawn has entered
    "wrong_result": ("winner", "victory", "pawn"),
    "game_goes_on": (),  # there is a result, yet somebody is asked
    "science_won": ("seat", "symbols"),  # six symbols, yet it is not the result that they won
    "not_hidden": (),  # stated as hidden, but there is no such thing in this position
    "too_early": ("id", "age"),  # a card of a later age than this one
    "too_many_copies": ("id", "given", "most", "cities"),  # more of a card than there are for so many cities
    # Positions: Pantheon.
    "wrong_mythology": ("id", "mythology"),  # in a deck of another one
    "not_yet": ("id", "age"),  # it comes into the game later
    "divinity_face_down": (),  # in the second age or the third
    "too_many_of_token": ("id", "given", "most"),
    "mark_elsewhere": ("slot",),  # a token, but no face-down card under it
    "needs_divinity": ("id",),  # something only that divinity brings
    "snake_elsewhere": ("id", "seat"),  # not on a green building of that seat
    "minerva_on_pawn": ("pawn",),
    "lent_to_nobody": (),  # tokens on Enki, which nobody sees
    # Positions: rounds.
    "wrong_hand": ("seat", "given", "wanted", "number"),
    "past_differs": ("city",),  # from what stands in that city
    "discard_differs": ("given", "counted"),  # the pile, from what the past has thrown on it
    "not_played_yet": ("id",),  # discarded, but there was no round yet in which it can have been
    "draws_differ": ("age",),  # the Free City's pile, from what was played
    "seen_differs": ("age",),  # what a seat has seen, from what was done in that age
    "leaders_differ": ("city", "given", "most"),  # more in play, in hand and used than kept and drawn
    "few_leaders": ("seat", "given", "least"),  # fewer in hand than there are recruitments to come
    "leaders_unfit": (),  # those dealt, seen, kept and used contradict each other
    "no_such_power": ("city",),  # nothing in that city gives it
    "nobody_asked": (),  # something that belongs to a question, and there is none
    "not_owing": ("seat",),  # that seat has answered already
    "wrong_turn": ("given", "wanted"),
    # Positions: the draft.
    "not_offered": ("id",),
    "wrong_drafted": ("given", "counted"),
    "half_a_group": ("drafted",),  # the last wonder of a group comes by itself
    "drafted_out_of_turn": ("seat", "given", "wanted"),
    "draft_goes_on": (),  # something that comes only after the draft
    "wrong_drafter": ("seat", "wanted"),
    # Positions: questions that cannot be asked.
    "nothing_offered": (),
    "nothing_to_take": (),
    "no_token_on_board": (),
    "nothing_drawn": (),
    "discard_empty": (),
    "nothing_to_destroy": ("seat", "colour"),  # in the city of that seat
    "wrong_chooser": ("seat", "pawn"),
    "not_their_turn": ("seat", "turn"),
    "nothing_to_choose": ("ask", "lacks"),  # a question of an expansion; lacks: the same word, for what is not there
    "cannot_wait": ("ask", "other"),  # that question is never asked after this one
    "extra_turn_too_soon": (),
    "drawn_by_nobody": (),  # tokens lie drawn, but nobody is asked to keep one
    "seen_not_drawn": ("given", "drawn"),
    "other_draw": ("seen", "box"),  # what is seen is not what lies first in the box
    # Records.
    "no_deal": ("known",),
    "wrong_count_of_deck": ("deck", "given", "wanted"),
    "options_differ": ("option", "given", "wanted"),
    "no_proof": (),  # the record does not say how its deal was promised
    "promise_broken": (),
    "other_deal": ("given", "wanted"),  # another seed than the promise leads to
    "bad_move_in_record": ("number", "move", "why", "legal", "rules", "current"),  # older if rules < current
}


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
        """The same, seen from a larger document of which this one is a part."""
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
