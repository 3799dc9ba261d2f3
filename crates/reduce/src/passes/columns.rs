//! Columns: deletes a column across lists of equal length.
//!
//! - Helps with: SQL scripts (a tenth of the tokens), tables, and assignments of several values.
//! - Costs: one test per column.
//! - Languages: all with `parallel` lists.
//! - Limit: none.
//! - Readable: yes.

use secateur_names::Program;
use secateur_syntax::{Edit, Node, Replacement};

use crate::example::Example;
use crate::transform::Instance;

pub(crate) const EXAMPLES: &[Example] = &[Example::new("a.py", "a, b = 1, 2", "b = 2")];

pub(crate) fn instances(program: &Program) -> Vec<Instance> {
    let of_node = |node: Node| {
        let lists = program.parallel_lists(node);
        let count = lists.first().map_or(0, Vec::len);
        (0..count).filter_map(|at| without(&lists, at)).collect::<Vec<_>>()
    };
    program.nodes().flat_map(of_node).collect()
}

/// Returns the edit that deletes the elements of one column. In a list of two elements,
/// the other one may replace the whole list.
fn without(lists: &[Vec<Node>], at: usize) -> Option<Instance> {
    let (mut column, mut texts, mut edit) = (Vec::new(), Vec::new(), Edit::default());
    for row in lists {
        let (element, other) = (row[at], row[row.len() - 1 - at]);
        let replaceable = element.parent().filter(|list| row.len() == 2 && list.admits(other));
        edit = match replaceable {
            Some(list) => edit.replacing(list.id(), Replacement::Node(other.id())),
            None => edit.deleting(element.removable_with()?),
        };
        column.push(element.id());
        texts.push(String::from_utf8_lossy(element.text()));
    }
    let title = format!("{} can be deleted together", texts.join(" and "));
    Some(Instance::new(column, edit).titled(title))
}
