//! Sequence of a batch: examine every input once, group them, and reduce one member of each group.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::thread;
use std::time::Instant;

use secateur_runner::{RunError, Runner, access_of_all};

use crate::batch::{Batch, BatchObserver};
use crate::corpus::Corpus;
use crate::group::BatchInput;
use crate::kept::{CHANGED, hash, read};
use crate::recogniser::Verdict;
use crate::state::{Folder, Header, InputRecord, LeftOut, VERSION};
use crate::summary::Summary;
use crate::{BatchError, duplicates, explained, group, markdown, reduction};

/// Reason why an input was not examined.
enum Unexamined {
    /// The input has changed since the batch began. The next run examines it again.
    Changed(String),
    /// The recogniser cannot be run.
    Recogniser(RunError),
}

/// Returns the path of an input for line-based lists, or the reason why it cannot be in one.
fn name(path: &Path) -> Result<&str, &'static str> {
    let name = path.to_str().ok_or("its name is not UTF-8; rename it")?;
    if name.contains(['\n', '\r']) {
        Err("its name contains a line break; rename it")
    } else {
        Ok(name)
    }
}

impl Batch<'_> {
    /// Runs the batch, or the rest of it, until it is complete or interrupted.
    ///
    /// # Errors
    ///
    /// Fails if a folder cannot be used, or another process uses the same batch. The summary
    /// reports problems of single inputs.
    pub fn run(&self, observer: &mut dyn BatchObserver) -> Result<Summary, BatchError> {
        let started = Instant::now();
        let unreadable = |source| BatchError::Read { path: self.folder.to_path_buf(), source };
        let full = fs::canonicalize(self.folder).map_err(unreadable)?;
        let header = Header { v: VERSION, folder: full, property: self.recogniser.identity() };
        let corpus = Corpus::of(self.folder, self.output).map_err(unreadable)?;
        // The folder contains the results of all inputs, so it must be as private as the most
        // private one.
        let access = access_of_all(self.folder, corpus.files.iter().map(PathBuf::as_path));
        let mut folder = Folder::open(self.output, &header, self.is_fresh, access)?;
        let mut left_out: Vec<_> =
            corpus.unreadable.iter().map(|(path, error)| LeftOut::new(path, error)).collect();
        let mut new = self.new_inputs(&corpus, &folder, &mut left_out);
        new.sort_by(|one, other| (one.bytes, &one.path).cmp(&(other.bytes, &other.path)));
        self.examine(&new, &mut folder, &mut left_out, observer)?;
        let present: HashSet<String> =
            corpus.files.iter().filter_map(|path| Some(name(path).ok()?.to_owned())).collect();
        let groups = group::all(&folder, &present);
        let count = groups.len();
        let mut reduced = Vec::new();
        for mut group in groups {
            let number = group.number;
            if group.state.is_open() && self.interrupt.signal().is_none() {
                reduction::reduce(self, &mut group, count, observer);
            }
            if self.explains
                && self.interrupt.signal().is_none()
                && let Err(why) = explained::find_out(self, &mut group)
            {
                observer.note(&format_args!("cannot explain the result of group {number}: {why}"));
            }
            if self.interrupt.signal().is_none() {
                duplicates::compare(self, &mut group, &reduced);
            }
            if let Err(error) = markdown::write(self, &group) {
                observer.note(&format_args!("cannot write the report on group {number}: {error}"));
            }
            reduced.push(group);
        }
        if let Some(error) = &folder.failure {
            observer.note(&format_args!(
                "cannot write all findings about inputs to {}: {error}; \
                 the next run repeats the missing ones",
                folder.path.display()
            ));
        }
        let is_interrupted = self.interrupt.signal().is_some();
        let summary =
            Summary::new(&header, &folder, &corpus, &present, left_out, &reduced, is_interrupted);
        let summary = Summary { seconds: started.elapsed().as_secs_f64(), ..summary };
        if let Err(error) = markdown::write_all(self.output, &summary) {
            observer.note(&format_args!("cannot write the report on the batch: {error}"));
        }
        Ok(summary)
    }

    /// Returns the inputs that are new or have changed.
    fn new_inputs(
        &self,
        corpus: &Corpus,
        folder: &Folder,
        left_out: &mut Vec<LeftOut>,
    ) -> Vec<BatchInput> {
        let known = folder.records().into_iter().filter(|record| self.is_settled(record));
        let known: HashMap<&str, &str> =
            known.map(|record| (record.path.as_str(), record.hash.as_str())).collect();
        let mut new = Vec::new();
        for path in &corpus.files {
            let read = |name: &str| Ok((name.to_owned(), read(&self.folder.join(path))?));
            match name(path).map_err(str::to_owned).and_then(read) {
                Ok((path, text)) => {
                    let hash = hash(&text);
                    if known.get(path.as_str()) != Some(&hash.as_str()) {
                        new.push(BatchInput { path, bytes: text.bytes(), hash });
                    }
                }
                Err(why) => left_out.push(LeftOut::new(path, why)),
            }
        }
        new
    }

    /// Examines every new input, several at a time, and records their verdicts in input order.
    /// Inputs with equal content are examined once.
    fn examine(
        &self,
        new: &[BatchInput],
        folder: &mut Folder,
        left_out: &mut Vec<LeftOut>,
        observer: &mut dyn BatchObserver,
    ) -> Result<(), BatchError> {
        let known = folder.records().into_iter().filter(|record| self.is_settled(record));
        let mut verdicts: HashMap<String, Verdict> =
            known.map(|record| (record.hash.clone(), record.verdict.clone())).collect();
        let mut seen: HashSet<&str> = verdicts.keys().map(String::as_str).collect();
        let distinct: Vec<&BatchInput> =
            new.iter().filter(|input| seen.insert(&input.hash)).collect();
        let runners = self.runners(&distinct)?;
        let (next, (sender, receiver)) = (AtomicUsize::new(0), channel());
        let (mut failed, mut errors) = (Vec::new(), 0);
        thread::scope(|scope| {
            for _ in 0..self.jobs.get().min(distinct.len()) {
                let (sender, next, distinct, runners) =
                    (sender.clone(), &next, &distinct, &runners);
                scope.spawn(move || {
                    while let Some(input) = distinct.get(next.fetch_add(1, Ordering::Relaxed))
                        && self.interrupt.signal().is_none()
                    {
                        let runner = &runners[&self.name_of(&input.path)];
                        let examined = self.examine_input(input, runner);
                        let _ = sender.send((input.hash.clone(), examined));
                    }
                });
            }
            drop(sender);
            // Verdicts are written in input order, so that an interrupted batch resumes in the same
            // order.
            let mut waiting = new.iter().peekable();
            for (done, (hash, verdict)) in receiver.iter().enumerate() {
                match verdict {
                    Ok(Some(verdict)) => drop(verdicts.insert(hash, verdict)),
                    Ok(None) => {}
                    Err(unexamined) => {
                        let why = match unexamined {
                            Unexamined::Changed(why) => why,
                            Unexamined::Recogniser(error) => {
                                errors += 1;
                                error.to_string()
                            }
                        };
                        verdicts.insert(hash.clone(), Verdict::LeftOut(why));
                        failed.push(hash);
                    }
                }
                while let Some(input) = waiting.next_if(|input| verdicts.contains_key(&input.hash))
                {
                    match verdicts[&input.hash].clone() {
                        // The next run tries again.
                        Verdict::LeftOut(why) if failed.contains(&input.hash) => {
                            left_out.push(LeftOut::new(&input.path, why));
                        }
                        verdict => folder.add(self.record(input, verdict)),
                    }
                }
                observer.examined(done + 1, distinct.len());
            }
            // Copies of inputs that were known before.
            for input in waiting {
                if let Some(verdict) =
                    verdicts.get(&input.hash).filter(|_| !failed.contains(&input.hash))
                {
                    folder.add(self.record(input, verdict.clone()));
                }
            }
        });
        match left_out.iter().rfind(|_| errors > 0 && errors == distinct.len()) {
            Some(LeftOut { why, .. }) => Err(BatchError::Recogniser(why.clone())),
            None => Ok(()),
        }
    }

    fn examine_input(
        &self,
        input: &BatchInput,
        runner: &Runner,
    ) -> Result<Option<Verdict>, Unexamined> {
        let text = read(&self.folder.join(&input.path)).map_err(Unexamined::Changed)?;
        if hash(&text) != input.hash {
            return Err(Unexamined::Changed(CHANGED.to_owned()));
        }
        if text.bytes() == 0 {
            return Ok(Some(Verdict::LeftOut("it is empty".to_owned())));
        }
        self.recogniser.examine(runner, &text).map_err(Unexamined::Recogniser)
    }

    fn record(&self, input: &BatchInput, verdict: Verdict) -> InputRecord {
        let limits = matches!(verdict, Verdict::LeftOut(_)).then(|| self.conditions.limits.clone());
        let BatchInput { path, bytes, hash } = input;
        InputRecord { path: path.clone(), bytes: *bytes, hash: hash.clone(), verdict, limits }
    }

    /// Returns `true` if an input need not be examined again. An input that was left out under
    /// other limits must be.
    fn is_settled(&self, record: &InputRecord) -> bool {
        record.limits.as_ref().is_none_or(|limits| *limits == self.conditions.limits)
    }

    /// Returns a runner for each test name of the inputs.
    fn runners(&self, inputs: &[&BatchInput]) -> Result<HashMap<OsString, Runner>, BatchError> {
        let mut runners = HashMap::new();
        for name in inputs.iter().map(|input| self.name_of(&input.path)) {
            if let Entry::Vacant(entry) = runners.entry(name) {
                let runner =
                    self.recogniser.runner(entry.key(), self.conditions, &self.interrupt)?;
                entry.insert(runner);
            }
        }
        Ok(runners)
    }
}
