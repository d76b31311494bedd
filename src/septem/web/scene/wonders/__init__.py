"""Tables of 7 Wonders as the page draws them."""
