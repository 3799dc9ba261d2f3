//! Explains the results of groups.

use secateur_reduce::Finding;
use secateur_report::Explained;
use secateur_session::{Course, explain};

use crate::Status;
use crate::batch::Batch;
use crate::explanation::Explanation;
use crate::group::Group;
use crate::kept::read;
use crate::reduction;

/// Explains the result of `group` if it has no explanation yet. Returns the reason if it cannot.
pub(crate) fn find_out(batch: &Batch<'_>, group: &mut Group) -> Result<(), String> {
    if group.state.status != Status::Finished || group.state.explained.is_some() {
        return Ok(());
    }
    let original = read(&group.original())?;
    let result = read(&group.result())?;
    if result.is_package() {
        return Err("it is a package; run `secateur explain` on it".to_owned());
    }
    let course = Course::new(batch.max_time, None);
    let run =
        reduction::probe(batch, group, &original, course).map_err(reduction::GroupFailure::why)?;
    let input = reduction::input(batch, group, &result, &course)?;
    let original = Some(original.files()[0].text());
    let found = explain(&input, (&result, 0), original, &run, |_, _| ());
    let found = found.map_err(|error| error.to_string())?;
    if !found.is_whole {
        return Err("it was interrupted; the next run starts it again".to_owned());
    }
    let (explainer, shown) = (&found.explainer, Explained::new(&found));
    let (mut free, mut names) = (Vec::new(), Vec::new());
    for part in explainer.parts() {
        match part.finding {
            Finding::Name { .. } if explainer.is_free(&part) => names.push(part.spans),
            Finding::Others(_) if explainer.count_of(&part).held > 0 => free.extend(part.spans),
            _ => {}
        }
    }
    let (pattern, summary, picture) = (shown.pattern(), shown.summary(), shown.picture());
    group.state.explained = Some(Explanation { pattern, summary, picture, free, names });
    // The explanation may reveal new duplicates.
    group.state.compared = 0;
    group.state.write(&group.folder).map_err(|error| format!("cannot write it: {error}"))
}
