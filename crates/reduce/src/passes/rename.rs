//! Rename: replaces a name by the name of another entity.
//!
//! Deletions and replacements by descendants cannot delete a declaration while one of its uses must
//! stay. If the use can refer to another existing entity, it is renamed, and another pass deletes
//! the declaration.
//!
//! Names are of one sort if they are the same kind of word and are either all called or all not. If
//! definitions and uses are known, the uses of each name are renamed to another visible name of its
//! sort: all at once, and if that fails, at as many nodes as a list minimiser finds. Renaming the
//! definitions too is also tried, except for functions; C allows such tentative definitions at file
//! level. In a text without definitions, such as most XML, nothing is renamed: renaming all uses of
//! a word made none of eight results smaller, took 8 % of the tests, and led to `<amp amp="…"/>`.
//!
//! Words are renamed to the most used ones, without cycles: see [`Vocabulary::members`].
//!
//! Measured on fifteen real failures (nine C programs of 1,300 to 35,000 tokens, six XML documents
//! of up to 15,000), together with [definitions](super::definitions) and lean
//! [`Perses`](crate::searches::perses::Perses) under W_ProbDD: five C programs become smaller,
//! by up to a half, and one XML document: 403 tokens in sum instead of 522, for 3 % more tests.
//!
//! C-Reduce also renames, but to names of its own, which make its results easier to read.
//!
//! - Helps with: definitions that are needed only by name; 25 of 50 measured inputs.
//! - Costs: few tests, because the edits of a list are mostly all possible.
//! - Languages: all with definitions.
//! - Limit: four targets per name.
//! - Readable: no.

use std::sync::Arc;
use std::vec;

use secateur_names::Program;
use secateur_syntax::{Edit, NodeId};

use crate::example::Example;
use crate::round::{Breadth, ElementNodes};
use crate::transform::{
    Instance, InstanceList, Lists, Name, Target, Transformation, Vocabulary, replacement,
};

pub(crate) struct Rename;

pub(crate) const EXAMPLES: &[Example] = &[Example::new(
    "a.c",
    "int a; int b; int f() { return a + b; }",
    "int a; int b; int f() { return a + a; }",
)];

impl Transformation for Rename {
    fn lists(&self, program: &Arc<Program>, _: Breadth) -> Box<dyn Lists> {
        let vocabulary = Vocabulary::of(program);
        let counts = vocabulary.counts().into();
        let is_known = vocabulary.names.iter().any(Name::is_defined);
        let from = if is_known { vocabulary.names.len() } else { 0 };
        let (vocabulary, targets) = (vocabulary.into(), Vec::new().into_iter());
        Box::new(Renaming {
            program: program.clone(),
            vocabulary,
            counts,
            from,
            occurrences: Arc::default(),
            targets,
            to: 0,
        })
    }

    // A name that can be renamed at some nodes can also be renamed everywhere.
    fn is_whole(&self) -> bool {
        true
    }
}

/// Lists of renamings, one for each name and target, the last name first.
#[derive(Clone)]
struct Renaming {
    program: Arc<Program>,
    vocabulary: Arc<Vocabulary>,
    /// Current number of uses of each word.
    counts: Arc<Vec<usize>>,
    /// Index of the name to rename.
    from: usize,
    /// Remaining occurrences of that name.
    occurrences: Arc<[NodeId]>,
    /// Remaining targets of that name.
    targets: vec::IntoIter<Target>,
    /// Index of the current target.
    to: usize,
}

impl Renaming {
    /// Updates the counts after the last list.
    fn count(&mut self, settled: &Edit) {
        let is_left = |&node: &NodeId| replacement(settled, node).is_none();
        let left: Arc<[NodeId]> = self.occurrences.iter().copied().filter(is_left).collect();
        let renamed = self.occurrences.len() - left.len();
        if renamed > 0 {
            let names = &self.vocabulary.names;
            let counts = Arc::make_mut(&mut self.counts);
            counts[names[self.from].word] -= renamed;
            counts[names[self.to].word] += renamed;
            self.occurrences = left;
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
                    self.vocabulary.members(&self.counts, self.from, target, &self.occurrences);
                if members.is_empty() {
                    continue;
                }
                self.to = target.name;
                let instance = |member: ElementNodes| {
                    let edit = names[self.to].renaming(&self.program, &member);
                    Instance::new(member, edit)
                };
                let kind = self.program.node(names[self.from].occurrences[0]).kind();
                return Some(InstanceList::below(
                    kind,
                    members.into_iter().map(instance).collect(),
                ));
            }
            self.from = self.from.checked_sub(1)?;
            self.occurrences = names[self.from].occurrences.as_slice().into();
            self.targets = self.vocabulary.targets(self.from).into_iter();
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::passes::tests::made;

    #[test]
    fn words_without_any_definition_are_not_renamed() {
        assert_eq!(made("a.xml", "<a><b/><b/><c/></a>", "rename"), [""; 0]);
        assert_ne!(made("a.c", "int a; int b; int f() { return a + b; }", "rename"), [""; 0]);
    }

    #[test]
    fn a_name_becomes_one_of_its_type() {
        let text = "(declare-fun x () Int) (declare-fun y () Bool) (declare-fun z () Int) \
                    (assert (f x y z z))";
        let renamed = made("a.smt2", text, "rename");
        assert!(renamed.iter().any(|text| text.ends_with("(f z y z z))")), "{renamed:?}");
        assert!(renamed.iter().all(|text| text.contains(" y z") || text.contains(" y x")));
    }
}
