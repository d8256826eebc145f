"""Where everything starts: the ship in the night and its planks."""
