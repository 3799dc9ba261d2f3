//! What walkers walk over: a text and, if a grammar is known, its syntax tree.

use std::sync::Arc;

use secateur_syntax::{Grammar, ParseError, Tree, parse};

/// A text on which walks begin, with its syntax tree if it has one.
#[derive(Clone)]
pub struct Source {
    text: Arc<[u8]>,
    grammar: Option<&'static Grammar>,
    /// The tree of the text, if it was parsed already.
    tree: Option<Arc<Tree>>,
}

impl Source {
    /// A text that only flat walkers can walk over.
    #[must_use]
    pub fn of_text(text: Arc<[u8]>) -> Self {
        Self { text, grammar: None, tree: None }
    }

    /// The text of `tree`, for all walkers.
    #[must_use]
    pub fn of_tree(tree: Tree) -> Self {
        Self { text: tree.source().clone(), grammar: Some(tree.grammar()), tree: Some(Arc::new(tree)) }
    }

    /// The text.
    #[must_use]
    pub fn text(&self) -> &Arc<[u8]> {
        &self.text
    }

    /// Whether it has a syntax tree.
    #[must_use]
    pub fn has_grammar(&self) -> bool {
        self.grammar.is_some()
    }

    /// Puts another text in its place.
    pub(crate) fn set_text(&mut self, text: Arc<[u8]>) {
        (self.text, self.tree) = (text, None);
    }

    /// The syntax tree; none without a grammar.
    pub(crate) fn tree(&mut self) -> Result<Option<Arc<Tree>>, ParseError> {
        if let (None, Some(grammar)) = (&self.tree, self.grammar) {
            self.tree = Some(Arc::new(parse(grammar, self.text.clone())?));
        }
        Ok(self.tree.clone())
    }
}
