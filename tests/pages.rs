//! Pages with scripts, styles and handlers, reduced together.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::process::Command;

use crate::support::{Scratch, has_tools};

/// Fails like a page that breaks a script checker: the handler of the button `go` calls a script
/// function that contains `reduce`, directly or through another function.
const TEST: &str = r#"
import html.parser, re, sys

class Page(html.parser.HTMLParser):
    scripts, handler, is_script = "", None, False
    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        self.is_script = tag == "script" and "type" not in attributes
        if tag == "button" and attributes.get("id") == "go":
            self.handler = attributes.get("onclick")
    def handle_endtag(self, tag):
        self.is_script = False
    def handle_data(self, text):
        self.scripts += text if self.is_script else ""

page = Page()
page.feed(open("page.html", encoding="utf-8").read())
page.close()
text = page.scripts + "\n" + (page.handler or "")
if page.handler is None or any(text.count(open) != text.count(shut) for open, shut in ("()", "{}", "[]", ("<", "<"))):
    sys.exit(1)
bodies = dict(re.findall(r"function (\w+)\([^)]*\) ?\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}", page.scripts))
called = re.findall(r"(\w+)\(", page.handler)
sys.exit(0 if any("lines.reduce(" in bodies.get(name, "") for name in called) else 1)
"#;

/// Writes a page of the benchmark generator.
fn page(scratch: &Scratch, sections: u32) -> usize {
    let generator = concat!(env!("CARGO_MANIFEST_DIR"), "/../../benchmarks/subjects/generate_html");
    let made =
        Command::new("python3").args([generator, "1", &sections.to_string()]).output().unwrap();
    assert!(made.status.success(), "{made:?}");
    scratch.file("page.html", &made.stdout);
    made.stdout.len()
}

#[test]
fn a_page_is_reduced_to_the_relevant_scripts() {
    if !has_tools(&["python3"]) {
        return;
    }
    let scratch = Scratch::new();
    assert!(page(&scratch, 16) > 20_000);
    scratch.file("check.py", TEST);
    scratch.script("r.sh", &format!("exec python3 -I -S {}", scratch.path("check.py").display()));
    let run =
        scratch.secateur(&["reduce", "r.sh", "page.html", "-o", "result.html", "--summary=json"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let summary: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
    let result = String::from_utf8(scratch.read("result.html")).unwrap();
    assert!(summary["after"]["tokens"].as_u64().unwrap() <= 50, "{summary}: {result}");
    // The rest of the script and of the handler use the same name.
    let (before, after) = result.split_once("function ").unwrap();
    let name = after.split('(').next().unwrap();
    assert!([before, after].iter().any(|part| part.contains(&format!("{name}("))), "{result}");
}
