"""A look back at matches: what decisions cost, what was luck, and what to work on."""
