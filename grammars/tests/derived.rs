//! Rules for names derived from a grammar, if its description has none.

use std::collections::BTreeSet;
use std::path::Path;
use std::{env, fs};

use secateur_names::{Language, Program, parse};
use secateur_syntax::{Base, Edit, Grammar, NoCode, Rules};

use crate::corpus_file::programs;

/// Languages whose derived rules are recorded: together they have all that the derivation tells
/// apart.
const RECORDED: [&str; 6] = ["cpp", "glsl", "php", "python", "r", "zig"];

/// Returns a language with the same grammar, described only by `toml`.
fn described(language: &'static Language, toml: &str) -> Language {
    let grammar =
        Grammar::undescribed(language.parser, Rules::new(language.rules.json()), language.code);
    let grammar =
        Grammar { name: language.name, extensions: language.extensions.clone(), ..grammar };
    Language::read(toml, grammar).unwrap()
}

fn leaked(language: Language) -> &'static Language {
    Box::leak(Box::new(language))
}

/// Returns the positions of definitions, and those of uses of defined names.
fn found(program: &Program) -> [BTreeSet<usize>; 2] {
    let start = |node| program.node(node).span().start;
    let definitions =
        program.definitions().iter().map(|definition| start(definition.name)).collect();
    let uses = program
        .entities()
        .iter()
        .flat_map(|entity| &entity.uses)
        .map(|&node| start(node))
        .collect();
    [definitions, uses]
}

#[test]
fn derived_rules_find_most_of_what_written_rules_find() {
    // Minimum percentages of definitions and of uses found.
    for (name, shares) in [
        ("c", [95, 90]),
        ("cpp", [95, 90]),
        // No grammar says that the last component of a path is a name.
        ("go", [90, 85]),
        ("rust", [90, 95]),
        ("java", [95, 90]),
        ("javascript", [95, 95]),
        ("python", [90, 95]),
    ] {
        let Some(language) = secateur_grammars::named(name) else { continue };
        let derived = leaked(described(language, ""));
        assert!(derived.is_derived() && !language.is_derived());
        let (mut written, mut shared, mut derived_alone) = ([0; 2], [0; 2], [0; 2]);
        for program in programs(language) {
            let (expected, found) =
                (found(&program), found(&parse(derived, program.source().clone()).unwrap()));
            for at in 0..2 {
                written[at] += expected[at].len();
                shared[at] += expected[at].intersection(&found[at]).count();
                derived_alone[at] += found[at].difference(&expected[at]).count();
            }
        }
        for at in 0..2 {
            assert!(
                shared[at] * 100 >= written[at] * shares[at],
                "{name}: {shared:?} of {written:?}"
            );
            assert!(
                derived_alone[at] * 2 <= written[at].max(4),
                "{name}: {derived_alone:?} more than {written:?}"
            );
        }
    }
}

/// The names in programs tell if a change of the derivation is an improvement; the tables show what
/// it changes. `SECATEUR_UPDATE_DERIVED=1` writes them.
#[test]
fn derived_rules_are_the_recorded_ones() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/derived");
    for name in RECORDED {
        let Some(language) = secateur_grammars::named(name) else { continue };
        let (path, found) = (folder.join(format!("{name}.toml")), language.derived_names());
        if env::var_os("SECATEUR_UPDATE_DERIVED").is_some() {
            fs::write(&path, &found).unwrap();
        }
        let recorded = fs::read_to_string(&path).unwrap();
        assert_eq!(found, recorded, "{}", path.display());
    }
}

#[test]
fn a_description_with_the_derived_table_finds_the_same_names() {
    for language in secateur_grammars::all() {
        let derived = leaked(described(language, ""));
        let table = leaked(described(language, &derived.derived_names()));
        assert_eq!(table.is_derived(), derived.derived_names().is_empty(), "{}", language.name);
        for program in programs(language) {
            let found = |language| found(&parse(language, program.source().clone()).unwrap());
            assert_eq!(found(table), found(derived), "{}", language.name);
        }
    }
}

/// A value that the grammar does not reveal has its reason in a comment beside it.
#[test]
fn described_white_space_equals_the_derived_one_or_has_a_reason() {
    let mut wrong = Vec::new();
    for language in secateur_grammars::all() {
        let derived = described(language, "").white_space;
        let described = language.toml.lines().find(|line| line.starts_with("white-space = "));
        let has_reason = described.is_some_and(|line| line.contains(" # "));
        if derived != language.white_space && !has_reason {
            wrong.push(format!(
                "{}/language.toml: `white-space` is {:?}, but {derived:?} by the grammar; delete \
                 it, or append `# why`",
                language.name, language.white_space
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn derived_rules_for_members_and_elements_equal_the_written_ones() {
    for name in ["c", "cpp"] {
        let Some(language) = secateur_grammars::named(name) else { continue };
        let derived = described(language, "");
        let rules = |language: &Language| {
            let slots = language.slots(Base::default()).unwrap();
            let kinds = slots
                .of
                .keys()
                .filter_map(|kind| Some((*kind, language.names().members.get(kind)?)));
            let members = kinds.map(|(kind, rule)| format!("{kind:?}: {rule:?}"));
            let places = || {
                slots
                    .of
                    .values()
                    .flatten()
                    .map(|slot| slot.place)
                    .collect::<BTreeSet<_>>()
                    .into_iter()
            };
            let levels = places()
                .filter(|place| language.names().levels.contains(place))
                .map(|place| format!("{place:?}"));
            let steps =
                places().filter_map(|place| Some((place, language.names().steps.get(&place)?)));
            let steps = steps.map(|(place, steps)| format!("{place:?}: {steps:?}"));
            members.chain(levels).chain(steps).collect::<Vec<_>>()
        };
        assert_eq!(rules(&derived), rules(language), "{name}");
        assert_eq!(rules(language).len(), 6, "{name}");
    }
}

#[test]
#[cfg(feature = "python")]
fn an_empty_names_table_disables_derivation() {
    let language = secateur_grammars::named("python").unwrap();
    let silent = leaked(described(language, "[names]\n"));
    assert!(!silent.is_derived());
    assert!(parse(silent, &b"def f(): pass\n"[..]).unwrap().definitions().is_empty());
}

#[test]
#[cfg(feature = "rust")]
fn a_fact_missing_from_description_and_grammar_is_an_error() {
    let language = secateur_grammars::named("rust").unwrap();
    let read = |toml: &str| {
        let grammar =
            Grammar::undescribed(language.parser, Rules::new(language.rules.json()), &NoCode);
        Language::read(toml, grammar).map(|language| language.name).map_err(|error| error.message)
    };
    assert!(read("extensions = [\"x\"]").unwrap_err().contains("missing field `name`"));
    assert!(read("name = \"x\"").unwrap_err().contains("missing field `extensions`"));
    assert_eq!(read("name = \"x\"\nextensions = [\"x\"]"), Ok("x"));
}

#[test]
#[cfg(feature = "c")]
fn the_remains_of_a_definition_do_not_define() {
    let toml = "[names]\nthrough = [\"unary_expression.argument\"]\nleaves = { identifier = \
                \"ordinary\" }\n\
                [names.definitions]\nparenthesized_expression = { what = \"value\", whole = true, \
                must-be-used = true }";
    let program = parse(
        leaked(described(&secateur_grammars::C, toml)),
        b"void f() { (-n); g(n); }".as_slice(),
    )
    .unwrap();
    let titles: Vec<_> =
        program.definitions().iter().map(|definition| program.title(definition)).collect();
    assert_eq!(titles, ["value `n`"]);
    let used = program.nodes().filter(|node| node.kind() == "expression_statement").last().unwrap();
    let edit = Edit::default().deleting([used.id()]);
    assert_eq!(String::from_utf8(program.render(&edit)).unwrap(), "void f() {; }");
}
