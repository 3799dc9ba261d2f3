//! Number of queries by initial probability: `cargo run --release --example initial_probability
//! [lists]`
//!
//! The best probability depends on the share of needed elements, so there is a table for each
//! share.
#![expect(clippy::print_stdout, reason = "an example shows its result")]

use std::error::Error;

use secateur_experiment::{SimulationOptions, simulate};
use secateur_minimize::{Algorithm, InitialProbability};

fn main() -> Result<(), Box<dyn Error>> {
    let lists = std::env::args().nth(1).map_or(Ok(2000), |lists| lists.parse())?;
    for removable in [0.0..1.0, 0.9..1.0, 0.97..1.0, 0.99..1.0, 0.999..1.0] {
        let mut rows = Vec::new();
        let mut needed = 0.0;
        for p0 in [0.0025, 0.01, 0.025, 0.05, 0.075, 0.1, 0.125, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4] {
            let options = SimulationOptions {
                lists,
                removable: removable.clone(),
                p0: InitialProbability::new(p0)?,
                pairs: [Algorithm::WProbDd, Algorithm::Cdd]
                    .map(|other| (Algorithm::ProbDd.into(), other.into()))
                    .to_vec(),
                ..SimulationOptions::default()
            };
            let report = simulate(&options, || ())?;
            let means =
                report.algorithms.iter().map(|figures| format!("{:.1}", figures.mean_queries));
            rows.push(format!("| {p0} | {} |", means.collect::<Vec<_>>().join(" | ")));
            needed = 100.0 * report.mean_needed_elements / report.mean_elements;
        }
        println!("mean queries, {needed:.1} % of the elements needed\n");
        println!("| p0 | probdd | wprobdd | cdd |\n|---:|---:|---:|---:|\n{}\n", rows.join("\n"));
    }
    Ok(())
}
