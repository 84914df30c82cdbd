//! A ruling is carried out once on every board that it names, and nothing else is.

use std::collections::BTreeSet;

use adoube_tournament::board::{Event, RulingRef};
use adoube_tournament::ids::BoardId;
use adoube_tournament::incident::IncidentRecord;

use super::books::Books;
use super::{Invariant, Violation};

pub(super) fn check(books: &Books) -> Vec<Violation> {
    let mut left: BTreeSet<(RulingRef, BoardId)> = given(books).collect();
    let mut found = Vec::new();
    for (board, record) in books.records() {
        let Event::Ruled { ruling, .. } = &record.event else {
            continue;
        };
        if !left.remove(&(*ruling, board)) {
            let what =
                format!("carries out ruling {ruling}, which was not given or was done before");
            found.push(format!("{board} record {}: {what}", record.sequence));
        }
    }
    let missing = left.into_iter();
    found.extend(
        missing.map(|(ruling, board)| format!("{board}: ruling {ruling} was not carried out")),
    );
    let violation = |what| Violation::new(Invariant::RulingWhole, what);
    found.into_iter().map(violation).collect()
}

/// The rulings on record, board by board.
fn given(books: &Books) -> impl Iterator<Item = (RulingRef, BoardId)> {
    let records = books.incidents.values().flatten();
    records.flat_map(|record| {
        let ruling = match record {
            IncidentRecord::Ruled { ruling, .. } => Some(ruling),
            _ => None,
        };
        let boards = ruling.into_iter().flat_map(|ruling| {
            let boards = ruling.boards.iter();
            boards.map(|board| (ruling.reference, board.board))
        });
        boards.collect::<Vec<_>>()
    })
}
