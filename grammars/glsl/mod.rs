//! What data cannot say of GLSL: its preprocessor is that of C.

use crate::c::preprocessed::Preprocessed;

/// The code of GLSL.
pub(crate) static CODE: Preprocessed = Preprocessed { mask: |_| {} };
