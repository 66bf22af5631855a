"""Maps: the one that is shipped, and everything that can be wrong with others."""
