"""How several people share one computer."""
