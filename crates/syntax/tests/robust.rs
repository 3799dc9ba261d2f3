//! Arbitrary bytes parse, every node is at its position, and rendering returns the same bytes.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use proptest::prelude::*;
use secateur_grammars::{C, XML};
use secateur_syntax::drawing::{EditKind, Pool, Random, mass_deletion};
use secateur_syntax::{
    Edit, FrontEnd, Grammar, Node, NodeId, ParseError, Replacement, Tree, parse, parse_unless,
};

#[path = "support/nearly.rs"]
mod nearly;

/// Checks the invariants of every tree.
fn check(grammar: &'static Grammar, source: &[u8]) -> Tree {
    let tree = parse(grammar, source).unwrap();
    assert_eq!(tree.render(&Edit::default()), source);
    let mut removable = 0_usize;
    for node in tree.nodes() {
        let span = node.span();
        assert!(span.start <= span.end && span.end <= source.len());
        removable += usize::from(tree.role(node.id()).is_removable());
        let mut end = span.start;
        for child in node.children() {
            assert!(
                child.span().start >= end || child.is_missing(),
                "{} overlaps its neighbour",
                child.kind()
            );
            end = end.max(child.span().end);
            assert_eq!(child.parent().map(|parent| parent.id()), Some(node.id()));
            assert_eq!(child.depth(), node.depth() + 1);
        }
        assert!(end <= span.end.max(span.start), "{} ends before its last child", node.kind());
        for list in tree.lists(node.id()) {
            assert!(
                list.min() <= 1 && list.members().all(|member| member.nodes().next().is_some())
            );
        }
    }
    assert!(removable < tree.len());
    let coverage = tree.coverage();
    let derived = coverage.exact + coverage.without_field + coverage.kind_only + coverage.unmatched;
    assert_eq!(derived, coverage.inner);
    tree
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_as_c(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        check(&C, &bytes);
    }

    #[test]
    fn any_bytes_as_xml(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        check(&XML, &bytes);
    }

    #[test]
    fn nearly_c(text in nearly::texts(&[nearly::C, nearly::C_BITS])) {
        check(&C, text.as_bytes());
    }

    #[test]
    fn nearly_xml(text in nearly::texts(&[nearly::XML, nearly::XML_BITS])) {
        check(&XML, text.as_bytes());
    }

    /// A deletion inserts nothing but blanks and line breaks.
    #[test]
    fn deletion_only_deletes(
        text in nearly::texts(&[nearly::C, nearly::C_BITS]),
        seed in any::<u64>(),
    ) {
        let tree = parse(&C, text.as_bytes()).unwrap();
        let left = tree.render(&mass_deletion(&tree, 40, &mut Random::new(seed)));
        let mut source = text.bytes();
        for byte in left.iter().filter(|byte| !byte.is_ascii_whitespace()) {
            prop_assert!(
                source.any(|other| other == *byte),
                "{:?} of {text:?}",
                String::from_utf8_lossy(&left)
            );
        }
    }

    /// Edits of every kind render, for any text.
    #[test]
    fn any_edit_renders(text in nearly::texts(&[nearly::C, nearly::C_BITS]), seed in any::<u64>()) {
        let tree = parse(&C, text.as_bytes()).unwrap();
        let mut random = Random::new(seed);
        for (kind, _) in EditKind::ALL {
            if let Some((edit, _)) = Pool::new(&tree, kind).draw(&mut random) {
                check(&C, &tree.render(&edit));
            }
        }
    }

    /// Arbitrary replacements terminate, and no text is duplicated.
    #[test]
    fn any_replacement_renders(
        text in nearly::texts(&[nearly::C, nearly::C_BITS]),
        changes in 1..30_usize,
        seed in any::<u64>(),
    ) {
        let tree = parse(&C, text.as_bytes()).unwrap();
        let edit = any_edit(&tree, changes, &mut Random::new(seed));
        let black = |text: &[u8]| text.iter().filter(|byte| !byte.is_ascii_whitespace()).count();
        prop_assert!(black(&tree.render(&edit)) <= black(text.as_bytes()));
    }
}

/// Returns an edit that may not be permitted.
fn any_edit(tree: &Tree, changes: usize, random: &mut Random) -> Edit {
    let ids: Vec<NodeId> = tree.nodes().map(|node| node.id()).collect();
    let mut any = || ids[random.below(ids.len())];
    (0..changes).fold(Edit::default(), |edit, change| match change % 4 {
        0 => edit.deleting([any()]),
        1 => edit.replacing(any(), Replacement::Run { first: any(), last: any() }),
        _ => edit.replacing(any(), Replacement::Node(any())),
    })
}

#[test]
fn a_node_knows_its_relatives() {
    let tree = parse(&C, &b"int a = f(b, g(c));"[..]).unwrap();
    let texts = |nodes: &mut dyn Iterator<Item = Node<'_>>| {
        nodes.map(|node| String::from_utf8_lossy(node.text()).into_owned()).collect::<Vec<_>>()
    };
    let (root, call) = (tree.root(), tree.nodes().find(|node| node.text() == b"g(c)").unwrap());
    let (declaration, arguments) = (root.children().next().unwrap(), call.children().last());
    assert_eq!(texts(&mut call.ancestors().take(2)), ["(b, g(c))", "f(b, g(c))"]);
    assert_eq!(call.with_ancestors().count(), 1 + call.depth());
    assert_eq!(
        texts(&mut call.enclosing(&[declaration.kind_id()]).into_iter()),
        ["int a = f(b, g(c));"]
    );
    assert_eq!(texts(&mut call.siblings()), ["(", "b", ",", "g(c)", ")"]);
    let mut before = std::iter::successors(call.previous_sibling(), Node::previous_sibling);
    assert_eq!(texts(&mut before), [",", "b", "("]);
    assert_eq!(texts(&mut call.named_children()), ["g", "(c)"]);
    assert!(call.only_named_child().is_none());
    assert_eq!(texts(&mut arguments.unwrap().only_named_child().into_iter()), ["c"]);
    assert_eq!(texts(&mut call.descendants()), ["g", "(c)", "(", "c", ")"]);
    assert_eq!(texts(&mut call.descend(|node| node.text() != b"(c)")), ["g(c)", "g", "(c)"]);
    assert!(call.descendants().all(|node| call.contains(node.id()) && !node.contains(call.id())));
    assert!(
        root.ancestors().chain(root.siblings()).chain(root.previous_sibling()).next().is_none()
    );
}

/// A node cannot be replaced by itself or by an ancestor, even indirectly.
#[test]
fn only_descendants_replace_a_node() {
    let tree = parse(&C, &b"int a = f(b, g(c));"[..]).unwrap();
    let of = |text: &str| {
        let kind = if text.contains('(') { "call_expression" } else { "identifier" };
        tree.nodes()
            .find(|node| node.text() == text.as_bytes() && node.kind() == kind)
            .unwrap()
            .id()
    };
    let (b, outer, inner) = (of("b"), of("f(b, g(c))"), of("g(c)"));
    let check = |edit: &[(NodeId, Replacement)], expected: &str| {
        let edit = Edit::default().replacing_each(edit.iter().cloned());
        assert_eq!(String::from_utf8_lossy(&tree.render(&edit)), expected, "{edit:?}");
    };
    let unchanged = "int a = f(b, g(c));";
    check(&[(outer, Replacement::Node(inner))], "int a = g(c);");
    check(&[(outer, Replacement::Run { first: b, last: inner })], "int a = b, g(c);");
    for other in [inner, outer, tree.root().id(), b] {
        check(&[(inner, Replacement::Node(other))], unchanged);
    }
    check(&[(b, Replacement::Node(inner)), (inner, Replacement::Node(b))], unchanged);
    check(&[(outer, Replacement::Node(inner)), (inner, Replacement::Node(outer))], "int a = g(c);");
    for (first, last) in [(inner, b), (b, of("c")), (outer, outer), (of("a"), b)] {
        check(&[(outer, Replacement::Run { first, last })], unchanged);
    }
    // Edits inside a node that cannot be replaced still apply.
    check(
        &[(outer, Replacement::Node(outer)), (inner, Replacement::Node(of("c")))],
        "int a = f(b, c);",
    );
}

/// Returns the same random bytes each time.
fn noise(bytes: usize) -> Vec<u8> {
    let mut random = Random::new(11);
    (0..bytes).map(|_| random.below(256) as u8).collect()
}

#[test]
fn a_text_full_of_errors_is_given_up_early() {
    let code = "int f(int a)\n{\n    return a + 1;\n}\n".repeat(2_000);
    for (before, after) in [("", ""), (&code[..], ""), ("", &code), (&code, &code)] {
        let text = [before.as_bytes(), &noise(100_000), after.as_bytes()].concat();
        for _ in 0..2 {
            assert!(matches!(
                parse(&C, &text[..]),
                Err(ParseError::TooManyErrors { grammar: "c" })
            ));
        }
    }
    // A little noise is tolerated, and XML has a reader without error recovery.
    let text = [code.as_bytes(), &noise(4_000), code.as_bytes()].concat();
    assert!(check(&C, &text).syntax_errors() > 100);
    assert_eq!(check(&XML, &noise(100_000)).front_end(), FrontEnd::Reader("xml reader"));
}

/// Hundreds of errors, as in C++ that tree-sitter does not support, but with code in between.
#[test]
fn a_text_with_many_errors_is_parsed() {
    let text = "int f(int a) { return a + 1; } @ # ) x y z;\n".repeat(3_000);
    assert!(check(&C, text.as_bytes()).syntax_errors() > 3_000);
}

/// A stop request at any question stops the parse, in each front end and in later stages.
#[test]
fn a_parse_stops_on_request() {
    let c = "int f(int a) { return a + 1; }\n".repeat(500);
    let masked = c.replace("return a", "goto *a; return a");
    let xml = "<a>".repeat(8_000) + &"</a>".repeat(8_000);
    for (grammar, text, front_end) in [
        (&C, c, FrontEnd::TreeSitter),
        (&C, masked, FrontEnd::Masked),
        (&XML, xml, FrontEnd::Reader("xml reader")),
    ] {
        let asked = std::cell::Cell::new(0);
        let count = || {
            asked.set(asked.get() + 1);
            false
        };
        assert_eq!(parse_unless(grammar, text.as_bytes(), &count).unwrap().front_end(), front_end);
        let questions = asked.take();
        assert!(questions > 4, "{questions} questions");
        for last in (1..=questions).step_by(questions / 20 + 1).chain([questions]) {
            asked.set(0);
            let stop = || {
                asked.set(asked.get() + 1);
                asked.get() == last
            };
            assert!(
                matches!(parse_unless(grammar, text.as_bytes(), &stop), Err(ParseError::Stopped)),
                "at {last}"
            );
            assert_eq!(asked.get(), last);
        }
    }
}

/// The mask shows the label address in the broken character constant as one `&` and a blank.
#[test]
fn respelling_within_an_error() {
    check(&C, b"__builtin_va_arg((_Complex x'c'struct S(&&\nint int int \n#define A ");
}

#[test]
fn a_hundred_thousand_levels_of_xml() {
    let source = "<a>".repeat(100_000) + "x" + &"</a>".repeat(100_000);
    let tree = check(&XML, source.as_bytes());
    assert_eq!((tree.front_end(), tree.syntax_errors()), (FrontEnd::Reader("xml reader"), 0));
    assert_eq!(tree.coverage().exact, tree.coverage().inner);
    let deepest = tree.nodes().max_by_key(Node::depth).unwrap();
    assert!(deepest.depth() > 100_000);
    assert_eq!(tree.render(&Edit::default().deleting([deepest.id()])).len(), source.len() - 1);
}

#[test]
fn a_hundred_thousand_open_tags() {
    let tree = check(&XML, "<a>".repeat(100_000).as_bytes());
    assert_eq!(tree.front_end(), FrontEnd::Reader("xml reader"));
    assert!(tree.syntax_errors() > 0);
}

#[test]
fn a_hundred_thousand_siblings() {
    let source = "<r>".to_owned() + &"<a/>".repeat(100_000) + "</r>";
    let tree = check(&XML, source.as_bytes());
    let list = tree
        .nodes()
        .filter(|node| node.kind() == "content")
        .flat_map(|node| tree.lists(node.id()))
        .next()
        .unwrap();
    assert_eq!(list.members().count(), 100_000);
    let doomed: Vec<_> = list.members().skip(1).flat_map(|member| member.nodes()).collect();
    assert_eq!(tree.render(&Edit::default().deleting(doomed)), b"<r><a/></r>");
}

#[test]
fn deep_c_does_not_recurse() {
    let source = format!("int x = {}1{};", "(".repeat(50_000), ")".repeat(50_000));
    let tree = check(&C, source.as_bytes());
    assert_eq!(tree.coverage().exact, tree.coverage().inner);
    let sum = format!("int x = {}1;", "1 + ".repeat(50_000));
    let tree = check(&C, sum.as_bytes());
    let value = tree.nodes().find(|node| node.kind() == "binary_expression").unwrap();
    assert_eq!(tree.smallest(value.id()), Some("0"));
}

/// The steps per child are few and do not depend on the length of a list.
#[test]
fn derivation_is_linear_in_the_length_of_a_list() {
    let steps = |elements: usize| {
        let source = format!("int x[] = {{{}1}};", "1, ".repeat(elements));
        parse(&C, source.into_bytes()).unwrap().coverage().steps
    };
    let (short, long) = (steps(2_000), steps(20_000));
    assert!(long < 11 * short, "{short} steps for 2,000 elements, {long} for 20,000");
    assert!(long < 60 * 20_000, "{long} steps");
}
