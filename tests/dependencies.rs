//! Reductions of projects together with the installed packages that they import.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::fs;
use std::process::Command;

use crate::support::{Run, Scratch, files, has_tools, ok, texts};

/// Reduces `input` with the packages that it imports. The installed ones do not change.
fn with_packages(scratch: &Scratch, options: &[&str], input: &str, installed: &str) -> Run {
    let before = texts(&scratch.path(installed));
    let given = ["reduce", "--with-dependencies", "--pass=lean-perses", "r.sh", input];
    let mut command = scratch.command(&[&given[..], options].concat());
    let run = Run::from(command.env_remove("VIRTUAL_ENV").output().unwrap());
    assert_eq!(texts(&scratch.path(installed)), before);
    run
}

const SITE: &str = "work/.venv/lib/python3.11/site-packages";

/// Writes a program of Python and the packages of a virtual environment. Two packages import each
/// other, one is in a name space, one is compiled, and one is missing.
fn python_project(scratch: &Scratch) {
    let packages = [
        ("one/__init__.py", "from .part import f\nimport two\nimport unused\n"),
        ("one/part.py", "import two\ndef f(n):\n    return two.g(n)\n"),
        ("one/other.py", "import never\n"),
        ("one/__pycache__/part.pyc", "x"),
        ("two.py", "import one\nfrom space.inner import h\ndef g(n):\n    return h(n, one)\n"),
        ("space/inner.py", "def h(n, m):\n    raise ValueError('deep %d' % n)\n"),
        ("space/left.py", "1\n"),
        ("unused/__init__.py", "try:\n    import os, _private, gone\nexcept ImportError: pass\n"),
        ("hard/__init__.py", "pass\n"),
        ("hard/fast.cpython-311-x86_64-linux-gnu.so", "\0"),
        ("never.py", "1\n"),
    ];
    scratch.file("work/.venv/pyvenv.cfg", "");
    for (path, text) in packages {
        scratch.file(&format!("{SITE}/{path}"), text);
    }
    let main = "import json\ntry:\n    import hard\nexcept ImportError:\n    pass\n\
        from one import f\nprint(json.dumps(3))\nf(3)\n";
    scratch.file("work/app/main.py", main);
}

#[test]
fn packages_of_python_are_reduced_with_the_program() {
    if !has_tools(&["python3"]) || secateur_grammars::named("python").is_none() {
        return;
    }
    let scratch = Scratch::new();
    python_project(&scratch);
    scratch.script("r.sh", "python3 -S main.py 2>&1 | grep -qx 'ValueError: deep 3'");
    let run = ok(with_packages(&scratch, &["--one-file"], "work/app/main.py", SITE));
    for line in [
        "Copied one: 3 files, 99 bytes\n",
        "Copied space.inner: 1 file, ",
        "Copied 4 packages in all: 6 files, ",
        "note: gone is not copied: it is not installed in ",
        "hard/fast.cpython-311-x86_64-linux-gnu.so is compiled\n",
    ] {
        assert!(run.stderr.contains(line), "{line}: {run:?}");
    }
    let is_named = |name: &str| run.stderr.contains(&format!("{name} is not copied"));
    assert!(!["json", "os", "_private", "never"].into_iter().any(is_named), "{run:?}");
    let result = scratch.path("work/app/main.reduced");
    assert_eq!(files(&result), ["main.py"]);
    let text = fs::read_to_string(result.join("main.py")).unwrap();
    assert!(!text.contains("import") && text.contains("'deep %d'"), "{text}");
}

#[test]
fn an_installed_package_does_not_stand_in_for_its_copy() {
    if !has_tools(&["python3"]) || secateur_grammars::named("python").is_none() {
        return;
    }
    let scratch = Scratch::new();
    python_project(&scratch);
    // The test finds the packages in any case.
    let site = scratch.path(SITE);
    let script = format!(
        "PYTHONPATH={} python3 -S main.py 2>&1 | grep -qx 'ValueError: deep 3' && grep -q \
         'from one' main.py",
        site.display()
    );
    scratch.script("r.sh", &script);
    with_packages(&scratch, &["--max-tests=40"], "work/app/main.py", SITE);
    let result = scratch.path("work/app/main.reduced");
    assert!(files(&result).contains(&"one/__init__.py".to_owned()), "{:?}", files(&result));
}

#[test]
fn a_chain_of_steps_with_packages_is_replayed() {
    if !has_tools(&["python3", "git"]) || secateur_grammars::named("python").is_none() {
        return;
    }
    let scratch = Scratch::new();
    python_project(&scratch);
    scratch.script("r.sh", "python3 -S main.py 2>&1 | grep -qx 'ValueError: deep 3'");
    let input = "work/app/main.py";
    let run = with_packages(&scratch, &["--git", "steps", "--max-tests=9"], input, SITE);
    assert_eq!(run.code, Some(6), "{run:?}");
    // A journal belongs to the packages too.
    let run = with_packages(&scratch, &["--git", "steps", "--max-tests=30"], input, SITE);
    assert!(run.stderr.contains("resuming"), "{run:?}");
    let replay = ["replay", "--git", "steps", "r.sh", input, "--with-dependencies"];
    ok(scratch.secateur(&replay));
    let run = scratch.secateur(&replay[..replay.len() - 1]);
    // Without them, the test does not pass.
    assert_eq!(run.code, Some(3), "{run:?}");
    let run = scratch.secateur(&["reduce", "--with-dependencies", "--in-place", "r.sh", input]);
    assert_eq!(run.code, Some(2), "{run:?}");
}

#[test]
fn packages_of_node_are_reduced_with_the_program() {
    if !has_tools(&["node"]) || secateur_grammars::named("javascript").is_none() {
        return;
    }
    let scratch = Scratch::new();
    // `one` has a version of `two` of its own, and a package is in a folder above.
    for (path, text) in [
        ("node_modules/above/package.json", "{\"exports\": {\"./*\": \"./lib/*.js\"}}"),
        ("node_modules/above/lib/in.js", "module.exports = (n) => n.x.y;\n"),
        ("node_modules/above/lib/out.js", "1;\n"),
        ("work/node_modules/one/package.json", "{\"main\": \"./lib/one\", \"name\": \"one\"}"),
        ("work/node_modules/one/lib/one.js", "require('./a');\nexports.f = require('two');\n"),
        ("work/node_modules/one/lib/a.js", "require('./one');\nrequire('fs');\n"),
        ("work/node_modules/one/unused.js", "1;\n"),
        (
            "work/node_modules/one/node_modules/two/index.js",
            "const g = require('above/in');\nmodule.exports = (n) => g({ n });\n",
        ),
        ("work/node_modules/two/index.js", "require('gone');\n"),
        ("work/main.js", "try { require('two'); } catch {}\nrequire('one').f(3);\n"),
    ] {
        scratch.file(path, text);
    }
    scratch.script("r.sh", "node main.js 2>&1 | grep -q \"^TypeError: .*reading 'y'\"");
    let run = with_packages(&scratch, &["--max-tests=40"], "work/main.js", "work/node_modules");
    for line in [
        "Copied above: 2 files, 65 bytes\n",
        "Copied one: 3 files, ",
        "Copied one/two: 1 file, ",
        "Copied 4 packages in all: 7 files, ",
        "note: gone is not copied: no node_modules has it\n",
    ] {
        assert!(run.stderr.contains(line), "{line}: {run:?}");
    }
    assert!(!run.stderr.contains("note: node_modules"), "{run:?}");
    let result = files(&scratch.path("work/main.reduced"));
    assert!(result.contains(&"node_modules/one/lib/one.js".to_owned()), "{result:?}");
    assert!(!result.contains(&"node_modules/two/index.js".to_owned()), "{result:?}");
    // In a folder, the packages are not a part of the project.
    let run = with_packages(&scratch, &["--max-tests=1"], "work", "work/node_modules");
    assert!(run.stderr.contains("note: node_modules is not copied: only "), "{run:?}");
    assert!(run.stderr.contains("in all: 7 files, "), "{run:?}");
}

/// Writes a project of Rust with vendored packages: a renamed one of which two versions are used,
/// and one for another system. The vendored ones cannot be built if they change.
fn rust_project(scratch: &Scratch) {
    let manifest = |name: &str, rest: &str| {
        let (name, version) = name.rsplit_once('-').unwrap();
        format!(
            "[package]\nname = \"{name}\"\nversion = \"{version}\"\nedition = \"2021\"\n\
             [dev-dependencies]\nnever = \"1\"\n[features]\ndefault = [\"loud\"]\nloud = []\n{rest}"
        )
    };
    let two = "[dependencies]\nold = { version = \"1\", package = \"leaf\" }\nleaf = \"2\"\n\
        [target.'cfg(windows)'.dependencies]\nother = \"1\"\n";
    for (package, rest, text) in [
        ("one-1.0.0", "[dependencies.two]\nversion = \"1\"\n", "pub fn f(n: i32) { two::g(n) }\n"),
        ("two-1.0.0", two, "pub fn g(n: i32) { old::h(n); leaf::h(n) }\n"),
        ("leaf-1.0.0", "", "pub fn h(_: i32) {}\n"),
        (
            "leaf-2.0.0",
            "",
            "#[cfg(feature = \"loud\")]\npub fn h(n: i32) { panic!(\"deep {n}\") }\n",
        ),
        ("other-1.0.0", "", "compile_error!(\"other\");\n"),
        ("never-1.0.0", "", "compile_error!(\"never\");\n"),
    ] {
        let folder = format!("work/vendor/{package}");
        scratch.file(&format!("{folder}/Cargo.toml"), manifest(package, rest));
        scratch.file(&format!("{folder}/src/lib.rs"), text);
        scratch.file(&format!("{folder}/tests/t.rs"), "");
        scratch
            .file(&format!("{folder}/.cargo-checksum.json"), "{\"files\":{}, \"package\":\"0\"}");
    }
    let config = "[source.crates-io]\nreplace-with = \"v\"\n[source.v]\ndirectory = \"vendor\"\n\
        [net]\noffline = true\n";
    scratch.file("work/.cargo/config.toml", config);
    let root = "[package]\nname = \"p\"\nversion = \"1.0.0\"\nedition = \"2021\"\n\n\
        [workspace.dependencies]\none = \"1\"\n\n[dependencies]\none.workspace = true\n\
        [build-dependencies]\ntwo = { version = \"1\" }\n\
        [target.'cfg(windows)'.dependencies]\nother = \"1\"\n";
    scratch.file("work/Cargo.toml", root);
    scratch.file("work/src/main.rs", "fn main() { one::f(3); }\n");
    let lock = Command::new("cargo")
        .args(["generate-lockfile", "--offline"])
        .current_dir(scratch.path("work"))
        .output();
    assert!(lock.as_ref().unwrap().status.success(), "{lock:?}");
}

#[test]
fn packages_of_rust_are_reduced_with_the_program() {
    if secateur_grammars::named("rust").is_none() {
        return;
    }
    let scratch = Scratch::new();
    rust_project(&scratch);
    let script = "CARGO_HOME=$PWD/home cargo run -q --offline 2>&1 | grep -q 'deep 3'";
    scratch.script("r.sh", script);
    let run = with_packages(&scratch, &["--max-tests=12"], "work", "work/vendor");
    for line in [
        "Copied leaf 1.0.0: 1 file, 20 bytes\n",
        "Copied leaf 2.0.0: 1 file, ",
        "Copied 4 packages in all: 4 files, ",
        "note: other is not copied: cargo does not use it here",
    ] {
        assert!(run.stderr.contains(line), "{line}: {run:?}");
    }
    let result = files(&scratch.path("work.reduced"));
    assert!(result.contains(&"third_party/leaf-2.0.0/src/lib.rs".to_owned()), "{result:?}");
    assert!(!result.contains(&"vendor/leaf-2.0.0/src/lib.rs".to_owned()), "{result:?}");
}

#[test]
fn packages_that_cargo_does_not_know_are_named() {
    if secateur_grammars::named("rust").is_none() {
        return;
    }
    let scratch = Scratch::new();
    rust_project(&scratch);
    fs::remove_dir_all(scratch.path("work/vendor/two-1.0.0")).unwrap();
    scratch.script("r.sh", "test -e vendor");
    let run = with_packages(&scratch, &["--max-tests=1"], "work", "work/vendor");
    let note = "note: what Cargo.toml requires is not copied: cargo says \"error: ";
    assert!(run.stderr.contains(note), "{run:?}");
}

#[test]
fn packages_of_go_are_reduced_with_the_program() {
    if !has_tools(&["go"]) || secateur_grammars::named("go").is_none() {
        return;
    }
    let scratch = Scratch::new();
    let modules = "# example.com/One v1.2.0\n## explicit; go 1.17\nexample.com/One/inner\n\
        # example.com/two/v2 v2.0.1\n## explicit\nexample.com/two/v2\n\
        # example.com/unused v0.1.0\n## explicit\nexample.com/unused\n";
    let main = "package main\n\nimport \"example.com/One/inner\"\n\nfunc main() { inner.F(3) }\n";
    let inner = "package inner\n\nimport \"example.com/two/v2\"\n\n\
        func F(n int) { two.G(n) }\n\nfunc Unused() {}\n";
    let two = "package two\n\nimport \"errors\"\n\nfunc G(n int) { panic(errors.New(\"deep\")) }\n";
    for (path, text) in [
        (
            "work/go.mod",
            "module m\n\ngo 1.17\n\nrequire (\n\texample.com/One v1.2.0 // one\n\t\
             example.com/two/v2 v2.0.1\n)\nrequire example.com/unused v0.1.0\n",
        ),
        ("work/main.go", main),
        ("work/gone/gone.go", "package gone\n\nimport _ \"example.com/gone\"\n"),
        ("work/vendor/modules.txt", modules),
        ("work/vendor/example.com/One/inner/inner.go", inner),
        ("work/vendor/example.com/One/inner/inner_windows.go", "package inner\n\nvar x = y\n"),
        ("work/vendor/example.com/two/v2/two.go", two),
        ("work/vendor/example.com/unused/unused.go", "package unused\n"),
    ] {
        scratch.file(path, text);
    }
    let script = "GOPATH=$PWD/path GOFLAGS= GOPROXY=off go run . 2>&1 | grep -q deep";
    scratch.script("r.sh", &format!("{script} && grep -q example.com *.go"));
    let run = with_packages(&scratch, &["--max-tests=12"], "work", "work/vendor");
    for line in [
        "Copied example.com/One: 1 file, ",
        "Copied 2 packages in all: 2 files, ",
        "note: example.com/gone is not copied: cannot find package",
    ] {
        assert!(run.stderr.contains(line), "{line}: {run:?}");
    }
    let result = files(&scratch.path("work.reduced"));
    assert!(result.iter().any(|path| path.starts_with("third_party/")), "{result:?}");
    assert!(!result.iter().any(|path| path.starts_with("vendor/")), "{result:?}");
}

#[test]
fn types_are_copied_beside_the_packages_of_typescript() {
    if secateur_grammars::named("typescript").is_none() {
        return;
    }
    let scratch = Scratch::new();
    let main = "import { f } from 'one';\nimport g from 'two';\nf(g, await import('three'));\n";
    let needed = [
        ("main.ts", main),
        ("node_modules/@types/two/index.d.ts", "export default 2;\n"),
        ("node_modules/one/lib.d.ts", "export declare function f(...all: unknown[]): void;\n"),
        ("node_modules/one/package.json", "{\"main\": \"./lib.js\"}"),
        ("node_modules/three/types.d.ts", "export {};\n"),
    ];
    let others = [
        ("node_modules/one/lib.js", "exports.f = 1;\n"),
        ("node_modules/one/unused.d.ts", "x\n"),
        ("node_modules/three/index.js", "3;\n"),
        ("node_modules/three/package.json", "{\"types\": \"types.d.ts\"}"),
        ("node_modules/two/index.js", "2;\n"),
    ];
    for (path, text) in needed.into_iter().chain(others) {
        scratch.file(&format!("work/{path}"), text);
    }
    let script: Vec<_> = needed.iter().map(|(path, _)| format!("test -s {path}")).collect();
    scratch.script("r.sh", &format!("{} && ! test -e {}", script.join(" && "), others[1].0));
    ok(with_packages(&scratch, &[], "work/main.ts", "work/node_modules"));
    assert_eq!(files(&scratch.path("work/main.reduced")), needed.map(|(path, _)| path));
}

#[test]
fn linked_packages_of_node_find_those_beside_their_originals() {
    if !has_tools(&["node"]) || secateur_grammars::named("javascript").is_none() {
        return;
    }
    let scratch = Scratch::new();
    let store = "work/node_modules/.pnpm/one@1.0.0/node_modules";
    scratch.file(&format!("{store}/one/index.js"), "module.exports = () => require('two')();\n");
    scratch.file(&format!("{store}/two/index.js"), "module.exports = () => { throw 'deep'; };\n");
    let link = scratch.path("work/node_modules/one");
    std::os::unix::fs::symlink(".pnpm/one@1.0.0/node_modules/one", link).unwrap();
    scratch.file("work/main.js", "require('one')();\n");
    scratch.script("r.sh", "node main.js 2>&1 | grep -q deep");
    let options = ["--one-file", "--max-tests=30"];
    let run = with_packages(&scratch, &options, "work/main.js", store);
    assert!(run.stderr.contains("Copied 2 packages in all: 2 files, "), "{run:?}");
    // The packages become a part of the program.
    assert_eq!(files(&scratch.path("work/main.reduced")), ["main.js"]);
}

#[test]
fn imports_by_the_name_of_a_module_are_followed_and_the_size_of_copies_is_limited() {
    if !has_tools(&["python3"]) || secateur_grammars::named("python").is_none() {
        return;
    }
    let scratch = Scratch::new();
    scratch.file("work/.venv/pyvenv.cfg", "");
    scratch.file(&format!("{SITE}/two/inner.py"), "import gone\n");
    let large = fs::File::create(scratch.file(&format!("{SITE}/large.py"), "")).unwrap();
    large.set_len(64 << 20).unwrap();
    let main = "import importlib\nif 0: importlib.import_module('two.inner')\n";
    scratch.file("work/main.py", main);
    scratch.script("r.sh", "test -e two/inner.py");
    let run = with_packages(&scratch, &["--max-tests=3"], "work/main.py", &format!("{SITE}/two"));
    assert!(run.stderr.contains("Copied two.inner: 1 file, 12 bytes\n"), "{run:?}");
    assert!(run.stderr.contains("note: gone is not copied"), "{run:?}");
    scratch.file("work/main.py", format!("{main}if 0: __import__('large')\n"));
    let run = with_packages(&scratch, &["--fresh"], "work/main.py", &format!("{SITE}/two"));
    let error = "exceed 10,000 files or 64 MiB; the last one was large.";
    assert!(run.code == Some(2) && run.stderr.contains(error), "{run:?}");
}
