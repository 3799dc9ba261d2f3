//! Completions of commands, options and values in the shells themselves.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::process::Command;

use crate::support::terminal::Terminal;
use crate::support::{Scratch, has_tools};

/// Beginnings of command lines, and one of their completions.
const LINES: [(&str, &str); 3] = [
    ("secateur expl", "explain"),
    ("secateur reduce --minim", "--minimizer"),
    ("secateur reduce --ui dash", "dashboard"),
];

/// Returns a folder with the completion script of the shell, or `None` without the shell.
#[track_caller]
fn scratch(shell: &str) -> Option<Scratch> {
    if !has_tools(&[shell]) {
        return None;
    }
    let scratch = Scratch::new();
    let run = scratch.secateur(&["completions", shell]);
    assert_eq!(run.code, Some(0), "{run:?}");
    scratch.file("completions", run.stdout);
    Some(scratch)
}

/// Runs the shell with a script, and returns its output.
fn output(scratch: &Scratch, words: &[&str]) -> String {
    let mut command = Command::new(words[0]);
    command.args(&words[1..]).current_dir(scratch.path("")).env("HOME", scratch.path(""));
    let run = command.output().unwrap();
    assert!(run.status.success() && run.stderr.is_empty(), "{run:?}");
    String::from_utf8(run.stdout).unwrap()
}

#[test]
fn bash_completes() {
    let Some(scratch) = scratch("bash") else { return };
    for (line, completed) in LINES {
        // The function receives the program, the word and the one before it.
        let script = format!(
            ". ./completions; COMP_WORDS=({line}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))
             _secateur secateur \"${{COMP_WORDS[-1]}}\" \"${{COMP_WORDS[-2]}}\"
             printf '%s\\n' \"${{COMPREPLY[@]}}\""
        );
        let output = output(&scratch, &["bash", "--norc", "--noprofile", "-c", &script]);
        assert_eq!(output.trim(), completed, "{line}");
    }
}

#[test]
fn fish_completes() {
    let Some(scratch) = scratch("fish") else { return };
    for (line, completed) in LINES {
        let script = format!("source completions; complete -C '{line}'");
        let output = output(&scratch, &["fish", "--no-config", "-c", &script]);
        let words: Vec<_> = output.lines().filter_map(|line| line.split('\t').next()).collect();
        assert_eq!(words, [completed], "{line}");
    }
}

/// The functions for completion in zsh exist only while a line is edited.
#[test]
fn zsh_completes() {
    let Some(scratch) = scratch("zsh") else { return };
    scratch.file(
        ".zshrc",
        "autoload -Uz compinit; compinit -u -D; source ./completions; PROMPT='ready> '\n",
    );
    let script = "ZDOTDIR=. HOME=. exec zsh -d -i";
    let mut terminal = Terminal::start_by(&scratch, (80, 24), script, &[]);
    for (line, completed) in LINES {
        terminal.wait_for(&["ready> "]);
        terminal.press(&format!("{line}\t"));
        let start = line.rsplit_once(' ').map_or("", |(start, _)| start);
        terminal.wait_for(&[&format!("ready> {start} {completed}")]);
        // Ctrl-U deletes the line, and Ctrl-L clears the screen.
        terminal.press("\x15\x0c");
    }
    terminal.press("exit 0\r");
    assert_eq!(terminal.wait_for_exit(), 0);
}
