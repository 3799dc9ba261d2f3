//! Reduces a test case to the smallest that still has a property, by what its language's grammar permits.
//!
//! This is the library behind the command `secateur`, for programs that find failures themselves: fuzzers, test generators,
//! checkers of compilers. The property is a closure. It is asked in this process, on as many threads as there are
//! processors, without a file on disk; what comes of it is the same for every number of threads.
//!
//! ```toml
//! [dependencies]
//! secateur = { version = "0.1", default-features = false, features = ["c"] }
//! ```
//!
//! Without the default features, nothing of the command line is built. Each language is a feature; what there is says the
//! README.
//!
//! ```
//! # #[cfg(feature = "c")] {
//! let source = "int unused(void) { return 1; } int f(int x) { if (x) { return 10 / (x - x); } return 0; }";
//! let small = secateur::reduce(source.as_bytes(), "c", |candidate| {
//!     // Here the fuzzer's own oracle would look at the candidate.
//!     candidate.windows(7).any(|part| part == b"(x - x)")
//! })?;
//! assert!(small.len() < source.len() / 2);
//! # }
//! # Ok::<(), secateur::Error>(())
//! ```
//!
//! A [`Session`] says more: how many jobs, how long, which passes, and what is to be told on the way. It can be stopped from
//! another thread, and takes several files, and properties that are processes.
//!
//! ```
//! # #[cfg(feature = "json")] {
//! use secateur::{Property, Session, Stop};
//!
//! let mut sizes = Vec::new();
//! let session = Session::of_text(*b"{\"a\": [1, 2, 3], \"b\": null}").language("json")?;
//! let session = session.layout(false).max_tests(500).observe(|progress| {
//!     if let secateur::Progress::Improved { best, .. } = progress {
//!         sizes.push(best.bytes());
//!     }
//! });
//! let outcome = session.run(Property::of_text(|text| text.contains(&b'3')))?;
//! assert_eq!((outcome.stop, outcome.best.text()), (Stop::Finished, &b"3"[..]));
//! assert_eq!(sizes.last(), Some(&1));
//! # }
//! # Ok::<(), secateur::Error>(())
//! ```
//!
//! # Glossary
//!
//! | term | meaning |
//! |---|---|
//! | input | what is reduced: a text, or several files ([`Bundle`]) |
//! | candidate | a smaller version of it that is tried |
//! | property | what a candidate has to keep; one that does is interesting ([`Property`]) |
//! | session | a reduction from an input to an outcome ([`Session`]) |
//! | outcome | the smallest interesting version, why the session ended, and what it took ([`Outcome`]) |
//!
//! What is here is meant to be used, and follows semantic versioning. The crates behind it are not: they change as the
//! command needs it.

#![warn(missing_docs)]

pub mod minimizers {
    //! What it takes to write a list minimiser: the searches, configurations and weights that ours are made of, a driver with a
    //! closure, and what makes a program of one that `secateur reduce --minimizer mine=COMMAND` runs.
    //!
    //! ```
    //! use secateur::minimizers::{Algorithm, Options, Weights, minimize};
    //!
    //! let search = Algorithm::WProbDd.start(&Weights::new([5, 8, 7, 7]), &Options::default());
    //! assert_eq!(minimize(search, |config| config.contains(2)).iter().collect::<Vec<_>>(), [2]);
    //! ```

    pub use secateur_minimize::{
        Algorithm, Config, InitialProbability, Minimizer, Options, Outcome, Prior, Query,
        QueryKind, Search, Weights, minimize,
    };
    pub use secateur_session::{ServeError, serve};
}

pub use secateur_bundle::{Bundle, BundleError, File};
#[cfg(feature = "load")]
pub use secateur_session::Language;
pub use secateur_session::{Error, Outcome, Progress, Property, Session, Stop, Stopper, reduce};
