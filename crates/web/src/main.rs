//! The reducer as a program without files and processes, for a page of the documentation site.
//!
//! The page answers each candidate with a JavaScript function. Each message is a line of JSON:
//!
//! | direction | message |
//! |---|---|
//! | in, once | `{"language": "c", "text": "…", "strict": true}` |
//! | out | `{"candidate": "…", "pass": "perses", "round": 3}` |
//! | in, for each candidate | `true` if it is interesting, else `false` |
//! | out, at the end | `{"result": "…", "tokens": 12}` |
//! | out, after a failure | `{"error": "…"}` |
//!
//! The first candidate is the original. With `strict`, a candidate with more syntax errors than the
//! original is not asked about.

use std::collections::HashMap;
use std::io::{self, BufRead, Write};

use secateur_minimize::{Algorithm, InitialProbability, Outcome, Search};
use secateur_names::{Language, parse};
use secateur_reduce::{Experience, Fixpoint, Pass, PriorSource, Settings, Source, TREE_P0};
use serde::{Deserialize, Serialize};

/// Request for a reduction.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Request {
    language: String,
    text: String,
    strict: bool,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Message<'a> {
    Candidate { candidate: &'a str, pass: &'a str, round: usize },
    Result { result: &'a str, tokens: u64 },
    Error { error: &'a str },
}

/// Failure of a reduction: no such language, a test that does not accept the original, or lost
/// input or output.
type Failure = Box<dyn std::error::Error>;

fn main() -> io::Result<()> {
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    match reduce(&mut input, &mut output) {
        Ok(()) => Ok(()),
        Err(failure) => write(&mut output, &Message::Error { error: &failure.to_string() }),
    }
}

/// Reads a request, and reduces its text.
fn reduce(input: &mut impl BufRead, output: &mut impl Write) -> Result<(), Failure> {
    let Request { language: name, text, strict } = serde_json::from_str(&read(input)?)?;
    let language = secateur_grammars::named(&name).ok_or("this language is not on this page")?;
    let program = parse(language, text.as_bytes())?;
    let errors_max = strict.then(|| program.syntax_errors());
    let mut known = HashMap::new();
    let mut is_interesting = |text: &[u8], pass: &str, round: usize| -> Result<bool, Failure> {
        if let Some(&known) = known.get(text) {
            return Ok(known);
        }
        let is_asked = errors_max.is_none_or(|max| errors(language, text) <= max);
        let answer = is_asked && {
            let candidate = &String::from_utf8_lossy(text);
            write(output, &Message::Candidate { candidate, pass, round })?;
            serde_json::from_str(&read(input)?)?
        };
        known.insert(text.to_vec(), answer);
        Ok(answer)
    };
    if !is_interesting(text.as_bytes(), "original", 0)? {
        return Err("the test does not accept the original text".into());
    }

    let p0 = InitialProbability::new(TREE_P0).unwrap_or_default();
    let prior = PriorSource::Learned(Experience::new(p0));
    let settings = Settings::new(Pass::DEFAULT.to_vec(), Algorithm::WProbDd, prior, None);
    let settings = Settings { layout: true, ..settings };
    let mut search = Fixpoint::new(Source::of_program(program), settings)?;
    while let Some(candidate) = search.candidate() {
        let place = &candidate.place;
        let answer = is_interesting(&candidate.text, place.pass, place.round)?;
        search.observe(Outcome::from(answer));
    }
    let result = search.best();
    let tokens = parse(language, &*result)?.tokens();
    write(output, &Message::Result { result: &String::from_utf8_lossy(&result), tokens })?;
    Ok(())
}

/// Returns the number of syntax errors in a text.
fn errors(language: &'static Language, text: &[u8]) -> usize {
    parse(language, text).map_or(usize::MAX, |program| program.syntax_errors())
}

fn read(input: &mut impl BufRead) -> io::Result<String> {
    let mut line = String::new();
    match input.read_line(&mut line)? {
        0 => Err(io::ErrorKind::UnexpectedEof.into()),
        _ => Ok(line),
    }
}

fn write(output: &mut impl Write, message: &Message) -> io::Result<()> {
    serde_json::to_writer(&mut *output, message)?;
    output.write_all(b"\n")?;
    output.flush()
}
