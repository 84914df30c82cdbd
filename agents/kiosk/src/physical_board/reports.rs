//! Which reports of a physical board are due.

use adoube_chess::Placement;
use adoube_proto::v1::{BoardRef, ReportBoardCommand};

use crate::ids::CommandId;
use crate::time::Now;

/// What is said of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Report {
    /// What stands on it; none while it is not connected.
    pub(super) placement: Option<Placement>,
    /// Whether it has stood for a second and differs from the game: only that can lead to an alert.
    pub(super) is_standing_difference: bool,
    /// Where the board may enter a move and shows another position than the game: half-moves made, and how often moves
    /// were taken back. What was no move before may be one in the next turn.
    pub(super) turn: Option<(usize, u32)>,
}

/// Whose question a report answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Confirmation {
    /// The player pressed the clock.
    Press,
    /// The player tapped the screen; the page waits for the answer under this number.
    Tap(u64),
}

/// A report that is to be sent.
#[derive(Clone, Debug, PartialEq)]
pub struct DueReport {
    /// The command.
    pub command: ReportBoardCommand,
    pub(super) report: Report,
    pub(super) confirms: Option<Confirmation>,
    /// When the agent learned of it.
    pub(super) known: Now,
}

impl DueReport {
    /// Whether it may make a move.
    pub(super) const fn enters_move(&self) -> bool {
        self.report.turn.is_some()
    }
}

/// What became of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AnsweredReport {
    /// The page's question that it answers.
    pub ask: Option<u64>,
    /// From when the agent learned that the pieces had settled until the answer came, microseconds.
    pub took_us: u32,
}

/// The play link and the seat that reports are for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Destination {
    pub(super) attempt: u64,
    pub(super) tournament: String,
    pub(super) board: BoardRef,
}

#[derive(Clone, Copy, Debug)]
struct InFlight {
    id: CommandId,
    confirms: Option<Confirmation>,
    known: Now,
}

/// The reports that were made on one play link for one seat. On another link all is reported again.
#[derive(Debug, Default)]
pub(super) struct Reports {
    destination: Option<Destination>,
    last: Option<Report>,
    in_flight: Option<InFlight>,
}

impl Reports {
    /// Reports go there from now on. Gives the confirmation of a report that has no answer and will have none.
    pub(super) fn send_to(&mut self, destination: Option<Destination>) -> Option<Confirmation> {
        if self.destination == destination {
            return None;
        }
        self.destination = destination;
        self.last = None;
        self.in_flight.take()?.confirms
    }

    /// Nothing that was reported counts any more.
    pub(super) fn forget(&mut self) {
        self.last = None;
    }

    /// Whether this is to be reported now: one report waits for its answer at a time.
    pub(super) fn is_due(&self, report: &Report) -> bool {
        if self.in_flight.is_some() || self.destination.is_none() {
            return false;
        }
        let Some(last) = &self.last else { return true };
        last.placement != report.placement
            || report.is_standing_difference && !last.is_standing_difference
            || report.turn.is_some() && last.turn != report.turn
    }

    /// Whether a report waits for its answer.
    pub(super) const fn is_waiting(&self) -> bool {
        self.in_flight.is_some()
    }

    /// It was sent as this command.
    pub(super) fn sent(&mut self, id: CommandId, due: DueReport) {
        self.last = Some(due.report);
        self.in_flight = Some(InFlight {
            id,
            confirms: due.confirms,
            known: due.known,
        });
    }

    /// The coordinator answered this command; `None` where it was no report that waits.
    pub(super) fn answered(&mut self, now: Now, id: CommandId) -> Option<AnsweredReport> {
        let answered = self.in_flight.take_if(|waits| waits.id == id)?;
        let ask = match answered.confirms {
            Some(Confirmation::Tap(ask)) => Some(ask),
            Some(Confirmation::Press) | None => None,
        };
        let took_us = now.round_trip_since(answered.known);
        Some(AnsweredReport { ask, took_us })
    }
}
