//! A board has one history: streams only grow, and everybody is told what they hold.

use std::collections::BTreeMap;

use adoube_coordinator::load;
use adoube_coordinator::rpc;
use adoube_coordinator::shard::views::{self, PlayerNames};
use adoube_ledger::{Ledger, StreamName};
use adoube_proto::v1::{BoardEvent, board_event};
use adoube_record::streams;
use adoube_tournament::ids::BoardId;

use super::books::Books;
use super::{Invariant, Violation};
use crate::evidence::Evidence;
use crate::model;
use crate::system::tournament;

pub(super) fn check(evidence: &Evidence, books: &Books) -> Vec<Violation> {
    let mut found = grown(evidence);
    found.extend(told(evidence, books));
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
fn told(evidence: &Evidence, books: &Books) -> Vec<Violation> {
    let mut told: BTreeMap<(u16, BoardId), Vec<Vec<BoardEvent>>> = BTreeMap::new();
    let mut found = Vec::new();
    for (device, event) in &evidence.told {
        let Some(board) = rpc::board(event.board.as_ref()) else {
            found.push(violation(format!(
                "device {device} was told {event:?} of no board"
            )));
            continue;
        };
        let read = told.entry((*device, board)).or_insert_with(|| {
            let players = books.players_at(board, *device).into_iter();
            players.map(|player| book(evidence, player)).collect()
        });
        let place = usize::try_from(event.sequence.saturating_sub(1)).unwrap_or(usize::MAX);
        let mut on_record = read.iter().filter_map(|book| book.get(place));
        if !on_record.clone().any(|on_record| same(on_record, event)) {
            let on_record = on_record.next();
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
        Some(
            E::CheckedIn(_)
                | E::SeatLost(_)
                | E::SeatBack(_)
                | E::ReadyGiven(_)
                | E::Held(_)
                | E::HoldEnded(_)
                | E::PauseReasonGiven(_)
        )
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

/// A board's records as a player may read them.
fn book(evidence: &Evidence, player: u16) -> Vec<BoardEvent> {
    let board = model::board_of(player);
    let mut events = Vec::new();
    let white = player / 2 * 2;
    let seats =
        [white, white + 1].map(|number| Some((model::person(number).ok()?, model::player(number))));
    let names: PlayerNames = seats.into_iter().flatten().collect();
    let (Ok(person), Ok(stream)) = (
        model::person(player),
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
