"""The fields of a position that Leaders adds; they stay as they begin without it."""

from ...core.field import Field
from ..fields import CITY

FIELDS = (
    Field("reduction", "visible", "coins a leader costs less", CITY, "tiny"),
    Field("patrons", "visible", "cities that recruit for nothing: a set", kind="byte"),
    Field("hiring", "visible", "cities that may recruit one more leader at the end of this turn: a set", kind="byte"),
    Field("courting", "visible", "cities that have to choose a leader to copy: a set", kind="byte"),
    Field("drafted", "visible", "leaders each seat has kept", kind="tiny"),
    Field("recruitments", "visible", "how often leaders have been recruited", kind="tiny"),
    Field("leader_hand", "by_rule", "in hand: a set", CITY, "long long"),
    Field("leader_dealt", "by_rule", "the packs as dealt: sets", CITY, "long long"),
    Field("picks", "by_rule", "the leaders each seat kept, in order", ("PICKS", "CITIES"), "tiny"),
    Field(
        "leader_past", "hidden", "how each city used a leader in each age: see `history`", ("AGES", "CITIES"), "short"
    ),
    Field("leader_draws", "hidden", "leaders drawn later: a set", kind="long long"),
    Field("unused", "hidden", "leaders not dealt, the next one to be drawn last", ("OTHER_ITEMS",), "tiny"),
    Field("unused_size", "hidden", "how many there are", kind="tiny"),
)
