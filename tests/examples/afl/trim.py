"""Grammar-aware trimmer for afl-fuzz: reduces an entry of the queue without a change of coverage.

AFL_PYTHON_MODULE is the name of this module, TRIM_LANGUAGE the language. Entries with fewer bytes
than TRIM_FROM are not trimmed. An entry costs at most TRIM_TESTS executions.
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
    """secateur process that asks about candidates for one entry."""

    def __init__(self, entry):
        with open(given, "wb") as file:
            file.write(entry)
        command = ["secateur", "reduce", "--ask", "--fresh", "--quiet", "--jobs=1", f"--language={LANGUAGE}"]
        command += [f"--max-tests={TESTS}", f"--output={best}", given]
        # In a new session: Ctrl-C goes to the fuzzer, which then ends this process.
        pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
        self.process = subprocess.Popen(command, start_new_session=True, **pipes)
        self.smallest = len(entry)
        self.known = {entry: True}
        self.id = None
        self.candidate = None

    def advance(self):
        """Advances to the next candidate for the fuzzer. Returns True if there is one."""
        for line in self.process.stdout:
            event = json.loads(line)
            if event["type"] != "candidate":
                continue
            try:
                with open(event["path"], "rb") as file:
                    self.id, self.candidate = event["id"], file.read()
            except FileNotFoundError:
                continue  # The candidate is withdrawn.
            # afl-fuzz has no space for a larger entry, and does not run empty ones.
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
    """Number of steps. The real number is unknown: 1 until there are no more candidates."""
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
