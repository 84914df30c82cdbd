//! What an event asks before a game begins: players who come in time (O 16.11), and the LCA's checks
//! (O 18.5, 18.6).

use adoube_chess::Side;

use super::time_audit::absence_charge::ChargedUntil;
use super::{Board, Phase};
use crate::device_health::CheckState;
use crate::time::{Millis, Time};
use crate::words::words;

/// What is asked before a game.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct BeforeGame {
    /// Whether a game begins only when both players were checked.
    pub checks: bool,
    /// Whether they are checked again before a game that begins anew.
    pub repeat_checks: bool,
    /// How late a player may come; none where nobody loses by that without an arbiter.
    pub default_time: Option<Millis>,
    /// Who has come.
    pub present: Present,
    /// Whether White's clock runs until White comes, if nobody was there at the start.
    pub white_clock_runs: bool,
}

/// Who has come in time.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Present {
    /// Who is seated and checked in.
    #[default]
    CheckedIn,
    /// White by his first move; Black, who waits for it, by being checked in.
    FirstMove,
}

/// Why a player of a started round counts as absent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Absence {
    /// They have not checked in.
    NotCheckedIn,
    /// They have checked in, and in this event White comes by the first move.
    NoFirstMove,
}

/// From when the default time of absent players counts once the round is started.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DefaultTimeFrom {
    /// From the start of the round.
    Start,
    /// From the end of the holds that are on: nobody can come to a board that is held.
    EndOfHolds,
}

/// What the LCA looks at before a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum CheckKind {
    /// The playing device (O 18.5, 16.7).
    Device,
    /// The player (O 18.6): identity, bag, other devices.
    FairPlay,
}

words! {
    CheckKind {
        Device = "device",
        FairPlay = "fair-play",
    }
}

/// The checks of one player.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Checks {
    pub(super) results: [Option<bool>; 2],
    waived: bool,
    /// The seat went to a device during the game: nobody is kept from playing on by a check that it lacks.
    pub(super) during: bool,
}

impl Checks {
    /// Whether he passed; none as long as he was not checked.
    pub const fn result(&self, kind: CheckKind) -> Option<bool> {
        self.results[kind as usize]
    }

    /// Whether the Chief Arbiter does without them.
    pub const fn is_waived(&self) -> bool {
        self.waived
    }

    fn are_done(self) -> bool {
        let [device, fair_play] = self.results;
        let device = device.unwrap_or(self.during);
        self.waived || (device && fair_play == Some(true))
    }

    pub(super) const fn record(&mut self, kind: CheckKind, passed: bool) {
        self.results[kind as usize] = Some(passed);
    }

    pub(super) const fn waive(&mut self) {
        self.waived = true;
    }
}

/// How long a board waits for its players.
#[derive(Debug, Clone, Copy)]
pub(super) struct Waiting {
    /// When the round began for it.
    pub(super) released: Option<Time>,
    /// Whether nobody was there then.
    pub(super) nobody: bool,
    /// How late a player may come; none if nobody loses by that without an arbiter.
    pub(super) default_time: Option<Millis>,
    /// Until when White was charged for coming late; none where nothing is recorded yet.
    pub(super) charged_until: Option<ChargedUntil>,
}

impl Waiting {
    /// Before the round begins.
    pub(super) const fn new(default_time: Option<Millis>) -> Self {
        Self {
            released: None,
            nobody: false,
            default_time,
            charged_until: None,
        }
    }
}

impl Board {
    /// How far a player's required checks are. A game under way waits for none, but the LCA still owes the check of a
    /// device that the seat moved to during it, and a failed check stays failed until it is recorded again (EVT-4).
    pub fn check_state(&self, side: Side) -> CheckState {
        let checks = self.checks(side);
        if !self.opened.terms.before.checks || checks.waived || self.is_finished() {
            return CheckState::Done;
        }
        if checks.results.contains(&Some(false)) {
            return CheckState::Failed;
        }
        if self.board_hindrance(side).is_some() {
            return CheckState::Open;
        }
        let missing = |kind: CheckKind| checks.result(kind).is_none();
        let open = if self.is_under_way() {
            checks.during && missing(CheckKind::Device)
        } else {
            CheckKind::ALL.into_iter().any(missing)
        };
        if open {
            CheckState::Open
        } else {
            CheckState::Done
        }
    }

    /// Whether the game goes on at a device that nobody checked: the seat moved to it during the game.
    pub fn is_unchecked(&self, side: Side) -> bool {
        self.is_under_way() && self.check_state(side) == CheckState::Open
    }

    /// The checks of a player.
    pub fn checks(&self, side: Side) -> Checks {
        self.seats.checks[side]
    }

    /// Whether the checks that the event asks for are done or waived.
    pub fn checks_are_done(&self) -> bool {
        Side::ALL.into_iter().all(|side| !self.lacks_checks(side))
    }

    /// Whether a check of this player that the event asks for was not passed yet, and not waived, or the game cannot begin
    /// with the physical board as it is.
    pub fn lacks_checks(&self, side: Side) -> bool {
        self.has_open_checks(side) || self.board_hindrance(side).is_some()
    }

    /// Whether a check of this player that the event asks for was not passed yet, and not waived.
    pub fn has_open_checks(&self, side: Side) -> bool {
        self.opened.terms.before.checks && !self.checks(side).are_done()
    }

    /// Whether the round has started and the game cannot begin before this player is checked.
    pub fn waits_for_checks(&self, side: Side) -> bool {
        self.is_waiting_after_start() && self.lacks_checks(side)
    }

    /// Why the player is absent from a game of a started round; none before its start.
    pub fn absence(&self, side: Side) -> Option<Absence> {
        match self.play.phase {
            Phase::Waiting => (self.is_waiting_after_start() && !self.is_checked_in(side))
                .then_some(Absence::NotCheckedIn),
            Phase::Playing | Phase::Paused { .. } | Phase::Finished { .. } => {
                self.is_absent(side).then_some(Absence::NoFirstMove)
            }
        }
    }

    fn is_waiting_after_start(&self) -> bool {
        self.play.phase == Phase::Waiting && self.seats.waiting.released.is_some()
    }

    /// How late players may be; none where nobody loses by that without an arbiter.
    pub const fn default_time(&self) -> Option<Millis> {
        self.seats.waiting.default_time
    }

    /// From when the default time counts if the round is started now (EVT-2).
    pub fn default_time_from(&self) -> DefaultTimeFrom {
        if self.is_held() {
            DefaultTimeFrom::EndOfHolds
        } else {
            DefaultTimeFrom::Start
        }
    }

    /// When players lose who have not come; none where an arbiter decides, or they have, and while
    /// the board is held.
    pub fn default_at(&self) -> Option<Time> {
        if self.is_held() {
            return None;
        }
        let at = self.seats.waiting.released? + self.seats.waiting.default_time?;
        let absent = Side::ALL.into_iter().any(|side| self.is_absent(side));
        absent.then_some(at)
    }

    /// Whether the player has not come, as the event counts it.
    pub fn is_absent(&self, side: Side) -> bool {
        match (&self.play.phase, self.opened.terms.before.present) {
            (Phase::Waiting, _) => !self.is_checked_in(side),
            (Phase::Playing, Present::FirstMove) => side == Side::White && self.ply() == 0,
            _ => false,
        }
    }
}

#[cfg(test)]
#[path = "before_tests.rs"]
pub(super) mod tests;
