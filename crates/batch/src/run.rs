//! The course of a batch: look at every input once, group them, reduce one of each group.

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
use crate::group::Member;
use crate::kept::{CHANGED, hash, read};
use crate::recogniser::Verdict;
use crate::state::{Folder, Header, LeftOut, Record, VERSION};
use crate::summary::Summary;
use crate::{BatchError, duplicates, explained, group, markdown, reduction};

/// Why an input was not shown to the recogniser.
enum Unshown {
    /// It is not what it was when the batch began. The next run looks at it again.
    Changed(String),
    /// The recogniser cannot be run.
    Recogniser(RunError),
}

/// The path of an input as it stands in lists of members, one a line; or why it cannot.
fn name(path: &Path) -> Result<&str, &'static str> {
    let name = path.to_str().ok_or("its name is not UTF-8; rename it")?;
    if name.contains(['\n', '\r']) {
        Err("there is a line break in its name; rename it")
    } else {
        Ok(name)
    }
}

impl Batch<'_> {
    /// Runs the batch, or what is left of it, until it has come to its end or is interrupted.
    ///
    /// # Errors
    ///
    /// When the folders cannot be used, or another process works on the same batch. What concerns only some of the inputs is
    /// told in the summary.
    pub fn run(&self, observer: &mut dyn BatchObserver) -> Result<Summary, BatchError> {
        let started = Instant::now();
        let unreadable = |source| BatchError::Read { path: self.folder.to_path_buf(), source };
        let full = fs::canonicalize(self.folder).map_err(unreadable)?;
        let header = Header { v: VERSION, folder: full, property: self.recogniser.identity() };
        let corpus = Corpus::of(self.folder, self.output).map_err(unreadable)?;
        // What all inputs have shown stands side by side there.
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
                observer
                    .note(&format_args!("the result of group {number} is not explained: {why}"));
            }
            if self.interrupt.signal().is_none() {
                duplicates::compare(self, &mut group, &reduced);
            }
            if let Err(error) = markdown::write(self, &group) {
                observer
                    .note(&format_args!("the report on group {number} cannot be written: {error}"));
            }
            reduced.push(group);
        }
        if let Some(error) = &folder.failure {
            observer.note(&format_args!(
                "not all that was found out about inputs could be written to {}: {error}; another run does it again",
                folder.path.display()
            ));
        }
        let is_interrupted = self.interrupt.signal().is_some();
        let summary =
            Summary::new(&header, &folder, &corpus, &present, left_out, &reduced, is_interrupted);
        let summary = Summary { seconds: started.elapsed().as_secs_f64(), ..summary };
        if let Err(error) = markdown::write_all(self.output, &summary) {
            observer.note(&format_args!("the report on the batch cannot be written: {error}"));
        }
        Ok(summary)
    }

    /// The inputs that have not been examined, or that have changed since.
    fn new_inputs(
        &self,
        corpus: &Corpus,
        folder: &Folder,
        left_out: &mut Vec<LeftOut>,
    ) -> Vec<Member> {
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
                        new.push(Member { path, bytes: text.bytes(), hash });
                    }
                }
                Err(why) => left_out.push(LeftOut::new(path, why)),
            }
        }
        new
    }

    /// Shows every new input to the recogniser, several at a time, and takes note of what they show, in their order. One that
    /// has the content of another is not shown again.
    fn examine(
        &self,
        new: &[Member],
        folder: &mut Folder,
        left_out: &mut Vec<LeftOut>,
        observer: &mut dyn BatchObserver,
    ) -> Result<(), BatchError> {
        let known = folder.records().into_iter().filter(|record| self.is_settled(record));
        let mut verdicts: HashMap<String, Verdict> =
            known.map(|record| (record.hash.clone(), record.verdict.clone())).collect();
        let mut seen: HashSet<&str> = verdicts.keys().map(String::as_str).collect();
        let distinct: Vec<&Member> = new.iter().filter(|input| seen.insert(&input.hash)).collect();
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
                        let _ = sender.send((input.hash.clone(), self.show(input, runner)));
                    }
                });
            }
            drop(sender);
            // What is known of the first of all is written first, so that an interrupted batch goes on in the same order.
            let mut waiting = new.iter().peekable();
            for (done, (hash, verdict)) in receiver.iter().enumerate() {
                match verdict {
                    Ok(Some(verdict)) => drop(verdicts.insert(hash, verdict)),
                    Ok(None) => {}
                    Err(unshown) => {
                        let why = match unshown {
                            Unshown::Changed(why) => why,
                            Unshown::Recogniser(error) => {
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
            // Copies of what was known before.
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

    fn show(&self, input: &Member, runner: &Runner) -> Result<Option<Verdict>, Unshown> {
        let text = read(&self.folder.join(&input.path)).map_err(Unshown::Changed)?;
        if hash(&text) != input.hash {
            return Err(Unshown::Changed(CHANGED.to_owned()));
        }
        if text.bytes() == 0 {
            return Ok(Some(Verdict::LeftOut("it is empty".to_owned())));
        }
        self.recogniser.examine(runner, &text).map_err(Unshown::Recogniser)
    }

    fn record(&self, input: &Member, verdict: Verdict) -> Record {
        let limits = matches!(verdict, Verdict::LeftOut(_)).then(|| self.conditions.limits.clone());
        Record {
            path: input.path.clone(),
            bytes: input.bytes,
            hash: input.hash.clone(),
            verdict,
            limits,
        }
    }

    /// Whether there is no more to find out about an input: unlike one of which nothing could be said within other limits.
    fn is_settled(&self, record: &Record) -> bool {
        record.limits.as_ref().is_none_or(|limits| *limits == self.conditions.limits)
    }

    /// What runs the recogniser, for each name that an input has for it.
    fn runners(&self, inputs: &[&Member]) -> Result<HashMap<OsString, Runner>, BatchError> {
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
