"""Command-line tools that need the window: pictures, the self-check and figures of speed."""
