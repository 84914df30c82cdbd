//! Who is away from a game that is let go: time runs all the same, and what a silence costs is ruled on.

use adoube_chess::Side;
use adoube_proto::v1;
use adoube_tournament::board::Board;
use adoube_tournament::note::{Note, note};

use crate::shard::input::Now;
use crate::shard::{Shard, views};

/// Seats that are told of where many boards are let go at once.
const MOST: usize = 12;

impl Shard {
    /// What the end of a hold comes to: who is away from the games that go on by it.
    pub(in crate::shard) fn of_letting_go(
        &self,
        round: u16,
        hold: u32,
        now: Now,
    ) -> Vec<v1::NoteView> {
        let boards = self.boards_in(round);
        let go_on = boards.filter(|board| board.goes_on_after(hold, now.game));
        let mut notes: Vec<Note> = go_on.flat_map(of).collect();
        let more = notes.len().saturating_sub(MOST);
        if more > 0 {
            notes.truncate(MOST);
            let more = more.to_string();
            notes.push(note!("more-away" => "more disconnected players: {more}", more));
        }
        views::notes(notes)
    }
}

/// Who is away from a board, and whether his clock is the one that runs.
pub(super) fn of(board: &Board) -> impl Iterator<Item = Note> + use<> {
    let to_move = board.line().position().side_to_move();
    let id = board.opened().board.to_string();
    let away = Side::ALL.map(|side| board.away(side).map(|_| side));
    away.into_iter().flatten().map(move |side| {
        let (word, clock) = if side == to_move {
            ("away-runs", ", and that clock is running")
        } else {
            (
                "away-waits",
                "; that clock will run after the opponent has moved",
            )
        };
        note!(word => "{id}: {side} is disconnected{clock}", board = id, side = side.word())
    })
}
