//! User-supplied grammars are added, used, listed and removed. Errors include a remedy and leave
//! everything unchanged.
#![expect(clippy::unwrap_used, reason = "this is test code")]

mod checking;
mod compiling;
mod harmful;
mod refused;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::LazyLock;

use crate::support::{Run, Scratch, has_tools, names};

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
fn a_command_finds_edits_that_only_the_grammar_permits() {
    let Some(place) = Place::new() else { return };
    place.0.file("in.json", "[[1, [2]], [[3], 4], {\"a\": [5], \"b\": [6, 7]}]");
    fn words(test: &str) -> [&str; 9] {
        ["language", "check", "in.json", "--", "sh", "-c", test, "sh", "@@"]
    }
    let report = place.succeed(&words("! grep -qF '[]' \"$1\""));
    assert!(report.contains("the text parses and is accepted: "), "{report}");
    assert!(report.contains("array in array, without elements: "), "{report}");
    assert!(report.contains("{ node = \"array\", reason = \"without elements, "), "{report}");
    let report = place.succeed(&words("exit 0"));
    assert!(!report.contains("language.toml"), "{report}");
    place.refuse(&mut place.command(&words("exit 1")), &["the command rejects in.json as it is"]);
    place.refuse(
        &mut place.command(&["language", "check", "in.json", "--", "./no-such-program"]),
        &["cannot run the command ./no-such-program"],
    );
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
