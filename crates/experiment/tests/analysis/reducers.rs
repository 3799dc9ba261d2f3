//! Rows of other reducers, and lists of the same subjects.

use secateur_experiment::{Analysis, Contender, Ended, Row, SameLists, Series};
use secateur_minimize::InitialProbability;
use serde_json::json;

use crate::{GIVEN, cells, reducer_row, row, rows};

#[test]
fn other_reducers_are_compared_with_the_default_but_not_with_the_papers() {
    let mut rows = rows();
    rows.push(reducer_row("cut", &("a", "hdd", "ddmin", None, 20, 800, 4.0)));
    let mut other_language = reducer_row("cut", &("c", "hdd", "ddmin", None, 20, 800, 4.0));
    let Contender::Reducer(id) = &mut other_language.run.contender else {
        panic!("{other_language:?}")
    };
    id.command.push("--xml".to_owned());
    rows.push(other_language);
    let mut default = row(&("a", "perses+rename", "wprobdd", None, 10, 100, 2.0));
    assert!(
        Analysis::new(&rows).tables().iter().any(|table| table.title == "Against other reducers")
    );
    let analysis = Analysis::new(&rows);
    assert_eq!(
        analysis.baseline().unwrap().to_string(),
        "hdd ddmin",
        "there is nothing closer to the default"
    );
    let Contender::Combination(combination) = &mut default.run.contender else {
        panic!("{default:?}")
    };
    (combination.p0, combination.learned) = (Some(InitialProbability::new(0.25).unwrap()), true);
    rows.push(default);
    let mut failed = reducer_row("saw", &GIVEN[0]);
    failed.ended = Ended::NotReproduced;
    rows.push(failed);
    let analysis = Analysis::new(&rows);
    assert_eq!(analysis.baseline().unwrap().full_name(), "perses+rename wprobdd, p0 0.25, learned");
    // The reducer without a valid run is not shown.
    assert_eq!(analysis.reducers().iter().map(Series::full_name).collect::<Vec<_>>(), ["cut 1.2"]);
    assert!(analysis.main_series().iter().all(|series| series.algorithms().is_some()));
    for (title, begins, expected) in [
        (
            "Against other reducers",
            &["a"][..],
            &["a", "c", "100", "2.0", "10", "100", "4.0", "20", "800"][..],
        ),
        (
            "Against other reducers, summary",
            &["cut 1.2", "perses+rename wprobdd, p0 0.25, learned", "tests"],
            &[
                "cut 1.2",
                "perses+rename wprobdd, p0 0.25, learned",
                "tests",
                "1",
                "0",
                "-87.5 %",
                "-87.5 to -87.5",
                "-87.5 %",
                "-87.5 %",
                "1",
                "0",
                "0",
            ],
        ),
        (
            "Means",
            &["cut 1.2"],
            &["cut 1.2", "all", "2", "2", "0", "20.0", "20.0", "20.0", "800.0"],
        ),
        (
            "All runs",
            &["a", "cut 1.2"],
            &["a", "cut 1.2", "–", "–", "–", "–", "finished", "100", "20"],
        ),
    ] {
        assert_eq!(cells(&analysis, title, begins)[..expected.len()], *expected, "{title}");
    }
    let tables = analysis.tables();
    let against = tables.iter().find(|table| table.title == "Against other reducers").unwrap();
    assert_eq!(against.rows.len(), 2, "no other contender has run on b");
}

/// Returns a line of lists: one list of `len` elements of a subject, with the outcomes of ddmin and
/// of ProbDD.
fn list_of(subject: &str, len: usize, outcomes: [&str; 2]) -> SameLists {
    let [ddmin, probdd] = [("ddmin", None), ("probdd", Some(0.1))].map(|(minimizer, p0)| {
        json!({"pass": "hdd", "minimizer": minimizer, "p0": p0, "learned": false, "seed": null})
    });
    let mut run = ddmin.clone();
    (run["subject"], run["input_hash"], run["test_hash"]) =
        (json!(subject), "1".into(), "2".into());
    serde_json::from_value(json!({
        "run": run, "language": "c", "version": "0", "all": 1, "algorithms": [ddmin, probdd],
        "lists": [[["hdd", 1, "thorough", 3, "block"], vec![1; len], [0.1], outcomes]],
    }))
    .unwrap()
}

#[test]
fn whole_runs_are_compared_with_the_lists_of_the_same_subjects() {
    let rows: Vec<Row> = rows().into_iter().filter(|row| row.run.subject == "a").collect();
    let nothing = ["", ""];
    // ProbDD asks fewer queries on the subject with runs, and more on the others.
    let mut lists = vec![list_of("a", 16, nothing)];
    lists.extend(["c", "d"].map(|subject| list_of(subject, 2, ["1", ""])));
    let analysis = Analysis::new(&rows).with_lists(&lists);
    let pair = cells(&analysis, "Same lists, pairs", &["hdd, lists of ddmin"]);
    let [.., subjects, by_subject, _, with_runs, same_lists, whole_runs, winner] = &pair[..] else {
        panic!("{pair:?}")
    };
    assert_eq!((&**subjects, &**with_runs, &**whole_runs), ("3", "1", "-75.0 %"), "{pair:?}");
    assert!(!by_subject.starts_with('-') && same_lists.starts_with('-'), "{pair:?}");
    assert_eq!(winner, "yes");
    let conclusions = analysis.conclusions();
    let last = conclusions.last().unwrap();
    assert!(
        last.ends_with("Whole runs on the same subjects have the same winner for 1 of 1 pair."),
        "{last}"
    );
}
