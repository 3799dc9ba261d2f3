//! What the rules of a grammar admit where: what can be said of a language that nobody has described.
//!
//! Nothing here gives any of it a meaning.

use std::collections::{BTreeMap, BTreeSet};

use tree_sitter::Language;

use super::read::{Rule, Source};
use super::{Compiled, Instruction, ListKind, Mark, pattern};
use crate::WhiteSpace;
use crate::symbols::{Field, Kind, Place};

/// A place with the kinds of nodes that the grammar admits there.
#[derive(Clone, Debug)]
pub struct Slot {
    /// The place.
    pub place: Place,
    /// The kinds that may stand there, without keywords and punctuation.
    pub kinds: BTreeSet<Kind>,
    /// Whether it is in a list.
    pub is_repeated: bool,
}

/// All places of a grammar where nodes stand, with the names of its kinds and fields.
pub struct Slots<'a> {
    language: &'a Language,
    /// By the kind of the parent.
    pub of: BTreeMap<Kind, Vec<Slot>>,
}

impl<'a> Slots<'a> {
    /// The name of a kind.
    #[must_use]
    pub fn kind_name(&self, kind: Kind) -> &'a str {
        self.language.node_kind_for_id(kind.0).unwrap_or_default()
    }

    /// The kind of the nodes of this name.
    #[must_use]
    pub fn kind(&self, name: &str) -> Option<Kind> {
        Some(self.language.id_for_node_kind(name, true)).filter(|&kind| kind != 0 && kind != u16::MAX).map(Kind)
    }

    /// The name of a field; empty for none.
    #[must_use]
    pub fn field_name(&self, field: Field) -> &'a str {
        self.language.field_name_for_id(field.0).unwrap_or_default()
    }

    /// The field of this name; [`Field::NONE`] if the grammar has none.
    #[must_use]
    pub fn field(&self, name: &str) -> Field {
        self.language.field_id_for_name(name).map_or(Field::NONE, |field| Field(field.get()))
    }
}

/// All places where nodes stand.
pub(crate) fn slots(compiled: &Compiled) -> Slots<'_> {
    let language = &compiled.language;
    let mut kinds_of = vec![BTreeSet::new(); compiled.programs.len()];
    let roots = (0..language.node_kind_count()).map(|symbol| symbol as u16);
    let root = roots.filter(|&symbol| compiled.rule_of(symbol).is_some_and(|rule| rule.index() == 0));
    let root =
        root.filter_map(|symbol| language.node_kind_for_id(symbol)).map(|name| language.id_for_node_kind(name, true));
    kinds_of[0].extend(root.map(Kind));
    for symbol in compiled.classes.iter().flat_map(|class| &class.symbols) {
        if let Some(rule) = symbol.rule {
            kinds_of[rule.index()].insert(Kind(symbol.kind));
        }
    }
    let mut of: BTreeMap<Kind, Vec<Slot>> = BTreeMap::new();
    for (program, kinds_of) in compiled.programs.iter().zip(&kinds_of) {
        let (mut lists, mut taken) = (Vec::new(), BTreeMap::new());
        for instruction in &program.instructions {
            match instruction {
                Instruction::Mark(Mark::ListOpens(kind, _)) => lists.push(*kind),
                Instruction::Mark(Mark::ListCloses) => _ = lists.pop(),
                Instruction::Take(class) => {
                    let class = compiled.class(*class);
                    let is_repeated =
                        lists.iter().any(|kind| matches!(kind, ListKind::Repetition | ListKind::Separated));
                    let kinds = class.symbols.iter().map(|symbol| symbol.kind);
                    let kinds = kinds.filter(|&kind| kind != 0 && language.node_kind_is_named(kind)).map(Kind);
                    taken.entry((class.field, is_repeated)).or_insert_with(BTreeSet::new).extend(kinds);
                }
                _ => {}
            }
        }
        for (&kind, ((field, is_repeated), kinds)) in
            kinds_of.iter().flat_map(|kind| taken.iter().map(move |taken| (kind, taken)))
        {
            if !kinds.is_empty() {
                let place = Place { kind, field: Field(*field) };
                of.entry(kind).or_default().push(Slot { place, kinds: kinds.clone(), is_repeated: *is_repeated });
            }
        }
    }
    Slots { language, of }
}

/// The kinds of leaves that can be one of `texts` and none of `others`, in the rules of `json`.
pub(crate) fn leaves_like(json: &str, language: &Language, texts: &[&str], others: &[&str]) -> BTreeSet<Kind> {
    let Ok(source) = Source::read("", json) else { return BTreeSet::new() };
    let is_like = |rule: &Rule| {
        !pattern::matching(&source, rule, texts).is_empty() && pattern::matching(&source, rule, others).is_empty()
    };
    let named = source.rules().filter(|(_, _, body)| is_like(body)).map(|(_, name, _)| name);
    let aliases = source.rules().flat_map(|(_, _, body)| body.parts()).filter_map(|part| match part {
        Rule::Alias { content, named: true, value } if is_like(content) => Some(value.as_str()),
        _ => None,
    });
    let kinds = named.chain(aliases).map(|name| language.id_for_node_kind(name, true));
    kinds.filter(|&kind| kind != 0).map(Kind).collect()
}

/// What white space seems to mean by the rules in `json`.
pub(crate) fn white_space(json: &str) -> WhiteSpace {
    let Ok(source) = Source::read("", json) else { return WhiteSpace::Free };
    let reads = |ends: &[&str]| source.externals().any(|name| ends.iter().any(|end| name.ends_with(end)));
    let separates =
        |text: &str| source.extras().iter().any(|rule| !pattern::matching(&source, rule, &[text]).is_empty());
    if reads(&["indent"]) {
        WhiteSpace::Layout
    } else if !separates(" ") || reads(&["start_tag_name"]) {
        WhiteSpace::Significant
    } else if !separates("\n") || reads(&["_semicolon", "_newline", "_line_break", "_end_of_statement"]) {
        WhiteSpace::Lines
    } else {
        WhiteSpace::Free
    }
}
