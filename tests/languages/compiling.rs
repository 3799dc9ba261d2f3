//! Compilation of parsers: by one process at a time, once, and again after damage.

use std::fs;
use std::process::{Child, Stdio};

use super::{Place, TEXT};
use crate::support::{Run, names, processes_in, wait_until};

/// Creates a compiler that announces its start by a numbered folder, and waits for permission to
/// continue.
fn compiler(place: &Place) -> String {
    let (begun, go) = (place.0.path("begun"), place.0.path("go"));
    let body = format!(
        "mkdir '{}'.$$\nuntil [ -e '{}' ]; do sleep 0.01; done\nexec cc \"$@\"",
        begun.display(),
        go.display()
    );
    place.0.script("compiler", &body).to_str().unwrap().to_owned()
}

fn begun(place: &Place) -> usize {
    names(&place.0.path("")).iter().filter(|name| name.starts_with("begun.")).count()
}

/// Lets all compilers continue.
fn go(place: &Place) {
    place.0.file("go", "");
}

fn start(place: &Place, compiler: &str, args: &[&str]) -> Child {
    let mut command = place.command(args);
    command.env("CC", compiler).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

#[test]
fn only_one_of_two_processes_compiles_a_parser() {
    let Some(place) = Place::new() else { return };
    place.grammar("json", "json");
    place.0.file("in.myjson", TEXT);
    let compiler = compiler(&place);
    let runs =
        [0; 2].map(|_| start(&place, &compiler, &["tree", "--grammar", "json", "in.myjson"]));
    wait_until("a compiler has begun", || begun(&place) > 0);
    go(&place);
    let runs = runs.map(|run| Run::from(run.wait_with_output().unwrap()));
    assert!(runs.iter().all(|run| run.code == Some(0)), "{runs:?}");
    assert_eq!((runs[0].stdout.as_str(), begun(&place)), (runs[1].stdout.as_str(), 1));
    assert_eq!(place.compiled().len(), 1);
}

#[test]
fn only_one_of_two_processes_adds_a_language() {
    let Some(place) = Place::new() else { return };
    place.grammar("json", "json");
    let compiler = compiler(&place);
    let runs = [0; 2].map(|_| start(&place, &compiler, &["language", "add", "json"]));
    wait_until("a compiler has begun", || begun(&place) > 0);
    go(&place);
    let runs = runs.map(|run| Run::from(run.wait_with_output().unwrap()));
    let mut codes = [&runs[0], &runs[1]].map(|run| run.code);
    codes.sort();
    assert_eq!(codes, [Some(0), Some(2)], "{runs:?}");
    let remedy = "a language `my-json` already exists, which was added; remove it with `secateur \
         language remove my-json`";
    assert!(runs.iter().any(|run| run.stderr.contains(remedy)), "{runs:?}");
    assert_eq!((place.added(), place.compiled().len()), (vec!["my-json".to_owned()], 1));
    let listed = place.succeed(&["language", "list"]);
    assert!(
        listed.lines().any(|line| line.starts_with("my-json ") && line.contains(" added ")),
        "{listed}"
    );
}

#[test]
fn a_process_that_is_killed_while_it_compiles_does_no_harm() {
    let Some(place) = Place::new() else { return };
    place.grammar("json", "json");
    let compiler = compiler(&place);
    let mut killed = start(&place, &compiler, &["language", "add", "json"]);
    wait_until("a compiler has begun", || begun(&place) == 1);
    killed.kill().unwrap();
    killed.wait().unwrap();
    assert_eq!(place.added(), Vec::<String>::new());
    assert_eq!(place.compiled().len(), 1, "what was being made is left");
    let next = start(&place, &compiler, &["language", "add", "json"]);
    wait_until("another compiler has begun", || begun(&place) == 2);
    // The compiler of the killed process also continues, at the same time.
    go(&place);
    let next = Run::from(next.wait_with_output().unwrap());
    assert_eq!(next.code, Some(0), "{next:?}");
    wait_until("the other compiler has ended", || processes_in(&place.0.path("")).is_empty());
    let compiled = place.compiled();
    assert!(compiled.len() == 1 && compiled[0].ends_with(".so"), "{compiled:?}");
    place.0.file("in.myjson", TEXT);
    assert!(place.secateur(&["tree", "in.myjson"]).stdout.contains("syntax errors: 0"));
}

#[test]
fn a_truncated_compiled_parser_is_compiled_again() {
    let Some(place) = Place::new() else { return };
    place.grammar("json", "json");
    place.succeed(&["language", "add", "json"]);
    let [library] = &place.compiled()[..] else { panic!("{:?}", place.compiled()) };
    let library = place.0.path("cache/secateur/parsers").join(library);
    let whole = fs::read(&library).unwrap();
    fs::write(&library, &whole[..whole.len() / 2]).unwrap();
    place.0.file("in.myjson", TEXT);
    assert!(place.succeed(&["tree", "in.myjson"]).contains("syntax errors: 0"));
    assert!(
        fs::read(&library).unwrap() == whole || place.compiled().len() == 2,
        "{:?}",
        place.compiled()
    );
}

#[test]
fn a_parser_that_cannot_be_compiled() {
    let Some(place) = Place::new() else { return };
    let scanner = place.grammar("css", "css").join("src/scanner.c");
    let add = || place.command(&["language", "add", "css"]);
    let text = fs::read_to_string(&scanner).unwrap();
    fs::write(&scanner, format!("{text}int x = ;\n")).unwrap();
    let mistake = format!("scanner.c:{}:9", text.lines().count() + 1);
    place.refuse(
        &mut add(),
        &["`cc` does not compile css/src", &mistake, "the environment variable CC"],
    );
    fs::write(&scanner, text).unwrap();
    let none = [
        "cannot run the C compiler `/nonexistent`",
        "install gcc or clang",
        "the environment variable CC",
    ];
    place.refuse(add().env("CC", "/nonexistent"), &none);
    place.refuse(add().env("CC", "false"), &["`false` does not compile css/src: exit status: 1"]);
    let file = place.0.file("file", "");
    place.refuse(
        add().env("XDG_CACHE_HOME", &file),
        &["cannot write", "set XDG_CACHE_HOME to another folder for compiled parsers"],
    );
    assert_eq!(fs::read(file).unwrap(), b"");
    let file = place.0.file("file", "");
    let run = Run::from(add().env("XDG_DATA_HOME", &file).output().unwrap());
    assert_eq!(run.code, Some(2), "{run:?}");
    assert!(
        run.stderr.contains("set XDG_DATA_HOME to another folder for added languages"),
        "{run:?}"
    );
}
