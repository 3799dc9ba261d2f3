//! Distribution of the queries of list minimisers over the tree.

use std::collections::BTreeMap;

use secateur_session::ListMinimizer;

use super::{Analysis, Cell, Series, Table};
use crate::comparison::{ListRun, Passes};

/// Key for grouping lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum By {
    Level,
    Length,
    Stays,
    Parent,
    Round,
}

/// Sums over lists.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Tally {
    pub(crate) lists: f64,
    pub(crate) members: f64,
    pub(crate) kept: f64,
    /// Weight of the elements, in tokens.
    pub(crate) tokens: f64,
    /// Weight of the removed elements, in tokens.
    pub(crate) removed: f64,
    pub(crate) queries: f64,
    /// Not a number if it is unknown for any list.
    pub(crate) repeats: f64,
}

/// Lists of one group.
pub(crate) struct Group {
    pub(crate) name: String,
    /// One for each series.
    pub(crate) of_series: Vec<Tally>,
}

/// Minimum share of queries of a group; the others are merged into one.
const SHARE_MIN: f64 = 0.001;

impl By {
    const ALL: [Self; 5] = [Self::Level, Self::Length, Self::Stays, Self::Parent, Self::Round];

    fn name(self) -> &'static str {
        match self {
            Self::Level => "level",
            Self::Length => "length",
            Self::Stays => "share kept",
            Self::Parent => "kind of parent",
            Self::Round => "round",
        }
    }

    /// Returns the index and the name of the group of `list`, or `None` if its elements are on
    /// different levels.
    fn group(self, ListRun { place, len, kept, .. }: &ListRun) -> Option<(usize, String)> {
        let numbered = |number: usize| Some((number, number.to_string()));
        match self {
            Self::Level => numbered(place.level?),
            Self::Round => numbered(place.round),
            Self::Parent => Some((0, place.parent.clone())),
            Self::Length => length_group(*len),
            Self::Stays => {
                let names = ["under 1/4", "under 1/2", "under 3/4", "under all", "all"];
                // The file is untrusted.
                let quarter = kept.saturating_mul(4).checked_div(*len)?.min(names.len() - 1);
                Some((quarter, names[quarter].to_owned()))
            }
        }
    }
}

/// Returns the index and the name of the group of lists of this length.
pub(crate) fn length_group(len: usize) -> Option<(usize, String)> {
    let low = len.checked_ilog2()?;
    Some((low as usize, format!("{}-{}", 1u64 << low, (2u64 << low) - 1)))
}

impl Tally {
    fn add(&mut self, other: Self) {
        self.lists += other.lists;
        self.members += other.members;
        self.kept += other.kept;
        self.tokens += other.tokens;
        self.removed += other.removed;
        self.queries += other.queries;
        self.repeats += other.repeats;
    }

    fn of(list: &ListRun) -> Self {
        Self {
            lists: 1.0,
            members: list.len as f64,
            kept: list.kept as f64,
            tokens: list.weights[0] as f64,
            removed: list.removed as f64,
            queries: list.queries() as f64,
            repeats: list.repeats.map_or(f64::NAN, |repeats| repeats as f64),
        }
    }

    /// Returns the number of tokens that a query removes.
    pub(crate) fn yields(&self) -> f64 {
        self.removed / self.queries.max(1.0)
    }
}

impl Group {
    /// Returns the mean of a value over the series.
    pub(crate) fn mean(&self, value: fn(&Tally) -> f64) -> f64 {
        self.of_series.iter().map(value).sum::<f64>() / self.of_series.len().max(1) as f64
    }
}

impl<'a> Analysis<'a> {
    /// Returns the main series with these passes.
    pub(crate) fn main_series_of(&self, passes: &Passes) -> Vec<Series<'a>> {
        let is_of = |series: &Series<'a>| series.algorithms().is_some_and(|it| it.passes == passes);
        self.main_series().into_iter().filter(is_of).collect()
    }

    /// Returns the passes of all main series, in order.
    pub(crate) fn passes(&self) -> Vec<&'a Passes> {
        let mut passes: Vec<_> = self.unseeded().iter().map(|it| it.passes).collect();
        passes.dedup();
        passes
    }
}

impl Group {
    /// Groups the lists of several series.
    pub(crate) fn all(by: By, lists: &[Vec<&ListRun>]) -> Vec<Self> {
        let mut groups: BTreeMap<(usize, String), Vec<Tally>> = BTreeMap::new();
        for (number, of_series) in lists.iter().enumerate() {
            for (key, list) in of_series.iter().filter_map(|list| Some((by.group(list)?, list))) {
                groups.entry(key).or_insert_with(|| vec![Tally::default(); lists.len()])[number]
                    .add(Tally::of(list));
            }
        }
        let group = |((_, name), of_series)| Self { name, of_series };
        let groups: Vec<Self> = groups.into_iter().map(group).collect();
        let queries_of = |group: &Self| group.mean(|tally| tally.queries);
        let queries: f64 = groups.iter().map(queries_of).sum();
        // A logarithmic scale has no position for zero.
        if queries == 0.0 {
            return Vec::new();
        }
        let least = SHARE_MIN * queries;
        let (mut groups, others): (Vec<_>, Vec<_>) =
            groups.into_iter().partition(|group| queries_of(group) >= least);
        let rest = others.into_iter().reduce(|mut rest, other| {
            rest.of_series.iter_mut().zip(other.of_series).for_each(|(sum, tally)| sum.add(tally));
            rest
        });
        groups.extend(rest.map(|rest| Self { name: "others".to_owned(), ..rest }));
        groups
    }
}

/// Results of algorithms on lists of the same subjects: a table, and a figure for all subjects and
/// for each.
pub(crate) struct Levels<'a> {
    /// Passes, and the reference if all have the same lists.
    pub(crate) title: String,
    pub(super) note: &'static str,
    /// Algorithms with their names in the figure.
    pub(crate) algorithms: Vec<(String, ListMinimizer)>,
    /// Subjects with the lists of each algorithm.
    pub(super) subjects: Vec<(&'a str, Vec<Vec<&'a ListRun>>)>,
}

impl Analysis<'_> {
    /// Returns the complete runs with each choice of passes.
    pub(crate) fn levels(&self) -> Vec<Levels<'_>> {
        self.passes().into_iter().map(|passes| self.levels_of(passes)).collect()
    }

    fn levels_of(&self, passes: &Passes) -> Levels<'_> {
        let all = self.main_series_of(passes);
        let minimizers = all.iter().filter_map(|it| it.algorithms()).map(|it| it.minimizer);
        // The lists of a stopped run are only those that it came to.
        let is_finished = |it: &&str| !all.iter().any(|&series| self.is_stopped(series, it));
        let subjects = self.common_subjects(&all).into_iter().filter(is_finished);
        let lists = |series, subject| self.figures(series, subject).flat_map(|run| &run.lists);
        let of_all = |subject| all.iter().map(|&series| lists(series, subject).collect()).collect();
        Levels {
            title: passes.to_string(),
            note: "Lists of two or more elements that were minimised to the end, on the subjects \
                 that all of these minimisers finished. Lists, elements and tokens are means over \
                 the minimisers, which take different paths.",
            algorithms: minimizers.map(|it| (it.name().to_owned(), it)).collect(),
            subjects: subjects.map(|subject| (subject, of_all(subject))).collect(),
        }
    }
}

impl Levels<'_> {
    /// Returns the table: all subjects together by every key, and each subject by level.
    pub(super) fn table(&self, kind: &str) -> Table {
        let (title, note) =
            (format!("{kind}: {}", self.title), format!("{} {LEVELS_NOTE}", self.note));
        let mut table =
            Table::new(&title, &note, "subject | by | group | lists | elements | tokens | kept");
        let names = self.algorithms.iter().map(|(name, _)| name);
        table.header.extend(
            names.flat_map(|name| ["Q", "R", "/e", "t/Q"].map(|what| format!("{name} {what}"))),
        );
        let together = self.together();
        for by in By::ALL {
            table.rows.extend(Group::all(by, &together).iter().map(|group| group.row("all", by)));
        }
        for (subject, lists) in &self.subjects {
            let groups = Group::all(By::Level, lists);
            table.rows.extend(groups.iter().map(|group| group.row(subject, By::Level)));
        }
        table
    }

    /// Returns the levels of all subjects together, if there are several, and of each, with names.
    pub(crate) fn pictures(&self) -> Vec<(&str, Vec<Group>)> {
        let of_subject = |(subject, lists): &(_, Vec<_>)| (*subject, Group::all(By::Level, lists));
        let together = (self.subjects.len() > 1)
            .then(|| ("all subjects", Group::all(By::Level, &self.together())));
        together.into_iter().chain(self.subjects.iter().map(of_subject)).collect()
    }

    /// Returns the lists of each algorithm on all subjects.
    fn together(&self) -> Vec<Vec<&ListRun>> {
        let of_algorithm =
            |index: usize| self.subjects.iter().flat_map(move |(_, lists)| &lists[index]).copied();
        (0..self.algorithms.len()).map(|index| of_algorithm(index).collect()).collect()
    }
}

const LEVELS_NOTE: &str = "Q: queries; R: repeats; /e: queries per element; t/Q: tokens removed \
     per query. Groups with less than a thousandth of the queries are combined as others.";

impl Group {
    fn row(&self, subject: &str, by: By) -> Vec<Cell> {
        let mut row = vec![Cell::text(subject), Cell::text(by.name()), Cell::text(&self.name)];
        row[2].number = self.name.parse().ok();
        let (members, kept) = (self.mean(|it| it.members), self.mean(|it| it.kept));
        let means = [self.mean(|it| it.lists), members, self.mean(|it| it.tokens)];
        row.extend(means.map(|mean| Cell::number(mean, 0)));
        row.push(Cell::percent(Some(kept / members.max(1.0))));
        for tally in &self.of_series {
            let has = |value: f64| (tally.lists > 0.0).then_some(value);
            row.extend([
                Cell::number(tally.queries, 0),
                Cell::maybe(Some(tally.repeats).filter(|repeats| !repeats.is_nan()), 0),
                Cell::maybe(has(tally.queries / tally.members.max(1.0)), 1),
                Cell::maybe(has(tally.yields()), 1),
            ]);
        }
        row
    }
}
