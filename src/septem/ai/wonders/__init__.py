"""How programs play 7 Wonders: a policy that sees at a glance, and a search that plays by it."""
