//! Language-specific code of C.

pub(crate) mod gnu;
mod mask;
pub(crate) mod masker;
pub(crate) mod preprocessed;
mod tokens;

use preprocessed::Preprocessed;

pub(crate) static CODE: Preprocessed = Preprocessed { mask: mask::mask };
