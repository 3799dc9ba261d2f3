//! Language-specific code of C++.

mod mask;
mod words;

use crate::c::preprocessed::Preprocessed;

pub(crate) static CODE: Preprocessed = Preprocessed { mask: mask::mask };
