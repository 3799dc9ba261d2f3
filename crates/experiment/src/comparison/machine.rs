//! The machine that a run was made on.

use std::fs;
use std::thread;

use serde::{Deserialize, Serialize};

/// What of a machine matters for times. Counts do not depend on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Machine {
    /// How many cores may be used.
    pub cores: usize,
    /// The model of the CPU, as the kernel names it.
    pub cpu: String,
    /// The release of the Linux kernel.
    pub kernel: String,
}

impl Machine {
    /// This machine. What the system does not tell is `unknown`.
    pub(crate) fn this() -> Self {
        let read = |path| fs::read_to_string(path).unwrap_or_default();
        let cpu_info = read("/proc/cpuinfo");
        let model = cpu_info
            .lines()
            .find(|line| line.starts_with("model name"))
            .and_then(|line| line.split_once(':'));
        let known =
            |text: &str| if text.is_empty() { "unknown".to_owned() } else { text.to_owned() };
        Self {
            cores: thread::available_parallelism().map_or(1, usize::from),
            cpu: known(model.map_or("", |(_, model)| model.trim())),
            kernel: known(read("/proc/sys/kernel/osrelease").trim()),
        }
    }
}
