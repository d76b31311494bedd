"""Players finish their games while everything around them fails; see `__main__`."""
