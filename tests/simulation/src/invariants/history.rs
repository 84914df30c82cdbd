//! A board has one history: streams only grow, and everybody is told what they hold.

use std::collections::BTreeMap;

use adoube_coordinator::load;
use adoube_coordinator::shard::views;
use adoube_ledger::{Ledger, StreamName};
use adoube_proto::v1::{BoardEvent, board_event};
use adoube_record::streams;

use super::{Invariant, Violation};
use crate::evidence::Evidence;
use crate::model;
use crate::system::tournament;

pub(super) fn check(evidence: &Evidence) -> Vec<Violation> {
    let mut found = grown(evidence);
    found.extend(told(evidence));
    if let Err(error) = evidence.ledger.verify() {
        found.push(violation(error.to_string()));
    }
    found
}

fn violation(what: impl Into<String>) -> Violation {
    Violation::new(Invariant::OneHistory, what)
}

/// Each record came to be once, after the one before, and is there still.
fn grown(evidence: &Evidence) -> Vec<Violation> {
    let mut found = Vec::new();
    let mut heads: BTreeMap<&StreamName, u64> = BTreeMap::new();
    for (at, stream, entry) in &evidence.stored {
        let head = heads.entry(stream).or_default();
        if entry.sequence != *head + 1 {
            let what = format!(
                "{stream}: record {} after {head}, at {at} ms",
                entry.sequence
            );
            found.push(violation(what));
        }
        *head = entry.sequence;
        let now = evidence.ledger.read(stream, entry.sequence, 1);
        if !now.is_ok_and(|now| now.first() == Some(entry)) {
            let what = format!(
                "{stream}: record {} of {at} ms is not there",
                entry.sequence
            );
            found.push(violation(what));
        }
    }
    found
}

/// What each device was told is what the records say.
fn told(evidence: &Evidence) -> Vec<Violation> {
    let mut books: BTreeMap<u16, Vec<BoardEvent>> = BTreeMap::new();
    let mut found = Vec::new();
    for (device, event) in &evidence.told {
        let book = books
            .entry(*device)
            .or_insert_with(|| book(evidence, *device));
        let place = usize::try_from(event.sequence.saturating_sub(1));
        let on_record = place.ok().and_then(|place| book.get(place));
        if !on_record.is_some_and(|on_record| same(on_record, event)) {
            let what = format!("device {device} was told {event:?}, on record is {on_record:?}");
            found.push(violation(what));
        }
    }
    found
}

/// Whether both tell the same. What the clocks show with a record that does not set them is left out: told
/// as it happens it is what they show after all that the command led to.
fn same(on_record: &BoardEvent, told: &BoardEvent) -> bool {
    use board_event::Event as E;
    let sets_none = matches!(
        told.event,
        Some(E::CheckedIn(_) | E::SeatLost(_) | E::SeatBack(_) | E::ReadyGiven(_))
    );
    let clocks = told.clocks.filter(|_| !sets_none);
    let on_record = BoardEvent {
        clocks: on_record.clocks.filter(|_| !sets_none),
        ..on_record.clone()
    };
    let told = BoardEvent {
        clocks,
        ..told.clone()
    };
    on_record == told
}

/// A board's records as the player at a device may read them.
fn book(evidence: &Evidence, device: u16) -> Vec<BoardEvent> {
    let board = model::board_of(device);
    let mut events = Vec::new();
    let white = device / 2 * 2;
    let names = [model::player(white), model::player(white + 1)];
    let (Ok(person), Ok(stream)) = (
        model::person(device),
        StreamName::new(streams::board(&tournament(), board)),
    ) else {
        return events;
    };
    // A stream that cannot be folded is found elsewhere.
    let _ = load::fold_board(&evidence.ledger, &stream, u64::MAX, |board, record| {
        events.push(views::for_player(board, record, &names, &person));
    });
    events
}
