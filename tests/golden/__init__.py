"""Small pictures of all scenes as they ought to be; `python -m tests.golden` makes them anew."""
