//! A Slurm cluster on this machine, stopped on drop.

use std::fs;
use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU16, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// Programs required by a cluster.
pub(crate) const TOOLS: [&str; 6] = ["slurmctld", "slurmd", "munged", "srun", "sbatch", "squeue"];
/// The system's folder of daemons, which is missing from some paths.
const DAEMONS: &str = "/usr/sbin";
/// Number of nodes, each a `slurmd` of its own.
const NODES: usize = 3;
/// Number of tests that a node runs at once.
const SLOTS: usize = 2;
/// Maximum number of attempts to start a cluster: another program may take one of its ports first.
const STARTS: usize = 10;
/// Ports below the range that this machine assigns automatically.
const PORTS: std::ops::Range<u16> = 10_000..32_000;

/// Maximum waiting time for an expected event.
const PATIENCE: Duration = Duration::from_secs(60);

/// Start of the next port search, so that clusters of this process never search the same ports.
static NEXT_PORT: AtomicU16 = AtomicU16::new(0);

pub(crate) struct Cluster {
    folder: tempfile::TempDir,
    daemons: Vec<Child>,
}

impl Cluster {
    /// Starts a cluster and waits until its nodes are idle.
    pub(crate) fn start() -> Self {
        let mut logs = String::new();
        for _ in 0..STARTS {
            let mut cluster = Self::launch();
            if cluster.becomes_idle() {
                return cluster;
            }
            logs = cluster.state();
        }
        unreachable!("in {STARTS} attempts, a daemon of Slurm has ended each time\n{logs}");
    }

    fn launch() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path();
        // Makes the folder readable for jobs of any user.
        fs::set_permissions(path, fs::Permissions::from_mode(0o755)).unwrap();
        let output = |program: &str, args: &[&str]| {
            String::from_utf8(Command::new(program).args(args).output().unwrap().stdout)
                .unwrap()
                .trim()
                .to_owned()
        };
        fs::write(
            path.join("slurm.conf"),
            configuration(path, &output("hostname", &["-s"]), &output("id", &["-un"])),
        )
        .unwrap();
        let mut cluster = Self { folder, daemons: Vec::new() };
        cluster.start_munge();
        cluster.daemon("slurmctld", &["-D"]);
        for node in 1..=NODES {
            fs::create_dir(cluster.path(&format!("spool-n{node}"))).unwrap();
            cluster.daemon("slurmd", &["-D", "-N", &format!("n{node}")]);
        }
        cluster
    }

    /// Waits until all nodes are idle. Returns `false` if a daemon ends first.
    fn becomes_idle(&mut self) -> bool {
        let started = Instant::now();
        loop {
            // Checked first: queries without a controller are slow.
            if self.daemons.iter_mut().any(|daemon| daemon.try_wait().unwrap().is_some()) {
                return false;
            }
            if self.ask("sinfo", &["-h", "-t", "idle", "-o", "%D"]).trim() == NODES.to_string() {
                return true;
            }
            assert!(started.elapsed() < PATIENCE, "the nodes are not idle\n{}", self.state());
            thread::sleep(Duration::from_millis(50));
        }
    }

    /// Lets `command` find this cluster.
    pub(crate) fn configure(&self, command: &mut Command) {
        command.env("SLURM_CONF", self.path("slurm.conf"));
    }

    /// Returns the output of a Slurm program.
    pub(crate) fn ask(&self, program: &str, args: &[&str]) -> String {
        let mut command = Command::new(program);
        self.configure(&mut command);
        let output = command.args(args).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    }

    pub(crate) fn wait_until(&self, what: &str, condition: impl Fn(&Self) -> bool) {
        let started = Instant::now();
        while !condition(self) {
            assert!(started.elapsed() < PATIENCE, "waited too long until {what}\n{}", self.state());
            thread::sleep(Duration::from_millis(50));
        }
    }

    /// Returns the logs of the daemons, and the list of processes.
    fn state(&self) -> String {
        let logs = fs::read_dir(self.folder.path()).unwrap().map(|entry| entry.unwrap().path());
        let logs = logs.filter(|path| path.extension().is_some_and(|extension| extension == "log"));
        let logs = logs.map(|path| {
            format!("{}:\n{}", path.display(), fs::read_to_string(&path).unwrap_or_default())
        });
        let processes = Command::new("ps")
            .args(["-e", "-o", "pid,ppid,pgid,stat,etimes,wchan:20,comm"])
            .output();
        let processes = processes.map(|output| output.stdout).unwrap_or_default();
        logs.chain([String::from_utf8_lossy(&processes).into_owned()])
            .collect::<Vec<_>>()
            .join("\n")
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn start_munge(&mut self) {
        let folder = self.path("munge");
        fs::create_dir(&folder).unwrap();
        fs::set_permissions(&folder, fs::Permissions::from_mode(0o700)).unwrap();
        let (key, at) = (folder.join("key"), |name: &str| {
            folder.join(name).into_os_string().into_string().unwrap()
        });
        fs::write(&key, [7; 128]).unwrap();
        fs::set_permissions(&key, fs::Permissions::from_mode(0o600)).unwrap();
        let socket = self.path("munge.socket").into_os_string().into_string().unwrap();
        let (pid, log, seed) = (at("pid"), at("log"), at("seed"));
        let files =
            [("key", at("key")), ("socket", socket), ("pid", pid), ("log", log), ("seed", seed)];
        let options: Vec<_> = files
            .iter()
            .map(|(name, file)| match *name {
                "socket" => format!("--socket={file}"),
                name => format!("--{name}-file={file}"),
            })
            .collect();
        let mut args = vec!["--foreground", "--force"];
        args.extend(options.iter().map(String::as_str));
        self.daemon("munged", &args);
        self.wait_until("munge listens", |cluster| cluster.path("munge.socket").exists());
    }

    fn daemon(&mut self, program: &str, args: &[&str]) {
        let log = fs::File::create(self.path(&format!("{program}.out"))).unwrap();
        let mut command = Command::new(Path::new(DAEMONS).join(program));
        self.configure(&mut command);
        command.args(args).stdin(Stdio::null()).stdout(log.try_clone().unwrap()).stderr(log);
        self.daemons.push(command.spawn().unwrap());
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        for daemon in self.daemons.iter_mut().rev() {
            let _ = daemon.kill();
            let _ = daemon.wait();
        }
    }
}

fn configuration(folder: &Path, host: &str, user: &str) -> String {
    let ports: Vec<_> = (0..=NODES).map(|_| free_port()).collect();
    let nodes: String = (1..=NODES)
        .map(|node| {
            format!(
                "NodeName=n{node} NodeHostname={host} NodeAddr=127.0.0.1 Port={} CPUs={SLOTS}\n",
                ports[node]
            )
        })
        .collect();
    let (folder, port) = (folder.display(), ports[0]);
    // Of the trackers without control groups, linuxproc can miss a process that is started while it
    // kills.
    format!(
        "ClusterName=test\nSlurmctldHost={host}(127.0.0.1)\nSlurmctldPort={port}\n\
          SlurmUser={user}\nSlurmdUser={user}\n\
         AuthType=auth/munge\nAuthInfo=socket={folder}/munge.socket\nCredType=cred/munge\n\
         SlurmctldPidFile={folder}/slurmctld.pid\nSlurmdPidFile={folder}/slurmd-%n.pid\n\
         SlurmdSpoolDir={folder}/spool-%n\nStateSaveLocation={folder}\n\
         SlurmctldLogFile={folder}/slurmctld.log\nSlurmdLogFile={folder}/slurmd-%n.log\n\
         ProctrackType=proctrack/pgid\nTaskPlugin=task/none\n\
          JobAcctGatherType=jobacct_gather/none\n\
         AccountingStorageType=accounting_storage/none\nMpiDefault=none\nSwitchType=switch/none\n\
         SelectType=select/cons_tres\nSelectTypeParameters=CR_CPU\nSchedulerType=sched/builtin\n\
         SlurmdParameters=config_overrides\nReturnToService=2\nKillWait=2\nMailProg=/bin/true\n\
         {nodes}PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP\n"
    )
}

/// Returns an unused port.
fn free_port() -> u16 {
    let start = u32::from(PORTS.start) + std::process::id();
    let candidates = PORTS.map(|_| {
        let next = start + u32::from(NEXT_PORT.fetch_add(1, Ordering::Relaxed));
        PORTS.start + (next % PORTS.len() as u32) as u16
    });
    let mut free =
        candidates.into_iter().filter(|&port| TcpListener::bind(("0.0.0.0", port)).is_ok());
    free.next().unwrap()
}
