//! Records the commit of a release build, for `--version` and the rows of comparisons, and the
//! features.

use std::env;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let features = env::vars().filter_map(|(name, _)| {
        let name = name.strip_prefix("CARGO_FEATURE_")?.to_lowercase().replace('_', "-");
        (name != "default").then_some(name)
    });
    let mut features: Vec<_> = features.collect();
    features.sort();
    println!("cargo::rustc-env=SECATEUR_FEATURES={}", features.join(", "));
    // A debug build is often of uncommitted changes, and would be repeated after each commit.
    if env::var("PROFILE").is_ok_and(|profile| profile == "release")
        // The sources may be in a folder of another repository.
        && git(&["ls-files", "--error-unmatch", "build.rs"]).is_some()
        && let Some(commit) = git(&["rev-parse", "HEAD"])
        && let Some(log) = git(&["rev-parse", "--git-path", "logs/HEAD"])
    {
        println!("cargo::rerun-if-changed={log}");
        println!("cargo::rustc-env=SECATEUR_COMMIT={commit}");
    }
}

fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}
