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

/// Returns the path from the folder of a file to another file.
#[cfg(any(feature = "javascript", feature = "rust", feature = "tsx", feature = "typescript"))]
pub(crate) fn relative(path: &std::path::Path, file: &std::path::Path) -> Option<String> {
    let folder = file.parent()?;
    let common = folder.ancestors().find(|ancestor| path.starts_with(ancestor))?;
    let up = folder.strip_prefix(common).ok()?.components().count();
    Some("../".repeat(up) + path.strip_prefix(common).ok()?.to_str()?)
}
