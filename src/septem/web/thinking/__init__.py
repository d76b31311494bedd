"""Worker processes: bots, hints and analyses."""
