//! Prints the signature of an output: `recognise STATUS INPUT < OUTPUT`.
#![expect(clippy::print_stdout, reason = "it prints")]

use std::ffi::OsStr;
use std::io::Read;
use std::path::PathBuf;

use secateur_signature::{Check, Observation, Subject, recognise};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args_os().skip(1);
    let status = args.next().and_then(|status| status.to_str()?.parse().ok());
    let input = PathBuf::from(args.next().ok_or("usage: recognise STATUS INPUT < OUTPUT")?);
    let mut output = Vec::new();
    std::io::stdin().read_to_end(&mut output)?;
    let subject =
        Subject::new(&std::fs::read(&input)?, input.file_name().unwrap_or(OsStr::new("")));
    let signature = recognise(&Observation { status, output: &output }, &subject);
    for fact in signature.iter().flat_map(|signature| &signature.facts) {
        println!("{fact}");
        if let Check::Output(pattern) = &fact.check {
            println!("    {pattern}");
        }
    }
    Ok(())
}
