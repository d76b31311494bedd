"""What simulations and reports say."""
