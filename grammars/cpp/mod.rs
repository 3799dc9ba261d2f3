//! What data cannot say of C++.

mod mask;

pub(crate) use mask::mask;
