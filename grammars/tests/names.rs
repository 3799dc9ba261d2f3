//! The names section of each description fits its grammar and finds the intended names.

use std::path::Path;
use std::sync::Arc;

use secateur_names::{Definition, Language, Program, parse};
use secateur_syntax::{Edit, Replacement};

/// Returns the titles of all definitions, and the text without the last one and its dependents.
fn look(language: &'static Language, text: &str) -> (Vec<String>, String) {
    let program: Program = parse(language, text.as_bytes()).unwrap();
    assert_eq!(program.syntax_errors(), 0, "{text}");
    let titles = program.definitions().iter().map(|definition| program.title(definition)).collect();
    (titles, without_definition(&program, program.definitions().last().unwrap()))
}

/// Returns the text without a definition and its dependents.
fn without_definition(program: &Program, definition: &Definition) -> String {
    let unit = program.unit_of(definition).map(|unit| unit.id());
    let edit = program.deleting_with_dependents(&Edit::default(), unit);
    String::from_utf8(program.render(&edit)).unwrap()
}

fn check(extension: &str, text: &str, titles: &[&str], without_last: &str) {
    let Some(language) = crate::of(&format!("a.{extension}")) else { return };
    let (found, left) = look(language, text);
    assert_eq!(found, titles, "{extension}");
    assert_eq!(left, without_last, "{extension}");
}

#[test]
fn definitions_are_found_in_each_language() {
    check(
        "c",
        "struct s { int m; }; int f(int p) { return p; } int g = 1;",
        &[
            "structure `s`",
            "member `m` of `s`",
            "function `f`",
            "parameter `p` of `f`",
            "declaration `g`",
        ],
        "struct s { int m; }; int f(int p) { return p; }",
    );
    check(
        "cpp",
        "namespace n { class c { int m; }; } template <typename T> T f(T p) { return p; } int g = \
         f(1);",
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
        &[
            "module `os`",
            "class `C`",
            "function `f`",
            "parameter `p` of `f`",
            "variable `v` of `f`",
            "variable `g`",
        ],
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
        "package p\n\ntype S struct{ m int }\n\nfunc f(p int) int { v := p; return v }\n\nvar g = \
         f(1)\n",
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
        "template <class T, int N> class c { }; c<int, 4> x; template <class Q> using a = c<Q, 3>; \
         a<char> y;",
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
fn what_leads_a_definition_is_deleted_with_it() {
    let check = |extension: &str, text: &str, name: &str, left: &str| {
        let Some(language) = crate::of(&format!("a.{extension}")) else { return };
        let program: Program = parse(language, text.as_bytes()).unwrap();
        let is_named = |it: &&Definition| program.node(it.name).text() == name.as_bytes();
        let definition = program.definitions().iter().find(is_named).unwrap();
        assert_eq!(without_definition(&program, definition), left, "{extension}");
    };
    check("rs", "#[inline] fn f() {} fn g() {}", "f", "fn g() {}");
    let class = "class A { @a @b() f() {} @c g() {} }";
    check("ts", class, "f", "class A {@c g() {} }");
    check("tsx", class, "g", "class A { @a @b() f() {}}");
}

#[test]
fn declarations_are_distinguished_from_assignments() {
    check(
        "lua",
        "local a, b = 1, 2\nlocal function f(p, q)\n  p = p + q\n  a.k = p\nend\nfor i = 1, 2 do \
         f(i, b) end\nlocal c\n",
        &[
            "variable `a`",
            "variable `b`",
            "function `f`",
            "parameter `p` of `f`",
            "parameter `q` of `f`",
            "variable `i`",
            "variable `c`",
        ],
        "local a, b = 1, 2\nlocal function f(p, q)\n  p = p + q\n  a.k = p\nend\nfor i = 1, 2 do \
         f(i, b) end\n",
    );
    check(
        "zig",
        "const S = struct { a: u32 };\nfn f(x: u32) u32 {\n    var z: u32 = x;\n    z = x;\n    _ \
         = z;\n    const k = z;\n    return g(k, x);\n}\n",
        &[
            "variable `S`",
            "field `a` of `S`",
            "function `f`",
            "parameter `x` of `f`",
            "variable `z` of `f`",
            "variable `k` of `f`",
        ],
        "const S = struct { a: u32 };\nfn f(x: u32) u32 {\n    var z: u32 = x;\n    z = x;\n    _ \
         = z;\n    return g(0, x);\n}\n",
    );
    check(
        "sh",
        "f() {\n  local a=1\n  b=$a\n  echo f \"$b\"\n}\nfor i in 1 2; do\n  f $i\ndone\nexport \
         c\n",
        &[
            "function `f`",
            "variable `a` of `f`",
            "variable `b` of `f`",
            "variable `i`",
            "variable `c`",
        ],
        "f() {\n  local a=1\n  b=$a\n  echo f \"$b\"\n}\nfor i in 1 2; do\n  f $i\ndone\nexport\n",
    );
    check(
        "adb",
        "procedure P (X : Integer) is\n   Y, Z : Integer;\n   function F (A : Integer) return \
         Integer is (A);\nbegin\n   Y := X;\n   Z := F (Y);\nend P;\n",
        &["parameter `X`", "object `Y`", "object `Z`", "subprogram `F`", "parameter `A` of `F`"],
        "procedure P (X : Integer) is\n   Y, Z : Integer;\n   function F return Integer is \
         (0);\nbegin\n   Y := X;\n   Z := F (Y);\nend P;\n",
    );
    check(
        "vhd",
        "package body p is\n  function f (a : bit) return bit is\n    variable v : bit;\n  \
         begin\n    v := a;\n    return v;\n  end f;\nend p;\n",
        &["subprogram `f`", "parameter `a` of `f`", "variable `v` of `f`"],
        "package body p is\n  function f (a : bit) return bit is\n  begin\n    return 0;\n  end \
         f;\nend p;\n",
    );
    // Parameter types are in annotations, and exported names are defined elsewhere.
    check(
        "ts",
        "interface I { p: number; m(x: I): void }\nfunction f(a: I, b?: number): number { return \
         a.p; }\nexport { f };\n",
        &[
            "interface declaration `I`",
            "property signature `p` of `I`",
            "method signature `m` of `I`",
            "required parameter `x` of `m`",
            "function declaration `f`",
            "required parameter `a` of `f`",
            "optional parameter `b` of `f`",
        ],
        "interface I { p: number; m(x: I): void }\nfunction f(a: I): number { return a.p; \
         }\nexport { f };\n",
    );
}

#[test]
fn names_in_patterns_are_definitions() {
    check(
        "py",
        "def f(*a, **b):\n    c, *d = a\n    with b as e:\n        return lambda p, q=1: (g := \
         p)\n",
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
        "function f({ a, b: [c] }, d = 1, ...e) { const { g = a } = e; try { g; } catch (h) { \
         g(h); } } f({ k: 1 }, 2, 3);",
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
        "function f({ a, b: [c] }, d = 1, ...e) { const { g = a } = e; try { g; } catch (h) { \
         g(h); } } f({ }, 2, 3);",
    );
}

/// Returns the lines on which the definition of this title is used.
fn uses(extension: &str, text: &str, title: &str) -> Vec<usize> {
    let grammar = secateur_grammars::of(Path::new(&format!("a.{extension}"))).unwrap();
    let program: Program = parse(grammar, text.as_bytes()).unwrap();
    let found =
        program.definitions().iter().find(|definition| program.title(definition) == title).unwrap();
    let starts = program.entity(found).uses.iter().map(|&node| program.node(node).span().start);
    starts.map(|start| text[..start].lines().count()).collect()
}

#[test]
#[cfg(feature = "all-languages")]
fn a_type_is_used_where_it_is_an_ordinary_identifier() {
    assert_eq!(
        uses("rs", "enum E {\n A }\nfn f() {\nlet e: E\n= E::A; }\n", "enumeration `E`"),
        [4, 5]
    );
    assert_eq!(
        uses("java", "class C {\n static int m; }\nclass D { int n\n= C.m; C c; }\n", "class `C`"),
        [4, 4]
    );
}

#[test]
#[cfg(feature = "cpp")]
fn a_template_parameter_is_deleted_with_its_arguments() {
    let text = "template <class T, int N> class c { int m[N]; }; c<int, 4> x; template <class Q> \
        using a = c<Q, 3>; a<char> y;";
    assert_eq!(
        without("cpp", text, "template parameter `T`"),
        "template < int N> class c { int m[N]; }; c< 4> x; template <class Q> using a = c< 3>; \
         a<char> y;"
    );
    assert_eq!(
        without("cpp", text, "parameter `N`"),
        "template <class T> class c { int m[]; }; c<int> x; template <class Q> using a = c<Q>; \
         a<char> y;"
    );
}

/// Returns the text without the definitions of this title and their dependents.
fn without(extension: &str, text: &str, title: &str) -> String {
    let grammar = secateur_grammars::of(Path::new(&format!("a.{extension}"))).unwrap();
    let program = parse(grammar, text.as_bytes()).unwrap();
    let gone =
        program.definitions().iter().find(|definition| program.title(definition) == title).unwrap();
    without_definition(&program, gone)
}

#[test]
#[cfg(feature = "all-languages")]
fn a_parameter_is_deleted_with_its_arguments() {
    let c = "int f(int a, int b); int f(int a, int b) { return b; } int g() { return f(1, 2); }";
    assert_eq!(
        without("c", c, "parameter `a` of `f`"),
        "int f( int b); int f( int b) { return b; } int g() { return f( 2); }"
    );
    let go = "package p\nfunc f(a, b int, c int) {}\nfunc g() { f(1, 2, 3) }\n";
    assert_eq!(
        without("go", go, "parameter `b` of `f`"),
        "package p\nfunc f(a int, c int) {}\nfunc g() { f(1, 3) }\n"
    );
    let zig =
        "fn f(a: u32, b: u32) u32 {\n    return b;\n}\nfn g() u32 {\n    return f(1, 2);\n}\n";
    assert_eq!(
        without("zig", zig, "parameter `a` of `f`"),
        "fn f( b: u32) u32 {\n    return b;\n}\nfn g() u32 {\n    return f( 2);\n}\n"
    );
    let ada = "procedure M is\n   procedure P (A : T; B, C : T);\n   procedure P (A : T; B, C : T) \
        is\n   begin\n      Q (A);\n   end P;\nbegin\n   P (1, 2, 3);\nend M;\n";
    assert_eq!(
        without("adb", ada, "parameter `B` of `P`"),
        "procedure M is\n   procedure P (A : T);\n   procedure P (A : T) is\n   begin\n      Q \
         (A);\n   end P;\nbegin\n   P (1);\nend M;\n"
    );
    let vhdl = "package p is\n  function f(a : t; b, c : t) return t;\nend p;\npackage body p \
        is\n  function f(a : t; b, c : t) return t is\n  begin\n    return g(a);\n  end f;\n  \
        constant k : t := f(1, 2, 3);\nend p;\n";
    assert_eq!(
        without("vhd", vhdl, "parameter `b` of `f`"),
        "package p is\n  function f(a : t) return t;\nend p;\npackage body p is\n  function f(a : \
         t) return t is\n  begin\n    return g(a);\n  end f;\n  constant k : t := f(1);\nend p;\n"
    );
}

#[test]
fn a_parameter_of_a_method_is_deleted_with_its_arguments() {
    let go = "package p\ntype t struct{}\ntype i interface { m(a, b int) }\nfunc (x t) m(a, b int) \
        { x.m(a, 1) }\nfunc f(x t) { x.m(2, 3) }\n";
    let cpp = "struct s { int m(int a, int b); }; int s::m(int a, int b) { return a; } int f(s x) \
        { return x.m(1, 2); }";
    let js = "class c { m(a, b) { return a; } } const g = (a, b) => new c().m(a, 1); const o = { \
        h: g(2, 3) };";
    let py = "class C:\n    def m(self, a, b):\n        return self.m(a, 1)\n\ndef m(b):\n    \
        return C().m(2, 3)\n";
    for (extension, text, method, left) in [
        (
            "go",
            go,
            "m",
            "package p\ntype t struct{}\ntype i interface { m(a int) }\nfunc (x t) m(a int) { \
             x.m(a) }\nfunc f(x t) { x.m(2) }\n",
        ),
        (
            "cpp",
            cpp,
            "m",
            "struct s { int m(int a); }; int s::m(int a) { return a; } int f(s x) { return x.m(1); \
             }",
        ),
        (
            "js",
            js,
            "m",
            "class c { m(a) { return a; } } const g = (a, b) => new c().m(a); const o = { h: g(2, \
             3) };",
        ),
        (
            "js",
            js,
            "g",
            "class c { m(a, b) { return a; } } const g = (a) => new c().m(a, 1); const o = { h: \
             g(2) };",
        ),
        (
            "py",
            py,
            "m",
            "class C:\n    def m(self, a):\n        return self.m(a)\n\ndef m(b):\n    return \
             C().m(2)\n",
        ),
    ] {
        if crate::of(&format!("a.{extension}")).is_none() {
            continue;
        }
        assert_eq!(without(extension, text, &format!("parameter `b` of `{method}`")), left);
    }
}

#[test]
fn a_use_becomes_a_value_of_the_declared_type() {
    check(
        "smt2",
        "(assert (or (p 1) q)) (declare-const q Bool) (declare-fun p (Int) Bool)",
        &["constant `q`", "function `p`"],
        "(assert (or true q)) (declare-const q Bool)",
    );
    check(
        "smt2",
        "(assert (= (g 1) 2)) (declare-fun g (Int) Int)",
        &["function `g`"],
        "(assert (= 0 2))",
    );
    check(
        "smt2",
        "(assert (= a a)) (declare-const a (Array Int\n (Array Int (_ BitVec 5))))",
        &["constant `a`"],
        "(assert (= ((as const (Array Int (Array Int (_ BitVec 5)))) ((as const (Array Int (_ \
         BitVec 5))) #b00000)) ((as const (Array Int (Array Int (_ BitVec 5)))) ((as const \
         (Array Int (_ BitVec 5))) #b00000))))",
    );
    // Some sorts have no known value.
    check(
        "smt2",
        "(check-sat) (assert (= e e)) (declare-const e (Array Int E))",
        &["constant `e`"],
        "(check-sat)",
    );
    check(
        "smt2",
        "(check-sat) (assert (= e e)) (declare-const e E)",
        &["constant `e`"],
        "(check-sat)",
    );
}

/// Returns the text without the first nodes of these texts, in a form that the language accepts.
fn rendered(extension: &str, text: &str, doomed: &[&str]) -> String {
    let grammar = secateur_grammars::of(Path::new(&format!("a.{extension}"))).unwrap();
    without_nodes(&parse(grammar, text.as_bytes()).unwrap(), doomed)
}

fn without_nodes(program: &Program, doomed: &[&str]) -> String {
    let node = |text: &&str| {
        program.nodes().skip(1).find(|node| node.text() == text.as_bytes()).unwrap().id()
    };
    let edit = Edit::default().deleting(doomed.iter().map(node));
    String::from_utf8(program.render(&edit)).unwrap()
}

#[test]
#[cfg(feature = "all-languages")]
fn must_use_definitions_are_deleted_with_their_last_use() {
    let text = "package p\nimport (\n\"a/b\"\n\"c\"\n)\nfunc f() {\nx, y := b.G()\nx = 1\nb.H(c.I, \
        y)\nuse(x)\n}\n";
    // An assignment is not a use, and one of several definitions gets no blank name.
    assert_eq!(
        rendered("go", text, &["use(x)"]),
        "package p\nimport (\n\"a/b\"\n\"c\"\n)\nfunc f() {\n_, y := b.G()\n_ = 1\nb.H(c.I, y)\n}\n"
    );
    // Deleting a definition removes the last uses of others.
    assert_eq!(rendered("go", text, &["use(x)", "b.H(c.I, y)"]), "package p\nfunc f() {\n}\n");
    assert_eq!(rendered("go", text, &["c.I"]), text.replace("\n\"c\"", "").replace("c.I, ", " "));
    // No statement is left with blank names alone.
    let text = "package p\nfunc f() {\n_, x := g()\nuse(x)\n}\n";
    assert_eq!(rendered("go", text, &["use(x)"]), "package p\nfunc f() {\n}\n");
    let text = "package p\nvar g = 1\nfunc f() {\nl:\nfor i, x := range a {\nif x[i] { break l \
        }\n}\n}\nfunc h() { i(g) }\n";
    assert_eq!(
        rendered("go", text, &["if x[i] { break l }"]),
        "package p\nvar g = 1\nfunc f() {\nfor range a {\n}\n}\nfunc h() { i(g) }\n"
    );
    assert_eq!(rendered("go", text, &["i(g)"]), text.replace("i(g) ", ""));
    let text =
        "struct S<'a, T, U> { t: T, u: &'a U } fn f(s: S<i8, u8>) {} impl<'a, T, U> S<'a, T, U> {}";
    assert_eq!(
        rendered("rs", text, &["u: &'a U"]),
        "struct S< T> { t: T } fn f(s: S<i8>) {} impl< T> S< T> {}"
    );
}

#[test]
#[cfg(feature = "rust")]
fn attributes_are_deleted_with_the_node_after_them() {
    let text = "#[a] #[b(c)] fn f() {} #[d] fn g() {}";
    assert_eq!(rendered("rs", text, &["fn f() {}"]), "#[d] fn g() {}");
    assert_eq!(rendered("rs", text, &["#[b(c)]", "fn g() {}"]), "#[a] fn f() {}");
    let text = "//! a\n/// b\n#[c]\nfn f() {}\n/** d */ fn g() {}\nfn h() {}\n";
    assert_eq!(rendered("rs", text, &["fn f() {}", "fn g() {}"]), "//! a\n\nfn h() {}\n");
}

/// A list that needs an element and loses all takes along what encloses it.
#[test]
#[cfg(feature = "ada")]
fn an_emptied_loop_is_deleted() {
    let ada = |body: &str| {
        format!("procedure M is\n   X : T;\nbegin\n   loop\n{body}   end loop;\n   P;\nend M;\n")
    };
    let text = ada("      X.A;\n      X.B;\n");
    assert_eq!(without("adb", &text, "object `X`"), "procedure M is\nbegin\n   P;\nend M;\n");
    let text = ada("      X.A;\n      Q;\n");
    assert_eq!(without("adb", &text, "object `X`"), ada("      Q;\n").replace("\n   X : T;", ""));
}

#[test]
#[cfg(feature = "go")]
fn a_kept_descendant_keeps_the_definitions_that_it_uses() {
    let text = "package p\nfunc f() {\nx := 1\ny := 2\nif x > y {\nuse(y)\n}\n}\n";
    let program: Program =
        parse(secateur_grammars::of(Path::new("a.go")).unwrap(), text.as_bytes()).unwrap();
    let node = |text: &str| {
        program.nodes().skip(1).find(|node| node.text() == text.as_bytes()).unwrap().id()
    };
    let (whole, part) = (node("if x > y {\nuse(y)\n}"), node("use(y)"));
    let hoisted = Edit::default().replacing(whole, Replacement::Node(part));
    let expected = "package p\nfunc f() {\ny := 2\nuse(y)\n}\n";
    assert_eq!(String::from_utf8(program.render(&hoisted)).unwrap(), expected);
    let written = Edit::default().replacing(whole, Replacement::Text("use(y)".into()));
    assert_eq!(String::from_utf8(program.render(&written)).unwrap(), expected);
}

#[test]
#[cfg(feature = "c")]
fn unused_definitions_are_deleted_with_or_without_their_name() {
    let text = "struct s { char a; };\nint f() { struct s v; }\nint i;\n";
    let program: Program = parse(&secateur_grammars::C, text.as_bytes()).unwrap();
    let program = program.with_unused_policy(Some(Arc::default()));
    let node = |text: &str| {
        program.nodes().skip(1).find(|node| node.text() == text.as_bytes()).unwrap().id()
    };
    let function = node("int f() { struct s v; }");
    for nodes in [vec![function], vec![function, node("s")]] {
        assert_eq!(
            String::from_utf8(program.render(&Edit::default().deleting(nodes))).unwrap(),
            "int i;\n"
        );
    }
}

/// Returns the text without the first node of each text, for a test that rejects unused names.
fn rendered_rejecting_unused(extension: &str, text: &str, doomed: &[&str]) -> String {
    let grammar = secateur_grammars::of(Path::new(&format!("a.{extension}"))).unwrap();
    without_nodes(
        &parse(grammar, text.as_bytes()).unwrap().with_unused_policy(Some(Arc::default())),
        doomed,
    )
}

#[test]
#[cfg(feature = "rust")]
fn a_type_used_only_by_its_implementations_is_deleted_with_them() {
    let text = "use a::{b::{C}, D};\nstruct S<T>(T);\nimpl<T> C for S<T> { fn m(&self) {} }\nimpl \
                S<u8> { fn n(&self) {} }\n\
                fn f(s: S<u8>) { s.n(); }\nfn g() { D; f(); }\nfn h() { g(); D }\n";
    assert_eq!(
        rendered_rejecting_unused("rs", text, &["f();"]),
        "use a::{ D};\nfn g() { D; }\nfn h() { g(); D }\n"
    );
    // An empty list would import nothing.
    let text = "use a::b::{C};\nfn f() { C; }\nfn g() { f(); }\n";
    assert_eq!(rendered_rejecting_unused("rs", text, &["C;"]), "fn f() { }\nfn g() { f(); }\n");
}

#[test]
#[cfg(feature = "rust")]
fn an_unused_loop_variable_becomes_blank() {
    let text = "fn f() { for (i, x) in a() { g(x); h(i); } for y in b() { g(y); k(); } }\nfn l() { \
        f(); }\n";
    assert_eq!(
        rendered_rejecting_unused("rs", text, &["h(i);", "g(y);"]),
        "fn f() { for (_, x) in a() { g(x); } for _ in b() { k(); } }\nfn l() { f(); }\n"
    );
}

#[test]
fn methods_are_called_like_members() {
    check(
        "rs",
        "impl A { fn m(&self, k: u8) { self.m(k); m(k); } }\nfn m(k: u8) { a.m(k) }",
        &["function `m`", "parameter `k` of `m`", "function `m`", "parameter `k` of `m`"],
        "impl A { fn m(&self, k: u8) { self.m(k); m(); } }\nfn m() { a.m(0) }",
    );
}

#[test]
#[cfg(feature = "rust")]
fn nodes_of_different_fields_form_no_list() {
    let text = "struct G<V> { value: V, val: [V; 256] }\nimpl<V> G<V> {\n    fn get(&self) -> V { \
        self.val[0] }\n}\n";
    let left = text.replace(", val: [V; 256]", "").replace("self.val", "0");
    assert_eq!(without("rs", text, "field `val` of `G`"), left);
}

#[test]
fn a_message_is_deleted_with_those_that_refer_to_it() {
    let log = r#"{"id": 1, "method": "a"}
{"id": 2, "method": "b", "params": {"id": 1, "cursorId": "x"}}
{"id": 1, "result": {"id": 1}}
{"id": 3, "method": "c", "params": {"cursorId": "x"}}
{"result": null, "id":2}
{"id": null, "seq": 1}
{"id": null, "seq": 1}
{"id": "3", "request_seq": 1}
"#;
    let titles = [
        r#"message `"id": 1`"#,
        r#"message `"id": 2`"#,
        r#"message `"id": 1`"#,
        r#"message `"cursorId": "x"`"#,
        r#"message `"seq": 1`"#,
    ];
    let without = |from: &str, gone: &[usize]| {
        let lines = from.lines().enumerate().filter(|(line, _)| !gone.contains(line));
        lines.map(|(_, line)| format!("{line}\n")).collect::<String>()
    };
    check("json", log, &titles, &without(log, &[5, 7]));
    // The second message has what the third and the fourth refer to.
    let Some(language) = crate::of("a.json") else { return };
    let program: Program = parse(language, log.as_bytes()).unwrap();
    for (index, gone) in [(0, &[0, 2][..]), (1, &[1, 2, 3, 4])] {
        let definition = &program.definitions()[index];
        assert_eq!(without_definition(&program, definition), without(log, gone), "{index}");
    }
    // A single value is no sequence, whatever it contains.
    let one = r#"{"a": [{"id": 1}, {"id": 1}]}"#;
    assert!(parse(language, one.as_bytes()).unwrap().definitions().is_empty());
}
