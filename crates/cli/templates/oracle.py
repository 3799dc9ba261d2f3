#!/usr/bin/env python3
"""A property test that stays. secateur writes a path on each line of standard input, and reads one line for it:
`yes`, `no`, or `no` and a reason. Everything else belongs on standard error."""

import json
import sys

# What takes long to load is loaded once, here.


def judge(path):
    """Yes if the candidate still shows the failure. Replace this by your own test, and keep nothing for the next candidate."""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    # The example: reading this JSON and writing it again loses something.
    written = json.dumps(json.loads(text), ensure_ascii=False)
    return "".join(written.split()) != "".join(text.split())


answers = sys.stdout
sys.stdout = sys.stderr  # What a library prints must not be taken for an answer.
for line in sys.stdin:
    try:
        answer = "yes" if judge(line.rstrip("\n")) else "no"
    except Exception as error:  # Most candidates are not valid.
        answer = "no " + " ".join(repr(error).split())
    print(answer, file=answers, flush=True)
