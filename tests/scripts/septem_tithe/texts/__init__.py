"""Names and sentences of the expansion."""
