//! A folder of failing inputs: each is looked at once, those that fail in one way form a group, and the smallest of each group
//! is reduced.
//!
//! What tells failures apart is what [`secateur_signature`] recognises of them. A [`Batch`] keeps all that it finds out in a
//! folder: another run goes on where one was stopped, and does only what is new where inputs have come. What goes wrong with
//! an input or a group is told in the [`Summary`] and holds up nothing else.
//!
//! Groups are reduced one after the other, in the order of the sizes of their smallest members, each with all jobs: so the
//! first report is there early, and no result depends on the number of jobs.

mod batch;
mod canonical;
mod corpus;
mod duplicates;
mod error;
mod group;
mod markdown;
mod page;
mod recogniser;
mod reduction;
mod state;
mod summary;

pub use batch::{Batch, BatchObserver};
pub use corpus::{Corpus, Layout};
pub use error::BatchError;
pub use page::{PageError, is_batch, page, summary_of};
pub use recogniser::Recogniser;
pub use state::{Point, Rejected, Status};
pub use summary::{GroupSummary, LeftOut, SCHEMA_VERSION, Summary};
