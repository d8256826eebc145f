"""What several scenes show: cards, dice, seats, charts, the ring of who beats whom."""
