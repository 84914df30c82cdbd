//! What going back to an earlier position, a new game, another time control or a corrected result comes to besides the
//! clocks.

use adoube_chess::{BySide, Line};
use adoube_tournament::board::{Adjustment, Board};
use adoube_tournament::clock::TimeControl;
use adoube_tournament::note::Note;
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
        let with = [("next", number.to_string())];
        let stays = format!(
            "round {number} was published before this correction: its pairings stay as they are"
        );
        let is_open = next.stage() != Stage::Closed;
        if is_open && !self.boards_in(number).any(Board::was_moved) {
            let text = format!("{stays}, unless the round is unpublished before a move is made");
            return Some(Note::new("pairings-published", with, text));
        }
        Some(Note::new("pairings-stay", with, stays))
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
pub(super) fn of_reversing(BySide { white, black }: &BySide<String>) -> Note {
    let text = format!("a new game begins with White: {black}; Black: {white}");
    let with = [("white", black.clone()), ("black", white.clone())];
    Note::new("colours-become", with, text)
}

/// That somebody reversed the colours so shortly before.
pub(super) fn just_reversed(by: String, ago: Millis) -> Note {
    let seconds = (ago.0 / 1_000).to_string();
    let text = format!("{by} reversed the colours {seconds} s ago: this reverses them back");
    Note::new("just-reversed", [("by", by), ("seconds", seconds)], text)
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
        let text = format!(
            "White's clock ran {time} because {player} was absent: that no longer counts, the new game begins with full \
             clocks"
        );
        Note::new("late-time-dropped", [("player", player), ("time", time)], text)
    });
    let charged = late.charged.map(|side| {
        let player = names[side].clone();
        let text = format!(
            "{player} has White and is absent: White's clock runs from now on, until they come"
        );
        Note::new("late-clock-runs", [("player", player)], text)
    });
    let default_time = late.default_time.map(|time| {
        let time = shown(time);
        let text = format!(
            "the default time still counts from the start of the round: absent players lose {time} after it"
        );
        Note::new("default-time-stays", [("time", time)], text)
    });
    let notes = [dropped, charged, default_time];
    notes.into_iter().flatten().collect()
}

/// Of a game that another one takes the place of while a player is away.
pub(super) fn silence_goes_on(player: String, incident: u32) -> Note {
    let incident = incident.to_string();
    let text = format!(
        "{player} is still away: the silence goes on in the new game, and incident {incident} stays open"
    );
    Note::new(
        "silence-goes-on",
        [("player", player), ("incident", incident)],
        text,
    )
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

const fn is_published(round: &State) -> bool {
    match round.stage() {
        Stage::Published | Stage::Started | Stage::Closed => true,
        Stage::Draft | Stage::Elsewhere => false,
    }
}
