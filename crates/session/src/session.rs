//! What a library is given: an input, a strategy, a property, and an outcome in the end.

use std::ffi::OsString;
use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use secateur_bundle::{Bundle, File};
use secateur_minimize::InitialProbability;
use secateur_names::Language;
use secateur_reduce::Pass;
use secateur_runner::{DriverConfig, Interrupt, Limits, Statistics, Test};

use crate::closure::{Closure, STOPPED};
use crate::memory::Memory;
use crate::outcome::{Listener, Outcome, Progress, Watch};
use crate::property::Kind;
use crate::{
    Conditions, Course, Error, Input, ListMinimizer, Occasion, Passes, PriorChoice, Property,
    Strategy, Surroundings, is_over, processors,
};

/// A reduction, from an input to an outcome.
///
/// What is not said has the defaults of the command `secateur reduce`. Nothing is written to disk but what a property that
/// is a process needs.
///
/// ```
/// use secateur_session::{Property, Session, Stop};
///
/// let session = Session::of_text(*b"int a; int b; int f(void) { return b; }").language("c")?.max_tests(1000);
/// let outcome = session.run(Property::of_text(|text| text.windows(5).any(|part| part == b"int b")))?;
/// assert_eq!(outcome.stop, Stop::Finished);
/// assert_eq!(outcome.best.text(), b"int b;\n");
/// # Ok::<(), secateur_session::Error>(())
/// ```
pub struct Session<'a> {
    bundle: Bundle,
    /// What a process knows it as; of several files, the first.
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

/// Stops a [`Session`] from outside, from any thread.
#[derive(Clone, Debug)]
pub struct Stopper(Interrupt);

impl Stopper {
    /// Has the session end soon, with the best that it has found so far. A closure that is being asked is waited for.
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

    /// Reduces the file at `path`, whose name tells the language. The file stays as it is.
    ///
    /// # Errors
    ///
    /// When it cannot be read, or its language was added and cannot be loaded.
    pub fn of_file(path: impl AsRef<Path>) -> Result<Self, Error> {
        let path = path.as_ref();
        let text =
            fs::read(path).map_err(|source| Error::Read { path: path.to_path_buf(), source })?;
        let name = path.file_name().unwrap_or_default().to_owned();
        let language = secateur_languages::of(path).map_err(Error::other)?;
        Ok(Self { language, ..Self::new(Bundle::of_text(text), name) })
    }

    /// Reduces several files with what is in them. The name of each tells its language.
    ///
    /// # Errors
    ///
    /// When there are none, or two have one path, or a path leads out of the directory that they share.
    pub fn of_files(files: Vec<File>) -> Result<Self, Error> {
        let name = files.first().ok_or(Error::Empty)?.path().as_os_str().to_owned();
        Ok(Self::new(Bundle::of_files(files).map_err(Error::other)?, name))
    }

    fn new(bundle: Bundle, name: OsString) -> Self {
        Self {
            bundle,
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

    /// The name of the language, such as `c`; of several files, that of those whose names tell none. Without a language,
    /// lines are reduced, and then words.
    ///
    /// # Errors
    ///
    /// When no such language is known, or it was added and cannot be loaded.
    pub fn language(mut self, name: &str) -> Result<Self, Error> {
        let known = || secateur_languages::names().join(", ");
        let grammar = secateur_languages::named(name).map_err(Error::other)?;
        let grammar = grammar
            .ok_or_else(|| Error::UnknownLanguage { name: name.to_owned(), known: known() })?;
        self.language = Some(grammar);
        Ok(self)
    }

    /// The names of the passes, with commas between them, as for `secateur reduce --pass`.
    ///
    /// # Errors
    ///
    /// When there is no such pass.
    pub fn passes(mut self, names: &str) -> Result<Self, Error> {
        let passes = names.split(',').map(|name| name.trim().parse::<Pass>());
        self.passes =
            passes.collect::<Result<_, _>>().map_err(|error| Error::Setting(error.to_string()))?;
        Ok(self)
    }

    /// The name of the list minimiser, as for `secateur reduce --minimizer`.
    ///
    /// # Errors
    ///
    /// When there is no such minimiser.
    pub fn minimizer(mut self, name: &str) -> Result<Self, Error> {
        self.strategy.minimizer =
            name.parse::<ListMinimizer>().map_err(|error| Error::Setting(error.to_string()))?;
        Ok(self)
    }

    /// Has every node needed with this probability, in place of one that is learned.
    ///
    /// # Errors
    ///
    /// When `p0` is none between 0 and 1.
    pub fn fixed_prior(mut self, p0: f64) -> Result<Self, Error> {
        self.strategy.p0 =
            InitialProbability::new(p0).map_err(|error| Error::Setting(error.to_string()))?;
        self.strategy.prior = PriorChoice::Fixed;
        Ok(self)
    }

    /// Whether the result is laid out in the end, one statement a line. It is, unless said otherwise.
    #[must_use]
    pub fn layout(mut self, lays_out: bool) -> Self {
        self.strategy.lays_out = lays_out;
        self
    }

    /// How many candidates are tested at one time: as many as there are processors, unless said otherwise. The outcome is
    /// the same for every number.
    #[must_use]
    pub fn jobs(mut self, jobs: NonZeroUsize) -> Self {
        self.jobs = jobs;
        self
    }

    /// Stops after this time. A closure that is being asked then is waited for.
    #[must_use]
    pub fn max_time(mut self, time: Duration) -> Self {
        self.max_time = Some(time);
        self
    }

    /// Stops after so many tests, not counting those that only run ahead.
    #[must_use]
    pub fn max_tests(mut self, tests: u64) -> Self {
        self.max_tests = Some(tests);
        self
    }

    /// Ends a test that is a process after this time: without it, after ten times as long as it took on the input. A closure
    /// must end by itself.
    #[must_use]
    pub fn timeout(mut self, time: Duration) -> Self {
        self.conditions.limits.timeout = Some(time);
        self
    }

    /// Tells `observer` what happens, on the thread that calls [`run`](Self::run).
    #[must_use]
    pub fn observe(mut self, observer: impl FnMut(&Progress<'_>) + 'a) -> Self {
        self.listener = Some(Box::new(observer));
        self
    }

    /// What stops the session from outside.
    ///
    /// # Errors
    ///
    /// When the system gives no pipe.
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
    /// The bytes that come of it are the same whatever the number of jobs, if the property says the same about a candidate
    /// each time.
    ///
    /// # Errors
    ///
    /// When the input does not have the property, or cannot be walked over as asked; when a closure panics at a candidate
    /// that the search needs; when a process cannot be run. That a limit or a [`Stopper`] ends it is no error.
    pub fn run(mut self, property: Property<'_>) -> Result<Outcome, Error> {
        if self.bundle.bytes() == 0 {
            return Err(Error::Empty);
        }
        let course =
            Course { started: Instant::now(), max_time: self.max_time, max_tests: self.max_tests };
        let (interrupt, mut statistics) = (self.interrupt()?, Statistics::default());
        let input = self.input(&course, &interrupt)?;
        let bundle = self.bundle.clone();
        match property.kind {
            Kind::Text(_) if !bundle.is_text() => Err(Error::SeveralFiles),
            Kind::Text(ask) | Kind::Files(ask) => {
                let closure = Closure::new(ask, interrupt);
                let baseline = closure.check(&bundle, &mut statistics)?;
                let limits = course.limits(&baseline, closure.repetition());
                self.reduce(input, &closure, Some(&closure), limits, statistics, course.started)
            }
            Kind::Process(property) => {
                let surroundings = self.surroundings();
                let supervisor = property
                    .supervisor(&self.conditions, &surroundings, interrupt)
                    .map_err(Error::other)?;
                let conditions = self.conditions.clone();
                let occasion = Occasion {
                    original: &bundle,
                    conditions: &conditions,
                    jobs: self.jobs,
                    deadline: course.deadline(),
                };
                let prepared = property
                    .prepare(supervisor, occasion, &mut statistics, &())
                    .map_err(Error::other);
                let mut prepared = prepared?;
                let baseline =
                    prepared.settle(None, &bundle, &mut statistics).map_err(Error::other)?;
                prepared.allow_cutting_short(&baseline);
                let limits = course.limits(&baseline, prepared.runner.repetition());
                self.reduce(input, &prepared.runner, None, limits, statistics, course.started)
            }
        }
    }

    fn reduce(
        self,
        input: Input,
        test: &dyn Test,
        closure: Option<&Closure<'_>>,
        limits: Limits,
        mut statistics: Statistics,
        started: Instant,
    ) -> Result<Outcome, Error> {
        let Self { bundle, strategy, jobs, listener, .. } = self;
        let store = Memory::default();
        let config = DriverConfig {
            original: &bundle,
            test,
            best_file: &store,
            journal: None,
            jobs,
            limits,
        };
        let mut watch = Watch { listener, closure, panic: None };
        let driven = input.reduce(&strategy, config, &mut watch, &mut statistics);
        let driven = driven.map_err(|error| Error::Setting(error.to_string()))?;
        if let Some(panic) = watch.into_panic(&driven.best) {
            return Err(Error::panicked(panic, &driven.best));
        }
        let stop = driven.stop.map_err(Error::other)?;
        Ok(Outcome::new(stop, driven.best, &statistics, started.elapsed()))
    }

    /// The input, parsed.
    fn input(&self, course: &Course, interrupt: &Interrupt) -> Result<Input, Error> {
        let passes = Passes { given: &self.passes, default: Pass::DEFAULT };
        if !self.bundle.is_text() {
            return Input::of_files(&self.bundle, self.language, passes, &()).map_err(Error::other);
        }
        let (deadline, interrupt) = (course.deadline(), interrupt.clone());
        let stop = Arc::new(move || is_over(deadline) || interrupt.signal().is_some());
        let text = self.bundle.files()[0].text();
        let path = PathBuf::from(&self.name);
        Input::of_text(&path, text, self.language, passes, stop, &()).map_err(Error::other)
    }

    /// A text gets an extension of its language, because compilers look at that.
    fn surroundings(&self) -> Surroundings {
        if !self.bundle.is_text() {
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

/// Reduces `source`, a text of the language of this name, to the smallest that `is_interesting`; in parallel, with the same
/// bytes as the result however many processors there are.
///
/// ```
/// let source = "int unused(void) { return 1; } int f(int x) { if (x) { return 10 / (x - x); } return 0; }";
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
/// When `source` is empty or not interesting itself, when there is no such language, or when the closure panics.
pub fn reduce(
    source: impl Into<Arc<[u8]>>,
    language: &str,
    is_interesting: impl Fn(&[u8]) -> bool + Sync,
) -> Result<Vec<u8>, Error> {
    let outcome =
        Session::of_text(source).language(language)?.run(Property::of_text(is_interesting))?;
    Ok(outcome.best.text().to_vec())
}
