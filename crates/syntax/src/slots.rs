//! Positions of a grammar with the kinds admitted there, for languages without a description.
//!
//! The positions have no meaning of their own.

use std::collections::{BTreeMap, BTreeSet};

use crate::rules::{Compiled, Instruction, ListKind, Mark, Symbols};
use crate::symbols::{Base, ChildPosition, Field, KindId};

/// Position with the kinds of nodes admitted there.
#[derive(Clone, Debug)]
pub struct Slot {
    pub place: ChildPosition,
    /// Admitted kinds, without keywords and punctuation.
    pub kinds: BTreeSet<KindId>,
    /// The position is in a list.
    pub is_repeated: bool,
}

/// All positions of a grammar, with the names of its kinds and fields.
pub struct Slots<'a> {
    symbols: &'a Symbols,
    base: Base,
    /// By the kind of the parent.
    pub of: BTreeMap<KindId, Vec<Slot>>,
}

impl<'a> Slots<'a> {
    /// Returns the name of a kind.
    pub fn kind_name(&self, kind: KindId) -> &'a str {
        self.symbols.kind_name(kind.0 - self.base.kind).unwrap_or_default()
    }

    /// Returns the kind of named nodes with this name.
    pub fn kind(&self, name: &str) -> Option<KindId> {
        self.symbols
            .kind(name, true)
            .filter(|&kind| kind != u16::MAX)
            .map(|kind| self.base.kind(kind))
    }

    /// Returns the name of a field; empty for none.
    pub fn field_name(&self, field: Field) -> &'a str {
        self.symbols.field_name(field.0).unwrap_or_default()
    }

    /// Returns the field with this name; [`Field::NONE`] if the grammar has none.
    pub fn field(&self, name: &str) -> Field {
        Field(self.symbols.field(name))
    }
}

/// Returns all positions of nodes.
pub(crate) fn slots(compiled: &Compiled, base: Base) -> Slots<'_> {
    let symbols = &compiled.host().symbols;
    let mut kinds_of = vec![BTreeSet::new(); compiled.programs.len()];
    kinds_of[0].extend(compiled.root_kinds().map(|kind| base.kind(kind)));
    for symbol in compiled.classes.iter().flat_map(|class| &class.symbols) {
        if let Some(rule) = symbol.rule {
            kinds_of[rule.index()].insert(base.kind(symbol.kind));
        }
    }
    let mut of: BTreeMap<KindId, Vec<Slot>> = BTreeMap::new();
    for (program, kinds_of) in compiled.programs.iter().zip(&kinds_of) {
        let (mut lists, mut taken) = (Vec::new(), BTreeMap::new());
        for &instruction in &program.instructions {
            match instruction {
                Instruction::Mark(Mark::ListOpens(kind, _)) => {
                    lists.push(matches!(kind, ListKind::Repetition | ListKind::Separated));
                }
                Instruction::Mark(Mark::ListCloses) => _ = lists.pop(),
                Instruction::Take(class) => {
                    let class = compiled.class(class);
                    let kinds = class.symbols.iter().map(|symbol| symbol.kind);
                    let named = kinds.filter(|&kind| kind != 0 && symbols.is_named(kind));
                    let key = (Field(class.field), lists.contains(&true));
                    let taken: &mut BTreeSet<_> = taken.entry(key).or_default();
                    taken.extend(named.map(|kind| base.kind(kind)));
                }
                _ => {}
            }
        }
        taken.retain(|_, kinds| !kinds.is_empty());
        for &kind in kinds_of.iter().filter(|_| !taken.is_empty()) {
            of.entry(kind).or_default().extend(taken.iter().map(
                |(&(field, is_repeated), kinds)| Slot {
                    place: ChildPosition { kind, field },
                    kinds: kinds.clone(),
                    is_repeated,
                },
            ));
        }
    }
    Slots { symbols, base, of }
}
