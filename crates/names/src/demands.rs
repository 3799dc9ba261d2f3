//! What a test refuses where nothing uses it, as one that asks for no warnings does with variables and imports.

use std::collections::BTreeSet;

/// What a test refuses where nothing uses it: all but what is known to be allowed unused.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Demands {
    /// What is defined, as a person calls it, and whether only in a part of a file.
    allowed: BTreeSet<(&'static str, bool)>,
    /// Whether something is allowed that is only given a value, so that this counts as a use.
    pub(crate) is_assigned_used: bool,
    /// Whether a program is one of several files, so that what is known in all of it may be used elsewhere.
    pub(crate) is_of_one_file: bool,
}

impl Demands {
    /// Takes note of something that is defined, perhaps only in a part of a file, and that nothing uses.
    pub(crate) fn allow(&mut self, what: &'static str, is_local: bool) {
        self.allowed.insert((what, is_local));
    }

    /// Whether nothing of the sort was found unused.
    pub(crate) fn may_refuse(&self, what: &'static str, is_local: bool) -> bool {
        !self.allowed.contains(&(what, is_local))
    }

    /// The same for one of several files, or for all that belongs together.
    #[must_use]
    pub fn of_one_file(&self, is_of_one_file: bool) -> Self {
        Self { is_of_one_file, ..self.clone() }
    }

    /// Whether a definition in this scope goes with its last use. Of what is known in all of a file, some could be used elsewhere,
    /// so that it may stand unused where other such definitions may not.
    pub(crate) fn cover(&self, what: &'static str, scope: u32) -> bool {
        if scope == 0 { !self.is_of_one_file } else { self.may_refuse(what, true) }
    }
}
