//! Shorter numbers in data without a tree.
//!
//! A number limits what other passes can delete: the data of a program is only valid if the list
//! has at least as many elements as another number says. So the numbers of a text that consists
//! mostly of numbers are replaced, in one list each: by 1, then by their first half, then without
//! their last digit. In the [quick](Breadth::Quick) round these are the numbers of the first line,
//! before the lists are shortened. Later they are those of short lines, and all of them as soon as
//! the text has few numbers.

use std::ops::Range;
use std::sync::Arc;

use secateur_minimize::{Config, Outcome, Weights};

use crate::round::{
    Breadth, Candidate, Empty, List, PassSearch, Piece, Round, SearchTarget, replaced,
};
use crate::searches::counted::{is_data, is_number, words_of};
use crate::searches::counts::{FAILURES_MAX, Patience};

/// Maximum number of words in a line whose numbers are replaced in a long text.
const LINE_WORDS_MAX: usize = 8;

/// Maximum number of numbers of a short text, and of a long one.
const NUMBERS_MAX: [usize; 2] = [256, 16];

/// Replacements of a number.
#[derive(Clone, Copy)]
enum Step {
    One,
    Half,
    Shorter,
}

/// One round over the numbers of a text.
#[derive(Clone)]
pub(crate) struct Numbers {
    /// Shortest text so far.
    text: Arc<[u8]>,
    round: Round,
    /// Remaining steps, one for each list.
    steps: std::slice::Iter<'static, Step>,
    /// Current list; `None` at the end.
    current: Option<(List<ShortNumber>, Patience)>,
}

/// Digits of a number, and a shorter text for them.
#[derive(Clone)]
struct ShortNumber {
    digits: Range<usize>,
    text: Box<[u8]>,
}

impl Numbers {
    /// Starts a round over the numbers of `text`, if it consists of numbers.
    pub(crate) fn new(text: Arc<[u8]>, round: Round) -> Self {
        let steps: &[Step] =
            if is_data(&text) { &[Step::One, Step::Half, Step::Shorter] } else { &[] };
        let mut search = Self { text, round, steps: steps.iter(), current: None };
        search.begin();
        search
    }

    /// Starts the list of the next step that has numbers.
    fn begin(&mut self) {
        self.current = None;
        while self.current.is_none()
            && let Some(step) = self.steps.next()
        {
            let numbers = step.numbers(&self.text, self.round.breadth);
            let weights = Weights::new(
                numbers.iter().map(|number| (number.digits.len() - number.text.len()) as u64),
            );
            let list = self.round.list_of_pieces(numbers, weights, Empty::First);
            let patience = Patience::new(FAILURES_MAX, list.len());
            self.current = list.query().is_some().then_some((list, patience));
        }
    }

    fn render(&self, list: &List<ShortNumber>, config: Config) -> Vec<u8> {
        replaced(&self.text, list.left_out(config).map(|number| (&number.digits, &number.text)))
    }
}

impl Step {
    /// Returns the numbers of a text that this step makes shorter.
    fn numbers(self, text: &[u8], breadth: Breadth) -> Vec<ShortNumber> {
        let all = if breadth == Breadth::Thorough {
            digits_of(text, usize::MAX)
        } else {
            let first = text.split(|&byte| byte == b'\n').next().unwrap_or_default();
            digits_of(first, LINE_WORDS_MAX)
        };
        let chosen = if all.len() <= NUMBERS_MAX[0] {
            all
        } else {
            digits_of(text, LINE_WORDS_MAX).into_iter().take(NUMBERS_MAX[1]).collect()
        };
        let shortened = |digits: Range<usize>| {
            let keeps = |len: usize| text[digits.start..digits.start + len].into();
            let text = match self {
                Self::One => b"1"[..].into(),
                Self::Half => keeps(digits.len().div_ceil(2)),
                Self::Shorter => keeps(digits.len() - 1),
            };
            ShortNumber { digits, text }
        };
        chosen.into_iter().map(shortened).collect()
    }
}

/// Returns the digits of the numbers of two or more digits, without those of lines of more than
/// `words_max` words.
fn digits_of(text: &[u8], words_max: usize) -> Vec<Range<usize>> {
    let lines = Piece::Line.cut(text).into_iter().map(|line| words_of(text, &line));
    let words = lines.filter(|words| words.len() <= words_max).flatten();
    let numbers = words.filter(|word| is_number(&text[word.clone()]));
    let digits = numbers.map(|word| word.start + usize::from(text[word.start] == b'-')..word.end);
    digits.filter(|digits| digits.len() > 1).collect()
}

impl PassSearch for Numbers {
    fn candidate(&self) -> Option<Candidate> {
        let (list, _) = self.current.as_ref()?;
        let query = list.query()?;
        let part = SearchTarget::list("numbers", list.len());
        let text = self.render(list, query.config);
        Some(self.round.candidate(text, query.kind, part))
    }

    fn observe(&mut self, outcome: Outcome) {
        let Some((list, patience)) = &mut self.current else { return };
        list.observe(outcome);
        patience.observe(outcome, list.best().len());
        if list.query().is_none() || patience.is_over() {
            self.text = self.best();
            self.begin();
        }
    }

    fn best(&self) -> Arc<[u8]> {
        match &self.current {
            Some((list, _)) => self.render(list, list.best()).into(),
            None => self.text.clone(),
        }
    }

    fn is_over(&self) -> bool {
        self.current.is_none()
    }

    fn round(&self) -> &Round {
        &self.round
    }
}
