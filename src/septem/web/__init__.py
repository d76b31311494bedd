"""The server: tables that people and bots play at, in the browser. It holds no rule."""
