"""Leaders, declared."""

from ..constants import DECLINE, RAISE, SELL
from ..expansion import Expansion, Question, Verb
from . import constants as c
from .boards import LEADERS_BOARDS
from .guilds import LEADERS_GUILDS
from .leaders import LEADERS
from .options import LeadersOptions

EXPANSION = Expansion(
    name="leaders",
    extension="septem.wonders.leaders.extension:Leaders",
    options=LeadersOptions,
    guilds=LEADERS_GUILDS,
    boards=LEADERS_BOARDS,
    boards_rank=2,
    other_items={"leader": LEADERS},
    verbs={
        c.KEEP: Verb("keep", "keep LEADER", (c.DRAFT_LEADER,), "leader"),
        c.RECRUIT: Verb("recruit", "recruit LEADER", (c.RECRUIT_LEADER, c.HIRE_LEADER), "leader"),
        c.COPY: Verb("copy", "copy LEADER", (c.COURT_LEADER,), "leader"),
    },
    more_answers={SELL: (c.RECRUIT_LEADER,), RAISE: (c.RECRUIT_LEADER,), DECLINE: (c.HIRE_LEADER,)},
    questions={
        c.DRAFT_LEADER: Question(before_age=True, once=True),
        c.RECRUIT_LEADER: Question(before_age=True),
        c.HIRE_LEADER: Question(after_cards=True, one_city=True),
        c.COURT_LEADER: Question(at_once=True, one_city=True),
    },
    more_cards=2,  # by Solomon, and by a copy of him (L-069)
)
