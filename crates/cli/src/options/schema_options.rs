//! Options for the schema of an XML document.

use std::path::{Path, PathBuf};

use secateur_bundle::Bundle;
use secateur_session::Input;

use crate::output::files::Files;
use crate::output::notes::Notes;

/// Schema of the input.
#[derive(Debug, clap::Args)]
pub(crate) struct SchemaOptions {
    /// Test only XML documents that are valid by this schema: a DTD, an XML Schema, or a RELAX NG
    /// schema in either syntax [default: the one that the input names, if the test needs it]
    ///
    /// Parts that the schema requires are not deleted alone, and references go with their target.
    /// Only local files are read; the XML catalogue of the machine is used.
    #[arg(long, value_name = "FILE", help_heading = None::<&str>)]
    schema: Option<PathBuf>,

    /// Ignore the schema that the input names
    #[arg(long, conflicts_with = "schema", help_heading = None::<&str>)]
    no_schema: bool,
}

impl SchemaOptions {
    /// Adds the files of the options.
    pub(crate) fn add_to(&self, files: &mut Files) {
        if let Some(schema) = &self.schema {
            files.read("schema", schema);
        }
    }

    /// Applies the schema to `input`, which was parsed from `bundle`, read from
    /// `origin`.
    pub(crate) fn of(&self, origin: &Path, bundle: &Bundle, input: Input) -> anyhow::Result<Input> {
        match &self.schema {
            Some(schema) => Ok(input.under_given_schema(schema, origin, bundle, &Notes::ALOUD)?),
            None if self.no_schema => Ok(input),
            None => Ok(input.under_named_schemas(origin, bundle, &Notes::ALOUD)),
        }
    }
}
