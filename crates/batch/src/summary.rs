//! Summary of a batch for people and programs.

use std::collections::HashSet;
use std::fmt::{self, Display};

use comfy_table::Table;
use comfy_table::presets::NOTHING;
use secateur_report::SchemaSummary;
use secateur_session::{Size, counted};
use serde::Serialize;

use crate::corpus::{Corpus, Layout};
use crate::explanation::Explanation;
use crate::group::Group;
use crate::recogniser::{Verdict, title};
use crate::state::{Folder, Header, LeftOut, Point, Status};

/// Version of the JSON format, described by `schema/batch-1.json` of this crate.
pub const SCHEMA_VERSION: u32 = 1;

/// Summary of a batch.
#[derive(Clone, Debug, Serialize)]
pub struct Summary {
    /// Always [`SCHEMA_VERSION`].
    pub v: u32,
    /// Input folder.
    pub folder: String,
    /// Folder of the batch.
    pub output: String,
    /// Identity of the recogniser.
    pub property: String,
    /// Program that wrote the input folder.
    pub layout: Layout,
    /// `true` if a stop was requested before the end.
    pub is_interrupted: bool,
    /// Duration of this run.
    pub seconds: f64,
    pub inputs: usize,
    pub failing: usize,
    pub passing: usize,
    /// Inputs that could not be examined, with the reason.
    pub left_out: Vec<LeftOut>,
    /// Files in the folder of a fuzzer that are not inputs, since the fuzzer did not save them as
    /// failing.
    pub passed_over: Vec<String>,
    pub groups: Vec<GroupSummary>,
}

/// Summary of a group.
#[derive(Clone, Debug, Serialize)]
pub struct GroupSummary {
    /// Number from 1, in the order in which the failures were first seen.
    pub number: usize,
    pub folder: String,
    /// Facts that its members share.
    pub signature: Vec<String>,
    /// Paths of its members relative to the input folder, smallest first.
    pub members: Vec<String>,
    pub status: Status,
    /// Reason why it is not finished, if there is one.
    pub why: Option<String>,
    /// Reduced member; `null` if there is none.
    pub input: Option<String>,
    /// Path of the result; `null` if there is none.
    pub result: Option<String>,
    /// Size of the member before its reduction.
    pub before: Option<Size>,
    /// Size of the result.
    pub after: Option<Size>,
    /// Schemas of its documents, also those that are not used; omitted if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub schemas: Vec<SchemaSummary>,
    /// Number of tests, including earlier runs.
    pub tests: u64,
    /// Duration, including earlier runs.
    pub seconds: f64,
    /// Sizes over time in the last run that reduced it.
    pub curve: Vec<Point>,
    /// Members that could not be reduced.
    pub rejected: Vec<LeftOut>,
    /// Number of the group that probably has the same failure; `null` if there is none.
    pub likely_duplicate_of: Option<usize>,
    /// Reason for that assumption; `null` if there is none.
    pub evidence: Option<String>,
    /// Result with holes for parts that have alternatives; omitted if there is no explanation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pattern: Option<String>,
    /// Coloured result as HTML.
    #[serde(skip)]
    pub(crate) picture: Option<String>,
    /// Number of parts of each sort.
    #[serde(skip)]
    pub(crate) parts: Option<String>,
}

impl Summary {
    pub(crate) fn new(
        header: &Header,
        folder: &Folder,
        corpus: &Corpus,
        present: &HashSet<String>,
        mut left_out: Vec<LeftOut>,
        groups: &[Group],
        is_interrupted: bool,
    ) -> Self {
        let records: Vec<_> =
            folder.records().into_iter().filter(|record| present.contains(&record.path)).collect();
        let count =
            |is: fn(&Verdict) -> bool| records.iter().filter(|record| is(&record.verdict)).count();
        left_out.extend(records.iter().filter_map(|record| match &record.verdict {
            Verdict::LeftOut(why) => Some(LeftOut::new(&record.path, why)),
            _ => None,
        }));
        left_out.sort_by(|one, other| one.path.cmp(&other.path));
        Self {
            v: SCHEMA_VERSION,
            folder: header.folder.display().to_string(),
            output: folder.path.display().to_string(),
            property: header.property.clone(),
            layout: corpus.layout,
            is_interrupted,
            seconds: 0.0,
            inputs: count(|verdict| !matches!(verdict, Verdict::LeftOut(_))) + left_out.len(),
            failing: count(|verdict| matches!(verdict, Verdict::Fails(_))),
            passing: count(|verdict| matches!(verdict, Verdict::Passes)),
            left_out,
            passed_over: corpus.passed_over.iter().map(|path| path.display().to_string()).collect(),
            groups: groups.iter().map(GroupSummary::of).collect(),
        }
    }

    /// Counts the inputs of each sort, in words.
    pub(crate) fn counts(&self) -> String {
        let Self { inputs, failing, passing, left_out, .. } = self;
        let fails = if *failing == 1 { "fails" } else { "fail" };
        let does = if *passing == 1 { "does" } else { "do" };
        format!(
            "{}: {failing} {fails}, {passing} {does} not, {} left out",
            counted(*inputs as u64, "input"),
            left_out.len()
        )
    }

    /// Returns the reason why some files are not inputs, if there are any.
    pub(crate) fn passed_over(&self) -> Option<String> {
        let files = counted(self.passed_over.len() as u64, "file");
        (!self.passed_over.is_empty()).then(|| {
            format!(
                "{files} skipped: the folder looks like {}, so only its failing inputs are \
                 examined",
                self.layout
            )
        })
    }
}

impl GroupSummary {
    pub(crate) fn of(group: &Group) -> Self {
        let Group { number, folder, members, state } = group;
        let result = state.after.map(|_| group.result().display().to_string());
        let explained = |part: fn(&Explanation) -> &String| {
            state.explained.as_ref().map(|explanation| part(explanation).clone())
        };
        Self {
            number: *number,
            folder: folder.display().to_string(),
            signature: state.failure.facts.clone(),
            members: members.iter().map(|member| member.path.clone()).collect(),
            status: state.status,
            why: state.why.clone(),
            input: state.input.clone().filter(|_| state.before.is_some()),
            result,
            before: state.before,
            after: state.after,
            schemas: state.schemas.clone(),
            tests: state.tests,
            seconds: state.seconds,
            curve: state.curve.clone(),
            rejected: state.rejected.clone(),
            likely_duplicate_of: state.duplicate_of,
            evidence: state.evidence.clone(),
            pattern: explained(|explained| &explained.pattern),
            picture: explained(|explained| &explained.picture),
            parts: explained(|explained| &explained.summary),
        }
    }

    /// Returns the facts that its members share, on one line.
    pub fn title(&self) -> String {
        title(&self.signature)
    }

    /// Describes the status with its reason and evidence.
    pub fn standing(&self) -> String {
        let why = self.why.as_ref().map(|why| format!(": {why}")).unwrap_or_default();
        let duplicate = self
            .likely_duplicate_of
            .map(|of| format!("; probably the same as group {of}"))
            .unwrap_or_default();
        let evidence =
            self.evidence.as_ref().map(|evidence| format!(": {evidence}")).unwrap_or_default();
        format!("{}{why}{duplicate}{evidence}", self.status)
    }

    pub(crate) fn sizes(&self) -> String {
        let tokens = |size: Option<Size>| size.map_or("-".to_owned(), |it| it.tokens.to_string());
        format!("{} -> {}", tokens(self.before), tokens(self.after))
    }
}

/// Returns the first `chars_max` characters of a text, with dots if there are more.
fn shortened(text: String, chars_max: usize) -> String {
    if text.chars().count() <= chars_max {
        return text;
    }
    let kept = text.chars().take(chars_max.saturating_sub(3));
    kept.collect::<String>() + "..."
}

/// Formats the table at the end of a batch. The precision is the maximum number of characters of a
/// title.
impl Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut table = Table::new();
        table.load_style(NOTHING);
        table.set_header(["group", "members", "tokens", "tests", "failure", ""]);
        for group in &self.groups {
            let title = match f.precision() {
                Some(chars_max) => shortened(group.title(), chars_max),
                None => group.title(),
            };
            table.add_row([
                group.number.to_string(),
                group.members.len().to_string(),
                group.sizes(),
                group.tests.to_string(),
                title,
                group.standing(),
            ]);
        }
        if !self.groups.is_empty() {
            writeln!(f, "{}\n", table.trim_fmt())?;
        }
        let Self { left_out, passed_over, output, .. } = self;
        write!(f, "{}; {} in {output}", self.counts(), counted(self.groups.len() as u64, "group"))?;
        let schemas = self.groups.iter().flat_map(|group| &group.schemas);
        SchemaSummary::lines(schemas).iter().try_for_each(|line| write!(f, "\n{}", plain(line)))?;
        for LeftOut { path, why } in left_out.iter().take(LEFT_OUT_MAX) {
            write!(f, "\n  left out: {}: {}", plain(path), plain(why))?;
        }
        write_more(f, left_out.len())?;
        if let Some(why) = self.passed_over() {
            write!(f, "\n{why}:")?;
            for path in passed_over.iter().take(LEFT_OUT_MAX) {
                write!(f, "\n  {}", plain(path))?;
            }
            write_more(f, passed_over.len())?;
        }
        Ok(())
    }
}

/// Maximum number of files that are listed on a terminal for one reason.
const LEFT_OUT_MAX: usize = 10;

/// Writes how many of `count` files are not listed.
fn write_more(f: &mut fmt::Formatter<'_>, count: usize) -> fmt::Result {
    match count.saturating_sub(LEFT_OUT_MAX) {
        0 => Ok(()),
        more => write!(f, "\n  and {more} more; report.md there lists all"),
    }
}

/// Returns `text` without control characters, which a terminal would obey.
fn plain(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c }).collect()
}

impl Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Waiting => "not started",
            Self::Stopped => "stopped",
            Self::Finished => "reduced",
            Self::NotReproduced => "flaky",
            Self::LeftOut => "left out",
            Self::Failed => "failed",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::shortened;

    #[test]
    fn a_text_that_is_cut_shows_it() {
        assert_eq!(shortened("array < value".to_owned(), 13), "array < value");
        assert_eq!(shortened("array < värde".to_owned(), 12), "array < v...");
    }
}
