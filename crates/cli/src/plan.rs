//! What walks over the input, and how: from the options to a search.

use std::path::Path;
use std::sync::Arc;

use anyhow::anyhow;
use secateur_reduce::{Experience, Fixpoint, Piece, Plan, PriorSource, Single, Source, Walker, singles};
use secateur_report::{Measure, Size};
use secateur_syntax::{Grammar, parse};

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
    /// where no grammar is known either, a note tells what is done.
    pub(crate) fn new(
        path: &Path,
        text: Arc<[u8]>,
        language: Option<&'static Grammar>,
        walkers: &[Walker],
        default: &[Walker],
        notes: Notes,
    ) -> anyhow::Result<Self> {
        let grammar = language.or_else(|| secateur_languages::of(path));
        let walkers = match (walkers, grammar) {
            ([], Some(_)) => default.to_vec(),
            ([], None) => {
                notes.note(format_args!(
                    "no grammar is known for {}, so its lines are reduced, then its words and other characters; \
                     --language names a grammar, --walker another way",
                    path.display()
                ));
                vec![Walker::Flat(Piece::Line), Walker::Flat(Piece::Token)]
            }
            (chosen, _) => chosen.to_vec(),
        };
        if let (Some(walker), None) = (walkers.iter().find(|walker| walker.needs_grammar()), grammar) {
            return Err(anyhow!(
                "--walker {walker} needs a grammar, and cannot tell the language of {} by its name; say {}, or --walker \
                 lines",
                path.display(),
                input::language_options()
            ));
        }
        let bytes = text.len() as u64;
        let (source, tokens) = match grammar {
            Some(grammar) => {
                let tree = parse(grammar, text)?;
                announce_syntax_errors(path, grammar, tree.syntax_errors(), notes);
                let tokens = tree.tokens();
                (Source::of_tree(tree), tokens)
            }
            None => {
                let tokens = Piece::Token.count(&text);
                (Source::of_text(text), tokens)
            }
        };
        Ok(Self { grammar, source, size: Size { bytes, tokens }, walkers })
    }

    /// How large the text is.
    pub(crate) fn size(&self) -> Size {
        self.size
    }

    /// How sizes are measured.
    pub(crate) fn measure(&self) -> Measure {
        let grammar = self.grammar;
        Arc::new(move |text| {
            // A part of what could be parsed can be parsed, so that the count does not fail.
            let counted = grammar.and_then(|grammar| grammar.count_tokens(text).ok());
            Size { bytes: text.len() as u64, tokens: counted.unwrap_or_else(|| Piece::Token.count(text)) }
        })
    }

    /// The name of the language, or what stands for none.
    pub(crate) fn language(&self) -> &'static str {
        self.grammar.map_or("none", |grammar| grammar.name)
    }

    /// The names of the walkers, as the user would give them.
    pub(crate) fn walkers(&self) -> String {
        self.walkers.iter().map(Walker::to_string).collect::<Vec<_>>().join(",")
    }

    /// Every single change that the walkers know.
    pub(crate) fn changes(mut self) -> anyhow::Result<Vec<Single>> {
        let changes = self.walkers.iter().map(|&walker| singles(&mut self.source, walker));
        Ok(changes.collect::<Result<Vec<_>, _>>()?.concat())
    }

    /// The search for the smallest text.
    pub(crate) fn search(self, minimizer: &Minimizer) -> anyhow::Result<Fixpoint> {
        let &Minimizer { algorithm, p0, prior, seed } = minimizer;
        let prior = match prior {
            PriorChoice::Fixed => PriorSource::Fixed(p0),
            PriorChoice::Learned => PriorSource::Learned(Experience::new(p0)),
        };
        Ok(Fixpoint::new(self.source, Plan::new(self.walkers, algorithm, prior, seed))?)
    }
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
