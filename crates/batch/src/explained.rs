//! Finds out what of a group's result matters.

use std::time::Instant;

use secateur_reduce::Finding;
use secateur_report::Explained;
use secateur_runner::{Limits, Statistics};
use secateur_session::{Course, explain};

use crate::Status;
use crate::batch::Batch;
use crate::explanation::Explanation;
use crate::group::Group;
use crate::kept::read;
use crate::reduction;

/// Finds out what of the result of `group` matters, if that is not known. Gives why it could not.
pub(crate) fn find_out(batch: &Batch<'_>, group: &mut Group) -> Result<(), String> {
    if group.state.status != Status::Finished || group.state.explained.is_some() {
        return Ok(());
    }
    let original = read(&group.original())?;
    let result = read(&group.result())?;
    let course = Course { started: Instant::now(), max_time: batch.max_time, max_tests: None };
    let mut statistics = Statistics::default();
    let trouble = |_| "its property cannot be asked again".to_owned();
    let mut prepared =
        reduction::prepare(batch, group, &original, &course, &mut statistics).map_err(trouble)?;
    prepared.settle(None, &original, &mut statistics).map_err(|error| error.to_string())?;
    let input = reduction::input(batch, group, &result, &course)?;
    let original = Some(original.files()[0].text());
    let limits = (batch.jobs, Limits { deadline: course.deadline(), ..Limits::default() });
    let found = explain(&input, (&result, 0), original, &prepared.runner, limits, |_, _| ());
    let found = found.map_err(|error| error.to_string())?;
    if !found.is_whole {
        return Err("it was stopped; another run does it again".to_owned());
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
    // With what is known now, it may be like one that it was not like before.
    group.state.compared = 0;
    group.state.write(&group.folder).map_err(|error| format!("it cannot be written: {error}"))
}
