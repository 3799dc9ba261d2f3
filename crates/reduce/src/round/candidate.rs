//! Candidates of a pass, with their origin.

use std::fmt;
use std::sync::Arc;

use secateur_bundle::{AsBundle, Bundle};
use secateur_minimize::{HasProvenance, Provenance, QueryKind};

use crate::round::piece::Piece;

/// A text proposed to the interestingness test, with its origin in the search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    pub text: Vec<u8>,
    pub place: SearchPosition,
    pub kind: QueryKind,
}

/// Origin of a candidate in the search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchPosition {
    /// Number of the round, from 1.
    pub round: usize,
    /// Name of the pass.
    pub pass: &'static str,
    /// Name of the breadth.
    pub breadth: &'static str,
    pub part: SearchTarget,
}

/// Part of a tree, text or bundle that a pass is working on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SearchTarget {
    /// A list of nodes of one level.
    Level {
        /// Distance from the root, which is at 0.
        level: usize,
        levels: usize,
        list_len: usize,
    },
    /// A list below one node.
    List {
        parent: Arc<str>,
        /// Distance of the elements from the root, if all have the same. The root is at 0.
        level: Option<usize>,
        list_len: usize,
    },
    /// All pieces of the text.
    Pieces { piece: Piece, list_len: usize },
    /// One node, for which replacements are tried.
    Node { kind: Arc<str> },
    /// The white space of the whole text.
    Layout,
    /// A list of files.
    Files {
        list_len: usize,
        /// `true` if the files are embedded, not only deleted.
        embeds: bool,
    },
}

impl SearchTarget {
    /// Creates a list whose elements may have any distance from the root.
    pub(crate) fn list(parent: impl Into<Arc<str>>, list_len: usize) -> Self {
        Self::List { parent: parent.into(), level: None, list_len }
    }

    fn name(&self) -> Arc<str> {
        match self {
            Self::Level { .. } => "a level of the tree".into(),
            Self::List { parent, .. } => parent.clone(),
            Self::Pieces { piece, .. } => piece.plural().into(),
            Self::Node { kind } => format!("replacing {kind}").into(),
            Self::Layout => "layout".into(),
            Self::Files { embeds: false, .. } => "files".into(),
            Self::Files { embeds: true, .. } => "files to embed".into(),
        }
    }
}

impl AsRef<[u8]> for Candidate {
    fn as_ref(&self) -> &[u8] {
        &self.text
    }
}

impl fmt::Display for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.place.fmt(f)
    }
}

/// A bundle proposed to the interestingness test, with its origin in the search.
#[derive(Clone, Debug)]
pub struct Proposal {
    pub bundle: Bundle,
    /// The file, or all files of a language; `None` for a single text and for lists of files.
    pub subject: Option<Arc<str>>,
    pub place: SearchPosition,
    pub kind: QueryKind,
}

impl HasProvenance for Candidate {
    fn provenance(&self) -> Option<Provenance> {
        Some(self.place.provenance())
    }
}

impl HasProvenance for Proposal {
    fn provenance(&self) -> Option<Provenance> {
        Some(self.place.provenance())
    }
}

impl SearchPosition {
    fn provenance(&self) -> Provenance {
        let (pass, breadth, name) = (self.pass, self.breadth, self.part.name());
        let kind = name.strip_prefix(pass).and_then(|rest| rest.strip_prefix(" in "));
        let part = kind.map_or_else(|| name.clone(), Arc::from);
        Provenance { pass, breadth, part }
    }
}

impl AsBundle for Proposal {
    fn as_bundle(&self) -> Bundle {
        self.bundle.clone()
    }

    fn hash_of_bundle(&self) -> u128 {
        self.bundle.hash()
    }
}

impl fmt::Display for Proposal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.subject {
            Some(subject) => write!(f, "{subject}: {}", self.place),
            None => self.place.fmt(f),
        }
    }
}

impl fmt::Display for SearchPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "round {}, ", self.round)?;
        match &self.part {
            SearchTarget::Level { level, levels, list_len } => {
                write!(f, "level {level} of {}, list of {list_len}", levels.saturating_sub(1))
            }
            SearchTarget::List { list_len, .. }
            | SearchTarget::Pieces { list_len, .. }
            | SearchTarget::Files { list_len, .. } => {
                write!(f, "{}, list of {list_len}", self.part.name())
            }
            SearchTarget::Node { .. } | SearchTarget::Layout => f.write_str(&self.part.name()),
        }
    }
}
