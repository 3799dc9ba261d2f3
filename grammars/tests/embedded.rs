//! Embedded languages: which texts are found, and that no edit terminates one early.

use std::sync::LazyLock;

use proptest::prelude::*;
use secateur_grammars::{C, HTML, PHP};
use secateur_names::{Language, Program, parse};
use secateur_syntax::drawing::{EditKind, Pool, Random};
use secateur_syntax::{Edit, Grammar, NoCode, Node, Replacement, Role, Rules, Tree};

const PAGE: &str = r##"<!DOCTYPE html>
<html><head>
<style>p > a { color: red; margin: 0 } @media print { p { top: 0 } }</style>
<script type="importmap">{ "imports": { "a": "./a.js" } }</script>
<script type=module>
import b from "a";
function f(x, y) { return x < y ? '<\/script>' : "\x3c/p>" + `${y}`; }
const known = [f(1, "'"), f(2, 3), { k: f }];
</script>
<script>for (const key in window) if (key > 1) { f(key, "<"  + "\/script>"); }</script>
</head>
<body onload="start(known); f(1, 'x')" style='top: 0; color: "red"'>
<p ONCLICK='return f("a", 1) || f("b", 2)' onblur=f(1)>text</p>
<p onclick="if (a &amp;&amp; b) c()" title="f(1)">x</p>
<script type="text/template"><b>f(1)</b></script><script> </script><style></style>
<script type="x-shader/x-fragment">void main() { float a = 1.0; }</script>
</body></html>
"##;

/// Returns the language and the text of each embedded text.
fn embedded(tree: &Program) -> Vec<(&'static str, &str)> {
    let roots = tree.nodes().filter(is_root);
    roots
        .map(|root| (root.language(), std::str::from_utf8(root.parent().unwrap().text()).unwrap()))
        .collect()
}

fn is_root(node: &Node<'_>) -> bool {
    node.parent().is_some_and(|parent| parent.language() != node.language())
}

/// HTML with its embedded texts as leaves.
fn html_alone(text: &[u8]) -> Tree {
    static ALONE: LazyLock<Grammar> = LazyLock::new(|| {
        let grammar = Grammar::undescribed(HTML.parser, Rules::new(HTML.rules.json()), &NoCode);
        Grammar { name: "html", ..grammar }
    });
    secateur_syntax::parse(&ALONE, text).unwrap()
}

#[test]
fn scripts_styles_and_handlers_are_read_in_their_languages() {
    let tree = parse(&HTML, PAGE.as_bytes()).unwrap();
    let found: Vec<_> =
        embedded(&tree).into_iter().map(|(language, text)| (language, text.trim())).collect();
    let begins: Vec<_> =
        found.iter().map(|(language, text)| (*language, text.split(' ').next().unwrap())).collect();
    assert_eq!(
        begins,
        [
            ("css", "p"),
            ("json", "{"),
            ("javascript", "import"),
            ("javascript", "for"),
            ("javascript", "start(known);"),
            ("css", "top:"),
            ("javascript", "return"),
            ("glsl", "void"),
        ]
    );
    assert!(tree.nodes().all(|node| !node.is_error() && !node.is_missing()));
    assert_eq!(tree.coverage().exact, tree.coverage().inner);
    assert_eq!(tree.render(&Edit::default()), PAGE.as_bytes());
}

#[test]
fn a_name_is_one_in_all_scripts_and_handlers_of_a_page() {
    let tree = parse(&HTML, PAGE.as_bytes()).unwrap();
    let named = |text: &[u8]| {
        let mut definitions = tree.definitions().iter();
        definitions.find(|definition| tree.node(definition.name).text() == text).unwrap()
    };
    assert_eq!(tree.title(named(b"f")), "function `f`");
    assert_eq!(tree.title(named(b"x")), "parameter `x` of `f`");
    assert_eq!(tree.entity(named(b"f")).uses.len(), 7);
    assert_eq!(tree.entity(named(b"known")).uses.len(), 1);
}

#[test]
fn programs_embed_pages_with_scripts() {
    let text =
        "<p>a</p><script>f(1);</script>\n<?php if ($a) { ?><b onclick='g()'>b</b><?php } ?> end\n";
    let tree = parse(&PHP, text.as_bytes()).unwrap();
    let languages: Vec<_> = embedded(&tree).into_iter().map(|(language, _)| language).collect();
    assert_eq!(languages, ["html", "javascript", "html", "javascript", "html"]);
    assert!(tree.nodes().all(|node| !node.is_error()));
    // The text between the delimiters counts, wherever it is.
    let call = tree
        .nodes()
        .find(|node| node.kind() == "call_expression" && node.text() == b"g()")
        .unwrap();
    assert_eq!((call.weight(), call.language()), (3, "javascript"));
    assert!(tree.tokens() > 20);
}

#[test]
fn a_leaf_in_an_unknown_language_stays_a_leaf() {
    let queries = "((comment) @injection.content (#set! injection.language \"klingon\"))";
    let tree = parse(with_queries(&C, queries), &b"/* a */ int b;"[..]).unwrap();
    assert!(embedded(&tree).is_empty());
}

/// Returns a language with these injection queries.
fn with_queries(language: &Language, queries: &'static str) -> &'static Language {
    let grammar = Grammar::undescribed(language.parser, Rules::new(language.rules.json()), &NoCode);
    let toml = format!("name = \"{}\"\nextensions = [\"x\"]\nnames = {{}}\n", language.name);
    fn find(name: &str) -> Option<&'static Language> {
        static SELF: LazyLock<Language> = LazyLock::new(|| {
            let grammar = Grammar::undescribed(C.parser, Rules::new(C.rules.json()), &NoCode);
            let toml = "name = \"nested\"\nextensions = [\"n\"]\nnames = {}\n";
            let queries =
                "((string_content) @injection.content (#set! injection.language \"nested\"))
                ((comment) @injection.content (#set! injection.language \"nested\"))";
            Language::read(toml, grammar).unwrap().embedding(queries, find)
        });
        if name == "nested" { Some(&SELF) } else { secateur_grammars::named(name) }
    }
    Box::leak(Box::new(Language::read(&toml, grammar).unwrap().embedding(queries, find)))
}

/// A comment covers its whole text, so that embedding would recurse forever.
#[test]
fn a_language_embedded_in_itself_terminates() {
    let nested = with_queries(
        &C,
        "((comment) @injection.content (#set! injection.language \"nested\"))
         ((string_content) @injection.content (#set! injection.language \"nested\"))",
    );
    let text = b"/* a */ char *b = \"int c; /* d */\";";
    let tree = parse(nested, &text[..]).unwrap();
    let found = embedded(&tree);
    assert_eq!(
        found.iter().map(|(_, text)| *text).collect::<Vec<_>>(),
        ["/* a */", "int c; /* d */"]
    );
    assert_eq!(tree.nodes().filter(|node| node.text() == b"/* d */").count(), 3);
    assert_eq!(tree.render(&Edit::default()), text);
}

#[test]
fn a_query_that_does_not_fit_is_an_error_with_its_line() {
    let language = with_queries(&C, "\n((no_such_node) @injection.content)");
    let error = language.grammar.check().unwrap_err().to_string();
    assert!(
        error.starts_with("injections.scm of c, line 2: ") && error.contains("no_such_node"),
        "{error}"
    );
}

/// The edit changes nothing: the text would end the handler or the script.
#[test]
fn no_edit_inserts_the_terminator_of_the_enclosing_text() {
    let tree = parse(&HTML, PAGE.as_bytes()).unwrap();
    let node = |text: &[u8]| tree.nodes().filter(|node| node.text() == text).last().unwrap().id();
    let replaced = |text: &[u8], with: &str| {
        let edit = Edit::default().replacing(node(text), Replacement::Text(with.into()));
        String::from_utf8(tree.render(&edit)).unwrap()
    };
    assert_eq!(replaced(b"start(known)", "\""), PAGE);
    assert_eq!(replaced(b"start(known)", "'"), PAGE.replace("start(known)", "'"));
    assert_eq!(replaced(b"f(\"a\", 1)", "'x'"), PAGE);
    assert_eq!(replaced(b"key > 1", "'</SCRIPT '"), PAGE);
    // An existing fragment, such as the beginning of an end tag, ends nothing.
    let text = "<script>f('</b>', 1)</script>";
    let tree = parse(&HTML, text.as_bytes()).unwrap();
    let one = tree.nodes().find(|node| node.kind() == "number").unwrap().id();
    let with =
        |with: &str| tree.render(&Edit::default().replacing(one, Replacement::Text(with.into())));
    assert_eq!(with("'</p>'"), text.replace('1', "'</p>'").as_bytes());
    assert_eq!(with("'</script>'"), text.as_bytes());
    // Here two adjacent pieces of a string form it.
    let queries = "((raw_text) @injection.content (#set! injection.language \"c\"))";
    let text = "<script>char *a = \"<\\n/script>\", *b = \"<\\n/b</i\";</script>";
    let tree = parse(with_queries(&HTML, queries), text.as_bytes()).unwrap();
    let escapes =
        tree.nodes().filter(|node| node.kind() == "escape_sequence").map(|node| node.id());
    let without = escapes.map(|escape| tree.render(&Edit::default().deleting([escape])));
    let without: Vec<_> = without.map(|text| String::from_utf8(text).unwrap()).collect();
    assert_eq!(without, [text.to_owned(), text.replace("<\\n/b", "</b")]);
    // Such a text is not proposed either: here all strings are in double quotes.
    let text = "<p onclick=\"import 'abcdef'\">a</p><p onclick='import \"abcdef\"'>a</p>";
    let tree = parse(&HTML, text.as_bytes()).unwrap();
    let strings = tree.nodes().filter(|node| node.kind() == "string");
    let smallest: Vec<_> = strings.map(|node| tree.smallest(node.id())).collect();
    assert_eq!(smallest.len(), 2);
    assert!(smallest.contains(&None) && !smallest.iter().all(Option::is_none), "{smallest:?}");
}

#[test]
fn a_style_without_its_last_semicolon_is_a_style() {
    let text = b"<p style=\"top: 0; left: 1px\">a</p>";
    let tree = parse(&HTML, &text[..]).unwrap();
    let declarations: Vec<_> = tree.nodes().filter(|node| node.kind() == "declaration").collect();
    assert_eq!(
        declarations.iter().map(Node::text).collect::<Vec<_>>(),
        [&b"top: 0;"[..], b"left: 1px"]
    );
    assert!(declarations.iter().all(|node| tree.role(node.id()) == Role::Element));
    let first = tree.render(&Edit::default().deleting([declarations[1].id()]));
    assert_eq!(String::from_utf8(first).unwrap(), "<p style=\"top: 0;\">a</p>");
}

#[test]
fn only_texts_in_other_languages_are_laid_out_in_a_page() {
    let text = "<p>  a\n b</p><script>\n\n if(a){b();\nc()}</script>\n<p onclick='if(a){b()}'>";
    let tree = parse(&HTML, text.as_bytes()).unwrap();
    let laid_out = tree.laid_out(&|| false).unwrap().unwrap();
    let expected = "<p>  a\n b</p><script>\n\n if(a){\n    b();\n    c()\n}\n</script>\n<p \
        onclick='if(a){b()}'>";
    assert_eq!(String::from_utf8(laid_out).unwrap(), expected);
}

/// Generates pieces of pages, including unbalanced ones.
fn pages() -> impl Strategy<Value = Vec<u8>> {
    const PIECES: &[&str] = &[
        "<script>",
        "</script>",
        "<script type='json'>",
        "<style>",
        "</style>",
        "<p onclick=\"",
        "<p style='",
        "\"",
        "'",
        ">",
        "f(1);",
        "var a = 'x' + \"y\";",
        "p { color: red }",
        "{\"a\": [1, 2]}",
        "<!--",
        "-->",
        "<\\/script>",
        "&quot;",
        "`${a}`",
        "</p>",
        "\n",
        " ",
        "/a/",
        "<",
        "top: 0; left: 1",
        "if (a) { b() } else c()",
        "<?php",
        "?>",
        "é",
    ];
    let piece = prop_oneof![
        8 => prop::sample::select(PIECES).prop_map(|piece| piece.as_bytes().to_vec()),
        1 => prop::collection::vec(any::<u8>(), 0..4),
    ];
    prop::collection::vec(piece, 0..40).prop_map(|pieces| pieces.concat())
}

/// Checks the invariants of every tree.
fn check(language: &'static Language, text: &[u8]) -> Program {
    let tree = parse(language, text).unwrap();
    assert_eq!(tree.render(&Edit::default()), text);
    for node in tree.nodes().skip(1) {
        let parent = node.parent().unwrap();
        assert_eq!(node.depth(), parent.depth() + 1);
        assert!(
            parent.subtree().contains(&node.id().index())
                && parent.subtree().end >= node.subtree().end
        );
        assert!(
            parent.is_error()
                || node.span().start >= parent.span().start && node.span().end <= parent.span().end
        );
    }
    tree
}

/// Returns the kinds of HTML nodes outside embedded texts.
fn outside(tree: &Tree) -> Vec<&'static str> {
    tree.nodes().map(|node| node.kind()).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_pieces_of_pages(text in pages()) {
        check(&HTML, &text);
        check(&PHP, &text);
        check(&PHP, &[&b"<?php a(); ?>"[..], &text].concat());
    }

    /// An edit in a script leaves the enclosing page unchanged.
    #[test]
    fn no_edit_terminates_its_embedded_text(seed in any::<u64>()) {
        let tree = parse(&HTML, PAGE.as_bytes()).unwrap();
        let before = outside(&html_alone(PAGE.as_bytes()));
        let mut random = Random::new(seed);
        for (kind, _) in EditKind::ALL {
            let pool = Pool::new(&tree, kind);
            let Some((edit, id)) = pool.draw(&mut random) else { continue };
            let is_inside = |node: Node<'_>| node.language() != "html";
            let mut changed =
                edit.deleted().iter().chain(edit.replaced().iter().map(|(node, _)| node));
            if !is_inside(tree.node(id)) || !changed.all(|&node| is_inside(tree.node(node))) {
                continue;
            }
            let text = tree.render(&edit);
            // An attribute or script without text has no leaf.
            let leaves = ["attribute_value", "raw_text"];
            let after = outside(&html_alone(&text));
            let rest = |kinds: &[&'static str]| -> Vec<_> {
                kinds.iter().copied().filter(|kind| !leaves.contains(kind)).collect()
            };
            prop_assert_eq!(
                rest(&after),
                rest(&before),
                "{:?}: {}",
                kind,
                String::from_utf8_lossy(&text)
            );
        }
    }
}
