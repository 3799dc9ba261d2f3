//! Reductions of projects together with the installed packages that they import.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::fs;

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
