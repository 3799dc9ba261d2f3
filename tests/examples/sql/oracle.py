"""Answers for each SQL script if a buggy query rewriter changes the answers of SQLite."""

import re
import sqlite3
import sys


def rewrite(text):
    """Rewrites `NOT (a IS b)` to `a <> b`: equivalent, except for NULL."""
    return re.sub(r"NOT \((\w+) IS (\w+)\)", r"\1 <> \2", text)


def answers(script):
    database = sqlite3.connect(":memory:")
    return [database.execute(statement).fetchall() for statement in script.split(";")]


for line in sys.stdin:
    script = open(line.rstrip("\n")).read()
    try:
        answer = "yes" if answers(script) != answers(rewrite(script)) else "no"
    except sqlite3.Error as error:
        answer = f"no: {error}".replace("\n", " ")
    print(answer, flush=True)
