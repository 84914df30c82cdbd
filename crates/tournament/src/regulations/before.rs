//! What the event asks before a game begins (O 16.11, 18.5, 18.6).

use super::profile::ProfileHash;
use super::{Kind, Regulations};
use crate::board::{BeforeGame, Present};
use crate::time::Millis;

/// Who comes late, and what is checked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BeforeRules {
    /// Who has come in time.
    pub present: Present,
    /// Whether White's clock runs until he comes, if nobody was there at the start.
    pub white_clock_runs: bool,
    /// Who says that a player who does not come has lost.
    pub lost: LostBy,
    /// Whether a game begins only when the LCA has checked both players.
    pub checks: bool,
    /// Whether they are checked again before a game that begins anew.
    pub repeat_checks: bool,
    /// To which profile a playing device must be held before its check can be passed; none where the
    /// event asks that of no device.
    pub profile: Option<ProfileHash>,
}

/// Who says that a player who does not come has lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LostBy {
    /// The default time: the result is the platform's.
    Itself,
    /// An arbiter declares it.
    Arbiter,
}

impl BeforeRules {
    /// What holds where an event of that kind is silent: only a hybrid event has an LCA.
    pub const fn defaults(kind: Kind) -> Self {
        Self {
            present: Present::CheckedIn,
            white_clock_runs: true,
            lost: LostBy::Itself,
            checks: matches!(kind, Kind::Hybrid),
            repeat_checks: false,
            profile: None,
        }
    }

    /// Nothing is asked, and nobody loses by being late: for games that are played again.
    pub const NOTHING: Self = Self {
        present: Present::CheckedIn,
        white_clock_runs: false,
        lost: LostBy::Arbiter,
        checks: false,
        repeat_checks: false,
        profile: None,
    };
}

impl Regulations {
    /// What a board is told of it.
    pub(super) fn before_game(&self) -> BeforeGame {
        let minutes = u64::from(self.default_time_minutes);
        let default_time = Millis::from_seconds(60 * minutes);
        BeforeGame {
            checks: self.before.checks,
            repeat_checks: self.before.repeat_checks,
            default_time: (self.before.lost == LostBy::Itself).then_some(default_time),
            present: self.before.present,
            white_clock_runs: self.before.white_clock_runs && minutes > 0,
        }
    }
}
