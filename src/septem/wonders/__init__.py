"""7 Wonders."""

# Numbers of names follow this order, whatever is imported first.
# isort: off
from . import constants as constants
from .leaders import constants as _leaders  # noqa: F401
from .cities import constants as _cities  # noqa: F401

# isort: on
from . import problems as problems
