"""What is heard: cues, music and the surroundings, through the sound card or in silence."""
