//! Columns: deletes a column across lists of equal length.
//!
//! `INSERT INTO t (a, b) VALUES (1, 2), (3, 4)` becomes `INSERT INTO t (b) VALUES (2), (4)`, and
//! `a, b = 1, 2` becomes `b = 2`.

use secateur_names::Program;
use secateur_syntax::{Edit, NodeId, Replacement};

use super::{Instance, Transformation};

pub(crate) struct Columns;

impl Transformation for Columns {
    fn instances(&self, program: &Program) -> Vec<Instance> {
        let nodes = program.nodes().map(|node| node.id());
        let of_node = |node: NodeId| {
            let lists = program.parallel_lists(node);
            let count = lists.first().map_or(0, Vec::len);
            let edits: Vec<_> = (0..count).filter_map(|at| without(program, &lists, at)).collect();
            edits.into_iter().map(|(elements, edit)| {
                let texts: Vec<_> = elements
                    .iter()
                    .map(|&element| String::from_utf8_lossy(program.node(element).text()))
                    .collect();
                let title = format!("{} can be deleted together", texts.join(" and "));
                Instance::new(elements, edit).titled(title)
            })
        };
        nodes.flat_map(of_node).collect()
    }
}

/// Returns the elements of one column, and the edit that deletes them. In a list of two elements,
/// the other one may replace the whole list.
fn without(program: &Program, lists: &[Vec<NodeId>], at: usize) -> Option<(Vec<NodeId>, Edit)> {
    let (mut place, mut edit) = (Vec::new(), Edit::default());
    for row in lists {
        let list = program.node(row[at]).parent_id();
        let other = row[row.len() - 1 - at];
        edit = if row.len() == 2 && program.may_stand_at(list, other) {
            edit.replacing(list, Replacement::Node(other))
        } else {
            edit.deleting(program.removable_with(row[at])?)
        };
        place.push(row[at]);
    }
    Some((place, edit))
}
