//! Players who call the arbiter from the board (VEN-8, O 19.1), or ask for leave (VEN-7).

use std::collections::VecDeque;

use adoube_chess::{BySide, Side};

use super::Board;
use super::ending::Score;
use super::event::{CallAnswered, CallTaken, Event, LeaveEnded, Moved};
use super::record::Record;
use crate::actor::{Actor, Role};
use crate::ids::PersonId;
use crate::time::Time;

/// Calls of one player that may wait at once.
pub const MAX_CALLS: usize = 3;

/// A call that waits for an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Call {
    /// From 1 on this board.
    pub number: u32,
    /// Who calls.
    pub side: Side,
    /// Why, in his words; may be empty.
    pub reason: String,
    /// Whether they ask for leave from the playing area.
    pub leave: bool,
    /// The result that the player objects to.
    pub objection: Option<Score>,
    /// When.
    pub at: Time,
    /// Which official is on his way.
    pub coming: Option<Coming>,
}

/// An official who is on his way to a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Coming {
    /// Who.
    pub by: PersonId,
    /// In which office.
    pub role: Role,
    /// Since when.
    pub at: Time,
}

/// How many answered calls of a board are kept.
pub(super) const MAX_ANSWERED: usize = 16;

/// A call and its answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnsweredCall {
    /// The call as it was made.
    pub call: Call,
    /// Whether it had a reason; of a leave, whether it was granted.
    pub valid: bool,
    /// What the official added; may be empty.
    pub note: String,
    /// The official who answered.
    pub by: PersonId,
    /// In which office.
    pub role: Role,
    /// When.
    pub at: Time,
}

/// A player who is out of the playing area with leave.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Leave {
    /// The call in which he asked for it.
    pub number: u32,
    /// When it was granted.
    pub since: Time,
}

/// A player who is back from a leave.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Return {
    /// The leave that he had.
    pub leave: Leave,
    /// When an official saw him, or he did something at his seat.
    pub at: Time,
    /// The record that tells so.
    pub sequence: u64,
}

/// The calls of a board.
#[derive(Debug, Clone, Default)]
pub(super) struct Calls {
    pub(super) open: Vec<Call>,
    /// The last answered ones, oldest first; at most 16.
    answered: VecDeque<AnsweredCall>,
    pub(super) made: u32,
    /// How many were made when a game last ended.
    past: u32,
    /// Who is out with leave, White first.
    leaves: BySide<Option<Leave>>,
    /// Who is back from his last leave, White first.
    returns: BySide<Option<Return>>,
}

impl Calls {
    pub(super) fn add(&mut self, call: Call) {
        self.made = call.number;
        self.open.push(call);
    }

    pub(super) fn answer(&mut self, number: u32) {
        self.open.retain(|call| call.number != number);
    }

    /// The game is over: whoever is out of the playing area need not come back to it.
    pub(super) const fn end_game(&mut self) {
        self.past = self.made;
        self.leaves = BySide::both(None);
    }

    /// The players change sides.
    pub(super) fn reverse(&mut self) {
        let answered = self.answered.iter_mut().map(|answered| &mut answered.call);
        for call in self.open.iter_mut().chain(answered) {
            call.side = call.side.other();
        }
        self.leaves.swap();
        self.returns.swap();
    }

    fn keep(&mut self, answered: AnsweredCall) {
        if self.answered.len() == MAX_ANSWERED {
            self.answered.pop_front();
        }
        self.answered.push_back(answered);
    }

    fn go_out(&mut self, side: Side, leave: Leave) {
        self.leaves[side] = Some(leave);
        self.returns[side] = None;
    }

    /// With this record the player is back, if he was out.
    fn come_back(&mut self, side: Side, record: &Record) {
        if let Some(leave) = self.leaves[side].take() {
            self.returns[side] = Some(Return {
                leave,
                at: record.time,
                sequence: record.sequence,
            });
        }
    }

    /// Whether the call is left from a game that is over.
    pub(super) const fn is_past(&self, call: &Call) -> bool {
        call.number <= self.past
    }
}

impl Board {
    /// The calls that wait for an answer, oldest first.
    pub fn calls(&self) -> &[Call] {
        &self.calls.open
    }

    /// The calls that an official is to come for: not what is left from a game that is over.
    pub fn calls_to_answer(&self) -> impl Iterator<Item = &Call> {
        let over = self.is_finished();
        let open = self.calls.open.iter();
        open.filter(move |call| !over || !self.calls.is_past(call))
    }

    /// The last calls that were answered, oldest first; at most 16.
    pub fn answered_calls(&self) -> impl DoubleEndedIterator<Item = &AnsweredCall> {
        self.calls.answered.iter()
    }

    /// The leave on which a player is out of the playing area.
    pub fn on_leave(&self, side: Side) -> Option<Leave> {
        self.calls.leaves[side]
    }

    /// The last leave of a player, if he is back from it.
    pub fn back_from_leave(&self, side: Side) -> Option<Return> {
        self.calls.returns[side]
    }

    /// What hangs on who did it and when: an official is on his way, a player goes out with leave or is back.
    pub(super) fn note_calls(&mut self, record: &Record) {
        self.note_back(record);
        match &record.event {
            Event::CallTaken(CallTaken { number }) => {
                let Actor::Person { person, role, .. } = &record.actor else {
                    return;
                };
                let mut open = self.calls.open.iter_mut();
                if let Some(call) = open.find(|call| call.number == *number) {
                    call.coming = Some(Coming {
                        by: person.clone(),
                        role: *role,
                        at: record.time,
                    });
                }
            }
            Event::CallAnswered(CallAnswered {
                number,
                valid,
                leave,
                note,
            }) => {
                let mut open = self.calls.open.iter();
                let Some(call) = open.find(|call| call.number == *number).cloned() else {
                    return;
                };
                let (side, since, number) = (call.side, record.time, *number);
                // After a game there is nothing to come back to.
                if *leave && *valid && !self.is_finished() {
                    self.calls.go_out(side, Leave { number, since });
                }
                if let Actor::Person { person, role, .. } = &record.actor {
                    self.calls.keep(AnsweredCall {
                        call,
                        valid: *valid,
                        note: note.clone(),
                        by: person.clone(),
                        role: *role,
                        at: record.time,
                    });
                }
            }
            Event::LeaveEnded(LeaveEnded { side }) => self.calls.come_back(*side, record),
            _ => {}
        }
    }

    /// Who does something at his seat is there. A premove was set before he went.
    fn note_back(&mut self, record: &Record) {
        let Actor::Person {
            person,
            role: Role::Player,
            ..
        } = &record.actor
        else {
            return;
        };
        let of_premove = matches!(
            record.event,
            Event::Moved(Moved { premove: true, .. }) | Event::PremoveEnded(_)
        );
        if of_premove {
            return;
        }
        for side in Side::ALL {
            if self.seat(side).person == *person {
                self.calls.come_back(side, record);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evt_6_who_is_back_from_a_leave_is_the_same_player_on_the_other_side() {
        let back = Return {
            leave: Leave {
                number: 1,
                since: Time(5),
            },
            at: Time(9),
            sequence: 7,
        };
        let mut calls = Calls {
            returns: BySide::new(Some(back), None),
            ..Calls::default()
        };
        calls.reverse();
        assert_eq!(calls.returns, BySide::new(None, Some(back)));
    }
}
