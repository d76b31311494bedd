"""The numbers of Pantheon's items."""

from ..data.catalogue import CATALOGUE
from ..data.components import MORE_ITEMS
from .divinities import MYTHOLOGY_TOKENS

FIRST_DIVINITY = MORE_ITEMS["divinity"].start
THE_GATE = MORE_ITEMS["divinity"].stop - 1
FIRST_MYTHOLOGY = CATALOGUE.numbers[MYTHOLOGY_TOKENS[0].id]
