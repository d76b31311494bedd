"""How long the rows of players are. `make generate` repeats the numbers in sizes.pxd."""

ACTIVE = 256  # features that hold at once
FEATURES = 2048  # some 1240 are declared; the rest is room for expansions
UNITS = 32  # of the network's hidden layer
DEPTH = 256  # moves from the root of a tree to a leaf
NONE = -1  # no node, no move
