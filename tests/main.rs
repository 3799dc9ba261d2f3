//! The program as a whole, as its users run it: a file for each side of it. All of them are one test program, so that those that wait
//! for what they have started leave the processors to the others. But for `jobs`, which reaps all children of its process, and `slurm`,
//! whose job system is not to be kept waiting.

mod architecture;
mod ask;
mod bad_input;
mod batch;
mod bundle_faults;
mod bundles;
mod command;
mod compare;
mod compare_bundles;
mod config;
mod counts;
mod encodings;
mod examples;
mod experiments;
mod explain;
mod faults;
mod flaky;
mod keep;
mod kept;
mod languages;
mod layout;
mod limits;
mod look;
mod minimizers;
mod modes;
mod no_ub;
mod oracle;
mod others;
mod output;
mod page;
mod pages;
mod processes;
mod python;
mod real_tools;
mod reduce;
mod reduce_command;
mod schema;
mod subjects;
mod support;
mod surroundings;
mod terminal;
mod walkers;
mod wrappers;
mod written;
