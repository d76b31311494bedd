"""Codes of problems that only 7 Wonders has, with the names of their values: see `core.errors`."""

from ..core.errors import PROBLEMS

PROBLEMS |= {
    # At the table.
    "not_for_two": ("edition",),
    "bad_players": ("given", "least", "most", "larger"),  # larger: options that make room for an eighth player
    "bad_boards": ("given", "cities", "known"),  # one a city, each once
    "not_for_free_city": ("id",),  # a board that only players have
    "bad_sides": ("given", "cities"),
    # Moves as text.
    "no_teams": ("players",),  # teams of two are for some numbers of players only
    "not_of_edition": ("id", "edition"),  # a card that only the other edition has
    "not_in_play": ("id",),  # an id of an expansion that the table does not play with
    # Positions.
    "too_many_copies": ("id", "given", "most", "cities"),  # more of a card than there are for so many cities
    "too_many_played": ("city", "given", "most", "age", "number"),  # buildings and stages; number: the turn
    "age_not_over": ("age",),  # of a victory token
    "too_many_victories": ("age", "given", "most"),  # tokens of one age
    "tokens_differ": ("victories", "defeats"),  # there must be as many of one as of the other
    "winners_differ": ("points", "winners"),  # points by seat, and the winners that they lead to
    # Positions: rounds.
    "wrong_hand": ("seat", "given", "wanted", "number"),
    "past_differs": ("city",),  # from what stands in that city
    "discard_differs": ("given", "counted"),  # the pile, from what the past has thrown on it
    "not_played_yet": ("id",),  # discarded, but there was no round yet in which it can have been
    "draws_differ": ("age",),  # the Free City's pile, from what was played
    "seen_differs": ("age",),  # what a seat has seen, from what was done in that age
    "no_such_power": ("city",),  # nothing in that city gives it
    "not_owing": ("seat",),  # that seat has answered already
    "wrong_turn": ("given", "wanted"),
}
