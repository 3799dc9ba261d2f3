//! Superlinear growth of secateur's own work: for each language and each shape of text, the time of
//! the parse, the first candidate, a round and each candidate, at three sizes.
//!
//! ```sh
//! cargo run --release -p secateur-benchmarks --example shapes [-- [LANGUAGE [SHAPE]]]
//! ```
//!
//! `--text LANGUAGE SHAPE BYTES` prints a text, and `--one LANGUAGE SHAPE BYTES` measures one.
//!
//! A candidate is interesting if it contains one word, which is checked in this process. The
//! figures are processor time: milliseconds for the largest text, and the ratio to a tenth of it
//! (`×`), if it is large enough to compare. Ratios above 15 are marked. The round is the longest
//! one of its reduction, the pause is the longest one between two candidates, and the time of a
//! candidate is the mean. Each reduction is a separate process, which ends after ten seconds.
#![expect(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a benchmark stops at the first error, and prints"
)]

use std::env;
use std::num::NonZeroUsize;
use std::process::Command;
use std::sync::Mutex;
use std::time::Duration;

use secateur_benchmarks::own_time;
use secateur_benchmarks::shapes::{NEEDLE, Shape, shapes};
use secateur_session::{Property, Session, SessionEvent, Stop};

const SIZES: [usize; 3] = [10_000, 100_000, 1_000_000];
/// Maximum processor time of a reduction.
const TIME_MAX: Duration = Duration::from_secs(10);
/// Shorter times are not compared, in milliseconds.
const MILLIS_MIN: f64 = 10.0;
/// Maximum ratio for ten times the text.
const GROWTH_MAX: f64 = 15.0;
/// Compared quantities.
const COLUMNS: [&str; 5] =
    ["parse", "first candidate", "longest round", "longest pause", "a candidate"];

fn main() {
    let words: Vec<_> = env::args().skip(1).collect();
    let words: Vec<_> = words.iter().map(String::as_str).collect();
    if let [what @ ("--one" | "--text"), language, name, bytes] = words[..] {
        let shape = shapes()
            .into_iter()
            .find(|shape| shape.language == language && shape.name == name)
            .unwrap();
        let bytes = bytes.parse().unwrap();
        print!("{}", if what == "--one" { measure(&shape, bytes) } else { shape.text(bytes) });
        return;
    }
    let is_meant = |shape: &Shape| {
        words.first().is_none_or(|language| shape.language == *language)
            && words.get(1).is_none_or(|name| shape.name == *name)
    };
    let columns = COLUMNS.map(|column| format!(" {column}, ms | × |")).concat();
    println!("| language | shape |{columns} candidates |");
    println!("|---|---|{}--:|", "--:|--:|".repeat(COLUMNS.len()));
    for shape in shapes().into_iter().filter(is_meant) {
        let rows = SIZES.map(|bytes| measure_apart(&shape, bytes));
        println!("| {} | {} |{}", shape.language, shape.name, cells(&rows));
    }
}

/// Report of the process of a reduction.
struct Row {
    /// In milliseconds.
    times: [f64; COLUMNS.len()],
    candidates: f64,
    is_finished: bool,
}

/// `None` if the process was killed.
fn measure_apart(shape: &Shape, bytes: usize) -> Option<Row> {
    let child = Command::new("timeout")
        .arg((10 * TIME_MAX).as_secs().to_string())
        .arg(env::current_exe().unwrap())
        .args(["--one", shape.language, shape.name, &bytes.to_string()])
        .output()
        .unwrap();
    let text = String::from_utf8(child.stdout).unwrap();
    let numbers: Vec<f64> = text.split_whitespace().map(|word| word.parse().unwrap()).collect();
    let (times, rest) = numbers.split_first_chunk()?;
    Some(Row { times: *times, candidates: rest[0], is_finished: rest[1] > 0.0 })
}

fn cells(rows: &[Option<Row>]) -> String {
    let [.., Some(small), Some(large)] = rows else { return " killed |".into() };
    let mut text = String::new();
    for (time, before) in large.times.iter().zip(&small.times) {
        let growth = time / before.max(0.001);
        let mark = if growth > GROWTH_MAX { " !" } else { "" };
        let growth = if *time < MILLIS_MIN { "–".into() } else { format!("{growth:.0}{mark}") };
        text += &format!(" {time:.0} | {growth} |");
    }
    let more = if large.is_finished { "" } else { "> " };
    text + &format!(" {more}{} |", large.candidates)
}

/// Observer of a reduction.
struct Seen {
    candidates: u32,
    /// Time of the first candidate that is smaller than the text.
    first: Option<Duration>,
    last: Duration,
    pause: Duration,
    /// Name of the current round, and its start.
    round: (String, Duration),
    longest_round: Duration,
}

fn measure(shape: &Shape, bytes: usize) -> String {
    let text = shape.text(bytes);
    let grammar = secateur_grammars::named(shape.language).unwrap();
    // Reading the grammar takes time that does not depend on the input.
    secateur_syntax::parse(grammar, &b"a"[..]).unwrap();
    let before = own_time();
    let _ = std::hint::black_box(secateur_syntax::parse(grammar, text.as_bytes()));
    let begun = own_time();
    let seen = Mutex::new(Seen {
        candidates: 0,
        first: None,
        last: begun,
        pause: Duration::ZERO,
        round: (String::new(), begun),
        longest_round: Duration::ZERO,
    });
    let mut session =
        Session::of_text(text.as_bytes()).language(shape.language).unwrap().jobs(NonZeroUsize::MIN);
    let stopper = session.stopper().unwrap();
    let session = session.observe(|progress| {
        if let SessionEvent::Answered { place, .. } = progress {
            let (mut seen, now) = (seen.lock().unwrap(), own_time());
            let round = place.to_string().split(',').next().unwrap_or_default().to_owned();
            if seen.round.0 != round {
                seen.longest_round = seen.longest_round.max(now - seen.round.1);
                seen.round = (round, now);
            }
        }
    });
    let property = Property::of_text(|text| {
        let (mut seen, now) = (seen.lock().unwrap(), own_time());
        // The first ones are the text itself.
        if text.len() < bytes {
            seen.first.get_or_insert(now);
            seen.candidates += 1;
            seen.pause = seen.pause.max(now - seen.last);
        }
        if now - begun > TIME_MAX {
            stopper.stop();
        }
        seen.last = now;
        memchr::memmem::find(text, NEEDLE.as_bytes()).is_some()
    });
    let outcome = session.run(property).unwrap();
    let ended = own_time();
    let Seen { candidates, first, last, pause, round, longest_round } = seen.into_inner().unwrap();
    let first = first.unwrap_or(ended);
    let each = (ended - first) / candidates.max(1);
    let times = [
        begun - before,
        first - begun,
        longest_round.max(ended - round.1),
        pause.max(ended - last),
        each,
    ];
    let times = times.map(|time| (time.as_secs_f64() * 1000.0).to_string()).join(" ");
    format!("{times} {candidates} {}", u8::from(outcome.stop == Stop::Finished))
}
