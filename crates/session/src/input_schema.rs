//! Schema of an input, in use.

use std::sync::Arc;

use secateur_names::Model;

/// Schema of an input.
#[derive(Clone, Debug)]
pub struct InputSchema {
    pub model: Arc<dyn Model>,
    /// Name for people.
    pub name: String,
    /// Constructs that count as anything.
    pub notes: Vec<String>,
    /// `true` if the user named it, and not the document.
    pub is_given: bool,
}
