//! Language-specific code of GLSL, which shares the preprocessor of C.

use crate::c::preprocessed::Preprocessed;

pub(crate) static CODE: Preprocessed = Preprocessed { mask: |_| {} };
