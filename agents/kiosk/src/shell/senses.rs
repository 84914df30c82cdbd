//! Looks at the machine every second, and marks on the disk that the agent is alive.

use std::{
    fs,
    path::{Path, PathBuf},
    time::Duration,
};

use tokio::{sync::mpsc::Sender, time::MissedTickBehavior};

use super::{clock::Clock, probe::Probe};
use crate::{agent::Input, evidence::line::Stamp};

/// How often.
const EVERY: Duration = Duration::from_secs(1);

/// The mark of the run before, if there is one that can be read.
pub(crate) fn read_mark(data: &Path) -> Option<Stamp> {
    let bytes = fs::read(mark_path(data)).ok()?;
    serde_json::from_slice(&bytes).ok()
}

fn mark_path(data: &Path) -> PathBuf {
    data.join("alive")
}

/// Reads the machine until nobody listens. A sensor may take its time (a battery behind a slow
/// bus), so it is asked on a thread that may wait.
pub(crate) async fn watch(
    probe: Probe,
    clock: Clock,
    boot_id: String,
    data: PathBuf,
    inputs: Sender<Input>,
) {
    let mut interval = tokio::time::interval(EVERY);
    interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        interval.tick().await;
        let (probe, mark) = (probe.clone(), mark_path(&data));
        let stamp = stamp(clock, &boot_id);
        let looked = tokio::task::spawn_blocking(move || {
            leave_mark(&mark, &stamp);
            probe.read()
        });
        let Ok(readings) = looked.await else {
            continue;
        };
        if inputs.send(Input::Probed(readings)).await.is_err() {
            return;
        }
    }
}

fn stamp(clock: Clock, boot_id: &str) -> Stamp {
    let reading = Clock::reading();
    Stamp {
        boot_id: boot_id.to_owned(),
        monotonic_ms: clock.now().ms(),
        suspended_ms: reading.suspended_ms.unwrap_or(0),
        wall_ms: reading.wall_ms,
    }
}

/// Whole or not at all, so that a process that is killed leaves the mark before. It is not waited
/// for the disk: after a power cut the mark is as old as what the kernel had not written yet.
fn leave_mark(path: &Path, stamp: &Stamp) {
    let draft = path.with_extension("new");
    let left = serde_json::to_vec(stamp)
        .map_err(std::io::Error::from)
        .and_then(|bytes| fs::write(&draft, bytes))
        .and_then(|()| fs::rename(&draft, path));
    if let Err(error) = left {
        tracing::debug!(%error, "the alive mark cannot be written");
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn dis_1_a_mark_is_read_by_the_next_run() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(read_mark(folder.path()), None);
        let stamp = stamp(Clock::start(), "boot");
        leave_mark(&mark_path(folder.path()), &stamp);
        assert_eq!(read_mark(folder.path()), Some(stamp.clone()));
        fs::write(mark_path(folder.path()), b"{\"boot_id\":\"b").unwrap();
        assert_eq!(read_mark(folder.path()), None, "torn");
        leave_mark(&mark_path(folder.path()), &stamp);
        assert_eq!(read_mark(folder.path()), Some(stamp));
    }
}
