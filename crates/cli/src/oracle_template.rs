//! Property tests that stay, to begin with.

use std::path::{Path, PathBuf};

use clap::ValueEnum;
use secateur_session::quoted;

/// The languages in which there is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum OracleTemplate {
    Java,
    Python,
    Node,
}

impl OracleTemplate {
    /// The name of its file, if the user gives none.
    pub(crate) fn path(self) -> PathBuf {
        PathBuf::from(match self {
            Self::Java => "Oracle.java",
            Self::Python => "oracle.py",
            Self::Node => "oracle.js",
        })
    }

    pub(crate) fn text(self) -> &'static str {
        match self {
            Self::Java => include_str!("../templates/Oracle.java"),
            Self::Python => include_str!("../templates/oracle.py"),
            Self::Node => include_str!("../templates/oracle.js"),
        }
    }

    /// What it is good for as it is at `path`: an input, and the command that reduces that.
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
            "{} is written. To try it as it is:\n  echo '{example}' > {input}\n  secateur reduce --oracle {} {input}\n\
             Then edit it as you like; secateur help oracle has the protocol.",
            path.display(),
            quoted(Path::new(&command))
        )
    }
}
