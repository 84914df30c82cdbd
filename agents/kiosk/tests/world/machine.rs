//! A machine that the real `adoube-lockd` holds: a filesystem of its own with two programs, so that nothing
//! else here is held up, a player who is nobody, and an agent who is Debian's user `daemon`.

use std::{
    fs,
    io::ErrorKind,
    os::unix::{
        fs::{MetadataExt as _, PermissionsExt as _},
        process::CommandExt as _,
    },
    path::{Path, PathBuf},
    process::{Child, Command, Output, Stdio},
};

use nix::{
    sys::signal::{Signal, kill},
    unistd::Pid,
};

use super::until;

/// Debian's users `daemon` and `nobody`.
pub const AGENT: u32 = 1;
const PLAYER: u32 = 65534;
/// Any program that ends by itself.
const PROGRAM: &str = "/usr/bin/true";
/// One that waits as long as it is told.
const WAITS: &str = "/usr/bin/sleep";

/// What the player's attempt came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tried {
    Ran,
    Denied,
}

pub struct Machine {
    /// The filesystem with programs.
    pub disk: PathBuf,
    folder: PathBuf,
    daemon: Child,
}

impl Machine {
    /// With a daemon that waits to be asked; or why there is none.
    pub async fn begin(folder: &Path) -> Result<Self, String> {
        if fs::metadata("/proc/self").unwrap().uid() != 0 {
            return Err("this is not root".into());
        }
        let lockd = Path::new(env!("CARGO_BIN_EXE_adoube-kiosk")).with_file_name("adoube-lockd");
        if !lockd.exists() {
            return Err(format!("{} is not built", lockd.display()));
        }
        let disk = folder.join("disk");
        furnish(folder, &disk)?;
        let program = disk.join("adoube-lockd");
        copy(&lockd, &program);
        let log = fs::File::create(folder.join("lockd.log")).unwrap();
        let daemon = Command::new(program)
            .args(["run", "--wait", "--state"])
            .arg(folder.join("state"))
            .arg("--profile")
            .arg(folder.join("profile.toml"))
            .arg("--socket")
            .arg(folder.join("lockd.sock"))
            .stdin(Stdio::null())
            .stderr(log)
            .spawn()
            .unwrap();
        let machine = Self {
            disk,
            folder: folder.to_owned(),
            daemon,
        };
        until("the daemon", || async {
            machine.folder.join("lockd.sock").exists().then_some(())
        })
        .await;
        Ok(machine)
    }

    /// The player runs a program of the disk.
    pub fn tries(&self, program: &str) -> Tried {
        let program = self.disk.join(program);
        let mut player = Command::new(&program);
        match player.uid(PLAYER).gid(PLAYER).status() {
            Ok(status) if status.success() => Tried::Ran,
            Err(error) if error.kind() == ErrorKind::PermissionDenied => Tried::Denied,
            other => panic!("{}: {other:?}", program.display()),
        }
    }

    /// The player begins a program that is on no list, and that runs until it is ended.
    pub fn begins_something(&self) -> Child {
        let mut player = Command::new(self.disk.join("early"));
        player.arg("600").uid(PLAYER).gid(PLAYER).spawn().unwrap()
    }

    /// A program as the agent's user starts it, with the device's folder at the end.
    pub fn asks(&self, device: &Path, arguments: &[&str]) -> Output {
        let mut agent = Command::new(self.disk.join("adoube-kiosk"));
        agent.args(arguments).arg("--dir").arg(device);
        agent.uid(AGENT).gid(AGENT).output().unwrap()
    }

    /// All that the daemon has made of this machine: mounts, control groups, what it keeps, its processes.
    pub fn traces(&self) -> Vec<String> {
        let mounts = fs::read_to_string("/proc/self/mounts").unwrap();
        let fields = |line: &str| line.split(' ').take(3).map(str::to_owned).collect();
        let mounts: Vec<Vec<String>> = mounts.lines().map(fields).collect();
        let disk = self.disk.display().to_string();
        let over = mounts.iter().filter(|mount| mount[1].starts_with(&disk));
        let groups = mounts.iter().filter(|mount| mount[2] == "cgroup2");
        let groups = groups.map(|mount| Path::new(&mount[1]).join(group(&self.folder)));
        let kept = ["changes.jsonl", "engaged"].map(|name| self.folder.join("state").join(name));
        let files = groups.chain(kept).filter(|file| file.exists());
        let guards = self.processes().into_iter();
        let guards = guards.filter(|pid| *pid != self.daemon.id());
        over.map(|mount| mount[1].clone())
            .chain(files.map(|file| file.display().to_string()))
            .chain(guards.map(|pid| format!("process {pid}")))
            .collect()
    }

    /// That run the daemon's program.
    fn processes(&self) -> Vec<u32> {
        let own = self.disk.join("adoube-lockd");
        let entries = fs::read_dir("/proc").unwrap().flatten();
        let pids = entries.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
        let program = |pid: &u32| fs::read_link(format!("/proc/{pid}/exe")).ok();
        pids.filter(|pid| program(pid).as_ref() == Some(&own))
            .collect()
    }

    /// The daemon is told to stop: whether it ended in order, and left no socket.
    pub fn stop(mut self) -> bool {
        let id = Pid::from_raw(self.daemon.id().cast_signed());
        kill(id, Signal::SIGTERM).unwrap();
        self.daemon.wait().unwrap().success() && !self.folder.join("lockd.sock").exists()
    }
}

impl Drop for Machine {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let log = fs::read_to_string(self.folder.join("lockd.log"));
            eprintln!("the daemon's log:\n{}", log.unwrap_or_default());
        }
        let _ = self.daemon.kill();
        let _ = self.daemon.wait();
        let undo = Command::new(self.disk.join("adoube-lockd"))
            .args(["undo", "--state"])
            .arg(self.folder.join("state"))
            .status();
        let _ = undo;
        let _ = Command::new("umount")
            .arg("--lazy")
            .arg(&self.disk)
            .status();
    }
}

/// The name of the player's control group, this machine's own.
fn group(folder: &Path) -> String {
    let folder = folder.file_name().unwrap().to_string_lossy();
    format!("adoube-agent-test-{}", folder.trim_start_matches('.'))
}

fn open(folder: &Path, mode: u32) {
    fs::set_permissions(folder, fs::Permissions::from_mode(mode)).unwrap();
}

/// A copy that can be run at once. A process of its own writes it: what another test begins meanwhile would hold a
/// file open that is written here, and nobody may run a file that somebody may write.
pub fn copy(from: &Path, to: &Path) {
    let copied = Command::new("cp").args([from, to]).status();
    assert!(copied.unwrap().success(), "{}", to.display());
}

fn furnish(folder: &Path, disk: &Path) -> Result<(), String> {
    open(folder, 0o755);
    fs::create_dir(disk).unwrap();
    let mounted = Command::new("mount")
        .args(["-t", "tmpfs", "tmpfs"])
        .arg(disk)
        .status();
    if !mounted.is_ok_and(|status| status.success()) {
        return Err("no filesystem can be mounted".into());
    }
    for name in ["allowed", "other"] {
        copy(Path::new(PROGRAM), &disk.join(name));
    }
    copy(Path::new(WAITS), &disk.join("early"));
    let agent = Path::new(env!("CARGO_BIN_EXE_adoube-kiosk"));
    copy(agent, &disk.join("adoube-kiosk"));
    fs::create_dir(disk.join("home")).unwrap();
    open(&disk.join("home"), 0o777);
    let group = group(folder);
    let disk = disk.display();
    let profile = format!(
        "name = \"A test\"\nusers = [\"nobody\"]\nagent = \"daemon\"\n\
         [programs]\ncontrol = \"{disk}/allowed\"\nallow = [\"{disk}/allowed\"]\nfilesystems = [\"{disk}\"]\nleft_out = [\"/\"]\n\
         [no_exec]\nfolders = [\"{disk}/home\"]\n\
         [stop]\nrequired = false\ngroup = \"{group}\"\n[breach]\ndenied = \"lock\"\n"
    );
    fs::write(folder.join("profile.toml"), profile).unwrap();
    Ok(())
}
