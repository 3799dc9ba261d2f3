//! Tests with real programs: output of csmith, system headers, and the verdicts of gcc and xmllint.
//!
//! Without the tool, a test is skipped.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::io::Write as _;
use std::process::{Command, Stdio};

use secateur_grammars::{C, XML};
use secateur_syntax::{Role, Tree, parse};

#[path = "../../../tests/support/skip.rs"]
mod skip;
use secateur_syntax::drawing::{EditKind, Pool, Random, mass_deletion};
use skip::require;

/// Returns the output of a tool for this input, if the tool is installed.
fn run(tool: &str, arguments: &[&str], input: &str) -> Option<(bool, Vec<u8>)> {
    let child = Command::new(tool)
        .args(arguments)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .current_dir(std::env::temp_dir())
        .spawn();
    if !require(child.is_ok(), tool) {
        return None;
    }
    let mut child = child.unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let text = if output.stdout.is_empty() { output.stderr } else { output.stdout };
    Some((output.status.success(), text))
}

fn check_derived(tree: &Tree, name: &str) {
    assert_eq!(tree.syntax_errors(), 0, "{name}");
    assert_eq!(tree.coverage().exact, tree.coverage().inner, "{name}: {:?}", tree.coverage());
    assert!(tree.coverage().inner > 0, "{name}");
}

fn program(seed: u32) -> Option<Tree> {
    let seed = seed.to_string();
    let (_, text) =
        run("csmith", &["-s", &seed, "--max-funcs", "3", "--max-block-depth", "3"], "")?;
    Some(parse(&C, text).unwrap())
}

#[test]
fn csmith_programs_are_derived_and_their_edits_parse() {
    let mut random = Random::new(7);
    for seed in 1..=6 {
        let Some(tree) = program(seed) else { return };
        check_derived(&tree, &format!("seed {seed}"));
        for (kind, _) in EditKind::ALL {
            let pool = Pool::new(&tree, kind);
            for (edit, id) in (0..8).filter_map(|_| pool.draw(&mut random)) {
                let text = tree.render(&edit);
                let errors = parse(&C, &text[..]).unwrap().syntax_errors();
                assert_eq!(errors, 0, "{kind:?} of {} with seed {seed}", tree.node(id).kind());
            }
        }
        for percent in [1, 10, 50, 90] {
            let text = tree.render(&mass_deletion(&tree, percent, &mut random));
            assert_eq!(parse(&C, text).unwrap().syntax_errors(), 0, "{percent} % with seed {seed}");
        }
    }
}

#[test]
fn gcc_finds_no_syntax_error_in_a_deletion() {
    let Some(tree) = program(13) else { return };
    let mut random = Random::new(11);
    let alone = [Role::Element, Role::Separated, Role::Optional].map(EditKind::Delete);
    for kind in alone.into_iter().chain([EditKind::DeleteWholeList]) {
        let pool = Pool::new(&tree, kind);
        for (edit, _) in (0..6).filter_map(|_| pool.draw(&mut random)) {
            let text = String::from_utf8(tree.render(&edit)).unwrap();
            let arguments = ["-I/usr/include/csmith", "-w", "-fsyntax-only", "-x", "c", "-"];
            let Some((_, problem)) = run("gcc", &arguments, &text) else { return };
            let problem = String::from_utf8_lossy(&problem);
            let is_syntax = |line: &&str| {
                line.contains("error: expected") && !line.contains("argument is of type")
            };
            assert_eq!(problem.lines().find(is_syntax), None, "{kind:?}");
        }
    }
}

#[test]
fn preprocessed_headers_parse_without_an_error() {
    let groups: [&[&str]; 3] = [
        &[
            "stdio.h",
            "stdlib.h",
            "string.h",
            "math.h",
            "complex.h",
            "pthread.h",
            "signal.h",
            "sys/socket.h",
            "unistd.h",
        ],
        &[
            "stdatomic.h",
            "threads.h",
            "tgmath.h",
            "setjmp.h",
            "locale.h",
            "time.h",
            "inttypes.h",
            "sys/stat.h",
            "fcntl.h",
        ],
        &["immintrin.h", "linux/perf_event.h", "netinet/in.h"],
    ];
    for headers in groups {
        let includes: String =
            headers.iter().map(|header| format!("#include <{header}>\n")).collect();
        let Some((accepted, text)) = run("gcc", &["-E", "-x", "c", "-"], &includes) else { return };
        if !require(accepted, &format!("one of {headers:?}: {}", String::from_utf8_lossy(&text))) {
            continue;
        }
        check_derived(&parse(&C, text).unwrap(), &format!("{headers:?}"));
    }
}

/// One of everything, except references to nodes that a deletion may remove.
const EVERYTHING: &str = r#"<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<?xml-stylesheet href="a.css" type="text/css"?>
<!-- before -->
<!DOCTYPE a PUBLIC "-//A//B" "a.dtd" [
  <!ELEMENT a (b, (c | d)*, e?)>
  <!ELEMENT m (#PCDATA | b)*>
  <!ATTLIST a x CDATA #IMPLIED y (u|v) "u">
  <!ENTITY f SYSTEM "f.txt">
  <!NOTATION n PUBLIC "n">
  <!-- inside -->
]>
<a x="1&amp;2" y = 'v' >text &lt; &#65;<b/><c z="1" w="2"><d>some <e>nested</e> text</d></c>
  <![CDATA[ <raw> ]]><?go now?>
  <é ü="ä">ö</é><d><d><d>1</d><d>2</d></d></d><!-- end -->
</a>
<!-- after -->
"#;

#[test]
fn xmllint_accepts_every_edit() {
    let mut random = Random::new(5);
    // The reader handles all of it, the parser everything except non-ASCII names.
    for source in [EVERYTHING.to_owned(), EVERYTHING.replace(|c: char| !c.is_ascii(), "o")] {
        let tree = parse(&XML, source.as_bytes()).unwrap();
        check_derived(&tree, tree.front_end().name());
        let mut edits: Vec<_> = EditKind::ALL
            .into_iter()
            .flat_map(|(kind, _)| {
                let pool = Pool::new(&tree, kind);
                (0..12)
                    .filter_map(|_| Some((format!("{kind:?}"), pool.draw(&mut random)?.0)))
                    .collect::<Vec<_>>()
            })
            .collect();
        edits.extend(
            [1, 10, 50, 90].map(|percent| {
                (format!("{percent} %"), mass_deletion(&tree, percent, &mut random))
            }),
        );
        for (name, edit) in edits {
            let text = String::from_utf8(tree.render(&edit)).unwrap();
            let Some((accepted, problem)) = run("xmllint", &["--noout", "--nonet", "-"], &text)
            else {
                return;
            };
            assert!(accepted, "{name}: {}\n{text}", String::from_utf8_lossy(&problem));
        }
    }
}
