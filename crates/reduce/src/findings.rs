//! Single edits and explanations of a result.

pub(crate) mod explain;
pub(crate) mod single_edit;
pub(crate) mod unshortened;
