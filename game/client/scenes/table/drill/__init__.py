"""Drills at the very table: one decision, a verdict, and the next."""
