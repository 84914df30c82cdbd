//! The game before a restart by a ruling. Until a move is made in the new game, a further ruling of the same incident
//! that restarts it replaces the first one: it is measured by the game in which the incident arose, not by what a slip
//! of the hand made of it.

use std::sync::Arc;

use super::Board;
use crate::clock::TimeControl;
use crate::ids::RulingRef;
use crate::time::Time;

/// The game before a restart by a ruling, and before all restarts that it replaced.
#[derive(Debug, Clone)]
pub(crate) struct GameBeforeRestart {
    /// The first ruling of the incident that restarted it.
    pub(crate) ruling: RulingRef,
    /// The time control until then.
    pub(crate) control: Arc<TimeControl>,
    /// When that game began.
    pub(crate) began: Time,
}

impl Board {
    /// The event's time control, with which the board was opened, whatever a ruling or an arbiter gave it since.
    pub fn event_control(&self) -> &TimeControl {
        &self.clocks.event_control
    }

    /// The record by which the players last changed sides. A device that does not hold it has its
    /// copy of the board as of the other side.
    pub const fn sides_since(&self) -> Option<u64> {
        self.game.sides_since
    }

    /// The record by which an official last set another position, or reopened a game that was over. What a player
    /// entered before it was meant for the position before it.
    pub const fn position_set(&self) -> Option<u64> {
        self.game.position_set
    }

    /// The game before, where a ruling of that incident restarted it, no move was made since, and nobody set its time
    /// control by hand; none otherwise.
    pub(crate) fn game_before_restart_by(&self, incident: u32) -> Option<&GameBeforeRestart> {
        let before = self.game.before_restart.as_ref();
        before.filter(|before| before.ruling.incident == incident)
    }

    /// The time control of a game that a ruling of that incident restarts, unless the ruling gives another.
    pub(crate) fn control_of(&self, incident: u32) -> &Arc<TimeControl> {
        let before = self.game_before_restart_by(incident);
        before.map_or_else(
            || self.clocks.clock.shared_control(),
            |before| &before.control,
        )
    }
}
