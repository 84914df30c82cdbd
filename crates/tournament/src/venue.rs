//! What a venue node reported and the coordinator keeps as evidence (DIS-1).
//!
//! A venue's clocks are never the event's: its boot identity, monotonic and wall time stand
//! beside the coordinator's time of the record, so that the three places from which a
//! disconnection is seen can be compared.

use crate::actor::Actor;
use crate::ids::DeviceId;
use crate::refusal::Refusal;
use crate::roles::{self, Verb};

/// The longest text in a report, in bytes.
pub const MAX_TEXT: usize = 500;

/// One kept report of a venue node.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// Its number in the venue's outbox, from 1.
    pub number: u64,
    /// Which start of the venue's machine the monotonic time counts from.
    pub boot_id: String,
    /// The venue's monotonic clock when it saw this, in milliseconds.
    pub monotonic_ms: u64,
    /// The venue's wall clock, in milliseconds since the Unix epoch; evidence only.
    pub wall_ms: u64,
    /// What it saw.
    pub what: ReportKind,
}

/// What a venue node saw.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReportKind {
    /// A device came, went, or said something that is kept.
    Device {
        /// Which.
        device: DeviceId,
        /// `born`, `ready`, `late`, `silent`, `lost`, `left`, `duplicate`, `foreign`.
        what: String,
        /// The device's session number.
        session: u64,
        /// Which start of the device its monotonic time counts from.
        boot_id: String,
        /// The device's monotonic clock, in milliseconds, as far as known.
        device_monotonic_ms: u64,
        /// Milliseconds since the venue last heard it.
        silent_for_ms: u64,
        /// More, for people.
        detail: String,
    },
    /// A relayed connection opened or closed.
    Relay {
        /// Whose.
        device: DeviceId,
        /// The connection's id, which joins the traces of both ends.
        connection: String,
        /// `opened`, `closed-by-device`, `closed-by-coordinator`, `refused`, `unreachable`.
        what: String,
        /// Bytes copied towards the coordinator.
        bytes_up: u64,
        /// Bytes copied towards the device.
        bytes_down: u64,
        /// More, for people.
        detail: String,
    },
    /// Reports were thrown away because the outbox was full for too long.
    Gap {
        /// How many.
        dropped: u64,
    },
}

/// What a venue's stream folds to.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct State {
    /// The highest number held; 0 before the first.
    pub last_number: u64,
}

impl State {
    /// Folds a kept report.
    pub const fn evolve(&mut self, report: &Report) {
        if report.number > self.last_number {
            self.last_number = report.number;
        }
    }
}

/// The report to keep; none if its number is held already. A venue sends again what it has no
/// receipt for, so this is what makes every report count exactly once.
pub fn decide(state: &State, actor: &Actor, report: Report) -> Result<Option<Report>, Refusal> {
    roles::may(actor, Verb::ReportVenue)?;
    if report.number == 0 {
        return Err(Refusal::OutOfRange {
            what: "a kept report's number",
            range: "1 or more",
        });
    }
    if report.number <= state.last_number {
        return Ok(None);
    }
    if texts(&report).into_iter().any(|text| text.len() > MAX_TEXT) {
        return Err(Refusal::OutOfRange {
            what: "a text in a venue's report",
            range: "at most 500 bytes",
        });
    }
    Ok(Some(report))
}

fn texts(report: &Report) -> Vec<&str> {
    let mut texts = vec![report.boot_id.as_str()];
    match &report.what {
        ReportKind::Device {
            what,
            boot_id,
            detail,
            ..
        } => texts.extend([what.as_str(), boot_id, detail]),
        ReportKind::Relay {
            connection,
            what,
            detail,
            ..
        } => texts.extend([connection.as_str(), what, detail]),
        ReportKind::Gap { .. } => {}
    }
    texts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actor::Role;
    use crate::ids::{PersonId, VenueId};

    fn gap(number: u64) -> Report {
        Report {
            number,
            boot_id: "b1".to_owned(),
            monotonic_ms: 5,
            wall_ms: 6,
            what: ReportKind::Gap { dropped: 3 },
        }
    }

    fn madrid() -> Actor {
        Actor::Venue(VenueId::new("madrid").unwrap())
    }

    #[test]
    fn dis_1_each_number_is_kept_exactly_once() {
        let mut state = State::default();
        let mut kept = Vec::new();
        for number in [1, 2, 2, 1, 3, 7, 5, 7, 8] {
            if let Some(report) = decide(&state, &madrid(), gap(number)).unwrap() {
                state.evolve(&report);
                kept.push(report.number);
            }
        }
        assert_eq!(kept, [1, 2, 3, 7, 8]);
        assert_eq!(state.last_number, 8);
    }

    #[test]
    fn pen_3_only_a_venue_node_reports() {
        let chief = Actor::official(PersonId::new("chief").unwrap(), Role::ChiefArbiter);
        for actor in [Actor::Coordinator, chief] {
            let refusal = decide(&State::default(), &actor, gap(1)).unwrap_err();
            assert_eq!(refusal.code(), "not-your-role", "{actor:?}");
        }
    }

    #[test]
    fn a_report_without_number_or_with_endless_text_is_refused() {
        let endless = Report {
            boot_id: "x".repeat(MAX_TEXT + 1),
            ..gap(1)
        };
        for report in [gap(0), endless] {
            let refusal = decide(&State::default(), &madrid(), report).unwrap_err();
            assert_eq!(refusal.code(), "out-of-range");
        }
    }
}
