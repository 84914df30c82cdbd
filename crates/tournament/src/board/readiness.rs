//! Both players see what was ruled and are ready before a clock starts (DIS-9).

use adoube_chess::{BySide, Side};

use super::causes::PauseCause;
use super::{Board, Phase};
use crate::time::{Millis, Time};

/// A ruling that waits for the players.
#[derive(Debug, Clone, Copy)]
pub(super) struct Readiness {
    ready: BySide<bool>,
    start_in: Millis,
    /// Since when both are ready and heard.
    since: Option<Time>,
}

impl Readiness {
    /// Nobody is ready yet; the clock is to start so long after both are.
    pub(super) const fn new(start_in: Millis) -> Self {
        Self {
            ready: BySide::both(false),
            start_in,
            since: None,
        }
    }

    pub(super) fn give(&mut self, side: Side) {
        self.ready[side] = true;
    }
}

/// What the clock waits for after a ruling, or in a game that an arbiter opened again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StartWait {
    /// For both players to be ready.
    BothPlayers,
    /// For this player alone.
    Player(Side),
    /// For the countdown, since both are ready.
    Countdown,
    /// For the end of a hold.
    Hold,
    /// For a player who is disconnected.
    Connection,
    /// For a check.
    Checks,
}

impl Board {
    /// What the clock waits for; none where no ruling waits for the players.
    pub fn start_wait(&self) -> Option<StartWait> {
        if !self.awaits_players() {
            return None;
        }
        Some(match (self.ready(Side::White), self.ready(Side::Black)) {
            (false, false) => StartWait::BothPlayers,
            (false, true) => StartWait::Player(Side::White),
            (true, false) => StartWait::Player(Side::Black),
            (true, true) if self.is_held() => StartWait::Hold,
            (true, true) if self.starts_at().is_some() => StartWait::Countdown,
            (true, true) if Side::ALL.iter().any(|side| self.away(*side).is_some()) => {
                StartWait::Connection
            }
            (true, true) => StartWait::Checks,
        })
    }

    /// Whether the side has seen the ruling that waits for it; false where none does.
    pub fn ready(&self, side: Side) -> bool {
        self.rulings
            .readiness
            .is_some_and(|readiness| readiness.ready[side])
    }

    /// Whether a ruling waits for the players, or a game that an arbiter opened again.
    pub const fn awaits_players(&self) -> bool {
        let ruled = matches!(
            self.play.phase,
            Phase::Paused {
                cause: PauseCause::Ruling { .. } | PauseCause::Arbiter { .. },
                ..
            }
        );
        ruled && self.rulings.readiness.is_some()
    }

    /// When the clock starts by itself, once both players are ready and heard.
    pub fn starts_at(&self) -> Option<Time> {
        if !self.awaits_players() || self.is_held() {
            return None;
        }
        let readiness = self.rulings.readiness?;
        Some(readiness.since? + readiness.start_in)
    }

    /// The countdown begins when both are ready and heard, and checked where the event asks for it
    /// again; and anew if one of them was not heard, or the board was held, in between.
    pub(super) fn note_readiness(&mut self, at: Time) {
        let heard = *self.seats.away == BySide::new(None, None)
            && self.checks_are_done()
            && !self.is_held();
        if let Some(readiness) = &mut self.rulings.readiness {
            let all = heard && readiness.ready == BySide::new(true, true);
            readiness.since = all.then(|| readiness.since.unwrap_or(at));
        }
    }
}
