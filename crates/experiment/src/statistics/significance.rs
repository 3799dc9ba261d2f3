//! Thresholds of significance, and groups without a significant difference.

/// Maximum probability of a false positive.
pub(crate) const CHANCE_MAX: f64 = 0.05;

/// Minimum number of subjects on which two series must differ for a signed-rank test: with five,
/// even five differences in the same direction occur by chance one time in sixteen.
pub(crate) const SUBJECTS_MIN: usize = 6;

/// Returns the maximal runs of adjacent positions, of `count`, that do not differ.
pub(crate) fn groups(count: usize, differ: impl Fn(usize, usize) -> bool) -> Vec<(usize, usize)> {
    let last = |first: usize| {
        let is_one = |last: &usize| {
            (first..*last).all(|one| (one + 1..=*last).all(|other| !differ(one, other)))
        };
        (first..count).take_while(is_one).last().unwrap_or(first)
    };
    let mut groups: Vec<(usize, usize)> = Vec::new();
    for group in (0..count).map(|first| (first, last(first))).filter(|(first, last)| last > first) {
        if groups.last().is_none_or(|(_, end)| *end < group.1) {
            groups.push(group);
        }
    }
    groups
}
