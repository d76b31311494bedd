"""What the web server says to players and operators."""
