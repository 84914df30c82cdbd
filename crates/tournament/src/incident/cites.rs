//! The breaches that a ruling cites (VEN-2): what the event forbids and happened at a board's devices, by the
//! numbers of the notes that tell of it.

use std::collections::{BTreeMap, BTreeSet};

use crate::board::Board;
use crate::ids::BoardId;
use crate::note::note;
use crate::refusal::Refusal;

/// The numbers that are cited, by their board.
pub(super) type Cited = BTreeMap<BoardId, BTreeSet<u32>>;

/// What is cited on the boards that are ruled on; a number without its board is of the only one.
pub(super) fn cited(
    incident: u32,
    chosen: &[BoardId],
    asked: &[(Option<BoardId>, u32)],
) -> Result<Cited, Refusal> {
    let mut cited = Cited::new();
    for (board, note) in asked {
        let board = match (board, chosen) {
            (Some(board), _) => *board,
            (None, [only]) => *only,
            (None, _) => return Err(unnamed(*note)),
        };
        if !chosen.contains(&board) {
            return Err(Refusal::NotOfIncident { incident, board });
        }
        cited.entry(board).or_default().insert(*note);
    }
    Ok(cited)
}

/// What is cited on a board, in order: each has to be a breach, or a difference of a physical board, that its record tells
/// of.
pub(super) fn of(board: &Board, cited: &Cited) -> Result<Vec<u32>, Refusal> {
    let id = board.opened().board;
    let mut of = Vec::new();
    for note in cited.get(&id).into_iter().flatten() {
        if !board.is_citable(*note) {
            return Err(Refusal::NoBreach(id, *note));
        }
        of.push(*note);
    }
    Ok(of)
}

fn unnamed(note: u32) -> Refusal {
    let note = note.to_string();
    Refusal::CannotBe(note!(
        "cites-of-which" => "the ruling is on several boards: say whose device note {note} is, as with --cites \
            1.3:{note}",
        note
    ))
}
