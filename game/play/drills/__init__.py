"""Single decisions out of real matches, to be practised."""
