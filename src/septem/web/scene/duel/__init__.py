"""Tables of Duel as the page draws them."""
