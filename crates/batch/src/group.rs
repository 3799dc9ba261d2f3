//! Inputs that fail in one way.

use std::collections::{HashMap, HashSet};
use std::path::PathBuf;

use secateur_runner::{REDUCED, beside};

use crate::recogniser::{Failure, Verdict};
use crate::state::{Folder, GroupState, Record};

/// Inputs that fail in one way.
pub(crate) struct Group {
    /// From 1, in the order in which the failures were first seen. It stays.
    pub(crate) number: usize,
    pub(crate) folder: PathBuf,
    /// The cheapest first.
    pub(crate) members: Vec<Member>,
    pub(crate) state: GroupState,
}

/// An input, which is of a group once it was examined.
pub(crate) struct Member {
    /// From the folder of the inputs.
    pub(crate) path: String,
    pub(crate) bytes: u64,
    pub(crate) hash: String,
}

impl Group {
    /// Where it keeps the original that it reduces: under the name that tests know it by, so that its script can be tried
    /// on it.
    pub(crate) fn original(&self) -> PathBuf {
        self.folder.join(&self.state.name)
    }

    /// Where it keeps its result: `input.reduced.c` for what tests know as `input.c`.
    pub(crate) fn result(&self) -> PathBuf {
        beside(&self.original(), REDUCED)
    }
}

/// All groups of what is known of the inputs that are `present`.
pub(crate) fn all(folder: &Folder, present: &HashSet<String>) -> Vec<Group> {
    let failures: Vec<Failure> = folder.failures().into_iter().cloned().collect();
    let numbers: HashMap<&str, usize> =
        failures.iter().enumerate().map(|(at, failure)| (failure.key.as_str(), at)).collect();
    let mut members: Vec<Vec<Member>> = failures.iter().map(|_| Vec::new()).collect();
    for Record { path, bytes, hash, verdict, .. } in folder.records() {
        if let Verdict::Fails(failure) = verdict
            && present.contains(path)
        {
            let member = Member { path: path.clone(), bytes: *bytes, hash: hash.clone() };
            members[numbers[failure.key.as_str()]].push(member);
        }
    }
    let groups = failures.iter().zip(members).enumerate().map(|(at, (failure, mut members))| {
        members.sort_by(|one, other| (one.bytes, &one.path).cmp(&(other.bytes, &other.path)));
        let number = at + 1;
        let path = folder.group(number, failure);
        Group { number, members, state: GroupState::read(&path, failure), folder: path }
    });
    groups.collect()
}
