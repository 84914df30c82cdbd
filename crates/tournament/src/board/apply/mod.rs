//! How records change a board. Nothing is decided here.
//!
//! One match names the groups that each event concerns. What a group needs from another one it takes from [`Moment`],
//! the board as it was before the record, so that the order of the groups does not matter.

mod clocks;
mod game;
mod moment;
mod outcome;
mod physical_boards;
mod play;
mod rulings;
mod seats;
mod stream;

pub(super) use game::can_be_overturned;
pub(super) use moment::{Moment, Stage};

use super::Board;
use super::broken_stream::BrokenStream;
use super::event::Event;
use super::record::Record;

/// A group of a board's state that an event changes.
pub(super) trait Apply<E> {
    fn apply(&mut self, event: &E, now: &Moment<'_>);
}

/// The round begins for the board.
struct Released;

/// An arbiter approves the result.
struct ResultApproved;

/// In which order the groups take an event: `next` chooses one of so many.
pub(super) type GroupOrder<'a> = &'a mut dyn FnMut(usize) -> usize;

impl Board {
    /// A board from the first record of its stream.
    pub fn from_first(record: &Record) -> Result<Self, BrokenStream> {
        let Some(opened) = record.event.facts().opened else {
            return Err(BrokenStream::NotOpened);
        };
        if record.sequence != 1 {
            return Err(BrokenStream::Sequence {
                expected: 1,
                found: record.sequence,
            });
        }
        Self::fresh(opened, record)
    }

    /// Applies the next record. An error leaves the board as it was.
    pub fn apply(&mut self, record: &Record) -> Result<(), BrokenStream> {
        self.apply_in(record, &mut |_| 0)
    }

    /// The same in another order of the groups, for the test that it does not matter.
    #[doc(hidden)]
    pub fn apply_in(&mut self, record: &Record, order: GroupOrder<'_>) -> Result<(), BrokenStream> {
        let expected = self.stream.sequence + 1;
        if record.sequence != expected {
            return Err(BrokenStream::Sequence {
                expected,
                found: record.sequence,
            });
        }
        if let Some(opened) = record.event.facts().opened {
            self.open_again_as(opened, record)?;
        } else {
            let now = Moment::of(self, record);
            self.groups(&record.event, &now, order)?;
            self.seats.note_actor(&now);
            self.note_leaves(record);
            self.note_returns(record);
            self.note_readiness(record.time);
        }
        self.game.choices.note_seen(record);
        self.stream.take(record, self.rulings.by.as_ref());
        Ok(())
    }

    fn groups(
        &mut self,
        event: &Event,
        now: &Moment<'_>,
        order: GroupOrder<'_>,
    ) -> Result<(), BrokenStream> {
        let Self {
            opened,
            game,
            play,
            clocks,
            seats,
            outcome,
            rulings,
            at_devices: devices,
            stream,
            penalties,
            notices: notes,
            opened_at: _,
            undone: _,
        } = self;
        let mut to = To { now, order };
        match event {
            Event::Released => to.each(&Released, &mut [seats]),
            Event::CheckedIn(e) => to.each(e, &mut [seats]),
            Event::Started(e) => to.each(e, &mut [play, clocks, rulings, notes]),
            Event::Moved(e) => {
                game.make_move(e, now)?;
                to.each(e, &mut [game, clocks, seats, notes]);
            }
            Event::DrawOffered(e) => to.each(e, &mut [game, notes]),
            Event::DrawDeclined(e) => to.each(e, &mut [game, notes]),
            Event::OptionsSet(e) => to.each(e, &mut [game]),
            Event::PremoveSet(e) => to.each(e, &mut [game, notes]),
            Event::PremoveEnded(e) => to.each(e, &mut [game, notes]),
            Event::Paused(e) => to.each(e, &mut [play, clocks, seats, rulings, notes]),
            Event::Resumed(e) => to.each(e, &mut [play, clocks, seats, rulings, notes]),
            Event::HoldStarted(e) => to.each(e, &mut [play]),
            Event::HoldEnded(e) => to.each(e, &mut [play, seats]),
            Event::PauseReasonGiven(e) => to.each(e, &mut [play]),
            Event::ClockAdjusted(e) => to.each(e, &mut [game, clocks, notes]),
            Event::Penalised(e) => to.each(e, &mut [game, clocks, penalties, notes]),
            Event::PenaltiesProposed(e) => to.each(e, &mut [penalties]),
            Event::PenaltiesRejected(e) => to.each(e, &mut [penalties]),
            Event::PenaltiesWithdrawn(e) => to.each(e, &mut [penalties]),
            Event::AssistantApproved(e) => to.each(e, &mut [seats]),
            Event::AssistantEnded(e) => to.each(e, &mut [seats]),
            Event::TimeAdded(e) => to.each(e, &mut [clocks, seats, notes]),
            Event::PositionRestored(e) => {
                game.take_moves_back(e, now)?;
                to.each(e, &mut [game, play, clocks, seats, outcome, rulings, notes]);
            }
            Event::Reopened(e) => {
                to.each(e, &mut [game, play, clocks, seats, outcome, rulings, notes]);
            }
            Event::SeatLost(e) => to.each(e, &mut [seats, notes]),
            Event::SeatBack(e) => to.each(e, &mut [seats, rulings, notes]),
            Event::LimitPassed(e) => to.each(e, &mut [seats]),
            Event::Outage(e) => to.each(e, &mut [play, clocks, seats, outcome, notes]),
            Event::Finished(e) => {
                to.each(
                    e,
                    &mut [
                        game, play, clocks, seats, outcome, rulings, penalties, notes,
                    ],
                );
            }
            Event::ResultConfirmed(e) => to.each(e, &mut [outcome]),
            Event::ResultApproved => to.each(&ResultApproved, &mut [outcome]),
            Event::ResultCorrected(e) => to.each(e, &mut [play, outcome, penalties]),
            Event::Ruled(e) => {
                to.each(e, &mut [game, play, clocks, seats, outcome, rulings, notes]);
            }
            Event::Restarted(e) => {
                game.set_start(e, now)?;
                to.each(
                    e,
                    &mut [opened, game, play, clocks, seats, &mut **devices, notes],
                );
            }
            Event::ReadyGiven(e) => to.each(e, &mut [rulings, notes]),
            Event::SeatMoved(e) => to.each(e, &mut [opened, seats, notes]),
            Event::CheckRecorded(e) => to.each(e, &mut [seats]),
            Event::ChecksWaived(e) => to.each(e, &mut [seats]),
            Event::DefaultTimeSet(e) => to.each(e, &mut [seats]),
            Event::CameLate(e) => to.each(e, &mut [clocks, seats]),
            Event::ArbiterCalled(e) => to.each(e, &mut [seats, notes]),
            Event::CallAnswered(e) => to.each(e, &mut [seats, notes]),
            Event::CallTaken(e) => to.each(e, &mut [seats, notes]),
            Event::LeaveEnded(e) => to.each(e, &mut [seats, notes]),
            Event::DeviceNoted(e) => to.each(&**e, &mut [&mut **devices]),
            // One made a fresh board, the other is for rulings to cite.
            Event::Opened(_) | Event::BreachesCited(_) => {}
            Event::PhysicalBoardShown(e) => to.each(&**e, &mut [seats]),
            Event::PhysicalBoardDiffers(e) => to.each(&**e, &mut [seats, &mut **devices]),
            Event::PhysicalBoardRequirementSet(e) => to.each(e, &mut [seats]),
            Event::ScoresheetMarked(e) => to.each(e, &mut [seats]),
            Event::HeadSigned(e) => to.each(e, &mut [stream]),
        }
        Ok(())
    }
}

struct To<'a> {
    now: &'a Moment<'a>,
    order: GroupOrder<'a>,
}

impl To<'_> {
    fn each<E>(&mut self, event: &E, groups: &mut [&mut dyn Apply<E>]) {
        let mut left = groups;
        while !left.is_empty() {
            let next = (self.order)(left.len());
            left.swap(0, next);
            let Some((group, rest)) = left.split_first_mut() else {
                return;
            };
            group.apply(event, self.now);
            left = rest;
        }
    }
}
