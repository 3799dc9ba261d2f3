//! Influence of the path of a reduction: cases of real errors, reduced in ten variants, and the
//! results of the other variants from the point where they leave the first.
//!
//! ```sh
//! cargo run --release -p secateur-benchmarks --example ways -- \
//!   benchmarks/subjects/pyflakes-handler OTHER…
//! ```
//!
//! A case is a folder with an interestingness test `r.sh`, an input, and a `case.json` that may
//! name the `input`. The outcome for a text is cached over all variants of a case, so that they
//! cost less than separate runs. The tests of each variant are counted as if it ran alone. With
//! `PART=2,4` each variant starts from the first text of the default variant with at most so many
//! times the tokens of its result. Only tests that the default did not run are counted.
#![expect(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a measurement stops at the first error, and prints"
)]

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::{env, fs, io};

use secateur_names::Language;
use secateur_reduce::Pass;
use secateur_session::{Property, Session, SessionEvent, Stop};

/// Variant: its name, list minimiser, initial probability unless learned, and change of the order
/// of passes.
struct Variant(&'static str, &'static str, Option<f64>, fn(&mut Vec<&'static str>));

const VARIANTS: [Variant; 10] = [
    Variant("default", "wprobdd", None, |_| ()),
    Variant("probdd", "probdd", None, |_| ()),
    Variant("cdd", "cdd", None, |_| ()),
    Variant("wddmin", "wddmin", None, |_| ()),
    Variant("p0=0.1", "wprobdd", Some(0.1), |_| ()),
    Variant("p0=0.5", "wprobdd", Some(0.5), |_| ()),
    Variant("perses first", "wprobdd", None, |passes| to_front(passes, "lean-perses")),
    Variant("rename late", "wprobdd", None, |passes| to_back(passes, "rename")),
    Variant("definitions late", "wprobdd", None, |passes| to_back(passes, "definitions")),
    Variant("reversed", "wprobdd", None, |passes| passes.reverse()),
];

fn to_front(passes: &mut Vec<&'static str>, name: &str) {
    let at = passes.iter().position(|pass| *pass == name).unwrap();
    passes[..=at].rotate_right(1);
}

fn to_back(passes: &mut Vec<&'static str>, name: &str) {
    let at = passes.iter().position(|pass| *pass == name).unwrap();
    passes[at..].rotate_left(1);
}

fn main() {
    let parts: Vec<u64> = env::var("PART")
        .map_or(Vec::new(), |parts| parts.split(',').map(|part| part.parse().unwrap()).collect());
    let names: Vec<_> = VARIANTS.iter().map(|variant| variant.0).collect();
    println!("| input | {} |\n|---|{}", names.join(" | "), "--:|".repeat(names.len()));
    for folder in env::args_os().skip(1).map(PathBuf::from) {
        let case = Case::of(&folder);
        let name = folder.file_name().unwrap().display().to_string();
        let first = case.reduce(&VARIANTS[0], &case.text, &HashSet::new());
        print!("| {name} | {} |", first.cell());
        for way in &VARIANTS[1..] {
            if parts.is_empty() {
                print!(" {} |", case.reduce(way, &case.text, &HashSet::new()).cell());
            }
            io::stdout().flush().unwrap();
        }
        println!();
        for part in &parts {
            let from = first
                .accepted
                .iter()
                .find(|text| case.tokens(text) <= first.tokens * part)
                .unwrap();
            print!("| {name} from {} | |", case.tokens(from));
            for way in &VARIANTS[1..] {
                print!(" {} |", case.reduce(way, from, &first.asked).cell());
                io::stdout().flush().unwrap();
            }
            println!();
        }
    }
}

/// Input, its test, and the known outcomes.
struct Case {
    folder: PathBuf,
    name: String,
    text: Vec<u8>,
    language: &'static Language,
    known: Mutex<HashMap<Vec<u8>, bool>>,
}

struct Found {
    tokens: u64,
    tests: usize,
    is_over: bool,
    accepted: Vec<Vec<u8>>,
    asked: HashSet<Vec<u8>>,
}

impl Found {
    fn cell(&self) -> String {
        format!("{} / {}{}", self.tokens, self.tests, if self.is_over { "" } else { "+" })
    }
}

impl Case {
    fn of(folder: &Path) -> Self {
        let input = secateur_benchmarks::input_of(folder, |path| {
            secateur_languages::of(path).is_ok_and(|of| of.is_some())
        });
        let language = secateur_languages::of(&input).unwrap().unwrap();
        Self {
            folder: folder.canonicalize().unwrap(),
            name: input.file_name().unwrap().display().to_string(),
            text: fs::read(&input).unwrap(),
            language,
            known: Mutex::default(),
        }
    }

    fn tokens(&self, text: &[u8]) -> u64 {
        secateur_syntax::parse(&self.language.grammar, text).unwrap().tokens()
    }

    fn holds(&self, text: &[u8]) -> bool {
        if let Some(known) = self.known.lock().unwrap().get(text) {
            return *known;
        }
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join(&self.name), text).unwrap();
        let mut test = Command::new("timeout");
        test.args(["-k", "1", "60", "bash"])
            .arg(self.folder.join("r.sh"))
            .current_dir(folder.path());
        test.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let holds = test.status().unwrap().success();
        self.known.lock().unwrap().insert(text.to_vec(), holds);
        holds
    }

    fn reduce(&self, way: &Variant, text: &[u8], before: &HashSet<Vec<u8>>) -> Found {
        let Variant(_, minimizer, p0, order) = way;
        let mut passes: Vec<_> = Pass::DEFAULT.iter().map(|pass| pass.name()).collect();
        order(&mut passes);
        let tests = env::var("TESTS").map_or(10_000, |tests| tests.parse().unwrap());
        let session =
            Session::of_text(text).language(self.language.name).unwrap().jobs(NonZeroUsize::MIN);
        let session = session
            .max_tests(tests)
            .minimizer(minimizer)
            .unwrap()
            .passes(&passes.join(","))
            .unwrap();
        let session = match p0 {
            Some(p0) => session.fixed_prior(*p0).unwrap(),
            None => session,
        };
        let (asked, accepted) = (Mutex::new(HashSet::new()), RefCell::new(vec![text.to_vec()]));
        let session = session.observe(|progress| {
            if let SessionEvent::Improved { best, .. } = progress {
                accepted.borrow_mut().push(best.text().to_vec());
            }
        });
        let property = Property::of_text(|text| {
            if !before.contains(text) {
                asked.lock().unwrap().insert(text.to_vec());
            }
            self.holds(text)
        });
        let outcome = session.run(property).unwrap();
        let (asked, accepted) = (asked.into_inner().unwrap(), accepted.into_inner());
        let is_over = outcome.stop == Stop::Finished;
        Found {
            tokens: self.tokens(outcome.best.text()),
            tests: asked.len(),
            is_over,
            accepted,
            asked,
        }
    }
}
