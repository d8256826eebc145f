"""A look back at a whole match."""
