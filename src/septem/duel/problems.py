"""Codes of problems that only Duel has, with the names of their values: see `core.errors`."""

from ..core.errors import PROBLEMS

PROBLEMS |= {
    # Positions.
    "not_in_game": ("id",),  # it comes with other options only
    "no_structure": (),  # there are cards, but no age
    "shown_too_soon": ("slot",),  # face up, though dealt face down and still covered
    "hidden_in_open_row": ("slot",),  # face down in a row that is dealt face up
    "not_turned_over": ("slot",),  # face down, though nothing covers it and the turn is over
    "too_many_built": ("given", "most"),  # wonders, both cities together
    "eighth_wonder": ("id", "most"),  # still unbuilt in a city, though as many as can be are built
    "pawn_on_capital": ("pawn",),  # and nobody has won
    "loot_passed": ("id", "pawn"),  # a loot token of a zone that the pawn has entered
    "wrong_result": ("winner", "victory", "pawn"),
    "science_won": ("seat", "symbols"),  # six symbols, yet it is not the result that they won
    "science_not_won": ("seat", "symbols", "needed"),  # the result is a scientific victory, without the symbols
    "cards_left": (),  # the result is a victory by points, but the structure is not empty
    "points_differ": ("first", "second", "winner", "victory"),  # points of both seats, and the result that they lead to
    "too_many_tokens": ("given", "most"),  # progress tokens, on the board and in both cities
    "not_hidden": (),  # stated as hidden, but there is no such thing in this position
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
    "no_pair": ("seat",),  # of symbols, for which that seat would choose a token
    "no_such_wonder": ("seat", "ask"),  # nothing that this seat has built asks that
    "nothing_to_destroy": ("seat", "colour"),  # in the city of that seat
    "wrong_chooser": ("seat", "pawn"),
    "no_choice_of_starter": (),
    "not_their_turn": ("seat", "turn"),
    "cannot_wait": ("ask", "other"),  # that question is never asked after this one
    "extra_turn_too_soon": (),
    "drawn_by_nobody": (),  # tokens lie drawn, but nobody is asked to keep one
    "seen_not_drawn": ("given", "drawn"),
    "other_draw": ("seen", "box"),  # what is seen is not what lies first in the box
    # Records.
    "wrong_count_of_deck": ("deck", "given", "wanted"),
}
