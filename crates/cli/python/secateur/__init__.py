"""Reduce a failing input with a Python function as the interestingness test.

>>> reduce("int unused; int f(int x) { return x / 0; }", "c", lambda text: "return x / 0" in text)
'int f() {\\n    return x / 0;\\n}\\n'

The search runs in the program ``secateur``, which is part of the wheel. The
function runs in this process: in the calling thread, or on several threads with
``jobs``. Between calls, the interpreter is free for other threads.
"""

from __future__ import annotations

import errno
import inspect
import json
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Any, Callable, Dict, Generic, List, Mapping, Optional, Sequence, TypeVar, Union

__all__ = ["Error", "NotInteresting", "Outcome", "Session", "UsageError", "program", "reduce"]

Files = Mapping[str, Union[str, bytes]]
Source = TypeVar("Source", str, bytes, Files)
Event = Dict[str, Any]

# Exit codes, see `secateur help exit-codes`.
_USAGE, _NOT_INTERESTING = 2, 3
_WITH_RESULT = {0, 4, 5, 6, 9, 128 + signal.SIGHUP, 128 + signal.SIGINT, 128 + signal.SIGTERM}


class Error(Exception):
    """The program failed. The message gives the reason and a remedy."""


class UsageError(Error):
    """Invalid input, language, option or answer of the test."""


class NotInteresting(Error):
    """The test rejects the source itself, or answers inconsistently."""


@dataclass(frozen=True)
class Outcome(Generic[Source]):
    """Result of a session."""

    best: Source
    """Smallest source found, in the same form as the given one."""
    stop: str
    """Reason for the end: ``finished``, ``out-of-time``, ``out-of-tests``, ``enough``,
    ``interrupted`` or ``not-reproduced``."""
    tests: int
    """Number of tested candidates."""
    summary: Event
    """Summary in the form of its JSON Schema; empty if the session was stopped before it began."""


def program() -> str:
    """Return the path of the program ``secateur``.

    The program of this installation takes precedence over one on ``PATH``, and the environment
    variable ``SECATEUR_PROGRAM`` over both.
    """
    named = os.environ.get("SECATEUR_PROGRAM")
    if named:
        return named
    here = {sysconfig.get_path("scripts"), os.path.dirname(sys.executable)}
    found = shutil.which("secateur", path=os.pathsep.join(sorted(filter(None, here))))
    found = found or shutil.which("secateur")
    if found is None:
        raise Error(
            "cannot find the program secateur; install the wheel, "
            "or set SECATEUR_PROGRAM to its path"
        )
    return found


class Session(Generic[Source]):
    """A reduction that can be observed while it runs, and stopped.

    ``source`` is a string, bytes, or several files as a mapping from paths to strings or bytes.

    ``test`` is called with a candidate of the same form. It returns ``True`` if the candidate still
    fails, and ``False`` or ``None`` if not; anything else is a :class:`UsageError`. An exception in
    it ends the session.

    ``language`` is a name such as ``c``; ``secateur help languages`` lists them. With ``None``, the
    names of several files decide, and any other source is reduced without a grammar.

    ``jobs`` is the number of threads that call the test. The outcome does not depend on it. More
    threads are faster if the test waits, for example for a program that it runs.

    ``timeout`` is the maximum number of seconds for an answer. After that, the candidate counts as
    uninteresting. The session still waits for the function, since a thread cannot be killed.

    ``schema`` is the path of a DTD, an XML Schema or a RELAX NG schema. Only XML documents that are
    valid by it are tested, unless the source itself is not. A document may also name its schema.

    ``options`` are further arguments of ``secateur reduce``.
    """

    def __init__(
        self,
        source: Source,
        language: Optional[str],
        test: Callable[[Source], Optional[bool]],
        *,
        jobs: int = 1,
        on_event: Optional[Callable[[Event], None]] = None,
        max_time: Optional[float] = None,
        max_tests: Optional[int] = None,
        timeout: Optional[float] = None,
        schema: Union[str, "os.PathLike[str]", None] = None,
        options: Sequence[str] = (),
    ) -> None:
        self._source: Source = source
        self._test: Callable[[Source], Optional[bool]] = test
        self._jobs = jobs
        self._on_event = on_event
        given = {
            "language": language,
            "jobs": jobs,
            "max-time": max_time,
            "max-tests": max_tests,
            "timeout": timeout,
            "schema": None if schema is None else os.fspath(schema),
        }
        self._options = [f"--{name}={value}" for name, value in given.items() if value is not None]
        self._options += options
        self._lock = threading.Lock()
        self._process: Optional["subprocess.Popen[bytes]"] = None
        self._is_stopped = False

    def stop(self) -> None:
        """End the session soon, from any thread. Its outcome has the best source so far."""
        with self._lock:
            self._is_stopped = True
            if self._process is not None and self._process.poll() is None:
                self._process.terminate()

    def run(self) -> Outcome[Source]:
        """Reduce the source. A ``KeyboardInterrupt`` ends the session like :meth:`stop`.

        Raises exceptions of the test, :class:`NotInteresting`, :class:`UsageError`, or another
        :class:`Error`.
        """
        with tempfile.TemporaryDirectory(prefix="secateur-") as folder:
            given, best = Path(folder, "input"), Path(folder, "best")
            _write(given, self._source)
            command = [program(), "reduce", "--ask", "--fresh", "--quiet", f"--output={best}"]
            if self._on_event is not None:
                command.append("--events=-")
            command += [*self._options, str(given)]
            with tempfile.TemporaryFile() as errors:
                summary, status = self._converse(command, errors)
                if status in _WITH_RESULT and summary is not None:
                    if not best.exists():
                        best = given
                    source = _read(best, self._source)
                    return Outcome(source, summary["stop"], summary["tests"], summary)
                if summary is None and self._is_stopped:
                    return Outcome(self._source, "interrupted", 0, {})
                errors.seek(0)
                message = errors.read().decode(errors="replace").strip()
        kind = {_USAGE: UsageError, _NOT_INTERESTING: NotInteresting}.get(status, Error)
        raise kind(message or f"secateur exited with status {status}")

    def _converse(self, command: List[str], errors: Any) -> "tuple[Optional[Event], int]":
        """Answer all questions. Return the summary, if there is one, and the exit status."""
        failures: List[BaseException] = []
        summary: Optional[Event] = None
        # In a new session: Ctrl-C is sent to this process only, which ends the other one.
        with self._lock:
            if self._is_stopped:
                return None, 0
            try:
                process = subprocess.Popen(
                    command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=errors,
                    start_new_session=True,
                )
            except (TypeError, ValueError) as error:
                raise UsageError(
                    f"the language or an option is not a valid argument: {error}"
                ) from error
            self._process = process
        assert process.stdin is not None and process.stdout is not None
        with process, ThreadPoolExecutor(self._jobs) as pool:
            try:
                for line in process.stdout:
                    event = json.loads(line)
                    if event["type"] == "candidate":
                        if self._jobs == 1:
                            self._answer(process, event, failures)
                        else:
                            pool.submit(self._answer, process, event, failures)
                    elif _is_last(event):
                        summary = event["summary"]
                    elif event["type"] != "withdrawn" and self._on_event is not None:
                        self._on_event(event)
            except KeyboardInterrupt:
                self.stop()
                rest = filter(_is_last, map(json.loads, process.stdout))
                summary = next((event["summary"] for event in rest), summary)
            except BaseException as error:
                self.stop()
                failures.insert(0, error)
            finally:
                process.stdout.close()
        for failure in failures:
            if not isinstance(failure, KeyboardInterrupt):
                raise failure
        return summary, process.returncode

    def _answer(
        self, process: "subprocess.Popen[bytes]", event: Event, failures: List[BaseException]
    ) -> None:
        try:
            candidate = _read(Path(event["path"]), self._source)
        except FileNotFoundError:
            # The candidate is no longer needed.
            return
        try:
            answer = {"id": event["id"], "interesting": _truth(self._test(candidate))}
        except BaseException as error:
            if self._jobs == 1:
                raise
            failures.append(error)
            self.stop()
            return
        try:
            with self._lock:
                assert process.stdin is not None
                if self._is_stopped:
                    # The program may not have received the signal yet.
                    return
                # Unbuffered: a filled buffer could not be flushed to a closed pipe.
                os.write(process.stdin.fileno(), json.dumps(answer).encode() + b"\n")
        except BrokenPipeError:
            # The program has ended.
            pass


def reduce(
    source: Source,
    language: Optional[str],
    test: Callable[[Source], Optional[bool]],
    *,
    jobs: int = 1,
    on_event: Optional[Callable[[Event], None]] = None,
    max_time: Optional[float] = None,
    max_tests: Optional[int] = None,
    timeout: Optional[float] = None,
    schema: Union[str, "os.PathLike[str]", None] = None,
    options: Sequence[str] = (),
) -> Source:
    """Return the smallest source found for which ``test`` returns ``True``.

    The arguments are those of :class:`Session`. A ``KeyboardInterrupt`` ends the reduction; the
    best source so far is returned.
    """
    session = Session(
        source,
        language,
        test,
        jobs=jobs,
        on_event=on_event,
        max_time=max_time,
        max_tests=max_tests,
        timeout=timeout,
        schema=schema,
        options=options,
    )
    return session.run().best


def _is_last(event: Event) -> bool:
    """Return ``True`` for the end of the questions, ``False`` for that of the events."""
    return event["type"] == "end" and "seconds" not in event


def _truth(answer: Any) -> bool:
    """Return the answer of a test as a ``bool``.

    Other values are refused: a generator or a coroutine would be true for every candidate.
    """
    # NumPy's scalar type is called `bool_` before version 2.
    if answer is None or type(answer).__name__ in ("bool", "bool_"):
        return bool(answer)
    remedy = "return True or False, for example by bool()"
    if inspect.isgenerator(answer) or inspect.isasyncgen(answer):
        remedy = "return True or False instead of yielding it"
    elif inspect.iscoroutine(answer):
        answer.close()
        remedy = (
            "a test cannot be async: call asyncio.run() in a function that returns True or False"
        )
    raise UsageError(f"the test returned {_a(answer)}, not a bool; {remedy}")


def _a(value: Any) -> str:
    """Return the name of the type of ``value``, with an article."""
    name = type(value).__name__
    return f"{'an' if name[0] in 'aeiou' else 'a'} {name}"


def _write(path: Path, source: Union[str, bytes, Files]) -> None:
    if isinstance(source, (str, bytes)):
        path.write_bytes(_encoded(source, "the source"))
        return
    if not isinstance(source, Mapping):
        raise UsageError(
            f"the source is {_a(source)}; give a str, bytes, or a mapping of paths to these"
        )
    if not source:
        raise UsageError("there are no files to reduce")
    names: Dict[PurePosixPath, str] = {}
    folders: Dict[PurePosixPath, str] = {}
    for name, text in source.items():
        inner = _inner(name)
        others = [folders.get(inner), names.get(inner), *map(names.get, inner.parents)]
        for other in filter(None, others):
            raise UsageError(
                f"{other!r} and {name!r} cannot be two files of one folder; rename one"
            )
        names[inner] = name
        folders.update(dict.fromkeys(inner.parents, name))
        content = _encoded(text, f"the file {name!r}")
        try:
            path.joinpath(inner).parent.mkdir(parents=True, exist_ok=True)
            path.joinpath(inner).write_bytes(content)
        except OSError as error:
            raise (UsageError if error.errno == errno.ENAMETOOLONG else Error)(
                f"cannot write {name!r} to the folder for temporary files: {error.strerror}"
            ) from error


def _inner(name: Any) -> PurePosixPath:
    """Return ``name`` as a relative path without ``..``."""
    if not isinstance(name, str):
        raise UsageError(f"{name!r} is {_a(name)}; the path of a file is a str")
    try:
        is_name = b"\0" not in os.fsencode(name)
    except UnicodeEncodeError:
        is_name = False
    if not is_name:
        raise UsageError(
            f"{name!r} cannot be the name of a file; remove null characters and lone surrogates"
        )
    inner = PurePosixPath(name)
    if inner.is_absolute() or ".." in inner.parts or not inner.parts:
        raise UsageError(f"{name!r} is not a relative path without `..`; give one")
    return inner


def _encoded(text: Any, what: str) -> bytes:
    if isinstance(text, bytes):
        return text
    if not isinstance(text, str):
        raise UsageError(f"{what} is {_a(text)}; give a str or bytes")
    try:
        return text.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError as error:
        raise UsageError(
            f"{what} has a lone surrogate at index {error.start}; give bytes instead"
        ) from error


def _read(path: Path, like: Any) -> Any:
    """Read the source at ``path``, in the form of ``like``."""
    if isinstance(like, str):
        return path.read_bytes().decode("utf-8", "surrogateescape")
    if isinstance(like, bytes):
        return path.read_bytes()
    return {name: _read(path / name, text) for name, text in like.items() if (path / name).exists()}
