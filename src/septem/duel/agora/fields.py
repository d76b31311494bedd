"""The fields of a position that only Agora uses; they stay as they begin without it."""

from ...core.field import Field
from ..fields import SEAT

PLOTS = ("SEATS", "PLOTS")
FIELDS = (
    Field("cubes", "visible", "influence of each seat in each chamber", ("SEATS", "CHAMBERS"), "tiny"),
    Field("decree_at", "visible", "the chamber of each decree, by the chamber it was dealt to", ("CHAMBERS",), "tiny"),
    Field("decrees_up", "visible", "decrees that lie face up, counted alike: a set"),
    Field("edicts", "visible", "decrees that work for a seat: a set", SEAT),
    Field("decree_rules", "visible", "price rules that hold while a decree changes prices: a set"),
    Field("plots_left", "visible", "how many conspiracies the deck has"),
    Field("plots_held", "visible", "how many conspiracies a seat has taken", SEAT),
    Field("plot_card", "visible", "the card under each of them", PLOTS, "byte"),
    Field("plots_shown", "visible", "those of them that are triggered: a set", SEAT),
    Field(
        "plotted", "visible", "what has been triggered this turn: 0 nothing; 1 something just now; 2 before the card"
    ),
    Field("free_senators", "visible", "whether senators cost nothing", SEAT),
    Field("keeps_both", "visible", "whether both conspiracies drawn are kept", SEAT),
    Field("locked_from", "visible", "where the token was that is locked away: see `constants`; 0: none is"),
    Field("locked_seen", "visible", "the seats that know that token: a set"),
    Field("locked", "by_rule", "that token", start="NOTHING"),
    Field("decree", "by_rule", "the decree dealt to each chamber", ("CHAMBERS",), "byte", "NOTHING"),
    Field("plot_deck", "by_rule", "the conspiracies of the deck, the top one last", ("PLOTS",), "byte", "NOTHING"),
    Field("plot_hand", "by_rule", "the conspiracies of each seat, in the order taken", PLOTS, "byte"),
    Field("maybe_deck", "by_rule", "for a seat and a conspiracy, the places of the deck it may have: a set", PLOTS),
    Field("maybe_hand", "by_rule", "and the places before the players: a set, see `plots.in_hand`", PLOTS),
)
