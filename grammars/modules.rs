//! Functions for the modules of several languages.

use secateur_syntax::Node;

/// Returns the first child of a node in the field of this name.
pub(crate) fn field<'a>(node: Node<'a>, name: &str) -> Option<Node<'a>> {
    node.children().find(|child| child.field() == Some(name))
}

/// Returns a path without `.` and `..`.
#[cfg(any(feature = "javascript", feature = "rust", feature = "tsx", feature = "typescript"))]
pub(crate) fn normal(path: &std::path::Path) -> std::path::PathBuf {
    use std::path::Component::{CurDir, ParentDir};
    let mut normal = std::path::PathBuf::new();
    for component in path.components() {
        match component {
            CurDir => {}
            ParentDir => _ = normal.pop(),
            other => normal.push(other),
        }
    }
    normal
}
