//! Edits permitted by the grammar produce text that parses: edits of every kind, drawn from each
//! corpus.

use secateur_languages::fit;
use secateur_names::{Language, Program, parse};
use secateur_syntax::Edit;
use secateur_syntax::{Replacement, Role, Wrappings};

use crate::corpus_file::programs;
use secateur_syntax::drawing::{EditKind, Pool, Random, mass_deletion};

/// Number of edits drawn per kind and language.
const DRAWN: usize = 150;

/// Returns an error message if the edited text does not parse.
fn problem(tree: &Program, edit: &Edit, what: &str) -> Option<String> {
    let text = tree.render(edit);
    let edited = parse(tree.language(), text.clone()).expect("what parsed once parses");
    // The text outside PHP tags need not be a complete page.
    if tree.language().name == "php" && edited.syntax_errors() == 0 {
        return None;
    }
    let wrong = edited.nodes().find(|node| node.is_error() || node.is_missing())?;
    let at = wrong.span().start;
    let text = String::from_utf8_lossy(&text[at.saturating_sub(60)..(at + 60).min(text.len())])
        .into_owned();
    // An assignment in Lua by another rule of the same name, with attributes, differs from others
    // only at its end.
    if tree.language().name == "lua" && what == "Replace" && text.contains("do z <const>") {
        return None;
    }
    Some(format!("{}, {what}: …{text}…", tree.grammar().name))
}

/// Returns the lines for `language.toml` that prevent most of the failures.
fn remedy(language: &'static Language, trees: &[Program]) -> String {
    let mended = fit::mend(language, &language.toml, trees, &fit::draw(trees, None), None).unwrap();
    let lines = fit::with_overrides("", &mended.overrides);
    let name = language.name;
    if lines.trim().is_empty() {
        format!("In {name}/language.toml, `keep` or `fixed` in [overrides] prevents such edits.")
    } else {
        format!("These lines in {name}/language.toml prevent most of that:\n{}\n", lines.trim())
    }
}

#[test]
fn permitted_edits_parse() {
    let (mut complaints, mut drawn) = (Vec::new(), 0);
    for grammar in secateur_grammars::all() {
        let trees = programs(grammar);
        let before = complaints.len();
        let mut random = Random::new(7);
        for (kind, _) in EditKind::ALL {
            let pools: Vec<_> = trees.iter().map(|tree| (tree, Pool::new(tree, kind))).collect();
            for _ in 0..DRAWN {
                let (tree, pool) = &pools[random.below(pools.len())];
                if let Some((edit, _)) = pool.draw(&mut random) {
                    drawn += 1;
                    complaints.extend(problem(tree, &edit, &format!("{kind:?}")));
                }
            }
        }
        for tree in &trees {
            for percent in [1, 10, 50, 90] {
                drawn += 1;
                let edit = mass_deletion(tree, percent, &mut random);
                complaints.extend(problem(tree, &edit, &format!("mass deletion, {percent} %")));
            }
        }
        if complaints.len() > before {
            complaints.push(remedy(grammar, &trees));
        }
    }
    assert!(drawn > DRAWN * secateur_grammars::all().len());
    assert!(complaints.is_empty(), "{} of {drawn}:\n{}", complaints.len(), complaints.join("\n"));
}

/// A node that must not be empty loses its elements as long as one is left.
#[test]
#[cfg(all(feature = "bash", feature = "c", feature = "python"))]
fn a_node_that_must_not_be_empty_keeps_an_element() {
    for (name, one, two) in [
        ("bash", "while a; do e; done\n", "while a; do e; f; done\n"),
        ("bash", "if a; then e; else g; fi\n", "if a; then e; f; else g; fi\n"),
        ("c", "enum a { e };\n", "enum a { e, f };\n"),
        ("python", "if a:\n    e\n", "if a:\n    e\n    f\n"),
    ] {
        let grammar = secateur_grammars::named(name).unwrap();
        let is_removable = |text: &str| {
            let tree = parse(grammar, text.as_bytes()).unwrap();
            let element = tree.nodes().find(|node| node.text() == b"e").unwrap();
            tree.removable_with(element.id()).is_some()
        };
        assert!(!is_removable(one) && is_removable(two), "{name}");
    }
}

/// The smallest text of a node that must not be empty is not computed, but named.
#[test]
#[cfg(feature = "bash")]
fn a_smallest_text_has_the_element_that_the_language_needs() {
    let grammar = secateur_grammars::named("bash").unwrap();
    let tree = parse(grammar, b"while a; do b c; d e; done\n".as_slice()).unwrap();
    let body = tree.nodes().find(|node| node.kind() == "do_group").unwrap();
    assert_eq!(tree.smallest(body.id()), Some("do a; done"));
    let tree = parse(grammar, b"if a; then b c; else d e; fi\n".as_slice()).unwrap();
    let other = tree.nodes().find(|node| node.kind() == "else_clause").unwrap();
    assert_eq!(tree.smallest(other.id()), None);
}

/// The value of a constant stays, and that of a variable can go.
#[test]
#[cfg(feature = "javascript")]
fn a_child_is_kept_under_a_token() {
    let grammar = secateur_grammars::named("javascript").unwrap();
    for (text, is_removable) in
        [("const a = e;", false), ("let a = e;", true), ("for (const a = e;;) {}", false)]
    {
        let tree = parse(grammar, text.as_bytes()).unwrap();
        let value = tree.nodes().find(|node| node.text() == b"e").unwrap();
        assert_eq!(tree.removable_with(value.id()).is_some(), is_removable, "{text}");
        let declarator = value.parent().unwrap().id();
        assert_eq!(Wrappings::of(&tree).is_open(declarator), is_removable, "{text}");
    }
}

/// A name that followed a sigil directly still does, and other words are kept apart.
#[test]
#[cfg(all(feature = "bash", feature = "c"))]
fn another_name_needs_no_blank_where_the_first_had_none() {
    for (name, text, place, by, expected) in [
        ("bash", "echo $foo\n", "foo", "a", "echo $a\n"),
        ("bash", "echo $foo\"b\"\n", "foo", "a", "echo $a\"b\"\n"),
        ("c", "int a=sizeof(b)c;", "(b)c", "d", "int a=sizeof d;"),
        ("c", "int f(){return'a';}", "'a'", "0", "int f(){return 0;}"),
    ] {
        let grammar = secateur_grammars::named(name).unwrap();
        let tree = parse(grammar, text.as_bytes()).unwrap();
        let node = tree.nodes().find(|node| node.text() == place.as_bytes()).unwrap();
        let edit = Edit::default().replacing(node.id(), Replacement::Text(by.into()));
        assert_eq!(String::from_utf8(tree.render(&edit)).unwrap(), expected);
    }
}

/// The end of a line takes the place of a semicolon.
#[test]
#[cfg(all(feature = "bash", feature = "c", feature = "javascript"))]
fn a_line_end_stands_for_a_semicolon() {
    for (name, text, expected) in [
        ("bash", "while a; do b\ndone\n", Some("\n")),
        ("bash", "while a\ndo b; \ndone\n", Some("")),
        ("javascript", "{ a; }", Some("")),
        ("javascript", "a; b", Some("\n")),
        ("c", "int a; int b;", None),
    ] {
        let grammar = secateur_grammars::named(name).unwrap();
        let tree = parse(grammar, text.as_bytes()).unwrap();
        let semicolon = tree.nodes().find(|node| node.text() == b";").unwrap();
        assert_eq!(tree.line_end_instead_of(semicolon.id()), expected, "{text}");
    }
}

/// A lifetime without its name leaves a quote, which must not start a literal with the next token.
#[test]
#[cfg(feature = "rust")]
fn a_lone_quote_starts_no_literal() {
    let grammar = secateur_grammars::named("rust").unwrap();
    let tree = parse(grammar, b"m!((V<'a>) => &'a X);\n".as_slice()).unwrap();
    let deleted: Vec<_> = tree
        .nodes()
        .filter(|node| node.children().next().is_none())
        .filter(|node| matches!(node.text(), b"a" | b">" | b"=>" | b"&") && node.span().start < 16)
        .map(|node| node.id())
        .collect();
    let edit = Edit::default().deleting(deleted);
    assert!(
        problem(&tree, &edit, "a lone quote").is_none(),
        "{:?}",
        String::from_utf8(tree.render(&edit))
    );
}

/// Parts of a string are not kept apart by blanks, which would be its content.
#[test]
#[cfg(feature = "javascript")]
fn a_part_of_a_string_goes_without_a_blank() {
    let grammar = secateur_grammars::named("javascript").unwrap();
    for (text, part, expected) in
        [("f(`'${a}'${b}`);\n", "${b}", "f(`'${a}'`);\n"), ("f(`a${b}c`);\n", "${b}", "f(`ac`);\n")]
    {
        let tree = parse(grammar, text.as_bytes()).unwrap();
        let part = tree.nodes().find(|node| node.text() == part.as_bytes()).unwrap();
        let edit = Edit::default().deleting([part.id()]);
        assert_eq!(String::from_utf8(tree.render(&edit)).unwrap(), expected);
        let edit = Edit::default().replacing(part.id(), Replacement::Text("d".into()));
        assert_eq!(String::from_utf8(tree.render(&edit)).unwrap(), text.replace("${b}", "d"));
    }
}

/// A number is more than its unit, and keeps its comma when the unit is removed.
#[test]
#[cfg(feature = "css")]
fn a_node_that_keeps_its_text_keeps_its_separator() {
    let grammar = secateur_grammars::named("css").unwrap();
    let tree = parse(grammar, b"@keyframes k { 50%, 60px { top: 0 } }\n".as_slice()).unwrap();
    let units = tree.nodes().filter(|node| node.kind() == "unit").map(|node| node.id());
    assert_eq!(
        tree.render(&Edit::default().deleting(units)),
        b"@keyframes k { 50, 60 { top: 0 } }\n"
    );
}

/// A field's semicolon may be omitted, or be a class member of its own; the one after a field
/// belongs to it.
#[test]
#[cfg(feature = "javascript")]
fn a_terminating_semicolon_is_not_deleted_alone() {
    let grammar = secateur_grammars::named("javascript").unwrap();
    let tree = parse(grammar, b"class A { #x = 1;\n *g() {} }\n".as_slice()).unwrap();
    let semicolon = tree.nodes().find(|node| node.text() == b";").unwrap();
    assert_eq!(tree.role(semicolon.id()), Role::Part);
}

/// After a replacement of an expression in the middle of a line, the line continues.
#[test]
#[cfg(feature = "javascript")]
fn a_replaced_expression_does_not_break_its_line() {
    let grammar = secateur_grammars::named("javascript").unwrap();
    for (text, place, by, expected) in [
        ("switch (a) { case b + c: d; }", "b + c", "c", "switch (a) { case c: d; }"),
        ("a = (b + c) in d;", "(b + c)", "b", "a = b in d;"),
        ("{ { a } b }", "{ a }", "a", "{ a\n b }"),
    ] {
        let tree = parse(grammar, text.as_bytes()).unwrap();
        let find =
            |text: &str| tree.nodes().find(|node| node.text() == text.as_bytes()).unwrap().id();
        let edit = Edit::default().replacing(find(place), Replacement::Node(find(by)));
        assert_eq!(String::from_utf8(tree.render(&edit)).unwrap(), expected);
    }
}

#[test]
fn leading_blank_lines_are_deleted_without_layout() {
    for (path, text, first, expected) in [
        ("a.py", "import a\n\n\nb()\n", "import a", "b()\n"),
        ("a.xml", "<?xml version='1.0'?>\n\n<a/>\n", "<?xml version='1.0'?>", "<a/>\n"),
    ] {
        let Some(grammar) = crate::of(path) else { continue };
        let tree = parse(grammar, text.as_bytes()).unwrap();
        let first = tree.nodes().find(|node| node.text() == first.as_bytes()).unwrap().id();
        let edit = Edit::default().deleting([first]);
        assert_eq!(String::from_utf8(tree.render(&edit)).unwrap(), expected);
    }
}

#[test]
#[cfg(feature = "go")]
fn errors_are_deleted_with_their_neighbours() {
    let language = secateur_grammars::named("go").unwrap();
    let program = parse(language, b"package a\nvar x int ) ;\nvar y int;\n".to_vec()).unwrap();
    assert_eq!(program.syntax_errors(), 1);
    let list = program.lists(secateur_syntax::NodeId::ROOT).next().unwrap();
    let member = list.members().find(|member| member.nodes().count() > 2).unwrap();
    let text = program.render(&Edit::default().deleting(member.nodes()));
    assert_eq!(String::from_utf8(text).unwrap(), "package a\nvar y int;\n");
}

/// A unit of VHDL is clauses, perhaps with a declaration after them, or only that declaration.
#[test]
#[cfg(feature = "vhdl")]
fn the_last_element_is_removable_if_the_rest_matches_another_form() {
    let grammar = secateur_grammars::named("vhdl").unwrap();
    let tree = parse(grammar, b"library work;\nentity e is end;\n".as_slice()).unwrap();
    let clause = tree.nodes().find(|node| node.text() == b"library work;").unwrap();
    assert_eq!(tree.role(clause.id()), Role::OptionalAlone);
    assert_eq!(tree.render(&Edit::default().deleting([clause.id()])), b"entity e is end;\n");
}

/// The first document of a YAML stream matches one rule before a second document, and another rule
/// alone.
#[test]
#[cfg(feature = "yaml")]
fn a_part_is_removable_alone_if_the_rest_matches_another_form() {
    let grammar = secateur_grammars::named("yaml").unwrap();
    let tree = parse(grammar, b"a\n--- b\n--- c\n".as_slice()).unwrap();
    let first = tree.nodes().find(|node| node.kind() == "document").unwrap();
    assert_eq!(tree.role(first.id()), Role::Part);
    let alone = tree.nodes().flat_map(|node| tree.optional_alone(node.id()));
    let mut alone =
        alone.flat_map(|list| list.members().flat_map(|member| member.nodes().collect::<Vec<_>>()));
    assert!(alone.any(|id| id == first.id()));
}

#[test]
#[cfg(feature = "r")]
fn an_element_without_a_node_is_removable() {
    let language = secateur_grammars::named("r").unwrap();
    let program = parse(language, b"f <- function() { a;; b };\n'c;'\n".as_slice()).unwrap();
    let semicolons: Vec<_> =
        program.nodes().filter(|node| node.text() == b";").map(|node| node.id()).collect();
    assert!(
        semicolons.len() == 3 && semicolons.iter().all(|&id| program.role(id) == Role::Unmatched)
    );
    let text = program.render(&Edit::default().deleting(semicolons[1..].iter().copied()));
    assert_eq!(String::from_utf8(text).unwrap(), "f <- function() { a; b }\n'c;'\n");
}
