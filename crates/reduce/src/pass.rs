//! Passes by name.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use secateur_minimize::Search;
use secateur_syntax::ParseError;

use crate::example::Example;
use crate::input::Source;
use crate::pass_kind::PassKind;
use crate::passes::{OTHERS, Readability, Row, SMALLEST};
use crate::round::{Candidate, Round, SchedulePhase};

/// Pass, by its index in the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pass(usize);

/// Error for an unknown pass name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no pass `{name}`; choose one of {}", Pass::ALL.map(Pass::name).join(", "))]
pub struct UnknownPass {
    name: String,
}

impl Pass {
    /// All passes, the default ones first.
    pub const ALL: [Self; SMALLEST.len() + OTHERS.len()] = {
        let (mut passes, mut number) = ([Self(0); SMALLEST.len() + OTHERS.len()], 0);
        while number < passes.len() {
            passes[number].0 = number;
            number += 1;
        }
        passes
    };

    /// Passes that were measured to give the smallest results for texts with a grammar.
    pub const SMALLEST: &'static [Self] = Self::ALL.split_at(SMALLEST.len()).0;

    /// Default passes for texts with a grammar: those of [`SMALLEST`](Self::SMALLEST) without
    /// strange results.
    pub const DEFAULT: &'static [Self] = WITHOUT_STRANGE.0.split_at(WITHOUT_STRANGE.1).0;

    /// Passes for texts without a tree.
    pub const WITHOUT_TREE: &'static [Self] =
        &[Self::COUNTS, Self::NUMBERS, Self::LINES, Self::TOKENS, Self::CHARACTERS];

    pub const HDD: Self = named("hdd");
    pub const PERSES: Self = named("perses");
    pub const RENAME: Self = named("rename");
    pub const COUNTS: Self = named("counts");
    pub const NUMBERS: Self = named("numbers");
    pub const LINES: Self = named("lines");
    pub const TOKENS: Self = named("tokens");
    pub const CHARACTERS: Self = named("characters");
    pub const BYTES: Self = named("bytes");

    /// Passes that were one pass before.
    const MERGE: &'static [Self] =
        &[named("initialise"), named("to-parameter"), named("to-variable")];

    /// Names of dropped passes, for rows that were recorded before.
    const DROPPED: [&str; 2] = ["flatten", "unknowns"];

    /// Returns the passes of a name: those of a preset for `default` and `smallest`, three for
    /// `merge`, none for a dropped pass, else a single pass.
    ///
    /// # Errors
    ///
    /// If no pass has the name.
    pub fn of_name(name: &str) -> Result<&'static [Self], UnknownPass> {
        match name {
            "default" => Ok(Self::DEFAULT),
            "smallest" => Ok(Self::SMALLEST),
            "merge" => Ok(Self::MERGE),
            _ if Self::DROPPED.contains(&name) => Ok(&[]),
            _ => {
                let Self(at) = name.parse()?;
                Ok(&const { &Self::ALL }[at..=at])
            }
        }
    }

    const fn row(self) -> &'static Row {
        if self.0 < SMALLEST.len() { &SMALLEST[self.0] } else { &OTHERS[self.0 - SMALLEST.len()] }
    }

    /// Returns the name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// Returns a one-line summary, with the languages if the pass is limited to some.
    #[must_use]
    pub fn summary(self) -> String {
        match self.row() {
            Row { summary, languages: "", .. } => (*summary).to_owned(),
            Row { summary, languages, .. } => format!("{summary} ({languages} only)"),
        }
    }

    /// Returns examples of its edits, at least one.
    #[must_use]
    pub fn examples(self) -> &'static [Example] {
        self.row().examples
    }

    pub(crate) fn kind(self) -> PassKind {
        self.row().kind
    }

    /// Returns `true` if the pass needs a syntax tree.
    #[must_use]
    pub fn needs_grammar(self) -> bool {
        self.kind().needs_grammar()
    }

    /// Returns how the results of the pass read.
    #[must_use]
    pub fn readability(self) -> Readability {
        self.row().readability
    }

    /// Returns `true` for a transformation, whose edits can be applied together.
    #[must_use]
    pub fn is_transformation(self) -> bool {
        matches!(self.kind(), PassKind::Transform(_))
    }

    /// Returns the passes that apply to `source`. If it has a grammar but no tree, because parsing
    /// was given up, those [without a tree](Self::WITHOUT_TREE) replace the passes that need one.
    ///
    /// # Errors
    ///
    /// If the text cannot be parsed, or a stop was requested.
    pub fn applicable(passes: &[Self], source: &mut Source) -> Result<Vec<Self>, ParseError> {
        if !passes.iter().any(|pass| pass.needs_grammar()) || source.tree()?.is_some() {
            return Ok(passes.to_vec());
        }
        Ok(Self::without_tree(passes))
    }

    /// Returns `passes` with those that need a tree replaced by [those that do
    /// not](Self::WITHOUT_TREE).
    #[must_use]
    pub fn without_tree(passes: &[Self]) -> Vec<Self> {
        let others = passes
            .iter()
            .filter(|pass| !pass.needs_grammar() && !Self::WITHOUT_TREE.contains(pass));
        Self::WITHOUT_TREE.iter().chain(others).copied().collect()
    }

    /// Returns the phase of the first round. Passes that ignore the breadth are thorough in every
    /// round.
    pub(crate) fn first(self) -> SchedulePhase {
        self.row().first
    }

    /// Returns `true` if a focused round leaves the rest of the program unchanged.
    pub(crate) fn keeps_to_focus(self) -> bool {
        !matches!(self.kind(), PassKind::Closures | PassKind::Quarters)
    }

    /// Returns `true` if a successful round is repeated at once.
    pub(crate) fn comes_again(self) -> bool {
        match self.kind() {
            PassKind::Transform(transformation) => transformation.comes_again(),
            kind => matches!(kind, PassKind::Counts),
        }
    }

    /// Starts one round on `source`.
    ///
    /// # Errors
    ///
    /// If the text cannot be parsed, or a stop was requested.
    pub fn search(
        self,
        source: &mut Source,
        round: Round,
    ) -> Result<impl Search<Candidate = Candidate, Best = Arc<[u8]>> + use<>, ParseError> {
        self.kind().search(source, round)
    }
}

/// First passes of the table without those with strange results, and their number.
const WITHOUT_STRANGE: ([Pass; SMALLEST.len()], usize) = {
    let (mut passes, mut count, mut number) = ([Pass(0); SMALLEST.len()], 0, 0);
    while number < SMALLEST.len() {
        if !matches!(SMALLEST[number].readability, Readability::Strange) {
            passes[count] = Pass(number);
            count += 1;
        }
        number += 1;
    }
    (passes, count)
};

/// Returns the pass with a name. In a constant, an unknown name does not compile.
const fn named(name: &str) -> Pass {
    let mut pass = Pass(0);
    while !is_same(pass.row().name.as_bytes(), name.as_bytes()) {
        pass.0 += 1;
    }
    pass
}

/// Compares slices in constants.
const fn is_same(one: &[u8], other: &[u8]) -> bool {
    match (one, other) {
        ([], []) => true,
        ([first, one @ ..], [second, other @ ..]) => *first == *second && is_same(one, other),
        _ => false,
    }
}

impl FromStr for Pass {
    type Err = UnknownPass;

    fn from_str(name: &str) -> Result<Self, UnknownPass> {
        let found = Self::ALL.into_iter().find(|pass| pass.name() == name);
        found.ok_or_else(|| UnknownPass { name: name.to_owned() })
    }
}

impl fmt::Display for Pass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl fmt::Debug for Pass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
