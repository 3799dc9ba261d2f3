//! Rounds, phases and breadths up to a fixpoint, and guarantees of a search.

use super::*;

#[test]
fn rounds_repeat_until_one_changes_nothing() {
    let deletes = |pass: &Pass| pass.examples().iter().any(|it| it.before == "int a;\nint b;");
    let pieces = [Pass::TOKENS, Pass::BYTES];
    for pass in Pass::ALL.into_iter().filter(deletes).chain(pieces) {
        let mut search = fixpoint(&C, pass, "int a;\nint b;");
        let trace = trace(&mut search, &["int b;"]);
        assert_eq!(best(&search).trim(), "int b;", "{pass}");
        assert!(trace.first().is_some_and(|line| line.starts_with("round 1,")), "{trace:?}");
        // Perses: coarse rounds as long as they help, a quick one, a thorough one, and one that
        // tries every element alone. The others: thorough rounds as long as they help, and the last
        // one.
        let has_efforts = ["perses", "lean-perses"].contains(&pass.name());
        let rounds = if has_efforts { "round 5," } else { "round 3," };
        assert!(trace.last().is_some_and(|line| line.starts_with(rounds)), "{trace:?}");
    }
}

#[test]
fn passes_that_undo_each_other_terminate() {
    // Renaming makes it longer; deleting a byte restores it.
    let texts = [
        "int a; int xa; int f() { a = 1; xa = 2; xa = 3; }",
        "int a; int xa; int f() { xa = 1; xa = 2; xa = 3; }",
    ];
    for text in texts {
        let mut search = turns(&C, &[named("rename"), Pass::BYTES], text);
        trace_by(&mut search, |candidate| texts.contains(&candidate));
        assert!(texts.contains(&best(&search).as_str()));
    }
    // The smallest type is the only other type.
    let texts = [
        "char f() { int a; }",
        "int f() { int a; }",
        "char f() { char a; }",
        "int f() { char a; }",
    ];
    for text in texts {
        let mut search = turns(&C, Pass::DEFAULT, text);
        trace_by(&mut search, |candidate| {
            texts.map(|text| text.replace(' ', "")).contains(&candidate.replace(' ', ""))
        });
        assert_eq!(best(&search), "int f() { int a; }");
    }
}

#[test]
fn passes_alternate_until_none_finds_anything() {
    // HDD cannot unwrap the loop body; hoisting cannot delete.
    let source = "int f() { while (x) { y; z; } }";
    let passes = ["hdd", "hoist", "bytes"].map(|name| name.parse().unwrap());
    let smallest = |passes: &[Pass]| {
        let mut search = turns(&C, passes, source);
        trace(&mut search, &["f", "y;"]);
        best(&search)
    };
    assert_eq!(smallest(&passes[..1]), "int f() { while (x) { y; } }");
    assert_eq!(smallest(&passes[..2]), "int f() { y; }");
    assert_eq!(smallest(&passes), "fy;");
}

#[test]
fn a_plan_needs_a_pass_and_some_passes_a_grammar() {
    let settings = |passes: &[Pass]| {
        let source = Source::of_text(b"x"[..].into());
        Fixpoint::new(source, Settings::new(passes.to_vec(), Algorithm::Ddmin, fixed(), None))
            .map(|_| ())
    };
    assert!(matches!(settings(&[]), Err(SettingsError::NoPass)));
    assert!(matches!(settings(&[Pass::LINES, Pass::PERSES]), Err(SettingsError::NoGrammar { .. })));
    assert!(settings(&[Pass::BYTES]).is_ok());
}

#[test]
fn a_learned_prior_prefers_small_sets_after_few_deletions() {
    let list = |name: &str| format!("int {name}() {{ {} }}", "x; ".repeat(20));
    let source = ["f", "g", "h"].map(list).concat();
    let tests = |prior: PriorSource| {
        let tree = parse(&C, source.as_bytes()).unwrap();
        let settings = Settings::new(vec![Pass::PERSES], Algorithm::ProbDd, prior, None);
        let mut search = Fixpoint::new(Source::of_program(tree), settings).unwrap();
        let mut tests = 0;
        while let Some(candidate) = search.candidate() {
            // Nothing can be deleted.
            search.observe(if candidate.text == source.as_bytes() {
                Outcome::Interesting
            } else {
                Outcome::Uninteresting
            });
            tests += usize::from(candidate.place.round == 2);
        }
        tests
    };
    let p0 = InitialProbability::default();
    assert!(tests(PriorSource::Learned(Experience::new(p0))) < tests(PriorSource::Fixed(p0)));
}

#[test]
fn a_change_that_failed_in_the_same_surroundings_waits_for_the_check() {
    let far = "x".repeat(300);
    let unit = |name: &str, more: &str| format!("int {name}() {{ a; b; \"{far}\"; {more}}}\n");
    let source = [unit("f", "c; "), unit("g", ""), unit("h", "")].concat();
    let result = source.replace("c; ", "");
    let tests = |prior: PriorSource, breadth: &str| {
        // This list minimiser has no use for probabilities.
        let settings = Settings::new(vec![Pass::PERSES], Algorithm::Ddmin, prior, None);
        let tree = parse(&C, source.as_bytes()).unwrap();
        let mut search = Fixpoint::new(Source::of_program(tree), settings).unwrap();
        let mut tests = 0;
        while let Some(candidate) = search.candidate() {
            let words = |text: &str| text.split_whitespace().collect::<String>();
            let text = words(&String::from_utf8_lossy(&candidate.text));
            search.observe(Outcome::from(text == words(&result)));
            tests += usize::from(candidate.place.breadth == breadth);
        }
        assert_eq!(search.best()[..], *result.as_bytes());
        tests
    };
    let learned = || PriorSource::Learned(Experience::new(InitialProbability::default()));
    assert!(tests(learned(), "thorough") * 2 < tests(fixed(), "thorough"));
    assert_eq!(tests(learned(), "check"), tests(fixed(), "check"));
}

#[test]
fn a_transformation_that_keeps_failing_waits_for_the_check() {
    let names: Vec<_> = (0..40).map(|i| format!("name{i}")).collect();
    let source = format!("int {}; int f() {{ return {}; }}", names.join(", "), names.join(" + "));
    let mut search = fixpoint(&C, named("rename"), &source);
    let mut breadths = Vec::new();
    while let Some(candidate) = search.candidate() {
        breadths.push(candidate.place.breadth);
        search.observe(Outcome::Uninteresting);
    }
    let check = breadths.iter().filter(|&&breadth| breadth == "check").count();
    let thorough = breadths.len() - check;
    assert_eq!(thorough, 64);
    assert!(check > 2 * thorough, "{check}");
}

#[test]
fn unresolved_counts_as_uninteresting() {
    let words = |text: &[u8]| String::from_utf8_lossy(text).split_whitespace().collect::<String>();
    // The example of `redirect` needs a schema.
    let passes = Pass::ALL.into_iter().filter(|pass| pass.name() != "redirect");
    let examples: Vec<_> = passes.map(|pass| (pass, pass.examples())).collect();
    let each =
        examples.iter().flat_map(|(pass, examples)| examples.iter().map(move |it| (pass, it)));
    let mut tried = 0;
    for (pass, example) in each {
        // The other languages are not among the dependencies of these tests.
        let language = secateur_grammars::of(Path::new(example.file));
        let Some(language) = language.filter(|_| example.file != "a.txt") else { continue };
        tried += 1;
        let input = example.input();
        // `last-uses` needs something to learn.
        let search = || -> BoxedSearch {
            let source = Source::of_language(language, input.as_bytes().into());
            let prior = PriorSource::Learned(Experience::new(InitialProbability::default()));
            let settings = Settings::new(vec![*pass], Algorithm::Ddmin, prior, None);
            Box::new(Fixpoint::new(source, settings).unwrap())
        };
        let (mut one, mut other) = (search(), search());
        while let (Some(a), Some(b)) = (one.candidate(), other.candidate()) {
            assert_eq!(a, b);
            let is_interesting = words(&a.text) == words(example.after.as_bytes());
            one.observe(if is_interesting { Outcome::Interesting } else { Outcome::Uninteresting });
            other.observe(if is_interesting { Outcome::Interesting } else { Outcome::Unresolved });
        }
        assert!(one.candidate().is_none() && other.candidate().is_none());
        assert_eq!(best(&one), best(&other), "{pass}");
        assert_eq!(words(&one.best()), words(example.after.as_bytes()), "{pass}");
    }
    assert!(tried > 30, "{tried}");
}

#[test]
fn a_fork_is_independent_of_its_original() {
    const SOURCE: &str = "int a;int b;int c;int f(int x) { while (x) { y; b; } }";
    for pass in Pass::ALL {
        // Forks the search at every step.
        for steps in 0..12 {
            let mut search = fixpoint(&C, pass, SOURCE);
            for step in 0..steps {
                search.observe(if step % 3 == 1 {
                    Outcome::Interesting
                } else {
                    Outcome::Uninteresting
                });
            }
            let Some(at_fork) = search.candidate() else { continue };
            let (mut fork, mut witness) = (search.clone(), search.clone());
            assert_eq!(fork.candidate().as_ref(), Some(&at_fork));
            search.observe(Outcome::Interesting);
            trace(&mut search, &["x"]);
            assert_eq!(fork.candidate().as_ref(), Some(&at_fork));
            assert_eq!(trace(&mut fork, &["b"]), trace(&mut witness, &["b"]));
        }
    }
}

#[test]
fn the_best_is_the_last_interesting_candidate() {
    // `exchange` proposes larger texts, but keeps none.
    for pass in Pass::ALL.into_iter().filter(|pass| pass.name() != "exchange") {
        let mut search = fixpoint(&XML, pass, "<a><b x=\"1\" y=\"2\">text</b><c><d/></c></a>");
        let mut last = search.best();
        while let Some(candidate) = search.candidate() {
            let is_interesting = String::from_utf8_lossy(&candidate.text).contains("x=\"1\"");
            search.observe(if is_interesting {
                Outcome::Interesting
            } else {
                Outcome::Uninteresting
            });
            if is_interesting {
                last = candidate.text.into();
            }
            assert_eq!(search.best(), last);
        }
    }
}

/// The best text is kept, and a stopped fork does not stop the original.
#[test]
fn a_stopped_parse_ends_the_search() {
    let stop = Arc::new(AtomicBool::new(false));
    let asked = stop.clone();
    let source = Source::of_program(parse(&C, &b"int a; int b; int c;"[..]).unwrap());
    let source = source.until(Arc::new(move || asked.load(Ordering::Relaxed)));
    let settings = Settings::new(vec![Pass::PERSES], Algorithm::Ddmin, fixed(), None);
    let mut search: BoxedSearch = Box::new(Fixpoint::new(source, settings).unwrap());
    let is_interesting = |text: &[u8]| text.windows(5).any(|part| part == b"int b");
    let observe = |search: &mut BoxedSearch, candidate: &Candidate| {
        search.observe(if is_interesting(&candidate.text) {
            Outcome::Interesting
        } else {
            Outcome::Uninteresting
        });
    };
    while let Some(candidate) = search.candidate() {
        stop.store(true, Ordering::Relaxed);
        let mut fork = search.clone();
        while let Some(candidate) = fork.candidate() {
            observe(&mut fork, &candidate);
        }
        assert!(is_interesting(&fork.best()));
        stop.store(false, Ordering::Relaxed);
        observe(&mut search, &candidate);
    }
    assert_eq!(String::from_utf8_lossy(&search.best()).trim(), "int b;");
}

#[test]
fn a_list_of_thousands_with_one_needed_element_takes_few_queries() {
    let source =
        format!("<r>{}</r>", (0..20_000).map(|i| format!("<e n='{i}'/>")).collect::<String>());
    let prior = PriorSource::Learned(Experience::new(InitialProbability::default()));
    let settings = Settings::new(vec![Pass::PERSES], Algorithm::WProbDd, prior, None);
    let source = Source::of_program(parse(&XML, source.as_bytes()).unwrap());
    let mut search: BoxedSearch = Box::new(Fixpoint::new(source, settings).unwrap());
    let mut tests = 0;
    while let Some(candidate) = search.candidate() {
        let is_interesting = candidate.text.windows(9).any(|part| part == b"n='15555'");
        search.observe(if is_interesting { Outcome::Interesting } else { Outcome::Uninteresting });
        tests += 1;
    }
    assert_eq!(best(&search), "<e n='15555'/>");
    assert!(tests < 200, "{tests} tests");
}

#[test]
fn the_result_is_laid_out_last_if_it_is_smaller() {
    let run = |text: &str, passes: &[Pass], accepts: fn(&str) -> bool| {
        let source = Source::of_language(&C, text.as_bytes().into());
        let settings = Settings {
            layout: true,
            ..Settings::new(passes.to_vec(), Algorithm::Ddmin, fixed(), None)
        };
        let mut search = Fixpoint::new(source, settings).unwrap();
        let mut layouts = 0;
        while let Some(candidate) = search.candidate() {
            assert_eq!(layouts, 0, "it is the last candidate");
            layouts += usize::from(candidate.place.part == SearchTarget::Layout);
            let is_interesting = accepts(&String::from_utf8_lossy(&candidate.text));
            search.observe(if is_interesting {
                Outcome::Interesting
            } else {
                Outcome::Uninteresting
            });
        }
        (String::from_utf8_lossy(&search.best()).into_owned(), layouts)
    };
    let (perses, lines) = ([Pass::PERSES], [Pass::PERSES, Pass::LINES]);
    let needle = |text: &str| text.contains("int needle");
    assert_eq!(run("int a;\n\n\n  int needle  ;\n", &perses, needle), ("int needle;\n".into(), 1));
    assert_eq!(
        run("int a;\nint  needle;\n", &perses, |text| text.contains("int  needle")).1,
        1,
        "rejected"
    );
    assert_eq!(
        run("  int needle  ;\n", &perses, needle),
        ("int needle;\n".into(), 1),
        "nothing else could go"
    );
    const GROWS: &str = "int needle = 1; int a;";
    assert_eq!(
        run(GROWS, &perses, |text| text.contains(GROWS)),
        (GROWS.into(), 0),
        "it would be longer"
    );
    assert_eq!(run("int a;\nint  needle  ;\n", &lines, needle).1, 0, "lines are pieces");
    let blanks = |text: &str| text.contains("int  needle");
    assert_eq!(
        run("int  needle  ;  \n", &lines, blanks),
        ("int  needle  ;\n".into(), 1),
        "only what is around goes"
    );
}

#[test]
fn passes_alternate_in_the_phases_of_the_schedule() {
    let passes = ["substitute", "hdd", "perses"].map(named);
    let phases: Vec<_> = Schedule::of(&passes, true).lines().collect();
    let names: Vec<_> = phases.iter().map(|(phase, _)| *phase).collect();
    assert_eq!(names, ["coarse", "quick", "thorough", "late", "check", "layout"]);
    let joining: Vec<_> =
        phases.iter().map(|(_, text)| text.rsplit_once("with ").map(|(_, names)| names)).collect();
    assert_eq!(joining, [Some("perses"), None, Some("hdd"), Some("substitute"), None, None]);
    let source = format!("int a; int f() {{ g(a); {} }}", "h(a); ".repeat(10));
    let mut search = turns(&C, &passes, &source);
    let mut rounds = Vec::new();
    while let Some(candidate) = search.candidate() {
        let round = (candidate.place.round, candidate.place.pass, candidate.place.breadth);
        if rounds.last() != Some(&round) {
            rounds.push(round);
        }
        search.observe(Outcome::Uninteresting);
    }
    let expected = [
        (1, "perses", "coarse"),
        (2, "perses", "quick"),
        (3, "hdd", "thorough"),
        (4, "perses", "thorough"),
        (5, "substitute", "thorough"),
        (6, "hdd", "thorough"),
        (7, "perses", "thorough"),
        (8, "substitute", "check"),
        (9, "hdd", "check"),
        (10, "perses", "check"),
    ];
    assert_eq!(rounds, expected);
}
