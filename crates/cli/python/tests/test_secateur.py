import base64
import doctest
import importlib.util
import json
import os
import runpy
import signal
import subprocess
import sys
import textwrap
import threading
from pathlib import Path

import pytest

import secateur

SOURCE = "int unused; int other(int y) { return y; } int f(int x) { return x / 0; }"


def divides(text):
    return "/ 0" in text


def test_the_examples_of_the_documentation_are_true():
    assert doctest.testmod(secateur).failed == 0


def test_each_form_of_a_source_comes_back_as_it_was_given():
    text = secateur.reduce(SOURCE, "c", divides)
    assert divides(text) and len(text) < len(SOURCE)
    assert secateur.reduce(SOURCE.encode(), "c", lambda source: b"/ 0" in source) == text.encode()
    files = {"a.c": '#include "sub/b.h"\n' + SOURCE, "sub/b.h": "int z;\n", "c.c": "int q;"}
    small = secateur.reduce(files, None, lambda files: divides(files.get("a.c", "")))
    assert list(small) == ["a.c"] and divides(small["a.c"])


def test_what_is_no_utf_8_survives():
    source = b"\xff\xfe needed \xe9 / 0".decode("utf-8", "surrogateescape")
    small = secateur.reduce(source, None, lambda text: "\udcff" in text)
    assert small.encode("utf-8", "surrogateescape").startswith(b"\xff")


def test_the_outcome_is_the_same_for_every_number_of_jobs():
    outcomes = [secateur.Session(SOURCE, "c", divides, jobs=jobs).run() for jobs in (1, 2, 7)]
    assert len({(outcome.best, outcome.tests, outcome.stop) for outcome in outcomes}) == 1
    assert outcomes[0].stop == "finished"


def test_events_tell_what_happens_once():
    events = []
    secateur.reduce(SOURCE, "c", divides, on_event=events.append)
    kinds = [event["type"] for event in events]
    assert kinds[0] == "start" and kinds.count("end") == 1 and "success" in kinds
    sizes = [event["bytes"] for event in events if event["type"] == "success"]
    assert sizes[-1] < sizes[0] <= len(SOURCE)


def test_a_schema_restricts_the_candidates(tmp_path):
    schema = tmp_path / "list.dtd"
    schema.write_text("<!ELEMENT list (title, item+)><!ELEMENT title EMPTY><!ELEMENT item EMPTY>")
    source, seen = "<list><title/><item/><item/><item/></list>", []

    def has_items(text):
        seen.append(text)
        return "<list" in text and "<item" in text

    small = secateur.reduce(source, "xml", has_items)
    assert "".join(small.split()) == "<list><item/></list>"
    seen.clear()
    small = secateur.reduce(source, "xml", has_items, schema=schema)
    assert "".join(small.split()) == "<list><title/><item/></list>"
    assert all("<title" in text for text in seen if "<list" in text)
    with pytest.raises(secateur.UsageError, match="none.dtd"):
        secateur.reduce(source, "xml", has_items, schema=tmp_path / "none.dtd")


def test_limits_end_a_session_with_the_best_so_far():
    outcome = secateur.Session(SOURCE, "c", divides, max_tests=3).run()
    assert outcome.stop == "out-of-tests" and divides(outcome.best)


@pytest.mark.parametrize("jobs", [1, 4])
def test_what_the_test_raises_ends_the_session(jobs):
    def fails(text):
        if text != SOURCE:
            raise LookupError("planted")
        return True

    with pytest.raises(LookupError, match="planted"):
        secateur.reduce(SOURCE, "c", fails, jobs=jobs)


def test_what_an_observer_raises_ends_the_session():
    def fails(event):
        raise LookupError("planted")

    with pytest.raises(LookupError, match="planted"):
        secateur.reduce(SOURCE, "c", divides, on_event=fails)


@pytest.mark.parametrize("jobs", [1, 3])
def test_a_keyboard_interrupt_ends_it_with_the_best_so_far(jobs):
    found = threading.Event()

    def interrupted(text):
        if found.is_set():
            raise KeyboardInterrupt
        return divides(text)

    def note(event):
        if event["type"] == "success":
            found.set()

    outcome = secateur.Session(SOURCE, "c", interrupted, jobs=jobs, on_event=note).run()
    assert outcome.stop == "interrupted"
    assert divides(outcome.best) and len(outcome.best) < len(SOURCE)


def test_a_session_is_stopped_from_another_thread():
    session, began = None, threading.Event()

    def stop():
        began.wait()
        session.stop()

    def waits(text):
        if text != SOURCE:
            began.set()
            stopper.join()
        return divides(text)

    stopper = threading.Thread(target=stop)
    session = secateur.Session(SOURCE, "c", waits)
    stopper.start()
    outcome = session.run()
    assert outcome.stop == "interrupted" and divides(outcome.best)


def test_a_session_that_was_stopped_before_it_began_has_the_source():
    session = secateur.Session(SOURCE, "c", divides)
    session.stop()
    outcome = session.run()
    assert (outcome.best, outcome.stop) == (SOURCE, "interrupted")


def test_errors_are_those_of_the_command_line():
    with pytest.raises(secateur.NotInteresting, match="not interesting"):
        secateur.reduce(SOURCE, "c", lambda text: False)
    with pytest.raises(secateur.UsageError, match="possible values"):
        secateur.reduce(SOURCE, "klingon", divides)
    with pytest.raises(secateur.UsageError, match="1 to 160"):
        secateur.reduce(SOURCE, "c", divides, jobs=1000)
    with pytest.raises(secateur.UsageError, match="not a relative path"):
        secateur.reduce({"../a.c": SOURCE}, None, lambda files: True)
    with pytest.raises(secateur.UsageError, match="no files"):
        secateur.reduce({}, None, lambda files: True)
    with pytest.raises(secateur.UsageError, match="no-such-option"):
        secateur.reduce(SOURCE, "c", divides, options=["--no-such-option"])


async def asynchronous(text):
    return divides(text)


def yielding(text):
    yield divides(text)


@pytest.mark.parametrize("jobs", [1, 3])
@pytest.mark.parametrize(
    "answer, message",
    [
        (yielding, "returned a generator, .* instead of yielding"),
        (asynchronous, r"returned a coroutine, .* asyncio\.run\(\)"),
        (lambda text: divides, "returned a function, "),
        (lambda text: "no", "returned a str, .* return True or False"),
        (lambda text: 1, "returned an int, "),
    ],
)
def test_an_answer_that_is_no_bool_is_refused(answer, message, jobs):
    with pytest.raises(secateur.UsageError, match=message):
        secateur.reduce(SOURCE, "c", answer, jobs=jobs)


def test_none_is_no():
    text = secateur.reduce(SOURCE, "c", divides)
    assert secateur.reduce(SOURCE, "c", lambda source: divides(source) or None) == text


@pytest.mark.parametrize(
    "source, message",
    [
        ("a \ud800 / 0", "lone surrogate at index 2; give bytes"),
        ({"a.c": "\ud800"}, "the file 'a.c' has a lone surrogate at index 0"),
        ({"a\ud800.c": SOURCE}, "cannot be the name of a file"),
        ({"a\0b.c": SOURCE}, "cannot be the name of a file; remove null characters"),
        ({"a" * 300: SOURCE}, "cannot write 'aaa"),
        ({"a": SOURCE, "a/b": SOURCE}, "'a' and 'a/b' cannot be two files of one folder"),
        ({"a/b": SOURCE, "a": SOURCE}, "'a/b' and 'a' cannot be two files of one folder"),
        ({"a.c": SOURCE, "./a.c": SOURCE}, "cannot be two files of one folder; rename one"),
        ({b"a.c": SOURCE}, "is a bytes; the path of a file is a str"),
        ({"a.c": 3}, "the file 'a.c' is an int"),
        (3, "the source is an int; give a str, bytes, or a mapping"),
    ],
)
def test_a_source_that_cannot_be_written_is_refused(source, message):
    with pytest.raises(secateur.UsageError, match=message):
        secateur.reduce(source, None, lambda source: True)


def test_an_option_that_no_program_can_be_given_is_refused():
    for language, options in (("c\0", []), ("c\ud800", []), ("c", [3])):
        with pytest.raises(secateur.UsageError, match="not a valid argument"):
            secateur.reduce(SOURCE, language, divides, options=options)


def test_a_program_that_is_not_there_is_an_error_with_a_remedy(monkeypatch):
    monkeypatch.setenv("SECATEUR_PROGRAM", "")
    monkeypatch.setenv("PATH", "/nonexistent")
    monkeypatch.setattr("sysconfig.get_path", lambda name: None)
    monkeypatch.setattr(sys, "executable", "/nonexistent/python")
    with pytest.raises(secateur.Error, match="SECATEUR_PROGRAM"):
        secateur.program()


def test_a_test_that_contradicts_itself_is_told():
    answers = {}

    def forgetful(text):
        answers[text] = answers.get(text, 0) + 1
        # The final result is tested once more.
        return divides(text) and (text == SOURCE or answers[text] == 1)

    assert secateur.Session(SOURCE, "c", forgetful).run().stop == "not-reproduced"


def test_a_killed_process_leaves_no_program_behind(tmp_path):
    code = textwrap.dedent(
        f"""
        import os, signal, secateur
        def test(text):
            if text != {SOURCE!r}:
                os.kill(os.getpid(), signal.SIGKILL)
            return True
        def tell(event):
            print(session._process.pid, flush=True)
        session = secateur.Session({SOURCE!r}, "c", test, on_event=tell)
        session.run()
        """
    )
    environment = {**os.environ, "TMPDIR": str(tmp_path)}
    run = subprocess.run([sys.executable, "-c", code], stdout=subprocess.PIPE, env=environment)
    assert run.returncode == -signal.SIGKILL
    pid = int(run.stdout.split()[0])
    # The orphan ends because it gets no answers. Its new parent may reap it late.
    for _ in range(3000):
        try:
            with open(f"/proc/{pid}/stat") as stat:
                if stat.read().rsplit(")", 1)[1].split()[0] == "Z":
                    return
        except FileNotFoundError:
            return
        threading.Event().wait(0.01)
    pytest.fail(f"{pid} is still there")


def test_nothing_is_left_in_the_folder_for_temporary_files(tmp_path, monkeypatch):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    secateur.reduce(SOURCE, "c", divides)
    with pytest.raises(secateur.NotInteresting):
        secateur.reduce(SOURCE, "c", lambda text: False)
    assert not list(tmp_path.iterdir())


def test_the_module_runs_the_program():
    command = [sys.executable, "-m", "secateur", "--version"]
    run = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    assert run.returncode == 0 and run.stdout.startswith("secateur ")


def test_the_fuzzer_of_the_examples_finds_and_reduces_the_bug():
    example = runpy.run_path(str(Path(__file__).parent.parent / "examples" / "fuzz.py"))
    for seed in (1, 2, 3):
        found, small = example["fuzz"](seed)
        assert len(found) > 50, found
        assert small.replace(" ", "").startswith("0--") and len(small) <= 8, (found, small)


def run_example(name, module, folder, *arguments):
    if importlib.util.find_spec(module) is None:
        assert "SECATEUR_REQUIRE_TOOLS" not in os.environ, f"{module} is missing"
        pytest.skip(f"{module} is missing")
    path = Path(__file__).parent.parent / "examples" / name
    command = [sys.executable, path, *arguments]
    run = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert run.returncode != 0
    return run.stdout + run.stderr


def test_a_counterexample_of_hypothesis_is_reduced(tmp_path):
    printed = run_example("with_hypothesis.py", "hypothesis", tmp_path)
    small = printed.partition("Reduced: ")[2].splitlines()[0]
    assert "AssertionError" in printed
    assert small.replace(" ", "").startswith("0--") and len(small) <= 8, printed


def test_a_failing_input_of_atheris_is_reduced(tmp_path):
    printed = run_example("with_atheris.py", "atheris", tmp_path, "-runs=1000000", "-seed=1")
    assert "TypeError" in printed
    section, empty, setting = (tmp_path / "crash.reduced.ini").read_bytes().splitlines()
    assert section.startswith(b"[") and (empty, setting) == (b"[]", b"="), section


@pytest.mark.parametrize("parallelism", ["1", "3"])
def test_shrink_ray_is_asked_in_its_own_words(parallelism):
    def send(content, interesting):
        message = {"content": base64.b64encode(content).decode(), "interesting": interesting}
        reducer.stdin.write(json.dumps(message) + "\n")
        reducer.stdin.flush()

    def until_idle(given):
        """Return the candidates that the reducer asked about."""
        send(given, True)
        asked = []
        for line in reducer.stdout:
            message = json.loads(line)
            if message == {"idle": True}:
                return asked
            asked.append(base64.b64decode(message["content"]))
            send(asked[-1], b"/ 0" in asked[-1])

    command = [sys.executable, "-m", "secateur.shrinkray", "c"]
    environment = {**os.environ, "SHRINKRAY_REDUCER_PARALLELISM": parallelism}
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen(command, text=True, env=environment, **pipes) as reducer:
        asked = until_idle(SOURCE.encode())
        found = [content for content in asked if b"/ 0" in content]
        assert min(map(len, found)) < len(SOURCE) / 2
        assert len(set(asked)) == len(asked) and SOURCE.encode() not in asked
        if parallelism == "1":
            assert until_idle(found[-1]) == [], "it has been reduced"
        assert until_idle(b"int g() { return 1 / 0 + 2; }"), "another one begins anew"
        reducer.stdin.close()
        assert reducer.wait() == 0


def test_shrink_ray_is_told_what_is_wrong():
    command = [sys.executable, "-m", "secateur.shrinkray", "klingon"]
    given = json.dumps({"content": base64.b64encode(b"a").decode(), "interesting": True}) + "\n"
    run = subprocess.run(command, input=given, capture_output=True, text=True)
    assert run.returncode == 2 and run.stdout == "" and "klingon" in run.stderr
