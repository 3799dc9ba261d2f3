//! Tests run as root. Isolated tests cannot change the machine; damage by others is undone or
//! reported.

#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::fs::{self, Permissions};
use std::net::TcpListener;
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::os::unix::net::UnixListener;
use std::process::{Command, Stdio};

use crate::support::{Run, Scratch, can_isolate, contains_processes, has_tools, is_root, names};

/// A setting of this machine, restored on drop.
struct Setting {
    path: &'static str,
    text: String,
}

impl Setting {
    fn new(path: &'static str) -> Self {
        Self { path, text: fs::read_to_string(path).unwrap() }
    }
}

impl Drop for Setting {
    fn drop(&mut self) {
        // A container may forbid this, but then the setting was not changed either.
        let _ = fs::write(self.path, &self.text);
    }
}

/// Attempts to change the machine, which must all fail, followed by operations that must work
/// inside.
const ATTEMPTS: &str = r#"
succeeded=
try() { if ("$@") > /dev/null 2>&1; then succeeded="$succeeded [$*]"; fi; }
write() { echo "$2" > "$1"; }
copy() { cat "$1" > copied && cat copied > "$1"; }

try grep '^Cap.*:.*[1-9a-f]' /proc/self/status
try mount -o remount,bind,rw /
try mount -o remount,bind,rw /proc
try mount -t tmpfs none /mnt
try mount --bind / /mnt
try unshare -m true
try unshare -Urm mount -o remount,bind,rw /
try chroot / true
try nsenter -t 1 -m touch "$HOME/escaped"
try touch "/proc/1/root$HOME/escaped"

try mknod disk b 7 0
try mknod "$TMPDIR/memory" c 1 1

try write /proc/sys/vm/swappiness "$OTHER_SWAPPINESS"
try write /proc/sysrq-trigger h
try copy /proc/irq/default_smp_affinity
try copy /sys/kernel/mm/transparent_hugepage/enabled
settings=$(find /proc /sys -maxdepth 3 -path '/proc/[0-9]*' -prune -o -type f -writable -print)
[ -z "$settings" ] || succeeded="$succeeded [$settings]"
for group in /sys/fs/cgroup/cgroup.procs /sys/fs/cgroup/*/cgroup.procs; do
    try write "$group" 0
done
try date -s "@$(date +%s)"
try chattr +i in.c

try write "$HOME/file" spoilt
try chmod 777 "$HOME/file"
try chown 1 "$HOME/file"
try ln "$HOME/file" "$HOME/link"
try rm "$HOME/file"
try cat "$HOME/private"

try kill -9 "$SLEEPER"
try perl -MIO::Socket::UNIX -e 'IO::Socket::UNIX->new(Peer => shift) or exit 1' "$SOCKET"
try bash -c 'echo > "/dev/tcp/127.0.0.1/$PORT"'

try umount -l /proc

works() { "$@" || { echo "does not work: $*"; exit 3; }; }
works write /dev/null x
works sh -c '[ "$(head -c 3 /dev/zero | wc -c)" = 3 ]'
works sh -c '[ "$(head -c 3 /dev/urandom | wc -c)" = 3 ]'
works touch /tmp/a /var/tmp/b /dev/shm/c "$TMPDIR/d" e
works sh -c 'mkdir f && chmod 700 f && mv e f && rm -r f'
works sh -c 'echo x > /dev/stdout'
works bash -c 'cat <(echo x)'
works sh -c 'echo "int main(void) { return 0; }" > p.c && cc p.c -o /tmp/p && /tmp/p'

[ -z "$succeeded" ] || { echo "succeeded:$succeeded"; exit 4; }
grep -q 'int b' in.c
"#;

#[test]
fn an_isolated_test_of_root_has_no_power_over_the_machine() {
    if !is_root() || !can_isolate() || !has_tools(&["perl", "cc"]) {
        return;
    }
    let home = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let file = |name: &str| home.path().join(name);
    fs::write(file("file"), "whole").unwrap();
    fs::write(file("private"), "").unwrap();
    fs::set_permissions(file("private"), Permissions::from_mode(0o600)).unwrap();
    chown(file("private"), Some(65534), Some(65534)).unwrap();
    let facts = || {
        let of = fs::metadata(file("file")).unwrap();
        (of.mode(), of.uid(), of.nlink(), of.mtime(), of.mtime_nsec())
    };
    let before = facts();
    let swappiness = Setting::new("/proc/sys/vm/swappiness");
    let other = swappiness.text.trim().parse::<u32>().unwrap() ^ 1;
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let services = tempfile::tempdir_in("/run").unwrap();
    let socket = services.path().join("socket");
    let _service = UnixListener::bind(&socket).unwrap();
    let mut sleeper = Command::new("sleep").arg("1000").stdin(Stdio::null()).spawn().unwrap();

    let scratch = Scratch::new();
    scratch.file("in.c", "int a; int b;");
    scratch.script("r.sh", ATTEMPTS);
    let mut command = scratch.command(&["reduce", "--isolate", "r.sh", "in.c"]);
    command.env("HOME", home.path()).env("OTHER_SWAPPINESS", other.to_string());
    command.env("PORT", listener.local_addr().unwrap().port().to_string());
    command.env("SOCKET", &socket).env("SLEEPER", sleeper.id().to_string());
    let run = Run::from(command.output().unwrap());
    let is_asleep = sleeper.try_wait().unwrap().is_none();
    let _ = sleeper.kill();
    sleeper.wait().unwrap();

    assert_eq!(run.code, Some(0), "{run:?}");
    assert_eq!(String::from_utf8(scratch.read("in.reduced.c")).unwrap().trim(), "int b;");
    scratch.assert_tidy();
    assert_eq!(fs::read_to_string(swappiness.path).unwrap(), swappiness.text);
    assert!(is_asleep);
    assert_eq!(names(home.path()), ["file", "private"]);
    assert_eq!(fs::read(file("file")).unwrap(), b"whole");
    assert_eq!(facts(), before);
}

/// Runs the program on a text of two declarations with private mounts: first `setup`, then
/// `program` in the shell.
fn run_with_own_mounts(scratch: &Scratch, setup: &str, program: &str, args: &[&str]) -> Run {
    scratch.file("in.c", "int a; int b;");
    fs::create_dir(scratch.path("kept")).unwrap();
    scratch.file("kept/file", "");
    let script = format!("set -e\n{setup}\n{program} \"$@\"");
    let mut command = Command::new("unshare");
    command.args(["-m", "sh", "-c", &script, "sh", env!("CARGO_BIN_EXE_secateur")]).args(args);
    command.current_dir(scratch.path("")).env("TMPDIR", scratch.path("tmp"));
    Run::from(command.env("FOLDER", scratch.path("")).output().unwrap())
}

const REDUCE: [&str; 4] = ["reduce", "--fresh", "r.sh", "in.c"];

#[test]
fn mounts_and_immutable_files_are_removed_without_the_mounted_files() {
    if !is_root() || !contains_processes() {
        return;
    }
    let scratch = Scratch::new();
    scratch.script(
        "r.sh",
        "mkdir 'a bind' a_tmpfs frozen && mount --bind \"$FOLDER/kept\" 'a bind'\n\
         mount -t tmpfs none a_tmpfs && mkdir a_tmpfs/inner && mount -t tmpfs none a_tmpfs/inner\n\
         touch frozen/file a_tmpfs/file && chattr +i frozen/file && chattr +a frozen || exit 2\n\
         grep -q 'int b' in.c",
    );
    let run = run_with_own_mounts(&scratch, "", "exec", &REDUCE);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert!(!run.stderr.contains("warning"), "{run:?}");
    assert_eq!(names(&scratch.path("kept")), ["file"]);
    scratch.assert_tidy();
}

#[test]
fn a_directory_with_a_permanent_mount_is_kept_and_named() {
    if !is_root() || !contains_processes() {
        return;
    }
    let scratch = Scratch::new();
    scratch.script(
        "r.sh",
        "if ! [ -e \"$FOLDER/mounted\" ]; then\n\
             mkdir inner && echo \"$PWD/inner\" > \"$FOLDER/where\"\n\
             until [ -e \"$FOLDER/mounted\" ]; do sleep 0.01; done\n\
         fi\n\
         grep -q 'int b' in.c",
    );
    // Another process mounts a file system that the program cannot unmount.
    let setup =
        "mkfifo where; (read -r path < where; mount --bind kept \"$path\"; touch mounted) &";
    let program = "exec setpriv --bounding-set=-sys_admin --";
    let run = run_with_own_mounts(&scratch, setup, program, &REDUCE);
    assert_eq!(run.code, Some(0), "{run:?}");
    let left = names(&scratch.path("tmp"));
    assert_eq!(left.len(), 1, "{run:?}");
    let message = format!(
        "warning: cannot remove the directory {} of the tests. Unmount",
        scratch.path("tmp").join(&left[0]).display()
    );
    assert!(run.stderr.contains(&message), "{run:?}");
    assert_eq!(names(&scratch.path("kept")), ["file"]);
}

/// A private `/dev`, which protects that of the machine.
const OWN_DEVICES: &str = "mkdir dev && mount -t tmpfs none dev\n\
    while read -r name number; do mknod -m 666 dev/$name c $number; done << END\n\
    null 1 3\nzero 1 5\nfull 1 7\nrandom 1 8\nurandom 1 9\ntty 5 0\nEND\n\
    mount --bind dev /dev";

#[test]
fn devices_that_a_test_of_root_replaces_are_restored() {
    if !is_root() || !contains_processes() {
        return;
    }
    // Imitates a compiler run by root that writes beside its output file and renames.
    let damage = "[ -c /dev/null ] || exit 2\n\
                  echo output > output; mv -f output /dev/null; chmod 600 /dev/zero";
    let is_interesting = "grep -q 'int b' \"$1\"";
    let reduce = |args: &[&str]| {
        let scratch = Scratch::new();
        scratch.script("r.sh", &format!("{damage}\n{is_interesting}"));
        let oracle = format!(
            "while read -r path; do\n{damage}\nset -- \"$path\"\n\
             if {is_interesting}; then echo yes; else echo no; fi\ndone"
        );
        scratch.script("oracle.sh", &oracle);
        let program = "status=0; \"$@\" || status=$?\n\
                       stat -c '%F %t:%T %a' /dev/null /dev/zero; ls /dev; exit $status\n:";
        let args = [&["reduce", "--jobs", "1"], args, &["in.c"]].concat();
        let run = run_with_own_mounts(&scratch, OWN_DEVICES, program, &args);
        assert_eq!(run.code, Some(0), "{args:?}: {run:?}");
        let devices = "character special file 1:3 666\ncharacter special file 1:5 666\n\
                       full\nnull\nrandom\ntty\nurandom\nzero\n";
        assert!(run.stdout.ends_with(devices), "{args:?}: {run:?}");
        scratch.assert_tidy();
        run.stderr
    };
    let is_named = |said: &str, device: &str| {
        said.contains(&format!("{device} was replaced or changed during a test, for the whole"))
    };
    for test in [&["r.sh"][..], &["--oracle", "./oracle.sh"]] {
        let said = reduce(test);
        assert!(is_named(&said, "/dev/null") && is_named(&said, "/dev/zero"), "{test:?}: {said}");
        assert!(said.contains("It was restored") && said.contains("use --isolate"), "{said}");
    }
    if can_isolate() {
        // Nothing prevents the owner of a device from changing its mode.
        let said = reduce(&["--isolate", "r.sh"]);
        assert!(!is_named(&said, "/dev/null") && is_named(&said, "/dev/zero"), "{said}");
    }
}
