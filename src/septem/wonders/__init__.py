"""7 Wonders."""

from . import expansions as expansions  # first: all names get their numbers, whatever is imported
from . import problems as problems
