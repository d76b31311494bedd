"""What the moves of Cities can name, by verb."""

from ..action_shapes import ActionShape
from ..data.components import FIRST_STAGE

MOST_PAID = 64  # coins of a debt, from none on

ACTION_SHAPES = {
    "pay": ActionShape(0, MOST_PAID),
    "favour": ActionShape(0, FIRST_STAGE),
}
