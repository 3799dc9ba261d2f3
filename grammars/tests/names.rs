//! What each language says about names fits its grammar and finds what it is meant to find.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::path::Path;

use secateur_syntax::{Edit, Tree, parse};

/// The titles of all definitions, and the text without the last of them and what depends on it.
fn look(extension: &str, text: &str) -> (Vec<String>, String) {
    let grammar = secateur_grammars::of(Path::new(&format!("a.{extension}"))).unwrap();
    let tree: Tree = parse(grammar, text.as_bytes()).unwrap();
    assert_eq!(tree.syntax_errors(), 0, "{text}");
    let names = tree.names();
    let titles = names.definitions().iter().map(|definition| tree.title(names, definition)).collect();
    let last = names.definitions().last().unwrap();
    let edit = tree.deleting_with_dependants(names, &Edit::default(), tree.unit_of(last));
    (titles, String::from_utf8(tree.render(&edit)).unwrap())
}

fn check(extension: &str, text: &str, titles: &[&str], without_last: &str) {
    let (found, left) = look(extension, text);
    assert_eq!(found, titles, "{extension}");
    assert_eq!(left, without_last, "{extension}");
}

#[test]
fn definitions_are_found_in_each_language() {
    check(
        "c",
        "struct s { int m; }; int f(int p) { return p; } int g = 1;",
        &["structure `s`", "member `m` of `s`", "function `f`", "parameter `p` of `f`", "declaration `g`"],
        "struct s { int m; }; int f(int p) { return p; }",
    );
    check(
        "cpp",
        "namespace n { class c { int m; }; } template <typename T> T f(T p) { return p; } int g = f(1);",
        &[
            "namespace `n`",
            "class `c` of `n`",
            "member `m` of `c`",
            "template parameter `T`",
            "function `f`",
            "parameter `p` of `f`",
            "declaration `g`",
        ],
        "namespace n { class c { int m; }; } template <typename T> T f(T p) { return p; }",
    );
    check(
        "rs",
        "struct S { m: u8 } fn f(p: u8) -> u8 { let v = p; v } fn g() -> u8 { f(1) + f(2) }",
        &[
            "structure `S`",
            "field `m` of `S`",
            "function `f`",
            "parameter `p` of `f`",
            "variable `v` of `f`",
            "function `g`",
        ],
        "struct S { m: u8 } fn f(p: u8) -> u8 { let v = p; v }",
    );
    check(
        "py",
        "import os\nclass C:\n    pass\ndef f(p):\n    v = p\n    return v\ng = f(1)\n",
        &["module `os`", "class `C`", "function `f`", "parameter `p` of `f`", "variable `v` of `f`", "variable `g`"],
        "import os\nclass C:\n    pass\ndef f(p):\n    v = p\n    return v\n",
    );
    check(
        "js",
        "class C { m() {} } function f(p) { let v = p; return v; } const g = f(1), h = g + 1;",
        &[
            "class `C`",
            "method `m` of `C`",
            "function `f`",
            "parameter `p` of `f`",
            "variable `v` of `f`",
            "variable `g`",
            "variable `h`",
        ],
        "class C { m() {} } function f(p) { let v = p; return v; } const g = f(1);",
    );
    check(
        "java",
        "class C { int m; int f(int p) { int v = p; return v; } int g() { return f(1); } }",
        &[
            "class `C`",
            "field `m` of `C`",
            "method `f` of `C`",
            "parameter `p` of `f`",
            "variable `v` of `f`",
            "method `g` of `C`",
        ],
        "class C { int m; int f(int p) { int v = p; return v; } }",
    );
    check(
        "go",
        "package p\n\ntype S struct{ m int }\n\nfunc f(p int) int { v := p; return v }\n\nvar g = f(1)\n",
        &[
            "type `S`",
            "field `m` of `S`",
            "function `f`",
            "parameter `p` of `f`",
            "variable `v` of `f`",
            "variable `g`",
        ],
        "package p\n\ntype S struct{ m int }\n\nfunc f(p int) int { v := p; return v }",
    );
    check(
        "cpp",
        "template <class T, int N> class c { }; c<int, 4> x; template <class Q> using a = c<Q, 3>; a<char> y;",
        &[
            "template parameter `T`",
            "parameter `N`",
            "class `c`",
            "declaration `x`",
            "template parameter `Q`",
            "type `a`",
            "declaration `y`",
        ],
        "template <class T, int N> class c { }; c<int, 4> x; template <class Q> using a = c<Q, 3>;",
    );
}

#[test]
fn names_in_patterns_are_definitions() {
    check(
        "py",
        "def f(*a, **b):\n    c, *d = a\n    with b as e:\n        return lambda p, q=1: (g := p)\n",
        &[
            "function `f`",
            "parameter `a` of `f`",
            "parameter `b` of `f`",
            "variable `c` of `f`",
            "variable `d` of `f`",
            "variable `e` of `f`",
            "parameter `p` of `f`",
            "parameter `q` of `f`",
            "variable `g` of `f`",
        ],
        "def f(*a, **b):\n    c, *d = a\n    with b as e:\n        return\n",
    );
    check(
        "js",
        "function f({ a, b: [c] }, d = 1, ...e) { const { g = a } = e; try { g; } catch (h) { g(h); } } f({ k: 1 }, 2, 3);",
        &[
            "function `f`",
            "parameter `a` of `f`",
            "parameter `c` of `f`",
            "parameter `d` of `f`",
            "parameter `e` of `f`",
            "variable `g` of `f`",
            "variable `h` of `f`",
            "property `k`",
        ],
        "function f({ a, b: [c] }, d = 1, ...e) { const { g = a } = e; try { g; } catch (h) { g(h); } } f({ }, 2, 3);",
    );
}

/// The lines on which the definition of this title is used.
fn uses(extension: &str, text: &str, title: &str) -> Vec<usize> {
    let grammar = secateur_grammars::of(Path::new(&format!("a.{extension}"))).unwrap();
    let tree: Tree = parse(grammar, text.as_bytes()).unwrap();
    let names = tree.names();
    let found = names.definitions().iter().find(|definition| tree.title(names, definition) == title).unwrap();
    let starts = names.entity(found).uses().iter().map(|&node| tree.node(node).span().start);
    starts.map(|start| text[..start].lines().count()).collect()
}

#[test]
fn a_type_is_used_where_it_is_an_ordinary_identifier() {
    assert_eq!(uses("rs", "enum E {\n A }\nfn f() {\nlet e: E\n= E::A; }\n", "enumeration `E`"), [4, 5]);
    assert_eq!(uses("java", "class C {\n static int m; }\nclass D { int n\n= C.m; C c; }\n", "class `C`"), [4, 4]);
}

#[test]
fn a_template_parameter_goes_with_its_arguments() {
    let grammar = secateur_grammars::of(Path::new("a.cpp")).unwrap();
    let text = "template <class T, int N> class c { int m[N]; }; c<int, 4> x; template <class Q> using a = c<Q, 3>; a<char> y;";
    let tree = parse(grammar, text.as_bytes()).unwrap();
    let names = tree.names();
    let without = |number: usize| {
        let unit = tree.unit_of(&names.definitions()[number]);
        String::from_utf8(tree.render(&tree.deleting_with_dependants(names, &Edit::default(), unit))).unwrap()
    };
    assert_eq!(
        without(0),
        "template < int N> class c { int m[N]; }; c< 4> x; template <class Q> using a = c< 3>; a<char> y;"
    );
    assert_eq!(
        without(1),
        "template <class T> class c { int m[]; }; c<int> x; template <class Q> using a = c<Q>; a<char> y;"
    );
}

#[test]
fn a_parameter_goes_with_the_arguments_of_calls_through_members_and_templates() {
    let grammar = secateur_grammars::of(Path::new("a.cpp")).unwrap();
    let text = "struct s { template <class T> int on(int a, T b); } x; int f(s *p) { return x.on<int>(1, 2) + p->on(3, 4) + s::on(5, 6); }";
    let tree = parse(grammar, text.as_bytes()).unwrap();
    let names = tree.names();
    let parameter =
        names.definitions().iter().find(|definition| tree.title(names, definition).contains("`a`")).unwrap();
    let edit = tree.deleting_with_dependants(names, &Edit::default(), tree.unit_of(parameter));
    assert_eq!(
        String::from_utf8(tree.render(&edit)).unwrap(),
        "struct s { template <class T> int on( T b); } x; int f(s *p) { return x.on<int>( 2) + p->on( 4) + s::on( 6); }"
    );
}

#[test]
fn a_class_gives_way_to_its_members() {
    let grammar = secateur_grammars::of(Path::new("a.cpp")).unwrap();
    let dissolved = |text: &str| {
        let tree = parse(grammar, text.as_bytes()).unwrap();
        let found = tree.dissolved(tree.names());
        found.iter().map(|(_, edit)| String::from_utf8(tree.render(edit)).unwrap()).collect::<Vec<_>>()
    };
    assert_eq!(
        dissolved("struct a { int b; static int f() { return 1; } }; int g() { return a::f(); }"),
        ["int b; static int f() { return 1; } int g() { return f(); }"]
    );
    assert_eq!(
        dissolved("struct a { int f() { return g(); } }; int main() { a b, *c; return b.f() + c->f() + a().f(); }"),
        ["int f() { return g(); } int main() { return f() + f() + f(); }"]
    );
    assert_eq!(
        dissolved("struct a { int f() { return [this] { return this->g<int>(); }(); } };"),
        ["int f() { return [] { return g<int>(); }(); }"]
    );
    assert_eq!(
        dissolved("class a { private: static_assert(1); public: int b, c; }; int d = a().b;"),
        ["static_assert(1); int b, c; int d = b;"]
    );
    // An object that is used as a whole needs the class.
    assert_eq!(dissolved("struct a { int f() { return 1; } }; a b; int c = g(b);"), [""; 0]);
    assert_eq!(dissolved("struct a { a f() { return *this; } };"), [""; 0]);
}

#[test]
fn a_class_in_which_all_is_public_can_be_a_structure() {
    let grammar = secateur_grammars::of(Path::new("a.cpp")).unwrap();
    let text = "class a { int b; public: int c; }; class d { int e; }; struct f { private: int g; };";
    let tree = parse(grammar, text.as_bytes()).unwrap();
    let texts: Vec<_> = tree.respelt().iter().map(|(_, edit)| String::from_utf8(tree.render(edit)).unwrap()).collect();
    assert_eq!(texts, ["struct a { int b; int c; }; class d { int e; }; struct f { private: int g; };"]);
}

#[test]
fn an_empty_body_can_be_a_semicolon_and_an_empty_element_one_tag() {
    for (path, text, expected) in [
        ("a.c", "int f() {} int g() { return 1; }", "int f() ; int g() { return 1; }"),
        ("a.cpp", "struct s { int f() {} };", "struct s { int f() ; };"),
        ("a.c", "struct s { int a : 2; int b; };", "struct s { int  : 2; int b; };"),
        ("a.xml", "<a b='c'><d e='f' ></d><g/><h>i</h></a>", "<a b='c'><d e='f'/><g/><h>i</h></a>"),
        ("a.xml", "<a>b<![CDATA[c]]>d<![CDATA[<e/>]]></a>", "<a>bcd<![CDATA[<e/>]]></a>"),
    ] {
        let grammar = secateur_grammars::of(Path::new(path)).unwrap();
        let tree = parse(grammar, text.as_bytes()).unwrap();
        let respelt = tree.respelt();
        let texts = respelt.iter().map(|(_, edit)| String::from_utf8(tree.render(edit)).unwrap());
        assert_eq!(texts.collect::<Vec<_>>(), [expected]);
    }
}

/// What comes of a text by each of the changes that are found in it, with single blanks.
fn changed<T>(path: &str, text: &str, find: impl Fn(&Tree) -> Vec<(T, Edit)>) -> Vec<String> {
    let tree = parse(secateur_grammars::of(Path::new(path)).unwrap(), text.as_bytes()).unwrap();
    let text = |(_, edit): &(T, Edit)| String::from_utf8(tree.render(edit)).unwrap();
    let with_blanks = |text: String| text.split_whitespace().collect::<Vec<_>>().join(" ");
    find(&tree).iter().map(text).map(with_blanks).collect()
}

#[test]
fn an_assignment_says_nothing_twice() {
    for (path, text, expected) in [
        ("a.c", "int f() { a = a + 1; b = c + b; d = d < 2; }", "int f() { a += 1; b = c + b; d = d < 2; }"),
        ("a.js", "a.b = a.b ** c;", "a.b **= c;"),
        ("a.py", "a = a // (b + 1)\nc = d\n", "a //= (b + 1) c = d"),
        ("a.rs", "fn f() { a = a << 1; }", "fn f() { a <<= 1; }"),
    ] {
        let texts = changed(path, text, Tree::respelt);
        assert_eq!(texts, [expected]);
    }
}

#[test]
fn parameters_can_be_a_name_or_void_and_a_difference_a_sign() {
    for (path, text, expected) in [
        ("a.c", "int f(int, int *); int g(int);", &["int f(x); int g(int);", "int f(void); int g(int);"][..]),
        ("a.cpp", "int f(int, int *);", &[]),
        ("a.c", "int a = b - c; int d = b * c;", &["int a = - c; int d = b * c;"]),
        ("a.cpp", "int a = (b + d) - c;", &["int a = - c;"]),
    ] {
        let texts = changed(path, text, Tree::respelt);
        assert_eq!(texts, expected);
    }
}

#[test]
fn a_member_is_reached_without_an_address() {
    for path in ["a.c", "a.cpp"] {
        let text = "int a = (&b)->c[0]; int d = (*e).f; int g = (&*h).i;";
        let texts = changed(path, text, Tree::respelt);
        let expected =
            ["int a = b.c[0]; int d = (*e).f; int g = (&*h).i;", "int a = (&b)->c[0]; int d = e->f; int g = (&*h).i;"];
        assert_eq!(texts, expected);
    }
}

#[test]
fn a_macro_is_written_out_unless_that_takes_more() {
    for path in ["a.c", "a.cpp"] {
        let text = "#define A 1\n#define B (a + a + a + a + a)\nint b = A + A; int c = B, d = B;\n";
        let texts = changed(path, text, |tree| tree.inlined(tree.names()));
        let expected = "#define B (a + a + a + a + a) int b = 1 + 1; int c = B, d = B;";
        assert_eq!(texts, [expected]);
    }
}

#[test]
fn two_elements_become_one_with_what_is_in_both() {
    for (path, text, expected) in [
        ("a.c", "int f() { a(); } int g(int b) { c; d; } int e;", &["int f() { a(); c; d; } int e;"][..]),
        // What is called by the one name is called by the other; but a parameter would get lost.
        (
            "a.c",
            "int f() { a(); } int g() { b(); } int h() { g(); }",
            &["int f() { a(); b(); } int h() { f(); }", "int f() { a(); } int g() { b(); g(); }"],
        ),
        ("a.c", "int f() { a; } int g(int b) { b; }", &[]),
        (
            "a.js",
            "switch (a) { case 1: break; default: b(); }",
            &["switch (a) { case 1: b(); }", "switch (a) { case 1: break; b(); }"],
        ),
    ] {
        let texts = changed(path, text, |tree| tree.united(tree.names()));
        assert_eq!(texts, expected);
    }
}

#[test]
fn a_variable_without_a_value_becomes_a_parameter_of_the_one_function_that_uses_it() {
    for (path, text, expected) in [
        ("a.c", "int *a; int f(void) { g(a); }", &["int f(int *a) { g(a); }"][..]),
        ("a.c", "int f() { char a; g(a); }", &["int f(char a) { g(a); }"]),
        // It has a value, the function is called or has parameters, or there are two of them.
        ("a.c", "int a = 1; int f() { g(a); }", &[]),
        ("a.c", "int a; int f() { g(a); f(); }", &[]),
        ("a.c", "int a; int f(int b) { g(a); }", &[]),
        ("a.c", "int a; int f() { g(a); } int h() { g(a); }", &[]),
        ("a.js", "var a; function f() { g(a); }", &[]),
    ] {
        let texts = changed(path, text, |tree| tree.passed(tree.names()));
        assert_eq!(texts, expected);
    }
}

#[test]
fn a_value_is_written_out_with_a_conversion_to_the_type_of_its_variable() {
    for (path, text, expected) in [
        ("a.c", "int f() { int a = 1L; g(a); }", &["int f() { g((int)1L); }"][..]),
        ("a.c", "static char a = b + c; int f() { g(a); }", &["int f() { g((char)(b + c)); }"]),
        // That takes more tokens than it saves.
        ("a.c", "int f() { int a = b + c; g(a, a); }", &[]),
        ("a.js", "let a = 1; g(a);", &[]),
    ] {
        let texts = changed(path, text, |tree| tree.converted(tree.names()));
        assert_eq!(texts, expected);
    }
}

#[test]
fn a_namespace_gives_way_to_what_is_in_it() {
    let check = |path: &str, text: &str, expected: &[&str]| {
        let grammar = secateur_grammars::of(Path::new(path)).unwrap();
        let tree = parse(grammar, text.as_bytes()).unwrap();
        let dissolved = tree.dissolved(tree.names());
        let texts = dissolved.iter().map(|(_, edit)| String::from_utf8(tree.render(edit)).unwrap());
        assert_eq!(texts.collect::<Vec<_>>(), expected);
    };
    check(
        "a.cpp",
        "namespace a { class b { int f(); }; namespace c { int d; } } namespace a { } int a::b::f() { return a::c::d; }",
        &[
            "class b { int f(); }; namespace c { int d; } int b::f() { return c::d; }",
            "namespace a { int f(); namespace c { int d; } } namespace a { } int a::f() { return a::c::d; }",
            "namespace a { class b { int f(); }; int d; } namespace a { } int a::b::f() { return a::d; }",
        ],
    );
    // Nothing is qualified by it, or something else has its name, too: others try that.
    check(
        "a.cpp",
        "namespace a { int b; } namespace d { int a; int f() { return d::a; } }",
        &["namespace a { int b; } int a; int f() { return a; }"],
    );
    check("a.rs", "mod a { pub fn f() {} } fn g() { a::f(); }", &["pub fn f() {} fn g() { f(); }"]);
}

#[test]
fn a_prefix_goes_with_what_declares_it() {
    for (text, expected) in [
        (
            "<p:a xmlns:p='u' p:b='' c=''><q:d xmlns:q='v'><q:e/></q:d></p:a>",
            &["<a b='' c=''><q:d xmlns:q='v'><q:e/></q:d></a>", "<p:a xmlns:p='u' p:b='' c=''><d><e/></d></p:a>"][..],
        ),
        // Nothing is named with it.
        ("<a xmlns:p='u' pp:b=''/>", &[]),
    ] {
        let texts = changed("a.xml", text, |tree| tree.unprefixed(tree.names()));
        assert_eq!(texts, expected);
    }
}

#[test]
fn an_entity_is_written_out_unless_that_takes_more() {
    for (text, expected) in [
        (
            "<!DOCTYPE a [<!ENTITY e \"b\"> <!ENTITY f '<c/>'>]> <a d='&e;'>x&e;<g/>&f;</a>",
            &["<!DOCTYPE a [<!ENTITY f '<c/>'>]> <a d='b'>xb<g/>&f;</a>"][..],
        ),
        ("<!DOCTYPE a [<!ENTITY e 'b'>]> <a/>", &[]),
        ("<!DOCTYPE a [<!ENTITY e SYSTEM 'b'>]> <a>&e;</a>", &[]),
        // The parser cannot read a reference to a parameter entity.
        (
            "<!DOCTYPE a [<!ENTITY % e '<!ELEMENT a ANY>'> %e; <!ELEMENT b ANY>]> <a/>",
            &["<!DOCTYPE a [<!ELEMENT a ANY> <!ELEMENT b ANY>]> <a/>"],
        ),
        ("<!DOCTYPE a [<!ENTITY % e '<!ELEMENT a ANY><!ELEMENT b ANY>'> %e; ]> <a/>", &[]),
    ] {
        let texts = changed("a.xml", text, |tree| tree.inlined(tree.names()));
        assert_eq!(texts, expected);
    }
}

/// The texts of the units that some of them need.
fn needed_by(text: &str, chosen: &str) -> Vec<String> {
    let grammar = secateur_grammars::of(Path::new("a.cpp")).unwrap();
    let tree = parse(grammar, text.as_bytes()).unwrap();
    assert_eq!(tree.syntax_errors(), 0, "{text}");
    let units = tree.units();
    let words = |unit: usize| {
        let nodes = units.nodes(unit).iter().map(|&node| String::from_utf8_lossy(tree.node(node).text()).into_owned());
        nodes.collect::<Vec<_>>().join(" ")
    };
    let first = (0..units.len()).filter(|&unit| words(unit).contains(chosen));
    let closure = units.closure(first);
    (0..units.len()).filter(|&unit| closure[unit]).map(words).collect()
}

#[test]
fn a_unit_needs_what_it_names_with_declarations_and_special_cases() {
    let text = "template <class T> struct a; namespace n { struct b { int size; }; } struct c { int size; };\n\
                template <class T> struct a { n::b x; struct d; }; template <> struct a<int> { }; template <> struct a<c> { };\n\
                template <class T> struct a<T>::d { }; c operator+(c, int); int operator-(n::b);\n\
                extern template struct a<char>; a<int> y; int z = sizeof y.size;";
    let expected = [
        "template <class T> struct a;",
        "struct b { int size; } ;",
        "struct c { int size; } ;",
        "template <class T> struct a { n::b x; struct d; };",
        "template <> struct a<int> { };",
        "template <> struct a<c> { };",
        "template <class T> struct a<T>::d { };",
        "c operator+(c, int);",
        "int operator-(n::b);",
        "extern template struct a<char>;",
        "a<int> y;",
    ];
    assert_eq!(needed_by(text, "a<int> y;"), expected);
    // The name of a member is not the name of its class.
    let without_names = "struct c { int size; }; struct e { }; int z = sizeof y.size; e operator+(e);";
    assert_eq!(needed_by(without_names, "int z"), ["int z = sizeof y.size;"]);
}
