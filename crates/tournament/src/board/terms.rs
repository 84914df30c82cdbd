//! What a board takes from the event's regulations; recorded with it, so that a game is judged
//! by the regulations it was played under.

use std::sync::Arc;

use adoube_chess::{AutomaticDraws, Side, Start};

use super::before::BeforeGame;
use super::options::Entering;
use crate::clock::{LagRules, TimeControl};
use crate::laws::{Laws, Regime};
use crate::physical_board::PhysicalBoards;
use crate::time::Millis;

/// The terms of one game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Terms {
    /// Both sides' time control.
    pub time_control: Arc<TimeControl>,
    /// What moves are credited with for the network's time; none where nothing is.
    pub lag: Option<LagRules>,
    /// Where the game begins.
    pub start: Start,
    /// What a disconnection leads to.
    pub away: AwayPolicy,
    /// What is asked before it begins.
    pub before: BeforeGame,
    /// How moves may be entered.
    pub entering: Entering,
    /// Whether draws by repetition and fifty moves are claimed, and do not come by themselves.
    pub claims: bool,
    /// The edition of the Laws that the game is played by.
    pub laws: Laws,
    /// Rapid and blitz only: how closely the game is supervised. None also in games whose record is
    /// older than this field.
    pub supervision: Option<Regime>,
    /// Whose a drawn game is: who must draw has more time, or moves first. None as a rule.
    pub draw_odds: Option<Side>,
    /// How players use physical boards; none where nobody may have one.
    pub physical_boards: Option<PhysicalBoards>,
    /// Points for a win, in halves (O 7.1).
    pub win_halves: u8,
    /// Points for a draw, in halves.
    pub draw_halves: u8,
    /// Points for a loss, in halves.
    pub loss_halves: u8,
}

impl Terms {
    /// Which repetitions and moves without progress end the game by themselves: those of online play
    /// (O 5.4), or where draws are claimed those that the Laws draw without a claim.
    pub const fn automatic_draws(&self) -> AutomaticDraws {
        if self.claims {
            self.laws.draws_without_claim()
        } else {
            AutomaticDraws::ThreeAndFifty
        }
    }
}

/// What a disconnection leads to (DIS-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AwayPolicy {
    /// What the clock does meanwhile.
    pub clock: ClockWhileAway,
    /// Who lets the clock run again.
    pub resume: ResumeBy,
    /// What the disconnected player's clock is charged.
    pub charge: Charge,
    /// Whose word counts if his flag falls meanwhile, or he is not back within the limit.
    pub flag: FlagWhileAway,
    /// How long he has to reconnect, from when the disconnection was noticed; none for as long as
    /// his clock lasts (O 11.4.2).
    pub reconnect_within: Option<Millis>,
}

/// What the clock does while a seat is away (O 4.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClockWhileAway {
    /// It runs on: the default.
    Runs,
    /// Both clocks stop.
    Suspended {
        /// So long after the disconnection was noticed.
        after: Millis,
    },
}

/// Who lets the clocks of a suspended board run again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ResumeBy {
    /// By itself, when both seats are back.
    BothBack,
    /// An arbiter.
    Arbiter,
}

/// What a suspended player's clock is charged for the disconnection (O 16.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Charge {
    /// Nothing after the last contact.
    Nothing,
    /// The time until the clocks were stopped.
    UntilDetection,
}

/// What the fall of a flag means while a seat is away, and the end of the time to reconnect.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FlagWhileAway {
    /// The game is lost, or drawn as by any flag (O 11.4.2), and no ruling opens it again.
    Stands,
    /// The Chief Arbiter may rule on a flag until the result is approved, and no limit ends a
    /// game (O 18.9).
    ChiefArbiter,
}
