"""What every scene is built from: widgets, text, shapes, theme, animation, art, catalogs."""
