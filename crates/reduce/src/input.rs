//! Texts of an input, as the passes see them.

pub(crate) mod encoding;
pub(crate) mod goal;
pub(crate) mod keep;
pub(crate) mod source;
