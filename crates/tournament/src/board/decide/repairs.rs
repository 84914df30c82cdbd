//! What an arbiter puts right on a board: an earlier position (BRD-10), the colours (EVT-6), the
//! position that a game began from (BRD-9), an end that was none (END-6).

use std::sync::Arc;

use adoube_chess::{BySide, Position, Start, Variant};

use super::Decision;
use super::setting::with_times;
use super::start_fault::start_fault;
use crate::board::apply::can_be_overturned;
use crate::board::causes::PauseCause;
use crate::board::command::{Reopen, RestorePosition};
use crate::board::event::{Event, Paused, PositionRestored, Reopened, Restarted};
use crate::board::{Basis, Board, Phase, ResultState, TimeFollows};
use crate::double_chess960::{NO_DOUBLE, is_double};
use crate::note::note;
use crate::refusal::Refusal;
use crate::refusal::phrases::{done, range};
use crate::time::Time;

/// Both sides have completed ten moves: a game with reversed colours goes on (O 19.2).
pub(super) const TEN_MOVES: u32 = 20;

impl Board {
    /// The position after an earlier half-move, with the move counters as they were then; the moves
    /// after it stay on record. Both clocks stand until an arbiter resumes.
    pub(in crate::board) fn restore(
        &self,
        back: &RestorePosition,
        reason: &str,
        now: Time,
    ) -> Decision {
        let (ply, times) = (back.ply, back.clocks);
        if ply >= self.ply() {
            return Err(Refusal::OutOfRange(range::HALF_MOVE));
        }
        let before = self.clocks.clock.reading(now);
        let earlier = self
            .clocks
            .clock
            .stepped_back(before, self.completed_since(ply));
        let shown = BySide::from_fn(|side| before.remaining(side));
        let times = BySide::from_fn(|side| times[side].unwrap_or(shown[side]));
        Ok(vec![Event::PositionRestored(PositionRestored {
            ply,
            reason: reason.to_owned(),
            before,
            clocks: with_times(earlier, times)?,
        })])
    }

    /// How many moves White and Black have made after a half-move.
    pub(crate) fn completed_since(&self, ply: u32) -> BySide<u32> {
        let mut completed = BySide::both(0);
        let mut side = self.game.line.position().side_to_move();
        for _ in ply..self.ply() {
            side = side.other();
            completed[side] += 1;
        }
        completed
    }

    /// Until both have completed ten moves the game is annulled, and played again with the right
    /// colours and fresh clocks; an arbiter starts them. Where the sides have different times, whoever reverses says
    /// what the times belong to.
    pub(in crate::board) fn reverse_colours(
        &self,
        times: Option<TimeFollows>,
        reason: &str,
        now: Time,
    ) -> Decision {
        let control = self.reversed_control(times)?;
        let times = times.filter(|_| !control.is_alike());
        let mut restarted = self.restarted(&control, true, reason)?;
        restarted.times = times;
        Ok(self.annulled(restarted, reason, now))
    }

    /// However many moves were made: a game from a wrong position is none (L 7.1 a). It is played
    /// anew from the right one with fresh clocks; an arbiter lets them run.
    pub(in crate::board) fn wrong_start(&self, fen: &str, reason: &str, now: Time) -> Decision {
        let refused = |fault: &str, what: &str| {
            Refusal::CannotBe(note!("start-position" => "the start position: {what}", fault))
        };
        let variant = self.opened.terms.start.variant;
        let right = Start::from_fen(variant, fen).map_err(|error| {
            let of_960 = Start::from_fen(Variant::Chess960, fen).is_ok();
            match variant {
                Variant::Standard if of_960 => refused(
                    "chess960",
                    "it is one of Chess960, which this event does not play",
                ),
                Variant::Standard | Variant::Chess960 => {
                    refused(start_fault(&error), &error.to_string())
                }
            }
        })?;
        if is_double(&right) {
            return Err(refused("double", NO_DOUBLE));
        }
        let begun = Position::from_start(&self.opened.terms.start).map(|begun| begun.fen());
        if begun.ok() == right.fen {
            return Err(Refusal::AlreadyDone(done::SAME_START));
        }
        let control = Arc::clone(self.clocks.clock.shared_control());
        let mut restarted = self.restarted(&control, false, reason)?;
        restarted.fen = right.fen;
        Ok(self.annulled(restarted, reason, now))
    }

    /// The next game of this board in the place of one that counts no more.
    fn annulled(&self, restarted: Restarted, reason: &str, now: Time) -> Vec<Event> {
        let restarted = Event::Restarted(restarted);
        if self.play.phase == Phase::Waiting {
            return vec![restarted];
        }
        let paused = Event::Paused(Paused {
            cause: PauseCause::Arbiter {
                reason: Some(reason.to_owned()),
            },
            clocks: self.stopped(now),
        });
        vec![paused, restarted]
    }

    /// A game that is over goes on, with clocks that the arbiter sets; both players see that and are ready
    /// before one runs (DIS-9), unless the arbiter resumes it himself. One that was forfeited before it began is played after all, once both players have come (EVT-2: who came too late has
    /// lost unless the arbiter decides otherwise). What an arbiter approved is corrected, not played on;
    /// but a result that was declared while the game went on, on the wrong board perhaps, or a forfeit,
    /// was approved by that alone.
    pub(super) fn may_be_reopened(&self) -> Result<(), Refusal> {
        if !self.is_finished() {
            return Err(Refusal::NoResult);
        }
        if let Some(ruling) = self.outcome.result_by {
            let board = self.opened.board;
            return Err(Refusal::ResultRuled { board, ruling });
        }
        let corrected = self.outcome.approval.state() == ResultState::Corrected;
        if self.outcome.approval.is_approved() && (corrected || !self.outcome.declared_in_play) {
            return Err(Refusal::ResultApproved);
        }
        Ok(())
    }

    pub(in crate::board) fn reopen(&self, reopen: &Reopen, reason: &str, now: Time) -> Decision {
        let before = self.clocks.clock.reading(now);
        let times = reopen.clocks;
        Ok(vec![Event::Reopened(Reopened {
            reason: reason.to_owned(),
            before,
            clocks: self.set_to(before, times, &Basis::typed(times))?,
            start_in: reopen.start_in.filter(|_| self.can_go_on()),
        })])
    }

    /// Whether a game that is over only needs its clock to go on: one that had begun, in a position with a
    /// legal move.
    fn can_go_on(&self) -> bool {
        let end = self.ended_by_itself();
        self.clocks.timeline.has_begun() && end.is_none_or(can_be_overturned)
    }
}
