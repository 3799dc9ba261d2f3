//! Detection of undefined behaviour in C and C++ programs by the installed compilers.
//!
//! The commands must succeed, like those of the user. The program is compiled with warnings about
//! undefined behaviour as errors. It then runs with sanitizers, without arguments and input. Its
//! own exit status is ignored: only reports of the tools count, and death by a signal other than
//! that of `abort`.

use std::fmt;
use std::path::Path;

use secateur_bundle::Bundle;
use secateur_runner::{Invocation, RunError, Supervisor};

/// Commands that detect undefined behaviour, and their tools.
#[derive(Debug)]
pub struct NoUndefined {
    /// Commands that fail for a program with undefined behaviour.
    pub valid: Vec<Invocation>,
    tools: Vec<String>,
    is_run: bool,
    sees_uninitialised: bool,
}

/// Reason why undefined behaviour cannot be detected.
#[derive(Debug, thiserror::Error)]
pub enum NoUndefinedError {
    /// The language is not C or C++, or there are several files.
    #[error(
        "--no-ub works on one file of C or C++ whose name ends in .c, .i, .cc, .cpp, .cxx, .C or \
         .ii; for other inputs, check validity with a command given by --valid"
    )]
    Language,
    /// No installed compiler supports the sanitizers.
    #[error(
        "--no-ub needs a compiler with sanitizers, but none of {0} can compile and run a program \
         with -fsanitize=address,undefined; install gcc with libasan and libubsan, or clang with \
         its libclang-rt"
    )]
    NoSanitizer(String),
    #[error(transparent)]
    Run(#[from] RunError),
}

/// Warnings of gcc and clang about undefined behaviour that is certain.
const WARNINGS: &str = "uninitialized return-type format array-bounds div-by-zero \
                        shift-count-overflow shift-count-negative \
    sequence-point return-local-addr nonnull overflow";
const WARNINGS_OF_C: &str =
    "implicit-function-declaration implicit-int int-conversion incompatible-pointer-types";

/// Exit status that a sanitizer sets.
const STATUS: &str = "117";

/// Returns a shell script that runs the program and prints the first reports of the sanitizers. The
/// program's exit status is ignored, except death by a signal other than `abort`.
fn run(program: &str) -> String {
    format!(
        "{program} </dev/null >/dev/null 2>no-ub.txt; status=$?; grep -am 4 -E 'runtime \
         error|Sanitizer|^==' no-ub.txt >&2; \
         test $status -ne {STATUS} && {{ test $status -lt 128 || test $status -eq 134; }}"
    )
}

impl NoUndefined {
    /// Finds the tools for a text with this name.
    ///
    /// `words` are the user's commands: they name the suspect compiler and the include options.
    ///
    /// # Errors
    ///
    /// Fails if the language is not C or C++, or if no tool is found.
    pub fn new(
        supervisor: &Supervisor,
        original: &Bundle,
        words: &[String],
    ) -> Result<Self, NoUndefinedError> {
        let extension = Path::new(supervisor.file_name())
            .extension()
            .and_then(|it| it.to_str())
            .unwrap_or_default();
        let (is_cpp, mut compilers) = match extension {
            "c" | "i" => (false, ["gcc", "clang", "cc"]),
            "cc" | "cpp" | "cxx" | "C" | "ii" => (true, ["g++", "clang++", "c++"]),
            _ => return Err(NoUndefinedError::Language),
        };
        if !original.is_text() {
            return Err(NoUndefinedError::Language);
        }
        let is_suspect = |compiler: &&str| {
            let name = |word: &String| {
                Path::new(word)
                    .file_name()
                    .is_some_and(|name| name.to_string_lossy().starts_with(compiler))
            };
            words.iter().any(name)
        };
        // A suspect compiler may misjudge the program that shows its bug, so others come first.
        compilers.sort_by_key(|compiler| is_suspect(compiler));
        let options = includes(words);
        let probe = format!("echo 'int main() {{ return 0; }}' >secateur-probe.{extension}");
        let mut script = probe + "\nexec 2>/dev/null\n";
        let sanitizers = compilers.map(|compiler| (compiler, "address,undefined"));
        let memory = if is_cpp { None } else { Some(("clang", "memory")) };
        for (compiler, sanitizer) in sanitizers.into_iter().chain(memory) {
            script += &format!(
                "{compiler} -fsanitize={sanitizer} secateur-probe.{extension} -o secateur-probe \
                 && ./secateur-probe && \
                 echo {sanitizer} {compiler}\n"
            );
        }
        script += "valgrind -q true && echo valgrind\n";
        let texts = compilers.map(|compiler| format!("{compiler} {options} -E -P @@")).join(" || ");
        script +=
            &format!("{{ {texts}; }} | grep -Eq '(^|[^A-Za-z0-9_])main *[(]' && echo main\ntrue");
        let found = supervisor.run_on(&Invocation::shell(&script), original)?.output.last_lines(8);
        let has = |line: &str| found.iter().any(|found| found == line);
        let compiler =
            compilers.iter().find(|compiler| has(&format!("address,undefined {compiler}")));
        let compiler =
            compiler.ok_or_else(|| NoUndefinedError::NoSanitizer(compilers.join(", ")))?;

        let of_c = if is_cpp { "" } else { WARNINGS_OF_C };
        let warnings = [WARNINGS, of_c].join(" ");
        let warnings: Vec<_> =
            warnings.split_whitespace().map(|name| format!("-Werror={name}")).collect();
        let unknown =
            if compiler.starts_with("clang") { " -Wno-unknown-warning-option" } else { "" };
        let judge = format!("{compiler} -O1 {}{unknown} {options}", warnings.join(" "));
        let sanitized = "-fsanitize=address,undefined -fno-sanitize-recover=all";
        if !has("main") {
            let valid = vec![Invocation::shell(&format!("{judge} -c @@ -o /dev/null"))];
            let tools = vec![format!("warnings of {compiler}")];
            return Ok(Self { valid, tools, is_run: false, sees_uninitialised: false });
        }
        let environment = format!(
            "ASAN_OPTIONS=detect_leaks=0:exitcode={STATUS} UBSAN_OPTIONS=exitcode={STATUS}"
        );
        let mut lines = vec![format!(
            "{judge} {sanitized} @@ -o no-ub -lm && {{ {environment} {}; }}",
            run("./no-ub")
        )];
        let mut tools =
            vec![format!("{compiler} with warnings as errors and -fsanitize=address,undefined")];
        if has("memory clang") {
            let line = format!("clang -O1 -w {options} -fsanitize=memory @@ -o no-ub -lm");
            lines.push(format!(
                "{line} && {{ MSAN_OPTIONS=exitcode={STATUS} {}; }}",
                run("./no-ub")
            ));
            tools.push("clang with -fsanitize=memory".to_owned());
        } else if has("valgrind") {
            let line = format!("{compiler} -g -w {options} @@ -o no-ub -lm");
            lines.push(format!(
                "{line} && {{ {}; }}",
                run(&format!("valgrind -q --error-exitcode={STATUS} ./no-ub"))
            ));
            tools.push("valgrind".to_owned());
        }
        let valid = lines.iter().map(|line| Invocation::shell(line)).collect();
        Ok(Self { valid, sees_uninitialised: tools.len() > 1, tools, is_run: true })
    }
}

/// Returns the options that change the preprocessed text.
fn includes(words: &[String]) -> String {
    const APART: [&str; 6] = ["-I", "-D", "-U", "-isystem", "-include", "-iquote"];
    let mut kept = Vec::new();
    let mut words = words.iter();
    while let Some(word) = words.next() {
        if APART.contains(&word.as_str()) {
            kept.extend([Some(word), words.next()].into_iter().flatten());
        } else if word.starts_with("-std=") || APART.iter().any(|option| word.starts_with(option)) {
            kept.push(word);
        }
    }
    shlex::try_join(kept.into_iter().map(String::as_str)).unwrap_or_default()
}

/// Describes the tools and their limits.
impl fmt::Display for NoUndefined {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "Undefined behaviour is detected by {}", self.tools.join(", and "))?;
        if !self.is_run {
            return f.write_str(
                "The input has no main, so it is compiled but not run: undefined behaviour at run \
                 time is not detected",
            );
        }
        f.write_str("The program runs without arguments and input. Not detected: ")?;
        if !self.sees_uninitialised {
            f.write_str("reads of uninitialised memory (install clang or valgrind), ")?;
        }
        f.write_str("code that is not executed, the order of evaluation, aliasing, races")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_included_is_known_from_the_command() {
        let words = "gcc -O3 -Iinc -I other -std=c99 -DX=1 -include 'a b.h' -c @@ -o x";
        let kept = shlex::split(&includes(&shlex::split(words).unwrap())).unwrap();
        assert_eq!(kept, ["-Iinc", "-I", "other", "-std=c99", "-DX=1", "-include", "a b.h"]);
    }
}
