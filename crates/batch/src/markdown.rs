//! Markdown reports: one for each group, ready for an issue tracker, and one for the batch.

use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::Path;

use secateur_report::{SchemaSummary, code, fenced, markdown};

use crate::batch::Batch;
use crate::group::Group;
use crate::state::{LeftOut, REPORT, Status, write_file};
use crate::summary::{GroupSummary, Summary};

/// Maximum number of quoted lines of output.
const LINES_MAX: usize = 40;
/// Maximum size of a quoted result.
const BYTES_MAX: usize = 16 * 1024;

/// Writes the human-readable files of a group.
pub(crate) fn write(batch: &Batch<'_>, group: &Group) -> io::Result<()> {
    if !group.folder.is_dir() {
        return Ok(());
    }
    let summary = GroupSummary::of(group);
    let lines = |lines: &[String]| lines.iter().map(|line| format!("{line}\n")).collect::<String>();
    write_changed(&group.folder.join("members.txt"), &lines(&summary.members))?;
    write_changed(&group.folder.join("signature.txt"), &lines(&summary.signature))?;
    let path = group.folder.join("report.md");
    // Quoting the output takes a test, so an up-to-date report is kept.
    if path.is_file()
        && group.state.status == Status::Finished
        && fs::read(&path).is_ok_and(|report| is_current(&report, &summary))
    {
        return Ok(());
    }
    write_changed(&path, &of_group(batch, group, &summary))
}

/// Returns `true` if a report has the current number of members, duplicate and explanation.
fn is_current(report: &[u8], summary: &GroupSummary) -> bool {
    let report = String::from_utf8_lossy(report);
    let has_duplicate = summary.likely_duplicate_of.is_none_or(|of| report.contains(&same_as(of)));
    let has_parts = summary.parts.as_ref().is_none_or(|parts| report.contains(&with_breaks(parts)));
    report.contains(&members(summary)) && has_duplicate && has_parts
}

fn write_changed(path: &Path, text: &str) -> io::Result<()> {
    if fs::read(path).is_ok_and(|report| report == text.as_bytes()) {
        return Ok(());
    }
    write_file(path, text.as_bytes())
}

fn members(summary: &GroupSummary) -> String {
    match summary.members.len() {
        1 => "One input shows this".to_owned(),
        count => format!("{count} inputs show this"),
    }
}

fn same_as(number: usize) -> String {
    format!("Probably the same failure as in group {number}")
}

fn of_group(batch: &Batch<'_>, group: &Group, summary: &GroupSummary) -> String {
    let mut text = format!("# {}\n\n", code(&summary.title()));
    let command = batch.recogniser.shown();
    let _ = writeln!(text, "{} with:\n\n{}", members(summary), fenced("sh", &command));
    if let Some(number) = summary.likely_duplicate_of {
        let evidence = summary
            .evidence
            .as_deref()
            .unwrap_or("the interestingness test of one group accepts the result of the other");
        let _ = writeln!(text, "{}: {evidence}.\n", same_as(number));
    }
    let state = &group.state;
    let result = group.result();
    if let (Ok(best), Some(before), Some(after)) = (fs::read(&result), state.before, state.after) {
        let name = &state.name;
        let language = batch.language_of(name.as_ref());
        let _ =
            writeln!(text, "## Input\n\n`{name}`, reduced by secateur from {before} to {after}:\n");
        for schema in SchemaSummary::lines(&summary.schemas) {
            let _ = writeln!(text, "{}.\n", markdown(&schema));
        }
        match str::from_utf8(&best) {
            Ok(best) if best.len() <= BYTES_MAX => {
                let _ =
                    writeln!(text, "{}", fenced(language.map_or("", |grammar| grammar.name), best));
            }
            _ => {
                let attached = result.file_name().unwrap_or_default().display();
                let _ = writeln!(text, "The input is attached as `{attached}`.\n");
            }
        }
        if let (Some(pattern), Some(parts)) = (&summary.pattern, &summary.parts) {
            let (pattern, parts) = (fenced("", pattern), with_breaks(parts));
            let _ = writeln!(text, "## What matters in the input\n\n{pattern}\n{parts}\n");
        }
        let bundle = secateur_bundle::Bundle::of_text(best);
        let runner =
            batch.recogniser.runner(name.as_ref(), batch.conditions, &batch.interrupt).ok();
        let output = runner
            .and_then(|runner| batch.recogniser.output(&runner, &bundle, LINES_MAX))
            .unwrap_or_default();
        if !output.is_empty() {
            let _ = writeln!(text, "## What happens\n\n{}", fenced("", &output.join("\n")));
        }
        let _ = writeln!(
            text,
            "## To reproduce\n\nSave the input as `{name}` in an empty directory, and run the \
             command there. The script `r.sh`, run there, exits with 0 if this failure occurs.\n"
        );
    }
    if state.status != Status::Finished {
        let standing = markdown(&summary.standing());
        let _ = writeln!(text, "This group is not completely reduced: {standing}.\n");
    }
    let _ = writeln!(text, "## Members\n");
    for path in &summary.members {
        let _ = writeln!(text, "- {}", code(path));
    }
    for LeftOut { path, why } in &summary.rejected {
        let _ = writeln!(text, "- {} could not be reduced: {}", code(path), markdown(why));
    }
    text
}

/// Keeps the line breaks that Markdown would join.
fn with_breaks(text: &str) -> String {
    text.replace('\n', "\\\n")
}

/// Writes the report on the batch.
pub(crate) fn write_all(output: &Path, summary: &Summary) -> io::Result<()> {
    let mut text =
        format!("# Failures in {}\n\n{}\n", code(&summary.folder), fenced("sh", &summary.property));
    let _ = writeln!(text, "{}.\n", summary.counts());
    if !summary.groups.is_empty() {
        text += "| group | failure | members | tokens | tests | |\n|---:|---|---:|---:|---:|---|\n";
    }
    for group in &summary.groups {
        let folder = Path::new(&group.folder);
        let folder = folder.strip_prefix(&summary.output).unwrap_or(folder).display();
        let _ = writeln!(
            text,
            "| [{}]({folder}/report.md) | {} | {} | {} | {} | {} |",
            group.number,
            code(&group.title()).replace('|', "\\|"),
            group.members.len(),
            group.sizes(),
            group.tests,
            markdown(&group.standing()),
        );
    }
    if !summary.left_out.is_empty() {
        text += "\n## Left out\n\n";
    }
    for left in &summary.left_out {
        let _ = writeln!(text, "- {}: {}", code(&left.path), markdown(&left.why));
    }
    if let Some(why) = summary.passed_over() {
        let _ = writeln!(text, "\n## Skipped\n\n{why}:\n");
    }
    for path in &summary.passed_over {
        let _ = writeln!(text, "- {}", code(path));
    }
    write_changed(&output.join(REPORT), &text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_breaks_are_kept() {
        assert_eq!(with_breaks("Parts: 2 exactly\n20 tests"), "Parts: 2 exactly\\\n20 tests");
    }
}
