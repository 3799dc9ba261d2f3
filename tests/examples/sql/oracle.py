"""Asked about one script of SQL after the other: does a rewriter of queries, which has a bug, change the answers of SQLite?"""

import re
import sqlite3
import sys


def rewrite(text):
    """`NOT (a IS b)` is written as `a <> b`: the same, but for NULL."""
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
