"""The parts of the score pad and of the end of a match."""
