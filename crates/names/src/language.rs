//! All that is known of a language, and how it is read.

use std::collections::HashMap;
use std::fmt;
use std::ops::Deref;
use std::path::PathBuf;
use std::sync::OnceLock;

use secateur_syntax::{
    Base, Grammar, Injections, Literal, Overrides, RuleName, WhiteSpace, reading,
};
use serde::Deserialize;

use crate::derive::derived;
use crate::joint::Joint;
use crate::{IncludeRule, NameRules, Respelling, Seam};

/// A language: its grammar, and what is said of the meaning of its texts.
pub struct Language {
    /// How its texts are parsed.
    pub grammar: Grammar,
    /// Where names are defined and used, if anything was said about that.
    names: Option<NameRules>,
    /// What comes of the grammar otherwise.
    derived: OnceLock<NameRules>,
    /// Other spellings, with which less is to be said.
    pub respellings: Vec<Respelling>,
    /// What brings in other files.
    pub includes: Vec<IncludeRule>,
    /// Names of files of this language that stand for the folder in which they are.
    pub folder_files: Vec<Literal>,
    /// What stands between files that are read as one; none if names do not reach across files.
    pub seam: Option<Seam>,
    /// The words of a command that succeeds on what compiles, with `@@` for the file; none if no such command is common.
    pub compiler: Vec<Literal>,
    /// The text that describes it: its `language.toml`.
    pub toml: Box<str>,
    /// Where languages of texts in its texts are looked for by their names.
    find: fn(&str) -> Option<&'static Language>,
    /// What is said of it and of those, once there was one.
    joint: OnceLock<Joint>,
    /// Where it was loaded from; none for a language that was built in.
    pub origin: Option<Origin>,
}

/// Where a language was loaded from.
#[derive(Clone, Debug)]
pub struct Origin {
    /// The folder of its grammar.
    pub folder: PathBuf,
    /// What tells one version from another: a hash of all that the language was made of.
    pub fingerprint: u64,
}

/// A `language.toml`, as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Description {
    name: Option<Literal>,
    extensions: Option<Vec<Literal>>,
    white_space: Option<WhiteSpace>,
    #[serde(default)]
    compiler: Vec<Literal>,
    #[serde(default)]
    fragments: HashMap<RuleName, Literal>,
    #[serde(default)]
    overrides: Overrides,
    names: Option<NameRules>,
    #[serde(default)]
    respellings: Vec<Respelling>,
    #[serde(default)]
    includes: Vec<IncludeRule>,
    #[serde(default)]
    folder_files: Vec<Literal>,
    seam: Option<Seam>,
}

/// What is wrong with a `language.toml`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {message}")]
pub struct LanguageError {
    /// The line, counted from 1.
    pub line: usize,
    /// The character in the line, counted from 1.
    pub column: usize,
    /// What is wrong there, such as ``the grammar has no kind `functoin` ``.
    pub message: String,
}

impl LanguageError {
    /// What is wrong at a byte of `text`.
    fn at(text: &str, byte: usize, message: String) -> Self {
        let before = text.get(..byte).unwrap_or(text);
        let last_line = before.rsplit('\n').next().unwrap_or_default();
        Self {
            line: before.matches('\n').count() + 1,
            column: last_line.chars().count() + 1,
            message,
        }
    }
}

impl Language {
    /// Whether `toml`, the text of a `language.toml`, fits a grammar.
    ///
    /// # Errors
    ///
    /// When it is no TOML, has a key that is not known, or names a kind or a field that is not there.
    pub fn check(toml: &str, grammar: &Grammar) -> Result<(), LanguageError> {
        describe(toml, grammar, Base::default()).map(drop)
    }

    /// The language that `toml` describes, the text of a `language.toml`, with what is not in it: `grammar` is given its name, its
    /// extensions, the meaning of its white space, its fragments and its overrides.
    ///
    /// # Errors
    ///
    /// When it is no TOML, has a key that is not known or lacks one, or names a kind, a field or a scope that is not there.
    pub fn read(toml: &str, grammar: Grammar) -> Result<Self, LanguageError> {
        let description = describe(toml, &grammar, Base::default())?;
        let unknown = description.names.iter().flat_map(NameRules::unknown_scopes);
        if let Some(scope) = unknown.min_by_key(|scope| scope.span().start) {
            let message = format!("[names.scopes] has no scope `{}`", scope.get_ref().0);
            return Err(LanguageError::at(toml, scope.span().start, message));
        }
        let lacks = |key| {
            LanguageError::at(
                toml,
                0,
                format!("missing field `{key}`, and the grammar does not tell it"),
            )
        };
        let Description { name, extensions, white_space, fragments, overrides, .. } = description;
        let name = name.map_or(grammar.name, |name| name.0);
        if name.is_empty() {
            return Err(lacks("name"));
        }
        let of_grammar = Some(&grammar.extensions).filter(|known| !known.is_empty()).cloned();
        let extensions = extensions.or(of_grammar).ok_or_else(|| lacks("extensions"))?;
        let white_space = white_space.unwrap_or_else(|| grammar.white_space_by_rules());
        let grammar = Grammar { name, extensions, white_space, fragments, overrides, ..grammar };
        let Description { compiler, names, respellings, includes, folder_files, seam, .. } =
            description;
        Ok(Self {
            grammar,
            names,
            derived: OnceLock::new(),
            respellings,
            includes,
            folder_files,
            seam,
            compiler,
            toml: toml.into(),
            find: |_| None,
            joint: OnceLock::new(),
            origin: None,
        })
    }

    /// This language with texts in other languages, where `queries` find them, the text of an `injections.scm`. `find` gives the
    /// languages by their names.
    #[must_use]
    pub fn embedding(
        mut self,
        queries: &'static str,
        find: fn(&str) -> Option<&'static Language>,
    ) -> Self {
        self.grammar.injections =
            Injections::new(queries, move |name| find(name).map(|language| &language.grammar));
        self.find = find;
        self
    }

    /// What is said of it and of those in its texts: of the languages of these names, each with what is added to the numbers of its
    /// kinds.
    pub(crate) fn joint(
        &'static self,
        languages: impl Iterator<Item = (&'static str, u16)>,
    ) -> &'static Joint {
        self.joint.get_or_init(|| {
            let mut joint = Joint::default();
            for (name, kind) in languages {
                let base = Base { kind, space: joint.names.space_count() };
                let language = if name == self.name { Some(self) } else { (self.find)(name) };
                // It was read before, without an error; there could only be too many name spaces for one more.
                let described = language
                    .map(|language| (language, describe(&language.toml, &language.grammar, base)));
                let Some((language, Ok(description))) = described else { continue };
                let names = description.names.unwrap_or_else(|| derived(&language.grammar, base));
                joint.names.add(names, name);
                joint.respellings.extend(description.respellings);
            }
            joint
        })
    }

    /// Where names are defined and used: what was said of it, or else what comes of the grammar.
    #[must_use]
    pub fn names(&self) -> &NameRules {
        let derived = || self.derived.get_or_init(|| derived(&self.grammar, Base::default()));
        self.names.as_ref().unwrap_or_else(derived)
    }

    /// Whether nothing was said about names, so that the rules for them come of the grammar.
    #[must_use]
    pub fn is_derived(&self) -> bool {
        self.names.is_none()
    }
}

fn describe(toml: &str, grammar: &Grammar, base: Base) -> Result<Description, LanguageError> {
    let read = || toml::from_str::<Description>(toml);
    reading(grammar.parser, grammar.rules.json(), base, read).map_err(|error| {
        LanguageError::at(toml, error.span().unwrap_or_default().start, error.message().to_owned())
    })
}

impl Deref for Language {
    type Target = Grammar;

    fn deref(&self) -> &Grammar {
        &self.grammar
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Language").field(&self.grammar.name).finish()
    }
}
