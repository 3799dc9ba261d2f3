//! Kinds of passes.

use secateur_syntax::ParseError;

use crate::input::Source;
use crate::round::{PassSearch, Piece, Round};
use crate::searches::closures::Closures;
use crate::searches::counts::Counts;
use crate::searches::exchange::Exchange;
use crate::searches::flat::Flat;
use crate::searches::hdd::{Hdd, HddVariant};
use crate::searches::last_uses::LastUses;
use crate::searches::numbers::Numbers;
use crate::searches::perses::Perses;
use crate::searches::quarters::Quarters;
use crate::searches::replace::Choice;
use crate::searches::shorten::Shorten;
use crate::transform::{Transform, Transformation};

/// Kind of a pass, which starts its search.
#[derive(Clone, Copy)]
pub(crate) enum PassKind {
    /// Keeps the dependencies of a few units.
    Closures,
    /// Replaces elements by elements of the original.
    Exchange,
    /// Deletes characters of long words: [`Shorten::of_words`].
    Characters,
    /// Deletes elements with the number that counts them: [`Counts`].
    Counts,
    /// Deletes nodes, list by list.
    Hdd(HddVariant),
    /// Probes if the test rejects unused definitions.
    LastUses,
    /// Deletes pieces of all literals of a short text.
    Literals,
    /// Replaces numbers by shorter ones.
    Numbers,
    /// Replaces and deletes nodes, the heaviest first.
    Perses(Choice),
    /// Keeps a small part with its dependencies.
    Quarters,
    /// Deletes characters of long literals and texts.
    Shorten,
    /// Applies instances of a transformation: [`Transform`].
    Transform(&'static dyn Transformation),
    /// Deletes pieces of the text.
    Pieces(Piece),
}

impl PassKind {
    /// Returns `true` if the pass needs a syntax tree.
    pub(crate) fn needs_grammar(self) -> bool {
        !matches!(self, Self::Pieces(_) | Self::Characters | Self::Counts | Self::Numbers)
    }

    /// Starts a search in `source`. A pass that needs a tree deletes lines if there is none.
    pub(crate) fn search(
        self,
        source: &mut Source,
        round: Round,
    ) -> Result<Box<dyn PassSearch>, ParseError> {
        let text = source.text().clone();
        // Parsing is skipped if no tree is needed.
        let tree = if self.needs_grammar() { source.tree()? } else { None };
        Ok(match (self, tree) {
            (Self::Characters, _) => Box::new(Shorten::of_words(text, round)),
            (Self::Counts, _) => Box::new(Counts::new(text, round)),
            (Self::Numbers, _) => Box::new(Numbers::new(text, round)),
            (Self::Pieces(piece), _) => Box::new(Flat::new(text, piece, round)),
            (_, None) => Box::new(Flat::new(text, Piece::Line, round)),
            (Self::Hdd(variant), Some(tree)) => Box::new(Hdd::new(tree, variant, round)),
            (Self::Transform(transformation), Some(tree)) => {
                Box::new(Transform::new(tree, transformation, round))
            }
            (Self::Closures, Some(tree)) => Box::new(Closures::new(tree, round)),
            (Self::Exchange, Some(tree)) => Box::new(Exchange::new(tree, source.elements(), round)),
            (Self::Literals, Some(tree)) => Box::new(Flat::of_literals(&tree, round)),
            (Self::LastUses, Some(tree)) => Box::new(LastUses::new(tree, round)),
            (Self::Perses(choice), Some(tree)) => Box::new(Perses::new(tree, choice, round)),
            (Self::Quarters, Some(tree)) => Box::new(Quarters::new(tree, round)),
            (Self::Shorten, Some(tree)) => Box::new(Shorten::new(&tree, round)),
        })
    }
}
