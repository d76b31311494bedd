"""A bid for going first, as tournaments have it: the higher bidder begins, the other one gets the coins."""
