#!/bin/sh
# Exits with 0 if three of the forty lines remain.
grep -q '= 7;' list.c && grep -q '= 23;' list.c && grep -q '= 38;' list.c
