//! What going back to an earlier position, or another time control, comes to besides the clocks.

use adoube_chess::Line;
use adoube_tournament::board::{Adjustment, Board};
use adoube_tournament::clock::TimeControl;
use adoube_tournament::note::Note;

use super::consequences::numbered;

/// Of a position: after which move, who is to move there, and how many half-moves count no more.
pub(super) fn of_restoring(board: &Board, ply: u32) -> Vec<Note> {
    let taken = board.ply().saturating_sub(ply);
    if taken == 0 {
        return Vec::new();
    }
    let now = board.line().position().side_to_move();
    let side = if taken.is_multiple_of(2) {
        now
    } else {
        now.other()
    };
    let some = move_at(board.line(), ply);
    let with = [
        ("side", side.word().to_owned()),
        ("taken", taken.to_string()),
    ];
    let count_no_more = format!("{side} to move; half-moves that count no more: {taken}");
    let Some((number, san)) = some else {
        let text = format!("back to the position of the start; {count_no_more}");
        return vec![Note::new("back-to-start", with, text)];
    };
    let text = format!("back to the position after {number}{san}; {count_no_more}");
    vec![
        Note::new("back-to", with, text)
            .and("number", number)
            .and("san", san),
    ]
}

/// Its number, and the move; none before the first.
fn move_at(line: &Line, ply: u32) -> Option<(String, String)> {
    let last = usize::try_from(ply).ok()?.checked_sub(1)?;
    let mut position = line.first_position().clone();
    let (before, mv) = (line.moves().get(..last)?, *line.moves().get(last)?);
    for mv in before {
        position.play(*mv).ok()?;
    }
    Some((numbered(ply), position.san(mv).ok()?))
}

/// Of colours that are reversed: who plays which then.
pub(super) fn of_reversing([white, black]: [String; 2]) -> Note {
    let text = format!("a new game begins with White: {black}; Black: {white}");
    Note::new("colours-become", [("white", black), ("black", white)], text)
}

/// Of clocks that are set: the time control from then on, where it is another one.
pub(super) fn of_adjusting(board: &Board, change: &Adjustment) -> Vec<Note> {
    let stands = board.clock().control();
    let other = change.control.as_ref().filter(|other| ***other != *stands);
    let told = other.map(|other| {
        let [becomes, is] = [&**other, stands].map(TimeControl::notation);
        let text = format!("the time control becomes {becomes}; it is {is}");
        let [control, current] = [other.to_string(), stands.to_string()];
        Note::new(
            "other-control",
            [("control", control), ("current", current)],
            text,
        )
    });
    told.into_iter().collect()
}
