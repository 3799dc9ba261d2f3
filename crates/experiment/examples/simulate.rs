//! Runs the simulation as the papers describe it: `cargo run --release --example simulate [lists] [weight model] [p0]`.
#![expect(clippy::print_stdout, reason = "an example shows its result")]

use std::error::Error;

use secateur_experiment::{SimulationOptions, simulate};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let mut options = SimulationOptions::default();
    if let Some(lists) = arguments.next() {
        options.lists = lists.parse()?;
    }
    if let Some(weight_model) = arguments.next() {
        options.weight_model = weight_model.parse()?;
    }
    if let Some(p0) = arguments.next() {
        options.p0 = p0.parse()?;
    }
    println!("{}", simulate(&options).table());
    Ok(())
}
