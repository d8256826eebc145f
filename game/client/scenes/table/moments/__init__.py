"""Short animations over the table: sea monsters, charms, ropes, cannons, and abilities used."""
