//! Texts without a tree, and texts that a parser only half understands.

use std::collections::{HashMap, HashSet};

use super::*;

#[test]
fn a_flat_pass_only_uses_lines() {
    let mut search = one_round("lines", "one\ntwo\nthree\n", Breadth::Thorough);
    let expected = [
        "lines, list of 3 - ",
        "lines, list of 3 - one\n",
        "lines, list of 3 + two\nthree\n",
        "lines, list of 3 + two\n",
    ];
    assert_eq!(first_round(&mut search, &["two"]), expected);
}

/// Returns deterministic bytes without meaning in any language.
fn noise(bytes: usize) -> Vec<u8> {
    let mut state = 0x9E37_79B9_7F4A_7C15_u64;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 32) as u8
    };
    std::iter::repeat_with(&mut next).take(bytes).collect()
}

/// Returns bytes that form a single word, but cause hundreds of syntax errors.
fn one_word(bytes: usize) -> Vec<u8> {
    noise(bytes)
        .into_iter()
        .map(|byte| if byte.is_ascii() { b"aZ09_"[usize::from(byte) % 5] } else { byte })
        .collect()
}

/// Returns the active passes in order, and the result.
fn passes_and_best(
    text: Vec<u8>,
    passes: &[Pass],
    test: impl Fn(&[u8]) -> bool,
) -> (Vec<&'static str>, Arc<[u8]>) {
    let prior = PriorSource::Learned(Experience::new(InitialProbability::default()));
    let settings = Settings::new(passes.to_vec(), Algorithm::WProbDd, prior, None);
    let mut search = Fixpoint::new(Source::of_language(&C, text.into()), settings).unwrap();
    let mut turns = Vec::new();
    while let Some(candidate) = search.candidate() {
        turns.push(match candidate.place.part {
            SearchTarget::Pieces { piece, .. } => piece.plural(),
            _ if !candidate.place.pass.parse::<Pass>().unwrap().needs_grammar() => {
                candidate.place.pass
            }
            _ => "tree",
        });
        search.observe(if test(&candidate.text) {
            Outcome::Interesting
        } else {
            Outcome::Uninteresting
        });
    }
    turns.dedup();
    (turns, search.best())
}

#[test]
fn an_unparsable_text_is_reduced_by_lines_and_tokens_until_it_parses() {
    let contains =
        |text: &[u8], needle: &[u8]| text.windows(needle.len()).any(|part| part == needle);
    let code = b"\nint f(int a) { return g(a, 1); }\n";
    let text = [&noise(40_000), &code[..], &noise(40_000)].concat();
    let (turns, best) = passes_and_best(text, Pass::DEFAULT, |text| contains(text, b"g("));
    assert_eq!(
        (turns, best.trim_ascii()),
        (vec!["counts", "lines", "tree"], &b"int f() { g(); }"[..])
    );

    // If the text never becomes parsable, the flat passes run until both find nothing.
    let stays = one_word(100_000);
    let text = [b"int a;\nint b;\nint c; int d;", &stays[..]].concat();
    let is_interesting =
        |text: &[u8]| text.ends_with(&stays) && contains(&text[..text.len() - stays.len()], b"d;");
    let (turns, best) = passes_and_best(text, Pass::DEFAULT, is_interesting);
    assert_eq!(turns, ["lines", "tokens", "characters", "lines", "tokens", "lines", "tokens"]);
    assert!(*best == [b"d;", &stays[..]].concat());
    let passes = [Pass::TOKENS, Pass::PERSES, Pass::BYTES];
    let applicable = Pass::applicable(&passes, &mut Source::of_language(&C, best)).unwrap();
    assert_eq!(applicable, [Pass::WITHOUT_TREE, &[Pass::BYTES]].concat());
}

#[test]
fn a_text_that_is_one_long_word_is_shortened() {
    // The characters of the noise have several bytes, and a partial one causes a panic.
    let noise = "\u{e9}\u{4e00}\u{1f600}".repeat(1000);
    let cases = [
        (format!("{noise}needle{noise}"), vec!["needle"], "needle"),
        (format!("{noise}one{noise}two{noise}"), vec!["one", "two"], "onetwo"),
        (format!("{noise}needle\n"), vec!["needle"], "needle"),
        (format!("a\nb {noise}needle"), vec!["b", "needle"], "b needle"),
        (format!("needle{}", " ".repeat(1000)), vec!["needle"], "needle"),
        ("\u{feff}needle\n".to_owned(), vec!["needle"], "needle"),
    ];
    for (text, needles, expected) in cases {
        let mut search = without_tree(&text);
        let trace = trace(&mut search, &needles);
        assert_eq!(best(&search), expected);
        assert!(trace.len() < 300, "{} for {needles:?}", trace.len());
    }
}

/// Each stray continuation byte is a character of its own.
#[test]
fn invalid_utf_8_is_shortened() {
    let text = [&[0x80; 3000][..], b"x", &[0xff; 3000]].concat();
    let settings = Settings::new(Pass::WITHOUT_TREE.to_vec(), Algorithm::Ddmin, fixed(), None);
    let mut search = Fixpoint::new(Source::of_text(text.into()), settings).unwrap();
    while let Some(candidate) = search.candidate() {
        let is_interesting = candidate.text.contains(&b'x');
        search.observe(if is_interesting { Outcome::Interesting } else { Outcome::Uninteresting });
    }
    assert_eq!(*search.best(), *b"x");
}

#[test]
fn a_long_word_that_must_keep_most_characters_costs_few_tests() {
    let mut search = without_tree(&"A".repeat(10_000));
    let asked = trace_by(&mut search, |candidate| candidate.len() >= 1000).len();
    assert!((1000..1100).contains(&best(&search).len()), "{}", best(&search).len());
    assert!(asked < 700, "{asked}");
}

/// A checksum in a text is not a long word, nor is a word among many.
#[test]
fn an_ordinary_text_costs_no_tests_of_characters() {
    let (checksum, long) = ("0123456789abcdef".repeat(4), "x".repeat(120));
    let texts = [
        (format!("id={checksum} {checksum}\n"), false),
        (format!("{long} ").repeat(9), false),
        (format!("id={checksum}\n"), true),
        (format!("{long} ").repeat(8), true),
    ];
    for (text, expected) in texts {
        let mut search = without_tree(&text);
        let trace = trace_by(&mut search, |candidate| candidate == text);
        assert_eq!(trace.iter().any(|line| line.contains("word, ")), expected, "{trace:?}");
    }
}

fn without_tree(text: &str) -> BoxedSearch {
    let settings = Settings::new(Pass::WITHOUT_TREE.to_vec(), Algorithm::WProbDd, fixed(), None);
    Box::new(Fixpoint::new(Source::of_text(text.as_bytes().into()), settings).unwrap())
}

/// A text can also lose its tree after the deletion of its parsable part.
#[test]
fn a_text_that_loses_its_tree_is_reduced_without_one() {
    let text = [b"/*", &one_word(100_000)[..], b"*/ int a;"].concat();
    // Only the start of the comment can be deleted.
    let rest = text[2..].to_vec();
    let passes = [Pass::TOKENS, named("hoist")];
    let (turns, best) = passes_and_best(text, &passes, |text| text.ends_with(&rest));
    assert!(*best == rest);
    assert_eq!(turns, ["tokens", "lines", "tokens", "characters", "lines", "tokens"]);
}

#[test]
fn unpreprocessed_c_errors_and_declarations_of_documents_are_reduced() {
    let check = |grammar: &'static Language, source: &str, needles: &[&str], expected: &str| {
        let mut search = fixpoint(grammar, Pass::PERSES, source);
        trace(&mut search, needles);
        assert_eq!(best(&search).trim(), expected);
    };
    let c = "#include <stdio.h>\n#include <stdlib.h>\n#define N 3\n#define TWICE(x) ((x) * 2)\n\
        #if N > 2\nint a;\n#ifdef M\nint b;\n#else\nint c;\n#endif\n#elif N\nint d;\n#endif\n\
        int main(void) { return TWICE(N); }\n";
    check(&C, c, &["#include <stdio.h>"], "#include <stdio.h>");
    check(&C, c, &["#define N 3", "TWICE(N)"], "#define N 3\n\nint main() { return TWICE(N); }");
    check(&C, c, &["#ifdef M", "int c;"], "#ifdef M\n#else\nint c;\n#endif");
    check(&C, "int a; ) } @@ int b = ( ; int c;", &["@@"], "@@");
    let xml = "<?xml version=\"1.0\"?>\n<!DOCTYPE a [\n<!ENTITY e \"x\">\n<!ENTITY f \"y\">\n\
        <!ELEMENT a (#PCDATA)>\n]>\n\
               <a><b>&e;</b><c>&f;</c></a>\n";
    check(&XML, xml, &["<!ENTITY f \"y\">"], "<!DOCTYPE a [<!ENTITY f \"y\">]>\n<b></b>");
    check(&XML, xml, &["<!ENTITY f", "&f;"], "<!DOCTYPE a [<!ENTITY f \"y\">]>\n<c>&f;</c>");
}

#[test]
fn long_literals_and_texts_are_shortened_in_a_few_steps() {
    let long = "a bc &amp; \u{e9}".repeat(400);
    let plain = long.replace("&amp; ", "");
    let shortened = |grammar, text: &str, needle: &str| {
        let mut search = fixpoint(grammar, named("shorten"), text);
        let trace = trace(&mut search, &[needle]);
        (best(&search), trace.len())
    };
    let (text, asked) = shortened(&C, &format!("char *a = \"{long}it\\n{long}\"; int b;"), "it\\n");
    assert_eq!(text, "char *a = \"it\\n\"; int b;");
    assert!(asked < 120, "{asked}");
    let (text, asked) = shortened(&XML, &format!("<a b='{long}'>{plain}it{plain}<c/></a>"), "it");
    assert_eq!(text, "<a b=''>it<c/></a>");
    assert!(asked < 120, "{asked}");
}

#[test]
fn literals_of_a_short_text_lose_what_the_test_does_not_need() {
    let check = |grammar, text: &str, needles: &[&str], expected: &str| {
        let mut search = fixpoint(grammar, named("short-literals"), text);
        trace(&mut search, needles);
        assert_eq!(best(&search), expected);
    };
    let text = "f(\"  %s en\\n tries\\t\", 31337UL, 0xFFFFL, 1.25, '\\n', \"\\0\");";
    check(&C, text, &[], "f(\"\", 3, 0, 1, '\\n', \"\\0\");");
    check(&C, text, &["%s", "\\t", "UL", "1."], "f(\"%s\\t\", 3UL, 0, 1., '\\n', \"\\0\");");
    // `1e` is no number.
    check(&C, "f(1e21, 3.5e-7f);", &["1e", "e-7"], "f(1e21, 3e-7);");
    check(&XML, "<a b='mast R&amp;D' c='12 cm'/>", &["&amp;"], "<a b='&amp;' c=''/>");
    let long = format!("f(\"two words\"{});", ", 1".repeat(256));
    let mut search = fixpoint(&C, named("short-literals"), &long);
    assert_eq!(trace(&mut search, &[]), Vec::<String>::new());
}

#[test]
fn short_or_partial_literals_are_not_shortened() {
    let long = "ab".repeat(100);
    for text in [
        "char a[] = \"abc\";".to_owned(),
        format!("int {long};"),
        format!("char *a = \"{}\" b \"{}\";", &long[..80], &long[..80]),
    ] {
        let mut search = fixpoint(&C, named("shorten"), &text);
        assert_eq!(trace(&mut search, &[]), Vec::<String>::new());
    }
}

/// Numbers of a text, read one by one as a program of a contest does.
struct Reader<'text>(std::str::SplitAsciiWhitespace<'text>);

impl<'text> Reader<'text> {
    fn word(&mut self) -> Option<&'text str> {
        self.0.next()
    }

    fn number(&mut self) -> Option<i64> {
        self.word()?.parse().ok()
    }

    fn numbers(&mut self, count: i64) -> Option<Vec<i64>> {
        (0..count).map(|_| self.number()).collect()
    }
}

/// Returns deterministic numbers below `max`.
fn random(count: usize, max: u64) -> Vec<String> {
    let bytes = noise(count * 4);
    let number = |bytes: &[u8]| {
        u64::from(u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]])) % max
    };
    bytes.chunks(4).map(|bytes| number(bytes).to_string()).collect()
}

/// Reduces `text` as a test that accepts only what `read` reads to the end and finds interesting.
/// Returns the result and the number of tests.
fn reduced_data(text: &str, read: impl Fn(&mut Reader) -> Option<bool>) -> (String, usize) {
    let is_interesting = |text: &str| {
        let mut reader = Reader(text.split_ascii_whitespace());
        read(&mut reader) == Some(true) && reader.word().is_none()
    };
    assert!(is_interesting(text));
    let mut search = without_tree(text);
    let tests: BTreeSet<String> = trace_by(&mut search, is_interesting)
        .into_iter()
        .map(|line| line.split_once(['+', '-']).map_or_else(String::new, |it| it.1.to_owned()))
        .collect();
    let words = best(&search).split_whitespace().collect::<Vec<_>>().join(" ");
    (words, tests.len())
}

#[test]
fn a_count_changes_with_the_lines_or_words_that_it_counts() {
    let numbers = random(3000, 1_000_000);
    let has = |numbers: Vec<i64>| numbers.contains(&77) && numbers.contains(&88);
    let placed = |separator: &str| {
        let mut numbers = numbers.clone();
        (numbers[700], numbers[2100]) = ("77".to_owned(), "88".to_owned());
        format!("3000\n{}\n", numbers.join(separator))
    };
    for separator in ["\n", " "] {
        let (result, tests) = reduced_data(&placed(separator), |reader| {
            let count = reader.number()?;
            Some(has(reader.numbers(count)?))
        });
        assert_eq!(result, "2 77 88");
        assert!(tests < 250, "{tests}");
    }
}

/// The order of the text matters, not the lengths of the lines: a set of all long lines would often
/// be needed as a whole.
#[test]
fn short_and_long_lines_are_deleted_with_their_neighbours() {
    // Each insertion is followed by a query. A number is inserted twice and deleted once.
    let mut lines = random(20_000, 1_000_000);
    for line in &mut lines {
        line.insert_str(0, "1 ");
    }
    for (at, line) in [(7000, "1 5"), (9000, "1 5"), (11_000, "2 5")] {
        lines[at] = line.to_owned();
    }
    let text = format!("{}\n{}\n", 2 * lines.len(), lines.join("\n3\n") + "\n3");
    let (result, tests) = reduced_data(&text, |reader| {
        let (mut counts, mut is_wrong) = (HashMap::<i64, i64>::new(), false);
        let mut wrong = HashSet::new();
        for _ in 0..reader.number()? {
            match reader.number()? {
                1 => {
                    let number = reader.number()?;
                    *counts.entry(number).or_default() += 1;
                    wrong.remove(&number);
                }
                2 => {
                    let number = reader.number()?;
                    let count = counts.entry(number).or_default();
                    *count -= 1;
                    if *count > 0 {
                        wrong.insert(number);
                    }
                }
                3 => is_wrong |= !wrong.is_empty(),
                _ => return None,
            }
        }
        Some(is_wrong)
    });
    assert_eq!(result.split(' ').count(), 8, "{result}");
    assert!(tests < 250, "{tests}");
}

/// The last lines could also be a list of their own.
#[test]
fn blocks_of_lines_to_the_end_are_one_list() {
    let mut numbers = random(1100, 1000);
    numbers[400] = "5000".to_owned();
    let blocks: String = numbers.iter().map(|number| format!("1 1\n{number}\n7\n")).collect();
    let (result, tests) = reduced_data(&format!("1100\n{blocks}"), |reader| {
        let mut is_interesting = false;
        for _ in 0..reader.number()? {
            let (count, _) = (reader.number()?, reader.number()?);
            is_interesting |= reader.numbers(count)?.contains(&5000);
            reader.numbers(count)?;
        }
        Some(is_interesting)
    });
    assert_eq!(result.split(' ').count(), 5, "{result}");
    assert!(tests < 80, "{tests}");
}

#[test]
fn two_counts_change_with_a_grid_and_both_lists() {
    // Rows and columns of characters.
    let row = |at: usize| if at == 30 { "..#.".repeat(10) } else { "....".repeat(10) };
    let grid: Vec<String> = (0..60).map(row).collect();
    let (result, tests) = reduced_data(&format!("60 40\n{}\n", grid.join("\n")), |reader| {
        let (rows, columns) = (reader.number()?, reader.number()?);
        let read: Option<Vec<&str>> = (0..rows).map(|_| reader.word()).collect();
        let is_grid = |row: &&str| row.len() as i64 == columns;
        let read = read?;
        Some(read.iter().all(is_grid) && read.iter().any(|row| row.contains('#')))
    });
    assert_eq!(result, "1 1 #");
    assert!(tests < 120, "{tests}");

    // A list of words, and lines of queries after it, both of the same length.
    let (words, queries) = (random(500, 10_000).join(" "), random(500, 9000).join(" 7\n"));
    let (result, tests) = reduced_data(&format!("500 500\n{words}\n{queries} 7\n"), |reader| {
        let (words, queries) = (reader.number()?, reader.number()?);
        Some(reader.numbers(words)?.len() > 1 && reader.numbers(2 * queries)?.len() > 4)
    });
    assert_eq!(result.split(' ').count(), 2 + 2 + 6, "{result}");
    assert!(tests < 250, "{tests}");
}

/// The count of the lines is beside that of the words, with which it could be scaled.
#[test]
fn a_list_of_needed_elements_does_not_hide_another_one() {
    let (words, lines) = (random(20, 10_000).join(" "), random(30, 9000).join(" 7\n"));
    let (result, _) = reduced_data(&format!("20 30\n{words}\n{lines} 7\n"), |reader| {
        let (words, lines) = (reader.number()?, reader.number()?);
        let is_read = reader.numbers(words).is_some() && reader.numbers(2 * lines).is_some();
        Some(is_read && words == 20 && lines > 0)
    });
    assert!(result.starts_with("20 1 "), "{result}");
}

#[test]
fn a_count_of_cases_changes_and_then_the_counts_in_a_case() {
    let numbers = random(40 * 60, 100_000);
    let of_case = |(at, numbers): (usize, &[String])| {
        let (count, last) = (20 + at % 7, if at == 31 { "123456" } else { "5" });
        format!("{count} 3\n{} {last}\n", numbers[..count - 1].join(" "))
    };
    let cases: String = numbers.chunks(60).enumerate().map(of_case).collect();
    let (result, tests) = reduced_data(&format!("40\n{cases}"), |reader| {
        let mut is_found = false;
        for _ in 0..reader.number()? {
            let (count, least) = (reader.number()?, reader.number()?);
            is_found |= count >= least && reader.numbers(count)?.contains(&123_456);
        }
        Some(is_found)
    });
    assert_eq!(result, "1 1 1 123456");
    assert!(tests < 200, "{tests}");
}

#[test]
fn blocks_may_tell_their_own_numbers_of_lines() {
    let of_case = |at: usize| format!("{}\n{}", 1 + at % 3, "1 2\n".repeat(1 + at % 3));
    let cases: String = (0..50).map(of_case).collect();
    let (result, tests) = reduced_data(&format!("50\n{cases}"), |reader| {
        let mut lines = 0;
        for _ in 0..reader.number()? {
            let count = reader.number()?;
            lines = lines.max(reader.numbers(2 * count)?.len() / 2);
        }
        Some(lines == 3)
    });
    assert_eq!(result, "1 3 1 2 1 2 1 2");
    assert!(tests < 180, "{tests}");
}

#[test]
fn a_length_changes_with_the_characters_that_it_counts() {
    let body = format!("{}needle{}", "a b\n".repeat(50), "\u{e9} ".repeat(50));
    let cases = [
        (format!("POST\r\nContent-Length: {}\r\n\r\n{body}", body.len()), "\r\n\r\n"),
        (format!("{}:{body},", body.len()), ":"),
        (format!("\0\u{1}size {}\n{body}\nend\n", body.len()), "\n"),
    ];
    for (text, mark) in cases {
        let is_interesting = |text: &str| {
            let Some((head, rest)) = text.split_once(mark) else { return false };
            let digits = head.trim_start_matches(|it: char| !it.is_ascii_digit());
            let Ok(len) = digits.parse() else { return false };
            rest.get(..len).is_some_and(|body| body.contains("needle")) && rest.len() <= len + 5
        };
        assert!(is_interesting(&text));
        let mut search = without_tree(&text);
        let tests = trace_by(&mut search, is_interesting).len();
        let result = best(&search);
        assert!(result.len() <= 9 + mark.len(), "{result:?}");
        assert!(tests < 250, "{tests}");
    }
}

#[test]
fn a_position_follows_the_count_and_a_sum_stays() {
    // The number before the last of the sorted ones is large; there are at most as many as given.
    let numbers = random(2000, 1000).join(" ");
    let (result, tests) = reduced_data(&format!("2000\n{numbers}\n1990\n"), |reader| {
        let count = reader.number()?;
        let mut numbers = reader.numbers(count)?;
        numbers.sort();
        let position = reader.number()?;
        Some(position <= count && numbers[usize::try_from(position).ok()? - 1] > 500)
    });
    assert!(result.split(' ').count() <= 4, "{result}");
    assert!(tests < 300, "{tests}");

    let numbers = random(2000, 1000).join("\n");
    let (result, tests) = reduced_data(&format!("2000\n{numbers}\n"), |reader| {
        let count = reader.number()?;
        let numbers = reader.numbers(count)?;
        Some(numbers.iter().all(|&it| it < 100_000) && numbers.iter().sum::<i64>() > 900_000)
    });
    assert!(result.split(' ').count() <= 40, "{result}");
    assert!(tests < 900, "{tests}");

    // A limit for all elements together.
    let lines = "7 9 8\n".repeat(200);
    let (result, tests) = reduced_data(&format!("200 100000\n{lines}"), |reader| {
        let (count, limit) = (reader.number()?, reader.number()?);
        let numbers = reader.numbers(3 * count)?;
        Some(count > 0 && numbers.contains(&9) && (400..=600).contains(&(limit / count)))
    });
    assert!(result.split(' ').count() <= 14, "{result}");
    assert!(tests < 300, "{tests}");
}

/// Numbers of documents change with the elements that they count, all of them or the nearest.
#[test]
fn the_counts_of_a_document_change_with_its_elements() {
    let of_value = |text: &str, name: &str, len: usize| text.contains(&format!("{name}='{len}'"));
    let reduced = |wanted: &[&str], chance: &str| {
        let items: String = (0..200).map(|i| format!("<item>{i}</item>")).collect();
        let text = format!("<list {chance}='200' all='200'>{items}</list>");
        let mut search = fixpoint(&XML, named("counted"), &text);
        let trace = trace_by(&mut search, |text| {
            let len = text.matches("<item>").count();
            text.contains("<item>77<") && wanted.iter().all(|name| of_value(text, name, len))
        });
        let texts = trace.iter().filter_map(|line| line.split_once(['+', '-']));
        (best(&search), texts.map(|(_, text)| text.to_owned()).collect::<BTreeSet<_>>().len())
    };
    for (wanted, chance, open) in [
        (&["different", "all"][..], "different", "<list different='1' all='1'>"),
        (&["all"], "id", "<list id='1' all='1'>"),
    ] {
        let (result, tests) = reduced(wanted, chance);
        assert_eq!(result, format!("{open}<item>77</item></list>"));
        assert!(tests < 40, "{tests}");
    }
    // Without a success, a list ends after 16 tests with both numbers and 16 with the nearest. A
    // later round asks about other sets.
    let (result, tests) = reduced(&["needed"], "id");
    assert!(result.contains("<item>199<") && tests <= 64, "{tests} tests");
}

/// A number that counts nothing costs no test, and a text without one is reduced as before.
#[test]
fn a_text_without_counts_costs_no_tests_of_counts() {
    for text in ["# made by 7\ncolour = dark\nwidth = 80\n", "one 2 three\n", "7\n"] {
        let mut search = without_tree(text);
        let trace = trace_by(&mut search, |candidate| candidate == text);
        assert!(trace.iter().all(|line| !line.contains("counted")), "{trace:?}");
    }
}

/// A long list of needed pieces ends early.
#[test]
fn a_long_list_of_needed_pieces_costs_a_limited_number_of_tests() {
    let text = "a\n".repeat(10_000);
    let mut search = without_tree(&text);
    let tests = trace_by(&mut search, |candidate| candidate == text).len();
    assert!((512..2500).contains(&tests), "{tests}");
}
