//! Imports between the files of a project.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use crate::ModuleGraph;
use crate::merge::Merge;

impl ModuleGraph {
    /// Returns the files that can become parts of others. Unless `takes_all`, only those that then
    /// are a part of a single one.
    pub fn embeddable(&self, takes_all: bool) -> Vec<usize> {
        let imported = self.files.iter().map(|(&number, file)| {
            let files = file.imports.iter().flat_map(|import| self.imported(file, import));
            (number, files.filter(|other| *other != number).collect::<BTreeSet<_>>())
        });
        let imported: BTreeMap<_, _> = imported.collect();
        let by_others: BTreeSet<_> = imported.values().flatten().copied().collect();
        // Files that only import each other have a root too: the first of them.
        let roots = self.files.keys().filter(|number| !by_others.contains(number));
        let all = roots.chain(self.files.keys());
        let (mut root_counts, mut roots) = (BTreeMap::<usize, usize>::new(), BTreeSet::new());
        for &root in all {
            let is_counted = by_others.contains(&root) && root_counts.contains_key(&root);
            if is_counted || !roots.insert(root) {
                continue;
            }
            let (mut seen, mut open) = (HashSet::from([root]), vec![root]);
            while let Some(number) = open.pop() {
                *root_counts.entry(number).or_default() += 1;
                open.extend(imported[&number].iter().filter(|other| seen.insert(**other)));
            }
        }
        let others: HashSet<_> =
            self.files.keys().copied().filter(|number| !roots.contains(number)).collect();
        // All files that import it need its text, alone or with all others.
        let mut with_all = HashMap::new();
        let mut can_be_part = |number| {
            let is_alone = HashSet::from([number]);
            let mut hosts = imported.iter().filter(|(_, others)| others.contains(&number));
            hosts.all(|(&host, _)| {
                let can_take = |parts: &HashSet<_>| self.merged(host, parts).is_some();
                can_take(&is_alone) || *with_all.entry(host).or_insert_with(|| can_take(&others))
            })
        };
        let is_part = |&(number, count): &(usize, usize)| {
            !roots.contains(&number) && (takes_all || count == 1) && can_be_part(number)
        };
        root_counts.into_iter().filter(is_part).map(|(number, _)| number).collect()
    }

    /// Returns the text of the file `host` with those in `removed` as parts of it; `None` if it
    /// imports none of them, or if that cannot be done.
    pub fn merged(&self, host: usize, removed: &HashSet<usize>) -> Option<Vec<u8>> {
        Merge::new(self, host, removed)?.text()
    }
}
