"""The rules of all three games: pure functions on frozen data, standard library only."""
