//! The cause of a disconnection, by a pure function over what three witnesses saw (DIS-1).
//!
//! Evidence that comes late revises a finding: the same function over more lines.

#[cfg(test)]
mod document_tests;
mod read;
mod shared;
mod sign;
mod table;
#[cfg(test)]
mod tests;
mod when;
mod words;

use std::collections::BTreeSet;

use crate::ids::{DeviceId, VenueId};
use crate::time::Time;

use super::evidence::{Line, Witness};
use read::Reading;
use when::WithinWindow;

pub use shared::shared;
pub use sign::Sign;
pub use table::{ROWS, Row};
pub use when::{BEGAN, MAX_ERROR, NOTED};

/// What failed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cause {
    /// The page died on a device that lived.
    PageDied,
    /// The device slept, or its program was held: from outside these look alike.
    DeviceSuspended,
    /// The device's machine was started anew.
    DeviceRestarted,
    /// The device's agent was started anew, its machine ran on.
    AgentRestarted,
    /// The device's agent was ended in good order, by somebody or with its machine.
    DeviceLeft,
    /// The seat moved to a device where nobody was connected.
    DeviceAbsent,
    /// The device alone was off its venue's network.
    DeviceOffNetwork,
    /// The venue's network or its node: several devices at once, the uplink fine or not at fault.
    VenueNetwork,
    /// The venue's uplink: the venue heard its devices, the coordinator none of them.
    VenueUplink,
    /// The coordinator was down.
    CoordinatorOutage,
    /// Not to be told from what is known.
    Unknown,
}

impl Cause {
    /// Whether it silences a venue as a whole.
    pub const fn is_of_venue(self) -> bool {
        matches!(self, Self::VenueNetwork | Self::VenueUplink)
    }
}

/// How sure a finding is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Certainty {
    /// No cause can be named.
    Unknown,
    /// One witness says so, or others have not been heard, or something speaks against it.
    Likely,
    /// Two witnesses that could have contradicted each other agree, and nothing speaks against it.
    Certain,
}

/// Whose silence it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Subject {
    /// The silent device.
    pub device: DeviceId,
    /// Its venue.
    pub venue: VenueId,
    /// When it was last in order: the last contact, in coordinator time.
    pub from: Time,
    /// When it was back; none while it is not.
    pub until: Option<Time>,
    /// The last contact before the device's next silence, which has an incident of its own.
    pub next: Option<Time>,
}

/// What the lines say.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// What failed.
    pub cause: Cause,
    /// How sure that is.
    pub certainty: Certainty,
    /// The numbers of the lines that speak for it, ascending.
    pub for_: Vec<u32>,
    /// The numbers of the lines that speak against it, ascending.
    pub against: Vec<u32>,
    /// Which row of the table it was.
    pub rule: &'static str,
}

impl Finding {
    /// What looks the same by these lines, those that it was found from: other witnesses cannot see it, and the
    /// device has told nothing that speaks for the cause. None where that is settled.
    pub fn alike(&self, lines: &[Line]) -> Option<&'static str> {
        let row = ROWS.iter().find(|row| row.rule == self.rule)?;
        let of_device = |line: &Line| {
            matches!(line.witness, Witness::Device(_)) && self.for_.contains(&line.number)
        };
        let told = self.certainty == Certainty::Certain || lines.iter().any(of_device);
        row.alike.filter(|_| !told)
    }
}

/// What was found at a time, at a glance.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Found {
    /// Which finding of its incident, from 1; one that differs only in its lines is not counted.
    pub number: u32,
    /// What failed.
    pub cause: Cause,
    /// How sure that was.
    pub certainty: Certainty,
    /// When it was found.
    pub at: Time,
}

/// What a finding says that is by no row.
const NO_RULE: &str = "no-rule-holds";

/// The row of that name; a name that this version does not have stands for none.
pub fn rule_named(name: &str) -> &'static str {
    let row = table::ROWS.iter().find(|row| row.rule == name);
    row.map_or(NO_RULE, |row| row.rule)
}

/// The cause, as far as these lines tell. Their order does not matter.
pub fn find(subject: &Subject, lines: &[Line]) -> Finding {
    let reading = Reading::new(subject, lines);
    ROWS.iter()
        .find_map(|row| judge(row, &reading))
        .unwrap_or_else(nothing)
}

/// No row holds.
const fn nothing() -> Finding {
    Finding {
        cause: Cause::Unknown,
        certainty: Certainty::Unknown,
        for_: Vec::new(),
        against: Vec::new(),
        rule: NO_RULE,
    }
}

/// What a row says, if it holds.
fn judge(row: &Row, reading: &Reading<'_>) -> Option<Finding> {
    let there = |sign: Sign| reading.lines(sign).next().is_some();
    if row.not.iter().copied().any(there) {
        return None;
    }
    let seen: Vec<Group<'_>> = row.seen.iter().map(|of| Group::read(of, reading)).collect();
    if seen.iter().any(|group| group.held == WithinWindow::No) {
        return None;
    }
    let surer: Vec<Group<'_>> = row
        .certain
        .iter()
        .map(|of| Group::read(of, reading))
        .collect();
    let against = Group::read(row.against, reading);
    let all = || seen.iter().chain(&surer);
    let witnesses: BTreeSet<&Witness> = all().flat_map(|group| &group.witnesses).copied().collect();
    let certain = !surer.is_empty()
        && all().all(|group| group.held == WithinWindow::Yes)
        && against.lines.is_empty()
        && witnesses.len() >= 2;
    let lines: BTreeSet<u32> = all().flat_map(|group| &group.lines).copied().collect();
    Some(Finding {
        cause: row.cause,
        certainty: if certain {
            Certainty::Certain
        } else {
            Certainty::Likely
        },
        for_: lines.into_iter().collect(),
        against: against.lines.into_iter().collect(),
        rule: row.rule,
    })
}

/// Lines that are one of several signs.
struct Group<'a> {
    lines: BTreeSet<u32>,
    witnesses: BTreeSet<&'a Witness>,
    held: WithinWindow,
}

impl<'a> Group<'a> {
    fn read(signs: &[Sign], reading: &Reading<'a>) -> Self {
        let mut group = Self {
            lines: BTreeSet::new(),
            witnesses: BTreeSet::new(),
            held: WithinWindow::No,
        };
        for (line, held) in signs.iter().flat_map(|sign| reading.lines(*sign)) {
            group.lines.insert(line.number);
            group.held = group.held.max(held);
            if held == WithinWindow::Yes {
                group.witnesses.insert(&line.witness);
            }
        }
        group
    }
}
