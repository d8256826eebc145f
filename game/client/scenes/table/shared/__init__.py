"""What only comes up where several people share the screen."""
