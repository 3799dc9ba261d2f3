//! Comparisons on identical lists, experiment plans, and several folders together.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use crate::support::{Run, Scratch, has_tools};
use serde_json::Value;

/// Interestingness test of the subject.
const TEST: &str = "for i in 1 4; do grep -q \"f$i\\b\" in.c || exit 1; done";

fn scratch_with_subject() -> Scratch {
    let scratch = Scratch::new();
    scratch.subject("program", 6, TEST);
    scratch
}

fn rows(scratch: &Scratch, folder: &str) -> Vec<Value> {
    let text = String::from_utf8(scratch.read(&format!("{folder}/runs.jsonl"))).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn compare(scratch: &Scratch, more: &[&str]) -> Run {
    scratch.secateur(&[&["compare", "program", "-o", "runs"], more].concat())
}

/// Returns the rows about the shared lists.
fn same_lists(scratch: &Scratch) -> Vec<Value> {
    let text = String::from_utf8(scratch.read("runs/lists.jsonl")).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Returns the number of outcomes of a list in a row: queries of each kind, and repeats.
fn proposals(list: &Value) -> u64 {
    let queries: u64 = (0..4).map(|kind| list[6][kind][0].as_u64().unwrap()).sum();
    queries + list[9].as_u64().unwrap()
}

#[test]
fn on_the_same_lists_each_minimiser_is_counted_as_if_it_ran_alone() {
    let scratch = scratch_with_subject();
    let options = ["--same-lists", "--passes", "hdd", "--minimizers", "ddmin,wddmin,probdd"];
    let run = compare(&scratch, &options);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert!(
        run.stderr.contains("program hdd.ddmin: ") && run.stderr.contains(" of its "),
        "{run:?}"
    );
    let [row] = &rows(&scratch, "runs")[..] else { panic!("one run, that of the reference") };
    let [same] = &same_lists(&scratch)[..] else { panic!("one line") };
    assert_eq!(same["run"], row["run"]);
    // The reference makes the same queries on each list as in its own run.
    let (lists, own) =
        (same["lists"].as_array().unwrap(), row["figures"]["lists"].as_array().unwrap());
    assert_eq!(lists.len(), own.len());
    for (list, own) in lists.iter().zip(own) {
        assert_eq!(list[3][0].as_str().unwrap().len() as u64, proposals(own));
        assert_eq!(
            (&list[0], list[1].as_array().unwrap().len() as u64),
            (&own[0], own[1].as_u64().unwrap())
        );
    }
    // Each has its line in the figure, although only the reference has runs.
    assert_eq!(scratch.secateur(&["report", "runs"]).code, Some(0));
    let page = String::from_utf8(scratch.read("runs/report.html")).unwrap();
    let figures: Vec<_> =
        page.split("<figure id=\"").filter(|figure| figure.starts_with("levels-")).collect();
    let [figure] = &figures[..] else { panic!("one for the subject: {}", figures.len()) };
    for text in
        ["elements", "tokens", "queries", "tokens per query", "ddmin", "wddmin", "probdd.p0.1"]
    {
        assert!(figure.contains(&format!(">\n{text}\n<")), "{text} in {figure}");
    }
    // The first list is the one that the other minimisers also start with.
    assert_eq!(
        compare(&scratch, &["--passes", "hdd", "--minimizers", "wddmin,probdd"]).code,
        Some(0)
    );
    for (index, row) in rows(&scratch, "runs").iter().enumerate().skip(1) {
        let proposals = proposals(&row["figures"]["lists"][0]);
        assert_eq!(lists[0][3][index].as_str().unwrap().len() as u64, proposals, "{row}");
    }
    let page = scratch.secateur(&["report", "runs", "--markdown"]);
    assert!(
        page.stdout.contains("## Same lists, pairs")
            && page.stdout.contains("## Same lists: hdd, lists of ddmin")
    );

    // Nothing remains to be done; a sample or more minimisers would be new work.
    let before = scratch.read("runs/lists.jsonl");
    assert_eq!(compare(&scratch, &options).code, Some(0));
    assert_eq!(scratch.read("runs/lists.jsonl"), before);
    assert_eq!(compare(&scratch, &[&options[..], &["--lists-max", "2"]].concat()).code, Some(0));
    let sampled = same_lists(&scratch);
    assert_eq!((sampled.len(), sampled[1]["lists"].as_array().unwrap().len()), (2, 2));
    assert_eq!(sampled[1]["all"], lists.len());
}

#[test]
fn a_report_on_lists_alone_has_ranks_and_no_map_of_one_minimiser() {
    let scratch = scratch_with_subject();
    let options = ["--same-lists", "--passes", "hdd,perses", "--minimizers", "ddmin,probdd,cdd"];
    assert_eq!(compare(&scratch, &options).code, Some(0));
    let page = |folder: &str| {
        let run = scratch.secateur(&["report", folder]);
        assert_eq!(run.code, Some(0), "{run:?}");
        String::from_utf8(scratch.read(&format!("{folder}/report.html"))).unwrap()
    };
    let whole = page("runs");
    std::fs::create_dir(scratch.path("alone")).unwrap();
    scratch.file("alone/lists.jsonl", scratch.read("runs/lists.jsonl"));
    let alone = page("alone");
    for page in [&whole, &alone] {
        let ranks = page.matches("<figure id=\"ranks-").count();
        assert_eq!(ranks, 2, "one for each reference");
        assert!(page.contains("hdd, lists of ddmin, queries, 1 subject"), "{page}");
        assert!(!page.contains("<figure id=\"heat-"), "the references have one minimiser");
    }
    assert!(alone.contains("<dt>languages</dt><dd>c</dd>"), "{alone}");
    let latex = scratch.secateur(&["report", "alone", "--latex"]);
    assert!(latex.code == Some(0) && latex.stdout.contains("\\caption{Ranks."), "{latex:?}");
    let run = scratch.secateur(&["report", "program"]);
    assert!(run.code == Some(2) && run.stderr.contains("there are no runs in program"), "{run:?}");
    // Tables are printed, so that nothing would be written to the folder of results.
    std::fs::create_dir_all(scratch.path("alone/results/runs")).unwrap();
    scratch.file("alone/results/runs/runs.jsonl", scratch.read("runs/runs.jsonl"));
    let both = scratch.secateur(&["report", "alone/results/runs", "alone", "--markdown"]);
    assert!(both.code == Some(0) && both.stdout.contains("Queries on the very same"), "{both:?}");
}

#[test]
fn the_default_reference_is_not_the_slowest_minimiser() {
    let scratch = scratch_with_subject();
    assert_eq!(compare(&scratch, &["--same-lists", "--passes", "hdd"]).code, Some(0));
    let names: Vec<_> = same_lists(&scratch)[0]["algorithms"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| it["minimizer"].clone())
        .collect();
    assert_eq!(names, ["wprobdd", "probdd", "cdd", "wddmin", "ddmin"]);
}

#[test]
fn the_lists_of_a_stopped_reference_are_kept_and_minimised_to_the_end() {
    let scratch = scratch_with_subject();
    // From the tenth test on, none ends while the run lasts: its first list is not complete.
    let [log, hung] = ["log", "hung"].map(|name| scratch.path(name).display().to_string());
    let wait = "while [ $(date +%s) -lt $(($(cat HUNG) + 16)) ]; do sleep 0.1; done";
    scratch.script(
        "program/r.sh",
        &format!(
            "echo >> {log}; [ $(wc -l < {log}) -ne 10 ] || date +%s > {hung}\n\
             [ ! -e {hung} ] || {}\n{TEST}",
            wait.replace("HUNG", &hung)
        ),
    );
    let options = ["--passes", "hdd", "--minimizers", "ddmin,cdd", "--timeout", "15"];
    let run = compare(&scratch, &[&options[..], &["--same-lists"]].concat());
    assert_eq!(run.code, Some(0), "{run:?}");
    let row = &rows(&scratch, "runs")[0];
    assert_eq!(
        (&row["ended"], &row["figures"]["lists"]),
        (&"timed-out".into(), &Value::Array(vec![]))
    );
    let [same] = &same_lists(&scratch)[..] else { panic!("one line") };
    let [list] = &same["lists"].as_array().unwrap()[..] else { panic!("{same}") };
    // Both minimise it to its end, whatever the reference came to.
    let queries = |of: usize| list[3][of].as_str().unwrap().len();
    assert!(queries(0) > 10 && queries(1) > 3, "{list}");
    let report = scratch.secateur(&["report", "runs", "--markdown"]);
    assert_eq!(report.code, Some(0), "{report:?}");
}

#[test]
fn lists_of_a_comparison_are_simulated() {
    let scratch = scratch_with_subject();
    let options = ["--same-lists", "--passes", "hdd,perses", "--minimizers", "ddmin,probdd,cdd"];
    assert_eq!(compare(&scratch, &options).code, Some(0));
    let run = scratch.secateur(&[
        "simulate",
        "--lists",
        "runs",
        "--json",
        "--pair",
        "ddmin:cdd",
        "--pair",
        "ddmin:opdd",
    ]);
    let report: Value = serde_json::from_str(&run.stdout).unwrap();
    let told = |index: usize| -> u64 {
        let lines = same_lists(&scratch);
        let lists = lines.iter().flat_map(|line| line["lists"].as_array().unwrap());
        lists.map(|list| list[3][index].as_str().unwrap().len() as u64).sum()
    };
    let number = |value: &Value| value.as_u64().unwrap();
    let [ddmin, cdd, opdd] = &report["algorithms"].as_array().unwrap()[..] else {
        panic!("{report}")
    };
    for (figures, index) in [(ddmin, 0), (cdd, 2)] {
        let (real, monotone) = (&figures["real"], &figures["monotone"]);
        let queries = number(&real["queries"]);
        assert_eq!(queries + number(&real["repeats"]), told(index), "{figures}");
        let ratio = number(&monotone["queries"]) as f64 / queries as f64;
        assert_eq!(monotone["fit"]["ratio"], ratio, "{figures}");
    }
    assert!(number(&ddmin["real"]["repeats"]) > 0, "{report}");
    assert_eq!((&opdd["real"], &opdd["monotone"]["fit"]), (&Value::Null, &Value::Null));
    assert!(number(&opdd["monotone"]["queries"]) > 0);
    let [of_known, of_new] = &report["pairs"].as_array().unwrap()[..] else { panic!("{report}") };
    let fewer =
        1.0 - number(&cdd["real"]["queries"]) as f64 / number(&ddmin["real"]["queries"]) as f64;
    let savings = of_known["real"]["percent_of_sums"].as_f64().unwrap();
    assert!((savings - 100.0 * fewer).abs() < 1e-9, "{of_known}");
    assert_eq!(of_new["real"], Value::Null, "{of_new}");
    assert!(of_new["monotone"]["percent_of_sums"].is_number(), "{of_new}");
    // The lengths add up to the total.
    let lengths = report["lengths"].as_array().unwrap();
    let (all, parts) = lengths.split_last().unwrap();
    for path in ["/lists", "/members", "/algorithms/0/repeats"] {
        let of = |length: &Value| number(length.pointer(path).unwrap());
        assert_eq!(parts.iter().map(of).sum::<u64>(), of(all), "{path}");
    }
    assert_eq!(all["algorithms"][0]["queries"], ddmin["real"]["queries"], "{report}");
    let run = scratch.secateur(&["simulate", "--lists", "runs", "--pair", "ddmin:opdd"]);
    for text in ["real queries", "without its own outcomes", "opdd than ddmin", "length"] {
        assert!(run.stdout.contains(text), "{text} in {}", run.stdout);
    }
}

/// A copy of a built-in minimiser gets the counts of the built-in one, so that neither has an
/// advantage.
#[test]
fn a_program_of_ones_own_is_modelled_as_a_built_in_minimiser_is() {
    let scratch = scratch_with_subject();
    let options = ["--same-lists", "--passes", "hdd,perses", "--minimizers", "ddmin,probdd,cdd"];
    assert_eq!(compare(&scratch, &options).code, Some(0));
    if !has_tools(&["python3"]) {
        return;
    }
    let program = concat!(env!("CARGO_MANIFEST_DIR"), "/../../benchmarks/minimizers/ddmin.py");
    let pair = format!("ddmin:mine=python3 {program}");
    let run = scratch.secateur(&["simulate", "--lists", "runs", "--json", "--pair", &pair]);
    let report: Value = serde_json::from_str(&run.stdout).unwrap();
    let pair = &report["pairs"][0];
    for model in ["monotone", "failing"] {
        for of in ["percent_of_sums", "percent_mean"] {
            assert_eq!(pair[model][of], 0.0, "{pair}");
        }
    }
    assert_eq!((&pair["algorithm"], &pair["real"]), (&"mine".into(), &Value::Null));
    // By length, modelled counts are beside real ones.
    let pair = format!("ddmin:mine=python3 {program}");
    let run = scratch.secateur(&["simulate", "--lists", "runs", "--pair", &pair]);
    let all = run.stdout.lines().rfind(|line| line.starts_with("| all ")).unwrap();
    let cells: Vec<_> = all.split('|').map(str::trim).collect();
    let [theirs, mine] = [0, 1].map(|at| &report["algorithms"][at]["failing"]["queries"]);
    assert!(cells[4].contains(" + ") && cells[4].ends_with(&format!(" ~{theirs}")), "{all}");
    assert_eq!(cells[5], format!("– ~{mine}"));
}

#[test]
fn a_run_without_lists_has_no_estimate() {
    let scratch = Scratch::new();
    scratch.subject("tiny", 0, "grep -q x in.c");
    scratch.file("tiny/in.c", "int x;\n");
    let options = ["--same-lists", "-w", "perses", "-m", "ddmin,cdd"];
    let run = scratch.secateur(&[&["compare", "tiny", "-o", "runs"], &options[..]].concat());
    assert!(run.stderr.starts_with("tiny perses.ddmin: no lists\n"), "{run:?}");
}

#[test]
fn lists_that_no_minimiser_asks_for_are_refused_with_a_remedy() {
    let scratch = scratch_with_subject();
    let options = ["--same-lists", "--passes", "hdd,perses", "--minimizers", "ddmin,probdd,cdd"];
    assert_eq!(compare(&scratch, &options).code, Some(0));

    let good = String::from_utf8(scratch.read("runs/lists.jsonl")).unwrap();
    let change = |change: fn(&mut Value)| {
        let mut line: Value = serde_json::from_str(good.lines().next().unwrap()).unwrap();
        change(&mut line["lists"][1]);
        format!("{}{line}\n", good.lines().next().map(|first| format!("{first}\n")).unwrap())
    };
    for (text, problem) in [
        (good[..good.len() - 20].to_owned(), "line 2 of bad.jsonl is not a row of lists: "),
        (
            change(|list| list[1][0] = 0.into()),
            "line 2 of bad.jsonl has an invalid list 2: an element has the weight 0",
        ),
        (
            change(|list| list[2] = vec![0.1; 77].into()),
            "it has another number of probabilities than of elements",
        ),
        (change(|list| list[2] = vec![1.5].into()), "an element has the invalid probability 1.5"),
        (change(|list| list[3][0] = "0120".into()), "an outcome 2, which is neither 0 nor 1"),
        (change(|list| list[3][0] = "0".into()), "it has 1 outcomes for hdd.ddmin, which asks"),
        (change(|list| list[3] = vec!["0"].into()), "outcomes of another number of algorithms"),
        (String::new(), "there are no lists in bad.jsonl"),
    ] {
        scratch.file("bad.jsonl", &text);
        let run = scratch.secateur(&["simulate", "--lists", "bad.jsonl"]);
        assert_eq!(run.code, Some(2), "{problem}: {run:?}");
        assert!(
            run.stderr.contains(problem) && run.stderr.contains("secateur compare --same-lists"),
            "{run:?}"
        );
    }
}

#[test]
fn a_plan_equals_a_command_line_which_takes_precedence() {
    let scratch = scratch_with_subject();
    std::fs::create_dir(scratch.path("plans")).unwrap();
    scratch.file(
        "plans/mine.toml",
        "subjects = [\"../program\"]\npasses = [\"hdd\"]\nminimizers = [\"ddmin\", \"probdd\"]\n\
        p0 = [0.1, 0.2]\ntimeout = 100\n[quick]\nminimizers = [\"cdd\"]\np0 = [0.3]\n",
    );
    let labels = |folder: &str| -> Vec<String> {
        let of = |row: &Value| {
            format!(
                "{} {} {}",
                row["run"]["minimizer"].as_str().unwrap(),
                row["run"]["p0"],
                row["timeout_s"]
            )
        };
        rows(&scratch, folder).iter().map(of).collect()
    };
    let run = |more: &[&str]| {
        let run = scratch.secateur(&[&["compare", "plans/mine.toml"], more].concat());
        assert_eq!(run.code, Some(0), "{run:?}");
    };
    run(&["-o", "all"]);
    assert_eq!(labels("all"), ["ddmin null 100.0", "probdd 0.1 100.0", "probdd 0.2 100.0"]);
    run(&["-o", "quick", "--quick", "--timeout", "50"]);
    assert_eq!(labels("quick"), ["cdd 0.3 50.0"]);
    // Two machines share the work, and their folders are merged.
    run(&["-o", "one", "--shard", "1/2"]);
    run(&["-o", "two", "--shard", "2/2"]);
    assert_eq!((labels("one").len(), labels("two").len()), (2, 1));
    let both = scratch.secateur(&["report", "two", "one", "one", "--latex"]);
    assert_eq!(both.code, Some(0), "{both:?}");
    assert!(
        both.stdout.contains("% runs: 3\n") && both.stdout.contains("\\begin{longtable}"),
        "{both:?}"
    );
    assert!(
        both.stdout.contains("hdd probdd, p0 0.2")
            && both.stdout.contains("50.0 \\%")
            && !both.stdout.contains("50.0 %")
    );
    // Tables that fit on a page come first.
    let tables: Vec<usize> = both
        .stdout
        .split("\\toprule\n")
        .skip(1)
        .map(|table| table.lines().next().unwrap().matches('&').count() + 1)
        .collect();
    let first_wide = tables.iter().position(|&columns| columns > 14).unwrap();
    assert!(tables[first_wide..].iter().all(|&columns| columns > 14), "{tables:?}");
    // Each figure over tests and over time has a line per minimiser, in pgfplots format.
    let figure = |caption: &str| {
        let mut figures = both.stdout.split("\\begin{figure}").skip(1);
        figures
            .find(|figure| figure.contains(caption))
            .unwrap_or_else(|| panic!("{caption} {both:?}"))
    };
    for caption in ["\\caption{targets over tests}", "\\caption{program, over time}"] {
        assert_eq!(
            figure(caption).matches("\\addplot+[mark=none] coordinates {(").count(),
            2,
            "{caption}"
        );
    }
    assert_eq!(both.stdout.matches("\\begin{").count(), both.stdout.matches("\\end{").count());
    let apart = scratch.secateur(&["report", "one", "quick"]);
    assert!(
        apart.code == Some(2) && apart.stderr.contains("the runs in one and in quick were made"),
        "{apart:?}"
    );
}

/// A script that gets the name of the case and the candidate.
const OF_SUITE: &str = "grep -q \"needed by $1\" \"$2\"\n";

fn scratch_with_suite() -> Scratch {
    let scratch = Scratch::new();
    std::fs::create_dir_all(scratch.path("suites")).unwrap();
    for case in ["one", "two"] {
        std::fs::create_dir_all(scratch.path(&format!("inputs/{case}"))).unwrap();
        scratch.file(&format!("inputs/{case}/a.txt"), format!("a\nb\nneeded by {case}\nc\n"));
    }
    scratch.file("inputs/data.csv", ",,\nx,two,1,4\n");
    scratch.script("suites/check", OF_SUITE);
    scratch.script("suites/later", "echo $(grep -c -e '^a$' -e \"needed by $1\" \"$2\")/2\n");
    scratch.file(
        "suites/mine.toml",
        "name = 'mine'\nversion = '2'\nsource = 'made here'\npasses = ['lines']\n\
         minimizers = ['ddmin']\nheld-out = ['{suite}/later', '{name}', '@@']\n[[inputs]]\nfiles = '*/a.txt'\n\
         command = ['{suite}/check', '{name}', '@@']\nexpect-exit = 0\n\
         [tools]\nteller = ['echo', 'teller 1.5']\nnowhere = ['/no/such']\n\
         [[published]]\nby = 'A'\nsource = 'a paper'\ncases.one = {tokens = 3, tests = 9}\n\
         [[published]]\nby = 'B'\nsource = 'an artefact'\n\
         table = {file = 'data.csv', case = 2, tokens = 3, tests = 4}\n",
    );
    scratch
}

#[test]
fn a_suite_is_a_folder_of_inputs_with_a_command_and_published_results() {
    let scratch = scratch_with_suite();
    let suite =
        |more: &[&str]| scratch.secateur(&[&["compare", "suites/mine.toml"], more].concat());
    let run = suite(&["--from", "inputs", "-o", "runs"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let made = rows(&scratch, "runs");
    let cases: Vec<_> = made.iter().map(|row| row["run"]["subject"].as_str().unwrap()).collect();
    assert_eq!(cases, ["one", "two"]);
    for (row, by) in made.iter().zip(["A", "B"]) {
        let version = serde_json::json!(
            {"name": "mine", "version": "2", "tools": {"teller": "1.5"}}
        );
        assert_eq!((&row["suite"], &row["published"][0]["by"]), (&version, &Value::from(by)));
        assert_eq!(row["figures"]["bytes_after"], 14, "{row}");
        let held_out = serde_json::json!(
            {"original": {"passed": 2, "total": 2}, "result": {"passed": 1, "total": 2}}
        );
        assert_eq!(row["held_out"], held_out);
    }
    let report = scratch.secateur(&["report", "runs", "--markdown"]).stdout;
    let (_, table) =
        report.split_once("## Published results").unwrap_or_else(|| panic!("{report}"));
    let (_, table) = table.split_once("B: an artefact.").unwrap();
    let ours = &made[0]["figures"]["tests"];
    assert!(table.contains("| one ") && table.contains(&format!(" {ours} ")), "{table}");
    let (_, table) = report.split_once("## Held-out tests").unwrap();
    let cells: Vec<_> = table.lines().filter(|line| line.starts_with("| one ")).collect();
    let cells: Vec<_> = cells[0].split('|').map(str::trim).collect();
    assert_eq!(cells[1..4], ["one", "2 of 2", "1 of 2"]);

    // Another script is another test, whose runs are not those of the first.
    scratch.script("suites/check", &OF_SUITE.replace("needed", "ne*ded"));
    let run = suite(&["--from", "inputs", "-o", "runs", "--cases", "t*"]);
    assert_eq!((run.code, rows(&scratch, "runs").len()), (Some(0), 3), "{run:?}");
    scratch.script("suites/later", "echo none\n");
    let run = suite(&["--from", "inputs", "-o", "uncounted", "--cases", "one"]);
    let error = rows(&scratch, "uncounted")[0]["ended"]["error"].to_string();
    assert!(error.contains("not PASSED/TOTAL: none"), "{error} {run:?}");
    for (more, expected) in [
        (&["-o", "runs"][..], "nothing matches */a.txt in "),
        (&["-o", "runs", "--from", "nowhere"], "--from nowhere: No such file"),
        (&["-o", "runs", "--from", "inputs", "--cases", "x"], "no case has such a name"),
        (&["-o", "inputs/one/a.txt", "--from", "inputs"], "a.txt"),
    ] {
        let run = suite(more);
        assert!(run.code == Some(2) && run.stderr.contains(expected), "{expected}: {run:?}");
    }
}

#[test]
fn a_plan_uses_the_inputs_of_a_suite() {
    let scratch = scratch_with_suite();
    scratch
        .file("plan.toml", "suite = 'suites/mine.toml'\ncases = ['two']\nminimizers = ['cdd']\n");
    let run = scratch.secateur(&["compare", "plan.toml", "--from", "inputs", "-o", "runs"]);
    let made = rows(&scratch, "runs");
    assert_eq!((run.code, made.len()), (Some(0), 1), "{run:?}");
    assert_eq!(
        [&made[0]["run"]["subject"], &made[0]["run"]["minimizer"], &made[0]["suite"]["name"]],
        ["two", "cdd", "mine"]
    );
}

#[test]
fn runs_are_exported_for_tools_of_anytime_performance() {
    let scratch = scratch_with_subject();
    assert_eq!(
        compare(&scratch, &["-w", "hdd", "-m", "ddmin,probdd", "--seeds", "1"]).code,
        Some(0)
    );
    let export = |format: &str, folder: &str| {
        scratch.secateur(&["report", "runs", "--export", format, folder])
    };
    let made = rows(&scratch, "runs");
    let figures = &made[0]["figures"];
    let number = |name: &str| figures[name].as_u64().unwrap();
    let [before, after, tests] = ["tokens_before", "tokens_after", "tests"].map(number);
    let read = |path: &str| String::from_utf8(scratch.read(path)).unwrap();

    let run = export("ioh", "ioh");
    // An index and a file of data for each of three series: one has seeds.
    assert!(run.code == Some(0) && run.stdout.starts_with("Wrote 6 files to ioh"), "{run:?}");
    let index = read("ioh/hdd_ddmin/IOHprofiler_f1_program.json");
    let index: Value = serde_json::from_str(&index).unwrap();
    assert_eq!(
        (&index["function_name"], &index["maximization"]),
        (&"program".into(), &false.into())
    );
    let scenario = &index["scenarios"][0];
    assert_eq!(scenario["runs"][0]["evals"], tests);
    assert_eq!(scenario["runs"][0]["best"]["y"], after);
    let data = read(&format!("ioh/hdd_ddmin/{}", scenario["path"].as_str().unwrap()));
    let lines: Vec<_> = data.lines().collect();
    assert_eq!(lines[..2], ["evaluations raw_y", &format!("1 {before}")]);
    assert_eq!(lines.last().unwrap(), &format!("{tests} {after}"));

    assert_eq!(export("coco", "coco").code, Some(0));
    let index = read("coco/hdd_probdd_p0_0.1_seeded/bbobexp_f1.info");
    assert!(index.starts_with("suite = 'bbob', funcId = 1, DIM = 2, Precision = "), "{index}");
    assert!(index.contains("\n% program\ndata_f1/bbobexp_f1_DIM2.dat, 1:"), "{index}");
    let data = read("coco/hdd_ddmin/data_f1/bbobexp_f1_DIM2.dat");
    assert_eq!(data.lines().nth(1).unwrap(), "1 0 1e2 1e2 1e2 0 0");
    let last: Vec<f64> =
        data.lines().last().unwrap().split(' ').map(|it| it.parse().unwrap()).collect();
    assert!((last[2] - 100.0 * after as f64 / before as f64).abs() < 1e-9, "{data}");

    for (format, expected) in [("ioh", "ioh is not empty"), ("csv", "expected ioh or coco")] {
        let run = export(format, "ioh");
        assert!(run.code == Some(2) && run.stderr.contains(expected), "{run:?}");
    }
}

#[test]
fn the_shipped_suites_are_valid() {
    let scratch = Scratch::new();
    let suites = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../benchmarks/suites");
    std::fs::create_dir(scratch.path("none")).unwrap();
    let mut tried = 0;
    for suite in std::fs::read_dir(suites).unwrap().map(|entry| entry.unwrap().path()) {
        if suite.extension().is_some_and(|extension| extension == "toml") {
            let arguments = ["compare", suite.to_str().unwrap(), "-o", "runs", "--from", "none"];
            let run = scratch.secateur(&arguments);
            // Their inputs are elsewhere.
            let is_valid = run.stderr.contains("nothing matches ");
            assert!(run.code == Some(2) && is_valid, "{}: {run:?}", suite.display());
            tried += 1;
        }
    }
    assert!(tried >= 6, "{tried} tried");
}

#[test]
fn an_invalid_plan_is_reported_by_line() {
    let scratch = scratch_with_subject();
    std::fs::create_dir(scratch.path("plans")).unwrap();
    for (plan, more, expected) in [
        ("subjects = [\"../program\"]\npasses = [\"hd\"]\n", &[][..], "line 2"),
        ("subjects = [\"../program\"]\npasses = [\"hd\"]\n", &[], "there is no pass `hd`"),
        ("minimizers = [\"ddmi\"]\n", &[], "unknown minimiser `ddmi`"),
        ("pass = [\"hdd\"]\n", &[], "unknown field `pass`, expected one of `name`"),
        ("subjects = [\"../program\"]\np0 = [1.5]\n", &[], "above 0 and below 1"),
        ("subjects = [\"../program\"]\npriors = [\"often\"]\n", &[], "expected fixed or learned"),
        ("subjects = [\"../program\"]\ntimeout = \"soon\"\n", &[], "timeout: expected a time"),
        ("timeout = 1.5\n", &[], "expected a time such as \"10m\", or a number of seconds"),
        ("passes = [\"hdd\"]\n", &[], "mine.toml has no subjects; add some"),
        ("subjects = [\"../elsewhere\"]\n", &[], "elsewhere is not a folder"),
        ("subjects = [\"../program\"]\n", &["--quick"], "needs a table [quick]"),
        ("subjects = [\"../program\"]\n", &["plans/mine.toml"], "is a second plan"),
        ("subjects = [\"../program\"]\n", &["--shard", "3/2"], "as in 2/5"),
        ("subjects = [\"../program\"]\n", &["--lists-max", "5"], "--lists-max needs --same-lists"),
        (
            "subjects = [\"../program\"]\nsame-lists = true\n",
            &["--check-lists"],
            "--same-lists cannot be combined",
        ),
    ] {
        scratch.file("plans/mine.toml", plan);
        let run = scratch.secateur(&[&["compare", "plans/mine.toml", "-o", "runs"], more].concat());
        assert_eq!(run.code, Some(2), "{plan}: {run:?}");
        assert!(run.stderr.contains(expected), "{expected} not in {}", run.stderr);
    }
    let run = compare(&scratch, &["--quick"]);
    assert!(run.code == Some(2) && run.stderr.contains("needs a plan"), "{run:?}");
}

#[test]
fn the_shipped_plans_are_valid_and_name_existing_subjects() {
    let scratch = Scratch::new();
    let plans = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../benchmarks/plans");
    for plan in std::fs::read_dir(plans).unwrap().map(|entry| entry.unwrap().path()) {
        for quick in [&[][..], &["--quick"]] {
            // One shard of many, with nothing to do.
            let arguments =
                ["compare", plan.to_str().unwrap(), "-o", "runs", "--shard", "1000/1000"];
            let run = scratch.secateur(&[&arguments[..], quick].concat());
            assert!(run.code == Some(0) || run.stderr.contains("can be run"), "{run:?}");
        }
    }
}

#[test]
fn subjects_with_missing_tools_are_named_once_and_skipped() {
    let scratch = scratch_with_subject();
    scratch.subject("other", 6, TEST);
    scratch.file(
        "other/case.json",
        r#"{"input": "in.c", "commands": ["no-such-tool", "sh"], "needs": ["tools"]}"#,
    );
    let run = compare(&scratch, &["other", "-w", "hdd", "-m", "ddmin,cdd"]);
    assert_eq!((run.code, rows(&scratch, "runs").len()), (Some(0), 2), "{run:?}");
    let told = "other is skipped: no-such-tool is not installed; it needs tools\n1 of 2 subjects \
        compared\n";
    assert!(run.stderr.starts_with(told), "{run:?}");
    let run = scratch.secateur(&["compare", "other", "-o", "runs"]);
    assert!(run.code == Some(2) && run.stderr.contains("none of 1"), "{run:?}");
}

#[test]
fn the_shipped_lists_match_the_queries_of_this_version() {
    let lists =
        std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../benchmarks/lists.jsonl");
    let run = Scratch::new().secateur(&["simulate", "--json", "--lists", lists.to_str().unwrap()]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let report: Value = serde_json::from_str(&run.stdout).unwrap();
    let algorithms = report["algorithms"].as_array().unwrap();
    assert!(report["lists"].as_u64() >= Some(2_000) && algorithms.len() == 7, "{report}");
    assert!(
        algorithms.iter().all(|algorithm| algorithm["real"]["queries"].is_number()),
        "every minimiser is in the file: {report}"
    );
}
