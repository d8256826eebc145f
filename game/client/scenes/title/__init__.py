"""The title: the main menu, its background, and the list of unfinished matches."""
