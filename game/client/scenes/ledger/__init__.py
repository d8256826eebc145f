"""The companion for the real box: a score keeper for whoever sits around it."""
