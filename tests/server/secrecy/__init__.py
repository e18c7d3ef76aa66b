"""Whatever leaves a server, beside what those whom it reaches may know."""
