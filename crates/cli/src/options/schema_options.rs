//! Options for the schema of an XML document.

use std::path::PathBuf;

use secateur_bundle::Bundle;
use secateur_session::{Input, SchemaLoadError, given_schema, named_schema};

use crate::options::inputs::Inputs;
use crate::output::failure::Failure;
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

    /// Applies the schema to `input`, which was parsed from `bundle`.
    pub(crate) fn of(
        &self,
        inputs: &Inputs,
        bundle: &Bundle,
        input: Input,
    ) -> Result<Input, Failure> {
        let [file] = bundle.files() else { return Ok(input) };
        let text = file.text();
        let found = match &self.schema {
            Some(schema) => Some(given_schema(schema, text)),
            None if self.no_schema || input.language() != "xml" => None,
            None => named_schema(inputs.first(), text),
        };
        match found {
            None => Ok(input),
            Some(Ok(schema)) => {
                for note in &schema.notes {
                    Notes::ALOUD.note(format_args!("{}: {note}", schema.name));
                }
                Ok(input.under(file.path(), schema))
            }
            Some(Err(SchemaLoadError::Invalid(invalid))) => {
                Notes::ALOUD.note(format_args!(
                    "{}:{}: the input is not valid by its schema, which is not used: {}",
                    inputs.first().display(),
                    invalid.line,
                    invalid.problem
                ));
                Ok(input)
            }
            Some(Err(error)) if self.schema.is_some() => Err(Failure::usage(error)),
            Some(Err(error)) => {
                Notes::ALOUD.note(format_args!("the schema of the input is not used: {error}"));
                Ok(input)
            }
        }
    }
}
