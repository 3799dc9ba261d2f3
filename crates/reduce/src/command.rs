//! Reduction of a command: deletes words, and elements of lists within words.
//!
//! The program stays, and so does the word with the input placeholder `@@`. All other words are
//! deleted alone, and in pairs of neighbours, for an option with its value. The comma-separated
//! items of a word form a list, at any depth of parentheses. Parentheses can be deleted around
//! their content, together with angle brackets, as in pass pipelines. Rounds repeat until nothing
//! can be deleted.
//!
//! The text of a command has a null byte before each word. It starts with a mark of the input, so
//! that it never equals another candidate.

use std::ops::Range;
use std::sync::Arc;

use secateur_bundle::Bundle;
use secateur_minimize::{Algorithm, Config, OneByOne, Outcome, Prior, QueryKind, Search, Weights};

use crate::round::{Empty, List, Proposal, SearchPosition, SearchTarget, StartMinimizer};

/// Ranges that are deleted together.
type WordRanges = Vec<Range<usize>>;

#[derive(Clone)]
pub struct CommandSearch {
    mark: Arc<str>,
    text: Arc<[u8]>,
    /// Longer command with more to delete, which is tried first.
    longer: Option<Arc<[u8]>>,
    round: usize,
    /// Index of the list.
    at: usize,
    list: Option<List<WordRanges>>,
    has_changed: bool,
}

struct Members {
    what: &'static str,
    members: Vec<WordRanges>,
    /// `true` if the elements are separated by commas.
    has_commas: bool,
}

impl CommandSearch {
    /// Creates the search for a command with these words, which runs on `input`. If the same
    /// command with the `longer` words is interesting, it starts from these.
    #[must_use]
    pub fn new<W: AsRef<[u8]>>(words: &[W], longer: Option<&[W]>, input: &Bundle) -> Self {
        let text =
            |words: &[W]| words.iter().flat_map(|word| [&[0], word.as_ref()].concat()).collect();
        let mut search = Self {
            mark: format!("{:032x}", input.hash()).into(),
            text: text(words),
            longer: longer.map(text),
            round: 1,
            at: 0,
            list: None,
            has_changed: false,
        };
        search.begin();
        search
    }

    /// Returns the words of a candidate or of the best command.
    pub fn words(command: &Bundle) -> impl Iterator<Item = &[u8]> {
        command.files()[0].text().split(|&byte| byte == 0).skip(1)
    }

    fn bundle(&self, text: &[u8]) -> Bundle {
        Bundle::of_text([self.mark.as_bytes(), text].concat())
    }

    /// Returns the text of a configuration.
    fn kept(&self, config: &Config) -> Vec<u8> {
        let members = lists(&self.text).into_iter().nth(self.at);
        let Some((list, lists)) = self.list.as_ref().zip(members) else {
            return self.text.to_vec();
        };
        let mut removed: Vec<_> = list.left_out(config.clone()).flatten().cloned().collect();
        // An element includes the comma before it. The first remaining element must not have one.
        let first = config.iter().next().filter(|&first| lists.has_commas && first > 0);
        removed.extend(first.map(|first| {
            let start = lists.members[first][0].start;
            start..start + 1
        }));
        let is_kept = |&(at, _): &(usize, &u8)| !removed.iter().any(|range| range.contains(&at));
        self.text.iter().enumerate().filter(is_kept).map(|(_, byte)| *byte).collect()
    }

    fn begin(&mut self) {
        self.list = None;
        if self.longer.is_some() {
            return;
        }
        loop {
            let list = lists(&self.text).into_iter().nth(self.at);
            let Some(Members { members, has_commas, .. }) = list else {
                if !std::mem::take(&mut self.has_changed) {
                    return;
                }
                (self.at, self.round) = (0, self.round + 1);
                continue;
            };
            // Earlier deletions may enable a few others.
            let is_first = self.round == 1;
            let start: StartMinimizer =
                Arc::new(move |weights: &Weights, prior: &Prior| match is_first {
                    true => Algorithm::WProbDd.start_from(weights, prior, None),
                    false => Box::new(OneByOne::start(weights.len())),
                });
            let weights = Weights::new(members.iter().map(|_| 1));
            let empty = if has_commas { Empty::Never } else { Empty::Last };
            let prior = Prior::Uniform(secateur_minimize::InitialProbability::default());
            let list = List::new(members, weights, prior, empty, &start);
            if list.query().is_some() {
                self.list = Some(list);
                return;
            }
            self.at += 1;
        }
    }
}

impl Search for CommandSearch {
    type Candidate = Proposal;
    type Best = Bundle;

    fn candidate(&self) -> Option<Proposal> {
        let (text, what, list_len, kind) = match (&self.longer, &self.list) {
            (Some(longer), _) => (longer.to_vec(), "passes", 1, QueryKind::Other),
            (None, list) => {
                let (list, what) = (list.as_ref()?, lists(&self.text).get(self.at)?.what);
                let query = list.query()?;
                (self.kept(&query.config), what, list.len(), query.kind)
            }
        };
        let part = SearchTarget::list(what, list_len);
        let place =
            SearchPosition { round: self.round, pass: "reduce-command", breadth: "thorough", part };
        Some(Proposal { bundle: self.bundle(&text), subject: None, place, kind })
    }

    fn observe(&mut self, outcome: Outcome) {
        if let Some(longer) = self.longer.take() {
            if outcome.is_interesting() {
                self.text = longer;
            }
            return self.begin();
        }
        let Some(list) = &mut self.list else { return };
        list.observe(outcome);
        if list.query().is_none() {
            let best = list.best();
            self.has_changed |= best.len() < best.list_len();
            self.text = self.kept(&best).into();
            self.at += 1;
            self.begin();
        }
    }

    fn best(&self) -> Bundle {
        self.bundle(
            &self.list.as_ref().map_or_else(|| self.text.to_vec(), |list| self.kept(&list.best())),
        )
    }
}

/// Returns the lists of a command. Deletions from one list affect only later lists.
fn lists(text: &[u8]) -> Vec<Members> {
    let starts: Vec<_> = (0..text.len()).filter(|&at| text[at] == 0).collect();
    let end = |number: usize| starts.get(number + 1).copied().unwrap_or(text.len());
    let words: Vec<_> =
        starts.iter().enumerate().map(|(number, &start)| start..end(number)).collect();
    let may_go = |word: &&Range<usize>| !text[(*word).clone()].windows(2).any(|part| part == b"@@");
    let arguments = words.get(1..).unwrap_or_default();
    let pairs = |from: usize| {
        let pairs = arguments.get(from..).unwrap_or_default().chunks_exact(2);
        pairs.filter(|pair| pair.iter().all(|word| may_go(&word))).map(<[_]>::to_vec).collect()
    };
    let single = arguments.iter().filter(may_go).map(|word| vec![word.clone()]).collect();
    let of_words = |what, members| Members { what, members, has_commas: false };
    let mut lists = vec![
        of_words("words", single),
        of_words("pairs of words", pairs(0)),
        of_words("pairs of words", pairs(1)),
    ];
    let mut nests = Vec::new();
    for word in arguments.iter().filter(may_go) {
        if let Some((of_word, nests_of_word)) = lists_in(text, word.clone()) {
            lists.extend(of_word);
            nests.extend(nests_of_word);
        }
    }
    lists.push(of_words("parentheses", nests));
    lists
}

/// Returns the lists in a word, the outer ones first, and the brackets around each inner one.
/// Returns `None` if brackets do not match.
fn lists_in(text: &[u8], word: Range<usize>) -> Option<(Vec<Members>, Vec<WordRanges>)> {
    let first = word.start + 1;
    let value =
        text[first..word.end].iter().position(|byte| b"=,(<".contains(byte)).map(|at| first + at);
    // The value of an option follows `=`.
    let start = value.filter(|&at| text[at] == b'=').map_or(first, |at| at + 1);
    let mut lists: Vec<Vec<WordRanges>> = vec![Vec::new()];
    let mut nests = Vec::new();
    // Starts of open elements, including the comma before them, and the index of the list that
    // contains them, if any.
    let mut open = vec![(start, Some(0))];
    for at in start..word.end {
        let (from, list) = *open.last()?;
        match text[at] {
            b'<' => open.push((at, None)),
            b'>' if list.is_none() => {
                nests.push(std::iter::once(from..at + 1).collect());
                open.pop();
            }
            b'(' if list.is_some() => {
                open.push((at + 1, Some(lists.len())));
                lists.push(Vec::new());
            }
            b',' | b')' if list.is_some() => {
                lists[list?].push(std::iter::once(from..at).collect());
                open.pop();
                if text[at] == b',' {
                    open.push((at, list));
                } else {
                    let &(outer, number) = open.last()?;
                    let has_comma = text[outer] == b',' && !lists[number?].is_empty();
                    let name = outer + usize::from(has_comma);
                    let opening = lists[list?][0][0].start;
                    nests.push(vec![name..opening, at..at + 1]);
                }
            }
            _ => {}
        }
    }
    let (from, list) = open.pop().filter(|_| open.is_empty())?;
    lists[list?].push(std::iter::once(from..word.end).collect());
    let members = |members: Vec<WordRanges>| Members {
        what: "members of a word",
        members: if members.len() > 1 { members } else { Vec::new() },
        has_commas: true,
    };
    Some((lists.into_iter().map(members).collect(), nests))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks the reduced command, and returns the number of queries.
    fn check(command: &str, is_interesting: impl Fn(&[String]) -> bool, expected: &str) -> usize {
        let words: Vec<_> = command.split(' ').collect();
        let mut search = CommandSearch::new(&words, None, &Bundle::of_text(b"x".to_vec()));
        let text = |bundle: &Bundle| {
            CommandSearch::words(bundle)
                .map(|word| String::from_utf8_lossy(word).into_owned())
                .collect::<Vec<_>>()
        };
        let mut asked = 0;
        while let Some(candidate) = search.candidate() {
            asked += 1;
            search.observe(is_interesting(&text(&candidate.bundle)).into());
        }
        assert_eq!(text(&search.best()).join(" "), expected);
        asked
    }

    fn has(words: &[String], wanted: &str) -> bool {
        words.iter().any(|word| word == wanted)
    }

    #[test]
    fn the_program_and_the_input_stay_and_all_else_may_go() {
        check("cc -O2 -Wall -c @@", |_| true, "cc @@");
        check("cc -O2 -Wall -c @@ -lm", |words| has(words, "-O2"), "cc -O2 @@");
        check("cc", |_| true, "cc");
    }

    #[test]
    fn an_option_goes_with_its_value() {
        // A value without its option would be a second input.
        let is_well_formed =
            |words: &[String]| has(words, "-o") == has(words, "x.o") && has(words, "-c");
        check("cc -o x.o -c @@", is_well_formed, "cc -c @@");
        check("cc -c -o x.o @@", is_well_formed, "cc -c @@");
    }

    #[test]
    fn members_of_lists_go_at_any_depth() {
        let first_has = |words: &[String], parts: &[&str]| {
            words.get(1).is_some_and(|word| parts.iter().all(|&part| word.contains(part)))
        };
        let passes = "opt -passes=a,f<x;y>(b,c,l(d,e)),g(h) @@";
        check(passes, |words| first_has(words, &["e", "f<x;y>("]), "opt -passes=f<x;y>(e) @@");
        check(passes, |words| first_has(words, &["e", "f"]), "opt -passes=f(e) @@");
        check(passes, |words| first_has(words, &["h"]), "opt -passes=h @@");
        check(passes, |words| first_has(words, &["g(h)"]), "opt -passes=g(h) @@");
        check(passes, |words| first_has(words, &["b,c,l"]), "opt -passes=b,c,l(e) @@");
        check("cc -Wl,-x,-y @@", |words| first_has(words, &["-Wl", "-y"]), "cc -Wl,-y @@");
    }

    #[test]
    fn brackets_that_do_not_match_are_no_lists() {
        for word in ["a(b,c", "a)b,c", "-Dx=a<b,c", "(a,b>)", "<)", ">(a,", "a,b)"] {
            check(&format!("cc {word} @@"), |words| has(words, word), &format!("cc {word} @@"));
        }
    }

    #[test]
    fn a_longer_command_is_taken_if_it_does_as_well() {
        for (does, expected) in [(true, "opt -passes=b @@"), (false, "opt -O2 @@")] {
            let (short, long) = (["opt", "-O2", "@@"], ["opt", "-passes=a,b,c", "@@"]);
            let mut search =
                CommandSearch::new(&short, Some(&long), &Bundle::of_text(b"x".to_vec()));
            while let Some(candidate) = search.candidate() {
                let text = String::from_utf8_lossy(candidate.bundle.text()).into_owned();
                search.observe(
                    (text.contains("O2") || does && (text.contains("=b") || text.contains(",b")))
                        .into(),
                );
            }
            let best = search.best();
            let words: Vec<_> = CommandSearch::words(&best).map(String::from_utf8_lossy).collect();
            assert_eq!(words.join(" "), expected);
        }
    }
}
