//! What data cannot say of C++.

mod mask;
mod words;

use crate::c::preprocessed::Preprocessed;

/// The code of C++.
pub(crate) static CODE: Preprocessed = Preprocessed { mask: mask::mask };
