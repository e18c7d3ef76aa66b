"""The rules of the seven games: pure values and functions, no input, output, clock or chance."""
