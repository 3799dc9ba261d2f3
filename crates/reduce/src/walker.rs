//! The walkers by name.

use std::fmt;
use std::str::FromStr;

use secateur_syntax::ParseError;

use crate::closures::Closures;
use crate::effort::Effort;
use crate::flat::Flat;
use crate::hdd::{Hdd, HddVariant};
use crate::perses::Perses;
use crate::piece::Piece;
use crate::round::{Round, Walk};
use crate::shorten::Shorten;
use crate::source::Source;
use crate::transform::{Transform, Transformation};

/// A way to walk over a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Walker {
    /// What a few parts of a program need: [`Closures`].
    Closures,
    /// Deletes, list by list of a variant's choice: [`Hdd`].
    Hdd(HddVariant),
    /// Node by node, the heaviest first: [`Perses`].
    Perses,
    /// The same with fewer questions: [`Perses::lean`].
    LeanPerses,
    /// What that leaves out, and what stands elsewhere, in the place of nodes: [`Perses::substitute`].
    Substitute,
    /// Long literals and texts, by their characters: [`Shorten`].
    Shorten,
    /// Changes of other sorts: [`Transform`].
    Transform(Transformation),
    /// The pieces of the text, whatever they mean: [`Flat`].
    Flat(Piece),
}

/// A name that no walker has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no walker `{name}`; choose one of {}", Walker::ALL.map(Walker::name).join(", "))]
pub struct UnknownWalker {
    name: String,
}

impl Walker {
    /// Every walker.
    pub const ALL: [Self; 28] = [
        Self::Closures,
        Self::Transform(Transformation::Definitions),
        Self::Perses,
        Self::LeanPerses,
        Self::Substitute,
        Self::Shorten,
        Self::Hdd(HddVariant::Levels),
        Self::Hdd(HddVariant::Coarse),
        Self::Hdd(HddVariant::Recursive),
        Self::Transform(Transformation::Hoist),
        Self::Transform(Transformation::Rename),
        Self::Transform(Transformation::Unused),
        Self::Transform(Transformation::Inline),
        Self::Transform(Transformation::Unwrap),
        Self::Transform(Transformation::Merge),
        Self::Transform(Transformation::Flatten),
        Self::Transform(Transformation::Deref),
        Self::Transform(Transformation::Dissolve),
        Self::Transform(Transformation::Format),
        Self::Transform(Transformation::Respell),
        Self::Transform(Transformation::Sink),
        Self::Transform(Transformation::Lift),
        Self::Transform(Transformation::Unite),
        Self::Transform(Transformation::Pass),
        Self::Transform(Transformation::Convert),
        Self::Flat(Piece::Line),
        Self::Flat(Piece::Token),
        Self::Flat(Piece::Byte),
    ];

    /// The ones that were measured to give the smallest results, for texts that have a grammar.
    pub const DEFAULT: &'static [Self] = &[
        Self::Shorten,
        Self::Transform(Transformation::Unused),
        Self::Closures,
        Self::Transform(Transformation::Inline),
        Self::Transform(Transformation::Unwrap),
        Self::Transform(Transformation::Merge),
        Self::Transform(Transformation::Flatten),
        Self::Transform(Transformation::Dissolve),
        Self::Transform(Transformation::Format),
        Self::Transform(Transformation::Respell),
        Self::Transform(Transformation::Rename),
        Self::Transform(Transformation::Definitions),
        Self::LeanPerses,
        Self::Transform(Transformation::Lift),
        Self::Transform(Transformation::Sink),
        Self::Transform(Transformation::Deref),
        Self::Transform(Transformation::Unite),
        Self::Transform(Transformation::Pass),
        Self::Transform(Transformation::Convert),
        Self::Substitute,
    ];

    /// The ones for texts without a tree.
    pub const WITHOUT_TREE: &'static [Self] = &[Self::Flat(Piece::Line), Self::Flat(Piece::Token)];

    /// The name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Closures => "closures",
            Self::Hdd(HddVariant::Levels) => "hdd",
            Self::Hdd(HddVariant::Coarse) => "coarse-hdd",
            Self::Hdd(HddVariant::Recursive) => "hddr",
            Self::Perses => "perses",
            Self::LeanPerses => "lean-perses",
            Self::Substitute => "substitute",
            Self::Shorten => "shorten",
            Self::Transform(transformation) => transformation.name(),
            Self::Flat(piece) => piece.plural(),
        }
    }

    /// What it does, in a few words.
    #[must_use]
    pub fn summary(self) -> &'static str {
        match self {
            Self::Closures => "the parts of a long program that a few of them need, by binary search",
            Self::Perses => "node by node of the syntax tree, the heaviest first; deletes and replaces",
            Self::LeanPerses => "like perses, without the candidates that hardly ever succeed",
            Self::Substitute => {
                "seeks something smaller for each node, inside it and elsewhere, that lean-perses leaves out"
            }
            Self::Shorten => "takes characters away from long strings and texts",
            Self::Hdd(HddVariant::Levels) => "level by level of the syntax tree; deletes, and cuts down what must stay",
            Self::Hdd(HddVariant::Coarse) => "level by level of the syntax tree; only deletes",
            Self::Hdd(HddVariant::Recursive) => "like hdd, but below one node at a time",
            Self::Transform(transformation) => transformation.summary(),
            Self::Flat(Piece::Line) => "the lines of the file, in any language",
            Self::Flat(Piece::Token) => "the words and other characters of the file, in any language",
            Self::Flat(Piece::Byte) => "the bytes of the file, in any language",
        }
    }

    /// Whether it walks over a syntax tree.
    #[must_use]
    pub fn needs_grammar(self) -> bool {
        !matches!(self, Self::Flat(_))
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

    /// The effort of its first round. Those that know no efforts make every round thorough.
    pub(crate) fn first_effort(self) -> Effort {
        match self {
            Self::Perses => Effort::Coarse,
            Self::LeanPerses | Self::Closures => Effort::LEAST,
            Self::Transform(transformation) => transformation.producer().first_effort(),
            Self::Substitute | Self::Shorten | Self::Hdd(_) | Self::Flat(_) => Effort::Thorough,
        }
    }

    /// Whether it has its first turn once no other walker finds anything.
    pub(crate) fn is_late(self) -> bool {
        match self {
            Self::Transform(transformation) => transformation.producer().is_late(),
            other => other == Self::Substitute,
        }
    }

    /// Whether a walk that focuses leaves the rest of the program as it is.
    pub(crate) fn keeps_to_focus(self) -> bool {
        self != Self::Closures
    }

    /// A walk over `source`. One that needs a grammar and has none walks over the lines.
    pub(crate) fn walk(self, source: &mut Source, round: Round) -> Result<Box<dyn Walk>, ParseError> {
        let text = source.text().clone();
        // A parse is only made for those who need it.
        let tree = if self.needs_grammar() { source.tree()? } else { None };
        Ok(match (self, tree) {
            (Self::Flat(piece), _) => Box::new(Flat::new(text, piece, round)),
            (_, None) => Box::new(Flat::new(text, Piece::Line, round)),
            (Self::Hdd(variant), Some(tree)) => Box::new(Hdd::new(tree, variant, round)),
            (Self::Transform(transformation), Some(tree)) => Box::new(Transform::new(tree, transformation, round)),
            (Self::Closures, Some(tree)) => Box::new(Closures::new(tree, round)),
            (Self::Perses, Some(tree)) => Box::new(Perses::new(tree, round)),
            (Self::LeanPerses, Some(tree)) => Box::new(Perses::lean(tree, round)),
            (Self::Shorten, Some(tree)) => Box::new(Shorten::new(&tree, round)),
            (Self::Substitute, Some(tree)) => Box::new(Perses::substitute(tree, round)),
        })
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
