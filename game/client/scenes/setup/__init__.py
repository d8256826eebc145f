"""The parts of the setup scene: what is planned, the rows of the seats, the rules to choose."""
