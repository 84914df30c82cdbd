//! Why a board stands still whose incident somebody would close, and what to do first.

use adoube_chess::Side;

use crate::board::Board;
use crate::note::Note;
use crate::time::Time;

/// None where its clock runs, its game is over or it was postponed: nobody waits for a ruling there.
pub(super) fn why(board: &Board, now: Time) -> Option<Note> {
    let runs = board.clock().running().is_some();
    if runs || !board.is_under_way() || board.postponed_by().is_some() {
        return None;
    }
    let id = board.opened().board;
    let on = ("board", id.to_string());
    if let Some(holds) = board.holds_in_words() {
        let with = [on, ("holds", board.holds_named().join(", "))];
        return Some(Note::new(
            "close-held",
            with,
            format!(
                "board {id} is {holds}: close the incident once that is lifted and its clock runs"
            ),
        ));
    }
    if let Some(at) = board.starts_at() {
        let seconds = at.since(now).0.div_ceil(1000).to_string();
        let text = format!(
            "board {id} stands still: its clock starts in {seconds} s; close the incident then"
        );
        return Some(Note::new("close-starts", [on, ("seconds", seconds)], text));
    }
    if !board.awaits_players() {
        let text = format!("board {id} stands still: rule on it, or resume it, first");
        return Some(Note::new("close-stands", [on], text));
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
    let text = format!(
        "board {id} was ruled on and its clock starts once {until}: close the incident then"
    );
    let note = Note::new(word, [("board", id.to_string())], text);
    match &missing[..] {
        [one] => note.and("side", one.to_lowercase()),
        _ => note,
    }
}
