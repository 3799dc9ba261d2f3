//! Units of C++ programs, and what they need by name.

use std::path::Path;

use secateur_names::parse;

/// Returns the texts of the units required by the chosen ones.
fn needed_by(text: &str, chosen: &str) -> Vec<String> {
    let grammar = secateur_grammars::of(Path::new("a.cpp")).unwrap();
    let program = parse(grammar, text.as_bytes()).unwrap();
    assert_eq!(program.syntax_errors(), 0, "{text}");
    let units = program.units();
    let words = |unit: usize| {
        let nodes = units
            .nodes(unit)
            .iter()
            .map(|&node| String::from_utf8_lossy(program.node(node).text()).into_owned());
        nodes.collect::<Vec<_>>().join(" ")
    };
    let first = (0..units.len()).filter(|&unit| words(unit).contains(chosen));
    let closure = units.reachable(first);
    (0..units.len()).filter(|&unit| closure[unit]).map(words).collect()
}

#[test]
fn a_unit_requires_all_declarations_and_possible_specialisations_of_its_names() {
    let text = "template <class T> struct a; namespace n { struct b { int size; }; } struct c { \
                int size; };\n\
                template <class T> struct a { n::b x; struct d; }; template <> struct a<int> { }; \
                template <> struct a<c> { };\n\
                template <class T> struct a<T>::d { }; c operator+(c, int); int operator-(n::b);\n\
                extern template struct a<char>; a<int> y; int z = sizeof y.size;";
    let expected = [
        "template <class T> struct a;",
        "struct b { int size; } ;",
        "template <class T> struct a { n::b x; struct d; };",
        "template <> struct a<int> { };",
        "template <class T> struct a<T>::d { };",
        "int operator-(n::b);",
        "extern template struct a<char>;",
        "a<int> y;",
    ];
    assert_eq!(needed_by(text, "a<int> y;"), expected);
    // The name of a member is not the name of its class.
    let without_names =
        "struct c { int size; }; struct e { }; int z = sizeof y.size; e operator+(e);";
    assert_eq!(needed_by(without_names, "int z"), ["int z = sizeof y.size;"]);
}

#[test]
fn an_overload_is_required_with_the_types_of_its_parameters() {
    let text = "struct a { int size; }; struct b { int size; }; template <class T> struct c { };\n\
                void f(a&); void f(const b& x); void f(int); void f(c<a>); void f(c<b>);\n\
                void g(a&); void g(b&); a x; int y = (f(x), g(x), 1);";
    let expected = [
        "struct a { int size; } ;",
        "struct b { int size; } ;",
        "void f(a&);",
        "void f(const b& x);",
        "void f(int);",
        "void g(a&);",
        "void g(b&);",
        "a x;",
        "int y = (f(x), g(x), 1);",
    ];
    // Of two functions, one may be called with what converts to its type.
    assert_eq!(needed_by(text, "int y"), expected);
    // The arguments of a template do not count, and any of three may be called with such a value.
    let kept = needed_by(&text.replace("a x;", "c<int> x;").replace(", g(x)", ""), "int y");
    assert!(kept.contains(&"void f(c<b>);".to_owned()), "{kept:?}");
    let unknown = "struct a { }; void f(a); void f(const a&); void f(a*); int y = (f({}), 1);";
    assert_eq!(needed_by(unknown, "int y").len(), 5);
    assert_eq!(
        needed_by(&text.replace(", g(x)", ""), "int y"),
        ["struct a { int size; } ;", "void f(a&);", "void f(int);", "a x;", "int y = (f(x), 1);"]
    );
}
