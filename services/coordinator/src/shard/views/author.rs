//! Which official did what a record tells, and in which office.

use adoube_proto::v1;
use adoube_tournament::actor::{Actor, Role};
use adoube_tournament::board::{AtDevice, Board, Event, Record};

use super::or_empty;
use crate::shard::views;

/// His id and his office; both empty for what a player or the platform did. A result that a ruling makes is
/// recorded as the platform carries it out: it is told with whose ruling it is, whose office its record does
/// not hold.
pub(super) fn of(board: &Board, record: &Record) -> (String, v1::Role) {
    match &record.actor {
        Actor::Person { person, role, .. } if is_office(*role) => {
            (person.to_string(), views::role(*role))
        }
        Actor::Coordinator if is_ruled_result(board, record) => {
            (or_empty(board.ruled_by()), v1::Role::Unspecified)
        }
        Actor::Venue(_) => reported(&record.event),
        Actor::Person { .. } | Actor::Coordinator => (String::new(), v1::Role::Unspecified),
    }
}

/// Whose order it was that a venue reported.
fn reported(event: &Event) -> (String, v1::Role) {
    // A venue reports nothing else of a board.
    let Some(note) = event.device_note() else {
        return (String::new(), v1::Role::Unspecified);
    };
    let by = match &note.what {
        AtDevice::Locked { by, .. } | AtDevice::Opened { by, .. } => by.as_ref(),
        AtDevice::LockedForBreach { .. }
        | AtDevice::Signed(_)
        | AtDevice::NotHeld { .. }
        | AtDevice::HeldAgain { .. }
        | AtDevice::Forbidden(_)
        | AtDevice::NotTold { .. } => None,
    };
    let by = by.filter(|(_, role)| is_office(*role));
    by.map_or_else(Default::default, |(person, role)| {
        (person.to_string(), views::role(*role))
    })
}

const fn is_office(role: Role) -> bool {
    match role {
        Role::Lta | Role::Lca | Role::Arbiter | Role::ChiefArbiter | Role::Organiser => true,
        Role::Player | Role::Assistant | Role::Spectator => false,
    }
}

const fn is_ruled_result(board: &Board, record: &Record) -> bool {
    record.event.is_result() && board.result_by().is_some()
}
