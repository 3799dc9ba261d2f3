//! XML catalogues: local files for public and system identifiers.
//!
//! <https://www.oasis-open.org/committees/download.php/14809/xml-catalogs.html>

use std::collections::HashSet;

use roxmltree::{Document, Node, ParsingOptions};

/// Identifiers of a file.
#[derive(Clone, Copy, Debug, Default)]
pub struct Identifiers<'a> {
    pub public: Option<&'a str>,
    pub system: Option<&'a str>,
}

/// Maximum number of catalogues that are read for one file.
const CATALOGUES_MAX: usize = 200;

/// Returns the path of a file with these identifiers, according to the catalogues at `paths` and
/// those that they name. `read` returns the text of a catalogue, if there is one.
pub fn resolve(
    identifiers: Identifiers<'_>,
    paths: impl IntoIterator<Item = String>,
    read: &dyn Fn(&str) -> Option<String>,
) -> Option<String> {
    let mut seen = HashSet::new();
    let mut open: Vec<String> = paths.into_iter().collect();
    open.reverse();
    while let Some(path) = open.pop() {
        if seen.len() > CATALOGUES_MAX || !seen.insert(path.clone()) {
            continue;
        }
        let Some(text) = read(&path) else { continue };
        let options = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
        let Ok(catalogue) = Document::parse_with_options(&text, options) else { continue };
        let entries: Vec<_> = catalogue.descendants().filter(Node::is_element).collect();
        if let Some(found) = entries.iter().find_map(|entry| match_of(*entry, identifiers, &path)) {
            return Some(found);
        }
        let mut next: Vec<_> =
            entries.iter().filter_map(|entry| next_of(*entry, identifiers, &path)).collect();
        next.reverse();
        open.extend(next);
    }
    None
}

/// Returns the file of an entry that matches.
fn match_of(entry: Node<'_, '_>, identifiers: Identifiers<'_>, catalogue: &str) -> Option<String> {
    let is = |attribute: &str, wanted: Option<&str>| {
        entry
            .attribute(attribute)
            .zip(wanted)
            .is_some_and(|(has, wanted)| has.split_whitespace().eq(wanted.split_whitespace()))
    };
    let rewritten = |start: &str| {
        let rest = identifiers.system?.strip_prefix(entry.attribute(start)?)?;
        Some(format!("{}{rest}", entry.attribute("rewritePrefix")?))
    };
    let uri = || entry.attribute("uri").map(str::to_owned);
    let reference = match entry.tag_name().name() {
        "public" if is("publicId", identifiers.public) => uri(),
        "system" if is("systemId", identifiers.system) => uri(),
        "uri" if is("name", identifiers.system) => uri(),
        "rewriteSystem" => rewritten("systemIdStartString"),
        "rewriteURI" => rewritten("uriStartString"),
        _ => None,
    };
    target(entry, &reference?, catalogue)
}

/// Returns a further catalogue that may have the file.
fn next_of(entry: Node<'_, '_>, identifiers: Identifiers<'_>, catalogue: &str) -> Option<String> {
    let starts = |wanted: Option<&str>, attribute: &str| {
        wanted.zip(entry.attribute(attribute)).is_some_and(|(has, start)| has.starts_with(start))
    };
    let is_next = match entry.tag_name().name() {
        "nextCatalog" => true,
        "delegatePublic" => starts(identifiers.public, "publicIdStartString"),
        "delegateSystem" => starts(identifiers.system, "systemIdStartString"),
        "delegateURI" => starts(identifiers.system, "uriStartString"),
        _ => false,
    };
    if is_next { target(entry, entry.attribute("catalog")?, catalogue) } else { None }
}

/// Returns the path of a reference in a catalogue; `None` if it is not a local file.
fn target(entry: Node<'_, '_>, reference: &str, catalogue: &str) -> Option<String> {
    let base = entry.ancestors().find_map(|node| {
        node.attributes().find(|attribute| attribute.name() == "base").map(|it| it.value())
    });
    let base = match base {
        Some(base) => local_path(base, catalogue)?,
        None => catalogue.to_owned(),
    };
    local_path(reference, &base)
}

/// Returns the path of a reference in the file at `base`, in which `..` stays; `None` if it is not
/// a local file.
#[must_use]
pub fn local_path(reference: &str, base: &str) -> Option<String> {
    let path = match reference.strip_prefix("file:") {
        Some(rest) => match rest.strip_prefix("//") {
            Some(rest) => format!("/{}", rest.split_once('/')?.1),
            None => rest.to_owned(),
        },
        None if reference.contains("://") || reference.starts_with("urn:") => return None,
        None => reference.to_owned(),
    };
    let path = path.replace("%20", " ");
    let path = path.split('#').next().unwrap_or_default();
    if path.is_empty() {
        return None;
    }
    if path.starts_with('/') {
        return Some(path.to_owned());
    }
    let folder = base.rfind('/').map_or("", |end| &base[..=end]);
    Some(format!("{folder}{path}"))
}
