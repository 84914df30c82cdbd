//! What going back to an earlier position, a new game, another time control or a corrected result comes to besides the
//! clocks.

use adoube_chess::{BySide, Line};
use adoube_tournament::board::{Adjustment, Board};
use adoube_tournament::clock::TimeControl;
use adoube_tournament::note::{Note, note};
use adoube_tournament::round::{Stage, State};
use adoube_tournament::time::{Millis, Time};

use super::consequences::{numbered, shown};
use crate::shard::Shard;

impl Shard {
    /// The next round's pairings are not made again by a correction; none where no later round is published.
    pub(super) fn of_correcting(&self, board: &Board) -> Option<Note> {
        let own = board.opened().board.round;
        let later = self.state.rounds.range(own.saturating_add(1)..);
        let mut published = later.map(|(_, folded)| &folded.state);
        let next = published.find(|round| is_published(round))?;
        let number = next.number();
        let stays = format!(
            "round {number} was published before this correction: its pairings stay as they are"
        );
        let is_open = next.stage() != Stage::Closed;
        if is_open && !self.boards_in(number).any(Board::was_moved) {
            return Some(note!(
                "pairings-published" => "{stays}, unless the round is unpublished before a move is made",
                next = number
            ));
        }
        Some(note!("pairings-stay" => "{stays}", next = number))
    }
}

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
    let count_no_more = format!("{side} to move; half-moves that no longer count: {taken}");
    vec![match move_at(board.line(), ply) {
        None => note!(
            "back-to-start" => "back to the start position; {count_no_more}",
            side = side.word(), taken
        ),
        Some((number, san)) => note!(
            "back-to" => "back to the position after {number}{san}; {count_no_more}",
            side = side.word(), taken, number, san
        ),
    }]
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
pub(super) fn of_reversing(BySide { white, black }: &BySide<String>) -> Note {
    note!(
        "colours-become" => "a new game begins with White: {black}; Black: {white}",
        white = black, black = white
    )
}

/// That somebody reversed the colours so shortly before.
pub(super) fn just_reversed(by: &str, ago: Millis) -> Note {
    let seconds = (ago.0 / 1_000).to_string();
    note!(
        "just-reversed" => "{by} reversed the colours {seconds} s ago: this reverses them back",
        by, seconds
    )
}

/// Of a new game whose players may be late: what ran before no longer counts, and whose clock runs from then on.
pub(super) fn of_late(
    board: &Board,
    reversed: bool,
    names: &BySide<String>,
    now: Time,
) -> Vec<Note> {
    let Some(late) = board.late_in_new_game(reversed, now) else {
        return Vec::new();
    };
    let dropped = late.dropped.map(|time| {
        let (player, time) = (names.white.clone(), shown(time));
        note!(
            "late-time-dropped" => "White's clock ran {time} because {player} was absent: that no longer counts, \
                the new game begins with full clocks",
            player, time
        )
    });
    let charged = late.charged.map(|side| {
        let player = names[side].clone();
        note!(
            "late-clock-runs" => "{player} has White and is absent: White's clock runs from now on, until they \
                check in",
            player
        )
    });
    let default_time = late.default_time.map(|time| {
        let time = shown(time);
        note!(
            "default-time-stays" => "the default time still counts from the start of the round: absent players \
                lose {time} after it",
            time
        )
    });
    let notes = [dropped, charged, default_time];
    notes.into_iter().flatten().collect()
}

/// Of a game that another one takes the place of while a player is away.
pub(super) fn silence_goes_on(player: &str, incident: u32) -> Note {
    let incident = incident.to_string();
    note!(
        "silence-goes-on" => "{player} is still disconnected, also in the new game, and incident \
                              {incident} stays open",
        player, incident
    )
}

/// Of clocks that are set: the time control from then on, where it is another one.
pub(super) fn of_adjusting(board: &Board, change: &Adjustment) -> Vec<Note> {
    let stands = board.clock().control();
    let other = change.control.as_ref().filter(|other| ***other != *stands);
    let told = other.map(|other| {
        let [becomes, is] = [&**other, stands].map(TimeControl::notation);
        note!(
            "other-control" => "the time control becomes {becomes}; it is {is}",
            control = other, current = stands
        )
    });
    told.into_iter().collect()
}

const fn is_published(round: &State) -> bool {
    match round.stage() {
        Stage::Published | Stage::Started | Stage::Closed => true,
        Stage::Draft | Stage::Elsewhere => false,
    }
}
