"""Everything one can learn by: lessons, drills, practice and the illustrated walk."""
