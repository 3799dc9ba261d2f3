"""Fuzz target of atheris whose failing input secateur reduces.

    python with_atheris.py -runs=1000000

The reader of settings has a planted bug: a section whose name is empty has no place for its
settings. The reduced input is in crash.reduced.ini.
"""

import functools
import pathlib
import sys

import atheris

import secateur


def read_settings(data):
    sections = {}
    for line in data.decode("utf-8", "replace").splitlines():
        name, equals, value = line.partition("=")
        if line.startswith("[") and line.endswith("]"):
            section = sections.setdefault(line[1:-1], {}) if line != "[]" else None
        elif equals and sections:
            section[name.strip()] = value.strip()
    return sections


def fails_like(failure, data):
    try:
        read_settings(data)
    except Exception as other:
        return type(other) is type(failure)
    return False


def test_one_input(data):
    try:
        read_settings(data)
    except Exception as failure:
        small = secateur.reduce(data, None, functools.partial(fails_like, failure))
        pathlib.Path("crash.reduced.ini").write_bytes(small)
        raise


if __name__ == "__main__":
    atheris.instrument_func(read_settings)
    atheris.Setup(sys.argv, test_one_input)
    atheris.Fuzz()
