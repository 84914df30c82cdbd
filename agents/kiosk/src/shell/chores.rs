//! Carries out what the venue's officials ordered.

use std::path::Path;

use adoube_proto::v1::{LockCheck, OrderOutcome};
use nix::sys::statvfs::statvfs;

use super::{
    applications,
    probe::Probe,
    seen,
    showing::{PageFault, Showing},
};
use crate::{
    bus::{
        answers,
        orders::{Answer, Chore},
    },
    config::DeviceConfig,
    evidence::machine::{Machine, Readings, power_source},
};

/// Where the machine tells of its processes.
const PROC: &str = "/proc";

/// Does what is ordered; what became of it. None of what goes on beside the agent's work.
pub(super) fn carry_out(
    chore: &Chore,
    page: &mut Showing,
    config: &DeviceConfig,
    knows: Vec<String>,
) -> Option<Answer> {
    Some(match chore {
        Chore::Show(text) => told(page.show(text)),
        Chore::Lock(lock) => told(page.lock(lock)),
        Chore::Unlock => told(page.unlock()),
        Chore::Lift(order) => lifted(page.lift(order)),
        Chore::Identify => told(page.identify()),
        Chore::RestartPage => told(page.restart()),
        Chore::RunChecks => checks(&config.data, knows),
        Chore::ListApplications | Chore::JoinNetwork { .. } => return None,
    })
}

fn told(outcome: Result<String, PageFault>) -> Answer {
    let (outcome, detail) = match outcome {
        Ok(how) => (OrderOutcome::Done, how),
        Err(fault @ PageFault::None) => (OrderOutcome::Refused, fault.to_string()),
        Err(fault @ PageFault::Failed(_)) => (OrderOutcome::Failed, fault.to_string()),
    };
    Answer {
        outcome,
        detail,
        ..Answer::default()
    }
}

/// What became of a lock whose order was taken back too late for its being left undone.
fn lifted(outcome: Result<String, PageFault>) -> Answer {
    let (outcome, detail) = match outcome {
        Ok(how) => (
            OrderOutcome::Cancelled,
            format!("it had locked the page; the page is unlocked again ({how})"),
        ),
        Err(fault) => (
            OrderOutcome::Failed,
            format!("it locked the page, and the page cannot be unlocked: {fault}"),
        ),
    };
    Answer {
        outcome,
        detail,
        ..Answer::default()
    }
}

/// What can be looked at today, and what can not: nobody is to believe that more was checked.
pub(super) fn checks(data: &Path, knows: Vec<String>) -> Answer {
    let mut lines = knows;
    lines.extend(machine(Probe::of_this_machine().read()));
    lines.push(disk(data));
    match applications::list(Path::new(PROC), 0, &[]) {
        Ok(found) => lines.push(format!("processes: {}", found.processes)),
        Err(error) => lines.push(format!("processes: unknown, {error}")),
    }
    lines.extend(seen::checks(Path::new("/")));
    Answer {
        outcome: OrderOutcome::Done,
        detail: answers::checked(lines.len()),
        lines,
        more: 0,
        lock: LockCheck::NotRequired,
    }
}

/// Network and power as the machine tells them now.
fn machine(readings: Readings) -> [String; 2] {
    let mut machine = Machine::default();
    machine.read(readings);
    let quality = readings.wireless_quality;
    let quality = quality.map_or_else(String::new, |of| format!(", wireless {of} of 100"));
    let level = readings.battery;
    let level = level.map_or_else(String::new, |percent| format!(", battery {percent} %"));
    [
        format!("network: {}{quality}", machine.network().word()),
        format!("power: {}{level}", power_source(readings.mains).word()),
    ]
}

fn disk(folder: &Path) -> String {
    match statvfs(folder) {
        Ok(space) => {
            let free = space
                .blocks_available()
                .saturating_mul(space.fragment_size());
            format!("disk: {} MB free", free / 1_000_000)
        }
        Err(error) => format!("disk: unknown, {error}"),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used)]
    use std::path::Path;

    use adoube_texts::{known, languages};

    use super::{Readings, disk, machine, seen};
    use crate::shell::listing::listed;

    #[test]
    fn ven_3_network_and_power_as_the_machine_tells_them() {
        let cable = Readings {
            link: Some(true),
            route: Some(true),
            ..Readings::default()
        };
        let wireless = Readings {
            association: Some(true),
            route: Some(false),
            wireless_quality: Some(70),
            mains: Some(false),
            battery: Some(15),
            ..Readings::default()
        };
        for (readings, told) in [
            (Readings::default(), ["network: unknown", "power: unknown"]),
            (cable, ["network: up", "power: unknown"]),
            (
                wireless,
                [
                    "network: no-route, wireless 70 of 100",
                    "power: battery, battery 15 %",
                ],
            ),
        ] {
            assert_eq!(machine(readings), told);
        }
    }

    /// This machine's own, and those of one that tells nothing.
    #[test]
    fn ven_3_what_a_machine_tells_is_told_in_every_language() {
        let nothing = Path::new("/nowhere");
        let mut lines = seen::lines(nothing, None);
        lines.extend(listed(None, &[]).lines);
        lines.extend([disk(Path::new("/")), disk(nothing)]);
        let air = Readings {
            wireless_quality: Some(70),
            battery: Some(15),
            ..Readings::default()
        };
        lines.extend(machine(Readings::default()));
        lines.extend(machine(air));
        let languages = languages();
        for line in &lines {
            let key = known(&languages["en"], "wall-seen", line).expect(line);
            for (language, texts) in &languages {
                assert!(texts.contains_key(key), "{language}: {key}");
            }
        }
    }
}
