"""Which items the moves of Leaders can name, by verb."""

from ..action_shapes import ActionShape
from ..data.catalogue import CATALOGUE
from ..data.components import FIRST_LEADER

LEADERS = CATALOGUE.size - FIRST_LEADER
ACTION_SHAPES = {
    "keep": ActionShape(FIRST_LEADER, LEADERS),
    "recruit": ActionShape(FIRST_LEADER, LEADERS, paid=True),
    "copy": ActionShape(FIRST_LEADER, LEADERS),
}
