//! Whether an official may give an order, as far as the board itself cannot know it: offices, venues, rounds, devices.

use adoube_chess::Side;
use adoube_tournament::actor::{Actor, Role};
use adoube_tournament::board::command::{Action, Admission};
use adoube_tournament::board::{Board, Order};
use adoube_tournament::ids::{BoardId, PersonId, VenueId};
use adoube_tournament::note::note;
use adoube_tournament::refusal::{Refusal, RoundNeed};
use adoube_tournament::roles;
use adoube_tournament::round::Stage;

use crate::shard::Shard;

impl Shard {
    /// What the board itself cannot know of an order: whether the device can be a spare, whether
    /// the official is one of the seat's venue, whether an assistant plays elsewhere.
    pub(in crate::shard) fn may_order(
        &self,
        actor: &Actor,
        id: BoardId,
        order: &Order,
    ) -> Result<(), Refusal> {
        let board = self.state.boards.get(&id);
        let board = board.ok_or_else(|| self.no_board(id))?;
        let Some(act) = order.act() else {
            return Ok(());
        };
        let facts = act.facts();
        let may = || roles::may(actor, facts.verb);
        let admits = || self.admits(facts.action, actor, board);
        match facts.admission {
            Admission::Role => Ok(()),
            Admission::SeatAtVenue => admits(),
            Admission::Reopening(_)
            | Admission::NoRulingDue
            | Admission::Declaration
            | Admission::ProposedPenalties => may().and_then(|()| admits()),
            Admission::Assistant(new) => may().and_then(|()| self.is_free_to_assist(new)),
            Admission::Call(number) => may().and_then(|()| self.is_called(actor, board, number)),
            Admission::Seat(side) => self.is_of_seat(actor, board, side).and_then(|()| may()),
            Admission::Check(check) => {
                self.is_of_seat(actor, board, check.side)?;
                may()?;
                self.may_record_check(board, check)
            }
            Admission::SpareDevice(to) => {
                self.is_of_seat(actor, board, to.side)?;
                self.can_be_spare(&to.device, &board.seat(to.side).venue)?;
                may()?;
                self.may_move_seat(actor, to)
            }
            Admission::Penalties(order) => {
                may().and_then(|()| self.may_penalise(actor, id, (order.side, &order.penalties)))
            }
        }
    }

    /// The same of whatever values the order has: where it concerns one side, one side that it can concern is enough.
    pub(super) fn admits(
        &self,
        action: Action,
        actor: &Actor,
        board: &Board,
    ) -> Result<(), Refusal> {
        let id = board.opened().board;
        match action {
            Action::Pause
            | Action::GivePauseReason
            | Action::Resume
            | Action::MoveSeat
            | Action::RecordCheck
            | Action::AnswerCall
            | Action::TakeCall
            | Action::EndLeave
            | Action::SetBoardRequirement
            | Action::NoteBoardViolation
            | Action::MarkScoresheet => self.is_at(actor, board),
            Action::Reopen => self.may_reopen(id),
            // What the Chief Arbiter has to rule on is not settled by the way.
            Action::ApproveResult | Action::CorrectResult => self.no_ruling_due(id),
            Action::DeclareResult => self.may_declare(actor, id),
            Action::AgreeToPenalties => {
                let proposed = board.proposed_penalties();
                proposed.map_or(Ok(()), |it| {
                    self.may_penalise(actor, id, (it.ruling.side, &it.ruling.penalties))
                })
            }
            Action::AdjustClock
            | Action::AddTime
            | Action::Penalise
            | Action::RejectPenalties
            | Action::WithdrawPenalties
            | Action::ApproveAssistant
            | Action::EndAssistant
            | Action::RestorePosition
            | Action::ReverseColours
            | Action::WrongStart
            | Action::DeclareForfeit
            | Action::WaiveChecks
            | Action::ExtendDefaultTime => Ok(()),
        }
    }

    /// The players and devices of a game that is over may serve another round by now.
    fn may_reopen(&self, id: BoardId) -> Result<(), Refusal> {
        self.no_ruling_due(id)?;
        self.is_not_closed(id.round)?;
        self.only_round(id.round)
    }

    fn is_called(&self, actor: &Actor, board: &Board, number: u32) -> Result<(), Refusal> {
        let side = caller(board, number).ok_or(Refusal::NoCall)?;
        self.is_of_seat(actor, board, side)
    }

    fn is_of_seat(&self, actor: &Actor, board: &Board, side: Side) -> Result<(), Refusal> {
        self.is_of_venue(actor, &board.seat(side).venue)
    }

    /// An assistant plays no game themselves.
    fn is_free_to_assist(&self, assistant: &PersonId) -> Result<(), Refusal> {
        let mut boards = self.state.boards.values();
        let own = boards.find(|board| !board.is_finished() && board.side_of(assistant).is_some());
        own.map_or(Ok(()), |board| {
            let board = board.opened().board;
            Err(Refusal::against(
                "O 3.8",
                note!(
                    "assistant-plays-elsewhere" => "{assistant} is a player of board {board}",
                    person = assistant, board
                ),
            ))
        })
    }

    /// The results of a round that is closed are corrected; its games do not go on.
    pub(in crate::shard) fn is_not_closed(&self, number: u16) -> Result<(), Refusal> {
        if self.round(number).stage() != Stage::Closed {
            return Ok(());
        }
        Err(Refusal::of_stage(number, Stage::Closed, RoundNeed::Over))
    }

    /// An LTA or LCA acts at his own venue; the event's arbiters everywhere.
    pub(in crate::shard) fn is_of_venue(
        &self,
        actor: &Actor,
        venue: &VenueId,
    ) -> Result<(), Refusal> {
        let Actor::Person {
            person,
            role: role @ (Role::Lta | Role::Lca),
            ..
        } = actor
        else {
            return Ok(());
        };
        let offices = self.state.event.state.roles_of(person);
        let here = |(office, at): &(Role, Option<VenueId>)| {
            office == role && at.as_ref().is_none_or(|at| at == venue)
        };
        if offices.iter().any(here) {
            Ok(())
        } else {
            Err(Refusal::OtherVenue(venue.clone()))
        }
    }

    /// A venue's own arbiter acts on boards with a seat there.
    fn is_at(&self, actor: &Actor, board: &Board) -> Result<(), Refusal> {
        let mut refused = Ok(());
        for side in Side::ALL {
            refused = self.is_of_venue(actor, &board.seat(side).venue);
            if refused.is_ok() {
                break;
            }
        }
        refused
    }
}

/// The venue of the seat that an official's order is about, where it is about one.
pub(super) fn venue_of_order<'a>(board: &'a Board, order: &Order) -> Option<&'a VenueId> {
    let side = match order.act()?.facts().admission {
        Admission::SpareDevice(to) => to.side,
        Admission::Check(check) => check.side,
        Admission::Seat(side) => side,
        Admission::Call(number) => caller(board, number)?,
        Admission::Role
        | Admission::SeatAtVenue
        | Admission::Reopening(_)
        | Admission::NoRulingDue
        | Admission::Declaration
        | Admission::Assistant(_)
        | Admission::Penalties(_)
        | Admission::ProposedPenalties => return None,
    };
    Some(&board.seat(side).venue)
}

/// Whose open call has this number.
fn caller(board: &Board, number: u32) -> Option<Side> {
    let mut calls = board.calls().iter();
    calls
        .find(|call| call.number == number)
        .map(|call| call.side)
}
