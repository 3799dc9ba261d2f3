//! Where secateur's own work grows faster than the text: for each language and each shape of text, what the parse, the first
//! candidate and a whole reduction take, at three sizes.
//!
//! ```sh
//! cargo run --release -p secateur-benchmarks --example shapes [-- [LANGUAGE [SHAPE]]]
//! ```
//!
//! `--text LANGUAGE SHAPE BYTES` prints a text, and `--one LANGUAGE SHAPE BYTES` measures one.
//!
//! The property is whether a candidate has one word, asked in this process. Told is processor time: milliseconds for the
//! largest text, and how many times as much that is as for a tenth of it (`×`), where it takes long enough to tell. More than 15
//! times is marked. The last columns are of whole reductions: how many candidates there were, and the longest time between
//! two of them. Each reduction is a process of its own, which ends after twenty seconds, and is killed after forty.
#![expect(clippy::print_stdout, clippy::unwrap_used, reason = "a benchmark stops at the first error, and prints")]

use std::env;
use std::num::NonZeroUsize;
use std::process::Command;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use secateur_benchmarks::own_ticks;
use secateur_benchmarks::shapes::{NEEDLE, Shape, shapes};
use secateur_session::{Property, Session};

const SIZES: [usize; 3] = [10_000, 100_000, 1_000_000];
/// After so long a reduction ends.
const TIME_MAX: Duration = Duration::from_secs(20);
/// What takes less is not compared with anything.
const MILLIS_MIN: u64 = 100;
/// More for ten times the text is too much.
const GROWTH_MAX: f64 = 15.0;

fn main() {
    let words: Vec<_> = env::args().skip(1).collect();
    let words: Vec<_> = words.iter().map(String::as_str).collect();
    if let [what @ ("--one" | "--text"), language, name, bytes] = words[..] {
        let shape = shapes().into_iter().find(|shape| shape.language == language && shape.name == name).unwrap();
        let bytes = bytes.parse().unwrap();
        print!("{}", if what == "--one" { measure(&shape, bytes) } else { shape.text(bytes) });
        return;
    }
    let is_meant = |shape: &Shape| {
        words.first().is_none_or(|language| shape.language == *language)
            && words.get(1).is_none_or(|name| shape.name == *name)
    };
    println!(
        "| language | shape | parse, ms | × | first candidate, ms | × | whole, ms | × | candidates | longest pause, ms |"
    );
    println!("|---|---|--:|--:|--:|--:|--:|--:|--:|--:|");
    for shape in shapes().into_iter().filter(is_meant) {
        let mut rows: Vec<Row> = Vec::new();
        for bytes in SIZES {
            // Of what did not end, more is not tried.
            let is_hopeless = rows.last().is_some_and(|row| row.is_none_or(|row| row[5] == 0));
            rows.push(if is_hopeless { None } else { measure_apart(&shape, bytes) });
        }
        println!("| {} | {} |{}", shape.language, shape.name, cells(&rows));
    }
}

/// What a process of its own tells about a reduction: milliseconds of the parse, until the first candidate, and in all; the number of
/// candidates; the milliseconds of the longest pause, and whether it came to its end.
type Row = Option<[u64; 6]>;

fn measure_apart(shape: &Shape, bytes: usize) -> Row {
    let child = Command::new("timeout")
        .arg((2 * TIME_MAX).as_secs().to_string())
        .arg(env::current_exe().unwrap())
        .args(["--one", shape.language, shape.name, &bytes.to_string()])
        .output()
        .unwrap();
    let text = String::from_utf8(child.stdout).unwrap();
    let numbers: Vec<_> = text.split_whitespace().map(|word| word.parse().unwrap()).collect();
    numbers.try_into().ok()
}

fn cells(rows: &[Row]) -> String {
    let [.., Some(small), large] = rows else { return " no answer |".into() };
    let Some(large) = large else {
        return format!(" | | | | killed, {} for a tenth | | {} | {} |", small[2], small[3], small[4]);
    };
    let mut text = String::new();
    for column in 0..3 {
        let growth = large[column] as f64 / small[column].max(1) as f64;
        let is_over = column < 2 || large[5] == 1;
        let mark = if growth > GROWTH_MAX || !is_over { " !" } else { "" };
        let growth = if large[column] < MILLIS_MIN { "–".into() } else { format!("{growth:.0}{mark}") };
        let more = if is_over { "" } else { "> " };
        text += &format!(" {more}{} | {growth} |", large[column]);
    }
    text + &format!(" {} | {} |", large[3], large[4])
}

fn measure(shape: &Shape, bytes: usize) -> String {
    let text = shape.text(bytes);
    let grammar = secateur_languages::named(shape.language).unwrap();
    // Reading the grammar takes time that does not depend on the input.
    secateur_syntax::parse(grammar, &b"a"[..]).unwrap();
    let before = own_ticks();
    let errors = secateur_syntax::parse(grammar, text.as_bytes()).map_or(0, |tree| tree.syntax_errors());
    let parsed = own_ticks();
    std::hint::black_box(errors);

    struct Seen {
        candidates: u64,
        first: Option<u64>,
        last: Instant,
        pause: Duration,
    }
    let seen = Mutex::new(Seen { candidates: 0, first: None, last: Instant::now(), pause: Duration::ZERO });
    let property = Property::of_text(|text| {
        let mut seen = seen.lock().unwrap();
        seen.pause = seen.pause.max(seen.last.elapsed());
        seen.candidates += 1;
        // The first three are about the text itself.
        if text.len() < bytes && seen.first.is_none() {
            seen.first = Some(own_ticks());
        }
        let found = memchr::memmem::find(text, NEEDLE.as_bytes()).is_some();
        seen.last = Instant::now();
        found
    });
    let begun = own_ticks();
    let session = Session::of_text(text.as_bytes()).language(shape.language).unwrap();
    let outcome = session.jobs(NonZeroUsize::MIN).max_time(TIME_MAX).run(property).unwrap();
    let ended = own_ticks();
    let is_over = outcome.stop == secateur_session::Stop::Finished;
    let mut seen = seen.into_inner().unwrap();
    seen.pause = seen.pause.max(seen.last.elapsed());
    let first = seen.first.unwrap_or(ended);
    format!(
        "{} {} {} {} {} {}",
        10 * (parsed - before),
        10 * (first - begun),
        10 * (ended - begun),
        seen.candidates,
        seen.pause.as_millis(),
        u64::from(is_over)
    )
}
