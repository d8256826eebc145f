"""Whose work this is."""
