//! Sessions for libraries: an input, a strategy and a property lead to an outcome.

use std::ffi::OsString;
use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use secateur_bundle::{Bundle, File, Nested};
use secateur_minimize::InitialProbability;
use secateur_names::Language;
use secateur_reduce::Pass;
use secateur_runner::{Interrupt, Statistics, Test};

use crate::closure::{Closure, STOPPED};
use crate::memory::Memory;
use crate::outcome::{Listener, Outcome, SessionEvent, Watch};
use crate::property::PropertyKind;
use crate::{
    Conditions, Course, Error, Input, ListMinimizer, Occasion, Passes, PriorChoice, Property, Run,
    Strategy, Surroundings, opened, processors,
};

/// A reduction, from an input to an outcome.
///
/// Defaults are those of the command `secateur reduce`. Nothing is written to disk, except the
/// files that a property run as a process needs.
///
/// ```
/// use secateur_session::{Property, Session, Stop};
///
/// let session = Session::of_text(*b"int a; int b; int f(void) { return b; }");
/// let session = session.language("c")?.max_tests(1000);
/// let property = Property::of_text(|text| text.windows(5).any(|part| part == b"int b"));
/// let outcome = session.run(property)?;
/// assert_eq!(outcome.stop, Stop::Finished);
/// assert_eq!(outcome.best.text(), b"int b;\n");
/// # Ok::<(), secateur_session::Error>(())
/// ```
pub struct Session<'a> {
    bundle: Bundle,
    /// File that it was read from.
    #[cfg(feature = "xml")]
    origin: Option<PathBuf>,
    #[cfg(feature = "xml")]
    schema: SchemaChoice,
    /// Name of the candidate for a process; of several files, the name of the first.
    name: OsString,
    language: Option<&'static Language>,
    passes: Vec<Pass>,
    strategy: Strategy,
    conditions: Conditions,
    jobs: NonZeroUsize,
    max_time: Option<Duration>,
    max_tests: Option<u64>,
    listener: Option<Listener<'a>>,
    interrupt: Option<Interrupt>,
}

/// Schema of the input.
#[cfg(feature = "xml")]
enum SchemaChoice {
    /// Schemas that the documents name.
    Named,
    Given(PathBuf),
    None,
}

/// Handle that stops a [`Session`] from any thread.
#[derive(Clone, Debug)]
pub struct Stopper(Interrupt);

impl Stopper {
    /// Ends the session soon, with the best result so far. A running closure is not interrupted.
    pub fn stop(&self) {
        self.0.trigger(STOPPED);
    }
}

impl<'a> Session<'a> {
    /// Reduces a text, which processes know as `input`.
    #[must_use]
    pub fn of_text(text: impl Into<Arc<[u8]>>) -> Self {
        Self::new(Bundle::of_text(text), "input".into())
    }

    /// Reduces the file at `path`, whose name tells the language. The file is not changed. A
    /// package, such as `.xlsx`, is reduced as the files in it.
    ///
    /// # Errors
    ///
    /// Fails if the file cannot be read, if it is a damaged package, or if its user-supplied
    /// grammar cannot be loaded.
    pub fn of_file(path: impl AsRef<Path>) -> Result<Self, Error> {
        let path = path.as_ref();
        let text =
            fs::read(path).map_err(|source| Error::Read { path: path.to_path_buf(), source })?;
        let name = path.file_name().unwrap_or_default().to_owned();
        let language = secateur_languages::of(path).map_err(Error::other)?;
        let bundle = opened(path, text.into(), Nested::Closed).map_err(Error::other)?;
        Ok(Self {
            language,
            #[cfg(feature = "xml")]
            origin: Some(path.to_owned()),
            ..Self::new(bundle, name)
        })
    }

    /// Reduces several files and their contents. The name of each file tells its language.
    ///
    /// # Errors
    ///
    /// Fails if there are no files, if two have the same path, or if a path leaves their common
    /// directory.
    pub fn of_files(files: Vec<File>) -> Result<Self, Error> {
        let name = files.first().ok_or(Error::Empty)?.path().as_os_str().to_owned();
        Ok(Self::new(Bundle::of_files(files).map_err(Error::other)?, name))
    }

    fn new(bundle: Bundle, name: OsString) -> Self {
        Self {
            bundle,
            #[cfg(feature = "xml")]
            origin: None,
            #[cfg(feature = "xml")]
            schema: SchemaChoice::Named,
            name,
            language: None,
            passes: Vec::new(),
            strategy: Strategy::default(),
            conditions: Conditions::default(),
            jobs: processors(),
            max_time: None,
            max_tests: None,
            listener: None,
            interrupt: None,
        }
    }

    /// Sets the language by its name, such as `c`.
    ///
    /// With several files, it applies to files whose names do not tell their language. Without a
    /// language, lines are reduced, then words.
    ///
    /// # Errors
    ///
    /// Fails if the language is unknown, or if its user-supplied grammar cannot be loaded.
    pub fn language(mut self, name: &str) -> Result<Self, Error> {
        let known = || secateur_languages::names().join(", ");
        let grammar = secateur_languages::named(name).map_err(Error::other)?;
        let grammar = grammar
            .ok_or_else(|| Error::UnknownLanguage { name: name.to_owned(), known: known() })?;
        self.language = Some(grammar);
        Ok(self)
    }

    /// Tests only XML documents that are valid by the schema at `path`: a DTD, an XML Schema, or a
    /// RELAX NG schema. Input that is not valid by it is reduced without a schema.
    #[cfg(feature = "xml")]
    #[must_use]
    pub fn schema(mut self, path: impl Into<PathBuf>) -> Self {
        self.schema = SchemaChoice::Given(path.into());
        self
    }

    /// Ignores the schemas that XML documents name. By default, they are used if the property
    /// rejects a violation of them.
    #[cfg(feature = "xml")]
    #[must_use]
    pub fn no_schema(mut self) -> Self {
        self.schema = SchemaChoice::None;
        self
    }

    /// Sets the passes by their names, separated by commas, as for `secateur reduce --pass`.
    ///
    /// # Errors
    ///
    /// Fails if there is no such pass.
    pub fn passes(mut self, names: &str) -> Result<Self, Error> {
        let passes = names.split(',').map(|name| Pass::of_name(name.trim()));
        let passes = passes.collect::<Result<Vec<_>, _>>();
        self.passes = passes.map_err(Error::setting)?.concat();
        Ok(self)
    }

    /// Sets the list minimiser by its name, as for `secateur reduce --minimizer`.
    ///
    /// # Errors
    ///
    /// Fails if there is no such minimiser.
    pub fn minimizer(mut self, name: &str) -> Result<Self, Error> {
        self.strategy.minimizer = name.parse::<ListMinimizer>().map_err(Error::setting)?;
        Ok(self)
    }

    /// Uses `p0` as the prior of every node instead of a learned one.
    ///
    /// # Errors
    ///
    /// Fails if `p0` is not between 0 and 1.
    pub fn fixed_prior(mut self, p0: f64) -> Result<Self, Error> {
        self.strategy.p0 = InitialProbability::new(p0).map_err(Error::setting)?;
        self.strategy.prior = PriorChoice::Fixed;
        Ok(self)
    }

    /// Sets if the result is laid out at the end, one statement a line. The default is `true`.
    #[must_use]
    pub fn layout(mut self, lays_out: bool) -> Self {
        self.strategy.lays_out = lays_out;
        self
    }

    /// Sets the maximum number of candidates tested in parallel. The default is the number of
    /// processors; the outcome is the same for every number.
    #[must_use]
    pub fn jobs(mut self, jobs: NonZeroUsize) -> Self {
        self.jobs = jobs;
        self
    }

    /// Stops the session after this time. A running closure is not interrupted.
    #[must_use]
    pub fn max_time(mut self, time: Duration) -> Self {
        self.max_time = Some(time);
        self
    }

    /// Stops the session after this many tests, not counting speculative tests.
    #[must_use]
    pub fn max_tests(mut self, tests: u64) -> Self {
        self.max_tests = Some(tests);
        self
    }

    /// Stops the session when the result is small enough, as `--stop-at` of `secateur reduce`:
    /// `10%` of the tokens of the input, or `500` tokens.
    ///
    /// # Errors
    ///
    /// Fails if `size` is neither.
    pub fn stop_at(mut self, size: &str) -> Result<Self, Error> {
        self.strategy.goal.size = Some(size.parse().map_err(Error::setting)?);
        Ok(self)
    }

    /// Stops the session when its last tests removed too little, as `--until` of `secateur reduce`:
    /// at most 1 % of the tokens in 200 tests is `1%/200`.
    ///
    /// # Errors
    ///
    /// Fails if `pace` has another form.
    pub fn until(mut self, pace: &str) -> Result<Self, Error> {
        self.strategy.goal.pace = Some(pace.parse().map_err(Error::setting)?);
        Ok(self)
    }

    /// Sets the time limit of a test that is a process. The default is ten times its time on the
    /// input. A closure must return by itself.
    #[must_use]
    pub fn timeout(mut self, time: Duration) -> Self {
        self.conditions.limits.timeout = Some(time);
        self
    }

    /// Reports progress to `observer`, on the thread that calls [`run`](Self::run).
    #[must_use]
    pub fn observe(mut self, observer: impl FnMut(&SessionEvent<'_>) + 'a) -> Self {
        self.listener = Some(Box::new(observer));
        self
    }

    /// Returns a handle that stops the session from another thread.
    ///
    /// # Errors
    ///
    /// Fails if the system cannot create a pipe.
    pub fn stopper(&mut self) -> Result<Stopper, Error> {
        self.interrupt().map(Stopper)
    }

    fn interrupt(&mut self) -> Result<Interrupt, Error> {
        match &self.interrupt {
            Some(interrupt) => Ok(interrupt.clone()),
            None => Ok(self.interrupt.insert(Interrupt::new().map_err(Error::other)?).clone()),
        }
    }

    /// Reduces the input to the smallest that still has the property.
    ///
    /// If the property is deterministic, the resulting bytes are the same for any number of jobs.
    ///
    /// # Errors
    ///
    /// Fails if the input does not have the property, if the passes do not fit the input, if a
    /// schema cannot be read, if a closure panics on a candidate that the search needs, or if a
    /// process cannot be run. Reaching a limit or using a [`Stopper`] is not an error.
    pub fn run(mut self, property: Property<'_>) -> Result<Outcome, Error> {
        if self.bundle.bytes() == 0 {
            return Err(Error::Empty);
        }
        let (course, interrupt) = (Course::new(self.max_time, self.max_tests), self.interrupt()?);
        let input = self.input(&course, &interrupt)?;
        let (bundle, conditions) = (self.bundle.clone(), self.conditions.clone());
        let occasion =
            Occasion { original: &bundle, conditions: &conditions, jobs: self.jobs, course };
        match property.kind {
            PropertyKind::Text(_) if !bundle.is_one_file() => Err(Error::SeveralFiles),
            PropertyKind::Text(ask) | PropertyKind::Files(ask) => {
                let (closure, mut statistics) =
                    (Closure::new(ask, interrupt), Statistics::default());
                let baseline = closure.check(&bundle, &mut statistics)?;
                let run = Run::new(closure, occasion, baseline, statistics, None);
                self.reduce(input, run, |closure| Some(closure), course)
            }
            PropertyKind::Process(property) => {
                let supervisor = property
                    .supervisor(&conditions, &self.surroundings(), interrupt)
                    .map_err(Error::other)?;
                let prepared = property.prepare(supervisor, occasion, &()).map_err(Error::other)?;
                let run = prepared.settle(None).map_err(Error::other)?;
                self.reduce(input, run, |_| None, course)
            }
        }
    }

    fn reduce<'c, T: Test>(
        self,
        input: Input,
        mut run: Run<'_, T>,
        closure: impl FnOnce(&T) -> Option<&Closure<'c>>,
        course: Course,
    ) -> Result<Outcome, Error> {
        let store = Memory::default();
        let (test, mut reduction) = run.begin(&store).map_err(Error::other)?;
        let input = reduction.settle(input).map_err(Error::other)?;
        let mut watch =
            Watch { listener: self.listener, closure: closure(test), panic: None, best: None };
        let driven = reduction.drive(input, &self.strategy, &mut watch);
        let driven = driven.map_err(Error::setting)?;
        if let Some((panic, best)) = watch.into_panic(&driven.best) {
            return Err(Error::panicked(panic, &best));
        }
        let stop = driven.stop.map_err(Error::other)?;
        Ok(Outcome::new(stop, driven.best, &run.statistics, course.started.elapsed()))
    }

    /// Prepares the input, which includes parsing.
    fn input(&self, course: &Course, interrupt: &Interrupt) -> Result<Input, Error> {
        let passes = Passes { given: &self.passes, default: Pass::DEFAULT };
        let (path, stop) = (Path::new(&self.name), course.stop(interrupt));
        let input = Input::new(&self.bundle, path, self.language, passes, stop, &());
        let input = input.map_err(Error::other)?;
        #[cfg(feature = "xml")]
        let input = {
            let origin = self.origin.as_deref().unwrap_or(path);
            match &self.schema {
                SchemaChoice::Named => input.under_named_schemas(origin, &self.bundle, &()),
                SchemaChoice::Given(schema) => input
                    .under_given_schema(schema, origin, &self.bundle, &())
                    .map_err(Error::other)?,
                SchemaChoice::None => input,
            }
        };
        Ok(input)
    }

    /// Names the text. It gets a file extension of its language, because compilers rely on the
    /// extension.
    fn surroundings(&self) -> Surroundings {
        if !self.bundle.is_one_file() {
            return Surroundings::new(self.name.clone(), &self.bundle, PathBuf::new(), Vec::new());
        }
        let name = Path::new(&self.name);
        match self.language.and_then(|grammar| grammar.extensions.first()) {
            Some(extension) if name.extension().is_none() => {
                Surroundings::of_name(name.with_extension(extension.0).as_os_str())
            }
            _ => Surroundings::of_name(&self.name),
        }
    }
}

/// Reduces `source`, a text in the named language, to the smallest text for which `is_interesting`
/// returns `true`.
///
/// Tests run in parallel. The resulting bytes are the same for any number of processors.
///
/// ```
/// let source = "int unused(void) { return 1; }
///     int f(int x) { if (x) { return 10 / (x - x); } return 0; }";
/// let small = secateur_session::reduce(source.as_bytes(), "c", |candidate| {
///     // Here the fuzzer's own oracle would look at the candidate.
///     candidate.windows(7).any(|part| part == b"(x - x)")
/// })?;
/// assert!(small.len() < source.len());
/// assert!(small.windows(7).any(|part| part == b"(x - x)"));
/// # Ok::<(), secateur_session::Error>(())
/// ```
///
/// # Errors
///
/// Fails if `source` is empty or not interesting, if the language is unknown, or if the closure
/// panics.
pub fn reduce(
    source: impl Into<Arc<[u8]>>,
    language: &str,
    is_interesting: impl Fn(&[u8]) -> bool + Sync,
) -> Result<Vec<u8>, Error> {
    let outcome =
        Session::of_text(source).language(language)?.run(Property::of_text(is_interesting))?;
    Ok(outcome.best.text().to_vec())
}
