//! A ruling is carried out once on every board that it names, and nothing else is.

use std::collections::BTreeMap;

use adoube_tournament::board::Event;
use adoube_tournament::board::event::Ruled;
use adoube_tournament::ids::{BoardId, RulingRef};
use adoube_tournament::incident::ruling::{BoardRuling, Ruling};
use adoube_tournament::incident::{IncidentRecord, RulingGiven};

use super::books::Books;
use super::{Invariant, Violation};

pub(super) fn check(books: &Books) -> Vec<Violation> {
    let mut left: BTreeMap<_, _> = given(books).collect();
    let mut found = Vec::new();
    for (board, record) in books.records() {
        let Event::Ruled(Ruled { ruling, .. }) = &record.event else {
            continue;
        };
        let place = format!("{board} record {}", record.sequence);
        match left.remove(&(*ruling, board)) {
            None => found.push(format!(
                "{place}: carries out ruling {ruling}, which was not given or was done before"
            )),
            Some(given) if !is_that(&record.event, given) => found.push(format!(
                "{place}: {:?} carries out ruling {ruling}, which is {given:?}",
                record.event
            )),
            Some(_) => {}
        }
    }
    let missing = left.into_keys();
    found.extend(
        missing.map(|(ruling, board)| format!("{board}: ruling {ruling} was not carried out")),
    );
    let violation = |what| Violation::new(Invariant::RulingWhole, what);
    found.into_iter().map(violation).collect()
}

/// A ruling, and what it comes to on one board.
type Given<'a> = (&'a Ruling, &'a BoardRuling);

/// Whether what a board carried out is what was given, word for word.
fn is_that(event: &Event, (whole, here): Given<'_>) -> bool {
    matches!(event, Event::Ruled(Ruled { remedy, article, reason, start_in, cites, .. })
        if *remedy == here.remedy && *cites == here.cites
            && *article == whole.article && *reason == whole.reason && *start_in == whole.start_in)
}

/// The rulings on record, board by board.
fn given(books: &Books) -> impl Iterator<Item = ((RulingRef, BoardId), Given<'_>)> {
    let records = books.incidents.values().flatten();
    let rulings = records.filter_map(|record| match &record.body {
        IncidentRecord::Ruled(RulingGiven { ruling, .. }) => Some(ruling),
        _ => None,
    });
    rulings.flat_map(|ruling| {
        let boards = ruling.boards.iter();
        boards.map(move |board| ((ruling.reference, board.board), (ruling, board)))
    })
}
