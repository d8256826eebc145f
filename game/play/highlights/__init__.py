"""The best highlights of a match, found in its public events."""
