"""Every match remembered and counted: sheets, index, statistics, medals, codes; no pygame."""
