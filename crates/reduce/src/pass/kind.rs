//! What passes do.

use secateur_syntax::ParseError;

use crate::closures::Closures;
use crate::exchange::Exchange;
use crate::flat::Flat;
use crate::hdd::{Hdd, HddVariant};
use crate::last_uses::LastUses;
use crate::perses::Perses;
use crate::piece::Piece;
use crate::replace::Choice;
use crate::round::{PassSearch, Round};
use crate::shorten::Shorten;
use crate::source::Source;
use crate::transform::{Transform, Transformation};

/// What a pass does.
#[derive(Clone, Copy)]
pub(crate) enum PassKind {
    /// What a few parts of a program need: [`Closures`].
    Closures,
    /// Elements that went before, in the places of others: [`Exchange`].
    Exchange,
    /// The characters of long words: [`Shorten::of_words`].
    Characters,
    /// Deletes, list by list of a variant's choice: [`Hdd`].
    Hdd(HddVariant),
    /// Whether the test refuses what nothing uses: [`LastUses`].
    LastUses,
    /// Node by node, the heaviest first, with these replacements: [`Perses`].
    Perses(Choice),
    /// Long literals and texts, by their characters: [`Shorten`].
    Shorten,
    /// Changes of other sorts: [`Transform`].
    Transform(&'static dyn Transformation),
    /// The pieces of the text, whatever they mean: [`Flat`].
    Pieces(Piece),
}

impl PassKind {
    /// Whether it is over a syntax tree.
    pub(super) fn needs_grammar(self) -> bool {
        !matches!(self, Self::Pieces(_) | Self::Characters)
    }

    /// A walk over `source`. One that needs a grammar and has none walks over the lines.
    pub(crate) fn search(
        self,
        source: &mut Source,
        round: Round,
    ) -> Result<Box<dyn PassSearch>, ParseError> {
        let text = source.text().clone();
        // A parse is only made for those who need it.
        let tree = if self.needs_grammar() { source.tree()? } else { None };
        Ok(match (self, tree) {
            (Self::Characters, _) => Box::new(Shorten::of_words(text, round)),
            (Self::Pieces(piece), _) => Box::new(Flat::new(text, piece, round)),
            (_, None) => Box::new(Flat::new(text, Piece::Line, round)),
            (Self::Hdd(variant), Some(tree)) => Box::new(Hdd::new(tree, variant, round)),
            (Self::Transform(transformation), Some(tree)) => {
                Box::new(Transform::new(tree, transformation, round))
            }
            (Self::Closures, Some(tree)) => Box::new(Closures::new(tree, round)),
            (Self::Exchange, Some(tree)) => Box::new(Exchange::new(tree, source.elements(), round)),
            (Self::LastUses, Some(tree)) => Box::new(LastUses::new(tree, round)),
            (Self::Perses(choice), Some(tree)) => Box::new(Perses::new(tree, choice, round)),
            (Self::Shorten, Some(tree)) => Box::new(Shorten::new(&tree, round)),
        })
    }
}
