//! What a board takes from the regulations.

use std::sync::Arc;

use adoube_chess::Start;

use super::{Kind, Regulations};
use crate::board::{AwayPolicy, Charge, ClockWhileAway, FlagWhileAway, ResumeBy, Terms};

impl Regulations {
    /// The terms of a game under these regulations, from where its pairing says or else from the
    /// usual array.
    pub fn terms(&self, start: Option<&Start>) -> Terms {
        let start = start.cloned().unwrap_or(Start {
            variant: self.variant,
            fen: None,
        });
        Terms {
            time_control: Arc::clone(&self.time_control),
            lag: self.lag,
            start,
            away: self.away,
            before: self.before_game(),
            entering: self.entering,
            claims: self.claims,
            laws: self.laws,
            supervision: self.supervision,
            draw_odds: self.draw_odds,
            physical_boards: self.venues.and_then(|venues| venues.physical_boards),
            win_halves: self.scoring.win_halves(),
            draw_halves: self.scoring.draw_halves(),
            loss_halves: self.scoring.loss_halves(),
        }
    }

    /// What a disconnection leads to where a hybrid event is silent: the clock runs (O 4.3), play
    /// goes on when both are back, players answer for nothing more (O 16.5), and a flag that falls
    /// meanwhile goes to the Chief Arbiter (O 18.9).
    pub const DEFAULT_AWAY: AwayPolicy = AwayPolicy {
        clock: ClockWhileAway::Runs,
        resume: ResumeBy::BothBack,
        charge: Charge::Nothing,
        flag: FlagWhileAway::ChiefArbiter,
        reconnect_within: None,
    };

    /// Whether players sit in venues.
    pub const fn is_hybrid(&self) -> bool {
        matches!(self.kind, Kind::Hybrid)
    }
}
