//! What a venue's own arbiters may do: at seats of their venue, and to clocks that no arbiter of the event stopped.

use std::collections::BTreeMap;

use adoube_chess::Side;
use adoube_tournament::actor::{Actor, Role};
use adoube_tournament::board::event::{ArbiterCalled, CallAnswered, Paused, SeatMoved};
use adoube_tournament::board::{Event, PauseCause, Record};
use adoube_tournament::ids::{BoardId, PersonId, VenueId};
use adoube_tournament::round::{HoldEnded, HoldReasonGiven, HoldStarted, RoundRecord};

use super::books::Books;
use crate::model;
use crate::story::SMALL;

/// Whether a record of a board is one that its author may lead to as an arbiter of his venue.
pub(super) fn may(books: &Books, board: BoardId, record: &Record) -> bool {
    let Actor::Person { person, role, .. } = &record.actor else {
        return false;
    };
    let Some(venue) = model::venue_of_arbiter(person) else {
        return false;
    };
    let players = books.players(board, record.sequence);
    let here = |side: Side| SMALL.venue_of(players[side.index()]) == venue;
    let records = books.boards.get(&board).into_iter().flatten();
    let before = records.take_while(|earlier| earlier.sequence < record.sequence);
    match &record.event {
        Event::Paused(Paused { cause, .. }) => {
            is_arbiters(cause) && Side::ALL.into_iter().any(here)
        }
        Event::Resumed(_) => stopped_locally(before) && Side::ALL.into_iter().any(here),
        Event::SeatMoved(SeatMoved { side, .. }) => *role == Role::Lta && here(*side),
        Event::CallAnswered(CallAnswered { number, .. }) => {
            let caller = caller(books, board, before, *number);
            caller.is_some_and(|player| SMALL.venue_of(player) == venue)
        }
        _ => false,
    }
}

const fn is_arbiters(cause: &PauseCause) -> bool {
    matches!(cause, PauseCause::Arbiter { .. })
}

/// Whether the last arbiter who stopped the clocks was one of a venue.
fn stopped_locally<'a>(records: impl Iterator<Item = &'a Record>) -> bool {
    let stops = |record: &&Record| matches!(&record.event, Event::Paused(Paused { cause, .. }) if is_arbiters(cause));
    let last = records.filter(stops).last();
    last.is_some_and(|record| record.actor.is_local())
}

/// The number of the player whose call that was.
fn caller<'a>(
    books: &Books,
    board: BoardId,
    mut records: impl Iterator<Item = &'a Record>,
    call: u32,
) -> Option<u16> {
    records.find_map(|record| match record.event {
        Event::ArbiterCalled(ArbiterCalled { number, side, .. }) if number == call => {
            Some(books.players(board, record.sequence)[side.index()])
        }
        _ => None,
    })
}

/// Whether everybody who held boards, or let them go on, might: the Chief Arbiter any, a venue's arbiters those of
/// their venue, and they let go only what one of them held.
pub(super) fn check_holds(books: &Books) -> Result<(), String> {
    let mut held = BTreeMap::new();
    for record in &books.round {
        let locally = record.actor.is_local();
        let (scope, theirs) = match &record.body {
            RoundRecord::HoldStarted(HoldStarted { hold, venue, .. }) => {
                held.insert(*hold, (venue.clone(), locally));
                (venue.clone(), true)
            }
            RoundRecord::HoldReasonGiven(HoldReasonGiven { hold, .. })
            | RoundRecord::HoldEnded(HoldEnded { hold, .. }) => {
                held.get(hold).cloned().unwrap_or_default()
            }
            _ => continue,
        };
        let Actor::Person { person, role, .. } = &record.actor else {
            return Err(format!("nobody did {:?}", record.body));
        };
        let chief = *role == Role::ChiefArbiter;
        let own = theirs && locally && scope.is_some() && scope == venue_of(person);
        if model::office_of(person) != Some(*role) || !(chief || own) {
            return Err(format!("{person} as {role:?} did {:?}", record.body));
        }
    }
    Ok(())
}

fn venue_of(arbiter: &PersonId) -> Option<VenueId> {
    model::venue(model::venue_of_arbiter(arbiter)?).ok()
}
