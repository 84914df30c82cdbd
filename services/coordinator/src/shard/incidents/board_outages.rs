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
    let since_failure = note!(
        "board-outage" => "{side}'s board has not worked for {since}: their clock ran {time} in that time",
        side = word, since, time
    );
    let cost = board.lost_to_board(side, outage, at);
    let given = match cost.time {
        Millis::ZERO => None,
        time if set.give_back => Some(note!(
            "board-outage-given" => "{side} is given {time} back", side = word, time
        )),
        time => {
            Some(note!("board-outage-kept" => "{time} of that can be given back, and is not", time))
        }
    };
    let away = some(cost.while_away).map(|time| {
        note!(
            "board-outage-away" => "{time} of that is for the incident to decide: {side} was disconnected then",
            side = word,
            time
        )
    });
    let settled = some(cost.settled).map(|time| {
        note!(
            "board-outage-settled" => "{time} of that was given back already, or an arbiter set the clock since",
            time
        )
    });
    [Some(since_failure), given, away, settled]
        .into_iter()
        .flatten()
        .collect()
}

fn some(time: Millis) -> Option<Millis> {
    Some(time).filter(|time| *time > Millis::ZERO)
}

/// Of time that is given: what the boards of these players cost before, and was not given back yet.
pub(super) fn of_time(board: &Board, given: &BySide<Millis>, at: Time) -> Vec<Note> {
    let sides = Side::ALL
        .into_iter()
        .filter(|side| given[*side] > Millis::ZERO);
    let notes = sides.filter_map(|side| {
        let time = board.last_board_loss(side, at)?;
        Some(note!(
            "board-outage-over" => "{side}'s board failed before: it cost them {time}, which was not given back",
            side = side.word(),
            time
        ))
    });
    notes.collect()
}
