//! Reductions of projects whose modules become one file, and of their manifests.

use std::fs;
use std::os::unix::fs::symlink;

use crate::support::{PATIENT, Scratch, files, has_tools, ok, texts};

/// Returns the files of a project after a reduction, which may be stopped by its options. The
/// script is its test.
fn reduced(given: &[(&str, &str)], script: &str, options: &[&str]) -> Vec<(String, String)> {
    let scratch = Scratch::new();
    for (path, text) in given {
        scratch.file(&format!("src/{path}"), text);
    }
    scratch.script("r.sh", script);
    let run = scratch.secateur(&[&["reduce", "r.sh", "src"], options].concat());
    assert!(matches!(run.code, Some(0 | 6)), "{run:?}");
    texts(&scratch.path("src.reduced"))
}

/// Checks that `--one-file` soon leaves only the file at this path.
fn check_one_file(given: &[(&str, &str)], script: &str, path: &str) {
    let result = reduced(given, script, &["--one-file", "--max-tests=16", "--jobs=1", PATIENT]);
    assert!(matches!(&result[..], [(only, _)] if only == path), "{result:?}");
}

#[test]
fn modules_of_python_become_one_file() {
    if !has_tools(&["python3"]) || secateur_grammars::named("python").is_none() {
        return;
    }
    // The modules import each other, and three names mean two things.
    let given = [
        (
            "main.py",
            "import shop.stock\nfrom shop import order\n\ndef check(n):\n    return n\n\n\
            order(check(3))\n",
        ),
        ("shop/__init__.py", "from .order import *\nfrom .stock import take as taken\n"),
        (
            "shop/order.py",
            "from . import stock\nfrom .log import note\n\nclass Error(Exception):\n    \
            pass\n\ndef check(n):\n    if n > 2:\n        raise Error(\"too many: %d\" % n)\n\n\
            def order(n):\n    note(n)\n    check(n + stock.take(n))\n",
        ),
        (
            "shop/stock.py",
            "import shop.order\nimport os\nlist = 1\ndef take(n):\n    if n > 99:\n        \
            raise shop.order.Error(os.name)\n    return list\n",
        ),
        ("shop/log.py", "def note(n):\n    print(list(range(n)))\n"),
        ("shop/unused.py", "from .log import note\n"),
    ];
    let script = "python3 main.py >out 2>&1; tail -n 1 out | grep -q 'Error: too many: 4$' && \
        grep -q '\\[0, 1, 2\\]' out";
    check_one_file(&given, script, "main.py");
}

#[test]
fn a_module_of_two_programs_is_copied_only_for_one_file() {
    let given = [
        ("one.py", "import common as c\nprint(c.f(1))\n"),
        ("two.py", "from common import f\nprint(f(2))\n"),
        ("common.py", "def f(n):\n    return 'result %d' % n\n"),
    ];
    // A program imports the function, or has it.
    let script = "for file in one.py two.py; do grep -q import $file && cat common.py >all; cat \
        $file >>all; grep -q '%d' all && grep -q 'def f(n)' all || exit 1; rm all; done\n\
        grep -q 'f(1)' one.py && grep -q 'f(2)' two.py";
    for (option, count) in [("--no-layout", 3), ("--one-file", 2)] {
        let result = reduced(&given, script, &[option, "--pass=lean-perses"]);
        assert_eq!(result.len(), count, "{result:?}");
    }
}

#[test]
fn modules_of_rust_become_one_file() {
    if !has_tools(&["rustc"]) || secateur_grammars::named("rust").is_none() {
        return;
    }
    let given = [
        (
            "src/main.rs",
            "#[path = \"store.rs\"]\nmod shop;\nmod unused;\nfn main() {\n    let a = \
            shop::stock::Item::new();\n    shop::take(a);\n    shop::take(a);\n}\n",
        ),
        (
            "src/store.rs",
            "pub mod stock;\npub fn take(_: stock::Item) {\n    super::unused::f();\n}\n",
        ),
        (
            "src/stock.rs",
            "//! Goods.\nuse crate::shop::take;\npub struct Item(u8);\nimpl Item {\n    \
            pub fn new() -> Self {\n        let _ = take;\n        Item(1)\n    }\n}\n",
        ),
        ("src/unused.rs", "pub fn f() {}\n"),
    ];
    let script = "rustc --edition 2021 --emit metadata src/main.rs -o x 2>err; grep -q E0382 err \
        && [ $(grep -c '^error' err) = 2 ]";
    check_one_file(&given, script, "src/main.rs");
}

#[test]
fn modules_of_javascript_become_one_file() {
    if !has_tools(&["node"]) || secateur_grammars::named("javascript").is_none() {
        return;
    }
    // Two modules import each other, and `size` means two things.
    let given = [
        (
            "main.mjs",
            "import { Box, size } from './lib/index.mjs';\nconst box = new Box(size);\n\
            console.log(box.size());\n",
        ),
        (
            "lib/index.mjs",
            "export * from './box.mjs';\nexport { default as size } from './size.mjs';\n",
        ),
        (
            "lib/box.mjs",
            "import * as sizes from './size.mjs';\nexport class Box {\n  constructor(n) {\n    \
            this.n = n;\n  }\n  size() {\n    return sizes.size(this.n).missing.part;\n  }\n}\n",
        ),
        (
            "lib/size.mjs",
            "import { Box } from './box.mjs';\nexport function size(n) {\n  return { n, Box \
            };\n}\nexport default 3;\n",
        ),
    ];
    let script = "node main.mjs 2>&1 | grep -q \"^TypeError: .*reading 'part'\"";
    check_one_file(&given, script, "main.mjs");
    // Modules of Node.js.
    let given = [
        ("main.js", "const { f } = require('./a');\nf(1);\n"),
        ("a.js", "const b = require('./b.js');\nmodule.exports = { f: (n) => b.g(n) };\n"),
        ("b.js", "exports.g = (n) => n.x.y;\n"),
    ];
    let script = "node main.js 2>&1 | grep -q \"^TypeError: .*reading 'y'\"";
    check_one_file(&given, script, "main.js");
}

#[test]
fn modules_of_typescript_become_one_file() {
    if secateur_grammars::named("typescript").is_none() {
        return;
    }
    let given = [
        (
            "main.ts",
            "import { Shop } from './lib/index';\nimport type { Item } from './lib/item';\n\
            const item: Item = { price: 1 };\nnew Shop(item);\n",
        ),
        ("lib/index.ts", "export * from './shop';\nexport * from './other';\n"),
        (
            "lib/shop.ts",
            "import { Item as Goods } from './item';\n\
            export class Shop { constructor(readonly item: Goods) {} }\n",
        ),
        ("lib/item.ts", "export interface Item { price: number }\n"),
        ("lib/other.ts", "export const Item = 1;\n"),
    ];
    // Each imported file exists, and names are imported where they are not defined.
    let script = "for file in $(find . -name '*.ts'); do\nfor name in $(grep -o \"from '[^']*\" \
        $file | cut -d \"'\" -f 2); do [ -e $(dirname $file)/$name.ts ] || exit 1; done; done\n\
        cat $(find . -name '*.ts') >all; shop=$(grep -l 'class Shop' $(find . -name '*.ts')) && \
        grep -q \
        'interface Item\\|import.*Item' $shop && grep -q 'interface Item' all && grep -q \
        '(readonly item: [A-Z]' $shop && grep -q 'class Shop\\|import.*Shop' main.ts && grep -q \
        'new Shop(item)' main.ts";
    check_one_file(&given, script, "main.ts");
}

#[test]
fn packages_of_go_become_one_file() {
    if secateur_grammars::named("go").is_none() {
        return;
    }
    let given = [
        ("go.mod", "module m\n\ngo 1.19\n\nrequire left v1.0.0\n"),
        (
            "main.go",
            "package main\n\nimport (\n\t\"fmt\"\n\t\"m/stock\"\n)\n\nfunc help() {}\n\n\
            func main() {\n\thelp()\n\tfmt.Println(stock.Take(1))\n}\n",
        ),
        ("stock/take.go", "package stock\n\nfunc Take(n int) int { return help(n) }\n"),
        ("stock/help.go", "package stock\n\nfunc help(n int) int { return n + 40 }\n"),
    ];
    // Each imported package exists, and each called function.
    let script = "for name in $(grep -o '\"m/[a-z]*' $(find . -name '*.go') | cut -d / -f 2-); do \
        [ -e ${name##*/} ] || exit 1; done\ncat $(find . -name '*.go') >all; grep -q '^module m' \
        go.mod && grep -q 'Println(.*Take(1))' main.go && grep -q 'func Take(' all && help=$(grep \
        -o 'return help[_0-9]*(n)' all) && help=${help#return } && grep -q \"func ${help%(n)}(n \
        int) int { return n + 40\" all";
    let result = reduced(&given, script, &["--one-file", "--pass=lean-perses"]);
    let [(manifest, text), (path, _)] = &result[..] else { panic!("{result:?}") };
    assert_eq!(
        (manifest.as_str(), text.trim_end(), path.as_str()),
        ("go.mod", "module m", "main.go")
    );
}

#[test]
fn manifests_lose_what_the_test_does_not_need() {
    let given = [
        ("main.txt", "right\n"),
        (
            "package.json",
            "{\n  \"name\": \"x\",\n  \"dependencies\": { \"left\": \"1\", \"right\": \"2\" },\n  \
            \"scripts\": { \"test\": \"left\" }\n}\n",
        ),
        (
            "tsconfig.json",
            "{\n  // Options.\n  \"compilerOptions\": { \"left\": true, \"right\": 1, },\n}\n",
        ),
        (
            "Cargo.toml",
            "[package]\nname = \"x\"\n\n[dependencies]\nleft = \"1\"\n\
            right = { version = \"2\", features = [\"left\", \"a\"] }\n\n[features]\nleft = []\n",
        ),
        ("pyproject.toml", "[project]\ndependencies = [\"left\", \"right\"]\n[tool.left]\n"),
        ("go.mod", "module x\n\nrequire (\n\tleft v1.0.0\n\tright v1.0.0\n)\n"),
    ];
    let script = "for file in package.json tsconfig.json Cargo.toml pyproject.toml go.mod; do grep \
        -q right $file || exit 1; done\ngrep -q '\"dependencies\"' package.json && grep -q \
        '\\[dependencies]' Cargo.toml && grep -q '^module x' go.mod";
    let result = reduced(&given, script, &["--no-layout"]);
    let names: Vec<_> = result.iter().map(|(path, _)| path.as_str()).collect();
    assert_eq!(names, ["Cargo.toml", "go.mod", "package.json", "pyproject.toml", "tsconfig.json"]);
    assert!(result.iter().all(|(_, text)| !text.contains("left")), "{result:?}");
}

#[test]
fn a_module_that_is_needed_as_a_file_stays() {
    let given = [
        ("main.py", "import plugin, util\nutil.load(\"plugin\").f(plugin.f)\n"),
        ("plugin.py", "def f(x):\n    return x\n"),
        ("util.py", "from importlib import import_module\ndef load(m): return import_module(m)\n"),
    ];
    let script = "cat *.py >all; grep -q 'load(\"plugin\").f(' main.py && grep -q 'def f(' plugin.py \
        && grep -q 'return import_module(m)' all";
    let result = reduced(&given, script, &["--one-file"]);
    let paths: Vec<_> = result.iter().map(|(path, _)| path.as_str()).collect();
    assert_eq!(paths, ["main.py", "plugin.py"], "{result:?}");
}

#[test]
fn a_module_behind_a_link_stays() {
    let scratch = Scratch::new();
    for folder in ["src/app/node_modules/@w", "src/packages/lib"] {
        fs::create_dir_all(scratch.path(folder)).unwrap();
    }
    let main = "const { f } = require('@w/lib'), { g } = require('../packages/lib');\nf(g)\n";
    scratch.file("src/app/main.js", main);
    scratch.file("src/packages/lib/index.js", "exports.f = (x) => x;\nexports.g = 1;\n");
    // The workspace of `packages` is used by a link to a folder, and a file by another link.
    symlink("../../../packages/lib", scratch.path("src/app/node_modules/@w/lib")).unwrap();
    scratch.file("src/main.py", "from util import f\nfrom link import f as g\nf(g)\n");
    scratch.file("src/util.py", "def f(x): return x\n");
    symlink("util.py", scratch.path("src/link.py")).unwrap();
    scratch.script(
        "r.sh",
        "grep -q 'from link import' main.py && grep -q 'def f' link.py && grep -q \
        \"f }.*= require('@w/lib')\" app/main.js && grep -q exports.f \
        app/node_modules/@w/lib/index.js",
    );
    ok(scratch.secateur(&["reduce", "--one-file", "r.sh", "src"]));
    let left = files(&scratch.path("src.reduced"));
    let link = "app/node_modules/@w/lib";
    let expected = ["app/main.js", link, "link.py", "main.py", "packages/lib/index.js", "util.py"];
    assert_eq!(left, expected);
}
