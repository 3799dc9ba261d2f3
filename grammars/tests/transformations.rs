//! Results of the transformations in each language.

#[path = "../../crates/reduce/tests/support/edits.rs"]
mod edits;

use self::edits::{changed, made};

#[test]
#[cfg(feature = "go")]
fn a_method_becomes_a_function_and_is_inlined() {
    let text = "package p\ntype t struct{ v int }\nfunc (x t) m() int { return x.v }\nfunc (t) n(a \
        int) {}\nfunc f(y t) { y.n(y.m()) }\n";
    let with = |old: &[(&str, &str)]| {
        old.iter().fold(text.to_owned(), |text, (old, new)| text.replace(old, new))
    };
    assert_eq!(
        made("a.go", text, "dissolve"),
        [
            with(&[("(x t) m()", "m(x t)"), ("y.m()", "m(y)")]),
            with(&[("(t) n", "n"), ("y.n(", "n(")])
        ]
    );
    let inlined = made("a.go", text, "inline");
    assert!(
        inlined.contains(&with(&[("func (x t) m() int { return x.v }\n", ""), ("y.m()", "y.v")])),
        "{inlined:#?}"
    );
    // Inlining a call inside another call would change the text twice.
    assert_eq!(
        made("a.go", "package p\nfunc (x t) m(a t) t { return x.m(x.m(a)) }\n", "dissolve"),
        [""; 0]
    );
}

#[test]
fn a_let_binding_is_inlined() {
    for (path, text, expected) in [
        ("a.smt2", "(assert (let ((a 1)) (< a b)))", &["(assert (< 1 b))"][..]),
        (
            "a.smt2",
            "(assert (let ((a 1) (c 2)) (< a c)))",
            &["(assert (let ( (c 2)) (< 1 c)))", "(assert (let ((a 1)) (< a 2)))"],
        ),
        // Nested instances apply one after the other; uses inside another value do not.
        (
            "a.smt2",
            "(assert (let ((a 1)) (let ((c (+ a a))) (< c a))))",
            &["(assert (let ((c (+ 1 1))) (< c 1)))", "(assert (let ((a 1)) (< (+ a a) a)))"],
        ),
        ("a.smt2", "(assert (let ((a (+ b b b b))) (= (- a a) (- a a) (- a a))))", &[]),
        ("a.nix", "let a = 1; in a + b", &["1 + b"]),
        ("a.nix", "let a = 1; c = 2; in a + c", &["let c = 2; in 1 + c", "let a = 1; in a + 2"]),
    ] {
        if crate::of(path).is_none() {
            continue;
        }
        assert_eq!(changed(path, text, "inline"), expected, "{text}");
    }
}

const MODULE: &str = "define i32 @f(i32 %0) {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %3, label %5

3:
  %4 = add i32 %0, 7
  br label %5

5:
  %6 = phi i32 [ %4, %3 ], [ 0, %1 ]
  ret i32 %6
}
";

#[test]
#[cfg(feature = "llvm")]
fn numbered_values_get_names() {
    let expected = "define i32 @f(i32 %v0) { %v2 = icmp eq i32 %v0, 0 br i1 %v2, label %v3, label \
        %v5 v3: %v4 = add i32 %v0, 7 br label %v5 v5: %v6 = phi i32 [ %v4, %v3 ], [ 0, %0 ] ret \
        i32 %v6 }";
    assert_eq!(changed("a.ll", MODULE, "namer"), [expected]);
    // Once everything has a name, nothing changes.
    assert_eq!(changed("a.ll", expected, "namer"), [expected; 0]);
}

#[test]
#[cfg(feature = "llvm")]
fn branches_are_deleted_with_the_blocks_behind_them() {
    let text = "define i32 @f() { e: br i1 undef, label %a, label %b a: call void @g() br label %b \
        b: %c = phi i32 [ 1, %a ], [ 2, %x ] ret i32 %c }";
    assert_eq!(
        changed("a.ll", text, "branches"),
        [
            "define i32 @f() { e: br label %b b: %c = phi i32 [ 2, %x ] ret i32 %c }",
            "define i32 @f() { e: br label %a a: call void @g() br label %b b: %c = phi i32 [ 1, \
            %a ], [ 2, %x ] ret i32 %c }",
            "define i32 @f() { e: br i1 undef, label %a, label %b a: call void @g() unreachable b: \
            %c = phi i32 [ 2, %x ] ret i32 %c }",
        ]
    );
    let cases = "define void @f() { switch i8 1, label %a [ i8 2, label %b i8 3, label %b ] a: ret \
        void b: %c = phi i32 [ 1, %0 ], [ 1, %0 ] ret void }";
    let texts = changed("a.ll", cases, "branches");
    assert_eq!(texts.len(), 2, "the first branch is needed: {texts:?}");
    assert!(texts[0].contains("[ i8 3, label %b ]"), "{texts:?}");
    // The number of the first block, and a block that nothing reaches.
    let numbered = "define i32 @f() { br i1 undef, label %a, label %b a: br label %b b: %c = phi \
        i32 [ 1, %a ], [ 2, %0 ] ret i32 %c d: ret i32 7 }";
    assert_eq!(
        changed("a.ll", numbered, "branches"),
        [
            "define i32 @f() { br label %b b: %c = phi i32 [ 2, %0 ] ret i32 %c d: ret i32 7 }",
            "define i32 @f() { br label %a a: br label %b b: %c = phi i32 [ 1, %a ] ret i32 %c d: \
            ret i32 7 }",
            "define i32 @f() { br i1 undef, label %a, label %b a: unreachable b: %c = phi i32 [ 2, \
            %0 ] ret i32 %c d: ret i32 7 }",
            "define i32 @f() { br i1 undef, label %a, label %b a: br label %b b: %c = phi i32 [ 1, \
            %a ], [ 2, %0 ] ret i32 %c }",
        ]
    );
}

#[test]
#[cfg(feature = "llvm")]
fn a_call_goes_with_its_function_and_the_end_of_a_block_is_replaced() {
    let text = "declare i32 @g() define i32 @f() { %a = call i32 @g() %b = invoke i32 @g() to \
        label %c unwind label %c c: ret i32 %a }";
    let texts = changed("a.ll", text, "definitions");
    let expected = "define i32 @f() { unreachable c: ret i32 undef }";
    assert!(texts.contains(&expected.to_owned()), "{texts:?}");
}

#[test]
#[cfg(feature = "llvm")]
fn a_block_is_joined_to_the_only_one_that_jumps_to_it() {
    let text = "define i32 @f() { a: br label %b b: %c = phi i32 [ 1, %a ] br i1 undef, label %d, \
        label %e d: br label %e e: %g = phi i32 [ %c, %b ], [ 3, %d ] ret i32 %g }";
    assert_eq!(
        changed("a.ll", text, "straighten"),
        ["define i32 @f() { a: br i1 undef, label %d, label %e d: br label %e e: %g = phi i32 [ \
            1, %a ], [ 3, %d ] ret i32 %g }"]
    );
}

#[test]
#[cfg(feature = "llvm")]
fn a_result_is_replaced_by_an_operand() {
    let text = "define i32 @f(i32 %a, i32 %b) { %c = add i32 %a, %b ret i32 %c }";
    let expected = [
        "define i32 @f(i32 %a, i32 %b) { ret i32 %a }",
        "define i32 @f(i32 %a, i32 %b) { ret i32 %b }",
    ];
    assert_eq!(changed("a.ll", text, "inline"), expected);
}

#[test]
#[cfg(feature = "llvm")]
fn a_name_is_renamed_between_its_marks() {
    let text = "define i32 @f(i32 %a, i32 %b) { %c = add i32 %a, %a ret i32 %b }";
    let texts = changed("a.ll", text, "rename");
    assert!(
        texts.contains(
            &"define i32 @f(i32 %a, i32 %b) { %c = add i32 %a, %a ret i32 %a }".to_owned()
        ),
        "{texts:?}"
    );
}

#[test]
#[cfg(feature = "all-languages")]
fn columns_of_equally_long_lists_are_deleted() {
    for (path, text, expected) in [
        ("a.py", "a, b = 1, 2", ["b = 2", "a = 1"]),
        ("a.lua", "local a, b = 1, 2", ["local b = 2", "local a = 1"]),
        (
            "a.go",
            "package p; var a, b int = 1, 2",
            ["package p; var b int = 2", "package p; var a int = 1"],
        ),
        ("a.js", "let [a, b] = [1, 2]", ["let a = 1", "let b = 2"]),
    ] {
        let mut texts = changed(path, text, "columns");
        texts.sort_unstable();
        let mut expected = expected.map(String::from).to_vec();
        expected.sort_unstable();
        assert_eq!(texts, expected, "{path}");
    }
    // Only elements of one statement form columns, and rows alone do not.
    assert_eq!(changed("a.py", "f(a, b)\ng(c, d)\nx = [[1, 2], [3, 4]]", "columns"), [""; 0]);
}

#[test]
#[cfg(feature = "all-languages")]
fn arguments_of_all_uses_are_deleted_with_a_parameter() {
    let text = "contract C { modifier m(uint x, uint y) { _; } function f(uint p) m(p, 2) public { \
        g(3, 4); } }";
    let texts = changed("a.sol", text, "definitions");
    assert!(
        texts.contains(
            &"contract C { modifier m(uint x) { _; } function f(uint p) m(p) public { g(3, 4); } }"
                .to_owned()
        )
    );
    // The definition on the left side is removed with its value.
    assert!(
        changed("a.lua", "local a, b = 1, 2 print(a)", "definitions")
            .contains(&"local a = 1 print(a)".into())
    );
    // It is not if its use becomes a value.
    let texts = changed("a.js", "let a = 1; let b = a; g(b, 2)", "definitions");
    assert!(texts.contains(&"let b = 0; g(b, 2)".into()), "{texts:?}");
}

#[test]
#[cfg(feature = "lua")]
fn an_element_replaces_one_with_another_field() {
    let texts = changed("a.lua", "do local n = 1 end f()", "lean-perses");
    assert!(texts.contains(&"local n = 1 f()".into()), "{texts:?}");
    let texts = changed("a.lua", "local function f() g() end", "lean-perses");
    assert!(texts.contains(&"g()".into()), "{texts:?}");
}

#[test]
#[cfg(feature = "lua")]
fn a_statement_replaces_a_call_with_it_in_an_argument() {
    let texts = changed("a.lua", "pcall(function() f(1) end)", "substitute");
    assert!(texts.contains(&"f(1)".into()), "{texts:?}");
}

#[test]
#[cfg(feature = "javascript")]
fn mandatory_tokens_beside_a_syntax_error_are_deleted() {
    let made = changed("a.js", "f(a = = 1); g(b = 2);", "substitute");
    assert!(made.contains(&"f( = = 1); g(b = 2);".to_owned()), "{made:?}");
    assert!(
        !made.iter().any(|text| text.contains("g( = 2)") || text.contains("g(b 2)")),
        "{made:?}"
    );
}

#[test]
fn an_unneeded_result_of_a_function_is_deleted() {
    for (path, text, expected) in [
        (
            "a.rs",
            "fn f(a: bool) -> f64 { g(); if a { return 0.0; } unsafe { h() } }",
            &[
                "fn f(a: bool) { g(); if a { 0.0; } unsafe { h(); } }",
                "fn f(a: bool) { g(); if a { return; } unsafe { } }",
            ][..],
        ),
        (
            "a.go",
            "package p; func f() (int, error) { g(); return 1, nil }",
            &["package p; func f() { g(); return }"],
        ),
        (
            "A.java",
            "class A { int[] f() { return new int[0]; } void g() { f(); } int h() { return i(); } \
             int i() { return h(); } }",
            &["class A { void f() { return; } void g() { f(); } int h() { return i(); } int i() \
                 { return h(); } }"],
        ),
    ] {
        if crate::of(path).is_none() {
            continue;
        }
        assert_eq!(changed(path, text, "results"), expected, "{path}");
    }
}

#[test]
fn a_body_becomes_an_endless_loop() {
    for (path, text, expected) in [
        (
            "a.rs",
            "fn f() -> f64 { g(1, 2) } fn g() { f(); }",
            &[
                "fn f() -> f64 { loop {} } fn g() { f(); }",
                "fn f() -> f64 { g(1, 2) } fn g() \
                {}",
            ][..],
        ),
        (
            "a.go",
            "package p; func f() int { return g(1) }",
            &["package p; func f() int { for {} }"],
        ),
        (
            "A.java",
            "class A { int f() { return g(1); } }",
            &["class A { int f() { throw null; } }"],
        ),
        ("a.c", "int f() { return g(1); }", &[]),
    ] {
        if crate::of(path).is_none() {
            continue;
        }
        assert_eq!(changed(path, text, "stubs"), expected, "{path}");
    }
}

#[test]
#[cfg(feature = "java")]
fn a_variable_becomes_a_parameter_without_its_value() {
    assert_eq!(
        changed("A.java", "class A { void f() { for (int x = 0; x < 1;) g(x); } }", "to-parameter"),
        ["class A { void f(int x) { for (; x < 1;) g(x); } }"]
    );
}

#[test]
#[cfg(feature = "all-languages")]
fn definitions_of_an_unwrapped_statement_are_deleted() {
    let text = "package p; func f() { a, b := g(1); h(a); c.d = a + b }";
    let unwrapped = changed("a.go", text, "unwrap");
    assert!(
        unwrapped.contains(&"package p; func f() { g(1); h(0); c.d = 0 + 0 }".to_owned()),
        "{unwrapped:?}"
    );
    let unwrapped = changed("a.c", "int f() { if (g(1)) { int a = 2; h(a); } }", "unwrap");
    assert!(unwrapped.contains(&"int f() { (g(1)); }".to_owned()), "{unwrapped:?}");
}

#[test]
#[cfg(all(feature = "java", feature = "json"))]
fn brackets_are_replaced_by_their_contents_in_programs_and_not_in_data() {
    let text = "class A { void f() { a(); { g(); h(); } } }";
    let expected = "class A { void f() { a(); g(); h(); } }";
    assert_eq!(made("a.java", text, "brackets"), [expected]);
    assert_eq!(made("a.json", "[[1, 2], [3]]", "brackets"), [""; 0]);
}
