"""Tests of the interface kit."""
