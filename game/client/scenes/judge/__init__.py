"""The judge: who wins a trick, what may be played, and how likely a roll wins."""
