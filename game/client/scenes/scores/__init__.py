"""The score pad and the end of a match, with their parts."""
