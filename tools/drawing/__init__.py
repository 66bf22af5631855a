"""What postcards and poster are drawn with."""
