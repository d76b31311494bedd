"""How long the rows of players are. `make generate` repeats the numbers in sizes.pxd."""

ACTIVE = 256
FEATURES = 1324
UNITS = 32
DEEP = 256
NONE = -1  # no node, no move
