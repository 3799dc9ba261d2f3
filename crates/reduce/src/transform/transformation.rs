//! Interface of a transformation.

use std::sync::Arc;

use secateur_names::{Program, Removal};
use secateur_syntax::Edit;

use super::disjoint::disjoint;
use super::{Instance, Lists};
use crate::round::{Breadth, NEEDED_MAX};

/// Transformation whose instances this function lists.
pub(crate) struct Listed(pub(crate) fn(&Program) -> Vec<Instance>);

impl Transformation for Listed {
    fn instances(&self, program: &Program) -> Vec<Instance> {
        self.0(program)
    }
}

/// Pass that proposes edits at its instances.
pub(crate) trait Transformation: Sync {
    /// Returns the instances in `program`, in file order, if they can be listed before any is
    /// tried.
    fn instances(&self, _program: &Program) -> Vec<Instance> {
        Vec::new()
    }

    /// Returns the lists of instances, one after the other. By default, the instances of a list do
    /// not overlap, and the breadth is ignored.
    fn lists(&self, program: &Arc<Program>, _breadth: Breadth) -> Box<dyn Lists> {
        disjoint(program, self.instances(program))
    }

    /// Returns `settled` with `instances` applied.
    fn with(&self, _program: &Program, settled: &Edit, instances: &[&Instance]) -> Edit {
        let (mut deleted, mut replaced) = (Vec::new(), Vec::new());
        for Instance { edit, .. } in instances {
            deleted.extend(edit.deleted().iter().copied());
            replaced.extend(edit.replaced().iter().cloned());
        }
        settled.deleting(deleted).replacing_each(replaced)
    }

    /// Returns the initial removal if an instance [deletes its nodes with their
    /// dependents](Program::removing). The removed nodes are then not recomputed for each
    /// candidate.
    fn removal(&self, _program: &Program) -> Option<Removal> {
        None
    }

    /// Returns `true` if the instances delete nodes as other passes do. What is
    /// [learned](crate::PriorSource) about deletions of such nodes then applies to them too.
    fn is_deletion(&self) -> bool {
        false
    }

    /// Returns `true` if all instances of a list together also count as a single edit.
    fn is_whole(&self) -> bool {
        false
    }

    /// Returns `true` if a successful round is repeated at once, because one instance makes room
    /// for the next.
    fn comes_again(&self) -> bool {
        false
    }

    /// Returns the assumed maximum number of instances in a list that cannot be applied, while
    /// nothing has been learned about them.
    fn needed_max(&self) -> f64 {
        NEEDED_MAX
    }

    /// Returns the number of tests without a worthwhile deletion after which a list is left, if
    /// there is a limit also outside of coarse rounds of long texts.
    fn idle_tests_max(&self) -> Option<usize> {
        None
    }
}
