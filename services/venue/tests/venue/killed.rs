//! The process: told to stop, killed, started again.

use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use tokio::net::TcpStream;

use crate::kit::{Device, PATH, Venue, mosquitto, until};

/// The real program; killed when the test ends.
struct Process(Child);

impl Process {
    fn start(venue: &Venue) -> Self {
        let child = Command::new(env!("CARGO_BIN_EXE_adoube-venue"))
            .arg("--dir")
            .arg(venue.path())
            .arg("--until-stdin-closes")
            .env("PATH", PATH)
            .stdin(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        Self(child)
    }

    fn signal(&self, signal: Signal) {
        kill(Pid::from_raw(self.0.id().try_into().unwrap()), signal).unwrap();
    }

    async fn ended(&mut self) -> std::process::ExitStatus {
        let mut status = None;
        until("the end of the node", || {
            status = self.0.try_wait().unwrap();
            status.is_some()
        })
        .await;
        status.unwrap()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Whether a process lives: neither gone nor a mere entry that nobody has collected.
fn lives(pid: u32) -> bool {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    let after_name = stat.rsplit_once(") ").map(|(_, rest)| rest);
    after_name.is_some_and(|rest| !rest.starts_with('Z'))
}

fn recorded(pid_file: &Path) -> Option<u32> {
    std::fs::read_to_string(pid_file).ok()?.trim().parse().ok()
}

/// Waits for a broker that listens, and gives its process.
async fn broker(venue: &Venue) -> u32 {
    let mut pid = None;
    until("a broker", || {
        pid = recorded(&venue.broker_pid_file()).filter(|pid| lives(*pid));
        pid.is_some()
    })
    .await;
    while TcpStream::connect(("127.0.0.1", venue.mqtt)).await.is_err() {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    pid.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_it_leaves_no_broker_and_starts_again() {
    if !mosquitto("killed_it_leaves_no_broker_and_starts_again") {
        return;
    }
    let venue = Venue::new();
    for _ in 0..3 {
        let mut node = Process::start(&venue);
        let pid = broker(&venue).await;
        node.signal(Signal::SIGKILL);
        assert_eq!(node.ended().await.signal(), Some(9));
        until("the broker gone", || !lives(pid)).await;
    }
    let mut node = Process::start(&venue);
    let pid = broker(&venue).await;
    let device = Device::connect(&venue, "d-1", 1).await;
    device.join(1, 1).await;
    node.signal(Signal::SIGTERM);
    assert_eq!(node.ended().await.code(), Some(0));
    assert!(!lives(pid), "the broker goes first");
    assert_eq!(recorded(&venue.broker_pid_file()), None);
}

/// A supervisor that dies closes the pipe; then the node ends, and its broker with it.
#[tokio::test(flavor = "multi_thread")]
async fn it_stops_when_standard_input_closes() {
    if !mosquitto("it_stops_when_standard_input_closes") {
        return;
    }
    let venue = Venue::new();
    let mut node = Process::start(&venue);
    let pid = broker(&venue).await;
    drop(node.0.stdin.take());
    assert_eq!(node.ended().await.code(), Some(0));
    assert!(!lives(pid));
}

/// Where the kernel did not end the broker with its node, the next start does, by its record; but
/// only if that process runs by this node's settings.
#[tokio::test(flavor = "multi_thread")]
async fn a_broker_left_behind_is_ended_and_nobody_else() {
    if !mosquitto("a_broker_left_behind_is_ended_and_nobody_else") {
        return;
    }
    let venue = Venue::new();
    let mut node = Process::start(&venue);
    broker(&venue).await;
    node.signal(Signal::SIGTERM);
    node.ended().await;

    let program = adoube_venue::broker::find(Some(PATH)).unwrap().mosquitto;
    let settings = venue
        .path()
        .canonicalize()
        .unwrap()
        .join("data/broker/mosquitto.conf");
    let quiet = |command: &mut Command| command.stderr(Stdio::null()).spawn().unwrap();
    let mut left = Process(quiet(Command::new(program).arg("-c").arg(settings)));
    std::fs::write(venue.broker_pid_file(), left.0.id().to_string()).unwrap();
    let second = Process::start(&venue);
    assert_eq!(left.ended().await.signal(), Some(9));
    let pid = broker(&venue).await;
    assert!(lives(pid));
    second.signal(Signal::SIGKILL);
    drop(second);

    let mut other = Process(quiet(Command::new("sleep").arg("60")));
    std::fs::write(venue.broker_pid_file(), other.0.id().to_string()).unwrap();
    let mut third = Process::start(&venue);
    until("a broker of its own", || {
        recorded(&venue.broker_pid_file()).is_some_and(|pid| pid != other.0.id())
    })
    .await;
    assert!(
        other.0.try_wait().unwrap().is_none(),
        "somebody else's process"
    );
    third.signal(Signal::SIGTERM);
    assert_eq!(third.ended().await.code(), Some(0));
}
