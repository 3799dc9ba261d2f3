//! The standard devices, which a test of root can replace for the whole machine.
//!
//! Some compilers write a temporary file and rename it to the file of `-o`: run by root,
//! `rustc --emit=metadata -o /dev/null` leaves a regular file there. Only a namespace could prevent
//! that. So the devices are compared after each test with their state before the first one, and
//! restored.

use std::fs::{self, Metadata};
use std::io;
use std::os::unix::fs::{FileTypeExt, MetadataExt, chown};
use std::path::Path;
use std::sync::{LazyLock, Mutex};

use crate::lock::lock;
use crate::system::system;

const NAMES: [&str; 6] =
    ["/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom", "/dev/tty"];

/// The devices before the first test; none for a user who cannot replace them.
static DEVICES: LazyLock<Vec<Device>> = LazyLock::new(|| {
    let is_root = rustix::process::geteuid().is_root();
    let names = NAMES.into_iter().filter(|_| is_root).map(Path::new);
    names.filter_map(|path| Some(Device { path, before: device_at(path)? })).collect()
});

/// Paths of devices that were replaced or changed, each with `true` if it was restored.
static REPLACED: Mutex<Vec<(&Path, bool)>> = Mutex::new(Vec::new());

struct Device {
    path: &'static Path,
    before: Metadata,
}

/// Records the state of the devices, once.
pub(crate) fn remember() {
    LazyLock::force(&DEVICES);
}

/// Restores the changed devices.
pub(crate) fn restore() {
    if DEVICES.iter().all(Device::is_unchanged) {
        return;
    }
    // Locked so that no two threads restore the same device.
    let mut replaced = lock(&REPLACED);
    for device in DEVICES.iter().filter(|device| !device.is_unchanged()) {
        let is_restored = device.restore().is_ok();
        replaced.retain(|(path, _)| *path != device.path);
        replaced.push((device.path, is_restored));
    }
}

/// Returns the paths of the devices that were replaced or changed during tests, each with `true` if
/// it was restored.
#[must_use]
pub fn replaced_devices() -> Vec<(&'static Path, bool)> {
    lock(&REPLACED).clone()
}

fn device_at(path: &Path) -> Option<Metadata> {
    fs::symlink_metadata(path).ok().filter(|facts| facts.file_type().is_char_device())
}

impl Device {
    fn is_unchanged(&self) -> bool {
        let essence = |facts: &Metadata| (facts.rdev(), facts.mode(), facts.uid(), facts.gid());
        device_at(self.path).is_some_and(|now| essence(&now) == essence(&self.before))
    }

    fn restore(&self) -> io::Result<()> {
        if device_at(self.path).is_some_and(|now| now.rdev() == self.before.rdev()) {
            return self.restore_access(self.path);
        }
        // A rename, so that the device always exists.
        let temporary = self.path.with_extension(format!("secateur-{}", std::process::id()));
        system().make_device(&temporary, self.before.rdev())?;
        let moved =
            self.restore_access(&temporary).and_then(|()| fs::rename(&temporary, self.path));
        if moved.is_err() {
            let _ = fs::remove_file(&temporary);
        }
        moved
    }

    fn restore_access(&self, path: &Path) -> io::Result<()> {
        chown(path, Some(self.before.uid()), Some(self.before.gid()))?;
        fs::set_permissions(path, self.before.permissions())
    }
}
