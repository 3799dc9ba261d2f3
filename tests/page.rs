//! The report's page in a real browser, without a network.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::process::Command;

use crate::support::{Scratch, fixture, has_tools};
use serde_json::{Value, json};

/// Writes a page with two subjects, several series and a hidden probe.
fn page_with_probe(scratch: &Scratch) {
    for (name, count) in [("first", 6), ("second", 9)] {
        scratch.subject(name, count, "grep -q 'f1\\b' in.c && grep -q 'f4\\b' in.c");
    }
    let run = scratch.secateur(&[
        "compare",
        "first",
        "second",
        "-o",
        "runs",
        "-w",
        "hdd,perses",
        "-m",
        "ddmin,probdd",
    ]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let run = scratch.secateur(&["report", "runs", "-o", "plain.html"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let page = String::from_utf8(scratch.read("plain.html")).unwrap();
    let probe = std::fs::read_to_string(fixture("page").join("probe.js")).unwrap();
    let errors = "<head><script>window.errors = []; addEventListener('error', e => \
        errors.push(e.message))</script>";
    let page = page.replacen("<head>", errors, 1).replacen(
        "</body>",
        &format!("<script>{probe}</script></body>"),
        1,
    );
    scratch.file("page.html", page);
}

/// Returns the findings of the probe in a window of this width in pixels.
fn look(scratch: &Scratch, width: u32) -> Value {
    let output = Command::new("chromium")
        .args([
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--disable-extensions",
        ])
        .args([
            "--host-resolver-rules=MAP * ~NOTFOUND",
            "--virtual-time-budget=10000",
            "--dump-dom",
        ])
        .arg(format!("--window-size={width},900"))
        .arg(format!("--user-data-dir={}", scratch.path("profile").display()))
        .arg(format!("file://{}", scratch.path("page.html").display()))
        .env("HOME", scratch.path("."))
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    let found =
        text.split_once("<pre id=\"found\">").and_then(|(_, rest)| rest.split_once("</pre>"));
    assert!(found.is_some(), "no probe: {}", String::from_utf8_lossy(&output.stderr));
    let (found, _) = found.unwrap();
    serde_json::from_str(&found.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&"))
        .unwrap()
}

#[test]
fn the_page_works_in_a_browser_at_two_widths_without_a_network() {
    if !has_tools(&["chromium"]) {
        return;
    }
    let scratch = Scratch::new();
    page_with_probe(&scratch);
    for width in [1400, 500] {
        let found = look(&scratch, width);
        assert_eq!((&found["errors"], &found["network"]), (&json!([]), &json!([])), "{found}");
        assert_eq!(
            found["overflow"], 0,
            "the page itself scrolls sideways at {width} pixels: {found}"
        );
        assert_eq!(found["cut"], json!([]), "at {width} pixels");
        assert!(found["smallest"].as_f64() >= Some(11.0), "illegible: {found}");
        assert!(found["figures"].as_u64().unwrap() >= 8, "{found}");

        let numbers = |name: &str| -> Vec<u64> {
            found[name].as_array().unwrap().iter().map(|value| value.as_u64().unwrap()).collect()
        };
        let (up, down) = (numbers("ascending"), numbers("descending"));
        assert_eq!(up.len(), 8);
        assert!(up.is_sorted() && up.first() < up.last(), "{up:?}");
        assert!(down.iter().rev().is_sorted() && down.first() > down.last(), "{down:?}");

        let [light, dark] = [&found["colours"][0], &found["colours"][1]];
        assert!((0..2).all(|which| light[which] != dark[which]), "{found}");
        assert_eq!(found["saved"]["root"], "svg", "{found}");
        assert!(found["saved"]["name"].as_str().unwrap().ends_with(".svg"), "{found}");
        assert!(found["saved"]["shapes"].as_u64().unwrap() > 3, "{found}");
    }
}
