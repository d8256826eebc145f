"""What the sheets outside the table share: paper, signs, medallions, charts."""
