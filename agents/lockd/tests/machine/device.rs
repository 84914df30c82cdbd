//! A device: a filesystem with three programs, a player who is nobody, the daemon.

use std::{
    ffi::OsStr,
    fs,
    io::{BufRead as _, BufReader, Write as _},
    os::unix::{fs::PermissionsExt as _, net::UnixStream, process::CommandExt as _},
    path::{Path, PathBuf},
    process::{Child, Command, Output, Stdio},
    time::Duration,
};

use nix::{
    mount::{MntFlags, MsFlags, mount, umount2},
    sys::signal::{Signal, kill},
    unistd::{Pid, Uid},
};
use serde_json::Value;

use crate::turns::Turn;

/// Whose programs are bound, and whose are not.
pub(crate) const PLAYER: u32 = 65534;

/// A program that says that it runs, and waits as long as it is told (milliseconds); or that does what a browser in somebody
/// else's hands could: starts what it is told from memory, or a loader (with what it is to load) once it has started itself
/// in vain.
const PROGRAM: &str = r#"
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/sendfile.h>
#include <unistd.h>
int main(int argc, char **argv) {
    if (argc > 1 && strcmp(argv[1], "memory") == 0) {
        int memory = memfd_create("x", 0), it = open(argv[2], O_RDONLY);
        if (memory < 0 || sendfile(memory, it, 0, 1 << 30) < 0) return 2;
        char *bare[] = {"x", 0};
        fexecve(memory, bare, bare + 1);
        return 3;
    }
    if (argc > 3 && strcmp(argv[1], "vain") == 0) {
        char *bare[] = {argv[2], argv[3], 0}, **volatile none = (char **)1;
        execve(argv[0], none, 0);
        execve(argv[2], bare, 0);
        return 4;
    }
    printf("runs\n"); fflush(stdout);
    if (argc > 1) usleep(1000 * atoi(argv[1]));
    return 0;
}
"#;

/// What a trial came to.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Tried {
    /// It ran.
    Ran,
    /// The kernel refused it.
    Denied,
    /// It began, and failed by itself.
    Failed,
}

pub(crate) struct Device {
    _turn: Turn,
    _folder: tempfile::TempDir,
    /// The filesystem with programs.
    pub(crate) disk: PathBuf,
    pub(crate) state: PathBuf,
    socket: PathBuf,
    profile: PathBuf,
    /// Below which the daemon looks at the kernel's own files.
    pub(crate) root: PathBuf,
    /// Whether the daemon locks only when it is asked.
    waits: bool,
    daemon: Option<Child>,
}

impl Device {
    /// Locked, or why it cannot be.
    pub(crate) fn lock() -> Result<Self, String> {
        Self::lock_with("")
    }

    /// The only one of this program meanwhile.
    pub(crate) fn lock_alone() -> Result<Self, String> {
        Self::lock_on(Turn::alone(), |_| PathBuf::from("/"), "")
    }

    /// With more in its profile, where `$DISK` is the filesystem with programs.
    pub(crate) fn lock_with(more: &str) -> Result<Self, String> {
        Self::lock_on(Turn::beside(), |_| PathBuf::from("/"), more)
    }

    /// That looks for signs of somebody elsewhere.
    pub(crate) fn signs() -> Result<Self, String> {
        Self::lock_with("[signs]\nrequired = false\nallow_virtual = true\n")
    }

    /// And with what another machine would tell of itself, written into a folder.
    pub(crate) fn lock_recorded(record: fn(&Path), more: &str) -> Result<Self, String> {
        Self::recorded(Turn::beside(), record, more)
    }

    /// The only one of this program meanwhile: programs of other tests are the same player's.
    pub(crate) fn lock_recorded_alone(record: fn(&Path), more: &str) -> Result<Self, String> {
        Self::recorded(Turn::alone(), record, more)
    }

    fn recorded(turn: Turn, record: fn(&Path), more: &str) -> Result<Self, String> {
        let recorded = |folder: &Path| {
            let root = folder.join("recorded");
            record(&root);
            root
        };
        Self::lock_on(turn, recorded, more)
    }

    fn lock_on(turn: Turn, root: impl Fn(&Path) -> PathBuf, more: &str) -> Result<Self, String> {
        if !Uid::effective().is_root() {
            return Err("this is not root".into());
        }
        if !Path::new("/usr/bin/cc").exists() {
            return Err("no C compiler: apt-get install gcc".into());
        }
        let mut device = Self::furnish(turn, more);
        device.root = root(device.disk.parent().unwrap());
        device.start();
        let layers = device.ask("layers");
        let standing = layers["layers"].as_array().unwrap().clone();
        let programs = standing
            .iter()
            .find(|layer| layer["layer"] == "programs")
            .unwrap();
        match programs["state"].as_str().unwrap() {
            "enforced" => Ok(device),
            _ => Err(programs["why"].to_string()),
        }
    }

    /// With a daemon that waits to be asked.
    pub(crate) fn waiting() -> Result<Self, String> {
        let mut device = Self::lock()?;
        device.unlock();
        device.waits();
        Ok(device)
    }

    /// A daemon that waits to be asked takes the place of the one that was told to stop.
    pub(crate) fn waits(&mut self) {
        self.waits = true;
        self.start();
    }

    /// The daemon's process.
    pub(crate) fn daemon(&self) -> i32 {
        let daemon = self.daemon.as_ref().unwrap();
        daemon.id().cast_signed()
    }

    fn furnish(turn: Turn, more: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
        let [disk, state] = ["disk", "state"].map(|name| folder.path().join(name));
        fs::create_dir(&disk).unwrap();
        mount(
            Some("tmpfs"),
            &disk,
            Some("tmpfs"),
            MsFlags::empty(),
            None::<&str>,
        )
        .unwrap();
        let device = Self {
            _turn: turn,
            socket: folder.path().join("lockd.sock"),
            profile: folder.path().join("profile.toml"),
            root: PathBuf::from("/"),
            _folder: folder,
            disk,
            state,
            waits: false,
            daemon: None,
        };
        device.fill(more);
        device
    }

    /// `allowed` and `other` with a loader on the same disk; `home`, where the player writes.
    fn fill(&self, more: &str) {
        let loader = fs::canonicalize("/lib64/ld-linux-x86-64.so.2").unwrap();
        copy(&loader, &self.disk.join("loader"));
        fs::write(self.disk.join("program.c"), PROGRAM).unwrap();
        let dynamic = format!("-Wl,--dynamic-linker={}/loader", self.disk.display());
        for (name, option) in [
            ("allowed", dynamic.as_str()),
            ("other", &dynamic),
            ("lone", "-static"),
        ] {
            let built = Command::new("/usr/bin/cc")
                .current_dir(&self.disk)
                .args(["-o", name, "program.c", option])
                .status();
            assert!(built.unwrap().success());
        }
        for folder in ["home", "free"] {
            let folder = self.disk.join(folder);
            fs::create_dir(&folder).unwrap();
            fs::set_permissions(&folder, fs::Permissions::from_mode(0o777)).unwrap();
        }
        let disk = self.disk.display();
        let group = self.group();
        let more = more.replace("$DISK", &disk.to_string());
        let profile = format!(
            "name = \"A test\"\nusers = [\"nobody\"]\nagent = \"daemon\"\n\
             [programs]\ncontrol = \"{disk}/allowed\"\nallow = [\"{disk}/allowed\", \"{disk}/nowhere\"]\nfilesystems = [\"{disk}\"]\nleft_out = [\"/\"]\n\
             [no_exec]\nfolders = [\"{disk}/home\"]\n\
             [stop]\nrequired = false\ngroup = \"{group}\"\n\
             [reports]\nrequired = false\nevery_s = 1\n{more}"
        );
        fs::write(&self.profile, profile).unwrap();
    }

    /// The name of the player's control group, this device's own.
    pub(crate) fn group(&self) -> String {
        let folder = self.disk.parent().and_then(Path::file_name).unwrap();
        format!("adoube-test-{}", folder.display()).replace("-.", "-")
    }

    /// As the daemon and the check are told.
    pub(crate) fn places(&self) -> [&OsStr; 6] {
        [
            "--profile".as_ref(),
            self.profile.as_os_str(),
            "--socket".as_ref(),
            self.socket.as_os_str(),
            "--root".as_ref(),
            self.root.as_os_str(),
        ]
    }

    pub(crate) fn start(&mut self) {
        self.start_by(Path::new(env!("CARGO_BIN_EXE_adoube-lockd")));
    }

    /// From the disk whose programs are held: its own program is a stranger there.
    pub(crate) fn start_on_disk(&mut self) {
        let program = self.own_program();
        self.start_by(&program);
    }

    /// The daemon's, on the disk.
    pub(crate) fn own_program(&self) -> PathBuf {
        let program = self.disk.join("adoube-lockd");
        copy(Path::new(env!("CARGO_BIN_EXE_adoube-lockd")), &program);
        program
    }

    fn start_by(&mut self, program: &Path) {
        let daemon = Command::new(program)
            .arg("run")
            .arg("--state")
            .arg(&self.state)
            .args(self.places())
            .args(self.waits.then_some("--wait"))
            .spawn();
        self.daemon = Some(daemon.unwrap());
        until("the daemon answers", || {
            UnixStream::connect(&self.socket).is_ok()
        });
    }

    /// What the daemon tells from now on.
    pub(crate) fn listen(&self) -> Told {
        Told::connected_to(&self.socket)
    }

    pub(crate) fn ask(&self, what: &str) -> Value {
        self.request(&format!("{{\"ask\":\"{what}\"}}"))
    }

    /// Any request.
    pub(crate) fn request(&self, line: &str) -> Value {
        let mut stream = UnixStream::connect(&self.socket).unwrap();
        writeln!(stream, "{line}").unwrap();
        Told(BufReader::new(stream)).answer()
    }

    /// Whether the daemon holds the machine now; none while it is between both.
    pub(crate) fn engaged(&self) -> Option<bool> {
        let mut stream = UnixStream::connect(&self.socket).ok()?;
        writeln!(stream, "{{\"ask\":\"standing\"}}").ok()?;
        let mut lines = BufReader::new(stream).lines();
        lines.find_map(|line| {
            let told: Value = serde_json::from_str(&line.ok()?).ok()?;
            told["standing"]["engaged"].as_bool()
        })
    }

    /// The player runs something; a path without a slash at its beginning is on the disk.
    pub(crate) fn tries(&self, program: &str, arguments: &[&str]) -> Tried {
        let program = if program.starts_with('/') {
            program.into()
        } else {
            self.disk.join(program)
        };
        let ran = player(&program)
            .args(arguments)
            .current_dir(&self.disk)
            .output();
        match ran {
            Ok(Output { stdout, .. }) if stdout == b"runs\n" => Tried::Ran,
            Ok(_) => Tried::Failed,
            Err(error) if error.raw_os_error() == Some(nix::libc::EPERM) => Tried::Denied,
            Err(error) if error.raw_os_error() == Some(nix::libc::EACCES) => Tried::Denied,
            Err(error) => panic!("{}: {error}", program.display()),
        }
    }

    /// The daemon stops in order.
    pub(crate) fn unlock(&mut self) {
        if let Some(mut daemon) = self.daemon.take() {
            kill(Pid::from_raw(daemon.id().cast_signed()), Signal::SIGTERM).unwrap();
            assert!(daemon.wait().unwrap().success());
        }
    }

    pub(crate) fn kill_daemon(&mut self) {
        let mut daemon = self.daemon.take().unwrap();
        daemon.kill().unwrap();
        daemon.wait().unwrap();
    }

    /// Another run of the program, to its end.
    pub(crate) fn command(&self, what: &str) -> String {
        let run = Command::new(env!("CARGO_BIN_EXE_adoube-lockd"))
            .arg(what)
            .arg("--state")
            .arg(&self.state)
            .output();
        let run = run.unwrap();
        assert!(run.status.success(), "{run:?}");
        String::from_utf8(run.stdout).unwrap()
    }

    /// A program that waits as long as it is told, by this name on a filesystem that is not held.
    pub(crate) fn elsewhere(&self, name: &str) -> PathBuf {
        let folder = self.disk.parent().unwrap().join("elsewhere");
        if !folder.exists() {
            fs::create_dir(&folder).unwrap();
            fs::set_permissions(&folder, fs::Permissions::from_mode(0o755)).unwrap();
        }
        let program = folder.join(name);
        copy(&self.disk.join("lone"), &program);
        program
    }

    /// Whether it is told of each program that starts.
    pub(crate) fn reports(&self) -> bool {
        let layers = self.ask("layers");
        let mut layers = layers["layers"].as_array().unwrap().iter();
        layers.any(|layer| layer["layer"] == "reports" && layer["state"] == "enforced")
    }

    /// The process group of worker and watchdog; none while the daemon begins again.
    pub(crate) fn guard(&self) -> Option<String> {
        let listed = self.command("list");
        let mut lines = listed.lines();
        lines.find_map(|line| Some(line.rsplit_once("process group ")?.1.to_owned()))
    }

    /// Worker and watchdog.
    pub(crate) fn guards(&self) -> Vec<Pid> {
        let Some(group) = self.guard() else {
            return Vec::new();
        };
        let entries = fs::read_dir("/proc").unwrap().flatten();
        let pids = entries.filter_map(|entry| entry.file_name().to_str()?.parse::<i32>().ok());
        let mut pids: Vec<i32> = pids.filter(|pid| lives_in(*pid, &group)).collect();
        pids.sort_unstable();
        pids.into_iter().map(Pid::from_raw).collect()
    }
}

/// A program that can be started at once. By a process of its own: what this one has open to be written every
/// child of another test holds until it is another program, and none of it can be started meanwhile.
pub(crate) fn copy(from: &Path, to: &Path) {
    let copied = Command::new("cp").args([from, to]).status();
    assert!(copied.unwrap().success());
}

/// A process of a group that is no zombie.
fn lives_in(pid: i32, group: &str) -> bool {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    let fields = stat.rsplit_once(") ").map_or("", |(_, fields)| fields);
    let fields: Vec<&str> = fields.split(' ').collect();
    fields.get(2) == Some(&group) && fields[0] != "Z"
}

impl Drop for Device {
    fn drop(&mut self) {
        if let Some(mut daemon) = self.daemon.take() {
            let _ = daemon.kill();
            let _ = daemon.wait();
        }
        let _ = Command::new(env!("CARGO_BIN_EXE_adoube-lockd"))
            .args(["undo", "--state"])
            .arg(&self.state)
            .status();
        let _ = umount2(&self.disk, MntFlags::MNT_DETACH);
    }
}

/// A program that the player starts.
pub(crate) fn player(program: &Path) -> Command {
    let mut command = Command::new(program);
    command
        .uid(PLAYER)
        .gid(PLAYER)
        .stdin(Stdio::null())
        .stderr(Stdio::null());
    command
}

/// Lines that the daemon sends.
pub(crate) struct Told(BufReader<UnixStream>);

impl Told {
    pub(crate) fn connected_to(socket: &Path) -> Self {
        let stream = UnixStream::connect(socket).unwrap();
        stream
            .set_read_timeout(Some(Duration::from_secs(20)))
            .unwrap();
        // An answer shows that it is connected.
        let mut told = Self(BufReader::new(stream));
        told.asks("layers");
        told
    }

    /// Asks for something more.
    pub(crate) fn asks(&mut self, what: &str) -> Value {
        let stream = self.0.get_mut();
        writeln!(stream, "{{\"ask\":\"{what}\"}}").unwrap();
        self.answer()
    }

    /// None once nobody tells any more.
    pub(crate) fn next_if_any(&mut self) -> Option<Value> {
        let mut line = String::new();
        self.0.read_line(&mut line).ok().filter(|read| *read > 0)?;
        serde_json::from_str(&line).ok()
    }

    pub(crate) fn next(&mut self) -> Value {
        let mut line = String::new();
        self.0.read_line(&mut line).unwrap();
        serde_json::from_str(&line).unwrap_or_else(|error| panic!("{line}: {error}"))
    }

    /// What is told of programs comes in between, those of other tests too: they have one player.
    fn answer(&mut self) -> Value {
        loop {
            let told = self.next();
            if told["breach"].is_null() && told != "changed" {
                return told;
            }
        }
    }

    /// Refusals that were told before something is asked for now.
    pub(crate) fn denials_before_an_answer(&mut self) -> usize {
        let stream = self.0.get_mut();
        stream.write_all(b"{\"ask\":\"layers\"}\n").unwrap();
        let told = std::iter::repeat_with(|| self.next());
        let before = told.take_while(|told| told["layers"].is_null());
        before.filter(|told| told["breach"] == "denied").count()
    }

    /// The next line of this kind.
    pub(crate) fn until(&mut self, kind: &str) -> Value {
        loop {
            let told = self.next();
            if !told[kind].is_null() || told == kind {
                return told;
            }
        }
    }

    /// The next refusal.
    pub(crate) fn denied(&mut self) -> Value {
        loop {
            let told = self.next();
            if told["breach"] == "denied" {
                return told;
            }
        }
    }
}

#[expect(
    clippy::disallowed_methods,
    reason = "a process of another program is waited for"
)]
pub(crate) fn until(what: &str, mut holds: impl FnMut() -> bool) {
    for _ in 0..2000 {
        if holds() {
            return;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    panic!("waited in vain: {what}");
}
