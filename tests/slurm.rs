//! Tests run as jobs of a real job system: Slurm, with three nodes on this machine.
#![expect(clippy::unwrap_used, reason = "this is test code")]

mod support;

use std::fs;
use std::process::{Child, Stdio};

use support::slurm::{Cluster, TOOLS};
use support::{Run, Scratch, functions, has_tools};

const SRUN: &str = "srun --quiet --nodes=1 --ntasks=1";

/// Returns a folder with an input of ten functions. The test needs the eighth.
fn scratch(extra: &str) -> Scratch {
    let scratch = Scratch::new();
    scratch.file("in.c", functions(10));
    scratch.script(
        "r.sh",
        &format!("echo \"$SLURMD_NODENAME\" >> \"$LOG\"\n{extra}\ngrep -q 'f7(' in.c"),
    );
    fs::create_dir(scratch.path("shared")).unwrap();
    scratch
}

fn command(scratch: &Scratch, cluster: &Cluster) -> std::process::Command {
    let args = [
        "reduce",
        "--timeout",
        "10",
        "--launcher",
        SRUN,
        "--sandbox-dir",
        "shared",
        "r.sh",
        "in.c",
    ];
    let mut command = scratch.command(&args);
    cluster.configure(command.env("LOG", scratch.path("log")));
    command
}

fn assert_tidy(scratch: &Scratch, cluster: &Cluster) {
    // A completing job has ended; Slurm decides when the nodes report it.
    let states = "PENDING,CONFIGURING,RUNNING,SUSPENDED";
    cluster.wait_until("all jobs are gone", |cluster| {
        cluster.ask("squeue", &["-h", "-t", states]).is_empty()
    });
    cluster
        .wait_until("all tests are gone", |_| support::processes_in(&scratch.path("")).is_empty());
    scratch.assert_tidy();
    assert_eq!(support::names(&scratch.path("shared")), Vec::<String>::new());
}

/// Hangs after seven tests.
const HANG: &str = "[ $(wc -l < \"$LOG\") -gt 7 ] && sleep 1000";

fn start(scratch: &Scratch, cluster: &Cluster, jobs: &str) -> Child {
    let mut command = command(scratch, cluster);
    command.args(["--jobs", jobs]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

fn lines(scratch: &Scratch) -> usize {
    fs::read_to_string(scratch.path("log")).unwrap_or_default().lines().count()
}

#[test]
fn tests_run_as_jobs_and_no_job_outlives_its_test() {
    if !has_tools(&TOOLS) {
        return;
    }
    let cluster = Cluster::start();

    // A candidate that hangs and ignores signals.
    let scratch = scratch("[ -s in.c ] || { trap '' TERM; sleep 1000; sleep 1000; }");
    let run = Run::from(command(&scratch, &cluster).output().unwrap());
    assert_eq!(run.code, Some(0), "{run:?}");
    assert!(scratch.read("in.reduced.c").len() < 20, "{run:?}");
    assert!(run.stdout.contains("timed out or exceeded a limit: 1"), "{run:?}");
    assert_tidy(&scratch, &cluster);
    let nodes = String::from_utf8(scratch.read("log")).unwrap();
    assert!(nodes.lines().all(|node| node.starts_with('n')), "all tests ran as jobs: {nodes}");

    for more in [0, 2, 4] {
        interrupt(&cluster, more);
    }
    cancel(&cluster);
    kill(&cluster);
}

#[test]
fn isolation_ends_daemons_that_a_job_leaves() {
    if !has_tools(&TOOLS) || !support::can_isolate() {
        return;
    }
    let cluster = Cluster::start();
    // The log is out of reach.
    let scratch = scratch("(setsid sleep 1000 > /dev/null 2>&1 &)");
    let run = Run::from(command(&scratch, &cluster).arg("--isolate").output().unwrap());
    assert_eq!(run.code, Some(0), "{run:?}");
    assert!(scratch.read("in.reduced.c").len() < 20, "{run:?}");
    assert_tidy(&scratch, &cluster);
}

/// A plan gives the same result as one command, as the jobs of an array, and with tests that are
/// jobs.
#[test]
fn a_comparison_on_a_cluster_has_the_rows_of_one_machine() {
    if !has_tools(&TOOLS) {
        return;
    }
    let cluster = Cluster::start();
    let scratch = Scratch::new();
    let log = scratch.path("log").display().to_string();
    for (name, wanted) in [("one", 1), ("two", 2)] {
        scratch.subject(
            name,
            3,
            &format!("echo \"$SLURMD_NODENAME\" >> {log}\ngrep -q 'f{wanted}(' in.c"),
        );
    }
    fs::create_dir(scratch.path("shared")).unwrap();
    scratch.file(
        "plan.toml",
        "subjects = [\"one\", \"two\"]\npasses = [\"hdd\"]\nminimizers = [\"ddmin\", \"probdd\"]",
    );
    let alone = scratch.secateur(&["compare", "plan.toml", "-o", "alone"]);
    assert_eq!(alone.code, Some(0), "{alone:?}");
    let nodes = |tests: &str| tests.lines().filter(|node| node.starts_with('n')).count();
    let logged = || fs::read_to_string(&log).unwrap();
    let tests = logged().lines().count();
    assert_eq!(nodes(&logged()), 0);

    let mut sbatch = std::process::Command::new("sbatch");
    cluster.configure(&mut sbatch);
    let program = std::path::Path::new(env!("CARGO_BIN_EXE_secateur")).parent().unwrap().display();
    let path = format!("{program}:{}", std::env::var("PATH").unwrap());
    sbatch.current_dir(scratch.path("")).env("PATH", path).env("TMPDIR", scratch.path("tmp"));
    let shard = "secateur compare plan.toml -o runs-$SLURM_ARRAY_TASK_ID \
                 --shard $SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT";
    let run = Run::from(sbatch.args(["--wait", "--array=1-2", "--wrap", shard]).output().unwrap());
    assert_eq!(run.code, Some(0), "{run:?}");
    let launched =
        ["compare", "plan.toml", "-o", "launched", "--launcher", SRUN, "--sandbox-dir", "shared"];
    let mut launched = scratch.command(&launched);
    cluster.configure(&mut launched);
    let run = Run::from(launched.output().unwrap());
    assert_eq!(run.code, Some(0), "{run:?}");
    assert_eq!(
        (logged().lines().count(), nodes(&logged())),
        (3 * tests, 2 * tests),
        "each test ran as a job or in one"
    );

    let rows = |folders: &[&str]| {
        let run = scratch.secateur(&[&["report", "--markdown"], folders].concat());
        assert_eq!(run.code, Some(0), "{run:?}");
        let (_, results) = run.stdout.split_once("## Results by subject").unwrap();
        let rows = results
            .lines()
            .skip_while(|line| !line.starts_with('|'))
            .take_while(|line| line.starts_with('|'));
        // After the subject, the language and its size, each minimiser has its time, its tokens and
        // its tests.
        let counts = |row: &str| -> Vec<String> {
            let cells = row.split('|').skip(1).map(|cell| cell.trim().replace('*', ""));
            cells
                .enumerate()
                .filter(|(column, _)| ![3, 6].contains(column))
                .map(|(_, cell)| cell)
                .collect()
        };
        rows.map(counts).collect::<Vec<_>>()
    };
    let expected = rows(&["alone"]);
    assert_eq!((expected.len(), expected[0].len()), (2 + 2, 3 + 2 * 2 + 1), "{expected:?}");
    assert_eq!(rows(&["runs-1", "runs-2"]), expected);
    assert_eq!(rows(&["launched"]), expected);
    assert_tidy(&scratch, &cluster);
}

/// Ctrl-C after `more` further tests ends all jobs, both running and starting ones.
fn interrupt(cluster: &Cluster, more: usize) {
    let scratch = scratch(HANG);
    let child = start(&scratch, cluster, "6");
    cluster.wait_until("jobs hang", |_| lines(&scratch) > 7 + more);
    assert!(
        std::process::Command::new("kill")
            .args(["-INT", &child.id().to_string()])
            .status()
            .unwrap()
            .success()
    );
    let run = Run::from(child.wait_with_output().unwrap());
    assert_eq!(run.code, Some(130), "{run:?}");
    assert_tidy(&scratch, cluster);
}

/// The next run in the same folder ends the jobs of a killed run.
fn kill(cluster: &Cluster) {
    let scratch = scratch(&format!("[ -e \"$LOG.over\" ] || {{ {HANG}; }}"));
    let mut child = start(&scratch, cluster, "6");
    cluster.wait_until("jobs hang", |_| lines(&scratch) > 10);
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(!cluster.ask("squeue", &["-h"]).is_empty(), "nothing else ends them");
    scratch.file("log.over", "");
    let run = Run::from(command(&scratch, cluster).output().unwrap());
    assert_eq!(run.code, Some(0), "{run:?}");
    assert!(scratch.read("in.reduced.c").len() < 20, "{run:?}");
    assert_tidy(&scratch, cluster);
}

/// A job ended by another user is run again, because its end is not an answer.
fn cancel(cluster: &Cluster) {
    let scratch = scratch("[ $(wc -l < \"$LOG\") = 8 ] && sleep 1000");
    // Limits the run to one job.
    let child = start(&scratch, cluster, "1");
    cluster.wait_until("a job hangs", |_| lines(&scratch) == 8);
    let job = cluster.ask("squeue", &["-h", "-o", "%i"]);
    cluster.ask("scancel", &[job.trim()]);
    let run = Run::from(child.wait_with_output().unwrap());
    assert_eq!(run.code, Some(0), "{run:?}");
    assert!(!run.stdout.contains("timed out"), "{run:?}");
    assert!(scratch.read("in.reduced.c").len() < 20, "{run:?}");
    assert_tidy(&scratch, cluster);
}
