//! Passes that are searches of their own, and the lists that they minimise.

pub(crate) mod alike;
pub(crate) mod closures;
pub(crate) mod counted;
pub(crate) mod counts;
pub(crate) mod elements;
pub(crate) mod exchange;
pub(crate) mod executed;
pub(crate) mod files;
pub(crate) mod flat;
pub(crate) mod hdd;
pub(crate) mod last_uses;
pub(crate) mod linked;
pub(crate) mod named;
pub(crate) mod numbers;
pub(crate) mod parts;
pub(crate) mod perses;
pub(crate) mod pull;
pub(crate) mod quarters;
pub(crate) mod replace;
pub(crate) mod shorten;
pub(crate) mod texts;
