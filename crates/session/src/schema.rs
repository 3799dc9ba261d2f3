//! Schemas of XML documents: given by the user, or named by the document.
//!
//! Only local files are read. The XML catalogue of the machine maps public identifiers to them.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use secateur_bundle::Bundle;
use secateur_languages::SchemaModel;
use secateur_schema::{
    Doctype, Identifiers, Invalid, Location, Mentioned, Resource, Schema, SchemaError, SchemaKind,
    local_path, resolve,
};

use crate::{Input, InputSchema, Notes};

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

impl Input {
    /// Applies the schema that the user gave to the files of `bundle`, from which this input was
    /// parsed: to those in XML, or to the only one. A note names the reason if the schema is not
    /// used.
    ///
    /// # Errors
    ///
    /// If the schema cannot be used for any document.
    pub fn under_given_schema(
        mut self,
        path: &Path,
        origin: &Path,
        bundle: &Bundle,
        notes: &dyn Notes,
    ) -> Result<Self, SchemaLoadError> {
        let kind = kind_of(path).ok_or_else(|| SchemaLoadError::Unknown { path: path.into() })?;
        let file = read(path)?;
        let (identity, name) = (identity_of(&file.text), path.display().to_string());
        let read = || Schema::read(kind, &file, &resolver);
        if let [document] = bundle.files() {
            let found = checked(read()?, name, identity, true, document.text());
            return Ok(self.under_found(document.path(), origin, found, notes));
        }
        let schema = Arc::new(read()?);
        let notes_of_schema = schema.notes().to_vec();
        let model = Arc::new(SchemaModel::new(schema.clone(), identity));
        let mut count = 0;
        for (number, document) in bundle.files().iter().enumerate() {
            if self.language_of(number) == Some(XML) && schema.check(document.text()).is_ok() {
                count += 1;
                let (model, name, notes) = (model.clone(), name.clone(), Vec::new());
                let schema = InputSchema { model, name, notes, is_given: true };
                self = self.under(document.path(), schema);
            }
        }
        if count == 0 {
            notes.note(&format_args!("no file of the input is valid by {name}, which is not used"));
        } else {
            note_schema(&name, &notes_of_schema, notes);
        }
        Ok(self)
    }

    /// Applies the schemas that the XML documents of `bundle`, read from `origin`, name. Notes give
    /// the reasons for schemas that are not used.
    #[must_use]
    pub fn under_named_schemas(
        mut self,
        origin: &Path,
        bundle: &Bundle,
        notes: &dyn Notes,
    ) -> Self {
        for (number, document) in bundle.files().iter().enumerate() {
            if self.language_of(number) != Some(XML) {
                continue;
            }
            let path =
                if bundle.is_text() { origin.to_owned() } else { origin.join(document.path()) };
            if let Some(found) = named_schema(&path, document.text()) {
                self = self.under_found(document.path(), &path, found, notes);
            }
        }
        self
    }

    /// Applies a schema to the file at `path` of the input, which was read from `origin`.
    fn under_found(
        self,
        path: &Path,
        origin: &Path,
        found: Result<InputSchema, SchemaLoadError>,
        notes: &dyn Notes,
    ) -> Self {
        match found {
            Ok(schema) => {
                note_schema(&schema.name, &schema.notes, notes);
                return self.under(path, schema);
            }
            Err(SchemaLoadError::Invalid(invalid)) => notes.note(&format_args!(
                "{}:{}: the input is not valid by its schema, which is not used: {}",
                origin.display(),
                invalid.line,
                invalid.problem
            )),
            Err(error) => {
                notes.note(&format_args!("the schema of the input is not used: {error}"));
            }
        }
        self
    }
}

/// Name of the language.
const XML: &str = "xml";

fn note_schema(name: &str, treated: &[String], notes: &dyn Notes) {
    for note in treated {
        notes.note(&format_args!("{name}: {note}"));
    }
}

/// Reads the schema that a document names, if it is a local file.
///
/// # Errors
///
/// If the schema cannot be used, or if the document does not match it.
fn named_schema(path: &Path, document: &[u8]) -> Option<Result<InputSchema, SchemaLoadError>> {
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
    if schema.check(document).is_err() {
        schema.ignore_prefixes();
    }
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
    format!("schema {:032x}", Bundle::of_text(text.as_bytes().to_vec()).hash())
}
