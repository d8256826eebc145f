"""The tabs of the rules overlay, each built from the setup in force."""
