//! Template of a `language.toml`: the required entries, and examples that fit the grammar.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use secateur_names::Language;
use secateur_syntax::WhiteSpace;
use serde_json::Value;

use super::compiled::Compiling;
use super::error::LoadError;
use super::fit::quoted;
use super::load::read;
use super::package::{DESCRIPTION, Package};

/// A language that was loaded without a description, and a template for one.
pub struct Template {
    /// Path for the description.
    pub path: PathBuf,
    /// The required entries.
    pub head: String,
    /// Overrides as a comment. Lines that begin with `# ` explain; the others become active without
    /// their `#`.
    pub overrides: String,
    /// Further sections as comments of the same form.
    pub examples: String,
    pub language: &'static Language,
}

/// Loads the only grammar of a folder without a `language.toml`, and drafts a description.
///
/// # Errors
///
/// Returns an error if a description exists, if the folder does not have exactly one grammar, or if
/// the grammar cannot be loaded.
pub fn template(base: &Path, tell: &mut dyn FnMut(Compiling<'_>)) -> Result<Template, LoadError> {
    let mut packages = Package::read_all(base)?;
    let (Some(package), true) = (packages.pop(), packages.is_empty()) else {
        return Err(LoadError::Several(base.to_path_buf()));
    };
    let path = package.folder.join(DESCRIPTION);
    if let Some((path, _)) = package.description.as_ref().filter(|(path, _)| path.exists()) {
        return Err(LoadError::Described(path.clone()));
    }
    let language = read(&package, tell, |_| None)?;
    let extensions: Vec<_> = language.extensions.iter().map(|own| quoted(own)).collect();
    let white_space = match language.white_space {
        WhiteSpace::Free => "free",
        WhiteSpace::Lines => "lines",
        WhiteSpace::Layout => "layout",
        WhiteSpace::Significant => "significant",
    };
    let head = format!(
        "# Description of the language; grammars/README.md of secateur documents all settings.\n\
         \n\
         name = {}\n\
         extensions = [{}]\n\
         # free: blanks and line breaks only separate tokens. lines: a line break can end a \
         statement.\n\
         # layout: line breaks and indentation matter. significant: white space is text, and is \
         never\n\
         # inserted.\n\
         white-space = \"{white_space}\"\n",
        quoted(language.name),
        extensions.join(", ")
    );
    let (overrides, examples) = examples(language, &head);
    Ok(Template { path, head, overrides, examples, language })
}

/// Returns examples of overrides and of other optional sections that apply to the grammar.
fn examples(language: &'static Language, head: &str) -> (String, String) {
    let rules: Value = serde_json::from_str(language.rules.json()).unwrap_or_default();
    let children = Children::of(&rules);
    let fits = |section: &String| {
        let grammar = language.grammar.without_description();
        Language::read(&format!("{head}{section}"), grammar).is_ok()
    };
    let mut overrides = children.all.iter().map(|(parent, _, child)| {
        let (parent, child) = (quoted(parent), quoted(child));
        format!(
            "[overrides]\nfixed = [\n    {{ parent = {parent}, child = {child}, reason = \
            \"why\" }},\n]\n"
        )
    });
    let mut fragments = children.leaves.iter().map(|leaf| format!("[fragments]\n{leaf} = \"x\"\n"));
    let names = Some(language.derived_names());
    let comment = |explanation: &str, section: Option<String>| {
        let lines = section.as_deref().unwrap_or_default().lines().map(|line| format!("#{line}\n"));
        let lines: String = lines.collect();
        if lines.is_empty() { lines } else { format!("\n# {explanation}\n{lines}") }
    };
    let places = "Positions where the grammar is more permissive than the language: see `secateur \
         language check`.";
    let smallest =
        "The smallest text of a rule, if it cannot be computed, or if there is a better one.";
    let leaves = "Leaves that are names, and positions where names are defined. These rules, which \
         are derived\n# from the grammar, hold without this table.";
    let others = comment(smallest, fragments.find(fits)) + &comment(leaves, names.filter(fits));
    (comment(places, overrides.find(fits)), others)
}

/// Child rules of each rule, as spelled in the grammar.
#[derive(Default)]
struct Children {
    /// Parent rule, field (or empty), and child rule.
    all: BTreeSet<(String, String, String)>,
    /// Rules that produce only text, and not always the same text.
    leaves: BTreeSet<String>,
}

impl Children {
    fn of(rules: &Value) -> Self {
        let mut children = Self::default();
        let is_in = |key: &str, name: &str| {
            rules[key].as_array().into_iter().flatten().any(|other| other == name)
        };
        let is_visible = |name: &str| {
            !name.starts_with('_')
                && !["supertypes", "inline"].into_iter().any(|key| is_in(key, name))
        };
        for (name, body) in
            rules["rules"].as_object().into_iter().flatten().filter(|(name, _)| is_visible(name))
        {
            let (mut open, mut is_leaf, mut varies) = (vec![(body, "")], true, false);
            while let Some((rule, field)) = open.pop() {
                let (mut field, own_name) = (field, rule["name"].as_str());
                match (rule["type"].as_str().unwrap_or_default(), own_name) {
                    ("FIELD", Some(own_name)) => field = own_name,
                    ("SYMBOL", Some(child)) => {
                        is_leaf = false;
                        if is_visible(child) {
                            children.all.insert((name.clone(), field.to_owned(), child.to_owned()));
                        }
                    }
                    ("PATTERN", _) => varies = true,
                    _ => {}
                }
                let below = rule["members"].as_array().into_iter().flatten();
                open.extend(below.chain(rule.get("content")).map(|below| (below, field)));
            }
            if is_leaf && varies {
                children.leaves.insert(name.clone());
            }
        }
        children
    }
}
