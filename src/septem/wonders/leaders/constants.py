"""Numbers with names that Leaders adds to those of the base game."""

from ..constants import CATEGORIES, CATEGORY_OF, COLOURS, FACTS, QUESTIONS, VERBS
from ..refusal import Refusal

(LEADERS,) = CATEGORIES.add("leaders")
LEADER = COLOURS.reserve("leader", 11)
CATEGORY_OF[LEADER] = LEADERS

DRAFT_LEADER, RECRUIT_LEADER, HIRE_LEADER, COURT_LEADER = QUESTIONS.add("draft", "recruit", "hire", "court")
KEEP, RECRUIT, COPY = VERBS.add("keep", "recruit", "copy")

# Facts: the meaning of (city, what, amount).
(
    LEADER_DEALT,
    LEADER_KEPT,
    PACKS_PASSED,
    RECRUITMENT_BEGUN,
    LEADER_RECRUITED,
    LEADERS_DRAWN,
    DRAW_OF_LEADER,
    HIRE_ASKED,
    HIRE_DECLINED,
    LEADERS_LEFT,
    LEADER_COPIED,
    COPY_LOST,
) = FACTS.add(
    "leader_dealt",  # (city, leader, -) told to the seat that may choose it
    "leader_kept",  # (city, leader, -) told to the seat that keeps it
    "packs_passed",  # (-, LEFT or RIGHT, cards in each)
    "recruitment_begun",  # (-, age, -)
    "leader_recruited",  # (city, leader, -) its coins are told by coins_paid
    "leaders_drawn",  # (city, -, cards)
    "draw_of_leader",  # (city, leader, -) told to the seat that draws it
    "hire_asked",  # (city, -, -) a leader more may be recruited
    "hire_declined",  # (city, -, -)
    "leaders_left",  # (city, -, cards) discarded without coins
    "leader_copied",  # (city, leader, its owner)
    "copy_lost",  # (city, -, -) no leader can be copied
)

# Why moves are refused.
Refusal.add(
    NOT_IN_PACK=13,  # L-021
    NOT_A_NEIGHBOURS_LEADER=14,  # L-083
)
