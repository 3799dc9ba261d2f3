"""Replays sessions: requests, responses and notifications, one JSON object a line.

Reads the path of a session from each line, and answers if the server crashes in `rename`. The
session has to be one that a client can have had: each response follows its request, and each
request has a response, except for the one in which the server crashes.
"""

import json
import sys
import traceback

from server import Server


def replay(messages):
    server, results = Server(), {}
    answered = {message["id"] for message in messages if "method" not in message}
    for message in messages:
        number = message.get("id")
        if "method" not in message:
            if results.pop(number, None) != message["result"]:
                return False
            continue
        try:
            result = server.answer(message["method"], message.get("params", {}))
        except IndexError as error:
            return traceback.extract_tb(error.__traceback__)[-1].name == "rename"
        if number is not None:
            results[number] = result
            if number not in answered:
                return False
    return False


for path in sys.stdin:
    try:
        crashes = replay([json.loads(line) for line in open(path.rstrip("\n")) if line.strip()])
    except (ValueError, LookupError, TypeError, AttributeError):
        crashes = False
    print("yes" if crashes else "no", flush=True)
