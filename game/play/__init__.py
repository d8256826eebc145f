"""What the game knows without a window: games, setups, settings, score books, forecasts."""
