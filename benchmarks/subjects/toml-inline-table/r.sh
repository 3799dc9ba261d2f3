#!/bin/bash
# Exit 0 iff the Python module toml refuses an inline table of ./small.toml that is TOML to Python itself.
export LC_ALL=C.UTF-8
timeout 10 /usr/bin/python3 -W ignore - 2>/dev/null <<'PY'
import sys, toml, tomllib

text = open("small.toml", encoding="utf-8", newline="").read()
tomllib.loads(text)
try:
    toml.loads(text)
except toml.TomlDecodeError as error:
    sys.exit("Invalid inline table value encountered" not in str(error))
sys.exit(1)
PY
