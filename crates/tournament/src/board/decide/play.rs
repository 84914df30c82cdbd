//! Moves.

use adoube_chess::{Move, Side};

use super::Decision;
use crate::board::command::PlayWritten;
use crate::board::event::{Event, Moved};
use crate::board::{Board, Phase};
use crate::clock::{LagCredit, RoundTrips};
use crate::refusal::Refusal;
use crate::time::{Millis, Time};

impl Board {
    pub(in crate::board) fn play(
        &self,
        side: Side,
        ply: u32,
        uci: &str,
        link: RoundTrips,
        now: Time,
    ) -> Decision {
        self.play_with(side, ply, link, now, || self.entered(side, uci))
    }

    pub(in crate::board) fn play_written(
        &self,
        side: Side,
        play: &PlayWritten,
        now: Time,
    ) -> Decision {
        let read = || self.written(side, &play.text, &play.language);
        self.play_with(side, play.ply, play.link, now, read)
    }

    /// A move, however it was written.
    pub(super) fn play_with(
        &self,
        side: Side,
        ply: u32,
        link: RoundTrips,
        now: Time,
        read: impl FnOnce() -> Result<Move, Refusal>,
    ) -> Decision {
        self.may_enter(side)?;
        let current = self.ply();
        if side != self.game.line.position().side_to_move() {
            return Err(Refusal::NotYourTurn(side.other()));
        }
        if ply != current + 1 {
            return Err(Refusal::WrongPly {
                meant: ply,
                current,
            });
        }
        self.stands_on_board(side)?;
        let mv = read()?;
        self.is_on_board(side, mv)?;
        self.in_time(mv, now)?;
        let lag = self.lag_credit(side, link, now);
        Ok(vec![self.moved(side, mv, lag, None, now)])
    }

    /// The move, with what it is credited with: what the network took, and what the physical board that entered it needed
    /// to be certain. The opponent's clock runs from now all the same.
    pub(super) fn moved(
        &self,
        side: Side,
        mv: Move,
        lag: Option<LagCredit>,
        settling: Option<Millis>,
        now: Time,
    ) -> Event {
        let clock = &self.clocks.clock;
        let made = now - settling.unwrap_or(Millis::ZERO);
        let mut clocks = clock.pressed(now);
        clocks.sides[side] = clock.pressed(made).sides[side];
        clocks.sides[side].remaining += lag.map_or(Millis::ZERO, |credit| credit.given);
        Event::Moved(Moved {
            side,
            ply: self.ply() + 1,
            mv,
            used: clock.used(made),
            lag,
            settling,
            clocks,
            premove: false,
            assisted: self.assistant(side).is_some(),
        })
    }

    /// What a move that is in time is credited with; a credit never saves a fallen flag.
    pub(super) fn lag_credit(&self, side: Side, link: RoundTrips, now: Time) -> Option<LagCredit> {
        let rules = self.opened.terms.lag?;
        Some(rules.credit(
            link,
            self.clocks.clock.cost(now),
            self.clocks.credits.left(side),
        ))
    }

    /// Whether the side may enter moves now, its turn or not; what holds a move back, holds back
    /// a premove.
    pub(in crate::board) const fn may_enter(&self, _side: Side) -> Result<(), Refusal> {
        match self.play.phase {
            Phase::Waiting => Err(Refusal::NotStarted),
            Phase::Finished { .. } => Err(Refusal::GameOver),
            Phase::Paused { .. } => Err(Refusal::BoardPaused),
            Phase::Playing => Ok(()),
        }
    }

    /// CLK-4: at the flag's own millisecond only a move that ends the game comes before it.
    pub(in crate::board) fn in_time(&self, mv: Move, now: Time) -> Result<(), Refusal> {
        let Some(fell) = self.clocks.clock.flag_time().filter(|fell| *fell <= now) else {
            return Ok(());
        };
        let mut after = self.game.line.position().clone();
        let ends = fell == now
            && after.play(mv).is_ok()
            && (after.is_checkmate() || after.is_stalemate() || after.is_dead());
        if ends {
            Ok(())
        } else {
            Err(Refusal::FlagFell(fell))
        }
    }
}
