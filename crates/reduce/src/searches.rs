//! Passes that are searches of their own, and the lists that they minimise.

pub(crate) mod closures;
pub(crate) mod exchange;
pub(crate) mod flat;
pub(crate) mod hdd;
pub(crate) mod last_uses;
pub(crate) mod layout;
pub(crate) mod list;
pub(crate) mod perses;
pub(crate) mod piece;
pub(crate) mod replace;
pub(crate) mod shorten;
