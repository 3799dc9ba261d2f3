use std::collections::{HashMap, HashSet};
use std::path::PathBuf;

use secateur_runner::{REDUCED, beside};

use crate::recogniser::{Failure, Verdict};
use crate::state::{Folder, GroupState, InputRecord};

/// Inputs with the same failure.
pub(crate) struct Group {
    /// Number from 1, in the order in which the failures were first seen. It never changes.
    pub(crate) number: usize,
    pub(crate) folder: PathBuf,
    /// Cheapest first.
    pub(crate) members: Vec<BatchInput>,
    pub(crate) state: GroupState,
}

/// An input. After its examination it belongs to a group.
pub(crate) struct BatchInput {
    /// Path relative to the input folder.
    pub(crate) path: String,
    pub(crate) bytes: u64,
    pub(crate) hash: String,
}

impl Group {
    /// Returns the path of the saved original. It has the name under which tests know it, so that
    /// the group's script works on it.
    pub(crate) fn original(&self) -> PathBuf {
        self.folder.join(&self.state.name)
    }

    /// Returns the path of the result: `input.reduced.c` if tests know the input as `input.c`.
    pub(crate) fn result(&self) -> PathBuf {
        beside(&self.original(), REDUCED)
    }
}

/// Returns the groups of all known inputs that are `present`.
pub(crate) fn all(folder: &Folder, present: &HashSet<String>) -> Vec<Group> {
    let failures: Vec<Failure> = folder.failures().into_iter().cloned().collect();
    let numbers: HashMap<&str, usize> =
        failures.iter().enumerate().map(|(index, failure)| (failure.key.as_str(), index)).collect();
    let mut members: Vec<Vec<BatchInput>> = failures.iter().map(|_| Vec::new()).collect();
    for InputRecord { path, bytes, hash, verdict, .. } in folder.records() {
        if let Verdict::Fails(failure) = verdict
            && present.contains(path)
        {
            let member = BatchInput { path: path.clone(), bytes: *bytes, hash: hash.clone() };
            members[numbers[failure.key.as_str()]].push(member);
        }
    }
    let groups = failures.iter().zip(members).enumerate().map(|(index, (failure, mut members))| {
        members.sort_by(|one, other| (one.bytes, &one.path).cmp(&(other.bytes, &other.path)));
        let number = index + 1;
        let path = folder.group(number, failure);
        Group { number, members, state: GroupState::read(&path, failure), folder: path }
    });
    groups.collect()
}
