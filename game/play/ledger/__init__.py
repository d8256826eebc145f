"""The score of a match played with the real box, kept by hand."""
