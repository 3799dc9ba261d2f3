//! What a transformation has to say of itself.

use std::sync::Arc;

use secateur_names::{Program, Removal};
use secateur_syntax::Edit;

use super::disjoint::Disjoint;
use super::{Instance, Lists};
use crate::breadth::Breadth;
use crate::prior::NEEDED_MAX;

/// What a transformation is: its instances in any program, and what the walk must know of them.
pub(crate) trait Transformation: Sync {
    /// The instances in `program`, in the order of the file, where they can be listed before any of them has been tried.
    fn instances(&self, _program: &Program) -> Vec<Instance> {
        Vec::new()
    }

    /// The lists of instances in `program`, one after the other. Unless it is said otherwise, those within which none touches
    /// another, whatever the breadth.
    fn lists(&self, program: &Arc<Program>, _breadth: Breadth) -> Box<dyn Lists> {
        Box::new(Disjoint::new(program.clone(), self.instances(program)))
    }

    /// `settled` with these instances.
    fn with(
        &self,
        _program: &Program,
        settled: &Edit,
        instances: &mut dyn Iterator<Item = &Instance>,
    ) -> Edit {
        let (mut deleted, mut replaced) = (Vec::new(), Vec::new());
        for Instance { edit, .. } in instances {
            deleted.extend(edit.deleted().iter().copied());
            replaced.extend(edit.replaced().iter().cloned());
        }
        settled.deleting(deleted).replacing_each(replaced)
    }

    /// What is gone at the beginning, where an instance is a [deletion with its dependents](Program::removing) of the nodes of its
    /// place: then all that is gone need not be looked at anew for each candidate.
    fn removal(&self, _program: &Program) -> Option<Removal> {
        None
    }

    /// Whether its instances delete nodes as other passes do, so that what is [learned](crate::PriorSource) of such nodes
    /// is true of them.
    fn is_deletion(&self) -> bool {
        false
    }

    /// Whether all instances of a list together are a single change, too.
    fn is_whole(&self) -> bool {
        false
    }

    /// Whether it is worth another walk at once where one has found anything, because one instance makes room for the next.
    fn comes_again(&self) -> bool {
        false
    }

    /// How many instances of a list are thought to be of no use at most, where nothing is learned of them.
    fn needed_max(&self) -> f64 {
        NEEDED_MAX
    }

    /// What becomes of what, where the nodes of an instance and its `edit` do not say it: `` type `t` can go ``.
    fn title(&self, _program: &Program, _instance: &Instance, _edit: &Edit) -> Option<String> {
        None
    }
}
