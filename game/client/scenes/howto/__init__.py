"""The pages of How to play and their pictures."""
