//! Removes code that wraps the cause of a failure in C++.

use crate::support::{Scratch, has_tools};

/// Requires that g++ finds exactly one error in a.cpp, a failed assertion.
const FAILS: &str = "errors=$(g++ -std=c++20 -fsyntax-only -w a.cpp 2>&1 | grep -c 'error:')\n\
    [ \"$errors\" = 1 ] && g++ -std=c++20 -fsyntax-only -w a.cpp 2>&1 | grep -q 'static assertion \
    failed'";

#[test]
fn code_around_an_assertion_in_cpp_is_deleted() {
    if !has_tools(&["g++"]) {
        return;
    }
    for (around, behind) in [
        ("namespace {", "}"),
        ("extern \"C\" {", "}"),
        ("namespace n { inline namespace v __attribute__((abi_tag(\"x\"))) {", "} }"),
        ("template <typename T> void f(T t) {", "}"),
        ("class X { int y; public: void f() { y = 1;", "} };"),
        ("class X { int y; public: ", "}; int z = sizeof(X);"),
        ("struct A {}; struct B : public A { int x; void f() { ", "} };"),
        ("template <class T> requires true void f() {", "}"),
        ("[[nodiscard]] int f() noexcept {", "return 1; }"),
        ("struct C { C() = default; C(C &) = delete; ", "};"),
        ("template <class T> struct C { template <class U> struct D {", "}; }; C<int>::D<int> x;"),
        (
            "struct D { template <class T> int on() { return [this] {",
            "return off(); }(); } int off() { return 1; } }; int i = D().on<int>();",
        ),
    ] {
        let scratch = Scratch::new();
        scratch.script("r.sh", FAILS);
        scratch
            .file("a.cpp", format!("{around} static_assert(sizeof(int) == 5, \"\"); {behind}\n"));
        let run = scratch.secateur(&["reduce", "./r.sh", "a.cpp"]);
        assert_eq!(run.code, Some(0), "{run:?}");
        let result = String::from_utf8_lossy(&scratch.read("a.reduced.cpp")).into_owned();
        assert_eq!(result.trim_end(), "static_assert(0);", "{around} … {behind}");
    }
}

#[test]
fn a_body_of_cpp_becomes_a_semicolon() {
    if !has_tools(&["g++"]) {
        return;
    }
    let scratch = Scratch::new();
    scratch.script("r.sh", "g++ -fsyntax-only a.cpp 2>&1 | grep -q 'ambiguating new declaration'");
    scratch.file(
        "a.cpp",
        "namespace n { int f(int a) { return a; } char f(int b) { if (b) return 2; return 3; } }\n",
    );
    let run = scratch.secateur(&["reduce", "./r.sh", "a.cpp"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert_eq!(scratch.read("a.reduced.cpp"), b"int f();\nchar f();\n");
}
