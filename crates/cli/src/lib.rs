//! Reduces a test case to a small input that still fails, guided by the grammar of its language.
//!
//! This is the library behind the command `secateur`, for programs that find failures: fuzzers,
//! test generators, compiler testers. The property is a closure. It is called in this process, in
//! parallel on all processors, without files on disk. The result is the same for any number of
//! threads.
//!
//! ```toml
//! [dependencies]
//! secateur = { version = "0.2", default-features = false, features = ["c"] }
//! ```
//!
//! Without the default features, the command line is not built. Each language is a feature; the
//! README lists them.
//!
//! ```
//! # #[cfg(feature = "c")] {
//! let source = "int unused(void) { return 1; } \
//!     int f(int x) { if (x) { return 10 / (x - x); } return 0; }";
//! let small = secateur::reduce(source.as_bytes(), "c", |candidate| {
//!     // A fuzzer would apply its own check here.
//!     candidate.windows(7).any(|part| part == b"(x - x)")
//! })?;
//! assert!(small.len() < source.len() / 2);
//! # }
//! # Ok::<(), secateur::Error>(())
//! ```
//!
//! A [`Session`] has more options: the number of jobs, limits, passes and progress reports. It can
//! be stopped from another thread. It also accepts several files, and properties that are
//! processes.
//!
//! ```
//! # #[cfg(feature = "json")] {
//! use secateur::{Property, Session, Stop};
//!
//! let mut sizes = Vec::new();
//! let session = Session::of_text(*b"{\"a\": [1, 2, 3], \"b\": null}").language("json")?;
//! let session = session.layout(false).max_tests(500).observe(|progress| {
//!     if let secateur::SessionEvent::Improved { best, .. } = progress {
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
//! | input | text to reduce, or several files ([`Bundle`]) |
//! | candidate | smaller version of the input, to be tested |
//! | property | decides if a candidate is interesting: if it still shows the failure ([`Property`])
//! |
//! | session | one reduction, from an input to an outcome ([`Session`]) |
//! | outcome | smallest interesting version, reason for the end, and statistics ([`Outcome`]) |
//!
//! This library follows semantic versioning. The crates behind it do not: they change whenever the
//! command needs it.

#![warn(missing_docs)]

pub mod minimizers {
    //! Building blocks for list minimisers: the searches, configurations and weights of the
    //! built-in algorithms, a driver for closures, and [`serve`]. With [`serve`], a minimiser
    //! becomes a program for `secateur reduce --minimizer mine=COMMAND`.
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
pub use secateur_session::{
    Error, Outcome, Property, Session, SessionEvent, Stop, Stopper, reduce,
};
