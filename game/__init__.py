"""Skull King: the rules, a match being played, and the ways to play it."""
