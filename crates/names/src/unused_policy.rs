//! Policy of a test on unused definitions.
//!
//! Some tests reject unused variables or imports, for example because they ask for no warnings.

use std::collections::BTreeSet;

use secateur_syntax::NodeId;

/// Unused definitions that a test rejects: all except those that are known to be allowed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UnusedPolicy {
    /// Kinds of entities as users call them, and `true` if known only in a part of a file.
    allowed: BTreeSet<(&'static str, bool)>,
    /// `true` if an entity is allowed that is only assigned, so that an assignment counts as a use.
    pub(crate) assignment_is_use: bool,
    /// `true` if the program is one of several files. Definitions known in all of a file may then
    /// be used by another one.
    pub(crate) is_one_of_several_files: bool,
}

impl UnusedPolicy {
    /// Allows such entities to be unused.
    pub(crate) fn allow(&mut self, what: &'static str, is_local: bool) {
        self.allowed.insert((what, is_local));
    }

    /// Returns `true` if no such entity is known to be allowed.
    pub(crate) fn may_reject(&self, what: &'static str, is_local: bool) -> bool {
        !self.allowed.contains(&(what, is_local))
    }

    /// Returns the policy for one of several files, or for all files together.
    #[must_use]
    pub fn for_one_of_several_files(&self, is_one_of_several_files: bool) -> Self {
        Self { is_one_of_several_files, ..self.clone() }
    }

    /// Returns `true` if a definition in this scope is removed with its last use. A file-wide
    /// definition may be used by another file, so an allowed one says nothing about the others.
    pub(crate) fn rejects(&self, what: &'static str, scope: NodeId) -> bool {
        if scope == NodeId::ROOT {
            !self.is_one_of_several_files
        } else {
            self.may_reject(what, true)
        }
    }
}
