//! Description of a language, and its reader.

use std::collections::HashMap;
use std::fmt;
use std::ops::Deref;
use std::path::PathBuf;
use std::sync::OnceLock;

use secateur_syntax::{
    Base, Grammar, Injections, Literal, Overrides, RuleName, WhiteSpace, reading,
};
use serde::Deserialize;

use crate::derive::{derived, derived_table};
use crate::joint::JointRules;
use crate::{IncludeRule, LinkRules, Modules, NameRules, Respelling, Seam};

/// Language: its grammar, and the meaning of its texts.
pub struct Language {
    pub grammar: Grammar,
    /// Described name rules, if there are any.
    names: Option<NameRules>,
    /// Name rules derived from the grammar, used without described ones.
    derived: OnceLock<NameRules>,
    /// Alternative spellings that need fewer tokens.
    pub respellings: Vec<Respelling>,
    pub includes: Vec<IncludeRule>,
    /// Links of markup; `None` if there are no rules.
    pub links: Option<LinkRules>,
    /// Names of files of this language that represent their folder.
    pub folder_files: Vec<Literal>,
    /// Seam between files that are parsed as one; `None` if names do not reach across files.
    pub seam: Option<Seam>,
    /// Words of a common command that succeeds on texts that compile, with `@@` for the file; empty
    /// if there is none.
    pub compiler: Vec<Literal>,
    /// Code that merges files, if there is any.
    pub modules: Option<&'static dyn Modules>,
    /// Text of the `language.toml`.
    pub toml: Box<str>,
    /// Finds an embedded language by its name.
    find: fn(&str) -> Option<&'static Language>,
    /// Rules of the language and of its embedded languages, computed on first use.
    joint: OnceLock<JointRules>,
    /// Source of a loaded language; `None` for a built-in one.
    pub origin: Option<GrammarSource>,
}

/// Source of a loaded language.
#[derive(Clone, Debug)]
pub struct GrammarSource {
    /// Folder of the grammar.
    pub folder: PathBuf,
    /// Hash of everything that the language was made from, to distinguish versions.
    pub fingerprint: u64,
}

/// Schema of a `language.toml`.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
struct Description {
    name: Option<Literal>,
    extensions: Option<Vec<Literal>>,
    white_space: Option<WhiteSpace>,
    compiler: Vec<Literal>,
    fragments: HashMap<RuleName, Literal>,
    overrides: Overrides,
    names: Option<NameRules>,
    respellings: Vec<Respelling>,
    includes: Vec<IncludeRule>,
    links: Option<LinkRules>,
    folder_files: Vec<Literal>,
    seam: Option<Seam>,
}

/// Error in a `language.toml`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {message}")]
pub struct LanguageError {
    /// Line, counted from 1.
    pub line: usize,
    /// Character in the line, counted from 1.
    pub column: usize,
    /// Description of the error, such as ``the grammar has no kind `functoin` ``.
    pub message: String,
}

impl LanguageError {
    /// Creates an error for a byte of `text`.
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
    /// Checks the text of a `language.toml` against a grammar.
    ///
    /// # Errors
    ///
    /// If `toml` is not TOML, has an unknown key, or names an unknown kind or field.
    pub fn check(toml: &str, grammar: &Grammar) -> Result<(), LanguageError> {
        describe(toml, grammar, Base::default()).map(drop)
    }

    /// Reads the text of a `language.toml`.
    ///
    /// `grammar` receives its name, its extensions, the meaning of its white space, its fragments
    /// and its overrides.
    ///
    /// # Errors
    ///
    /// If `toml` is not TOML, has an unknown or missing key, or names an unknown kind, field or
    /// scope.
    pub fn read(toml: &str, grammar: Grammar) -> Result<Self, LanguageError> {
        let description = describe(toml, &grammar, Base::default())?;
        let unknown = description.names.iter().flat_map(NameRules::unknown_scopes);
        if let Some(scope) = unknown.min_by_key(|scope| scope.span().start) {
            let message = format!("[names.scopes] has no scope `{}`", scope.get_ref().0);
            return Err(LanguageError::at(toml, scope.span().start, message));
        }
        let lacks = |key| {
            let message = format!("missing field `{key}`, which the grammar does not define");
            LanguageError::at(toml, 0, message)
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
        let Description {
            compiler, names, respellings, includes, links, folder_files, seam, ..
        } = description;
        Ok(Self {
            grammar,
            names,
            derived: OnceLock::new(),
            respellings,
            includes,
            links,
            folder_files,
            seam,
            compiler,
            modules: None,
            toml: toml.into(),
            find: |_| None,
            joint: OnceLock::new(),
            origin: None,
        })
    }

    /// Adds code that merges files.
    #[must_use]
    pub fn with_modules(self, modules: &'static dyn Modules) -> Self {
        Self { modules: Some(modules), ..self }
    }

    /// Adds embedded languages.
    ///
    /// `queries` is the text of an `injections.scm`, which finds the embedded texts. `find` returns
    /// languages by name.
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

    /// Returns the rules of this language and of its embedded languages, given their names and the
    /// offsets of their kinds.
    pub(crate) fn joint(
        &'static self,
        languages: impl Iterator<Item = (&'static str, u16)>,
    ) -> &'static JointRules {
        self.joint.get_or_init(|| {
            let mut joint = JointRules::default();
            for (name, kind) in languages {
                let base = Base { kind, space: joint.names.space_count() };
                let language = if name == self.name { Some(self) } else { (self.find)(name) };
                // It was read before without an error. Only the limit of name spaces could be
                // exceeded now.
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

    /// Returns the described name rules, or those derived from the grammar.
    pub fn names(&self) -> &NameRules {
        let derived = || self.derived.get_or_init(|| derived(&self.grammar, Base::default()));
        self.names.as_ref().unwrap_or_else(derived)
    }

    /// Returns the name rules derived from the grammar as the table `[names]` of a `language.toml`.
    /// It means the same as a description without such a table. It is empty if no names are found.
    pub fn derived_names(&self) -> String {
        derived_table(&self.grammar)
    }

    /// Returns `true` if the name rules are derived from the grammar.
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
