//! Grammars and descriptions that are refused.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::Command;

use super::{CRATES, Place, TEXT};
use crate::support::Run;

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
