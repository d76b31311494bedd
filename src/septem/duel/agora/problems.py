"""Codes of problems that only Agora has."""

from ...core.errors import PROBLEMS

PROBLEMS |= {
    "chambers_won": ("seat",),  # all six, yet it is not the result that they won
    "chambers_not_won": ("seat",),  # the result is a political victory, without the chambers
    "decree_face_down": ("chamber",),  # where it must lie face up
    "decree_face_up": ("chamber",),  # stated, but not among those that lie face up
    "decree_unknown": ("chamber",),  # face up, but not stated
    "stated_twice": ("id",),  # a decree or a conspiracy
    "needs_conspiracy": ("id",),  # something only that conspiracy brings, and nobody has triggered it
    "conspiracy_unknown": ("number",),  # triggered, but not stated which
    "other_conspiracy": ("id",),  # elsewhere than a player knows it to be
    "no_place_left": ("id",),  # what a player can tell leaves no place for that conspiracy
}
