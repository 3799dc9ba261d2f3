//! Types of the nodes of a program, as [inference](crate::inference) finds them.

use std::collections::HashMap;
use std::sync::Arc;

use secateur_syntax::NodeId;

/// Types of the nodes of a program. Equal types have equal numbers.
#[derive(Debug, Default)]
pub(crate) struct Types {
    pub(crate) of: HashMap<NodeId, u32>,
    pub(crate) types: Vec<Type>,
}

/// Type of an expression.
#[derive(Debug)]
pub(crate) struct Type {
    pub(crate) text: Arc<str>,
    /// Known values of the type, the smallest first.
    pub(crate) values: Vec<Arc<str>>,
}
