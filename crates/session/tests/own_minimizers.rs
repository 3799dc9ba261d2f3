//! User-supplied list minimisers.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::path::{Path, PathBuf};

use secateur_minimize::{Algorithm, Config, Minimizer, Outcome, Prior, Search, Weights};
use secateur_session::{ListMinimizer, Starter};

fn python() -> Option<PathBuf> {
    let paths = std::env::var_os("PATH")?;
    std::env::split_paths(&paths).map(|path| path.join("python3")).find(|path| path.is_file())
}

/// Returns a minimiser that runs this Python script; `None` without Python.
fn scripted(folder: &Path, script: &str) -> Option<Starter> {
    let path = folder.join("mine.py");
    std::fs::write(&path, script).unwrap();
    started(&path)
}

fn started(path: &Path) -> Option<Starter> {
    let command = format!("mine={} {}", python()?.display(), path.display());
    Some(command.parse::<ListMinimizer>().unwrap().starter(None))
}

/// Returns all needed sets of lists of at most `len_max` elements. Where the second is set, some
/// supersets fail.
fn properties(len_max: u32) -> impl Iterator<Item = (u32, impl Fn(&Config) -> bool)> {
    (0..=len_max).flat_map(|len| {
        (0..1u32 << len).flat_map(move |needed| {
            [false, true].map(|fails| {
                let is_interesting = move |config: &Config| {
                    let bits = config.iter().fold(0, |bits, index| bits | 1u32 << index);
                    bits & needed == needed
                        && !(fails && (bits.wrapping_mul(0x9e37_79b9) >> 7) % 3 == 0)
                };
                (len, is_interesting)
            })
        })
    })
}

fn outcome(is_interesting: bool) -> Outcome {
    if is_interesting { Outcome::Interesting } else { Outcome::Uninteresting }
}

fn uniform() -> Prior {
    Prior::Uniform(Default::default())
}

#[test]
fn a_ddmin_in_python_asks_the_same_queries_as_the_built_in_one() {
    let shipped =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../benchmarks/minimizers/ddmin.py");
    let Some(starter) = started(&shipped) else { return };
    for (number, (len, is_interesting)) in properties(5).enumerate() {
        let weights = Weights::uniform(len as usize);
        let mut ours = Algorithm::Ddmin.start(&weights, &Default::default());
        let mut theirs = (starter.start)(&weights, &uniform());
        while let Some(query) = ours.candidate() {
            assert_eq!(
                theirs.candidate().map(|query| query.config),
                Some(query.config.clone()),
                "property {number}"
            );
            let is_interesting = is_interesting(&query.config);
            // A driver also explores the other outcome.
            let (mut our_fork, mut their_fork): (Minimizer, Minimizer) =
                (ours.clone(), theirs.clone());
            our_fork.observe(outcome(!is_interesting));
            their_fork.observe(outcome(!is_interesting));
            let [ahead, theirs_ahead] =
                [our_fork, their_fork].map(|fork| fork.candidate().map(|query| query.config));
            assert_eq!(ahead, theirs_ahead, "property {number}, ahead");
            ours.observe(outcome(is_interesting));
            theirs.observe(outcome(is_interesting));
        }
        assert_eq!((theirs.candidate(), theirs.best()), (None, ours.best()), "property {number}");
        assert_eq!(starter.failure(), None);
    }
}

#[test]
fn errors_of_a_minimiser_describe_its_behaviour() {
    let folder = tempfile::tempdir().unwrap();
    let answers = |answer: &str| {
        format!("import sys\nfor line in sys.stdin: print('{answer}', flush=True)\n")
    };
    let random = "import sys, json, time\nn = 0\nfor line in sys.stdin:\n    n += 1\n    \
        print(json.dumps({'keep': [n % 3]}), flush=True)\n";
    for (script, expected) in [
        ("raise SystemExit('no licence')".to_owned(), "ended in the middle of a list: no licence"),
        (
            "print('hello', flush=True); input()".to_owned(),
            "answered hello, which is not a valid answer",
        ),
        (
            answers("{\"keep\": [0, 3]}"),
            "the list has no element 3; its 3 elements are counted from 0",
        ),
        (answers("{\"keep\": []}"), "asked about an empty list"),
        (
            answers("{\"keep\": [0], \"kind\": \"guess\"}"),
            "`guess` is not a kind of query; the kinds are subset, complement, revisit, other",
        ),
        (
            answers("{\"keep\": [0], \"end\": true}"),
            "which has none or several of keep, delete \
             and end",
        ),
        (answers("{\"keep\": [0]}"), "queries about a list of 3 elements"),
        (random.to_owned(), "after the same outcomes, its query 1 kept {1}, and then {"),
    ] {
        let Some(starter) = scripted(folder.path(), &script) else { return };
        let mut search = (starter.start)(&Weights::uniform(3), &uniform());
        while search.candidate().is_some() {
            // Starts again from the beginning, and in the middle of another list.
            let mut fork = search.clone();
            fork.observe(Outcome::Interesting);
            search.observe(Outcome::Uninteresting);
        }
        let failure = starter.failure().unwrap().to_string();
        assert!(failure.contains(expected) && failure.contains("the minimiser mine "), "{failure}");
        assert_eq!(search.best(), Config::full(3), "nothing is lost");
        assert_eq!((starter.start)(&Weights::uniform(3), &uniform()).candidate(), None);
    }
}

#[test]
fn an_invalid_minimiser_name_is_an_error_with_the_syntax() {
    for text in [
        "=python3 mine.py",
        "mine=",
        "my own=python3 mine.py",
        "ddmin=python3 mine.py",
        "mine='python3",
    ] {
        let error = text.parse::<ListMinimizer>().unwrap_err().to_string();
        assert!(error.contains(text) && error.contains("as in 'mine=python3 mine.py'"), "{error}");
    }
    let own = "mine=python3 'my file.py'".parse::<ListMinimizer>().unwrap();
    assert_eq!((own.name(), own.to_string().parse()), ("mine", Ok(own)));
}
