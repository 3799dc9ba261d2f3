//! Schemas of XML documents: given by the user, or named by the document.
//!
//! Only local files are read. The XML catalogue of the machine maps public identifiers to them.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use secateur_languages::SchemaModel;
use secateur_schema::{
    Doctype, Identifiers, Invalid, Location, Mentioned, Resource, Schema, SchemaError, SchemaKind,
    local_path, resolve,
};

use crate::InputSchema;

/// Reason for a schema to be unusable.
#[derive(Debug, thiserror::Error)]
pub enum SchemaLoadError {
    #[error("cannot read {}: {error}", path.display())]
    Unreadable { path: PathBuf, error: std::io::Error },
    #[error(
        "{}: not known as a schema; its name must end in .dtd, .xsd, .rng or .rnc", path.display()
    )]
    Unknown { path: PathBuf },
    #[error("{}: larger than {BYTES_MAX} bytes", path.display())]
    TooLarge { path: PathBuf },
    #[error(transparent)]
    Schema(#[from] SchemaError),
    #[error("line {line}: {problem}", line = .0.line, problem = .0.problem)]
    Invalid(Invalid),
}

/// Maximum size of a file of a schema.
const BYTES_MAX: u64 = 64 << 20;

/// Catalogue of the machine.
const CATALOGUE: &str = "/etc/xml/catalog";

/// Reads the schema that the user gave for `document`, the text of the file at `path`.
///
/// # Errors
///
/// If the schema cannot be used, or if the document does not match it.
pub fn given_schema(schema: &Path, document: &[u8]) -> Result<InputSchema, SchemaLoadError> {
    let kind = kind_of(schema).ok_or_else(|| SchemaLoadError::Unknown { path: schema.into() })?;
    let file = read(schema)?;
    let identity = identity_of(&file.text);
    let read = Schema::read(kind, &file, &resolver)?;
    checked(read, schema.display().to_string(), identity, true, document)
}

/// Reads the schema that a document names, if it is a local file.
///
/// # Errors
///
/// As for [`given_schema`].
pub fn named_schema(path: &Path, document: &[u8]) -> Option<Result<InputSchema, SchemaLoadError>> {
    let Mentioned { doctype, files } = Mentioned::by(document);
    let base = path.display().to_string();
    for (kind, href) in files {
        let location = Location { public: None, system: &href, base: &base };
        let Ok(file) = resolver(location) else { continue };
        let identity = identity_of(&file.text);
        let read = Schema::read(kind, &file, &resolver).map_err(SchemaLoadError::Schema);
        return Some(read.and_then(|read| checked(read, href, identity, false, document)));
    }
    let doctype = doctype.filter(has_elements)?;
    let Doctype { public, system, internal, .. } = &doctype;
    let name = public.clone().or_else(|| system.clone());
    if let Some(system) = system
        && resolver(Location { public: public.as_deref(), system, base: &base }).is_err()
    {
        return None;
    }
    let identity = identity_of(&format!("{public:?} {system:?} {internal:?}"));
    let read = Schema::of_doctype(doctype.clone(), &base, &resolver);
    let name = name.unwrap_or_else(|| "the internal subset".to_owned());
    Some(
        read.map_err(SchemaLoadError::Schema)
            .and_then(|read| checked(read, name, identity, false, document)),
    )
}

/// Returns `true` if a document type declaration can declare elements.
fn has_elements(doctype: &Doctype) -> bool {
    let is_declared = |text: &String| text.contains("<!ELEMENT");
    doctype.system.is_some() || doctype.internal.as_ref().is_some_and(is_declared)
}

fn checked(
    mut schema: Schema,
    name: String,
    identity: String,
    is_given: bool,
    document: &[u8],
) -> Result<InputSchema, SchemaLoadError> {
    if let Err(invalid) = schema.check(document) {
        schema.ignore_references();
        if schema.check(document).is_err() {
            return Err(SchemaLoadError::Invalid(invalid));
        }
    }
    let notes = schema.notes().to_vec();
    let model = Arc::new(SchemaModel::new(Arc::new(schema), identity));
    Ok(InputSchema { model, name, notes, is_given })
}

fn kind_of(path: &Path) -> Option<SchemaKind> {
    Some(match path.extension()?.to_str()?.to_ascii_lowercase().as_str() {
        "dtd" | "mod" | "ent" => SchemaKind::Dtd,
        "xsd" => SchemaKind::Xsd,
        "rng" => SchemaKind::Rng,
        "rnc" => SchemaKind::Rnc,
        _ => return None,
    })
}

/// Reads the file at a location, by the catalogue or on its own.
fn resolver(location: Location<'_>) -> Result<Resource, String> {
    let Location { public, system, base } = location;
    let local = local_path(system, base).map(PathBuf::from).filter(|path| path.is_file());
    let in_catalogue = || {
        let paths = std::env::var("XML_CATALOG_FILES").unwrap_or_else(|_| CATALOGUE.to_owned());
        let paths = paths.split_whitespace().filter_map(|path| local_path(path, ""));
        let identifiers = Identifiers { public, system: Some(system) };
        let found = resolve(identifiers, paths, &|path| fs::read_to_string(path).ok())?;
        Some(PathBuf::from(found)).filter(|path| path.is_file())
    };
    let Some(path) = local.or_else(in_catalogue) else {
        return Err("it is neither a local file nor in the XML catalogue".to_owned());
    };
    read(&path).map_err(|error| error.to_string())
}

fn read(path: &Path) -> Result<Resource, SchemaLoadError> {
    let unreadable = |error| SchemaLoadError::Unreadable { path: path.into(), error };
    if fs::metadata(path).map_err(unreadable)?.len() > BYTES_MAX {
        return Err(SchemaLoadError::TooLarge { path: path.into() });
    }
    let bytes = fs::read(path).map_err(unreadable)?;
    let text = match String::from_utf8(bytes) {
        Ok(text) => text,
        // Names are ASCII even where comments are in another encoding.
        Err(error) => error.into_bytes().into_iter().map(char::from).collect(),
    };
    Ok(Resource { text, path: path.display().to_string() })
}

fn identity_of(text: &str) -> String {
    format!("schema {:032x}", secateur_bundle::Bundle::of_text(text.as_bytes().to_vec()).hash())
}
