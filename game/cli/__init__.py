"""The command-line tools, which need nothing but Python."""
