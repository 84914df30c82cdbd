//! What the daemon and its guard take of the machine, as the kernel counts it.

use std::{fs, time::Duration};

use crate::device::Device;

pub(super) struct Cost {
    /// Processes that were measured.
    pub(super) of: usize,
    /// Of one core.
    pub(super) percent: f64,
    /// What no other process has, and its share of what others have too.
    pub(super) own_mb: f64,
    pub(super) resident_mb: f64,
    /// On the machine: the looks go through all of them.
    pub(super) processes: usize,
}

#[expect(
    clippy::disallowed_methods,
    reason = "nothing is to happen for so long"
)]
pub(super) fn over(device: &Device, span: Duration) -> Cost {
    let mut all: Vec<i32> = device.guards().iter().map(|pid| pid.as_raw()).collect();
    all.push(device.daemon());
    let before: u64 = all.iter().map(|pid| ran_ns(*pid)).sum();
    std::thread::sleep(span);
    let ran = all.iter().map(|pid| ran_ns(*pid)).sum::<u64>() - before;
    let memory = |field: &str| all.iter().map(|pid| kilobytes(*pid, field)).sum::<u64>();
    let mb = |kilobytes: u64| Duration::from_millis(kilobytes).as_secs_f64() * 1.024;
    Cost {
        of: all.len(),
        percent: Duration::from_nanos(ran).as_secs_f64() / span.as_secs_f64() * 100.0,
        own_mb: mb(memory("Pss:")),
        resident_mb: mb(memory("Rss:")),
        processes: fs::read_dir("/proc")
            .unwrap()
            .flatten()
            .filter(|entry| entry.file_name().to_string_lossy().parse::<u32>().is_ok())
            .count(),
    }
}

/// How long all threads of a process were on a processor.
fn ran_ns(pid: i32) -> u64 {
    let tasks = fs::read_dir(format!("/proc/{pid}/task")).unwrap().flatten();
    tasks
        .map(|task| {
            let text = fs::read_to_string(task.path().join("schedstat")).unwrap();
            text.split(' ').next().unwrap().parse::<u64>().unwrap()
        })
        .sum()
}

fn kilobytes(pid: i32, field: &str) -> u64 {
    let text = fs::read_to_string(format!("/proc/{pid}/smaps_rollup")).unwrap();
    let mut lines = text.lines();
    let line = lines.find_map(|line| line.strip_prefix(field)).unwrap();
    line.trim().trim_end_matches(" kB").parse().unwrap()
}
