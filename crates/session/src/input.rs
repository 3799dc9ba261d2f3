//! The input as passes see it, and the search for what is needed of it.

mod error;
mod notes;

use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use secateur_bundle::{Bundle, File};
use secateur_languages::LoadError;
use secateur_minimize::{Minimizer, Prior, Weights};
use secateur_names::{Language, Program, parse};
use secateur_reduce::{
    Change, Encoding, Experience, Keep, Method, Pass, Piece, PriorSource, Project, Schedule,
    Settings, SettingsError, Source, StartMinimizer, Stop, Unshortened, changes_of_files,
    changes_of_text,
};
use secateur_runner::lock;
use secateur_syntax::ParseError;

pub use self::error::InputError;
pub use self::notes::bringing;
use self::notes::{note_no_grammar, note_syntax_errors};
use crate::encoding::{decoded, is_binary};
use crate::{Measure, Notes, PriorChoice, Size, Strategy, counted};

/// The input as passes see it.
#[derive(Clone)]
pub struct Input {
    kind: Kind,
    /// How each file is reduced, or the one text.
    methods: Vec<Method>,
    size: Size,
    measure: Measure,
    /// What walks over a file whose language is known.
    passes: Vec<Pass>,
    /// What has to stay as it is.
    keep: Option<Arc<Keep>>,
}

#[derive(Clone)]
enum Kind {
    /// One text.
    One(Source),
    /// Several files.
    Several(Bundle),
}

/// The passes of an input.
#[derive(Clone, Copy, Debug)]
pub struct Passes<'a> {
    /// Those that the user has given, if any.
    pub given: &'a [Pass],
    /// Those where a grammar is known and none are given.
    pub default: &'a [Pass],
}

/// How large a binary file may be of which single bytes are taken away; of a larger one, all bytes would take too many tests.
const BYTES_MAX: usize = 64 * 1024;

impl Input {
    /// The text of the file at `path`, to be walked over by `passes`. Where none are given, these are `default`; where no
    /// grammar is known either, a note tells what is done. It is parsed unless `stop` says to stop.
    ///
    /// # Errors
    ///
    /// When a pass needs a grammar and there is none, when the language cannot be loaded, or when the text was not parsed because of `stop`.
    pub fn of_text(
        path: &Path,
        text: &Arc<[u8]>,
        language: Option<&'static Language>,
        Passes { given: passes, default }: Passes<'_>,
        stop: Stop,
        notes: &dyn Notes,
    ) -> Result<Self, InputError> {
        let grammar = secateur_languages::chosen_or_of(language, path)?;
        let (decoding, decoded) = decoded(text, grammar, passes);
        let encoding = Encoding::wide_name(text).filter(|_| decoding.is_none());
        let grammar = grammar.filter(|_| encoding.is_none());
        let passes = match (passes, grammar) {
            ([], Some(_)) => default.to_vec(),
            (chosen, None)
                if chosen.is_empty() || Pass::DEFAULT.iter().all(|pass| chosen.contains(pass)) =>
            {
                note_no_grammar(path, encoding, notes);
                Pass::without_tree(chosen)
            }
            (chosen, _) => chosen.to_vec(),
        };
        if let (Some(&pass), None) = (passes.iter().find(|pass| pass.needs_grammar()), grammar) {
            let path = path.to_path_buf();
            return Err(match encoding {
                Some(encoding) => InputError::Encoding { pass, path, encoding },
                None => InputError::NoGrammar { pass, path },
            });
        }
        let mut source = match grammar {
            Some(grammar) => {
                Source::of_language(grammar, decoded).in_encoding(decoding).until(stop)
            }
            None => Source::of_text(text.clone()),
        };
        let tree = source.tree()?;
        let size = match &tree {
            Some(tree) => Size { bytes: text.len() as u64, tokens: tree.tokens() },
            None => size_of(grammar, decoding, text),
        };
        match (grammar, tree) {
            (Some(grammar), Some(tree)) => note_syntax_errors(path, grammar, tree.syntax_errors(), notes),
            (Some(grammar), None) if passes.iter().any(|pass| pass.needs_grammar()) => notes.note(&format_args!(
                "the parser for {} finds hardly anything but syntax errors in {}; as long as it does, the passes are {}. \
                 --language names another grammar",
                grammar.name,
                path.display(),
                names(&Pass::applicable(&passes, &mut source)?),
            )),
            _ => {}
        }
        let measure =
            measure_one(grammar, decoding, (Bundle::of_text(text.clone()).files()[0].hash(), size));
        let methods = vec![Method { grammar, encoding: decoding, passes: passes[..].into() }];
        Ok(Self { kind: Kind::One(source), methods, size, measure, passes, keep: None })
    }

    /// The files of `bundle`, which are walked over by `passes`, or by the default, where their language is known. The user
    /// may have said the language of the others; a note tells what is done with those of which nothing is known.
    ///
    /// # Errors
    ///
    /// When the language of a file was added, and cannot be loaded.
    pub fn of_files(
        bundle: &Bundle,
        language: Option<&'static Language>,
        Passes { given: passes, default }: Passes<'_>,
        notes: &dyn Notes,
    ) -> Result<Self, LoadError> {
        let chosen = if passes.is_empty() { default } else { passes };
        let flat: Vec<_> = passes.iter().copied().filter(|pass| !pass.needs_grammar()).collect();
        let flat = if flat.is_empty() { Pass::WITHOUT_TREE.to_vec() } else { flat };
        let mut unknown = Vec::new();
        let mut method = |file: &File| {
            if is_binary(file.text()) {
                let passes =
                    if file.text().len() > BYTES_MAX { [].into() } else { [Pass::BYTES].into() };
                return Ok(Method { grammar: None, encoding: None, passes });
            }
            let grammar = secateur_languages::of(file.path())?.or(language);
            let (encoding, _) = decoded(file.text(), grammar, chosen);
            let grammar = grammar
                .filter(|_| encoding.is_some() || Encoding::wide_name(file.text()).is_none());
            if grammar.is_none() {
                unknown.push(file.path().display().to_string());
            }
            let passes = if grammar.is_some() { chosen } else { &flat };
            Ok(Method { grammar, encoding, passes: passes.into() })
        };
        let methods = bundle.files().iter().map(&mut method).collect::<Result<Vec<_>, _>>()?;
        if let [first, others @ ..] = &unknown[..]
            && passes.is_empty()
        {
            let which = match others.len() {
                0 => first.clone(),
                count => format!("{first} and {}", counted(count as u64, "more file")),
            };
            notes.note(&format_args!(
                "no grammar is known for {which}, so lines are reduced there, then words and other characters"
            ));
        }
        let measure = measure_several(bundle, &methods);
        let size = Size::of(bundle, &measure);
        Ok(Self {
            kind: Kind::Several(bundle.clone()),
            methods,
            size,
            measure,
            passes: chosen.to_vec(),
            keep: None,
        })
    }

    /// How large the text is.
    #[must_use]
    pub fn size(&self) -> Size {
        self.size
    }

    /// How sizes are measured.
    #[must_use]
    pub fn measure(&self) -> Measure {
        self.measure.clone()
    }

    /// The names of the languages, or what stands for none.
    #[must_use]
    pub fn language(&self) -> String {
        let name = |method: &Method| method.grammar.map_or("none", |grammar| grammar.name);
        self.methods.iter().map(name).collect::<Vec<_>>().join(",")
    }

    /// What tells one version of the languages from another that were loaded; nothing for those that were built in.
    pub(crate) fn fingerprints(&self) -> String {
        let origins = self.methods.iter().filter_map(|method| method.grammar?.origin.as_ref());
        let mut fingerprints: Vec<_> =
            origins.map(|origin| format!("{:016x}", origin.fingerprint)).collect();
        fingerprints.dedup();
        fingerprints.join(",")
    }

    /// The words of a command that tells whether a text of the language compiles; none if no such command is known.
    #[must_use]
    pub fn compiler(&self) -> Vec<&'static str> {
        match (&self.kind, &self.methods[..]) {
            (Kind::One(_), [Method { grammar: Some(grammar), .. }]) => {
                grammar.compiler.iter().map(|word| word.0).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The names of the passes, as the user would give them.
    #[must_use]
    pub fn passes(&self) -> String {
        names(&self.passes)
    }

    /// What walks when; of several files, in any of them.
    #[must_use]
    pub fn schedule(&self, lays_out: bool) -> Schedule {
        let mut seen = HashSet::new();
        let all = self.methods.iter().flat_map(|method| method.passes.iter().copied());
        let passes: Vec<_> = all.filter(|&pass| seen.insert(pass)).collect();
        Schedule::of(&passes, lays_out)
    }

    /// The encoding of the file of this number, if it is not the one that parsers read.
    #[must_use]
    pub fn encoding(&self, number: usize) -> Option<Encoding> {
        self.methods.get(number)?.encoding
    }

    /// The program in the file of this number, if it has a syntax tree.
    #[must_use]
    pub fn program(&self, number: usize) -> Option<Arc<Program>> {
        match &self.kind {
            Kind::One(source) => source.clone().tree().ok().flatten(),
            Kind::Several(bundle) => {
                let (method, file) = (self.methods.get(number)?, bundle.files().get(number)?);
                let text = method
                    .encoding
                    .map_or_else(|| file.text().clone(), |it| it.text_of(file.text()));
                parse(method.grammar?, text).ok().map(Arc::new)
            }
        }
    }

    /// The same, of which all that `keep` says has to stay as it is.
    #[must_use]
    pub fn keeping(self, keep: Keep) -> Self {
        Self { keep: Some(keep).filter(|keep| !keep.is_empty()).map(Arc::new), ..self }
    }

    /// What has to stay as it is.
    #[must_use]
    pub fn keep(&self) -> Option<&Arc<Keep>> {
        self.keep.as_ref()
    }

    /// Every single change that the passes know.
    ///
    /// # Errors
    ///
    /// When a text cannot be parsed.
    pub fn changes(self) -> Result<Vec<Change>, ParseError> {
        let encoding = self.encoding(0);
        match self.kind {
            Kind::One(source) => changes_of_text(source, &self.passes, encoding),
            Kind::Several(bundle) => changes_of_files(&bundle, self.methods),
        }
    }

    /// Counts the literals and names of whose characters the passes do not try each alone.
    #[must_use]
    pub fn unshortened(&self) -> Unshortened {
        let mut all = Unshortened::default();
        for (number, method) in self.methods.iter().enumerate() {
            if method.passes.is_empty() || method.passes.contains(&Pass::BYTES) {
                continue;
            }
            let text = match &self.kind {
                Kind::One(source) => source.text().clone(),
                Kind::Several(bundle) => bundle.files()[number].text().clone(),
            };
            all += match self.program(number) {
                Some(program) => Unshortened::of_tree(&program),
                None => Unshortened::of_text(&text),
            };
        }
        all
    }

    /// The search for the smallest text or files, whose lists `start` minimises. It ends when `stop` says so, also in the
    /// middle of a parse.
    ///
    /// # Errors
    ///
    /// When the passes do not fit the input.
    pub fn search(
        self,
        strategy: &Strategy,
        start: StartMinimizer,
        stop: Option<Stop>,
    ) -> Result<Project, SettingsError> {
        let &Strategy { p0, prior, lays_out: layout, one_file, .. } = strategy;
        let prior = match prior {
            PriorChoice::Fixed => PriorSource::Fixed(p0),
            PriorChoice::Learned => PriorSource::Learned(Experience::new(p0)),
        };
        let settings = Settings { passes: self.passes, start, prior, layout, one_file: false };
        match self.kind {
            Kind::One(source) => {
                Project::of_text(stop.into_iter().fold(source, Source::until), settings)
            }
            Kind::Several(bundle) => {
                Project::new(bundle, self.methods, Settings { one_file, ..settings }, stop)
            }
        }
    }

    /// The same search, with each of its list minimisers replaced by what `observe` makes of it, of the weights of its
    /// list, and of what is assumed of the members.
    ///
    /// # Errors
    ///
    /// When the passes do not fit the input.
    pub fn observed_search(
        self,
        strategy: &Strategy,
        start: &StartMinimizer,
        observe: impl Fn(Minimizer, &Weights, &Prior) -> Minimizer + Send + Sync + 'static,
    ) -> Result<Project, SettingsError> {
        let start = start.clone();
        let start =
            move |weights: &Weights, prior: &Prior| observe(start(weights, prior), weights, prior);
        self.search(strategy, Arc::new(start), None)
    }
}

/// Measures a text. Several observers ask about one after the other, so that the last is known, at first that of this hash.
fn measure_one(
    grammar: Option<&'static Language>,
    encoding: Option<Encoding>,
    last: (u128, Size),
) -> Measure {
    let last = Mutex::new(last);
    Arc::new(move |file| {
        let mut last = lock(&last);
        if last.0 != file.hash() {
            *last = (file.hash(), size_of(grammar, encoding, file.text()));
        }
        last.1
    })
}

/// Measures the files of a bundle. Of many files, few change at one time.
fn measure_several(bundle: &Bundle, methods: &[Method]) -> Measure {
    let paths = bundle.files().iter().map(|file| file.path().to_owned());
    let methods = methods.iter().map(|method| (method.grammar, method.encoding));
    let methods: HashMap<PathBuf, _> = paths.zip(methods).collect();
    let known: Mutex<HashMap<(PathBuf, u128), Size>> = Mutex::default();
    Arc::new(move |file| {
        let mut known = lock(&known);
        let (grammar, encoding) = methods.get(file.path()).copied().unwrap_or_default();
        let key = (file.path().to_owned(), file.hash());
        *known.entry(key).or_insert_with(|| size_of(grammar, encoding, file.text()))
    })
}

/// Where the tokens of the language cannot be counted, words and other characters are.
fn size_of(
    grammar: Option<&'static Language>,
    encoding: Option<Encoding>,
    file: &Arc<[u8]>,
) -> Size {
    let text = encoding.map_or_else(|| file.clone(), |encoding| encoding.text_of(file));
    let counted = grammar.and_then(|grammar| grammar.count_tokens(&text).ok());
    Size { bytes: file.len() as u64, tokens: counted.unwrap_or_else(|| Piece::Token.count(&text)) }
}

fn names(passes: &[Pass]) -> String {
    passes.iter().map(Pass::to_string).collect::<Vec<_>>().join(",")
}
