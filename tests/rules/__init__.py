"""The law, rule by rule: each test is marked with the ids that it pins down."""
