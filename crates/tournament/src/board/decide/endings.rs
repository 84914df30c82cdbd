//! How a game comes to its end.

use adoube_chess::Side;

use super::Decision;
use crate::board::Board;
use crate::board::ending::{Ending, Score};
use crate::board::event::{Event, Finished};
use crate::clock::Reading;
use crate::refusal::Refusal;
use crate::time::Time;

impl Board {
    pub(in crate::board) fn resign(&self, side: Side, now: Time) -> Decision {
        self.under_way(now)?;
        Ok(vec![self.finish(
            self.won_by(side.other()),
            Ending::Resignation,
            None,
            now,
        )])
    }

    pub(in crate::board) fn declare(&self, score: Score, reason: &str, now: Time) -> Decision {
        self.check_score(score)?;
        Ok(self.set_by_arbiter(score, Ending::Declared, reason, now))
    }

    pub(in crate::board) fn forfeit(&self, score: Score, reason: &str, now: Time) -> Decision {
        self.check_forfeit(score)?;
        Ok(self.set_by_arbiter(score, Ending::Forfeit, reason, now))
    }

    /// What an arbiter sets himself is approved by that very act (END-8).
    pub(super) fn set_by_arbiter(
        &self,
        score: Score,
        ending: Ending,
        reason: &str,
        now: Time,
    ) -> Vec<Event> {
        vec![
            self.finish(score, ending, Some(reason), now),
            Event::ResultApproved,
        ]
    }

    /// CLK-4.
    pub(in crate::board) fn fall_flag(&self, now: Time) -> Decision {
        let fell = self.clocks.clock.flag_time().filter(|fell| *fell <= now);
        let (Some(_), Some(side)) = (fell, self.clocks.clock.running()) else {
            return Err(Refusal::NothingToDo);
        };
        Ok(vec![self.lost(side, [Ending::Flag, Ending::FlagDraw], now)])
    }

    /// The side loses by the first ending, unless the opponent cannot mate by any series of legal
    /// moves: then it is drawn by the second (O 4.5).
    pub(in crate::board) fn lost(&self, side: Side, endings: [Ending; 2], now: Time) -> Event {
        let [lost, drawn] = endings;
        if self.game.line.position().can_still_mate(side.other()) {
            self.finish(self.won_by(side.other()), lost, None, now)
        } else {
            self.finish(self.drawn(), drawn, None, now)
        }
    }

    pub(in crate::board) fn finish(
        &self,
        score: Score,
        ending: Ending,
        reason: Option<&str>,
        now: Time,
    ) -> Event {
        let clocks: Reading = self.clocks.clock.stopped(now);
        Event::Finished(Finished {
            score,
            ending,
            reason: reason.map(str::to_owned),
            clocks,
        })
    }

    pub(in crate::board) fn won_by(&self, side: Side) -> Score {
        let terms = &self.opened.terms;
        match side {
            Side::White => Score {
                white: terms.win_halves,
                black: terms.loss_halves,
            },
            Side::Black => Score {
                white: terms.loss_halves,
                black: terms.win_halves,
            },
        }
    }

    /// What a drawn game gives; all to the side that has draw odds.
    pub(crate) fn drawn(&self) -> Score {
        if let Some(side) = self.opened.terms.draw_odds {
            return self.won_by(side);
        }
        let halves = self.opened.terms.draw_halves;
        Score {
            white: halves,
            black: halves,
        }
    }
}
