"""The table: geometry, what lies on it, how it is drawn, and events turned into movement."""
