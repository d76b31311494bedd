"""The web server: tables at which people and bots play in the browser. It contains no rules of the games."""
