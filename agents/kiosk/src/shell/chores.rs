//! Carries out what the venue's officials ordered.

use std::path::Path;

use nix::sys::statvfs::statvfs;

use super::{
    applications,
    showing::{Page, PageFault},
};
use crate::{
    bus::orders::{Answer, Chore},
    config::DeviceConfig,
};

/// Where the machine tells of its processes.
const PROC: &str = "/proc";

/// Does what is ordered; what became of it.
pub(super) fn carry_out(
    chore: &Chore,
    page: &mut dyn Page,
    config: &DeviceConfig,
    knows: Vec<String>,
) -> Answer {
    match chore {
        Chore::Show(text) => told(page.show(text)),
        Chore::Lock(text) => told(page.lock(Some(text))),
        Chore::Unlock => told(page.lock(None)),
        Chore::Identify => told(page.identify()),
        Chore::RestartPage => told(page.restart()),
        Chore::ListApplications => applications(),
        Chore::RunChecks => checks(page, config, knows),
    }
}

fn told(outcome: Result<String, PageFault>) -> Answer {
    let (outcome, detail) = match outcome {
        Ok(how) => ("done", how),
        Err(fault @ PageFault::None) => ("refused", fault.to_string()),
        Err(fault @ PageFault::Failed(_)) => ("failed", fault.to_string()),
    };
    Answer {
        outcome,
        detail,
        ..Answer::default()
    }
}

fn applications() -> Answer {
    match applications::list(Path::new(PROC)) {
        Ok(found) => Answer {
            outcome: "done",
            detail: format!(
                "{} processes under {} names; by name as the machine tells it, which proves nothing",
                found.processes, found.names
            ),
            lines: found.lines,
            more: found.more,
        },
        Err(error) => Answer {
            outcome: "failed",
            detail: format!("the machine does not tell its processes: {error}"),
            ..Answer::default()
        },
    }
}

/// What can be looked at today, and what can not: nobody is to believe that more was checked.
fn checks(page: &dyn Page, config: &DeviceConfig, knows: Vec<String>) -> Answer {
    let mut lines = knows;
    lines.push(disk(&config.data));
    lines.push(format!("page: {}", page.state()));
    match applications::list(Path::new(PROC)) {
        Ok(found) => lines.push(format!("processes: {}", found.processes)),
        Err(error) => lines.push(format!("processes: not known, {error}")),
    }
    for what in ["lock-down of the machine", "screens", "USB devices"] {
        lines.push(format!("{what}: not checked, this agent cannot"));
    }
    Answer {
        outcome: "done",
        detail: format!(
            "{} lines; what the agent cannot check is named",
            lines.len()
        ),
        lines,
        more: 0,
    }
}

fn disk(folder: &Path) -> String {
    match statvfs(folder) {
        Ok(space) => {
            let free = space
                .blocks_available()
                .saturating_mul(space.fragment_size());
            format!("disk: {} MB free", free / 1_000_000)
        }
        Err(error) => format!("disk: not known, {error}"),
    }
}
