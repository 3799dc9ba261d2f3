//! Runs the Python module's own tests against the program under test.

use std::path::Path;
use std::process::Command;

use crate::support::require;

#[test]
fn the_tests_of_the_module_pass() {
    // The first Python in the path may lack the system's packages.
    let has_pytest = |python: &&str| {
        Command::new(python)
            .args(["-c", "import pytest"])
            .output()
            .is_ok_and(|run| run.status.success())
    };
    let python = ["python3", "/usr/bin/python3"].into_iter().find(has_pytest);
    if !require(python.is_some(), "pytest") {
        return;
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("python");
    let tests = folder.join("tests");
    let mut command = Command::new(python.unwrap());
    command.args(["-m", "pytest", "-q", "-p", "no:cacheprovider"]).arg(tests);
    // Packages of PyPI; the tests of the wheel need them.
    command.args(["-k", "not hypothesis and not atheris"]);
    command.env("PYTHONPATH", &folder).env("PYTHONDONTWRITEBYTECODE", "1");
    command.env("SECATEUR_PROGRAM", env!("CARGO_BIN_EXE_secateur"));
    let run = command.output().unwrap();
    assert!(
        run.status.success(),
        "{}\n{}",
        String::from_utf8_lossy(&run.stdout),
        String::from_utf8_lossy(&run.stderr)
    );
}
