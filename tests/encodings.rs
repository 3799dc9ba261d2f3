//! Texts in encodings other than UTF-8 are reduced by their syntax, and keep their encoding.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use crate::support::{Scratch, has_tools};
use serde_json::Value;

const ROWS: usize = 20;

/// Returns a document with a non-ASCII letter in each row. The seventh row is required.
fn document(encoding: &str) -> String {
    let rows: String = (0..ROWS).map(|i| format!("  <row n='{i}'>\u{e4}{i}</row>\n")).collect();
    format!("<?xml version='1.0' encoding='{encoding}'?>\n<rows>\n{rows}</rows>\n")
}

fn utf_16(text: &str, to_bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
    text.encode_utf16().flat_map(to_bytes).collect()
}

/// Reduces `file` while xmllint finds the letter `\u{e4}` and the number 7 in the candidate, and
/// returns the result.
fn reduce(file: &[u8], arguments: &[&str]) -> (Scratch, Vec<u8>) {
    let scratch = Scratch::new();
    scratch.file("in.xml", file);
    scratch.script(
        "r.sh",
        "xmllint --encode UTF-8 in.xml 2> errors | grep -q '\u{e4}7</row>' && [ ! -s errors ]",
    );
    let run =
        scratch.secateur(&[&["reduce", "r.sh", "in.xml", "--summary", "json"], arguments].concat());
    assert_eq!((run.code, run.stderr.contains("cannot be parsed")), (Some(0), false), "{run:?}");
    let result = scratch.read("in.reduced.xml");
    let summary: Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(summary["before"]["bytes"], file.len());
    assert_eq!(summary["after"]["bytes"], result.len());
    let tokens = ["before", "after"].map(|when| summary[when]["tokens"].as_u64().unwrap());
    // Tokens of the document are counted rather than bytes.
    assert!(
        (ROWS as u64 * 9..ROWS as u64 * 14).contains(&tokens[0]) && tokens[1] < 20,
        "{tokens:?}"
    );
    let check = scratch.secateur(&["check", "r.sh", "in.reduced.xml", "--name", "in.xml"]);
    assert!(check.stdout.contains("in.reduced.xml: minimal; "), "{check:?}");
    (scratch, result)
}

#[test]
fn utf_16_with_a_byte_order_mark_is_kept() {
    if !has_tools(&["xmllint"]) {
        return;
    }
    for to_bytes in [u16::to_le_bytes, u16::to_be_bytes] {
        let (scratch, result) =
            reduce(&utf_16(&format!("\u{feff}{}", document("UTF-16")), to_bytes), &["--jobs", "2"]);
        assert_eq!(result, utf_16("\u{feff}<row>\u{e4}7</row>\n", to_bytes));
        for command in ["tree", "tokens"] {
            let run = scratch.secateur(&[command, "in.xml"]);
            assert_eq!((run.code, run.stdout.contains("xml")), (Some(0), true), "{run:?}");
        }
    }
}

#[test]
fn utf_16_without_a_mark_is_recognised_by_its_declaration() {
    if has_tools(&["xmllint"]) {
        let (_, result) = reduce(&utf_16(&document("UTF-16LE"), u16::to_le_bytes), &[]);
        assert!(result.starts_with(b"<\0"), "{result:?}");
    }
}

#[test]
fn the_declared_encoding_is_kept_while_it_is_needed() {
    if !has_tools(&["xmllint"]) {
        return;
    }
    let latin: Vec<u8> = document("ISO-8859-1").chars().map(|letter| letter as u8).collect();
    let (_, result) = reduce(&latin, &[]);
    let result: String = result.iter().map(|&byte| char::from(byte)).collect();
    assert!(
        result.contains("encoding='ISO-8859-1'?>")
            && result.trim_end().ends_with("<row>\u{e4}7</row>"),
        "{result}"
    );
}

#[test]
fn several_files_keep_their_encodings() {
    if !has_tools(&["xmllint"]) {
        return;
    }
    let scratch = Scratch::new();
    std::fs::create_dir(scratch.path("src")).unwrap();
    scratch
        .file("src/wide.xml", utf_16(&format!("\u{feff}{}", document("UTF-16")), u16::to_le_bytes));
    scratch.file("src/other.xml", document("UTF-8"));
    let accepts = |name: &str| {
        format!(
            "xmllint --encode UTF-8 {name}.xml 2> errors | grep -q '\u{e4}7</row>' && [ ! -s \
             errors ]"
        )
    };
    scratch.script("r.sh", &format!("{} && {}", accepts("wide"), accepts("other")));
    let run = scratch.secateur(&["reduce", "r.sh", "src"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let results = ["wide", "other"].map(|name| scratch.read(&format!("src.reduced/{name}.xml")));
    assert_eq!(results[0], utf_16("\u{feff}<row>\u{e4}7</row>\n", u16::to_le_bytes));
    assert_eq!(results[1], "<row>\u{e4}7</row>\n".as_bytes());
}
