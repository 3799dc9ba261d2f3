//! The `includes` of each description fit its grammar.

use secateur_names::parse;
use secateur_syntax::Edit;

/// Checks the file names found in a text of the language, and the text without its includes.
fn check(extension: &str, text: &str, names: &[&[&str]], without: &str) {
    let Some(grammar) = crate::of(&format!("a.{extension}")) else { return };
    let tree = parse(grammar, text.as_bytes()).unwrap();
    let includes = tree.includes();
    let found: Vec<_> = includes.iter().map(|include| include.names.clone()).collect();
    assert_eq!(found, names, "{extension}");
    let edit = Edit::default().deleting(includes.iter().map(|include| include.node));
    let left = String::from_utf8(tree.render(&edit)).unwrap();
    assert_eq!(left.split_whitespace().collect::<Vec<_>>().join(" "), without, "{extension}");
}

#[test]
fn includes_are_found_and_deleted_completely() {
    for extension in ["c", "cpp"] {
        let text = "#include <stdio.h>\n#include \"inc/a.h\"\nint x;\n";
        check(extension, text, &[&["stdio.h"], &["inc/a.h"]], "int x;");
    }
    check(
        "py",
        "import os.path\nfrom .core import run\nx = 1\n",
        &[&["os/path"], &["core", "run"]],
        "x = 1",
    );
    check(
        "js",
        "import a from './a.js';\nexport * from \"b\";\nx();\n",
        &[&["./a.js"], &["b"]],
        "x();",
    );
    check("java", "import a.b.C;\nclass D {}\n", &[&["a/b/C", "a/b"]], "class D {}");
    let text = "mod a;\npub mod b;\nuse crate::a::{f, T};\nmod c { fn a() {} }\n";
    check("rs", text, &[&["a"], &["b"], &["a", "f", "T"]], "mod c { fn a() {} }");
    let text = "package p\nimport \"fmt\"\nimport (\n\tq \"m/q\"\n\t`m/r`\n)\nvar x int\n";
    check("go", text, &[&["fmt"], &["m/q"], &["m/r"]], "package p import ( ) var x int");
    let text = "<s><xsl:include href=\"x.xsl\"/><a b=\"c\">d</a></s>";
    check("xsl", text, &[&["x.xsl"]], "<s><a b=\"c\">d</a></s>");
}
