//! Programs that are started, one after the other, and when the daemon tells of them.

#![expect(
    clippy::disallowed_methods,
    reason = "how long something takes is what is measured"
)]

use std::{
    collections::BTreeMap,
    fs,
    path::Path,
    process::Stdio,
    sync::mpsc::{Receiver, RecvTimeoutError, sync_channel},
    thread,
    time::{Duration, Instant},
};

use nix::mount::{MsFlags, mount};
use serde_json::Value;

use super::spread::Spread;
use crate::alone::loopback_up;
use crate::device::{Device, Tried, player, until};

/// Lines of the daemon that may wait here.
const WAITING: usize = 4096;
/// What is not told after so long is not told at all.
const PATIENCE: Duration = Duration::from_secs(5);

pub(super) struct Refused {
    pub(super) ran: usize,
    pub(super) told: Spread,
}

/// What the daemon tells from now on, each line with when it came.
fn heard(device: &Device) -> Receiver<(Instant, Value)> {
    let (tell, told) = sync_channel(WAITING);
    let mut listener = device.listen();
    thread::spawn(move || {
        while let Some(line) = listener.next_if_any() {
            if tell.send((Instant::now(), line)).is_err() {
                return;
            }
        }
    });
    told
}

/// One attempt after the other of a program that is not on the list, each followed by its report.
pub(super) fn refused(device: &Device, attempts: usize) -> Refused {
    let told = heard(device);
    let file = device.disk.join("other").display().to_string();
    let (mut ran, mut times) = (0, Vec::new());
    for _ in 0..attempts {
        let began = Instant::now();
        ran += usize::from(device.tries("other", &[]) == Tried::Ran);
        // Devices of other tests have the same player: theirs are known by their disk.
        if let Some(at) = wait(&told, |line| {
            line["breach"] == "denied" && line["file"] == file.as_str()
        }) {
            times.push(at - began);
        }
    }
    Refused {
        ran,
        told: Spread::of(times),
    }
}

/// Programs that run for a millisecond on a filesystem that is not held; none where nothing tells of them.
pub(super) fn reported(device: &Device, attempts: usize) -> Option<Spread> {
    if !device.reports() {
        return None;
    }
    let program = device.elsewhere("short");
    let told = heard(device);
    let mut began = BTreeMap::new();
    for _ in 0..attempts {
        let start = Instant::now();
        let mut short = player(&program)
            .arg("1")
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        began.insert(u64::from(short.id()), start);
        short.wait().unwrap();
    }
    let mut times = Vec::new();
    while let Ok((at, line)) = told.recv_timeout(Duration::from_secs(1)) {
        let pid = line["pid"].as_u64().unwrap_or_default();
        let ours = line["breach"] == "running" && line["program"] == program.to_str()?;
        if let Some(start) = began.remove(&pid).filter(|_| ours) {
            times.push(at - start);
        }
    }
    Some(Spread::of(times))
}

fn wait(told: &Receiver<(Instant, Value)>, is: impl Fn(&Value) -> bool) -> Option<Instant> {
    loop {
        match told.recv_timeout(PATIENCE) {
            Ok((at, line)) if is(&line) => return Some(at),
            Ok(_) => {}
            Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => return None,
        }
    }
}

/// Execs of what is allowed, and how long it took to come to where they were made.
#[derive(Default)]
pub(super) struct Course {
    pub(super) execs: Vec<Duration>,
    pub(super) locks: Vec<Duration>,
}

impl Course {
    pub(super) fn run(&mut self, device: &Device, execs: usize) {
        for _ in 0..execs {
            let began = Instant::now();
            assert_eq!(device.tries("allowed", &[]), Tried::Ran);
            self.execs.push(began.elapsed());
        }
    }
}

/// As an agent asks for it, until the daemon says that it holds.
pub(super) fn engage(device: &Device) -> Duration {
    let began = Instant::now();
    assert_eq!(device.ask("engage"), "done");
    until("the machine is held", || device.engaged() == Some(true));
    began.elapsed()
}

pub(super) fn release(device: &Device) -> Duration {
    let began = Instant::now();
    assert_eq!(device.ask("release"), "done");
    until("the machine is let go", || device.engaged() == Some(false));
    began.elapsed()
}

/// What the whole machine shares is this test's own.
pub(super) fn in_namespaces() {
    loopback_up();
    if Path::new("/etc/chromium").exists() {
        let own = Some("policies");
        mount(
            own,
            "/etc/chromium",
            Some("tmpfs"),
            MsFlags::empty(),
            None::<&str>,
        )
        .unwrap();
        fs::create_dir_all("/etc/chromium/policies/managed").unwrap();
    }
}
