//! Joint grammars of a host language and its embedded languages.

use crate::Overrides;
use crate::grammar::{Grammar, Joint};
use crate::injections::{Found, Injection, InjectionQueries};
use crate::record::NodeRecord;
use crate::rules::Compiled;

impl Joint {
    /// Returns `None` if no embedded language is available, or if the rules of one cannot be used.
    fn of(host: &'static Grammar) -> Option<Self> {
        let mut languages = vec![host];
        let mut at = 0;
        while let Some(&language) = languages.get(at) {
            at += 1;
            let queries = language.compiled().ok()?.queries.as_ref();
            for name in queries.into_iter().flat_map(InjectionQueries::languages) {
                let found = language.injections.find(name).filter(|found| found.compiled().is_ok());
                if let Some(found) =
                    found.filter(|found| languages.iter().all(|known| known.name != found.name))
                {
                    languages.push(found);
                }
            }
        }
        let compiled = languages
            .iter()
            .map(|language| language.compiled().ok())
            .collect::<Option<Vec<_>>>()?;
        let (compiled, shifts) = Compiled::joint(&compiled)?;
        let mut overrides = Overrides::default();
        for (language, shift) in languages.iter().zip(&shifts) {
            overrides.add(&language.overrides, *shift);
        }
        (languages.len() > 1).then_some(Self { languages, shifts, compiled, overrides })
    }

    pub(crate) fn language(&self, name: &str) -> Option<&'static Grammar> {
        self.languages.iter().find(|language| language.name == name).copied()
    }

    /// Returns the injection at a leaf of one of the languages, with the number of the embedded
    /// language.
    pub(crate) fn injection(
        &self,
        language: usize,
        found: &Found,
        leaf: &NodeRecord,
    ) -> Option<(usize, &'static Injection)> {
        let language = self.languages[language];
        let queries = language.compiled().ok()?.queries.as_ref()?;
        let injection =
            queries.injection(found, leaf.start as usize..leaf.end as usize, leaf.kind)?;
        let name = language.injections.find(&injection.language)?.name;
        Some((self.languages.iter().position(|known| known.name == name)?, injection))
    }

    /// Returns the kind of the root of a language.
    pub(crate) fn root_kind(&self, language: usize) -> u16 {
        let compiled = self.languages[language].compiled().ok();
        compiled.and_then(|compiled| compiled.root_kinds().next()).unwrap_or(u16::MAX)
    }
}

impl Grammar {
    /// Returns the joint grammar; `None` without embedded languages.
    pub(crate) fn joint(&'static self) -> Option<&'static Joint> {
        self.injections.joint.get_or_init(|| Joint::of(self)).as_ref()
    }
}
