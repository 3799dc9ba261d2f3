//! Schemas of XML documents: given by the user, or named by the document.
//!
//! Only local files are read. The XML catalogue of the machine maps public identifiers to them.

use std::fs;
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;

use secateur_bundle::Bundle;
use secateur_languages::SchemaModel;
use secateur_names::Model;
use secateur_schema::{
    Doctype, Identifiers, Invalid, Location, Mentioned, Resource, Schema, SchemaError, SchemaFile,
    SchemaKind, local_path, resolve,
};

use crate::{Input, InputSchema, Notes, SchemaOrigin};

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
    /// parsed: to those in XML that are valid by it, or to the only one. A note names the reason if
    /// the schema is not used.
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
        let schema = Arc::new(Schema::read(kind, &file, &|location| resolved(location, None))?);
        let (name, identity) = (path.display().to_string(), identity_of(&file.text));
        let is_only = bundle.files().len() == 1;
        for (number, document) in bundle.files().iter().enumerate() {
            if !is_only && self.language_of(number) != Some(XML) {
                continue;
            }
            let model = model_of(&schema, &identity, document.text());
            if let (true, Err(error)) = (is_only, &model) {
                note_unused(origin, error, notes);
            }
            self = self.under(InputSchema {
                document: document.path().into(),
                name: name.clone(),
                kind: kind.name(),
                origin: SchemaOrigin::Option,
                model: model.map_err(|error| error.to_string()),
                is_settled: true,
            });
        }
        if self.schemas.iter().any(|schema| schema.model.is_ok()) {
            note_constructs(&name, &schema, notes);
        } else if !is_only {
            notes.note(&format_args!("no file of the input is valid by {name}, which is not used"));
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
        let members = (!bundle.is_text()).then_some(Members { bundle, origin });
        for (number, document) in bundle.files().iter().enumerate() {
            if self.language_of(number) != Some(XML) {
                continue;
            }
            let path =
                if bundle.is_text() { origin.to_owned() } else { origin.join(document.path()) };
            let Some(named) = Named::by(document.text(), &path, members) else { continue };
            let model = named.schema.and_then(|schema| {
                let schema = Arc::new(schema);
                let model = model_of(&schema, &named.identity, document.text())?;
                note_constructs(&named.name, &schema, notes);
                Ok(model)
            });
            if let Err(error) = &model {
                note_unused(&path, error, notes);
            }
            self = self.under(InputSchema {
                document: document.path().into(),
                name: named.name,
                kind: named.kind.name(),
                origin: named.origin,
                model: model.map_err(|error| error.to_string()),
                is_settled: false,
            });
        }
        self
    }
}

/// Name of the language.
const XML: &str = "xml";

/// Notes constructs that count as anything.
fn note_constructs(name: &str, schema: &Schema, notes: &dyn Notes) {
    for construct in schema.notes() {
        notes.note(&format_args!("{name}: {construct}"));
    }
}

/// Notes the reason for reducing the document at `path` without its schema.
fn note_unused(path: &Path, error: &SchemaLoadError, notes: &dyn Notes) {
    match error {
        SchemaLoadError::Invalid(Invalid { line, problem }) => notes.note(&format_args!(
            "{}:{line}: the input is not valid by its schema, which is not used: {problem}",
            path.display(),
        )),
        error => notes.note(&format_args!("the schema of the input is not used: {error}")),
    }
}

/// Returns the model of a document, which ignores prefixes and references that are not valid.
fn model_of(
    schema: &Arc<Schema>,
    identity: &str,
    document: &[u8],
) -> Result<Arc<dyn Model>, SchemaLoadError> {
    let leniency = schema.leniency_for(document).map_err(SchemaLoadError::Invalid)?;
    Ok(Arc::new(SchemaModel::new(schema.clone(), leniency, identity.to_owned())))
}

/// Schema that a document names.
struct Named {
    name: String,
    kind: SchemaKind,
    origin: SchemaOrigin,
    identity: String,
    schema: Result<Schema, SchemaLoadError>,
}

impl Named {
    /// Reads the schema that the document at `path` names, if it is a local file.
    fn by(document: &[u8], path: &Path, members: Option<Members<'_>>) -> Option<Self> {
        let Mentioned { doctype, files } = Mentioned::by(document);
        let base = path.display().to_string();
        let resolver = |location: Location<'_>| resolved(location, members);
        for SchemaFile { kind, href, is_model } in files {
            let location = Location { public: None, system: &href, base: &base };
            let Ok(file) = resolver(location) else { continue };
            let origin =
                if is_model { SchemaOrigin::XmlModel } else { SchemaOrigin::SchemaLocation };
            return Some(Self {
                name: file.path.clone(),
                kind,
                origin,
                identity: identity_of(&file.text),
                schema: Schema::read(kind, &file, &resolver).map_err(SchemaLoadError::Schema),
            });
        }
        let doctype = doctype.filter(has_elements)?;
        let Doctype { public, system, internal, .. } = &doctype;
        let external = system
            .as_ref()
            .map(|system| resolver(Location { public: public.as_deref(), system, base: &base }));
        let name = match external {
            Some(file) => file.ok()?.path,
            None => "the internal subset".to_owned(),
        };
        let identity = identity_of(&format!("{public:?} {system:?} {internal:?}"));
        let schema = Schema::of_doctype(doctype, &base, &resolver);
        Some(Self {
            name,
            kind: SchemaKind::Dtd,
            origin: SchemaOrigin::Doctype,
            identity,
            schema: schema.map_err(SchemaLoadError::Schema),
        })
    }
}

/// Returns `true` if a document type declaration can declare elements.
fn has_elements(doctype: &Doctype) -> bool {
    let is_declared = |text: &String| text.contains("<!ELEMENT");
    doctype.system.is_some() || doctype.internal.as_ref().is_some_and(is_declared)
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

/// Files of the input, which was read from `origin`. They may include schemas.
#[derive(Clone, Copy)]
struct Members<'a> {
    bundle: &'a Bundle,
    origin: &'a Path,
}

impl Members<'_> {
    /// Returns the file at `path`, in which `..` may occur.
    fn file(&self, path: &str) -> Option<Resource> {
        let mut inner = PathBuf::new();
        for part in Path::new(path).strip_prefix(self.origin).ok()?.components() {
            match part {
                Component::Normal(part) => inner.push(part),
                Component::ParentDir if inner.pop() => {}
                Component::CurDir => {}
                _ => return None,
            }
        }
        let text = text_of(self.bundle.file(&inner)?.text().to_vec());
        Some(Resource { text, path: self.origin.join(inner).display().to_string() })
    }
}

/// Reads the file at a location: a member of the input, a local file, or one in the catalogue.
fn resolved(location: Location<'_>, members: Option<Members<'_>>) -> Result<Resource, String> {
    let Location { public, system, base } = location;
    let local = local_path(system, base);
    if let Some(member) = local.as_deref().and_then(|path| members?.file(path)) {
        return Ok(member);
    }
    // A compressed file is beside its schema.
    let beside = || {
        let Members { bundle, origin } = members?;
        let is_compressed = bundle.is_package() && bundle.files().len() == 1;
        local_path(system, &origin.display().to_string()).filter(|_| is_compressed)
    };
    let is_file = |path: &PathBuf| path.is_file();
    let local = local.map(PathBuf::from).filter(is_file);
    let local = local.or_else(|| beside().map(PathBuf::from).filter(is_file));
    let in_catalogue = || {
        let paths = std::env::var("XML_CATALOG_FILES").unwrap_or_else(|_| CATALOGUE.to_owned());
        let paths = paths.split_whitespace().filter_map(|path| local_path(path, ""));
        let identifiers = Identifiers { public, system: Some(system) };
        let found = resolve(identifiers, paths, &|path| fs::read_to_string(path).ok())?;
        Some(PathBuf::from(found)).filter(is_file)
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
    let text = text_of(fs::read(path).map_err(unreadable)?);
    Ok(Resource { text, path: path.display().to_string() })
}

fn text_of(bytes: Vec<u8>) -> String {
    // Names are ASCII even where comments are in another encoding.
    String::from_utf8(bytes)
        .unwrap_or_else(|error| error.into_bytes().into_iter().map(char::from).collect())
}

fn identity_of(text: &str) -> String {
    format!("schema {:032x}", Bundle::of_text(text.as_bytes().to_vec()).hash())
}
