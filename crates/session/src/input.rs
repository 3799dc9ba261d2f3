//! The input as passes see it, and the search over it.

mod error;
mod notes;

use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use secateur_bundle::{Bundle, File};
use secateur_languages::LoadError;
use secateur_minimize::{Minimizer, Prior, Weights};
use secateur_names::{Language, Model, Program, parse};
use secateur_reduce::{
    BundleChange, Encoding, Executed, Experience, Keep, Method, Pass, Piece, PriorSource, Project,
    RequiredText, Schedule, Settings, SettingsError, Source, StartMinimizer, Stop, Unshortened,
    changes_of_files, changes_of_text,
};
use secateur_runner::{Cancel, Ending, Test, lock};
use secateur_syntax::ParseError;

pub use self::error::InputError;
pub use self::notes::bringing;
use self::notes::{note_no_grammar, note_syntax_errors};
use crate::{
    CopiedModule, InputSchema, Measure, Notes, PriorChoice, Size, Strategy, counted, decoded,
    is_binary,
};

/// Input with the passes and the grammar of each file.
#[derive(Clone)]
pub struct Input {
    kind: InputKind,
    /// Reduction method of each file.
    methods: Vec<Method>,
    pub size: Size,
    /// Function that measures files.
    pub measure: Measure,
    /// Passes for files in a known language.
    passes: Vec<Pass>,
    /// Code that must not change.
    keep: Option<Arc<Keep>>,
    /// Schemas of documents, also those that are not used.
    pub schemas: Vec<InputSchema>,
    /// Copies of installed modules.
    copied: Vec<CopiedModule>,
}

#[derive(Clone)]
enum InputKind {
    One(Source),
    Several(Bundle),
}

/// Choice of passes for an input.
#[derive(Clone, Copy, Debug)]
pub struct Passes<'a> {
    /// Passes chosen by the user; may be empty.
    pub given: &'a [Pass],
    /// Passes for a known grammar if the user has chosen none.
    pub default: &'a [Pass],
}

/// Maximum size of a binary file that is reduced byte by byte. Larger files would take too many
/// tests.
const BYTES_MAX: usize = 64 * 1024;

/// Tries the user-supplied parsers of `original` before this process parses it. `origin` is the
/// file that it was loaded from, or the root of several. `language` is that of [`Input`].
///
/// # Errors
///
/// Fails if a language cannot be loaded, or if its parser fails its trial.
pub fn try_parsers(
    original: &Bundle,
    origin: &Path,
    language: Option<&'static Language>,
) -> Result<(), LoadError> {
    let mut parsed = Vec::new();
    for file in original.files() {
        let (language, path) = if original.is_text() {
            (secateur_languages::chosen_or_of(language, origin)?, origin.to_path_buf())
        } else {
            (secateur_languages::of(file.path())?.or(language), origin.join(file.path()))
        };
        parsed.extend(language.map(|language| (language, path)));
    }
    secateur_languages::try_on(&parsed)
}

impl Input {
    /// Prepares `bundle` for `passes`. A single text is that of the file at `path`.
    ///
    /// Parses a text unless `stop` asks to stop. Notes say how files without a grammar are reduced.
    ///
    /// # Errors
    ///
    /// Fails if a pass needs a grammar and there is none, if a language cannot be loaded, or if
    /// `stop` prevented parsing.
    pub fn new(
        bundle: &Bundle,
        path: &Path,
        language: Option<&'static Language>,
        passes: Passes<'_>,
        stop: Stop,
        notes: &dyn Notes,
    ) -> Result<Self, InputError> {
        if bundle.is_text() {
            Self::of_text(path, bundle.files()[0].text(), language, passes, stop, notes)
        } else {
            Ok(Self::of_files(bundle, language, passes, notes)?)
        }
    }

    /// Prepares the text of the file at `path` for `passes`.
    fn of_text(
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
            (Some(grammar), Some(tree)) => {
                note_syntax_errors(path, grammar, tree.syntax_errors(), notes);
            }
            (Some(grammar), None) if passes.iter().any(|pass| pass.needs_grammar()) => {
                notes.note(&format_args!(
                    "the parser for {} finds hardly anything but syntax errors in {}; until it \
                     finds more, only these passes run: {}. Name another grammar with --language",
                    grammar.name,
                    path.display(),
                    names(&Pass::applicable(&passes, &mut source)?),
                ));
            }
            _ => {}
        }
        let measure =
            measure_one(grammar, decoding, (Bundle::of_text(text.clone()).files()[0].hash(), size));
        let methods =
            vec![Method { grammar, encoding: decoding, passes: passes[..].into(), model: None }];
        Ok(Self {
            kind: InputKind::One(source),
            methods,
            size,
            measure,
            passes,
            keep: None,
            schemas: Vec::new(),
            copied: Vec::new(),
        })
    }

    /// Prepares the files of `bundle` for `passes` where their language is known.
    ///
    /// `language` applies to files whose names do not tell their language.
    fn of_files(
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
            if bundle.is_package() && is_whole_member(file) {
                return Ok(Method::default());
            }
            if is_binary(file.text()) {
                let passes =
                    if file.text().len() > BYTES_MAX { [].into() } else { [Pass::BYTES].into() };
                return Ok(Method { passes, ..Method::default() });
            }
            let grammar = secateur_languages::of(file.path())?.or(language);
            let (encoding, _) = decoded(file.text(), grammar, chosen);
            let grammar = grammar
                .filter(|_| encoding.is_some() || Encoding::wide_name(file.text()).is_none());
            if grammar.is_none() {
                unknown.push(file.path().display().to_string());
            }
            let passes = if grammar.is_some() { chosen } else { &flat };
            Ok(Method { grammar, encoding, passes: passes.into(), model: None })
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
                "no grammar is known for {which}; lines are reduced there, then words and other \
                 characters"
            ));
        }
        let measure = measure_several(bundle, &methods);
        let size = Size::of(bundle, &measure);
        Ok(Self {
            kind: InputKind::Several(bundle.clone()),
            methods,
            size,
            measure,
            passes: chosen.to_vec(),
            keep: None,
            schemas: Vec::new(),
            copied: Vec::new(),
        })
    }

    /// Returns the names of the languages, separated by commas; "none" for a file without one.
    pub fn language(&self) -> String {
        let name = |method: &Method| method.grammar.map_or("none", |grammar| grammar.name);
        self.methods.iter().map(name).collect::<Vec<_>>().join(",")
    }

    /// Returns the fingerprints of user-supplied grammars, which distinguish their versions.
    /// Built-in languages have none.
    pub(crate) fn fingerprints(&self) -> String {
        let origins = self.methods.iter().filter_map(|method| method.grammar?.origin.as_ref());
        let mut fingerprints: Vec<_> =
            origins.map(|origin| format!("{:016x}", origin.fingerprint)).collect();
        fingerprints.dedup();
        fingerprints.join(",")
    }

    /// Returns the command that checks if a text of the language compiles; empty if none is known.
    pub fn compiler(&self) -> Vec<&'static str> {
        match (&self.kind, &self.methods[..]) {
            (InputKind::One(_), [Method { grammar: Some(grammar), .. }]) => {
                grammar.compiler.iter().map(|word| word.0).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Returns the names of the passes as on the command line.
    pub fn passes(&self) -> String {
        names(&self.passes)
    }

    /// Returns the schedule of all passes that apply to any of the files.
    pub fn schedule(&self, lays_out: bool) -> Schedule {
        let mut seen = HashSet::new();
        let all = self.methods.iter().flat_map(|method| method.passes.iter().copied());
        let passes: Vec<_> = all.filter(|&pass| seen.insert(pass)).collect();
        Schedule::of(&passes, lays_out)
    }

    /// Returns the encoding of the file at this index if parsers cannot read it directly.
    pub fn encoding(&self, number: usize) -> Option<Encoding> {
        self.methods.get(number)?.encoding
    }

    /// Returns the program in the file at this index if it has a syntax tree.
    pub fn program(&self, number: usize) -> Option<Arc<Program>> {
        match &self.kind {
            InputKind::One(source) => source.clone().tree().ok().flatten(),
            InputKind::Several(bundle) => {
                let (method, file) = (self.methods.get(number)?, bundle.files().get(number)?);
                let text = method
                    .encoding
                    .map_or_else(|| file.text().clone(), |it| it.text_of(file.text()));
                parse(method.grammar?, text).ok().map(Arc::new)
            }
        }
    }

    /// Protects the code selected by `keep`.
    #[must_use]
    pub fn keeping(self, keep: Keep) -> Self {
        Self { keep: Some(keep).filter(|keep| !keep.is_empty()).map(Arc::new), ..self }
    }

    /// Tests no candidate in which an import finds an installed module instead of its copy.
    #[must_use]
    pub fn with_copied(self, copied: &[CopiedModule]) -> Self {
        Self { copied: copied.to_vec(), ..self }
    }

    /// Starts the search of a single text with the lines deleted that were not executed.
    ///
    /// If there are other passes, `quarters` does not run: a test that runs the program needs the
    /// callers of each needed function, too.
    #[must_use]
    pub fn executing(mut self, executed: Executed) -> Self {
        let mut others = self.passes.clone();
        others.retain(|pass| pass.name() != "quarters");
        if !others.is_empty() {
            for method in &mut self.methods {
                method.passes = others[..].into();
            }
            self.passes = others;
        }
        self.with_one(|source| source.executing(executed))
    }

    /// Starts the search of a single text with what the messages of a failing run name, and what
    /// that needs.
    pub(crate) fn naming(self, named: &[Vec<String>]) -> Self {
        self.with_one(|source| source.naming(named))
    }

    /// Changes the source of a single text.
    fn with_one(mut self, change: impl FnOnce(Source) -> Source) -> Self {
        if let InputKind::One(source) = self.kind {
            self.kind = InputKind::One(change(source));
        }
        self
    }

    /// Reduces a document of the input only to documents that match `schema`, if it is usable.
    #[cfg(feature = "xml")]
    #[must_use]
    pub(crate) fn under(mut self, schema: InputSchema) -> Self {
        self.schemas.push(schema.clone());
        match schema.model {
            Ok(model) => self.with_model(&schema.document, Some(model)),
            Err(_) => self,
        }
    }

    fn with_model(mut self, path: &Path, model: Option<Arc<dyn Model>>) -> Self {
        let kind = match self.kind {
            InputKind::One(source) => InputKind::One(source.under(model)),
            InputKind::Several(bundle) => {
                let number = bundle.files().iter().position(|file| file.path() == path);
                if let Some(method) = number.and_then(|number| self.methods.get_mut(number)) {
                    method.model = model;
                }
                InputKind::Several(bundle)
            }
        };
        Self { kind, ..self }
    }

    /// Leaves out the schemas that the documents name if the test accepts violations of them.
    /// Schemas that the user gave stay. Runs at most one test.
    #[must_use]
    pub fn as_demanded_by(self, test: &dyn Test) -> Self {
        self.settled(|violated| accepts(test, violated))
    }

    /// Leaves out the schemas that the documents name if `accepts` accepts violations of them.
    /// It is called at most once. A test that cannot be run has no answer.
    pub(crate) fn settled(mut self, accepts: impl FnOnce(&Bundle) -> Option<bool>) -> Self {
        let is_open = |schema: &InputSchema| schema.model.is_ok() && !schema.is_settled;
        if !self.schemas.iter().any(is_open) {
            return self;
        }
        let mut violated = match &self.kind {
            InputKind::One(source) => Bundle::of_text(source.text().clone()),
            InputKind::Several(bundle) => bundle.clone(),
        };
        let mut is_violated = false;
        for schema in self.schemas.iter().filter(|schema| is_open(schema)) {
            let number = violated.files().iter().position(|file| file.path() == schema.document);
            let (Some(number), Ok(model)) = (number, &schema.model) else { continue };
            if let Some(text) = model.violated(violated.files()[number].text()) {
                violated = violated.with_text(number, text);
                is_violated = true;
            }
        }
        let unused = if !is_violated {
            Some("it cannot be violated by a slight change")
        } else if accepts(&violated) == Some(true) {
            Some("the test accepts a violation of it")
        } else {
            None
        };
        for number in 0..self.schemas.len() {
            let schema = &mut self.schemas[number];
            if !is_open(schema) {
                continue;
            }
            schema.is_settled = true;
            if let Some(reason) = unused {
                schema.model = Err(reason.to_owned());
                let document = schema.document.clone();
                self = self.with_model(&document, None);
            }
        }
        self
    }

    /// Returns the requirements on each candidate: protected code, schemas, and copied modules.
    pub fn keep(&self) -> Option<Arc<Keep>> {
        let models: Vec<_> = self
            .schemas
            .iter()
            .filter_map(|schema| Some((&schema.document, schema.model.as_ref().ok()?)))
            .collect();
        if models.is_empty() && self.copied.is_empty() {
            return self.keep.clone();
        }
        let mut keep = self.keep.clone().map(Arc::unwrap_or_clone).unwrap_or_default();
        for (document, model) in models {
            keep.add(document, RequiredText::Valid(model.clone()));
        }
        for CopiedModule { file, module } in &self.copied {
            if let Ok(Some(language)) = secateur_languages::of(file) {
                let module = module.clone();
                keep.add(file, RequiredText::WhileImported { module, language });
            }
        }
        Some(keep.into())
    }

    /// Returns the name of the language of the file at this index.
    #[cfg(feature = "xml")]
    pub(crate) fn language_of(&self, number: usize) -> Option<&'static str> {
        Some(self.methods.get(number)?.grammar?.name)
    }

    /// Returns all single edits that the passes propose.
    ///
    /// # Errors
    ///
    /// Fails if a text cannot be parsed.
    pub fn changes(self) -> Result<Vec<BundleChange>, ParseError> {
        let encoding = self.encoding(0);
        match self.kind {
            InputKind::One(source) => changes_of_text(source, &self.passes, encoding),
            InputKind::Several(bundle) => changes_of_files(&bundle, self.methods),
        }
    }

    /// Counts the literals and names that are too long for the passes to try each character.
    pub fn unshortened(&self) -> Unshortened {
        let mut all = Unshortened::default();
        for (number, method) in self.methods.iter().enumerate() {
            if method.passes.is_empty() || method.passes.contains(&Pass::BYTES) {
                continue;
            }
            let text = match &self.kind {
                InputKind::One(source) => source.text().clone(),
                InputKind::Several(bundle) => bundle.files()[number].text().clone(),
            };
            all += match self.program(number) {
                Some(program) => Unshortened::of_tree(&program),
                None => Unshortened::of_text(&text),
            };
        }
        all
    }

    /// Returns the search for the smallest text or files. `start` creates its list minimisers.
    ///
    /// The search ends when `stop` asks for it, also during parsing.
    ///
    /// # Errors
    ///
    /// Fails if the passes do not fit the input.
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
            InputKind::One(source) => {
                Project::of_text(stop.into_iter().fold(source, Source::until), settings)
            }
            InputKind::Several(bundle) => {
                Project::new(bundle, self.methods, Settings { one_file, ..settings }, stop)
            }
        }
    }

    /// Returns the same search, with each list minimiser wrapped by `observe`.
    ///
    /// `observe` receives the minimiser, the weights of its list, and the prior.
    ///
    /// # Errors
    ///
    /// Fails if the passes do not fit the input.
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

/// Asks the test about a document that is not valid. `None` if it has no answer; then the first
/// candidate shows why.
pub(crate) fn accepts(test: &dyn Test, violated: &Bundle) -> Option<bool> {
    match test.decide(violated, &Cancel::at(None).ok()?).ok()?.ending {
        Ending::Interrupted | Ending::Cancelled => None,
        ending => Some(ending.outcome().is_interesting()),
    }
}

/// Returns `true` for a member of a package that is kept or removed as it is: a binary one, such as
/// an image, or the one that names the type of the package.
fn is_whole_member(file: &File) -> bool {
    is_binary(file.text()) || file.path() == Path::new("mimetype")
}

/// Returns a function that measures a text. It remembers the last size, because several observers
/// ask for the same text.
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

/// Returns a function that measures the files of a bundle. Sizes are cached, because few files
/// change at a time.
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

/// Returns the size of a text. Without a tokenizer, words and other characters count as tokens.
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
