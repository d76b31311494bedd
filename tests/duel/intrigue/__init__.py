"""Intrigue, an expansion that uses every hook of Duel. It is made up, and lives outside the package."""
