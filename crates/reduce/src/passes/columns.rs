//! Columns: deletes a column across lists of equal length.
//!
//! - Helps with: SQL scripts (a tenth of the tokens), tables, and assignments of several values.
//! - Costs: one test per column.
//! - Languages: all with `parallel` lists.
//! - Limit: none.
//! - Readable: yes.

use secateur_names::Program;
use secateur_syntax::{Edit, NodeId, Replacement};

use crate::example::Example;
use crate::transform::{Instance, Transformation};

pub(crate) struct Columns;

pub(crate) const EXAMPLES: &[Example] = &[Example::new("a.py", "a, b = 1, 2", "b = 2")];

impl Transformation for Columns {
    fn instances(&self, program: &Program) -> Vec<Instance> {
        let nodes = program.nodes().map(|node| node.id());
        let of_node = |node: NodeId| {
            let lists = program.parallel_lists(node);
            let count = lists.first().map_or(0, Vec::len);
            let edits: Vec<_> = (0..count).filter_map(|at| without(program, &lists, at)).collect();
            edits.into_iter().map(move |(elements, edit)| {
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
