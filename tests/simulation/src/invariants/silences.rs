//! Whoever is cut off from a game under way is in an incident.

use std::collections::BTreeMap;

use adoube_chess::Side;
use adoube_record::{decode_incident, streams};
use adoube_tournament::board::event::SeatLost;
use adoube_tournament::board::{Event, Record};
use adoube_tournament::ids::{BoardId, PersonId};
use adoube_tournament::incident::{IncidentOpened, IncidentRecord, SeatReturned};
use adoube_tournament::time::{Millis, Time};

use super::books::Books;
use super::{Invariant, Violation};
use crate::evidence::{Cut, Evidence};
use crate::model;

/// A silence of so long is noticed by the end of it, whatever the venue still hears; milliseconds. The
/// longest silence that is waited for is 6 s, what was sent before it takes up to half a second.
const NOTICED: u64 = 8_000;

pub(super) fn check(evidence: &Evidence, books: &Books) -> Vec<Violation> {
    let mut found = Vec::new();
    for (board, record) in books.records() {
        if let Event::SeatLost(SeatLost { side, .. }) = record.event
            && !in_incident(books, board, side, record.time)
        {
            let what = format!("{board} record {}: {side} was lost", record.sequence);
            found.push(Violation::new(Invariant::SilenceIsIncident, what));
        }
    }
    found.extend(
        evidence
            .cuts
            .iter()
            .filter_map(|cut| unnoticed(evidence, books, cut)),
    );
    found
}

/// A cut that should have been noticed and was not.
fn unnoticed(evidence: &Evidence, books: &Books, cut: &Cut) -> Option<Violation> {
    let by = cut.from + NOTICED;
    let life = evidence
        .lives
        .iter()
        .find(|life| life.began.0 <= cut.from && life.ended.is_none_or(|(ended, _)| by < ended))?;
    let time = |at: u64| life.began.1 + Millis(at - life.began.0);
    let (from, by) = (time(cut.from), time(by));
    let (board, side) = books.seat_of(cut.device, from, by)?;
    let served = !evidence
        .outages
        .iter()
        .any(|(begin, end)| *begin <= by && *end >= from);
    let records = books.boards.get(&board)?;
    let concerned = cut.until >= cut.from + NOTICED && served && under_way(records, from, by);
    let player = player_at(books, records, (board, side), by)?;
    if !concerned || was_away(evidence, (board, &player), cut.from + NOTICED) {
        return None;
    }
    let what = format!(
        "{board}: {side} was cut off at {} ms, and nobody noticed",
        cut.from
    );
    Some(Violation::new(Invariant::SilenceIsIncident, what))
}

/// Whether the game was under way all the while.
fn under_way(records: &[Record], from: Time, to: Time) -> bool {
    let started = records
        .iter()
        .any(|record| matches!(record.event, Event::Started(_)) && record.time <= from);
    let over = records
        .iter()
        .any(|record| matches!(record.event, Event::Finished(_)) && record.time <= to);
    started && !over
}

/// Who has that side of a board at an instant.
fn player_at(
    books: &Books,
    records: &[Record],
    (board, side): (BoardId, Side),
    at: Time,
) -> Option<PersonId> {
    let before = records.iter().take_while(|record| record.time <= at).last();
    let players = books.players(board, before.map_or(1, |record| record.sequence + 1));
    model::person(players[side.index()]).ok()
}

/// Whether a player was away by what incidents had on the disk at a virtual instant. Coordinator time would not
/// tell: of two runs the later one may begin at an instant that the former, which had nothing more to write,
/// had been through.
fn was_away(evidence: &Evidence, (board, player): (BoardId, &PersonId), at: u64) -> bool {
    let mut away: BTreeMap<(u32, Side), bool> = BTreeMap::new();
    let stored = evidence.stored.iter().take_while(|(when, ..)| *when <= at);
    for (_, stream, entry) in stored {
        let Some((_, streams::Kind::Incident(number))) = streams::parse(stream.as_str()) else {
            continue;
        };
        let record = decode_incident(entry.sequence, &entry.body);
        match record.map(|record| record.body) {
            Ok(
                IncidentRecord::Opened(IncidentOpened { absences, .. })
                | IncidentRecord::Widened { absences },
            ) => {
                let own = absences.iter().filter(|absence| absence.board == board);
                for absence in own {
                    away.insert((number, absence.side), absence.person == *player);
                }
            }
            Ok(IncidentRecord::Returned(SeatReturned {
                board: of, side, ..
            })) if of == board => {
                let returned = away.get(&(number, side)) == Some(&true);
                away.retain(|(incident, _), is_player| {
                    *incident != number || *is_player != returned
                });
            }
            _ => {}
        }
    }
    away.into_values().any(|is_player| is_player)
}

/// Whether a seat is away at an instant by some incident.
fn in_incident(books: &Books, board: BoardId, side: Side, at: Time) -> bool {
    let incidents = books.state.incidents.values();
    let mut absences = incidents.flat_map(|incident| incident.state.absences());
    absences.any(|absence| {
        absence.seat() == (board, side)
            && absence.detected.at <= at
            && absence.back.is_none_or(|back| back.at >= at)
    })
}
