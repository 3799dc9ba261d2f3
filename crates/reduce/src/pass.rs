//! The passes by name.

mod kind;
mod table;

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use secateur_minimize::Search;
use secateur_syntax::ParseError;

use crate::breadth::Phase;
use crate::candidate::Candidate;
use crate::round::Round;
use crate::source::Source;
pub(crate) use kind::PassKind;
use table::{DEFAULT, OTHERS, Row};

/// A way to walk over a text, by its number in the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pass(usize);

/// A name that no pass has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no pass `{name}`; choose one of {}", Pass::ALL.map(Pass::name).join(", "))]
pub struct UnknownPass {
    name: String,
}

impl Pass {
    /// Every pass, those of the default first.
    pub const ALL: [Self; DEFAULT.len() + OTHERS.len()] = numbered();

    /// The ones that were measured to give the smallest results, for texts that have a grammar.
    pub const DEFAULT: &'static [Self] = &numbered::<{ DEFAULT.len() }>();

    /// The ones for texts without a tree.
    pub const WITHOUT_TREE: &'static [Self] = &[Self::LINES, Self::TOKENS, Self::CHARACTERS];

    /// Level by level of the syntax tree.
    pub const HDD: Self = named("hdd");
    /// Node by node of the syntax tree.
    pub const PERSES: Self = named("perses");
    /// The names of things.
    pub const RENAME: Self = named("rename");
    /// The lines of the text.
    pub const LINES: Self = named("lines");
    /// Its words and other characters.
    pub const TOKENS: Self = named("tokens");
    /// The characters of its long words.
    pub const CHARACTERS: Self = named("characters");
    /// Its bytes.
    pub const BYTES: Self = named("bytes");

    /// The passes of this name: `default` means those of the default, every other name one.
    ///
    /// # Errors
    ///
    /// When no pass has the name.
    pub fn of_name(name: &str) -> Result<&'static [Self], UnknownPass> {
        if name == "default" {
            return Ok(Self::DEFAULT);
        }
        let Self(at) = name.parse()?;
        Ok(&const { &Self::ALL }[at..=at])
    }

    const fn row(self) -> &'static Row {
        if self.0 < DEFAULT.len() { &DEFAULT[self.0] } else { &OTHERS[self.0 - DEFAULT.len()] }
    }

    /// The name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// What it does, in a few words, and in which languages if these are all.
    #[must_use]
    pub fn summary(self) -> String {
        match self.row() {
            Row { summary, languages: "", .. } => (*summary).to_owned(),
            Row { summary, languages, .. } => format!("{summary}; in {languages}"),
        }
    }

    pub(crate) fn kind(self) -> PassKind {
        self.row().kind
    }

    /// Whether it walks over a syntax tree.
    #[must_use]
    pub fn needs_grammar(self) -> bool {
        self.kind().needs_grammar()
    }

    /// Whether it lists changes in a tree any of which can be made together.
    #[must_use]
    pub fn is_transformation(self) -> bool {
        matches!(self.kind(), PassKind::Transform(_))
    }

    /// These passes as they walk over `source`: where it has a grammar but no tree, because its parse was given up, those
    /// [without a tree](Self::WITHOUT_TREE) take the places of those that need one.
    ///
    /// # Errors
    ///
    /// When the text cannot be parsed, or is to be parsed no further.
    pub fn applicable(passes: &[Self], source: &mut Source) -> Result<Vec<Self>, ParseError> {
        if !passes.iter().any(|pass| pass.needs_grammar()) || source.tree()?.is_some() {
            return Ok(passes.to_vec());
        }
        Ok(Self::without_tree(passes))
    }

    /// These passes as they walk over a text without a tree: [others](Self::WITHOUT_TREE) take the places of those that need one.
    #[must_use]
    pub fn without_tree(passes: &[Self]) -> Vec<Self> {
        let others = passes
            .iter()
            .filter(|pass| !pass.needs_grammar() && !Self::WITHOUT_TREE.contains(pass));
        Self::WITHOUT_TREE.iter().chain(others).copied().collect()
    }

    /// When it has its first turn. Those that know no breadths make every round thorough.
    pub(crate) fn first(self) -> Phase {
        self.row().first
    }

    /// Whether a walk that focuses leaves the rest of the program as it is.
    pub(crate) fn keeps_to_focus(self) -> bool {
        !matches!(self.kind(), PassKind::Closures)
    }

    /// Whether it has another turn at once where it has found anything.
    pub(crate) fn comes_again(self) -> bool {
        matches!(self.kind(), PassKind::Transform(transformation) if transformation.comes_again())
    }

    /// One walk over `source`.
    ///
    /// # Errors
    ///
    /// When the text cannot be parsed, or is to be parsed no further.
    pub fn search(
        self,
        source: &mut Source,
        round: Round,
    ) -> Result<impl Search<Candidate = Candidate, Best = Arc<[u8]>> + use<>, ParseError> {
        let search: Box<dyn Search<Candidate = _, Best = _>> = self.kind().search(source, round)?;
        Ok(search)
    }
}

/// The first passes of the table.
const fn numbered<const COUNT: usize>() -> [Pass; COUNT] {
    let mut passes = [Pass(0); COUNT];
    let mut number = 0;
    while number < COUNT {
        passes[number] = Pass(number);
        number += 1;
    }
    passes
}

/// The pass of this name, for constants: a name that none has does not compile.
const fn named(name: &str) -> Pass {
    let mut pass = Pass(0);
    while !is_same(pass.row().name.as_bytes(), name.as_bytes()) {
        pass.0 += 1;
    }
    pass
}

/// `==` for constants.
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
