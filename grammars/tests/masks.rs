//! Masks of meaningless texts: arbitrary sequences of the words that masks look for.

use secateur_names::parse;
use secateur_syntax::Edit;

const WORDS: [&str; 66] = [
    "a",
    "b",
    "::",
    "::",
    "*",
    "&",
    "&&",
    "=",
    "==",
    "(",
    ")",
    "(",
    ")",
    "[",
    "]",
    "[[",
    "]]",
    "{",
    "}",
    "{",
    "}",
    "<",
    ">",
    ">>",
    ";",
    ";",
    ":",
    ",",
    ".",
    "->",
    "->*",
    "...",
    "~",
    "!",
    "const",
    "noexcept",
    "mutable",
    "static",
    "typedef",
    "typename",
    "template",
    "class",
    "struct",
    "friend",
    "operator",
    "using",
    "delete",
    "decltype",
    "__decltype",
    "typeof",
    "unsigned",
    "this",
    "if",
    "consteval",
    "export",
    "module",
    "import",
    "extern",
    "goto",
    "case",
    "switch",
    "__attribute__",
    "__is_same",
    "asm",
    "\n# 1 \"a\"\n",
    "\n#pragma a\n",
];

/// Returns the same numbers in each run.
fn numbers() -> impl Iterator<Item = usize> {
    let next = |last: &u64| {
        Some(last.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407))
    };
    std::iter::successors(Some(1), next).map(|number| (number >> 33) as usize)
}

#[test]
fn any_sequence_of_their_words_round_trips() {
    let mut numbers = numbers();
    let mut number = |below: usize| numbers.next().unwrap() % below;
    for _ in 0..3_000 {
        let count = number(60);
        let words: Vec<_> = (0..count).map(|_| WORDS[number(WORDS.len())]).collect();
        let text = words.join([" ", ""][number(2)]);
        for grammar in ["c", "cpp"].map(|name| secateur_grammars::named(name).unwrap()) {
            let tree = parse(grammar, text.as_bytes()).unwrap();
            assert_eq!(tree.render(&Edit::default()), text.as_bytes());
            let units = tree.units();
            assert_eq!(units.reachable(0..units.len()), vec![true; units.len()], "{text}");
            assert!(units.last_root().is_none_or(|root| root < units.len()));
        }
    }
}

/// The token that a mask looks for may be far away, or missing.
#[test]
fn unterminated_words_take_linear_time() {
    let repeated = [
        "a<",
        "typename ",
        "goto *",
        ": a ",
        "a::",
        "> ",
        "template <",
        "typename a::",
        "decltype(",
        "__a(",
        "[[",
    ];
    for grammar in ["c", "cpp"].map(|name| secateur_grammars::named(name).unwrap()) {
        for word in repeated {
            for start in ["", "__a(", "class a { "] {
                let text = start.to_owned() + &word.repeat(10_000);
                assert_eq!(parse(grammar, text.as_bytes()).unwrap().source()[..], *text.as_bytes());
            }
        }
    }
}
