//! Templates of persistent test processes.

use std::path::{Path, PathBuf};

use clap::ValueEnum;
use secateur_session::quoted;

/// Languages with a template.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum OracleTemplate {
    Java,
    Python,
    Node,
}

impl OracleTemplate {
    /// Returns the default file name.
    pub(crate) fn path(self) -> PathBuf {
        PathBuf::from(match self {
            Self::Java => "Oracle.java",
            Self::Python => "oracle.py",
            Self::Node => "oracle.js",
        })
    }

    pub(crate) fn text(self) -> &'static str {
        match self {
            Self::Java => include_str!("../../templates/Oracle.java"),
            Self::Python => include_str!("../../templates/oracle.py"),
            Self::Node => include_str!("../../templates/oracle.js"),
        }
    }

    /// Returns the usage of the template at `path`: an example input, and the command that reduces
    /// it.
    pub(crate) fn usage(self, path: &Path) -> String {
        let (program, input, example) = match self {
            Self::Java => {
                ("java", "try.xml", "<list><item n=\"1\">one</item><item n=\"2\"></item></list>")
            }
            Self::Python => {
                ("python3", "try.json", "{\"a\": [1, {\"b\": 2, \"c\": 3, \"b\": 4}], \"d\": null}")
            }
            Self::Node => {
                ("node", "try.json", "{\"a\": [1, {\"b\": 2, \"c\": 3, \"b\": 4}], \"d\": null}")
            }
        };
        let command = format!("{program} {}", quoted(path));
        format!(
            "Wrote {}. To try it:\n  echo '{example}' > {input}\n  secateur reduce --oracle {} \
             {input}\nThen edit it. For the protocol, see `secateur help oracle`.",
            path.display(),
            quoted(Path::new(&command))
        )
    }
}
