"""7 Wonders as JSON documents."""
