//! Why a board stands still whose incident somebody would close, and what to do first.

use adoube_chess::Side;

use crate::board::Board;
use crate::note::{Note, note};
use crate::time::Time;

/// None where its clock runs, its game is over or it was postponed: nobody waits for a ruling there.
pub(super) fn why(board: &Board, now: Time) -> Option<Note> {
    let runs = board.clock().running().is_some();
    if runs || !board.is_under_way() || board.postponed_by().is_some() {
        return None;
    }
    let id = board.opened().board;
    if let Some(holds) = board.holds_in_words() {
        return Some(note!(
            "close-held" => "board {id} is {holds}: close the incident once that is lifted and its clock runs",
            board = id, holds = board.holds_named().join(", ")
        ));
    }
    if let Some(at) = board.starts_at() {
        let seconds = at.since(now).0.div_ceil(1000);
        return Some(note!(
            "close-starts" => "board {id} stands still: its clock starts in {seconds} s; close the incident then",
            board = id, seconds
        ));
    }
    if !board.awaits_players() {
        return Some(note!(
            "close-stands" => "board {id} stands still: rule on it, or resume it, first", board = id
        ));
    }
    Some(waits(board))
}

/// Its clock starts by itself, after the ruling on it.
fn waits(board: &Board) -> Note {
    let id = board.opened().board;
    let missing = Side::ALL.into_iter().filter(|side| !board.ready(*side));
    let missing: Vec<String> = missing.map(|side| side.to_string()).collect();
    let (word, until) = match &missing[..] {
        [] => (
            "close-unheard",
            "both players are heard and checked".to_owned(),
        ),
        [one] => ("close-not-ready", format!("{one} is ready")),
        _ => ("close-none-ready", "both players are ready".to_owned()),
    };
    let note = note!(
        word => "board {id} was ruled on and its clock starts once {until}: close the incident then",
        board = id
    );
    match &missing[..] {
        [one] => note.and("side", one.to_lowercase()),
        _ => note,
    }
}
