"""Grammar-aware external reducer for Shrink Ray.

    shrinkray --reduce-with 'python3 -m secateur.shrinkray c' ./test.sh crash.c

Shrink Ray sends texts to reduce, and is asked for each candidate if it is interesting. Messages are
lines of JSON with the texts in base64.
"""

from __future__ import annotations

import base64
import json
import os
import queue
import sys
import threading
from typing import Dict, Optional

from secateur import Error, Session


class Peer:
    """Connection to Shrink Ray through standard input and output."""

    def __init__(self) -> None:
        self.given: "queue.SimpleQueue[Optional[bytes]]" = queue.SimpleQueue()
        """Texts to reduce, in order; ``None`` once Shrink Ray has closed the connection."""
        self._changed = threading.Condition()
        self._answers: Dict[bytes, Optional[bool]] = {}
        self._is_gone = False
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        for line in sys.stdin:
            message = json.loads(line)
            content = base64.b64decode(message["content"])
            with self._changed:
                if content in self._answers and self._answers[content] is None:
                    self._answers[content] = message["interesting"]
                    self._changed.notify_all()
                elif message["interesting"]:
                    self._answers[content] = True
                    self.given.put(content)
        with self._changed:
            self._is_gone = True
            self._changed.notify_all()
        self.given.put(None)

    def is_interesting(self, candidate: bytes) -> bool:
        with self._changed:
            if candidate not in self._answers:
                self._answers[candidate] = None
                self.say({"content": base64.b64encode(candidate).decode()})
            self._changed.wait_for(lambda: self._is_gone or self._answers[candidate] is not None)
            if self._answers[candidate] is None:
                raise EOFError
            return bool(self._answers[candidate])

    @staticmethod
    def say(message: object) -> None:
        print(json.dumps(message), flush=True)


def main() -> int:
    if len(sys.argv) != 2:
        print("usage: python3 -m secateur.shrinkray LANGUAGE", file=sys.stderr)
        return 2
    peer, jobs = Peer(), int(os.environ.get("SHRINKRAY_REDUCER_PARALLELISM", "1"))
    smallest = None
    try:
        while (given := peer.given.get()) is not None:
            if given != smallest:
                smallest = Session(given, sys.argv[1], peer.is_interesting, jobs=jobs).run().best
            peer.say({"idle": True})
    except (EOFError, BrokenPipeError, KeyboardInterrupt):
        pass
    except Error as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
