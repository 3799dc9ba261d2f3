//! The walkers by name.

mod table;

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use secateur_minimize::Search;
use secateur_syntax::ParseError;

use crate::candidate::Candidate;
use crate::closures::Closures;
use crate::effort::Phase;
use crate::flat::Flat;
use crate::hdd::{Hdd, HddVariant};
use crate::perses::Perses;
use crate::piece::Piece;
use crate::replace::Choice;
use crate::round::{Round, Walk};
use crate::shorten::Shorten;
use crate::source::Source;
use crate::transform::{Transform, Transformation};
use table::{DEFAULT, OTHERS, Row};

/// A way to walk over a text, by its number in the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Walker(usize);

/// What a walker does.
#[derive(Clone, Copy)]
pub(crate) enum Way {
    /// What a few parts of a program need: [`Closures`].
    Closures,
    /// Deletes, list by list of a variant's choice: [`Hdd`].
    Hdd(HddVariant),
    /// Node by node, the heaviest first, with these replacements: [`Perses`].
    Perses(Choice),
    /// Long literals and texts, by their characters: [`Shorten`].
    Shorten,
    /// Changes of other sorts: [`Transform`].
    Transform(&'static dyn Transformation),
    /// The pieces of the text, whatever they mean: [`Flat`].
    Pieces(Piece),
}

/// A name that no walker has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no walker `{name}`; choose one of {}", Walker::ALL.map(Walker::name).join(", "))]
pub struct UnknownWalker {
    name: String,
}

impl Walker {
    /// Every walker, those of the default first.
    pub const ALL: [Self; DEFAULT.len() + OTHERS.len()] = numbered();

    /// The ones that were measured to give the smallest results, for texts that have a grammar.
    pub const DEFAULT: &'static [Self] = &numbered::<{ DEFAULT.len() }>();

    /// The ones for texts without a tree.
    pub const WITHOUT_TREE: &'static [Self] = &[Self::LINES, Self::TOKENS];

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
    /// Its bytes.
    pub const BYTES: Self = named("bytes");

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

    pub(crate) fn way(self) -> Way {
        self.row().way
    }

    /// Whether it walks over a syntax tree.
    #[must_use]
    pub fn needs_grammar(self) -> bool {
        !matches!(self.way(), Way::Pieces(_))
    }

    /// Whether it lists changes in a tree any of which can be made together.
    #[must_use]
    pub fn is_transformation(self) -> bool {
        matches!(self.way(), Way::Transform(_))
    }

    /// These walkers as they walk over `source`: where it has a grammar but no tree, because its parse was given up, lines and
    /// tokens take the places of those that need one.
    ///
    /// # Errors
    ///
    /// When the text cannot be parsed, or is to be parsed no further.
    pub fn applicable(walkers: &[Self], source: &mut Source) -> Result<Vec<Self>, ParseError> {
        let (over_trees, others): (Vec<_>, Vec<_>) = walkers.iter().partition(|walker| walker.needs_grammar());
        if over_trees.is_empty() || source.tree()?.is_some() {
            return Ok(walkers.to_vec());
        }
        let others = others.into_iter().filter(|walker| !Self::WITHOUT_TREE.contains(walker));
        Ok(Self::WITHOUT_TREE.iter().copied().chain(others).collect())
    }

    /// When it has its first turn. Those that know no efforts make every round thorough.
    pub(crate) fn first(self) -> Phase {
        self.row().first
    }

    /// Whether a walk that focuses leaves the rest of the program as it is.
    pub(crate) fn keeps_to_focus(self) -> bool {
        !matches!(self.way(), Way::Closures)
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
        let walk: Box<dyn Search<Candidate = _, Best = _>> = self.walk(source, round)?;
        Ok(walk)
    }

    /// The same. One that needs a grammar and has none walks over the lines.
    pub(crate) fn walk(self, source: &mut Source, round: Round) -> Result<Box<dyn Walk>, ParseError> {
        let text = source.text().clone();
        // A parse is only made for those who need it.
        let tree = if self.needs_grammar() { source.tree()? } else { None };
        Ok(match (self.way(), tree) {
            (Way::Pieces(piece), _) => Box::new(Flat::new(text, piece, round)),
            (_, None) => Box::new(Flat::new(text, Piece::Line, round)),
            (Way::Hdd(variant), Some(tree)) => Box::new(Hdd::new(tree, variant, round)),
            (Way::Transform(transformation), Some(tree)) => Box::new(Transform::new(tree, transformation, round)),
            (Way::Closures, Some(tree)) => Box::new(Closures::new(tree, round)),
            (Way::Perses(Choice::Published), Some(tree)) => Box::new(Perses::new(tree, round)),
            (Way::Perses(Choice::Lean), Some(tree)) => Box::new(Perses::lean(tree, round)),
            (Way::Perses(Choice::Anywhere), Some(tree)) => Box::new(Perses::substitute(tree, round)),
            (Way::Shorten, Some(tree)) => Box::new(Shorten::new(&tree, round)),
        })
    }
}

/// The first walkers of the table.
const fn numbered<const COUNT: usize>() -> [Walker; COUNT] {
    let mut walkers = [Walker(0); COUNT];
    let mut number = 0;
    while number < COUNT {
        walkers[number] = Walker(number);
        number += 1;
    }
    walkers
}

/// The walker of this name, for constants: a name that none has does not compile.
const fn named(name: &str) -> Walker {
    let mut walker = Walker(0);
    while !is_same(walker.row().name.as_bytes(), name.as_bytes()) {
        walker.0 += 1;
    }
    walker
}

/// `==` for constants.
const fn is_same(one: &[u8], other: &[u8]) -> bool {
    match (one, other) {
        ([], []) => true,
        ([first, one @ ..], [second, other @ ..]) => *first == *second && is_same(one, other),
        _ => false,
    }
}

impl FromStr for Walker {
    type Err = UnknownWalker;

    fn from_str(name: &str) -> Result<Self, UnknownWalker> {
        let found = Self::ALL.into_iter().find(|walker| walker.name() == name);
        found.ok_or_else(|| UnknownWalker { name: name.to_owned() })
    }
}

impl fmt::Display for Walker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl fmt::Debug for Walker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
