//! Suite of a subject, published results of other reducers or algorithms for its cases, and counts
//! of held-out tests.

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

/// Suite at a version: a set of subjects with their interestingness tests.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SuiteVersion {
    pub name: String,
    pub version: String,
    /// Versions of the tools on this machine, as they print them.
    #[serde(skip_serializing_if = "BTreeMap::is_empty", default)]
    pub tools: BTreeMap<String, String>,
}

/// Published result for an input.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Published {
    /// Name of the reducer or algorithm.
    #[serde(default)]
    pub by: String,
    /// Publication, or file of an artefact.
    #[serde(default)]
    pub source: String,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub tokens: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub tests: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub seconds: Option<f64>,
}

/// Number of held-out tests that the original and a result pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HeldOut {
    pub original: Passed,
    pub result: Passed,
}

/// Number of held-out tests that a text passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Passed {
    pub passed: u64,
    /// Number of all held-out tests.
    pub total: u64,
}

impl Passed {
    /// Reads the last line of an output, such as `7/9`.
    pub(super) fn read(line: &str) -> Option<Self> {
        let (passed, total) = line.trim().split_once('/')?;
        Some(Self { passed: passed.parse().ok()?, total: total.parse().ok()? })
    }
}

impl fmt::Display for Passed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { passed, total } = self;
        write!(f, "{passed} of {total}")
    }
}

/// Published results of one reducer or algorithm, in the file of a suite.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PublishedResults {
    pub by: String,
    pub source: String,
    /// Results by case.
    pub cases: BTreeMap<String, Published>,
    /// Table of the suite with the results, instead of `cases`.
    pub table: Option<PublishedTable>,
}

/// Columns, from 1, of a file with values separated by commas. Lines whose column `case` has no
/// name of a case are ignored.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PublishedTable {
    /// Path in the folder of the suite.
    pub file: PathBuf,
    pub case: usize,
    pub tokens: Option<usize>,
    pub tests: Option<usize>,
    pub seconds: Option<usize>,
}

impl PublishedResults {
    /// Returns the results by case. The file of a table is in `folder`.
    ///
    /// # Errors
    ///
    /// Fails if the table cannot be read.
    pub fn read(&self, folder: &Path) -> Result<BTreeMap<String, Published>, csv::Error> {
        let mut all = self.cases.clone();
        if let Some(table) = &self.table {
            let lines = csv::ReaderBuilder::new()
                .has_headers(false)
                .flexible(true)
                .from_path(folder.join(&table.file));
            for line in lines?.into_records() {
                let line = line?;
                let column = |number: usize| line.get(number.wrapping_sub(1)).map(str::trim);
                let number = |column_at: Option<usize>| column(column_at?)?.parse().ok();
                let Some(case) = column(table.case) else { continue };
                let [tokens, tests, seconds] =
                    [table.tokens, table.tests, table.seconds].map(number);
                let published = Published { tokens, tests, seconds, ..Published::default() };
                all.insert(case.to_owned(), published);
            }
        }
        for published in all.values_mut() {
            (published.by, published.source) = (self.by.clone(), self.source.clone());
        }
        Ok(all)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_from_the_suite_or_from_columns_of_a_table() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("data.csv"), ",case,size\n,one,12.5,7\nshort\n").unwrap();
        let check = |text: &str, expected: [Option<f64>; 3]| {
            let results: PublishedResults = toml::from_str(text).unwrap();
            let Published { by, source, tokens, tests, seconds } =
                results.read(folder.path()).unwrap()["one"].clone();
            assert_eq!((by.as_str(), source.as_str()), ("x", "y"));
            assert_eq!([tokens, tests, seconds], expected, "{text}");
        };
        let table = "by = 'x'\nsource = 'y'\ntable = {file = 'data.csv', case = 2, tokens = 3, \
                     tests = 4, seconds = 5}";
        check(table, [Some(12.5), Some(7.0), None]);
        check("by = 'x'\nsource = 'y'\ncases.one = {tests = 3}", [None, Some(3.0), None]);
    }
}
