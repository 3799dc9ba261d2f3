//! What data cannot say of C++.

mod mask;

use crate::c::preprocessed::Preprocessed;

/// The code of C++.
pub(crate) static CODE: Preprocessed = Preprocessed { mask: mask::mask };
