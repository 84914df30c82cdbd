//! Every record's author may do that, and did: a table of its own beside `tournament::roles`.

use adoube_tournament::actor::{Actor, Role};
use adoube_tournament::board::event::{Finished, Paused, Resumed};
use adoube_tournament::board::{Ending, Event, PauseCause, Record};
use adoube_tournament::ids::BoardId;

use super::books::Books;
use super::{Invariant, Violation, locals};
use crate::evidence::Evidence;
use crate::model;

pub(super) fn check(evidence: &Evidence, books: &Books) -> Vec<Violation> {
    let mut found = Vec::new();
    for (board, record) in books.records() {
        if let Err(what) = author(evidence, books, board, record) {
            let what = format!("{board} record {}: {what}", record.sequence);
            found.push(Violation::new(Invariant::OfficeKept, what));
        }
    }
    let holds = locals::check_holds(books).err();
    found.extend(holds.map(|what| Violation::new(Invariant::OfficeKept, what)));
    found
}

fn author(
    evidence: &Evidence,
    books: &Books,
    board: BoardId,
    record: &Record,
) -> Result<(), String> {
    let Actor::Person {
        person,
        role,
        device,
    } = &record.actor
    else {
        return if is_own(record) {
            Ok(())
        } else {
            Err(format!("done by nobody: {:?}", record.event))
        };
    };
    let asked = record.command.and_then(|id| evidence.asked.get(&id));
    if asked.is_some_and(|asked| asked != person) {
        return Err(format!("in the name of {person}, asked for by {asked:?}"));
    }
    if *role == Role::Player {
        let players = books.players(board, record.sequence);
        let seats = books.seats(board, record.sequence);
        let sits = players.into_iter().zip(seats).any(|(number, seat)| {
            let is_he = model::person(number).is_ok_and(|own| own == *person);
            is_he && device.as_ref() == Some(&seat)
        });
        return if sits && is_players(&record.event) {
            Ok(())
        } else {
            Err(format!("{person} at {device:?} did {:?}", record.event))
        };
    }
    let holds = model::office_of(person) == Some(*role);
    if holds && *role == Role::ChiefArbiter && !is_players(&record.event) {
        return Ok(());
    }
    if holds && locals::may(books, board, record) {
        return Ok(());
    }
    Err(format!("{person} as {role:?} did {:?}", record.event))
}

/// What nobody orders.
const fn is_own(record: &Record) -> bool {
    match &record.event {
        Event::Finished(Finished { ending, .. }) => !matches!(
            ending,
            Ending::Resignation | Ending::Agreement | Ending::Declared
        ),
        Event::Resumed(Resumed { reason, .. }) => reason.is_none(),
        Event::Paused(Paused { cause, .. }) => !matches!(cause, PauseCause::Arbiter { .. }),
        event => !is_players(event) && !matches!(event, Event::TimeAdded(_)),
    }
}

/// What only a player does.
const fn is_players(event: &Event) -> bool {
    matches!(
        event,
        Event::CheckedIn(_)
            | Event::Moved(_)
            | Event::DrawOffered(_)
            | Event::DrawDeclined(_)
            | Event::OptionsSet(_)
            | Event::PremoveSet(_)
            | Event::ResultConfirmed(_)
            | Event::ReadyGiven(_)
            | Event::ArbiterCalled(_)
            | Event::CameLate(_)
            | Event::Finished(Finished {
                ending: Ending::Resignation | Ending::Agreement,
                ..
            })
    )
}
