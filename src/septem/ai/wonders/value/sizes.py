"""How long the rows of the value network are, and its scale. `make generate` repeats them in sizes.pxd."""

ACTIVE = 256  # features that hold at once
FEATURES = 2048  # some 1600 are declared; the rest is room for expansions
UNITS = 64  # of the first layer
SECOND = 16  # units of the second layer
STAGES = 6  # parts of a game, each with a second layer of its own
OUTPUTS = 3  # winning, the margin, points
SHIFT = 10  # a weight or unit of 1.0 is 1 << SHIFT
CLIP = 4 << SHIFT  # the largest unit
