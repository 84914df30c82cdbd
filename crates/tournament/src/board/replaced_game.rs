//! What a game that a ruling let begin anew had before. Until a move is made in it, a further ruling of the same
//! incident that restarts it stands in that one's place: it is measured by the game in which the incident arose, and
//! not by what a slip of the hand made of it.

use std::sync::Arc;

use super::Board;
use crate::clock::TimeControl;
use crate::ids::RulingRef;
use crate::time::Time;

/// The game before one that a ruling let begin anew, and before all those in whose place that one stands.
#[derive(Debug, Clone)]
pub(crate) struct Anew {
    /// The first ruling of the incident that let it begin anew.
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

    /// The record by which an official last set the position anew, or opened a game again that was over. What a player entered before it was meant for what stood then.
    pub const fn set_anew(&self) -> Option<u64> {
        self.game.set_anew
    }

    /// The game before, where a ruling of that incident let this one begin anew, no move was made since, and
    /// nobody set its time control by hand; none otherwise.
    pub(crate) fn anew_by(&self, incident: u32) -> Option<&Anew> {
        let anew = self.game.anew.as_ref();
        anew.filter(|anew| anew.ruling.incident == incident)
    }

    /// The time control that a game has which a ruling of that incident lets begin anew, unless it gives another.
    pub(crate) fn control_of(&self, incident: u32) -> &Arc<TimeControl> {
        let anew = self.anew_by(incident);
        anew.map_or_else(|| self.clocks.clock.shared_control(), |anew| &anew.control)
    }
}
