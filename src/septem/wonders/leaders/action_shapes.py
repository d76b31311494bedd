"""Which items the moves of Leaders can name, by verb."""

from ..action_shapes import ActionShape
from ..data.components import FAMILIES
from ..data.components import FIRST_OTHER as FIRST_LEADER

LEADERS = len(FAMILIES["leader"])
ACTION_SHAPES = {
    "keep": ActionShape(FIRST_LEADER, LEADERS),
    "recruit": ActionShape(FIRST_LEADER, LEADERS, paid=True),
    "copy": ActionShape(FIRST_LEADER, LEADERS),
}
