//! Files as parts of another.

use std::collections::HashSet;
use std::path::Path;
use std::sync::Arc;

use secateur_names::{ModuleGraph, parse};

/// Returns the text of the first file with all others that it imports as parts of it.
fn merged(files: &[(&str, &str)]) -> Option<String> {
    let language = crate::of(files[0].0)?;
    let programs = files.iter().enumerate().filter(|(_, (path, _))| language.claims(path.as_ref()));
    let programs = programs
        .map(|(number, (_, text))| (number, Arc::new(parse(language, text.as_bytes()).unwrap())));
    let texts: Vec<Arc<[u8]>> = files.iter().map(|(_, text)| text.as_bytes().into()).collect();
    let paths = files.iter().map(|(path, _)| Path::new(path)).zip(&texts);
    let graph = ModuleGraph::new(paths, programs);
    let removed: HashSet<_> = graph.embeddable(true).into_iter().collect();
    graph.merged(0, &removed).map(|text| String::from_utf8(text).unwrap())
}

fn check(files: &[(&str, &str)], expected: &str) {
    if crate::of(files[0].0).is_some() {
        let found = merged(files).unwrap_or_default();
        assert_eq!(lines(&found), lines(expected), "{files:?}");
    }
}

/// Returns the lines that are not blank.
fn lines(text: &str) -> Vec<&str> {
    text.lines().map(str::trim_end).filter(|line| !line.is_empty()).collect()
}

#[test]
fn names_of_an_imported_module_are_known_in_the_importing_one() {
    let util = ("util.py", "def f(): return 1\ndef g(): return f()\n");
    check(
        &[("main.py", "from util import f, g as h\nprint(f(), h())\n"), util],
        "def f(): return 1\ndef g(): return f()\nprint(f(), g())",
    );
    check(
        &[("main.py", "import util\nimport util as u\nprint(util.f(), u.g().f)\n"), util],
        "def f(): return 1\ndef g(): return f()\nprint(f(), g().f)",
    );
    check(
        &[("main.py", "from util import *\nprint(f())\n"), util],
        "def f(): return 1\ndef g(): return f()\nprint(f())",
    );
}

#[test]
fn a_package_is_a_module() {
    let package = [
        ("p/__init__.py", "from .a import f\nfrom . import b\nfrom .b import *\n"),
        ("p/a.py", "import os\nfrom p import b\ndef f(): return b.x\n"),
        ("p/b.py", "from __future__ import annotations\nx = 1\nk = __name__\n"),
    ];
    let main = "\"doc\"\nimport p.b, os\nfrom p import f\nprint(f(), p.b.x, p.k)\n";
    check(
        &[&[("main.py", main)], &package[..]].concat(),
        "\"doc\"\nfrom __future__ import annotations\nimport os\nx = 1\nk = \"p.b\"\n\
         def f(): return x\nimport os\nprint(f(), x, k)",
    );
    // Other files stay in the package.
    check(
        &[("p/__init__.py", "from .a import f\n"), ("p/a.py", "from .c import d\nf = d\n")],
        "from .c import d\nf = d",
    );
    check(
        &[("q/m.py", "from p.a import f\n"), ("p/a.py", "from .c import d\nf = d\n")],
        "from p.c import d\nf = d",
    );
}

#[test]
fn names_with_two_meanings_are_distinguished() {
    let main = "from a import x as y, list\nx = 3\ndef f(z): return y + z\nprint(x, f(1), list)\n";
    let a = "x = 1\nlist = [x]\ndef z(x): return x\nclass C:\n    x = x\n";
    let b = "from a import z\ndef f(z_): return list(z(z_))\n";
    check(
        &[("main.py", &(main.to_owned() + "import b\nb.f(2)\n")), ("a.py", a), ("b.py", b)],
        "x_2 = 1\nlist_2 = [x_2]\ndef z(x): return x\nclass C:\n    x = x_2\nx = 3\n\
         def f(z): return x_2 + z\nprint(x, f(1), list_2)\ndef f_2(z_): return list(z(z_))\nf_2(2)",
    );
    check(
        &[
            ("main.py", "import numpy as os\nimport m\nprint(m.g, os)\n"),
            ("m.py", "import os\nfrom os import path as p\ng = os.x\n"),
        ],
        "import numpy as os\nimport os as os_2\nfrom os import path as p\ng = os_2.x\nprint(g, os)",
    );
}

#[test]
fn imports_in_statements_are_done_before_them() {
    check(
        &[
            (
                "main.py",
                "try:\n    from a import f\nexcept ImportError:\n    from b import f\nf()\n",
            ),
            ("a.py", "def f(): pass\n"),
            ("b.py", "def f(): pass\n"),
        ],
        "def f_2(): pass\nf = f_2\ndef f_3(): pass\nf = f_3\ntry:\n    pass\n\
         except ImportError:\n    pass\nf()",
    );
    check(
        &[("main.py", "def f():\n    import a, os\n    return a.x\n"), ("a.py", "x = 1\n")],
        "x = 1\ndef f():\n    import os\n    return x",
    );
}

#[test]
fn modules_that_import_each_other_are_parts_once() {
    check(
        &[
            ("main.py", "import a\nimport b\nprint(a.x, b.y)\n"),
            ("a.py", "import b\nx = 1\ndef f(): return b.y\n"),
            ("b.py", "import a\ny = 2\ndef f(): return a.x + main.b.y\nimport main\n"),
        ],
        "y = 2\ndef f_2(): return x + y\nx = 1\ndef f(): return y\nprint(x, y)",
    );
    check(&[("main.py", "import main\nimport main as m\n"), ("a.py", "")], "");
    check(
        &[
            ("main.mjs", "import { a } from './a.mjs';\na();\n"),
            ("a.mjs", "import { b } from './b.mjs';\nexport function a() { return b; }\n"),
            ("b.mjs", "import * as all from './a.mjs';\nexport const b = () => all.a;\n"),
        ],
        "const b = () => a;\nfunction a() { return b; }\na();",
    );
    // Modules import each other by a module that exports all of them.
    check(
        &[
            ("main.ts", "import { a } from './all';\na();\n"),
            ("all.ts", "export * from './b';\nexport * from './c';\nexport * from './a';\n"),
            ("a.ts", "import { b, c } from './all';\nexport function a() { return [b, c]; }\n"),
            ("b.ts", "import { c } from './all';\nexport const b = () => c;\n"),
            (
                "c.ts",
                "import { b } from './all';\nimport { a } from 'a';\na;\n\
                export const c = () => b;\n",
            ),
        ],
        "const b = () => c;\nimport { a } from 'a';\na;\nconst c = () => b;\n\
         function a_2() { return [b, c]; }\na_2();",
    );
}

#[test]
fn a_module_that_is_used_as_a_value_is_no_part() {
    check(&[("main.py", "import a\nprint(dir(a))\n"), ("a.py", "x = 1\n")], "");
    // Nor is one that another file imports if that file uses a module as a value.
    let main = ("main.py", "import a, b\nprint(a.x, b.x)\n");
    let b = ("b.py", "import a\nx = dir(a)\n");
    check(&[main, ("a.py", "x = 1\n"), b], "import a\nx = dir(a)\nimport a\nprint(a.x, x)");
}

#[test]
fn a_module_that_stays_is_still_imported() {
    let package = [
        ("p/__init__.py", "from .a import f\nfrom . import c\nc.g(f())\n"),
        ("p/a.py", "from . import b, c\ndef f(): return b, c.x\n"),
        ("p/b.py", "import p\nvars(p)\n"),
        ("p/c.py", "x = 1\ndef g(_): pass\n"),
    ];
    check(&package, "x = 1\ndef g(_): pass\nfrom . import b\ndef f(): return b, x\ng(f())");
    let package = [("p/__init__.py", "from . import b\nx = 1\n"), ("p/b.py", "y = 1\n")];
    check(
        &[&[("main.py", "from p import b, x\nprint(vars(b), x)\n")], &package[..]].concat(),
        "from p import b\nx = 1\nprint(vars(b), x)",
    );
}

#[test]
fn a_module_with_the_name_of_another_one_outside_is_not_that_one() {
    check(
        &[
            ("main.py", "from p.system import x\nprint(x)\n"),
            ("p/system.py", "def x():\n    import system\n    return vars(system)\n"),
        ],
        "def x():\n    import system\n    return vars(system)\nprint(x)",
    );
}

#[test]
fn a_module_can_have_braces() {
    check(
        &[
            (
                "src/main.rs",
                "#[path = \"x/other.rs\"]\nmod a;\npub(crate) mod b;\n\
                 mod d { fn f() {} }\nfn main() { b::c::f(a::g()) }\n",
            ),
            ("src/x/other.rs", "//! Text.\npub fn g() {}\n"),
            ("src/b/mod.rs", "pub mod c;\nmod inner { mod e; }\n"),
            ("src/b/c.rs", "pub fn f(_: ()) {}\nmod missing;"),
            ("src/b/inner/e.rs", ""),
        ],
        "mod a {\n//! Text.\npub fn g() {}\n}\npub(crate) mod b {\npub mod c {\n\
         pub fn f(_: ()) {}\nmod missing;\n}\nmod inner { mod e {\n} }\n}\nmod d { fn f() {} }\n\
         fn main() { b::c::f(a::g()) }",
    );
}

#[test]
fn modules_of_javascript_lose_their_exports() {
    check(
        &[
            (
                "src/main.js",
                "import fs from 'fs';\nimport K, { f, g as h } from './lib/index.js';\nimport * as \
                 ns from \"./lib\";\nexport { z } from './lib/z';\nconst g = [f, { h }, new K(), \
                 ns.f(), fs];\n",
            ),
            (
                "src/lib/index.js",
                "import fs from 'fs';\nexport * from './f';\nexport { default } from './k.mjs';\n\
                 import '../other.js';\nimport './gone.json';\nfs;\n",
            ),
            (
                "src/lib/f.js",
                "export function f(a) { return { f, a }; }\nconst h = 2;\nexport { h as g };\n",
            ),
            ("src/lib/k.mjs", "export default class K {}\n"),
            ("src/lib/z.js", "export let z = 1, fs = 2;\nexport default z + 1;\n"),
            ("src/other.js", "export const unused = 1;\n"),
        ],
        "import fs from 'fs';\nfunction f(a) { return { f, a }; }\nconst h = 2;\nclass K {}\n\
         const unused = 1;\nimport './gone.json';\nfs;\nlet z = 1, fs_2 = 2;\n\
         const src_lib_z_default = z + 1;\nexport { z };\n\
         const g = [f, { h }, new K(), f(), fs];",
    );
}

#[test]
fn a_value_without_a_name_can_be_exported_again() {
    check(
        &[
            ("main.mjs", "import { f } from './all.mjs';\nf();\n"),
            ("all.mjs", "export { default as f } from './f.mjs';\n"),
            ("f.mjs", "export default function() {}\n"),
        ],
        "const f_default = function() {}\nf_default();",
    );
}

#[test]
fn modules_of_macros_and_included_files_stay() {
    // A macro declares modules; generated code is included.
    check(
        &[
            (
                "src/main.rs",
                "macro_rules! m { ($n:ident) => { mod $n; } }\nm!(a);\nmod b;\n\
                 include!(\"c.rs\");\n",
            ),
            ("src/a.rs", "fn f() {}\n"),
            ("src/b/mod.rs", "include!(\"../c.rs\");\nconst D: &str = include_str!(\"d\");\n"),
            ("src/c.rs", "fn g() {}\n"),
            ("src/b/d", "text\n"),
        ],
        "macro_rules! m { ($n:ident) => { mod $n; } }\nm!(a);\nmod b {\ninclude!(\"c.rs\");\n\
         const D: &str = include_str!(\"b/d\");\n}\n\
         include!(\"c.rs\");",
    );
}

#[test]
fn conditions_of_modules_stay() {
    check(
        &[
            (
                "src/main.rs",
                "#[cfg(unix)]\nmod a;\n#[cfg(not(unix))]\n#[path = \"b.rs\"]\nmod a;\n\
                 #[cfg_attr(windows, path = \"w.rs\")]\nmod c;\n",
            ),
            ("src/a.rs", "fn f() {}\n"),
            ("src/b.rs", "fn g() {}\n"),
            ("src/c.rs", "include!(concat!(env!(\"OUT_DIR\"), \"/w.rs\"));\n"),
            ("src/w.rs", "fn h() {}\n"),
        ],
        "#[cfg(unix)]\nmod a {\nfn f() {}\n}\n#[cfg(not(unix))]\nmod a {\nfn g() {}\n}\n\
         #[cfg_attr(windows, path = \"w.rs\")]\nmod c {\n\
         include!(concat!(env!(\"OUT_DIR\"), \"/w.rs\"));\n}",
    );
    // A module that is imported when the program runs stays.
    let a = ("a.js", "export const x = 1;\n");
    check(&[("main.js", "if (y) { const { x } = await import('./a.js'); }\n"), a], "");
}

#[test]
fn the_last_import_of_all_names_defines_a_name() {
    let files = [("a.py", "def f(): return 1\n"), ("b.py", "def f(): return 2\n")];
    check(
        &[&[("main.py", "from a import *\nfrom b import *\nprint(f())\n")], &files[..]].concat(),
        "def f(): return 1\ndef f_2(): return 2\nprint(f_2())",
    );
}

#[test]
fn a_required_module_is_an_object() {
    check(
        &[
            ("main.js", "const { f } = require('./a');\nif (x) require('./b.js').g(f);\n"),
            ("a.js", "const fs = require('fs');\nfunction f() {}\nmodule.exports = { f, fs };\n"),
            ("b.js", "exports.g = (f) => f(require('./a').fs, exports);\n"),
        ],
        "const fs = require('fs');\nfunction f_2() {}\nlet a_exports = { f: f_2, fs };\n\
         const { f } = a_exports;\nlet b_exports = {};\n\
         b_exports.g = (f) => f(a_exports.fs, b_exports);\nif (x) b_exports.g(f);",
    );
}

#[test]
fn an_object_can_be_assigned_to_both_of_its_names() {
    check(
        &[
            ("main.js", "require('./a').f();\n"),
            ("a.js", "exports = module.exports = {};\nexports.f = () => require('./main');\n"),
        ],
        "let a_exports = {};\na_exports = a_exports = {};\na_exports.f = () => module.exports;\n\
         a_exports.f();",
    );
}

#[test]
fn types_of_typescript_are_known_by_their_names() {
    check(
        &[
            (
                "a/main.ts",
                "import type { T } from './t';\nimport { type U as V } from './t.js';\n\
                 import * as t from './t';\nexport class W implements T { v: V; w: t.U; x: X }\n",
            ),
            (
                "a/t.ts",
                "import { X } from '../b/x';\nexport interface T { w: W }\nexport type U = T | X;\n\
                 enum W { A }\n",
            ),
            ("b/x.ts", "import y from './y.json';\nexport abstract class X { y = y; }\n"),
            ("b/y.json", ""),
        ],
        "import y from '../b/y.json';\nabstract class X_2 { y = y; }\ninterface T { w: W_2 }\n\
         type U = T | X_2;\nenum W_2 { A }\n\
         export class W implements T { v: U; w: U; x: X }",
    );
}

#[test]
fn packages_of_go_become_one() {
    check(
        &[
            (
                "main.go",
                "// Text.\npackage main\n\nimport (\n\t\"fmt\"\n\tu \"m/util\"\n)\n\n\
                 type T struct{ a u.T }\n\
                 func main() { fmt.Println(u.F(T{a: u.T(1)}.a), help()) }\n",
            ),
            (
                "help.go",
                "package main\n\nimport \"fmt\"\n\nfunc help() string { return fmt.Sprint(1) }\n",
            ),
            (
                "util/a.go",
                "package util\n\nimport \"os\"\n\n\
                 type T int\nfunc F(t T) T { return t + help() }\n",
            ),
            (
                "util/b.go",
                "package util\nfunc help() T { var a = T(2); return a }\nfunc init() {}\n",
            ),
            ("util/b_test.go", "package util\n"),
        ],
        "// Text.\npackage main\nimport \"fmt\"\nimport \"os\"\nfunc help() string { return \
         fmt.Sprint(1) }\nfunc help_2() T_2 { var a = T_2(2); return a }\nfunc init() {}\n\
         type T_2 int\nfunc F(t T_2) T_2 { return t + help_2() }\n\
         type T struct{ a T_2 }\nfunc main() { fmt.Println(F(T{a: T_2(1)}.a), help()) }",
    );
}

#[test]
fn any_texts_can_be_merged() {
    let projects: [&[(&str, &str)]; 4] = [
        &[
            ("m.py", "from p import *\nimport p.a as a, m\nfrom . import x\nprint(a.f, g, m)\n"),
            ("p/__init__.py", "if a:\n    from .a import f as g\nelse:\n    from ..m import a\n"),
            ("p/a.py", "import p\nfrom p import a\n__name__ = f = lambda p: p.a\n"),
        ],
        &[
            ("main.rs", "#[path = \"x/../a.rs\"] pub mod a;\nmod r#b { mod c; }\n"),
            ("a.rs", "#!/x\nmod main; include!(\"b/c.rs\");\n"),
            ("b/c.rs", "#[path = \"../main.rs\"]\nmod m;\n"),
        ],
        &[
            (
                "a/m.js",
                "import d, * as n from '../b.js';\nexport * from './c';\nn[d](require('../b'));\n",
            ),
            ("b.js", "export default class { x = n }\nexports = module.exports = { n };\n"),
            ("a/c.js", "import { n as o } from './m';\nexport { o as n, default as p };\n"),
        ],
        &[
            ("main.go", "package main\nimport (\n. \"m/p\"\n_ \"m/p\"\n)\nfunc main() { F() }\n"),
            ("p/a.go", "package p\nimport main \"m\"\ntype T struct{ T }\nfunc F() { main.F() }\n"),
            ("p/b.go", "package p\nvar _, f = G[T]{F: 1}, T.f\n"),
        ],
    ];
    for files in projects {
        for (number, (path, text)) in files.iter().enumerate() {
            for (at, end) in (0..text.len()).flat_map(|at| [(at, at + 1), (at, text.len())]) {
                for new in ["", "(", "'"] {
                    let changed = [&text[..at], new, &text[end..]].concat();
                    let mut files = files.to_vec();
                    files[number] = (path, &changed);
                    merged(&files);
                }
            }
        }
    }
}

#[test]
fn installed_packages_are_modules() {
    let main = "const one = require('one');\none.f(require('@a/two/in'));\n";
    let files = [
        ("src/main.js", main),
        ("node_modules/one/package.json", "{\"main\": \"./lib/one\"}"),
        ("node_modules/one/lib/one.js", "exports.f = require('three');\n"),
        (
            "node_modules/@a/two/package.json",
            "{\"exports\": {\"./in\": {\"import\": \"./x.js\", \"default\": \"./in.js\"}}}",
        ),
        ("node_modules/@a/two/in.js", "module.exports = 2;\n"),
        ("node_modules/three/index.js", "module.exports = 3;\n"),
        ("node_modules/one/node_modules/three/index.js", "module.exports = 4;\n"),
    ];
    check(
        &files,
        "let node_modules_one_lib_one_exports = {};\n\
         let node_modules_one_node_modules_three_index_exports = 4;\n\
         node_modules_one_lib_one_exports.f = node_modules_one_node_modules_three_index_exports;\n\
         const one = node_modules_one_lib_one_exports;\n\
         let node_modules__a_two_in_exports = 2;\n\
         one.f(node_modules__a_two_in_exports);",
    );
    // Of two patterns, the longer one holds.
    let exports = "{\"exports\": {\"./*\": \"./no/*.js\", \"./a/*\": {\"default\": \"./b/*.js\"}}}";
    check(
        &[
            ("main.js", "f(require('one/a/c/d'));\n"),
            ("node_modules/one/package.json", exports),
            ("node_modules/one/b/c/d.js", "module.exports = 5;\n"),
        ],
        "let node_modules_one_b_c_d_exports = 5;\nf(node_modules_one_b_c_d_exports);",
    );
    // In Go, a manifest has the name of the module.
    check(
        &[
            (
                "app/main.go",
                "package main\n\nimport (\n\t\"fmt\"\n\t\"x.org/e/errors\"\n)\n\n\
                 var x = fmt.Sprint(errors.X)\n",
            ),
            ("third/x.org/e/fmt/e.go", "package fmt\n"),
            ("app/go.mod", "module m\n"),
            ("third/x.org/e/go.mod", "module x.org/e\n"),
            ("third/x.org/e/errors/e.go", "package errors\n\nvar X = 1\n"),
        ],
        "package main\nimport \"fmt\"\nvar X = 1\nvar x = fmt.Sprint(X)",
    );
}

#[test]
fn a_function_keeps_its_name_rather_than_the_module_that_exports_it() {
    check(
        &[
            ("main.js", "const f = require('./f');\nf();\n"),
            ("f.js", "const f = () => 1;\nmodule.exports = f;\n"),
        ],
        "const f = () => 1;\nlet f_exports = f;\nconst f_2 = f_exports;\nf_2();",
    );
}
