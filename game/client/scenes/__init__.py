"""One package per scene, with everything that is its own; the scene itself is in scene.py."""
