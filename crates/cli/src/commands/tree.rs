//! `secateur tree`: the syntax tree of a file as the passes see it.

use std::fmt::Write as _;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anstyle::{AnsiColor, Style};
use secateur_names::{Program, parse};
use secateur_report::escaped;
use secateur_session::{counted, read};
use secateur_syntax::{Edit, Node, NodeId, OutlineLine, Role};

use crate::options::language_options::LanguageOptions;
use crate::output::notes::Notes;
use crate::output::paint::Paint;
use crate::{options::input, output};

/// Maximum number of levels drawn by indentation. Deeper nodes share a column and show their depth.
const INDENTED_LEVELS: usize = 24;
/// Maximum number of characters shown of a node's text.
const TEXT_CHARS: usize = 48;
/// Width of the longest role name.
const ROLE_WIDTH: usize = 9;

/// Print the syntax tree of a file, with the role of each node
///
/// Each line is a node: its size in tokens, its role, then, indented by its depth, its field in its
/// parent, its kind, and the start of its text. Keywords and punctuation are in quotes. Coloured on
/// a terminal, unless NO_COLOR is set.
#[derive(Debug, clap::Args)]
#[command(after_long_help = legend())]
pub(crate) struct TreeOptions {
    /// File
    file: PathBuf,

    /// Print the definitions, their uses, and the nodes that are deleted with each
    #[arg(long, conflicts_with = "levels")]
    names: bool,

    /// Number of levels below the root; deeper nodes are counted
    #[arg(short = 'n', long, value_name = "NUMBER", default_value_t = 6)]
    levels: usize,

    #[command(flatten)]
    language: LanguageOptions,
}

pub(crate) fn run(options: &TreeOptions) -> anyhow::Result<ExitCode> {
    let text = read(&options.file)?;
    let language = options.language.chosen(Notes::ALOUD)?;
    let (grammar, text) = input::parsable(&options.file, &text, language)?;
    let tree = parse(grammar, text);
    let tree = tree.map_err(|error| input::cannot("show the tree of", &options.file, error))?;
    let paint = Paint::of_stdout();
    let mut out = BufWriter::new(io::stdout().lock());
    let printed = if options.names {
        print_names(&tree, &mut out)
    } else {
        print(&tree, options.levels, paint, &mut out)
    };
    let printed = printed.and_then(|()| out.flush());
    drop(out);
    output::check(printed).map(|()| ExitCode::SUCCESS)
}

/// Returns the description of the roles for the help.
fn legend() -> String {
    let mut text = String::from("Roles:\n");
    for (role, _) in Role::ALL {
        let _ = writeln!(text, "  {}  {}", name(role, Paint::OF_CLAP), meaning(role));
    }
    text.push_str(
        "\nA node can also be deleted with an ancestor. A mandatory node can be replaced by a \
         smaller one.",
    );
    text
}

fn meaning(role: Role) -> &'static str {
    match role {
        Role::Root => "the file",
        Role::Element => "in a repetition: can be deleted, unless the list requires at least one",
        Role::Separated => "in a list with separators: can be deleted together with a separator",
        Role::Optional => "can be deleted: the grammar does not require it",
        Role::OptionalAlone => "can be deleted if all its siblings are kept",
        Role::Part => "can only be deleted together with other nodes",
        Role::Separator => "between two elements: deleted with one of them",
        Role::Mandatory => "cannot be deleted: the grammar requires a node here",
        Role::Extra => "can be deleted: not part of a rule, such as a comment",
        Role::Unmatched => "can be deleted: its parent matches no rule, such as a syntax error",
    }
}

/// Returns green for removable nodes, yellow for those removable with others, red for mandatory
/// ones.
fn style(role: Role) -> Style {
    match role {
        Role::Root => Style::new().bold(),
        Role::Part | Role::Separator => AnsiColor::Yellow.on_default(),
        Role::Mandatory => AnsiColor::Red.on_default(),
        Role::Extra | Role::Unmatched => AnsiColor::Cyan.on_default(),
        Role::Element | Role::Separated | Role::Optional | Role::OptionalAlone => {
            AnsiColor::Green.on_default()
        }
    }
}

/// Returns the role's name, padded to the longest.
fn name(role: Role, paint: Paint) -> String {
    paint.text(&format!("{:ROLE_WIDTH$}", role.name()), style(role))
}

fn print(tree: &Program, levels: usize, paint: Paint, out: &mut impl Write) -> io::Result<()> {
    print_head(tree, out)?;
    let weight_width = tree.tokens().to_string().len().max("tokens".len());
    writeln!(out, "\n{:>weight_width$}  {:ROLE_WIDTH$}  node", "tokens", "role")?;
    for line in tree.outline(tree.root().id(), levels) {
        let node = tree.node(line.id);
        write!(out, "{:>weight_width$}  {}  ", node.weight(), name(line.role, paint))?;
        print_node(node, line, paint, out)?;
    }
    Ok(())
}

/// Prints each definition, the lines of its uses, and the rest of the file without it.
fn print_names(tree: &Program, out: &mut impl Write) -> io::Result<()> {
    if tree.language().is_derived() {
        writeln!(
            out,
            "there are no name rules for {}; these rules are derived from its grammar",
            tree.language().name
        )?;
    }
    if tree.definitions().is_empty() {
        return writeln!(out, "this file has no known definitions");
    }
    let breaks: Vec<usize> = (0..)
        .zip(tree.source().iter())
        .filter(|(_, byte)| **byte == b'\n')
        .map(|(at, _)| at)
        .collect();
    let line = |id: NodeId| 1 + breaks.partition_point(|&at| at < tree.node(id).span().start);
    for definition in tree.definitions() {
        let mut lines: Vec<usize> =
            tree.entity(definition).uses.iter().map(|&node| line(node)).collect();
        lines.dedup();
        let more = lines.len().saturating_sub(LINES_MAX);
        let shown: Vec<_> = lines.iter().take(LINES_MAX).map(usize::to_string).collect();
        let word = if lines.len() == 1 { "line" } else { "lines" };
        let used = match (shown.is_empty(), more) {
            (true, _) => "not used".to_owned(),
            (false, 0) => format!("used on {word} {}", shown.join(", ")),
            (false, more) => format!("used on {word} {} and {more} more", shown.join(", ")),
        };
        let unit = tree.unit_of(definition);
        let along = unit.map_or_else(String::new, |unit| {
            let edit = tree.deleting_with_dependents(&Edit::default(), [unit.id()]);
            match (edit.deleted().len() + edit.replaced().len()).saturating_sub(1) {
                0 => String::new(),
                others => {
                    format!("; deleting it requires {} elsewhere", counted(others as u64, "change"))
                }
            }
        });
        writeln!(
            out,
            "{}: {}, {used}{along}",
            line(definition.name),
            escaped(&tree.title(definition))
        )?;
    }
    Ok(())
}

/// Maximum number of lines listed for the uses of a name.
const LINES_MAX: usize = 8;

fn print_head(tree: &Program, out: &mut impl Write) -> io::Result<()> {
    let coverage = tree.coverage();
    writeln!(
        out,
        "{} by {}: {}, {}, syntax errors: {}",
        tree.grammar().name,
        tree.front_end().name(),
        counted(tree.tokens(), "token"),
        counted(tree.len() as u64, "node"),
        tree.syntax_errors(),
    )?;
    write!(out, "{} of {} inner nodes match their rule", coverage.exact, coverage.inner)?;
    for (count, how) in [
        (coverage.without_field, "match if fields are ignored"),
        (coverage.kind_only, "match by the kinds of their children alone"),
        (coverage.unmatched, "match no rule: all children are unmatched"),
    ] {
        if count > 0 {
            write!(out, "; {count} {how}")?;
        }
    }
    writeln!(out)
}

fn print_node(
    node: Node<'_>,
    line: OutlineLine,
    paint: Paint,
    out: &mut impl Write,
) -> io::Result<()> {
    let (field_style, dim) = (AnsiColor::Blue.on_default(), Style::new().dimmed());
    let indented = node.depth().min(INDENTED_LEVELS);
    write!(out, "{:1$}", "", indented * 2)?;
    if node.depth() > indented {
        write!(out, "{} ", paint.text(&format!("+{}", node.depth() - indented), dim))?;
    }
    if let Some(field) = node.field() {
        write!(out, "{} ", paint.text(&format!("{field}:"), field_style))?;
    }
    let is_embedded = node.parent().is_some_and(|parent| parent.language() != node.language());
    if is_embedded {
        write!(out, "{} ", paint.text(&format!("in {}:", node.language()), dim))?;
    }
    if node.is_named() || node.is_error() || node.is_text() {
        let kind_style =
            if node.is_error() { AnsiColor::Red.on_default().bold() } else { Style::new().bold() };
        write!(out, "{} {}", paint.text(node.kind(), kind_style), excerpt(node.text()))?;
    } else {
        write!(out, "{}", excerpt(node.kind().as_bytes()))?;
    }
    if node.is_missing() {
        write!(out, " {}", paint.text("missing in the file", AnsiColor::Red.on_default().bold()))?;
    }
    if line.folded > 0 {
        write!(out, " {}", paint.text(&format!("+ {} below", line.folded), dim))?;
    }
    writeln!(out)
}

/// Returns the start of a text in quotes, on one line and with control characters escaped.
fn excerpt(text: &[u8]) -> String {
    // Limits the bytes read: outer nodes span the whole file, and there can be many.
    let mut end = text.len().min(TEXT_CHARS * 8);
    while 0 < end && end < text.len() && text[end] & 0xC0 == 0x80 {
        end -= 1;
    }
    let start = String::from_utf8_lossy(&text[..end]);
    let (mut shown, mut after_blank) = (String::from("\""), false);
    let mut chars = start.chars().filter(|&c| {
        let is_repeated = after_blank && c.is_whitespace();
        after_blank = c.is_whitespace();
        !is_repeated
    });
    for c in chars.by_ref().take(TEXT_CHARS) {
        match c {
            '"' | '\'' | '\\' => shown.push(c),
            c if c.is_whitespace() => shown.push(' '),
            c => shown.extend(c.escape_debug()),
        }
    }
    let is_cut = chars.next().is_some() || end < text.len();
    shown.push_str(if is_cut { "…\"" } else { "\"" });
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_excerpt_is_short_and_harmless_and_says_when_it_is_cut() {
        let check = |text: &[u8], expected: &str| assert_eq!(excerpt(text), expected);
        check(b"", "\"\"");
        check(b"int\n\t  x = \"a\\n\";", "\"int x = \"a\\n\";\"");
        check(b"\x1b[31m\x07\xff", "\"\\u{1b}[31m\\u{7}\u{fffd}\"");
        check("ä".repeat(48).as_bytes(), &format!("\"{}\"", "ä".repeat(48)));
        check("ä".repeat(49).as_bytes(), &format!("\"{}…\"", "ä".repeat(48)));
        // The limit falls within a character of three bytes, which is omitted.
        check(format!("{}x€", " ".repeat(382)).as_bytes(), "\" x…\"");
    }

    #[test]
    fn the_legend_names_every_role_once_in_columns() {
        for line in
            Role::ALL.map(|(role, _)| format!("{}  {}", name(role, Paint::OF_CLAP), meaning(role)))
        {
            assert_eq!(legend().matches(&line).count(), 1, "{line} in {}", legend());
        }
    }
}
