"""Menus of Pantheon's questions."""

from .. import constants as w

# Verbs whose moves name no item, and the part they name instead.
WITHOUT_ITEM = {w.OPEN: "mythology", w.STRIKE: "slot", w.MINERVA: "space", w.DROP: "loot", w.SACK: "loot"}
PRICED = {w.ACTIVATE: "offerings"}  # verbs with a price, and what may lower it
