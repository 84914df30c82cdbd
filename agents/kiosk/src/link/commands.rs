//! Commands that were made and not answered yet.

use std::collections::VecDeque;

use adoube_proto::v1::{Answer, PlayCommand, Refusal, play_command::Command};
use prost::bytes::Bytes;

use crate::{
    ids::{CommandId, CommandIds},
    time::Now,
};

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
    /// When it was sent on the present connection, milliseconds.
    sent: Option<u64>,
    /// Whether it was sent on any connection: it may have arrived.
    was_sent: bool,
}

/// What became of a command.
#[derive(Clone, Debug, PartialEq)]
pub enum Answered {
    /// It led to this record of the board.
    Done(CommandId, Command, u64),
    /// It changed nothing.
    Refused(CommandId, Command, Refusal),
    /// Nobody waits for this answer: it was a repeat's.
    Unknown,
}

/// The commands in flight, oldest first.
#[derive(Clone, Debug)]
pub struct Commands {
    ids: CommandIds,
    pending: VecDeque<Pending>,
    answered_up_to: u64,
    /// The last that was carried out: its record may still be on its way.
    done: Option<Command>,
}

impl Commands {
    /// No commands yet.
    pub fn new(ids: CommandIds) -> Self {
        Self {
            ids,
            pending: VecDeque::new(),
            answered_up_to: 0,
            done: None,
        }
    }

    /// Takes a command in and gives it its id for good, and the last record of the board that its player could know of.
    pub fn add(&mut self, command: Command, seen: u64) -> Result<CommandId, TooMany> {
        if self.pending.len() >= MAX_PENDING {
            return Err(TooMany);
        }
        let id = self.ids.draw();
        self.pending.push_back(Pending {
            command: PlayCommand {
                id: Bytes::copy_from_slice(&id),
                command: Some(command),
                seen,
            },
            sent: None,
            was_sent: false,
        });
        Ok(id)
    }

    /// The next command to be sent on this link: a new one, or one unanswered for too long.
    pub fn next_to_send(&mut self, now: Now) -> Option<PlayCommand> {
        let due = self
            .pending
            .iter_mut()
            .find(|pending| pending.sent.is_none_or(|at| now.ms() >= at + REPEAT_AFTER))?;
        due.sent = Some(now.ms());
        due.was_sent = true;
        Some(due.command.clone())
    }

    /// When the first repeat is due, milliseconds.
    pub fn deadline(&self) -> Option<u64> {
        self.pending
            .iter()
            .map(|pending| pending.sent.map_or(0, |at| at + REPEAT_AFTER))
            .min()
    }

    /// On a new link every command in flight is sent again, with the id it has; but not what stood on a physical
    /// board, which may have changed by then.
    pub fn link_lost(&mut self) {
        self.pending.retain(|pending| !is_board_report(pending));
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
        let Some((id, command)) = pending.and_then(named) else {
            return Answered::Unknown;
        };
        if let Some(refusal) = answer.refusal {
            return Answered::Refused(id, command, refusal);
        }
        self.answered_up_to = self.answered_up_to.max(answer.sequence);
        if !matches!(command, Command::ReportBoard(_)) {
            self.done = Some(command.clone());
        }
        Answered::Done(id, command, answer.sequence)
    }

    /// The command that has not had its effect yet in the view with this number: a move before any other, then the oldest.
    pub fn waiting(&self, sequence: u64) -> Option<&Command> {
        let done = self.done.as_ref();
        let done = done.filter(|_| self.answered_up_to > sequence);
        let own = || {
            self.pending
                .iter()
                .find(|pending| !is_board_report(pending))
        };
        let pending = || self.pending_move().or_else(own);
        done.or_else(|| pending()?.command.command.as_ref())
    }

    /// Whether a move waits that was never sent: it can be taken back or replaced.
    pub fn has_unsent_move(&self) -> bool {
        self.pending_move().is_some_and(|waits| !waits.was_sent)
    }

    /// Takes out the move that was never sent.
    pub fn take_back_move(&mut self) -> Option<CommandId> {
        let unsent = |pending: &Pending| is_move(pending) && !pending.was_sent;
        let place = self.pending.iter().position(unsent)?;
        Some(named(self.pending.remove(place)?)?.0)
    }

    fn pending_move(&self) -> Option<&Pending> {
        self.pending.iter().find(|pending| is_move(pending))
    }

    /// Whether a command waits for its answer, or has not had its effect yet in the view with this number.
    pub fn is_busy(&self, sequence: u64) -> bool {
        !self.pending.is_empty() || self.answered_up_to > sequence
    }

    /// Another board: what was meant for the last one is meant no more. It is given back.
    pub fn clear(&mut self) -> Vec<(CommandId, Command)> {
        self.answered_up_to = 0;
        self.done = None;
        self.pending.drain(..).filter_map(named).collect()
    }
}

fn is_move(pending: &Pending) -> bool {
    matches!(pending.command.command, Some(Command::Move(_)))
}

fn is_board_report(pending: &Pending) -> bool {
    matches!(pending.command.command, Some(Command::ReportBoard(_)))
}

fn named(pending: Pending) -> Option<(CommandId, Command)> {
    let id = CommandId::try_from(pending.command.id.as_ref()).ok()?;
    Some((id, pending.command.command?))
}
