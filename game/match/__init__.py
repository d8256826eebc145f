"""A match being played: seats, the session that asks them, the record of what they did."""
