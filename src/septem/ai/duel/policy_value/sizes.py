"""How long the rows of the policy-value network are, and its scale. `make generate` repeats them in sizes.pxd."""

ACTIVE = 320  # features that hold at once
FEATURES = 8192  # some 6700 are declared; the rest is room for expansions
UNITS = 64  # of the first layer
SECOND = 16  # units of the second layer
STAGES = 8  # parts of a game, each with a second layer of its own
MOVES = 2048  # rows of the policy head; some 1400 are declared
PARTS = 192  # numbers that the first or second part of a move can be
ENDGAME_DEPTH = 24  # moves from the first position of an endgame to its last
SHIFT = 10  # a weight or unit of 1.0 is 1 << SHIFT
CLIP = 4 << SHIFT  # the largest unit
