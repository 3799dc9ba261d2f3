//! What a pass proposes.

use std::fmt;
use std::sync::Arc;

use secateur_bundle::{AsBundle, Bundle};
use secateur_minimize::{HasProvenance, Provenance, QueryKind};

use crate::piece::Piece;

/// A text proposed to the property test, and where in the walk it came up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The whole text of the candidate.
    pub text: Vec<u8>,
    /// Where the walk is.
    pub place: Origin,
    /// Why it is asked.
    pub kind: QueryKind,
}

/// Where a walk is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The round, counted from 1.
    pub round: usize,
    /// What walks, by its name.
    pub pass: &'static str,
    /// How much the round tries.
    pub breadth: &'static str,
    /// What of the tree is being worked on.
    pub part: Part,
}

/// What of a tree a walk is working on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A list of nodes at one distance from the root.
    Level {
        /// The distance, 0 at the root.
        level: usize,
        /// How many levels the tree has.
        levels: usize,
        /// How many members the list has.
        list_len: usize,
    },
    /// A list below one node.
    List {
        /// The kind of the node.
        parent: Arc<str>,
        /// The distance of the members from the root, 0 at the root itself, where all have the same.
        level: Option<usize>,
        /// How many members the list has.
        list_len: usize,
    },
    /// All pieces of the text.
    Pieces {
        /// What the text is cut into.
        piece: Piece,
        /// How many members the list has.
        list_len: usize,
    },
    /// One node, for which something smaller is sought.
    Node {
        /// The kind of the node.
        kind: Arc<str>,
    },
    /// The white space of the whole text.
    Layout,
    /// A list of files.
    Files {
        /// How many there are.
        list_len: usize,
        /// Whether their texts come where they are included, and do not only go.
        embeds: bool,
    },
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

/// Files proposed to the property test, and where in the search they came up.
#[derive(Clone, Debug)]
pub struct Proposal {
    /// All files of the candidate.
    pub bundle: Bundle,
    /// What is worked on: a file, or all files of a language; none for a text alone, and for lists of files.
    pub subject: Option<Arc<str>>,
    /// Where the walk is.
    pub place: Origin,
    /// Why it is asked.
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

impl Origin {
    fn provenance(&self) -> Provenance {
        let (pass, breadth) = (self.pass, self.breadth);
        let part = match &self.part {
            Part::Level { .. } => "a level of the tree".into(),
            Part::Pieces { piece, .. } => piece.plural().into(),
            Part::List { parent, .. } => {
                let kind = parent.strip_prefix(pass).and_then(|rest| rest.strip_prefix(" in "));
                kind.map_or_else(|| parent.clone(), Arc::from)
            }
            Part::Node { kind } => format!("replacing {kind}").into(),
            Part::Layout => "layout".into(),
            Part::Files { embeds: false, .. } => "files".into(),
            Part::Files { embeds: true, .. } => "files to embed".into(),
        };
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

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "round {}, ", self.round)?;
        match &self.part {
            Part::Level { level, levels, list_len } => {
                write!(f, "level {level} of {}, list of {list_len}", levels.saturating_sub(1))
            }
            Part::Pieces { piece, list_len } => write!(f, "{}, list of {list_len}", piece.plural()),
            Part::List { parent, list_len, .. } => write!(f, "{parent}, list of {list_len}"),
            Part::Node { kind } => write!(f, "replacing {kind}"),
            Part::Layout => f.write_str("layout"),
            Part::Files { list_len, embeds: false } => write!(f, "files, list of {list_len}"),
            Part::Files { list_len, embeds: true } => {
                write!(f, "files to embed, list of {list_len}")
            }
        }
    }
}
