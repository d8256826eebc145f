"""Pictures of every scene in a typical state, each of them reached by really playing."""
