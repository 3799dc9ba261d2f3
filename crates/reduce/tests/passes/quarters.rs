//! Quarters of texts.

use std::cell::RefCell;

use super::*;

/// Returns functions of 17 tokens each. The 300th calls the 10th.
fn long_program() -> String {
    let function = |number: usize| {
        let called = if number == 300 { "f10()" } else { "1 + 2" };
        format!("int f{number}(void) {{ int a = {called}; return a; }}\n")
    };
    (0..400).map(function).collect()
}

/// Runs one round, and returns the result and the number of tested bytes over those of `text`.
fn reduced(text: &str, test: impl Fn(&str) -> bool) -> (String, f64) {
    let mut search = one_round("quarters", text, Breadth::Coarse);
    let mut bytes = 0;
    while let Some(candidate) = search.candidate() {
        bytes += candidate.text.len();
        let candidate = String::from_utf8(candidate.text).unwrap();
        search.observe(Outcome::from(test(&candidate)));
    }
    (best(&search), bytes as f64 / text.len() as f64)
}

#[test]
fn one_required_function_is_found_for_about_one_full_size_test() {
    let (text, work) = reduced(&long_program(), |text| text.contains("a = f10()"));
    assert!(text.contains("int f10(void) ;"), "the needed function has no body: {text}");
    assert!(text.len() * 10 < long_program().len(), "{text}");
    assert!(work < 1.4, "{work}");
}

#[test]
fn a_function_that_only_its_file_knows_is_found_although_a_compiler_leaves_it_out() {
    let text = long_program().replace("int f", "static int f") + "int main() { return f300(); }";
    let is_compiled = |text: &str| text.contains("f300()") || !text.contains("static int f300");
    let test = |text: &str| text.contains("a = f10()") && is_compiled(text);
    let (left, work) = reduced(&text, test);
    assert!(test(&left) && left.len() * 10 < text.len(), "{left}");
    assert!(work < 1.4, "{work}");
    // Another function stays internal as long as something calls it.
    assert!(left.contains("static int f10(void)") && !left.contains("static int f300"), "{left}");
}

#[test]
fn distant_required_functions_are_kept() {
    let needed = ["int f20(void) {", "int f390(void) {"];
    let test = |text: &str| needed.iter().all(|function| text.contains(function));
    let (text, work) = reduced(&long_program(), test);
    assert!(test(&text) && text.len() * 4 < long_program().len(), "{text}");
    assert!(work < 8.0, "{work}");
}

#[test]
fn if_everything_is_needed_few_questions_are_asked() {
    let text = long_program();
    let (left, work) = reduced(&text, |candidate| candidate == text);
    assert!(left == text && work < 4.0, "{work}");
}

#[test]
fn members_are_needed_with_their_type_only() {
    let members = |name: &str| -> String {
        (0..500).map(|number| format!("int {name}{number};\n")).collect()
    };
    let text = format!(
        "struct s {{ {} }};\nstruct t {{ {} }};\nstruct s v;\nint f(void) {{ return v.a7; }}\n",
        members("a"),
        members("b")
    );
    let (left, _) = reduced(&text, |text| text.contains("return v.a7"));
    assert!(left.contains("struct s {") && left.contains("int a7;"), "{left}");
    let has_others = left.contains("int a8;") || left.contains("int b7;");
    assert!(!has_others && left.len() * 4 < text.len(), "{left}");
}

#[test]
fn a_type_keeps_what_it_is_initialised_with_and_its_operators() {
    let sum = " + 5".repeat(99);
    let type_of = |name: &str| {
        let members = [
            "int a; int b;",
            "NAME operator+(int c) { return NAME{1, c}; }",
            "int get(int c) { return a + b + c + 4; }",
            &format!("int other(int c) {{ return a{sum}; }}"),
        ];
        let operator = "int operator-(NAME d, int e) { return d.a - e - 6; }";
        let members = members.join("\n");
        format!("struct NAME {{\n{members}\n}};\n{operator}\n").replace("NAME", name)
    };
    let text = format!(
        "{}{}{}int f() {{ return (s{{1, 2}} + 3).get(4); }}\n",
        type_of("s"),
        type_of("t"),
        long_program()
    );
    let mut search = fixpoint(&CPP, named("quarters"), &text);
    while let Some(candidate) = search.candidate() {
        let has_all = String::from_utf8(candidate.text).unwrap().contains("return (s{1, 2}");
        search.observe(Outcome::from(has_all));
    }
    let left = best(&search);
    let kept = ["int a;", "int b;", "s operator+(int c)", "int get(int c)", "operator-(s d"];
    assert!(kept.iter().all(|kept| left.contains(kept)), "{left}");
    assert!(!left.contains("other(int c) { return") && !left.contains("operator-(t d"), "{left}");
}

/// Returns the candidates of the first cut by these messages.
fn cuts(grammar: &'static Language, text: &str, messages: &[&[&str]]) -> Vec<String> {
    let owned = |message: &&[&str]| message.iter().map(|&place| place.to_owned()).collect();
    let messages: Vec<Vec<String>> = messages.iter().map(owned).collect();
    let source = Source::of_program(parse(grammar, text.as_bytes()).unwrap()).naming(&messages);
    let passes = vec![named("quarters")];
    let settings = Settings::new(passes, Algorithm::Ddmin, fixed(), None);
    let mut search = Fixpoint::new(source, settings).unwrap();
    let mut texts = Vec::new();
    while let Some(candidate) = search.candidate()
        && candidate.place.pass == "first-cut"
    {
        texts.push(String::from_utf8(candidate.text).unwrap());
        search.observe(Outcome::Uninteresting);
    }
    texts
}

#[test]
fn a_long_program_starts_with_what_messages_name() {
    let text = long_program().replace("int f300", "static int f300");
    // A compiler leaves out a static function that nothing uses.
    let function = "int f10(void) ;\n int f300(void) { int a = f10(); return a; }\n";
    assert_eq!(cuts(&C, &text, &[&["301"]]), [function]);
    assert_eq!(cuts(&C, &text, &[&["f300", "unknown"]]), [function]);
    // Declarations of several names have names, too.
    let several = "int a, b; enum { e, f }; typedef struct { int c; } t, *u;\n";
    assert_eq!(cuts(&C, &format!("{several}{text}"), &[&["302"]]), [function]);
    // The last message decides, then all.
    let other = "int f6(void) { int a = 1 + 2; return a; }\n";
    assert_eq!(cuts(&C, &text, &[&["7"], &["301"]]), [function, &format!("{other}{function}")]);
    // A line that does not exist, a name of a variable, and more than half of the text.
    assert_eq!(cuts(&C, &text, &[&["0", "402", "a"]]), [""; 0]);
    let lines: Vec<String> = (1..300).map(|line| line.to_string()).collect();
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    assert_eq!(cuts(&C, &text, &[&lines]), [""; 0]);
    assert_eq!(cuts(&C, "int f(void) { return 1; } int g;", &[&["1"]]), [""; 0]);
    // In a type that is most of the program, its function is enough.
    let members = long_program().replace("f300", "g");
    let in_type = format!("struct s {{\n{members}\n}};\n");
    let cut = cuts(&CPP, &in_type, &[&["302"]]);
    assert_eq!(cut, cuts(&CPP, &in_type, &[&["g"]]));
    assert_eq!(cut.len(), 1);
    let words: Vec<&str> = cut[0].split_whitespace().collect();
    let kept = "struct s { int f10(void) ; int g(void) { int a = f10(); return a; } };";
    assert_eq!(words.join(" "), kept);
}

#[test]
fn the_last_units_are_kept_first_with_what_they_need_in_namespaces() {
    let included = "inline namespace n { struct s { int used(); void next(); }; struct t { }; \
                    int s::used() { t a; return 1 + 2 + 3; } void s::next() { t a; f1(); f2(); } \
                    using m = int; using ::f7; using ::f8; }\n";
    let own = "int g(n::s a) { a.used(); a.next(); return f7() + f9(); }\n";
    let text = long_program().replace("int f300", &format!("{included}int h")) + own;
    let search = fixpoint(&CPP, named("quarters"), &text);
    let candidate = String::from_utf8(search.candidate().unwrap().text).unwrap();
    let words: Vec<&str> = candidate.split_whitespace().collect();
    // A method is not declared again outside of its class.
    let included = "int f7(void) ; int f9(void) ; inline namespace n { struct s { int used(); \
                    void next(); }; void s::next() {} using ::f7; } ";
    let last =
        (396..400).map(|number| format!("int f{number}(void) {{ int a = 1 + 2; return a; }} "));
    let kept = included.to_owned() + &last.collect::<String>() + own.trim_end();
    assert_eq!(words.join(" "), kept);
}

/// Returns the first candidates of a program with a line marker, if this is the outcome of the
/// question without markers.
fn after_markers(outcome: Outcome) -> Vec<String> {
    let text = long_program().replace("int f200", "# 7 \"a.h\" 2\nint f200");
    let mut search = fixpoint(&C, named("quarters"), &text);
    let mut texts = Vec::new();
    for outcome in [outcome, Outcome::Uninteresting, Outcome::Uninteresting] {
        texts.push(String::from_utf8(search.candidate().unwrap().text).unwrap());
        search.observe(outcome);
    }
    assert_eq!(best(&search).contains('#'), !outcome.is_interesting());
    texts
}

#[test]
fn line_markers_are_deleted_first_if_the_test_permits_it() {
    let texts = after_markers(Outcome::Interesting);
    assert!(texts[0].contains("int f199") && texts[0].contains("int f399"), "{}", texts[0]);
    assert!(texts.iter().all(|text| !text.contains('#')), "{texts:?}");
    let texts = after_markers(Outcome::Uninteresting);
    assert!(texts[1..].iter().any(|text| text.contains('#')), "{texts:?}");
}

#[test]
fn a_long_definition_keeps_its_words_and_an_element() {
    let values = vec!["4"; 2000].join(", ");
    let program = |other: &str| {
        let function = "int f() { return a[3] + 1; }\n";
        format!("static const int a[] = {{ {values} }};\n{other}{}{function}", long_program())
    };
    let cuts = |text: &str| {
        let cuts = RefCell::new(String::new());
        reduced(text, |candidate| {
            *cuts.borrow_mut() += candidate;
            candidate.contains("return a[3]")
        });
        cuts.into_inner()
    };
    let all = cuts(&program(""));
    assert!(all.contains("static const int a[] = { 0 };"), "{all}");
    let count = all.matches("int a[]").count();
    assert_eq!(all.matches("static const int a[] = { ").count(), count, "{all}");
    assert!(!all.contains("{ }") && !all.contains("{}"), "{all}");
    // An empty list elsewhere shows that the compiler accepts one.
    let all = cuts(&program("int b[] = {};\n"));
    assert!(all.contains("static const int a[] = { }"), "{all}");
}

#[test]
fn functions_that_the_compiler_evaluates_keep_their_bodies() {
    let program = |word: &str| {
        let body = "int b = a; ".repeat(200);
        let function = format!("{word} f10(int a) {{ {body}return a + 1 + 2 + 3 + 4; }}");
        long_program().replace("int f10(void) { int a = 1 + 2; return a; }", &function)
    };
    let needs_body = |word: &str| {
        let mut search = fixpoint(&CPP, named("quarters"), &program(word));
        while let Some(candidate) = search.candidate() {
            let text = String::from_utf8(candidate.text).unwrap();
            search.observe(Outcome::from(text.contains("a = f10()")));
        }
        let left = best(&search);
        assert_eq!(left.contains("+ 3 + 4;"), left.matches("int b = a;").count() == 200, "{left}");
        left.contains("+ 3 + 4;")
    };
    let words = ["constexpr int", "static consteval int", "int", "const int"];
    assert_eq!(words.map(needs_body), [true, true, false, false]);
}

#[test]
fn short_texts_and_later_rounds_have_no_quarters() {
    let search = one_round("quarters", "int f(void) { return 1; } int g;", Breadth::Coarse);
    assert!(search.candidate().is_none());
    let search = one_round("quarters", &long_program(), Breadth::Quick);
    assert!(search.candidate().is_none());
    // A text that is neither short nor long has only those that are kept.
    let questions = |functions: usize| {
        let text: String = long_program().split_inclusive('\n').take(functions).collect();
        let mut search = one_round("quarters", &text, Breadth::Coarse);
        let mut count = 0;
        while search.candidate().is_some() {
            search.observe(Outcome::Uninteresting);
            count += 1;
        }
        count
    };
    assert_eq!([60, 61, 120, 121].map(questions), [0, 4, 4, 7]);
}
