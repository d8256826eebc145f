"""What the player prefers."""
