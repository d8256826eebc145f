"""The logbook: all matches in a list, statistics, the family table and the case of medals."""
