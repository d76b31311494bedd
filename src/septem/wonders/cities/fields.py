"""The fields of a position that Cities adds; they stay as they begin without it."""

from ..fields import CITY, Field

FIELDS = (
    Field("debts", "visible", "tokens", CITY, "short"),
    Field("doves", "visible", "conflicts a city will stay away from", CITY, "tiny"),
    Field("spared", "visible", "defeat tokens that are no shields, where others are (C-R12)", CITY, "tiny"),
    Field("masks", "visible", "symbols of neighbours' cards to be copied at the end", CITY, "tiny"),
    Field("owed", "visible", "coins to be lost at the end of this turn", CITY, "short"),
    Field("owed_tokens", "visible", "of those, for each victory token", CITY, "tiny"),
    Field("owed_stages", "visible", "of those, for each stage", CITY, "tiny"),
    # Sets of cities.
    Field("stubborn", "visible", "count defeat tokens as shields"),
    Field("saving", "visible", "receive a coin more from the bank, once a turn"),
    Field("thrifty", "visible", "have not done so in this turn"),
    Field("pardoning", "visible", "may build a black card free of cost, once in every age"),
    Field("pardons", "visible", "may do so in this age"),
)
