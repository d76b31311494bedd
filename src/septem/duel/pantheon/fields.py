"""The fields of a position that only Pantheon uses; they stay as they begin without it."""

from ...core.field import Field
from ..fields import SEAT

FIELDS = (
    Field("offerings", "visible", "offering tokens: a set", SEAT),
    Field("rebate", "visible", "coins off the cost of an activation", SEAT),
    Field("snake", "visible", "the opponent's building whose symbol is copied", SEAT, "byte", "NOTHING"),
    Field("lender", "visible", "the divinity on which tokens are laid when it is revealed", start="NOTHING"),
    Field("reveal_view", "visible", "seats that see revealed divinities, by the table's options"),
    Field("piles", "by_rule", "divinities: three places a mythology, the top one last", ("PILED",), "byte", "NOTHING"),
    Field("pile_seen", "by_rule", "who knows each place: sets of seats, and of spectators", ("PILED",), "tiny"),
    Field("piled", "by_rule", "how many lie in each deck", ("MYTHOLOGIES",), "tiny"),
    Field("shrine", "by_rule", "what lies in the slots of the pantheon", ("SHRINES",), "byte", "NOTHING"),
    Field("shrine_seen", "by_rule", "who knows each slot", ("SHRINES",), "tiny"),
    Field("mark", "by_rule", "tokens for marked slots: those of the first age, then the second", ("MARKS",), "tiny"),
    Field("lent", "by_rule", "progress tokens lying on a divinity", ("LENT",), "byte", "NOTHING"),
    Field("lent_seen", "by_rule", "the seats that see them: a set"),
)
