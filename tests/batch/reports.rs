//! Reports and pages of a batch.

use std::fs;

use super::{batch, case, groups, summary};
use crate::support::{Scratch, names};

/// External messages and names appear as plain text in a report, even if they contain markup.
#[test]
fn a_report_has_no_markup_from_messages_or_names() {
    let scratch = Scratch::new();
    let message =
        "cc: internal error: <script>alert(1)</script> a|b `c`, and more than a terminal shows";
    scratch
        .script("cc", &format!("grep -q goto \"$1\" && {{ echo '{message}'; exit 3; }}; exit 0"));
    fs::create_dir(scratch.path("in")).unwrap();
    scratch.file("in/<b>`|x.c", "int f(int x) { goto end; end: return x; }\n");
    scratch.file("in/<b>\n`|y.c", "goto");
    let run = batch(&scratch, &[]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let folder = names(&scratch.path("in.batch/groups")).remove(0);
    let group = fs::read_to_string(scratch.path("in.batch/groups").join(&folder).join("report.md"));
    let group = group.unwrap();
    assert!(run.stdout.contains(message), "a pipe has room: {run:?}");
    assert!(group.starts_with(&format!("# ``{message}``\n")), "{group}");
    assert!(group.ends_with("## Members\n\n- ``<b>`|x.c``\n"), "{group}");
    let report = String::from_utf8(scratch.read("in.batch/report.md")).unwrap();
    let row = format!("| [1](groups/{folder}/report.md) | ``{}`` |", message.replace('|', "\\|"));
    assert!(report.lines().any(|line| line.starts_with(&row)), "{report}");
    assert!(report.contains("- ``<b> `|y.c``: its name contains a line break"), "{report}");
}

/// The output after the stack of a sanitizer's report is longer than the quoted part.
#[test]
fn a_report_quotes_the_stack_of_a_sanitizer() {
    let scratch = Scratch::new();
    let shadow = "  0x0c047fff8000: fa fa fa fa\n".repeat(60);
    scratch.file(
        "shown",
        format!(
            "==7==ERROR: AddressSanitizer: heap-use-after-free on address 0x6020 at pc 0x4f\nREAD \
             of size 1 at 0x6020\n    #0 0x4f in string /src/json.c:12\n    #1 0x50 in parse \
             /src/json.c:90\n\nShadow bytes:\n{shadow}"
        ),
    );
    let shown = scratch.path("shown");
    scratch.script(
        "cc",
        &format!("grep -q goto \"$1\" || exit 0; cat {} >&2; exit 1", shown.display()),
    );
    fs::create_dir(scratch.path("in")).unwrap();
    scratch.file("in/a.c", "int f(int x) { goto end; end: return x; }\n");
    let run = batch(&scratch, &[]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let folder = names(&scratch.path("in.batch/groups")).remove(0);
    let report = fs::read_to_string(scratch.path("in.batch/groups").join(folder).join("report.md"));
    let report = report.unwrap();
    assert!(
        report.starts_with("# `AddressSanitizer: heap-use-after-free in string < parse`\n"),
        "{report}"
    );
    assert!(report.contains("```\n==7==ERROR: AddressSanitizer"), "{report}");
    assert!(report.contains("    #1 0x50 in parse"), "{report}");
}

#[test]
fn a_page_shows_the_groups_and_loads_nothing() {
    let scratch = case();
    let before = summary(&scratch, &[]);
    let run = scratch.secateur(&["report", "in.batch"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let page = String::from_utf8(scratch.read("in.batch/report.html")).unwrap();
    for group in before["groups"].as_array().unwrap() {
        assert!(page.contains(&format!("id=\"group-{}\"", group["number"])), "{group}");
    }
    assert_eq!(page.matches("<svg").count(), 3);
    assert!(page.contains("goto end;"), "the result");
    for loaded in ["http:", "https:", "src=", "@import", "url("] {
        assert!(!page.contains(loaded), "{loaded}");
    }
    // The page is not part of the batch.
    assert_eq!(groups(&scratch, &summary(&scratch, &[])), groups(&scratch, &before));
}
