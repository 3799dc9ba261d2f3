//! Memory that long inputs take.

use crate::support::{Scratch, has_tools};
use std::process::Command;

/// Length of the inputs. The memory of the program without an input is subtracted.
const BYTES: usize = 2_000_000;

/// Maximum number of bytes of memory for each byte of an input.
const RATIO_MAX: usize = 40;

/// Runs a command as its only child and prints the peak of its resident memory, in KiB.
const MEASURE: &str = "import resource, subprocess, sys
subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)";

/// A row of a table, as programs export it.
fn json(number: usize) -> String {
    format!(
        "{{\"id\":{number},\"name\":\"user{number}\",\"tags\":[\"a\",\"b\"],\"score\":{number}.5,\"ok\":true,\
         \"at\":{{\"x\":{number},\"y\":[1,2,3],\"z\":null}}}},"
    )
}

/// Short keys and values: more than one node for each byte.
fn dense_json(_: usize) -> String {
    "{\"a\":1,\"b\":[]},".to_owned()
}

fn commented_json(number: usize) -> String {
    format!("{}// comment\n", json(number))
}

/// A value is wrong in every tenth row.
fn wrong_json(number: usize) -> String {
    let row = json(number);
    if number.is_multiple_of(10) { row.replace("true", "True") } else { row }
}

fn dense_xml(_: usize) -> String {
    "<a><b/><c/></a>".to_owned()
}

fn xml(number: usize) -> String {
    format!(
        "<row id=\"{number}\" kind=\"k\"><name>user {number}</name><value unit=\"m\">3</value><empty/></row>"
    )
}

/// Returns a document on one line with rows of at least `bytes` in all.
fn document([start, end]: [&str; 2], row: fn(usize) -> String, bytes: usize) -> String {
    let mut text = start.to_owned();
    for number in 1.. {
        if text.len() >= bytes {
            break;
        }
        text += &row(number);
    }
    text + end
}

#[test]
fn long_documents_take_at_most_forty_times_their_length() {
    if !has_tools(&["python3"]) {
        return;
    }
    let scratch = Scratch::new();
    scratch.script("r.sh", "exit 0");
    let peak = |name: &str, text: &str, arguments: &[&str]| -> usize {
        scratch.file(name, text);
        let mut command = Command::new("python3");
        command.args(["-c", MEASURE, env!("CARGO_BIN_EXE_secateur")]).args(arguments).arg(name);
        let output = command.current_dir(scratch.path(".")).output().unwrap();
        1024 * String::from_utf8(output.stdout).unwrap().trim().parse::<usize>().unwrap()
    };
    let (in_json, in_xml) = (("in.json", ["[", "0]"]), ("in.xml", ["<r>", "</r>"]));
    for ((name, ends), row) in [
        (in_json, json as fn(usize) -> String),
        (in_json, dense_json),
        (in_json, commented_json),
        (in_json, wrong_json),
        (in_xml, xml),
        (in_xml, dense_xml),
    ] {
        for arguments in
            [&["tree", "--levels", "1"][..], &["reduce", "--fresh", "--max-tests", "1", "r.sh"]]
        {
            let [short, long] = [1, BYTES].map(|bytes| document(ends, row, bytes));
            let own = peak(name, &short, arguments);
            let taken = peak(name, &long, arguments).saturating_sub(own);
            // A run that fails takes next to nothing.
            assert!(taken > 5 * long.len(), "{arguments:?} on {name}: {taken} bytes");
            let ratio = taken.div_ceil(long.len());
            assert!(ratio <= RATIO_MAX, "{arguments:?} on {name}: {ratio} times its length");
        }
    }
}
