//! What data cannot say of C.

pub(crate) mod gnu;
mod mask;

pub(crate) use mask::mask;
