"""How long the rows of players are. The numbers stand again in sizes.pxd; a test compares them."""

ACTIVE = 256
FEATURES = 1324
UNITS = 32
DEEP = 256
NONE = -1  # no node, no move
