//! Test service for other programs, such as another reducer that runs our client as its test.
//!
//! The client sends the candidate or its path through a socket, and waits for one byte: 1 if it is
//! interesting, and 0 otherwise. Tests of the other program thus run exactly like ours, in the same
//! directories and limits. They can all be counted, regardless of parallel runs and of tests that
//! the program ends.

use std::io::{self, Read, Write};
use std::net::Shutdown;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::Path;
use std::thread;
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, poll};
use secateur_bundle::Bundle;
use secateur_minimize::Outcome;

use super::{RunError, Runner, Test};
use crate::supervise::{Cancel, TestRun};

/// Maximum time for a client to send its request.
const PATIENCE: Duration = Duration::from_secs(10);
/// Pause when no connection can be accepted, for example because too many files are open.
const PAUSE: Duration = Duration::from_millis(10);

/// Serves tests of `runner` at `socket`, a new path, while `work` runs.
///
/// `read` interprets the client's request as a candidate. `note` receives the candidate and its
/// run. A client that disconnects ends its test.
///
/// # Errors
///
/// Fails if the socket cannot be created, most often because its path is longer than about a
/// hundred bytes.
pub fn serve<T>(
    runner: &Runner,
    socket: &Path,
    read: impl Fn(Vec<u8>) -> Bundle + Sync,
    note: impl Fn(&Bundle, Result<TestRun, RunError>) + Sync,
    work: impl FnOnce() -> T,
) -> io::Result<T> {
    let listener = UnixListener::bind(socket)?;
    // A client that disconnects before it is accepted must not block the listener.
    listener.set_nonblocking(true)?;
    let end = Cancel::new()?;
    Ok(thread::scope(|scope| {
        let (listener, end, read, note) = (&listener, &end, &read, &note);
        scope.spawn(move || {
            while !end.is_requested() {
                let mut fds = [
                    PollFd::new(listener, PollFlags::IN),
                    PollFd::from_borrowed_fd(end.fd(), PollFlags::IN),
                ];
                let _ = poll(&mut fds, None);
                match listener.accept() {
                    // A disconnected client needs no answer.
                    Ok((stream, _)) => {
                        drop(scope.spawn(move || answer(runner, &stream, read, note).ok()));
                    }
                    Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                    Err(_) => thread::sleep(PAUSE),
                }
            }
        });
        let result = work();
        end.request();
        result
    }))
}

fn answer(
    runner: &Runner,
    stream: &UnixStream,
    read: impl Fn(Vec<u8>) -> Bundle,
    note: impl Fn(&Bundle, Result<TestRun, RunError>),
) -> io::Result<()> {
    stream.set_nonblocking(false)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    let mut len = [0; 8];
    let mut reader = stream;
    reader.read_exact(&mut len)?;
    let len = u64::from_le_bytes(len);
    let mut text = Vec::new();
    reader.take(len).read_to_end(&mut text)?;
    if text.len() as u64 != len {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    stream.set_read_timeout(None)?;
    let candidate = read(text);
    let cancel = Cancel::new()?;
    thread::scope(|scope| {
        scope.spawn(|| {
            // The client sends nothing more, so this read ends when either side hangs up.
            let mut reader = stream;
            let _ = reader.read(&mut [0]);
            cancel.request();
        });
        let run = runner.run_once(&candidate, &cancel);
        let is_interesting = run.as_ref().is_ok_and(|run| run.ending.outcome().is_interesting());
        let mut writer = stream;
        let answered = writer.write_all(&[u8::from(is_interesting)]);
        let _ = stream.shutdown(Shutdown::Both);
        // The client does not wait for this call.
        note(&candidate, run);
        answered
    })
}

/// Asks the service at `socket` about the candidate described by `question`.
///
/// # Errors
///
/// Fails if no service listens there, or if it gives no answer.
pub fn ask(socket: &Path, question: &[u8]) -> io::Result<Outcome> {
    let mut stream = UnixStream::connect(socket)?;
    stream.write_all(&(question.len() as u64).to_le_bytes())?;
    stream.write_all(question)?;
    let mut answer = [0];
    stream.read_exact(&mut answer)?;
    Ok(Outcome::from(answer == [1]))
}

#[cfg(test)]
mod tests {
    use std::ffi::OsStr;
    use std::fs::{self, Permissions};
    use std::os::unix::fs::PermissionsExt;
    use std::sync::Mutex;

    use super::*;
    use crate::{Ending, Interrupt, PropertyTest, SandboxRoot, Supervisor};

    /// Returns a runner of this script.
    fn runner(scratch: &Path, script: &str) -> Runner {
        let test = scratch.join("test");
        fs::write(&test, format!("#!/bin/sh\n{script}\n")).unwrap();
        fs::set_permissions(&test, Permissions::from_mode(0o755)).unwrap();
        let sandboxes = SandboxRoot::in_folder(scratch, OsStr::new("in.txt")).unwrap();
        let supervisor =
            Supervisor::new(sandboxes, Interrupt::new().unwrap(), Duration::from_secs(60));
        Runner::new(PropertyTest::new(&test).unwrap(), supervisor)
    }

    #[test]
    fn every_question_is_answered_and_noted_also_many_at_a_time() {
        let scratch = tempfile::tempdir().unwrap();
        let runner = runner(scratch.path(), "grep -q yes in.txt");
        let socket = scratch.path().join("socket");
        let noted = Mutex::new(Vec::new());
        let note = |candidate: &Bundle, run: Result<TestRun, RunError>| {
            noted.lock().unwrap().push((candidate.text().to_vec(), run.unwrap().ending));
        };
        let questions = ["yes", "no", "", "yes again"];
        let answers = serve(&runner, &socket, Bundle::of_text, note, || {
            thread::scope(|scope| {
                let threads =
                    questions.map(|text| scope.spawn(|| ask(&socket, text.as_bytes()).unwrap()));
                threads.map(|thread| thread.join().unwrap())
            })
        });
        let expected = questions.map(|text| text.contains("yes"));
        assert_eq!(answers.unwrap().map(Outcome::is_interesting), expected);
        let noted = noted.into_inner().unwrap();
        assert_eq!(noted.len(), 4);
        for (text, is_interesting) in questions.iter().zip(expected) {
            let ending = Ending::Exited(i32::from(!is_interesting));
            assert!(noted.contains(&(text.as_bytes().to_vec(), ending)), "{text} in {noted:?}");
        }
    }

    #[test]
    fn a_client_that_goes_away_ends_its_test() {
        let scratch = tempfile::tempdir().unwrap();
        let began = scratch.path().join("began");
        let runner = runner(scratch.path(), &format!("touch {}; sleep 1000", began.display()));
        let socket = scratch.path().join("socket");
        let endings = Mutex::new(Vec::new());
        let note = |_: &Bundle, run: Result<TestRun, RunError>| {
            endings.lock().unwrap().push(run.unwrap().ending);
        };
        serve(&runner, &socket, Bundle::of_text, note, || {
            let mut stream = UnixStream::connect(&socket).unwrap();
            stream.write_all(&1u64.to_le_bytes()).unwrap();
            stream.write_all(b"x").unwrap();
            while !began.exists() {
                thread::sleep(PAUSE);
            }
        })
        .unwrap();
        assert_eq!(*endings.lock().unwrap(), [Ending::Cancelled]);
    }

    #[test]
    fn a_client_that_breaks_off_in_the_middle_of_its_question_tests_nothing() {
        let scratch = tempfile::tempdir().unwrap();
        let runner = runner(scratch.path(), "true");
        let socket = scratch.path().join("socket");
        let note = |_: &Bundle, _: Result<TestRun, RunError>| panic!("nothing was asked");
        serve(&runner, &socket, Bundle::of_text, note, || {
            UnixStream::connect(&socket).unwrap().write_all(&5u64.to_le_bytes()).unwrap();
        })
        .unwrap();
        assert!(ask(&socket, b"").is_err(), "the socket is closed");
    }
}
