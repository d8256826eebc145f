"""Guided matches to learn by playing: scripted deals, rolls and words of the parrot."""
