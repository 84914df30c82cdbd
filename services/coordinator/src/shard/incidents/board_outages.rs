//! What a physical board that failed cost its player, for whoever lifts the requirement or gives time.

use adoube_chess::{BySide, Side};
use adoube_tournament::board::Board;
use adoube_tournament::board::command::SetBoardRequirement;
use adoube_tournament::board::event::Requirement;
use adoube_tournament::note::{Note, note};
use adoube_tournament::time::{Millis, Time};

/// Of lifting the requirement: what the player lost since the board failed, and whether they are given it back.
pub(super) fn of_requirement(board: &Board, set: SetBoardRequirement, at: Time) -> Vec<Note> {
    let side = set.side;
    let lifted = set.requirement == Requirement::Lifted;
    let Some(outage) = board.board_outage(side, at).filter(|_| lifted) else {
        return Vec::new();
    };
    let since = at.since(outage.since);
    let (time, word) = (outage.charged, side.word());
    let lost = note!(
        "board-outage" => "{side}'s board has failed for {since}: their clock ran {time} in that time",
        side = word, since, time
    );
    let given = match board.lost_to_board(side, outage, at) {
        Some(time) if set.give_back => Some(note!(
            "board-outage-given" => "{side} is given {time} back", side = word, time
        )),
        Some(_) => Some(note!("board-outage-kept" => "that time is not given back")),
        None if outage.charged > Millis::ZERO => Some(note!(
            "board-outage-away" => "{side} was disconnected in that time: the incident offers it",
            side = word
        )),
        None => None,
    };
    std::iter::once(lost).chain(given).collect()
}

/// Of time that is given: what the boards of these players cost before, and was not given back yet.
pub(super) fn of_time(board: &Board, given: &BySide<Millis>) -> Vec<Note> {
    let sides = Side::ALL
        .into_iter()
        .filter(|side| given[*side] > Millis::ZERO);
    let notes = sides.filter_map(|side| {
        let time = board.last_board_outage(side)?.charged;
        Some(note!(
            "board-outage-over" => "{side}'s board failed before: their clock ran {time} in that time",
            side = side.word(),
            time
        ))
    });
    notes.collect()
}
