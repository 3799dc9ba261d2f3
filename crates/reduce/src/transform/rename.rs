//! Renaming: the name of one thing in the place of another's.
//!
//! Deleting and replacing from inside cannot get rid of a declaration as long as one use of it must stay. Where the use
//! may just as well be one of something else that is there already, it can be renamed, and the declaration goes with the
//! next walk of another pass.
//!
//! Names are of a sort if they are the same kind of word and are both called, or both not. Where the program says what is
//! defined and used, the uses of each are renamed to another of its sort that is known there: all at once, and if that
//! fails, in as many places as a list minimiser finds. What is defined twice then, as C admits it at the top of a file, is
//! tried too, if it is not a function. Of other words, such as the names of elements in XML, all places are renamed at once.
//!
//! Words are renamed to the ones that are used most, and in no circle: see [`Vocabulary::members`].
//!
//! Measured on fifteen real failures (nine C programs of 1,300 to 35,000 tokens, six XML documents of up to 15,000), taking
//! turns with [definitions](super::definitions) and lean [`Perses`](crate::perses::Perses) under W_ProbDD: five of the C programs
//! get smaller, by up to a half, and one XML document: 403 tokens in sum instead of 522, for 3 % more tests.
//!
//! C-Reduce renames too, to names of its own, to make its results easier to read.

use std::sync::Arc;
use std::vec;

use secateur_names::Program;
use secateur_syntax::{Edit, NodeId};

use super::instance::replacement;
use super::vocabulary::{Target, Vocabulary};
use super::{Instance, InstanceList, Lists, Transformation};
use crate::breadth::Breadth;
use crate::list::Member;

pub(crate) struct Rename;

impl Transformation for Rename {
    fn lists(&self, program: &Arc<Program>, _: Breadth) -> Box<dyn Lists> {
        let vocabulary = Vocabulary::of(program);
        let (counts, from) = (vocabulary.counts().into(), vocabulary.names.len());
        let (vocabulary, targets) = (vocabulary.into(), Vec::new().into_iter());
        Box::new(Renaming {
            program: program.clone(),
            vocabulary,
            counts,
            from,
            places: Arc::default(),
            targets,
            to: 0,
        })
    }

    // A thing that can be renamed in some places can also be renamed as a whole.
    fn is_whole(&self) -> bool {
        true
    }
}

/// In which places each name may become each of its targets, the last name first.
#[derive(Clone)]
struct Renaming {
    program: Arc<Program>,
    vocabulary: Arc<Vocabulary>,
    /// How often each word is used by now.
    counts: Arc<Vec<usize>>,
    /// The index of the name that is being renamed.
    from: usize,
    /// The places in which it is left.
    places: Arc<[NodeId]>,
    /// What else it may become.
    targets: vec::IntoIter<Target>,
    /// The index of the name that it was to become last.
    to: usize,
}

impl Renaming {
    /// Takes note of what has become of the last list.
    fn count(&mut self, settled: &Edit) {
        let is_left = |&place: &NodeId| replacement(settled, place).is_none();
        let left: Arc<[NodeId]> = self.places.iter().copied().filter(is_left).collect();
        let renamed = self.places.len() - left.len();
        if renamed > 0 {
            let names = &self.vocabulary.names;
            let counts = Arc::make_mut(&mut self.counts);
            counts[names[self.from].word] -= renamed;
            counts[names[self.to].word] += renamed;
            self.places = left;
        }
    }
}

impl Lists for Renaming {
    fn next(&mut self, settled: &Edit) -> Option<InstanceList> {
        self.count(settled);
        loop {
            let names = &self.vocabulary.names;
            for target in self.targets.by_ref() {
                let members =
                    self.vocabulary.members(&self.counts, self.from, target, &self.places);
                if members.is_empty() {
                    continue;
                }
                self.to = target.name;
                let instance = |member: Member| {
                    let edit = names[self.to].put(&self.program, &member);
                    Instance::new(member, edit)
                };
                let kind = self.program.node(names[self.from].places[0]).kind();
                return Some(InstanceList::below(
                    kind,
                    members.into_iter().map(instance).collect(),
                ));
            }
            self.from = self.from.checked_sub(1)?;
            self.places = names[self.from].places.as_slice().into();
            self.targets = self.vocabulary.targets(self.from).into_iter();
        }
    }
}
