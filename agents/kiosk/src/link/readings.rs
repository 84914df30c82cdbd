//! What the rest of the agent reads of the link.

use adoube_proto::v1::{ConnectionLoss, PlayLinkState, play_command::Command};

use super::{
    board::SeatBoard,
    core::{LinkCore, Phase},
    seat::Seat,
};
use crate::time::Now;

impl LinkCore {
    /// The link as the vitals tell it.
    pub fn state(&self) -> PlayLinkState {
        match (self.phase, &self.seat) {
            (Phase::Down { .. } | Phase::Stopped, _) => PlayLinkState::Down,
            (Phase::Dialing { .. } | Phase::Greeting, _) => PlayLinkState::Connecting,
            (Phase::Up { .. }, Some(_)) if self.seat_confirmed => PlayLinkState::Seated,
            (Phase::Up { .. }, _) => PlayLinkState::Waiting,
        }
    }

    /// The seat, as last told.
    pub fn seat(&self) -> Option<&Seat> {
        self.seat.as_ref()
    }

    /// The board, as the coordinator sent it last.
    pub fn board(&self) -> &SeatBoard {
        &self.board
    }

    /// How fast game time runs against real time.
    pub fn speed(&self) -> f64 {
        self.speed
    }

    /// The last round trip to the coordinator in microseconds, 0 before the first.
    pub fn round_trip_us(&self) -> u32 {
        self.beats.round_trip_us()
    }

    /// When the coordinator was last heard, milliseconds; 0 for never.
    pub fn heard_ms(&self) -> u64 {
        self.coordinator_heard
    }

    /// When the newest heartbeat that it answered had been sent, milliseconds; 0 for never.
    pub fn acknowledged_ms(&self) -> u64 {
        self.beats.acknowledged()
    }

    /// Coordinator time now, milliseconds since the Unix epoch, as far as this connection tells.
    pub fn coordinator_time(&self, now: Now) -> Option<u64> {
        self.time.at(now, self.speed)
    }

    /// Whether the coordinator's welcome was heard on the connection there is.
    pub fn is_up(&self) -> bool {
        matches!(self.phase, Phase::Up { .. })
    }

    /// Whether the coordinator still has to send what the welcome announced: the seat, and its board's view.
    pub fn is_joining(&self) -> bool {
        self.is_up() && self.joining.goes_on()
    }

    /// The seat, once its board is known.
    pub fn whole_seat(&self) -> Option<&Seat> {
        self.seat().filter(|_| self.board.is_known())
    }

    /// A number that is another one if the seat or its view, without the clocks, changed.
    pub fn changes(&self) -> u64 {
        self.changes
    }

    /// Why there is no connection; none where there is one, or none was tried yet.
    pub fn loss(&self) -> Option<ConnectionLoss> {
        self.loss
    }

    /// The command that has not had its effect yet: a move before any other, then the oldest.
    pub fn waiting(&self) -> Option<&Command> {
        self.commands.waiting(self.board.sequence())
    }

    /// Whether a move waits that was never sent: it can be taken back or replaced.
    pub fn has_unsent_move(&self) -> bool {
        self.commands.has_unsent_move()
    }

    /// Whether a command is on its way, or its record has not come back yet.
    pub fn is_busy(&self) -> bool {
        self.commands.is_busy(self.board.sequence())
    }

    /// The number of the connection now in use.
    pub fn attempt(&self) -> u64 {
        self.attempt
    }
}
