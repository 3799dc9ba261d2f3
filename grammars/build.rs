//! Compiles the parsers of secateur's own grammars. Other parsers are compiled by their crates.

fn main() {
    println!("cargo:rerun-if-changed=smtlib/parser.c");
    #[cfg(feature = "smtlib")]
    cc::Build::new()
        .std("c11")
        .include("smtlib")
        .file("smtlib/parser.c")
        .warnings(false)
        .compile("tree-sitter-smtlib");
}
