#!/usr/bin/env python3
"""Persistent test process for `secateur reduce --oracle`.

secateur writes the path of a candidate on each line of standard input, and reads one line for it:
`yes`, `no`, or `no` and a reason. Print everything else on standard error.
"""

import json
import sys

# Load slow libraries once, here.


def judge(path):
    """Return True if the candidate still shows the failure.

    Replace this with your own test, and keep no state between candidates.
    """
    with open(path, encoding="utf-8") as file:
        text = file.read()
    # Example: reading this JSON and writing it again loses something.
    written = json.dumps(json.loads(text), ensure_ascii=False)
    return "".join(written.split()) != "".join(text.split())


answers = sys.stdout
sys.stdout = sys.stderr  # Output of libraries is not an answer.
for line in sys.stdin:
    try:
        answer = "yes" if judge(line.rstrip("\n")) else "no"
    except Exception as error:  # Most candidates are not valid.
        answer = "no " + " ".join(repr(error).split())
    print(answer, file=answers, flush=True)
