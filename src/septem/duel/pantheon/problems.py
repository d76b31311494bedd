"""Codes of problems that only Pantheon has."""

from ...core.errors import PROBLEMS

PROBLEMS |= {
    "wrong_mythology": ("id", "mythology"),  # in a deck of another one
    "not_yet": ("id", "age"),  # it comes into the game later
    "divinity_face_down": (),  # in the second age or the third
    "too_many_of_token": ("id", "given", "most"),
    "mark_elsewhere": ("slot",),  # a token, but no face-down card under it
    "needs_divinity": ("id",),  # something only that divinity brings
    "snake_elsewhere": ("id", "seat"),  # not on a green building of that seat
    "minerva_on_pawn": ("pawn",),
    "lent_to_nobody": (),  # tokens on Enki, which nobody sees
}
