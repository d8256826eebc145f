"""What is drawn on the table, one module per thing."""
