"""A trimmer for afl-fuzz: it makes an entry of the queue smaller by its grammar, and asks whether the coverage stays the same.

AFL_PYTHON_MODULE names this module, TRIM_LANGUAGE the language; entries with fewer bytes than TRIM_FROM are left as they are,
and an entry costs no more than TRIM_TESTS executions.
"""

import json
import os
import subprocess
import tempfile

LANGUAGE = os.environ["TRIM_LANGUAGE"]
FROM = int(os.environ.get("TRIM_FROM", 100))
TESTS = int(os.environ.get("TRIM_TESTS", 500))

folder = tempfile.TemporaryDirectory(prefix="trim-")
given, best = os.path.join(folder.name, "entry"), os.path.join(folder.name, "best")


class Reduction:
    """A program that asks about candidates for one entry."""

    def __init__(self, entry):
        with open(given, "wb") as file:
            file.write(entry)
        command = ["secateur", "reduce", "--ask", "--fresh", "--quiet", "--jobs=1", f"--language={LANGUAGE}"]
        command += [f"--max-tests={TESTS}", f"--output={best}", given]
        # In a session of its own: Ctrl-C is for the fuzzer, which ends it.
        pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
        self.process = subprocess.Popen(command, start_new_session=True, **pipes)
        self.smallest = len(entry)
        self.known = {entry: True}
        self.id = None
        self.candidate = None

    def advance(self):
        """Goes on to a candidate that the fuzzer has to run; whether there is one."""
        for line in self.process.stdout:
            event = json.loads(line)
            if event["type"] != "candidate":
                continue
            try:
                with open(event["path"], "rb") as file:
                    self.id, self.candidate = event["id"], file.read()
            except FileNotFoundError:
                continue  # It is withdrawn.
            # afl-fuzz has no room for more bytes than there were, and runs nothing that is empty.
            if 0 < len(self.candidate) <= self.smallest and self.candidate not in self.known:
                return True
            self.write(self.known.get(self.candidate, False))
        self.end()
        return False

    def answer(self, has_same_coverage):
        self.known[self.candidate] = has_same_coverage
        if has_same_coverage:
            self.smallest = len(self.candidate)
        self.write(has_same_coverage)

    def write(self, is_interesting):
        self.process.stdin.write(json.dumps({"id": self.id, "interesting": is_interesting}).encode() + b"\n")
        self.process.stdin.flush()

    def end(self):
        _, said = self.process.communicate()
        if self.process.returncode in (1, 2):
            folder.cleanup()
            raise RuntimeError(said.decode(errors="replace"))


reduction = None


def init(seed):
    pass


def deinit():
    if reduction is not None and reduction.process.poll() is None:
        reduction.end()
    folder.cleanup()


def init_trim(entry):
    """How many steps there are: they end with the candidates."""
    global reduction
    if len(entry) < FROM:
        return 0
    reduction = Reduction(bytes(entry))
    return int(reduction.advance())


def trim():
    return bytearray(reduction.candidate)


def post_trim(has_same_coverage):
    reduction.answer(bool(has_same_coverage))
    return int(not reduction.advance())
