//! What walks over the input, and how: from the options to a search.

use std::path::Path;
use std::sync::Arc;

use anyhow::anyhow;
use secateur_reduce::{Experience, Fixpoint, Piece, Plan, PriorSource, Single, Source, Stop, Walker, singles};
use secateur_report::{Measure, Size};
use secateur_syntax::Grammar;

use crate::args::{Minimizer, PriorChoice};
use crate::input;
use crate::notes::Notes;

/// The input as walkers see it.
pub(crate) struct Ground {
    grammar: Option<&'static Grammar>,
    source: Source,
    size: Size,
    walkers: Vec<Walker>,
}

impl Ground {
    /// The text of the file at `path`, to be walked over by `walkers`. Where nobody has said which, these are `default`;
    /// where no grammar is known either, a note tells what is done. It is parsed unless `stop` says to stop.
    pub(crate) fn new(
        path: &Path,
        text: &Arc<[u8]>,
        language: Option<&'static Grammar>,
        walkers: &[Walker],
        default: &[Walker],
        stop: Stop,
        notes: Notes,
    ) -> anyhow::Result<Self> {
        let encoding = input::wide_encoding(text);
        let grammar = language.or_else(|| secateur_languages::of(path)).filter(|_| encoding.is_none());
        let walkers = match (walkers, grammar) {
            ([], Some(_)) => default.to_vec(),
            ([], None) if let Some(encoding) = encoding => {
                notes.note(format_args!(
                    "{} is in {encoding}, which cannot be parsed, so its lines are reduced, then its words and other \
                     characters. Should the failure survive that, {}",
                    path.display(),
                    input::conversion(encoding),
                ));
                Walker::WITHOUT_TREE.to_vec()
            }
            ([], None) => {
                notes.note(format_args!(
                    "no grammar is known for {}, so its lines are reduced, then its words and other characters; \
                     --language names a grammar, --walker another way",
                    path.display()
                ));
                Walker::WITHOUT_TREE.to_vec()
            }
            (chosen, _) => chosen.to_vec(),
        };
        if let (Some(walker), None) = (walkers.iter().find(|walker| walker.needs_grammar()), grammar) {
            if let Some(encoding) = encoding {
                return Err(anyhow!(
                    "--walker {walker} needs a grammar, and {} is in {encoding}, which cannot be parsed; {}, or say --walker \
                     lines",
                    path.display(),
                    input::conversion(encoding),
                ));
            }
            return Err(anyhow!(
                "--walker {walker} needs a grammar, and cannot tell the language of {} by its name; say {}, or --walker \
                 lines",
                path.display(),
                input::language_options()
            ));
        }
        let mut source = match grammar {
            Some(grammar) => Source::of_language(grammar, text.clone()).until(stop),
            None => Source::of_text(text.clone()),
        };
        let tree = source.tree()?;
        let size = match &tree {
            Some(tree) => Size { bytes: text.len() as u64, tokens: tree.tokens() },
            None => size_of(grammar, text),
        };
        match (grammar, tree) {
            (Some(grammar), Some(tree)) => announce_syntax_errors(path, grammar, tree.syntax_errors(), notes),
            (Some(grammar), None) if walkers.iter().any(|walker| walker.needs_grammar()) => notes.note(format_args!(
                "the parser for {} finds hardly anything but syntax errors in {}; as long as it does, the walkers are {}. \
                 --language names another grammar",
                grammar.name,
                path.display(),
                names(&Walker::applicable(&walkers, &mut source)?),
            )),
            _ => {}
        }
        Ok(Self { grammar, source, size, walkers })
    }

    /// How large the text is.
    pub(crate) fn size(&self) -> Size {
        self.size
    }

    /// How sizes are measured.
    pub(crate) fn measure(&self) -> Measure {
        let grammar = self.grammar;
        Arc::new(move |text| size_of(grammar, text))
    }

    /// The name of the language, or what stands for none.
    pub(crate) fn language(&self) -> &'static str {
        self.grammar.map_or("none", |grammar| grammar.name)
    }

    /// The words of a command that tells whether a text of the language compiles; none if no such command is known.
    pub(crate) fn compiler(&self) -> &'static [&'static str] {
        self.grammar.map_or(&[], |grammar| grammar.compiler)
    }

    /// The names of the walkers, as the user would give them.
    pub(crate) fn walkers(&self) -> String {
        names(&self.walkers)
    }

    /// Every single change that the walkers know.
    pub(crate) fn changes(mut self) -> anyhow::Result<Vec<Single>> {
        let walkers = Walker::applicable(&self.walkers, &mut self.source)?;
        let changes = walkers.into_iter().map(|walker| singles(&mut self.source, walker));
        Ok(changes.collect::<Result<Vec<_>, _>>()?.concat())
    }

    /// The search for the smallest text, which is laid out in the end if `lays_out`. It ends when `stop` says so in the middle
    /// of a parse.
    pub(crate) fn search(self, minimizer: &Minimizer, lays_out: bool, stop: Stop) -> anyhow::Result<Fixpoint> {
        let &Minimizer { algorithm, p0, prior, seed } = minimizer;
        let prior = match prior {
            PriorChoice::Fixed => PriorSource::Fixed(p0),
            PriorChoice::Learned => PriorSource::Learned(Experience::new(p0)),
        };
        let plan = Plan::new(self.walkers, algorithm, prior, seed);
        let plan = if lays_out { plan.with_layout() } else { plan };
        Ok(Fixpoint::new(self.source.until(stop), plan)?)
    }
}

/// Where the tokens of the language cannot be counted, words and other characters are.
fn size_of(grammar: Option<&'static Grammar>, text: &[u8]) -> Size {
    let counted = grammar.and_then(|grammar| grammar.count_tokens(text).ok());
    Size { bytes: text.len() as u64, tokens: counted.unwrap_or_else(|| Piece::Token.count(text)) }
}

fn names(walkers: &[Walker]) -> String {
    walkers.iter().map(Walker::to_string).collect::<Vec<_>>().join(",")
}

fn announce_syntax_errors(input: &Path, grammar: &Grammar, errors: usize, notes: Notes) {
    if errors > 0 {
        let places = if errors == 1 { "1 place".to_owned() } else { format!("{errors} places") };
        notes.note(format_args!(
            "{} has {places} that the parser for {} does not understand; they are reduced all the same",
            input.display(),
            grammar.name,
        ));
    }
}
