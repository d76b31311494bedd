"""The expansion Pantheon: divinities, offerings, grand temples."""
