"""The guided match at the very table: the parrot, his light and his words."""
