"""Every match remembered and counted: digests, index, statistics, medals, codes; no pygame."""
