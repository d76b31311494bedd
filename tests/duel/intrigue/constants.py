"""Names that the expansion adds to those of Duel."""

from septem.duel.constants import CATEGORIES, COLOURS, DECKS, EXTRA, FACTS, PRIVATE, QUESTIONS, VERBS, VICTORIES

(ENVOY_DECK,) = DECKS.add("envoys")
(ENVOY,) = COLOURS.add("envoy")
KEEP_MISSION, SHOW_MISSION = QUESTIONS.add("mission", "boast")
SEND, BURY, KEEP, BOAST = VERBS.add("send", "bury", "hold", "boast")
ENVOY_SENT, CARD_BURIED, MISSIONS_DRAWN, MISSION_SEEN, MISSION_KEPT, MISSION_SHOWN = FACTS.add(
    "envoy_sent",  # (seat, card, -)
    "card_buried",  # (seat, card, place of the mission above it)
    "missions_drawn",  # (seat, first place, -)
    "mission_seen",  # (seat, mission, place) told to the seat only
    "mission_kept",  # (seat, -, place)
    "mission_shown",  # (seat, mission, place)
)
(BY_INTRIGUE,) = VICTORIES.add("intrigue")
(ENVOYS,) = CATEGORIES.add("envoys")

MISSIONS = 6
ENOUGH = 5  # envoys sent, for the victory
SILENCE = MISSIONS  # instead of the place of a mission: keep quiet
DRAW = 2  # missions to choose from

# What everyone sees: how many missions are drawn, whether the boast of this turn is over, and for each mission its
# keeper (0: none), the seats that know it, and the card under it (0: none, then from 1 on).
(DRAWN, BOASTED) = EXTRA.add("intrigue.drawn", "intrigue.boasted")
KEEPER = EXTRA.add(*(f"intrigue.keeper_{place}" for place in range(MISSIONS)))[0]
KNOWN = EXTRA.add(*(f"intrigue.known_{place}" for place in range(MISSIONS)))[0]
UNDER = EXTRA.add(*(f"intrigue.under_{place}" for place in range(MISSIONS)))[0]
# What they do not: the missions in the order of drawing.
MISSION = PRIVATE.add(*(f"intrigue.mission_{place}" for place in range(MISSIONS)))[0]
