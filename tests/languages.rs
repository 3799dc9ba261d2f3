//! User-supplied grammars are added, used, listed and removed. Errors include a remedy and leave
//! everything unchanged.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::LazyLock;

use crate::support::{
    Run, Scratch, contains_processes, has_tools, names, processes_in, wait_until,
};

/// Folders of the parser crates used by this workspace, by name.
static CRATES: LazyLock<BTreeMap<String, PathBuf>> = LazyLock::new(|| {
    let mut metadata = Command::new(env!("CARGO"));
    // Crates for other platforms have not been fetched.
    let platform = format!("{}-unknown-linux-gnu", std::env::consts::ARCH);
    metadata.args([
        "metadata",
        "--format-version=1",
        "--all-features",
        "--offline",
        "--filter-platform",
        &platform,
    ]);
    let output = metadata.current_dir(env!("CARGO_MANIFEST_DIR")).output().unwrap();
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let packages = metadata["packages"].as_array().unwrap().iter();
    let folder = |package: &serde_json::Value| {
        Path::new(package["manifest_path"].as_str().unwrap()).parent().unwrap().to_path_buf()
    };
    packages
        .map(|package| (package["name"].as_str().unwrap().to_owned(), folder(package)))
        .collect()
});

/// The folder of one test, with its own folders for added languages and compiled parsers.
struct Place(Scratch);

impl Place {
    /// Returns `None` if there is no C compiler.
    #[track_caller]
    fn new() -> Option<Self> {
        has_tools(&["cc"]).then(|| Self(Scratch::new()))
    }

    /// Copies the grammar of a built-in language under another name, for files with another
    /// extension.
    fn grammar(&self, folder: &str, language: &str) -> PathBuf {
        let (from, to) = (&CRATES[&format!("tree-sitter-{language}")], self.0.path(folder));
        let copied = Command::new("cp").arg("-r").arg(from).arg(&to).status().unwrap();
        assert!(copied.success());
        let description =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("../../grammars").join(language);
        let description = fs::read_to_string(description.join("language.toml")).unwrap();
        let lines = description.lines().map(|line| match line.split(' ').next() {
            Some("name") => format!("name = \"my-{language}\"\n"),
            Some("extensions") => format!("extensions = [\"my{language}\"]\n"),
            _ => format!("{line}\n"),
        });
        fs::write(to.join("language.toml"), lines.collect::<String>()).unwrap();
        to
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = self.0.command(args);
        command
            .env("XDG_DATA_HOME", self.0.path("data"))
            .env("XDG_CACHE_HOME", self.0.path("cache"));
        command.env_remove("CC").stdin(Stdio::null());
        command
    }

    fn secateur(&self, args: &[&str]) -> Run {
        let run = Run::from(self.command(args).output().unwrap());
        self.0.assert_tidy();
        run
    }

    /// Runs the program successfully, and returns its output.
    #[track_caller]
    fn succeed(&self, args: &[&str]) -> String {
        let run = self.secateur(args);
        assert_eq!(run.code, Some(0), "{run:?}");
        run.stdout
    }

    /// Expects that the program rejects its arguments with all of `messages`, and leaves no files.
    #[track_caller]
    fn refuse(&self, command: &mut Command, messages: &[&str]) {
        let (added, compiled, here) = (self.added(), self.compiled(), names(&self.0.path("")));
        let run = Run::from(command.output().unwrap());
        assert_eq!(run.code, Some(2), "{run:?}");
        for message in messages {
            assert!(run.stderr.contains(message), "no {message:?} in: {}", run.stderr);
        }
        assert!(!run.stderr.contains("panicked"), "{}", run.stderr);
        assert_eq!((self.added(), self.compiled()), (added, compiled));
        // The program creates its own folders on demand.
        let ours = |names: Vec<String>| -> Vec<_> {
            names.into_iter().filter(|name| !["data", "cache"].contains(&name.as_str())).collect()
        };
        assert_eq!(ours(names(&self.0.path(""))), ours(here));
        self.0.assert_tidy();
    }

    /// Returns the contents of the folder of added languages.
    fn added(&self) -> Vec<String> {
        let folder = self.0.path("data/secateur/languages");
        if folder.exists() { names(&folder) } else { Vec::new() }
    }

    /// Returns the contents of the folder of compiled parsers, except the lock.
    fn compiled(&self) -> Vec<String> {
        let folder = self.0.path("cache/secateur/parsers");
        let all = if folder.exists() { names(&folder) } else { Vec::new() };
        all.into_iter().filter(|name| name != "lock").collect()
    }
}

const TEXT: &str =
    "{\"a\": [1, 2, {\"needle\": null, \"b\": \"c\"}], \"d\": {\"e\": [true, \"f\"]}}\n";

/// Returns the result and the events of a reduction, without times and paths.
fn outcome(place: &Place, input: &str, more: &[&str]) -> (Vec<u8>, Vec<serde_json::Value>) {
    let args =
        [&["reduce", "r.sh", input, "-o", "result", "--fresh", "--summary=json"], more].concat();
    let summary: serde_json::Value = serde_json::from_str(&place.succeed(&args)).unwrap();
    let facts = ["before", "after", "tests", "cache_hits"].map(|key| summary[key].clone());
    assert!(facts.iter().all(|fact| !fact.is_null()), "{summary}");
    (place.0.read("result"), facts.to_vec())
}

#[test]
fn an_added_language_works_like_a_built_in_one_until_removed() {
    let Some(place) = Place::new() else { return };
    let folder = place.grammar("json", "json");
    place.0.file("in.json", TEXT);
    place.0.file("in.myjson", TEXT);
    place.0.script("r.sh", "grep -q needle \"$1\"");
    assert!(place.succeed(&["language", "add", "json"]).starts_with("my-json: .myjson, in "));
    assert!(
        place
            .succeed(&["language", "list"])
            .lines()
            .any(|line| line.starts_with("my-json ") && line.ends_with("added     .myjson"))
    );
    // The folder is no longer needed.
    fs::remove_dir_all(folder).unwrap();
    fs::remove_dir_all(place.0.path("cache")).unwrap();

    let trees = ["in.json", "in.myjson"].map(|input| place.succeed(&["tree", input]));
    assert_eq!(trees[1], trees[0].replacen("json", "my-json", 1));
    let expected = outcome(&place, "in.json", &[]);
    assert_eq!(outcome(&place, "in.myjson", &[]), expected);
    assert_eq!(outcome(&place, "in.json", &["--language", "my-json"]), expected);
    assert!(
        String::from_utf8_lossy(&expected.0).contains("needle")
            && expected.0.len() < TEXT.len() / 2
    );
    assert_eq!(place.0.read("in.myjson"), TEXT.as_bytes());

    assert_eq!(place.succeed(&["language", "remove", "my-json"]), "removed my-json\n");
    assert_eq!(place.added(), Vec::<String>::new());
    place.refuse(
        &mut place.command(&["tree", "in.myjson"]),
        &["cannot tell the language of in.myjson"],
    );
    place.refuse(
        &mut place.command(&["language", "remove", "my-json"]),
        &["no language `my-json` was added"],
    );
}

#[test]
fn a_grammar_of_one_run_is_used_for_that_run_alone() {
    let Some(place) = Place::new() else { return };
    place.grammar("css", "css");
    let text = "a { color: red; b: 1px }\nb .c:hover > d { needle: url(x) }\n";
    place.0.file("in.mycss", text);
    place.0.script("r.sh", "grep -q needle \"$1\"");
    let run = place.secateur(&["tree", "--grammar", "css", "in.mycss"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert!(
        run.stderr.starts_with("Compiling the parser for my-css, ")
            && run.stdout.contains("syntax errors: 0"),
        "{run:?}"
    );
    // The next run finds the compiled parser.
    let run = place.secateur(&["reduce", "--grammar", "css", "r.sh", "in.mycss"]);
    assert_eq!((run.code, run.stderr.contains("Compiling")), (Some(0), false), "{run:?}");
    assert!(place.0.read("in.reduced.mycss").len() < text.len() / 2);
    assert_eq!(place.added(), Vec::<String>::new());
    place.refuse(
        &mut place.command(&["tree", "in.mycss"]),
        &["cannot tell the language of in.mycss"],
    );
}

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
fn a_folder_with_an_incomplete_grammar() {
    let Some(place) = Place::new() else { return };
    let add = |folder: &str| place.command(&["language", "add", folder]);
    place.refuse(&mut add("nowhere"), &["cannot read nowhere"]);
    fs::create_dir(place.0.path("empty")).unwrap();
    place.refuse(
        &mut add("empty"),
        &["empty is not the folder of a tree-sitter grammar", "name a clone, an unpacked crate"],
    );
    fs::remove_file(place.grammar("rules", "json").join("src/parser.c")).unwrap();
    place.refuse(
        &mut add("rules"),
        &["the grammar rules has no src/parser.c; run `tree-sitter generate`"],
    );
    fs::remove_file(place.0.path("rules/language.toml")).unwrap();
    place.refuse(
        &mut add("rules"),
        &["the grammar rules has no src/parser.c; run `tree-sitter generate`"],
    );
    fs::remove_file(place.grammar("parser", "json").join("src/grammar.json")).unwrap();
    place.refuse(
        &mut add("parser"),
        &["the grammar parser has no src/grammar.json", "`tree-sitter generate`"],
    );
    fs::write(place.grammar("text", "json").join("src/grammar.json"), "{").unwrap();
    place.refuse(
        &mut add("text"),
        &["text/src/grammar.json was not written by tree-sitter", "use the file that"],
    );
    let scanner = place.grammar("cpp", "css").join("src/scanner.c");
    fs::rename(&scanner, scanner.with_extension("cc")).unwrap();
    place.refuse(
        &mut add("cpp"),
        &["cpp/src/scanner.cc is in C++", "a newer version of the grammar"],
    );
    for name in ["two/a", "two/b"] {
        fs::create_dir_all(place.0.path("two")).unwrap();
        place.grammar(name, "json");
    }
    place.refuse(
        &mut add("two"),
        &["a language `my-json` already exists, in two/b; name the folder of one"],
    );
}

#[test]
fn rules_of_another_parser_are_refused() {
    let Some(place) = Place::new() else { return };
    let folder = place.grammar("mixed", "json");
    fs::copy(CRATES["tree-sitter-css"].join("src/grammar.json"), folder.join("src/grammar.json"))
        .unwrap();
    let messages =
        ["src/grammar.json of mixed belongs to the grammar `css`", "use both from one version"];
    let mut add = place.command(&["language", "add", "mixed"]);
    let run = Run::from(add.output().unwrap());
    assert_eq!(run.code, Some(2), "{run:?}");
    assert!(messages.iter().all(|message| run.stderr.contains(message)), "{run:?}");
    // The parser is valid, and stays compiled.
    place.refuse(&mut add, &messages);
    // Even under the parser's own name, the rules do not fit.
    let rules = fs::read_to_string(folder.join("src/grammar.json")).unwrap();
    fs::write(folder.join("src/grammar.json"), rules.replacen("\"css\"", "\"json\"", 1)).unwrap();
    fs::write(
        folder.join("language.toml"),
        "name = \"mixed\"\nextensions = [\"mixed\"]\nwhite-space = \"free\"\n",
    )
    .unwrap();
    place.refuse(
        &mut add,
        &["mixed: grammar.json of mixed does not match its parser", "use src/grammar.json and"],
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

#[test]
fn shipped_descriptions_apply_as_far_as_they_fit_the_grammar() {
    let Some(place) = Place::new() else { return };
    // Another grammar of that name, and a manifest that claims no files.
    let folder = place.grammar("json", "json");
    fs::remove_file(folder.join("language.toml")).unwrap();
    let manifest =
        r#"{ "grammars": [{ "name": "systemverilog", "path": ".", "file-types": null }] }"#;
    fs::write(folder.join("tree-sitter.json"), manifest).unwrap();
    place.0.file("in.sv", TEXT);
    place.refuse(
        &mut place.command(&["tree", "in.sv"]),
        &["--grammar DIR loads one from a folder of tree-sitter-systemverilog"],
    );
    assert!(
        place
            .succeed(&["language", "add", "json"])
            .starts_with("systemverilog: .sv, .svh, .v, .vh, in ")
    );
    assert!(place.succeed(&["tree", "in.sv"]).starts_with("systemverilog by tree-sitter"));
    assert!(place.succeed(&["tree", "--names", "in.sv"]).starts_with("there are no name rules"));
    // Shipped descriptions are not copied, since they may change.
    assert!(!place.0.path("data/secateur/languages/systemverilog/language.toml").exists());
    assert!(place.succeed(&["language", "check", "in.sv"]).contains(" of "));
}

#[test]
fn a_description_that_cannot_be_used() {
    let Some(place) = Place::new() else { return };
    let folder = place.grammar("json", "json");
    place.succeed(&["language", "add", "json"]);
    let description = folder.join("language.toml");
    let add = || place.command(&["language", "add", "json"]);
    place.refuse(
        &mut add(),
        &["a language `my-json` already exists, which was added; remove it with `secateur \
             language remove my-json`"],
    );
    let own = "name = \"json\"\nextensions = [\"myjson\"]\nwhite-space = \"free\"\n";
    fs::write(&description, own).unwrap();
    place.refuse(
        &mut add(),
        &["`json` already exists, which is built in; use this one for a single run with --grammar \
             json"],
    );
    place.0.file("in.myjson", TEXT);
    assert!(
        place
            .succeed(&["tree", "--grammar", "json", "in.myjson"])
            .starts_with("json by tree-sitter")
    );
    let own = own.replace("\"json\"", "\"other\"");
    for (more, message) in [
        ("white = 1\n", "json/language.toml, line 4, column 1: unknown field `white`"),
        (
            "[names]\nleaves = { strin = \"ordinary\" }\n",
            "json/language.toml, line 5, column 12: the grammar has no kind `strin`",
        ),
    ] {
        fs::write(&description, format!("{own}{more}")).unwrap();
        place.refuse(&mut add(), &[message]);
    }
    fs::write(&description, own.replace("other", "../x")).unwrap();
    place.refuse(
        &mut add(),
        &["`../x` is not a valid name of a language", "choose another name in a language.toml"],
    );
}

#[test]
fn a_crashing_scanner_does_no_harm() {
    let Some(place) = Place::new() else { return };
    let functions = "#include \"tree_sitter/parser.h\"\n#include <stdlib.h>\n\
                     void *tree_sitter_css_external_scanner_create() { return 0; }\n\
                     void tree_sitter_css_external_scanner_destroy(void *scanner) {}\n\
                     unsigned tree_sitter_css_external_scanner_serialize(void *scanner, char *to) \
                     { return 0; }\n\
                     void tree_sitter_css_external_scanner_deserialize(void *scanner, const char \
                     *from, unsigned size) {}\n\
                     bool tree_sitter_css_external_scanner_scan(void *scanner, TSLexer *lexer, \
                     const bool *valid) { if (lexer->lookahead) abort(); return false; }\n";
    fs::write(place.grammar("css", "css").join("src/scanner.c"), functions).unwrap();
    place.0.script("r.sh", "grep -q needle \"$1\"");
    place.0.file("in.mycss", "a { needle: red }\n");
    place.succeed(&["language", "add", "css"]);
    for more in [&["--grammar", "css"][..], &[]] {
        let args = [&["reduce", "r.sh", "in.mycss"], more].concat();
        let messages =
            ["the parser for my-css crashed", "on in.mycss", "`secateur language remove my-css`"];
        place.refuse(&mut place.command(&args), &messages);
    }
    for args in [&["tree", "in.mycss"][..], &["language", "check", "in.mycss"]] {
        place.refuse(&mut place.command(args), &["the parser for my-css crashed", "on in.mycss"]);
    }
    place.succeed(&["language", "remove", "my-css"]);
    place.succeed(&["reduce", "r.sh", "in.mycss"]);
}

/// Creates a JSON grammar with a C `function` before its lexer, and `statement` at the beginning of
/// the lexer.
fn with_code(place: &Place, folder: &str, function: &str, statement: &str) {
    let parser = place.grammar(folder, "json").join("src/parser.c");
    let text = fs::read_to_string(&parser).unwrap();
    let lexer = "static bool ts_lex(TSLexer *lexer, TSStateId state) {\n";
    assert!(text.contains(lexer));
    let headers = "#define _GNU_SOURCE\n#include <stdio.h>\n#include <stdlib.h>\n#include \
        <string.h>\n#include <unistd.h>\n";
    let code = format!("{function}\n{lexer}{statement}\n");
    fs::write(parser, format!("{headers}{}", text.replacen(lexer, &code, 1))).unwrap();
}

#[test]
fn an_unloadable_grammar_is_rejected_with_the_reason() {
    let Some(place) = Place::new() else { return };
    place.0.file("in.myjson", TEXT);
    place.0.script("r.sh", "grep -q needle \"$1\"");
    let refuse = |folder: &str, args: &[&str], seconds: &str, message: &str| {
        let mut command = place.command(args);
        let run = Run::from(command.env("SECATEUR_TRIAL_SECONDS", seconds).output().unwrap());
        assert_eq!((run.code, &*run.stdout), (Some(2), ""), "{folder}: {run:?}");
        let expected = format!("error: the parser for my-json {message} while it was loaded");
        assert!(run.stderr.contains(&expected), "{folder}: no {expected:?} in {run:?}");
        assert!(run.stderr.contains("To reduce lines and tokens without the grammar"), "{run:?}");
        assert!(run.stderr.contains("`secateur language remove my-json`"), "{run:?}");
        assert_eq!(place.added(), Vec::<String>::new());
        place.0.assert_tidy();
    };
    let constructor = |folder: &str, body: &str| {
        let function = format!("__attribute__((constructor)) static void begin(void) {{ {body} }}");
        with_code(&place, folder, &function, "");
    };
    constructor("waits", "for (;;) pause();");
    constructor("traps", "__builtin_trap();");
    constructor("exits", "_exit(0);");
    with_code(&place, "tables", "", "");
    let parser = place.0.path("tables/src/parser.c");
    let text = fs::read_to_string(&parser).unwrap();
    let names = ".symbol_names = ts_symbol_names";
    assert!(text.contains(names));
    fs::write(parser, text.replacen(names, ".symbol_names = (void *)8", 1)).unwrap();
    for (folder, seconds, message) in [
        ("waits", "1", "did not finish within 1 s"),
        ("traps", "600", "crashed"),
        ("exits", "600", "ended its process"),
        ("tables", "600", "crashed"),
    ] {
        refuse(folder, &["language", "add", folder], seconds, message);
        refuse(folder, &["language", "check", "--grammar", folder], seconds, message);
        refuse(folder, &["reduce", "--grammar", folder, "r.sh", "in.myjson"], seconds, message);
    }
    if contains_processes() {
        let function = "static void take(void) { for (;;) memset(malloc(1 << 24), 1, 1 << 24); }";
        with_code(
            &place,
            "takes",
            &format!("{function}\nstatic volatile int is_on = 1;"),
            "if (is_on) take();",
        );
        refuse(
            "takes",
            &["tree", "--grammar", "takes", "in.myjson"],
            "600",
            "used more memory than 1.0 GiB, or than half of the machine's,",
        );
    }
}

#[test]
fn a_parser_that_never_ends_is_ended() {
    let Some(place) = Place::new() else { return };
    with_code(&place, "loops", "", "while (lexer->lookahead == '{');");
    for folder in ["folder", "subject", "bundle", "bundle/in"] {
        fs::create_dir(place.0.path(folder)).unwrap();
    }
    for name in [
        "in.myjson",
        "folder/a.myjson",
        "folder/b.myjson",
        "subject/in.myjson",
        "bundle/in/a.myjson",
        "bundle/in/b.myjson",
    ] {
        place.0.file(name, TEXT);
    }
    for name in ["r.sh", "subject/r.sh", "bundle/r.sh"] {
        place.0.script(name, "true");
    }
    // The trial on an empty text does not loop.
    place.succeed(&["language", "add", "loops"]);
    let refuse = |args: &[&str], occasion: &str| {
        let message = format!(
            "the parser for my-json did not finish within 1 s on {occasion}; set the environment \
             variable"
        );
        place.refuse(
            place.command(args).env("SECATEUR_TRIAL_SECONDS", "1"),
            &[&message, "SECATEUR_TRIAL_SECONDS"],
        );
    };
    for command in [
        &["tree"][..],
        &["tokens"],
        &["language", "check"],
        &["reduce", "r.sh"],
        &["check", "r.sh"],
    ] {
        refuse(&[command, &["in.myjson"]].concat(), "in.myjson");
    }
    refuse(&["reduce", "r.sh", "folder"], "one of 2 files");
    let subject = place.0.path("subject").canonicalize().unwrap().join("in.myjson");
    refuse(&["compare", "subject", "-o", "runs"], subject.to_str().unwrap());
    refuse(&["compare", "bundle", "-o", "runs"], "one of 2 files");
    // The groups of a batch are independent.
    place.0.file("folder/c.txt", "text");
    place.0.script("fail", "[ -s $1 ] || exit 0; case $1 in *.txt) exit 3;; *) exit 4;; esac");
    let mut batch = place.command(&["batch", "folder", "--", "./fail", "@@"]);
    let run = Run::from(batch.env("SECATEUR_TRIAL_SECONDS", "1").output().unwrap());
    assert_eq!(run.code, Some(1), "{run:?}");
    let message = "the parser for my-json did not finish within 1 s on folder.batch/groups/";
    assert_eq!(run.stdout.matches(message).count(), 1, "{run:?}");
    assert!(run.stdout.contains("reduced\n"), "{run:?}");
    place.0.assert_tidy();
}

#[test]
fn a_parser_that_ends_the_process_does_not_make_a_run_look_finished() {
    let Some(place) = Place::new() else { return };
    // The parser passes its trials.
    let function = "static void leave(void) {\n  char line[4096];\n  FILE *file = \
                    fopen(\"/proc/self/cmdline\", \"r\");\n  size_t size = fread(line, 1, sizeof \
                    line, file);\n  fclose(file);\n  if (!memmem(line, size, \"--try-parser\", \
                    12)) _exit(0);\n}";
    with_code(&place, "leaves", function, "leave();");
    place.0.file("in.myjson", TEXT);
    fs::create_dir(place.0.path("folder")).unwrap();
    place.0.file("folder/in.myjson", TEXT);
    place.0.script("r.sh", "grep -q needle \"$1\"");
    let commands = [
        &["tree", "in.myjson"][..],
        &["tokens", "in.myjson"],
        &["language", "check", "in.myjson"],
        &["reduce", "r.sh", "in.myjson", "--fresh"],
        &["reduce", "r.sh", "folder", "--fresh"],
        &["check", "r.sh", "in.myjson"],
        &["explain", "r.sh", "in.myjson"],
    ];
    let refuse = |args: &[&str]| {
        let run = place.secateur(args);
        assert_eq!((run.code, &*run.stdout), (Some(1), ""), "{args:?}: {run:?}");
        let message = "error: the run failed: its process exited with status 0. The likely \
            cause is the parser for my-json. ";
        assert!(run.stderr.contains(message), "{args:?}: {run:?}");
    };
    for command in commands {
        refuse(&[command, &["--grammar", "leaves"]].concat());
    }
    place.succeed(&["language", "add", "leaves"]);
    for command in commands {
        refuse(command);
    }
    place.0.file("named.toml", "grammar = \"leaves\"\n");
    place.succeed(&["language", "remove", "my-json"]);
    refuse(&["reduce", "r.sh", "in.myjson", "--fresh", "--config", "named.toml"]);
}

#[test]
fn a_run_with_a_grammar_is_stopped_like_any_other() {
    let Some(place) = Place::new() else { return };
    place.grammar("json", "json");
    place.0.file("in.myjson", TEXT);
    let waits = "touch '{place}/begun'; until [ -e '{place}/go' ]; do sleep 0.01; done; grep -q \
        needle \"$1\"";
    place.0.script("r.sh", &waits.replace("{place}", place.0.path("").to_str().unwrap()));
    let args = ["reduce", "--grammar", "json", "r.sh", "in.myjson", "--quiet"];
    let runs = || {
        let is_run = |line: &&String| line.contains(" reduce ");
        processes_in(&place.0.path("")).iter().filter(is_run).count()
    };
    let mut signals = vec![("INT", Some(130)), ("TERM", Some(143)), ("HUP", Some(129))];
    // On other platforms, the child of a killed process continues.
    if contains_processes() {
        signals.push(("KILL", None));
    }
    for (signal, code) in signals {
        let mut run = place.command(&args).stderr(Stdio::null()).spawn().unwrap();
        wait_until("a test has begun", || place.0.path("begun").exists());
        assert_eq!(runs(), 2, "a run and its child");
        let kill =
            Command::new("kill").args([&format!("-{signal}"), &run.id().to_string()]).status();
        assert!(kill.unwrap().success());
        assert_eq!(run.wait().unwrap().code(), code, "{signal}");
        wait_until("the child has ended", || runs() == 0);
        fs::remove_file(place.0.path("begun")).unwrap();
    }
    go(&place);
    wait_until("the tests have ended", || processes_in(&place.0.path("")).is_empty());
    place.succeed(&args);
    assert!(place.0.read("in.reduced.myjson").starts_with(b"\"needle\""));
}

#[test]
fn a_test_may_run_the_program_with_a_grammar() {
    let Some(place) = Place::new() else { return };
    place.grammar("json", "json");
    place.0.file("in.myjson", TEXT);
    let line = format!(
        "'{}' tree --grammar '{}' \"$1\" | grep -q needle",
        env!("CARGO_BIN_EXE_secateur"),
        place.0.path("json").display()
    );
    place.0.script("r.sh", &line);
    place.succeed(&["reduce", "--grammar", "json", "r.sh", "in.myjson"]);
    assert!(place.0.read("in.reduced.myjson").starts_with(b"\"needle\""));
}

#[test]
fn only_regular_files_are_read() {
    let Some(place) = Place::new() else { return };
    place.0.file("in.myjson", TEXT);
    let pipe = |path: &Path| {
        let _ = fs::remove_file(path);
        assert!(Command::new("mkfifo").arg(path).status().unwrap().success());
    };
    for file in ["src/more.h", "src/grammar.json", "tree-sitter.json", "language.toml"] {
        let folder = file.replace('/', "-");
        pipe(&place.grammar(&folder, "json").join(file));
        let message = format!("{folder}/{file} is not a regular file; remove it");
        for command in
            [&["language", "add", &folder][..], &["tree", "in.myjson", "--grammar", &folder]]
        {
            place.refuse(&mut place.command(command), &[&message]);
        }
    }
    let folder = place.grammar("device", "json");
    symlink("/dev/null", folder.join("src/more.h")).unwrap();
    place.refuse(
        &mut place.command(&["language", "add", "device"]),
        &["src/more.h is not a regular file"],
    );
    // Links to folders are not followed.
    let folder = place.grammar("link", "json");
    fs::create_dir(place.0.path("outside")).unwrap();
    pipe(&place.0.path("outside/more.h"));
    symlink(place.0.path("outside"), folder.join("src/outside")).unwrap();
    assert!(
        place.succeed(&["tree", "in.myjson", "--grammar", "link"]).contains("syntax errors: 0")
    );
}

#[test]
fn no_file_beside_an_input_can_load_a_grammar() {
    let Some(place) = Place::new() else { return };
    place.grammar("json", "json");
    place.0.file("in.myjson", TEXT);
    place.0.file("secateur.toml", "grammar = \"json\"\n");
    place.0.script("r.sh", "grep -q needle \"$1\"");
    let run = place.secateur(&["reduce", "r.sh", "in.myjson"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert!(run.stderr.contains("ignored in secateur.toml: grammar."), "{run:?}");
    assert_eq!(place.compiled(), Vec::<String>::new());
    let run =
        place.secateur(&["reduce", "r.sh", "in.myjson", "--fresh", "--config", "secateur.toml"]);
    assert_eq!((run.code, place.compiled().len()), (Some(0), 1), "{run:?}");
}

/// Returns CDATA sections. If the text of any but the last one is deleted, the scanner reads to a
/// later section end, and swallows tags of elements.
fn sections() -> String {
    let sections: String =
        (0..5).map(|number| format!("<b><![CDATA[{number}]]></b><![CDATA[x]]>")).collect();
    format!("<a>{sections}</a>\n")
}

#[test]
fn check_finds_and_fixes_facts_missing_from_a_grammar() {
    let Some(place) = Place::new() else { return };
    place.grammar("xml", "xml");
    let description = place.0.path("xml/language.toml");
    let text = "name = \"my-xml\"\nextensions = [\"myxml\"]\nwhite-space = \"free\"\n";
    fs::remove_file(description).unwrap();
    let description = place.0.file("xml/xml/language.toml", text);
    place.0.file("in.myxml", sections());
    let check = ["language", "check", "--grammar", "xml/xml", "in.myxml"];
    let before = place.succeed(&check);
    assert!(before.starts_with("my-xml, rules for names derived:\n"), "{before}");
    assert!(before.contains("\n  CData in CDSect, deleted: "), "{before}");
    let (_, lines) = before.split_once("With these lines in language.toml, ").unwrap();
    let (_, lines) = lines.split_once("\n\n").unwrap();
    assert!(
        lines.starts_with(
            "[overrides]\nkeep = [\n    { parent = \"CDSect\", child = \"CData\", reason = "
        ),
        "{lines}"
    );
    // The proposed lines are usable as printed, and leave nothing to fix.
    fs::write(&description, format!("{text}\n{lines}")).unwrap();
    let after = place.succeed(&check);
    assert!(!after.contains("CData in CDSect") && !after.contains("[overrides]"), "{after}");
    assert_eq!(place.succeed(&check), after, "the same edits are drawn again");
    // The same without a description.
    fs::remove_file(&description).unwrap();
    let written = place.succeed(&["language", "init", "xml/xml", "in.myxml"]);
    assert_eq!(written, "Wrote xml/xml/language.toml, with an override derived from these files\n");
    let written = fs::read_to_string(&description).unwrap();
    assert!(
        written.contains("child = \"CData\", reason = ") && !written.contains("#[overrides]"),
        "{written}"
    );
    place.refuse(
        &mut place.command(&["language", "init", "xml/xml"]),
        &["xml/xml/language.toml already exists"],
    );
    place.refuse(
        &mut place.command(&["language", "init", "xml"]),
        &["xml has several grammars; name the folder of one"],
    );
}

#[test]
fn an_initial_description_is_usable_with_all_its_proposals() {
    let Some(place) = Place::new() else { return };
    place.0.file("in", "");
    for language in ["css", "json", "javascript", "python"] {
        let folder = place.grammar(language, language);
        let description = folder.join("language.toml");
        fs::remove_file(&description).unwrap();
        place.succeed(&["language", "init", language]);
        assert_eq!(
            place.succeed(&["language", "check", "--grammar", language]),
            format!("{language}: can be used\n")
        );
        let text = fs::read_to_string(&description).unwrap();
        let used = text.lines().map(|line| match line.strip_prefix('#') {
            Some(proposal) if !proposal.starts_with(' ') || proposal.starts_with("    ") => {
                format!("{proposal}\n")
            }
            _ => format!("{line}\n"),
        });
        let used: String = used.collect();
        assert!(
            ["[overrides]", "[fragments]"]
                .iter()
                .all(|section| used.contains(&format!("\n{section}\n"))),
            "{used}"
        );
        assert!(used.contains("\n[names]\n") || ["css", "json"].contains(&language), "{used}");
        fs::write(&description, used).unwrap();
        assert_eq!(
            place.succeed(&["language", "check", "--grammar", language]),
            format!("{language}: can be used\n")
        );
    }
}

#[test]
fn unusable_added_languages_are_named() {
    let Some(place) = Place::new() else { return };
    place.grammar("json", "json");
    place.grammar("css", "css");
    assert!(place.succeed(&["language", "check"]).contains("`secateur language add DIR`"));
    place.succeed(&["language", "add", "json"]);
    place.succeed(&["language", "add", "css"]);
    assert_eq!(
        place.succeed(&["language", "check"]),
        "my-css: can be used\nmy-json: can be used\n"
    );
    fs::remove_file(place.0.path("data/secateur/languages/my-css/src/parser.c")).unwrap();
    fs::write(place.0.path("data/secateur/languages/my-json/tree-sitter.json"), "{").unwrap();
    let run = place.secateur(&["language", "check"]);
    assert_eq!(run.code, Some(2), "{run:?}");
    let lines: Vec<_> = run.stdout.lines().collect();
    assert!(
        lines[0].starts_with("my-css: cannot be used: the grammar ")
            && lines[0].contains("`tree-sitter generate`"),
        "{run:?}"
    );
    assert!(
        lines[1].starts_with("my-json: cannot be used: ") && lines[1].contains("tree-sitter.json"),
        "{run:?}"
    );
    place.0.file("data/secateur/languages/my-file", "no folder");
    symlink("nowhere", place.0.path("data/secateur/languages/my-link")).unwrap();
    place.refuse(
        &mut place.command(&["language", "remove", "css"]),
        &["added languages: my-css, my-file, my-json, my-link"],
    );
    for name in ["my-css", "my-json", "my-file", "my-link"] {
        let removed = place.succeed(&["language", "remove", name]);
        assert_eq!(removed, format!("removed {name}\n"));
    }
    assert_eq!(place.added(), Vec::<String>::new());
}

#[test]
fn files_of_a_built_in_language_keep_it_unless_claimed() {
    let Some(place) = Place::new() else { return };
    let description = place.grammar("json", "json").join("language.toml");
    let text = fs::read_to_string(&description).unwrap();
    let extensions = "extensions = [\"myjson\", \"JSON\", \"c\"]";
    fs::write(&description, text.replace("extensions = [\"myjson\"]", extensions)).unwrap();
    for name in ["in.json", "in.c", "in.myjson"] {
        place.0.file(name, "[1]\n");
    }
    // The added language is loaded first.
    let languages = || {
        let tokens = place.succeed(&["tokens", "in.myjson", "in.json", "in.c"]);
        let names = tokens.lines().skip(1).filter_map(|line| line.split_whitespace().nth(2));
        names.take(3).map(str::to_owned).collect::<Vec<_>>()
    };
    let add = |more: &[&str]| place.secateur(&[&["language", "add", "json"], more].concat());

    let added = add(&[]);
    assert!(added.stdout.starts_with("my-json: .myjson, in "), "{added:?}");
    assert!(
        added
            .stderr
            .contains("still belong to built-in languages: .json (json), .c (c). To reassign"),
        "{added:?}"
    );
    assert!(added.stderr.contains("secateur language add json --take json,c"), "{added:?}");
    assert_eq!(languages(), ["my-json", "json", "c"]);
    assert!(place.succeed(&["language", "list"]).contains("added     .myjson\n"));

    place.succeed(&["language", "remove", "my-json"]);
    let added = add(&["--take", ".Json"]);
    assert!(added.stdout.starts_with("my-json: .myjson, .json, in "), "{added:?}");
    assert_eq!(languages(), ["my-json", "my-json", "c"]);

    place.succeed(&["language", "remove", "my-json"]);
    place.refuse(
        &mut place.command(&["language", "add", "json", "--take", "xml"]),
        &["--take .xml: the grammar does not claim this extension; it claims .myjson, .json, .c"],
    );
    // The author of a grammar cannot take extensions on the user's behalf.
    let manifest = "{\"grammars\": [{\"name\": \"json\", \"taken\": [\"c\"]}]}";
    place.0.file("json/tree-sitter.json", manifest);
    assert!(add(&[]).stdout.starts_with("my-json: .myjson, in "));
}

#[test]
fn a_file_in_an_unknown_language_is_an_error_of_one_line() {
    let Some(place) = Place::new() else { return };
    place.0.file("in.foo", "text");
    place.0.file("in.c", "int a;");
    let run = place.secateur(&["language", "check", "in.foo"]);
    assert_eq!((run.code, run.stdout.as_str(), run.stderr.lines().count()), (Some(2), "", 1));
    assert!(run.stderr.contains("`secateur help languages` lists the names"), "{run:?}");
    // Kinds of edits that never fail get no line of their own.
    let report = place.succeed(&["language", "check", "in.c"]);
    assert_eq!(report.lines().count(), 5, "{report}");
}

#[test]
fn embedded_texts_in_known_languages_are_part_of_the_tree() {
    let Some(place) = Place::new() else { return };
    let folder = place.grammar("html", "html");
    let page = "<p>a</p><script>{\"a\": [1, {\"needle\": null}], \"b\": 2}</script><style>a { b: c \
        }</style>\n";
    place.0.file("in.myhtml", page);
    place.0.script("r.sh", "grep -q '<script>.*needle.*</script>' \"$1\"");
    fs::write(
        folder.join("queries/injections.scm"),
        "((script_element (raw_text) @injection.content)\n  (#set! injection.language \"json\"))\n\
         ((style_element (raw_text) @injection.content)\n  (#set! injection.language \
         \"my-css\"))\n",
    )
    .unwrap();
    let tree = |place: &Place| place.succeed(&["tree", "--grammar", "html", "in.myhtml"]);
    let before = tree(&place);
    assert!(before.contains("in json: document ") && !before.contains("in my-css: "), "{before}");
    place.grammar("css", "css");
    place.succeed(&["language", "add", "css"]);
    let after = tree(&place);
    assert!(
        after.contains("in json: document ") && after.contains("in my-css: stylesheet "),
        "{after}"
    );

    place.succeed(&["reduce", "--grammar", "html", "r.sh", "in.myhtml", "-o", "result"]);
    let result = String::from_utf8(place.0.read("result")).unwrap();
    assert_eq!(result.trim(), "<script>\"needle\"</script>");

    fs::write(folder.join("queries/injections.scm"), "\n\n((no_such_text) @injection.content)\n")
        .unwrap();
    let messages =
        ["injections.scm of my-html, line 3: ", "no_such_text", "correct queries/injections.scm"];
    place.refuse(&mut place.command(&["tree", "--grammar", "html", "in.myhtml"]), &messages);
}
