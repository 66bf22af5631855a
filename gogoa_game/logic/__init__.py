"""The rules of Go Goa, R1-R25, as frozen values and pure functions.

Standard library only: no input or output, no clock, no window.
"""
