//! Commands that were made and not answered yet.

use std::collections::VecDeque;

use adoube_proto::v1::{Answer, PlayCommand, Refusal, play_command::Command};
use prost::bytes::Bytes;

use crate::{ids::CommandIds, time::Now};

/// Commands that may wait for an answer at once: a player at a board has no use for more.
pub const MAX_PENDING: usize = 8;

/// A command unanswered for so long on a live link is repeated, milliseconds.
pub const REPEAT_AFTER: u64 = 5_000;

/// Too many commands wait for their answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{MAX_PENDING} commands wait for their answers already")]
pub struct TooMany;

#[derive(Clone, Debug)]
struct Pending {
    command: PlayCommand,
    sent: Option<u64>,
}

/// What became of a command.
#[derive(Clone, Debug, PartialEq)]
pub enum Answered {
    /// It led to this record of the board.
    Done(Command, u64),
    /// It changed nothing.
    Refused(Command, Refusal),
    /// Nobody waits for this answer: it was a repeat's.
    Unknown,
}

/// The commands in flight, oldest first.
#[derive(Clone, Debug)]
pub struct Commands {
    ids: CommandIds,
    pending: VecDeque<Pending>,
    answered_up_to: u64,
}

impl Commands {
    /// No commands yet.
    pub fn new(ids: CommandIds) -> Self {
        Self {
            ids,
            pending: VecDeque::new(),
            answered_up_to: 0,
        }
    }

    /// Takes a command in and gives it its id for good.
    pub fn add(&mut self, command: Command) -> Result<(), TooMany> {
        if self.pending.len() >= MAX_PENDING {
            return Err(TooMany);
        }
        let id = Bytes::copy_from_slice(&self.ids.draw());
        self.pending.push_back(Pending {
            command: PlayCommand {
                id,
                command: Some(command),
            },
            sent: None,
        });
        Ok(())
    }

    /// The next command to be sent on this link: a new one, or one unanswered for too long.
    pub fn next_to_send(&mut self, now: Now) -> Option<PlayCommand> {
        let due = self
            .pending
            .iter_mut()
            .find(|pending| pending.sent.is_none_or(|at| now.ms() >= at + REPEAT_AFTER))?;
        due.sent = Some(now.ms());
        Some(due.command.clone())
    }

    /// When the first repeat is due, milliseconds.
    pub fn deadline(&self) -> Option<u64> {
        self.pending
            .iter()
            .map(|pending| pending.sent.map_or(0, |at| at + REPEAT_AFTER))
            .min()
    }

    /// On a new link every command in flight is sent again, with the id it has.
    pub fn link_lost(&mut self) {
        for pending in &mut self.pending {
            pending.sent = None;
        }
    }

    /// Takes in an answer.
    pub fn answer(&mut self, answer: Answer) -> Answered {
        let place = self
            .pending
            .iter()
            .position(|pending| pending.command.id == answer.command_id);
        let pending = place.and_then(|place| self.pending.remove(place));
        let Some(command) = pending.and_then(|pending| pending.command.command) else {
            return Answered::Unknown;
        };
        if let Some(refusal) = answer.refusal {
            return Answered::Refused(command, refusal);
        }
        self.answered_up_to = self.answered_up_to.max(answer.sequence);
        Answered::Done(command, answer.sequence)
    }

    /// Whether a command waits for its answer, or its record has not been seen yet on a board
    /// whose last record is `last_sequence`.
    pub fn is_busy(&self, last_sequence: u64) -> bool {
        !self.pending.is_empty() || self.answered_up_to > last_sequence
    }

    /// Another board: what was meant for the last one is meant no more.
    pub fn clear(&mut self) {
        self.pending.clear();
        self.answered_up_to = 0;
    }
}
