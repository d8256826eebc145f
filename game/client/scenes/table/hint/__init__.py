"""What the strongest bot would do in the place of whoever is asked, on request."""
