//! Layout of texts in each language, and its invariants.

use std::fs;
use std::path::Path;

use proptest::prelude::*;
use secateur_names::{Language, Program, parse};
use secateur_syntax::WhiteSpace;

use crate::corpus_file::programs;

/// Returns the laid-out text, or the text itself if nothing changes.
fn laid_out(grammar: &'static Language, text: &[u8]) -> Vec<u8> {
    parse(grammar, text).unwrap().laid_out(&|| false).unwrap().unwrap_or_else(|| text.to_vec())
}

/// Returns the leaves with text, without those that only end a line.
fn tokens(tree: &Program) -> Vec<&[u8]> {
    let is_leaf = |subtree: std::ops::Range<usize>| subtree.len() == 1;
    let leaves = tree.nodes().filter(|node| is_leaf(node.subtree()));
    // Some grammars include the end of the line in a comment.
    leaves.map(|node| node.text().trim_ascii_end()).filter(|text| !text.is_empty()).collect()
}

/// Returns the remedy for a language in which a change of white space changes the program.
fn remedy(language: &Language) -> String {
    format!(
        "white space means more in {0} than `{1:?}`: set `white-space` in {0}/language.toml to \
         another value, see README.md",
        language.name, language.white_space
    )
}

/// Checks the invariants of a text that was laid out.
fn check_kept(grammar: &'static Language, text: &[u8], laid_out_text: &[u8]) {
    let (before, after) = (parse(grammar, text).unwrap(), parse(grammar, laid_out_text).unwrap());
    let show = || {
        format!(
            "{}; this text:\n{}\n--- is laid out as:\n{}",
            remedy(grammar),
            String::from_utf8_lossy(text),
            String::from_utf8_lossy(laid_out_text)
        )
    };
    assert_eq!(tokens(&before), tokens(&after), "{}", show());
    assert_eq!(before.tokens(), after.tokens(), "{}", show());
    assert!(after.syntax_errors() <= before.syntax_errors(), "{}", show());
}

#[track_caller]
fn check(language: &str, text: &str, expected: &str) {
    let Some(grammar) = crate::named(language) else { return };
    let laid = laid_out(grammar, text.as_bytes());
    assert_eq!(String::from_utf8_lossy(&laid), expected);
    check_kept(grammar, text.as_bytes(), &laid);
    assert_eq!(laid_out(grammar, &laid), laid, "laid out twice");
}

#[test]
fn statements_declarations_and_members_have_lines_of_their_own() {
    check(
        "c",
        "\n\n  struct S { int a;   struct { int b ; } c ; } ; typedef  long T ;int main ( void \
         )\n{ int i ;\n\n\n\n if(i)\n\
         i ++ ; else { i -- ; }  for ( ; ; ) { } }\n\n",
        "struct S {\n    int a;\n    struct {\n        int b;\n    } c;\n};\ntypedef long T;\nint \
         main (void) {\n    int i;\n\n    if(i) i ++; else {\n        i --;\n    }\n    for (;;) \
         {}\n}\n",
    );
    check("c", "enum E{A,B};", "enum E{\n    A,\n    B\n};\n");
    check(
        "c",
        "int f(a) int a; { return ({ a; }); }",
        "int f(a)\n    int a; {\n    return ({\n        a;\n    });\n}\n",
    );
}

#[test]
fn statements_of_a_case_are_indented_below_it() {
    check(
        "c",
        "void f() { switch (x) { case 1: case 2: a(); // a\n /* b */ break; default: { b(); } } }",
        "void f() {\n    switch (x) {\n        case 1:\n        case 2:\n            a(); // \
         a\n            /* b */\n            break;\n        default: {\n            b();\n        \
         }\n    }\n}\n",
    );
    check(
        "java",
        "class A { void f ( ) { switch ( x ) { case 1 : a ( ) ; break ; default : } } }\n",
        "class A {\n    void f () {\n        switch (x) {\n            case 1 :\n                a \
         ();\n                break;\n            default :\n        }\n    }\n}\n",
    );
    check(
        "javascript",
        "switch (x) { case 1: a; default: b }\n",
        "switch (x) {\n    case 1:\n        a;\n    default:\n        b\n}\n",
    );
}

#[test]
fn preprocessor_lines_keep_their_bytes_and_their_lines() {
    check(
        "c",
        "  #include <a.h>\nint a;\n#  define A( x )  ( x + \\\n  1 )  \n  #define B (1)\nvoid f() \
         { a;\n#if  A\n b; c;\n#else\nd;\n\
         #endif\n}\n",
        "#include <a.h>\nint a;\n#  define A( x )  ( x + \\\n  1 )  \n#define B (1)\nvoid f() \
         {\n    a;\n#if  A\n    b;\n    c;\n#else\n    d;\n#endif\n}\n",
    );
    check("c", "%:define A ( 1 )\nint  b;\n", "%:define A ( 1 )\nint b;\n");
}

#[test]
fn comments_and_literals_keep_their_bytes_and_stay_on_their_lines() {
    check(
        "c",
        "int a ;   // a  b \n\n\n  /* c\n  d */   int b;\n char *s = \"  ;  \"   \"{\" ; // e",
        "int a; // a  b\n\n/* c\n  d */\nint b;\nchar *s = \"  ;  \" \"{\"; // e\n",
    );
    check("cpp", "auto r = R\"(  ; {\n  )\" ;", "auto r = R\"(  ; {\n  )\";\n");
    check(
        "javascript",
        "f ( `${ function() { a; b } }` , c );",
        "f (`${ function() { a; b } }`, c);\n",
    );
    check("javascript", "f ( `a  ${  b } \n `, /  x/ );", "f (`a  ${  b } \n `, /  x/);\n");
    check(
        "rust",
        "/// a  b\n  fn f() { \"  ;\n  {\" ; }",
        "/// a  b\nfn f() {\n    \"  ;\n  {\";\n}\n",
    );
}

#[test]
fn cpp() {
    check(
        "cpp",
        "namespace a { template<class T> class X : Y { public: X ( ) : a { } { } [[nodiscard]] int \
         f() const = 0; }; }\n\
         auto l = a[ [ & ] { return 1; }( ) ];\n",
        "namespace a {\n    template<class T> class X : Y {\n        public:\n        X () : a {} \
         {}\n        [[nodiscard]] int f() const = 0;\n    };\n}\nauto l = a[ [&] {\n    return \
         1;\n}()];\n",
    );
}

#[test]
fn rust() {
    check(
        "rust",
        "#![ allow ( a ) ] use a::b ; #[b] struct S { a : u8 , }\n\n\nfn f<'a>( ) -> &'a str { let \
         x = match y { 1 => { 2 } , _ => 3 } ; p!{ \"{}\" , x } ; x }\n",
        "#![allow (a)]\nuse a::b;\n#[b]\nstruct S { a : u8, }\n\nfn f<'a>() -> &'a str {\n    let \
         x = match y {\n        1 => { 2 },\n        _ => 3\n    };\n    p!{ \"{}\", x };\n    \
         x\n}\n",
    );
}

#[test]
fn java() {
    check(
        "java",
        "import a.b ; @C public class D { int x , y ; static { x = 1 ; } <T> D ( ) { try { f ( ) ; \
         } catch ( E e ) { } } }",
        "import a.b;\n@C public class D {\n    int x, y;\n    static {\n        x = 1;\n    }\n    \
         <T> D () {\n        try {\n            f ();\n        } catch (E e) {}\n    }\n}\n",
    );
}

#[test]
fn significant_line_breaks_are_kept() {
    check(
        "javascript",
        "a\n . b ( function ( ) { c ( ) ; d } )\nif (a)\n b\nelse\n  c\nclass A { x = 1\n get y ( \
         ) { return\n} }\nlet z = {\na : 1 }\n",
        "a\n    . b (function () {\n    c ();\n    d\n})\nif (a)\n    b\nelse\n    c\nclass A \
         {\n    x = 1\n    get y () {\n        return\n    }\n}\nlet z = {\n    a : 1 }\n",
    );
    check(
        "javascript",
        "let  a = <b>\n  <c/>\n  {d}\n</b>;\n",
        "let a = <b>\n    <c/>\n    {d}\n    </b>;\n",
    );
    check(
        "go",
        "package a\n\n\nimport (\n\"b\"\n  \"c\" )\ntype T struct {\nx  int\n  y int\n}\nfunc f ( \
         ) { a ( ) ; b ( ) }\nfunc g(a int,\nb int) {\nif a > 0 {\nreturn\n}\nswitch {\ncase a \
         :\nf ( )\n_ = a\ndefault:\n}\n}\n",
        "package a\n\nimport (\n    \"b\"\n    \"c\")\ntype T struct {\n    x int\n    y \
         int\n}\nfunc f () { a (); b () }\nfunc g(a int,\n    b int) {\n    if a > 0 {\n        \
         return\n    }\n    switch {\n        case a :\n            f ()\n            _ = \
         a\n        default:\n    }\n}\n",
    );
}

#[test]
fn css_and_json() {
    check(
        "css",
        "@import \"a\" ; a , b  >  c{ color : red ; margin : 0  1px } @media ( x : 1px ) { a:hover \
         { b : calc( 1px + 2px ) ; } }\n",
        "@import \"a\";\na, b > c{\n    color : red;\n    margin : 0 1px\n}\n@media (x : 1px) \
         {\n    a:hover {\n        b : calc(1px + 2px);\n    }\n}\n",
    );
    check(
        "json",
        "{ \"a\" : [ 1 , 2 ] ,\n\"b\" : {\n  \"c\" : true ,\n \"d\":[\n1,\n    2\n]\n}\n\n\n}\n",
        "{ \"a\" : [1, 2],\n    \"b\" : {\n        \"c\" : true,\n        \"d\":[\n            \
         1,\n            2\n        ]\n    }\n}\n",
    );
}

#[test]
fn significant_white_space_is_not_laid_out() {
    for (language, text) in
        [("python", "if a :\n  b\n\n\n\nc  = 1\n"), ("xml", "<a>\n\n\n <b  c='d'/>  </a>\n")]
    {
        check(language, text, text);
    }
}

#[test]
fn line_ends_of_two_bytes_stay() {
    check("c", "int a;int b;\r\n\r\n\r\nint\r\nc;\r\n", "int a;\r\nint b;\r\n\r\nint c;\r\n");
}

/// Returns existing files: the corpora, and the inputs of the tests.
fn texts() -> Vec<(&'static Language, Vec<u8>)> {
    let mut texts = Vec::new();
    for grammar in secateur_grammars::all() {
        texts.extend(programs(grammar).iter().map(|tree| (grammar, tree.source().to_vec())));
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for folder in ["example", "splint"] {
        for entry in fs::read_dir(root.join("tests/fixtures").join(folder)).unwrap() {
            let path = entry.unwrap().path();
            texts.extend(
                secateur_grammars::of(&path).map(|grammar| (grammar, fs::read(&path).unwrap())),
            );
        }
    }
    texts
}

fn is_free(grammar: &Language) -> bool {
    matches!(grammar.white_space, WhiteSpace::Free | WhiteSpace::Lines)
}

#[test]
fn real_files_keep_their_tokens_and_are_not_laid_out_a_second_time() {
    for (grammar, text) in texts().into_iter().filter(|(grammar, _)| is_free(grammar)) {
        let name = String::from_utf8_lossy(&text).into_owned();
        let laid = laid_out(grammar, &text);
        check_kept(grammar, &text, &laid);
        assert_eq!(laid_out(grammar, &laid), laid, "{}, laid out twice: {name}", remedy(grammar));
        // A refusal would look as if the text were already laid out.
        let spaced = [&b"\n\n"[..], &text].concat();
        assert_eq!(
            String::from_utf8_lossy(&laid_out(grammar, &spaced)),
            String::from_utf8_lossy(&laid),
            "{}, after blank lines: {name}",
            remedy(grammar)
        );
    }
}

#[test]
fn megabytes_of_surrounding_white_space_are_deleted() {
    const HALF: usize = 1_000_000;
    for grammar in secateur_grammars::all() {
        let text = programs(grammar).remove(0).source().trim_ascii().to_vec();
        let expected = [&text[..], b"\n"].concat();
        for (before, after) in [(" ", "\n"), ("\t\n", "\n ")] {
            let around = [
                before.repeat(HALF / before.len()).as_bytes(),
                &text,
                after.repeat(HALF / after.len()).as_bytes(),
            ]
            .concat();
            let tree = parse(grammar, around).unwrap();
            let left = tree.without_margins(&|| false).unwrap();
            assert!(
                left.as_deref() == Some(&expected),
                "white space around the first text of {}/corpus is not deleted, but to {:?} bytes; \
                 put another text first if it belongs to this one",
                grammar.name,
                left.map(|left| left.len())
            );
            if is_free(grammar) {
                let laid = laid_out(grammar, tree.source());
                assert_eq!(
                    String::from_utf8_lossy(&laid),
                    String::from_utf8_lossy(&laid_out(grammar, &expected)),
                    "{}",
                    remedy(grammar)
                );
            }
        }
    }
}

#[test]
fn deep_nesting_takes_linear_time_and_space() {
    const LEVELS: usize = 100_000;
    for (language, before, open, close, after) in [
        ("c", "void f(){", "{a;", "}", "}"),
        ("c", "int x = ", "(", ")", ";"),
        ("json", "", "[\n", "]", ""),
        ("javascript", "", "{a\n", "}", ""),
    ] {
        let Some(grammar) = crate::named(language) else { continue };
        let text = [
            before,
            &open.repeat(LEVELS),
            if language == "json" { "" } else { "1" },
            &close.repeat(LEVELS),
            after,
        ]
        .concat();
        let laid = laid_out(grammar, text.as_bytes());
        assert!(laid.len() < 300 * LEVELS, "{} bytes", laid.len());
    }
}

/// Fragments that resemble one of the languages, in random order.
const PIECES: &[&str] = &[
    "a",
    " b ",
    "int ",
    "fn f",
    "class A ",
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    ";",
    ",",
    " ;",
    "\n",
    "\n\n\n",
    "\r\n",
    "  ",
    "\t",
    "#",
    "#if 1\n",
    "#define A ( 1 )",
    "\\\n",
    "//",
    "// x\n",
    "/*",
    "*/",
    "\"",
    "'",
    "`",
    "${",
    "case 1:",
    "=>",
    "=",
    "1",
    ".",
    "<",
    ">",
    "if (a) ",
    "else ",
    "\"s  t\"",
    "@",
    "\u{e9}",
    "\u{feff}",
    "return",
    ":",
    "&&",
    "r#\"",
    "R\"(",
    ")\"",
    "enum E { A, B }",
];

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_keeps_its_tokens(
        pieces in prop::collection::vec(prop::sample::select(PIECES), 0..60),
        at in 0..secateur_grammars::all().len(),
    ) {
        let (grammar, text) = (secateur_grammars::all().nth(at).unwrap(), pieces.concat());
        // A text with hardly anything but syntax errors has no tree.
        if let Ok(tree) = parse(grammar, text.as_bytes())
            && let Some(laid) = tree.laid_out(&|| false).unwrap()
        {
            check_kept(grammar, text.as_bytes(), &laid);
            if tree.syntax_errors() == 0 {
                prop_assert_eq!(laid_out(grammar, &laid), laid);
            }
        }
    }

    #[test]
    fn any_bytes_keep_their_tokens(
        bytes in prop::collection::vec(any::<u8>(), 0..200),
        at in 0..secateur_grammars::all().len(),
    ) {
        let grammar = secateur_grammars::all().nth(at).unwrap();
        if let Ok(tree) = parse(grammar, &bytes[..])
            && let Some(laid) = tree.laid_out(&|| false).unwrap()
        {
            check_kept(grammar, &bytes, &laid);
        }
    }
}
