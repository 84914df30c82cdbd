//! What was seen of one run from outside of the services: all that the invariants are checked against.

use std::collections::BTreeMap;

use adoube_coordinator::shard;
use adoube_kiosk::evidence::line::Line;
use adoube_ledger::{Entry, MemoryLedger, StreamName};
use adoube_proto::v1::{IntentView, PlayCommand, PlayReply, SeatView, VenueReport, play_reply};
use adoube_tournament::ids::{CommandId, PersonId};
use adoube_tournament::time::Time;

/// The reply to an official's call, or the refusal's code.
pub type Reply = Result<shard::Reply, String>;

/// A run of the coordinator's process; instants as virtual milliseconds and as its own clock told them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Life {
    /// Its first instant.
    pub began: (u64, Time),
    /// When it was killed; none if it was not.
    pub ended: Option<(u64, Time)>,
}

/// The answer to a player's command, as it came to his device.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answered {
    /// When, virtual milliseconds.
    pub at: u64,
    /// When the coordinator said it: of two connections the older may bring it later.
    pub said: u64,
    /// Where.
    pub device: u16,
    /// To which command.
    pub id: CommandId,
    /// The record that it led to, or the refusal's code.
    pub outcome: Result<u64, String>,
}

/// A span in which nothing passes between a device and the coordinator, virtual milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cut {
    /// Which device.
    pub device: u16,
    /// Its first instant.
    pub from: u64,
    /// Its end.
    pub until: u64,
}

/// All that was seen.
#[derive(Default)]
pub struct Evidence {
    /// The records in the order in which they came to be on the disk: when, of which stream, what.
    pub stored: Vec<(u64, StreamName, Entry)>,
    /// The disk at the end.
    pub ledger: MemoryLedger,
    /// Who gave each command.
    pub issued: BTreeMap<CommandId, u16>,
    /// What players were answered.
    pub answered: Vec<Answered>,
    /// What devices were told of boards.
    pub told: Vec<(u16, SeatView)>,
    /// Who asked for what officials asked for.
    pub asked: BTreeMap<CommandId, PersonId>,
    /// What officials were told is done.
    pub replied: Vec<(CommandId, shard::Reply)>,
    /// What was asked for at the venues' nodes, as these know it at the end.
    pub wished: Vec<IntentView>,
    /// The coordinator's runs.
    pub lives: Vec<Life>,
    /// When it was down, stood still or could not write, by its own clock.
    pub outages: Vec<(Time, Time)>,
    /// What venues' nodes kept: when, which venue, under which number, what.
    pub reports: Vec<(u64, u16, u64, VenueReport)>,
    /// The lines that devices wrote into their journals.
    pub wrote: Vec<(u16, Line)>,
    /// Those of which they were told that they are kept: when, which device.
    pub receipted: Vec<(u64, u16, Line)>,
    /// When the run ended, virtual milliseconds.
    pub end: u64,
    /// When devices were cut off.
    pub cuts: Vec<Cut>,
    /// What went wrong in the simulation itself: a disk that could not be read again.
    pub broken: Vec<String>,
}

impl Evidence {
    /// A device sends a command.
    pub(crate) fn issued(&mut self, _now: u64, device: u16, command: &PlayCommand) {
        if let Some(id) = CommandId::from_bytes(&command.id) {
            self.issued.insert(id, device);
        }
    }

    /// A venue's node has these on its disk.
    pub(crate) fn kept(&mut self, at: u64, venue: u16, kept: Vec<(u64, VenueReport)>) {
        let kept = kept.into_iter();
        self.reports
            .extend(kept.map(|(number, report)| (at, venue, number, report)));
    }

    /// A device is told that these lines of its journal are kept.
    pub(crate) fn receipted(&mut self, at: u64, device: u16, lines: Vec<Line>) {
        let lines = lines.into_iter();
        self.receipted.extend(lines.map(|line| (at, device, line)));
    }

    /// A device is told something that the coordinator said some time ago.
    pub(crate) fn told(&mut self, at: u64, said: u64, device: u16, reply: &PlayReply) {
        match &reply.body {
            Some(play_reply::Body::View(view)) => self.told.push((device, view.clone())),
            Some(play_reply::Body::Answer(answer)) => {
                let refused = answer.refusal.as_ref().map(|refusal| refusal.code.clone());
                if let Some(id) = CommandId::from_bytes(&answer.command_id) {
                    self.answered.push(Answered {
                        at,
                        said,
                        device,
                        id,
                        outcome: refused.map_or(Ok(answer.sequence), Err),
                    });
                }
            }
            _ => {}
        }
    }
}
