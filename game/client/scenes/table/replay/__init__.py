"""A recorded match on the very table: played, stepped through, dragged, and played on."""
