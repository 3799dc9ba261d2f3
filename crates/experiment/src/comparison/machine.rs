//! Description of the machine of a run.

use std::fs;
use std::thread;

use serde::{Deserialize, Serialize};

/// Properties that influence times. Counts do not depend on them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Machine {
    /// Number of usable cores.
    pub cores: usize,
    /// CPU model as named by the kernel.
    pub cpu: String,
    pub kernel: String,
}

impl Machine {
    /// Describes this machine. Unavailable values are `unknown`.
    pub(crate) fn this() -> Self {
        let read = |path| fs::read_to_string(path).unwrap_or_default();
        let cpu_info = read("/proc/cpuinfo");
        let model = cpu_info.lines().find(|line| line.starts_with("model name"));
        let model = model.and_then(|line| line.split_once(':')).map_or("", |(_, model)| model);
        let known = |text: &str| match text.trim() {
            "" => "unknown".to_owned(),
            text => text.to_owned(),
        };
        Self {
            cores: thread::available_parallelism().map_or(1, usize::from),
            cpu: known(model),
            kernel: known(&read("/proc/sys/kernel/osrelease")),
        }
    }
}
