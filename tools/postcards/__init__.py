"""The pictures of the postcards, by the part of the country they show."""
