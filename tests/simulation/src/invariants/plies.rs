//! Every half-move is there once, in order, and legal.

use adoube_chess::{Line, Start};
use adoube_tournament::board::event::{Moved, Restarted};
use adoube_tournament::board::{Event, Record};

use super::books::Books;
use super::{Invariant, Violation};

pub(super) fn check(books: &Books) -> Vec<Violation> {
    let mut found = Vec::new();
    for (id, records) in &books.boards {
        if let Err(what) = replay(records) {
            let what = format!("{id} {what}");
            found.push(Violation::new(Invariant::PliesOnce, what));
        }
    }
    found
}

fn replay(records: &[Record]) -> Result<(), String> {
    let fresh = |start: &Start| Line::new(start).map_err(|error| error.to_string());
    let mut start = Start::standard();
    let mut line = fresh(&start)?;
    for record in records {
        let wrong = |what: String| Err(format!("record {}: {what}", record.sequence));
        match &record.event {
            Event::Restarted(Restarted { fen, .. }) => {
                start.fen = fen.clone().or(start.fen);
                line = fresh(&start)?;
            }
            Event::Moved(Moved { side, ply, mv, .. }) => {
                let next = line.ply() + 1;
                if usize::try_from(*ply) != Ok(next) {
                    return wrong(format!("half-move {ply} in the place of {next}"));
                }
                if *side != line.position().side_to_move() {
                    return wrong(format!("{side} moved out of turn"));
                }
                if let Err(error) = line.play(*mv) {
                    return wrong(error.to_string());
                }
            }
            _ => {}
        }
    }
    Ok(())
}
