//! Physical boards with which games of a round cannot begin, for whoever starts it.

use adoube_chess::Side;
use adoube_tournament::board::{Board, BoardDeviation};
use adoube_tournament::note::{Note, note};
use adoube_tournament::physical_board::BoardMake;

use super::round_start::named;
use crate::shard::Shard;

impl Shard {
    /// Whose board is of a make that does not count, who must connect one, and whose is not set up for the game.
    pub(super) fn hindering_boards(&self, boards: &[&Board]) -> Vec<Note> {
        let (mut of_other_make, mut not_connected) = (Vec::new(), Vec::new());
        for board in boards {
            for side in Side::ALL {
                match board.board_hindrance(side) {
                    None => {}
                    Some(BoardDeviation::OtherMake(_)) => of_other_make.push((*board, side)),
                    Some(BoardDeviation::NotConnected) => not_connected.push((*board, side)),
                }
            }
        }
        let notes = [
            self.of_other_make(&of_other_make),
            self.not_connected(&not_connected),
            self.not_set_up(boards),
        ];
        notes.into_iter().flatten().collect()
    }

    fn of_other_make(&self, seats: &[(&Board, Side)]) -> Option<Note> {
        let (first, _) = seats.first()?;
        let makes: Vec<_> = first
            .makes_that_count()
            .list()
            .map(BoardMake::name)
            .collect();
        let players = seats.iter().map(|(board, side)| {
            let make = match board.board_hindrance(*side) {
                Some(BoardDeviation::OtherMake(Some(make))) => make.name(),
                Some(BoardDeviation::OtherMake(None) | BoardDeviation::NotConnected) | None => "?",
            };
            let (name, id) = (self.player_name(board, *side), board.opened().board);
            format!("{name} ({id}, {make})")
        });
        let players: Vec<_> = players.collect();
        let (n, who, makes) = (players.len(), named(&players), makes.join(", "));
        let note = note!(
            "boards-of-other-make" => "Board of a make that is not accepted ({n}): {who}. Accepted \
                                       makes: {makes}. These games begin when the board is \
                                       replaced, or when the Chief Arbiter accepts it by waiving \
                                       the player's checks.",
            n, who, makes
        );
        Some(with_place(note, seats))
    }

    fn not_connected(&self, seats: &[(&Board, Side)]) -> Option<Note> {
        seats.first()?;
        let (n, who) = self.players_at(seats);
        let note = note!(
            "boards-not-connected" => "Board not connected ({n}): {who}. These games begin when it \
                                       is connected, or when the Chief Arbiter accepts this by \
                                       waiving the player's checks.",
            n, who
        );
        Some(with_place(note, seats))
    }

    fn not_set_up(&self, boards: &[&Board]) -> Option<Note> {
        let seats = boards
            .iter()
            .flat_map(|board| Side::ALL.map(|side| (*board, side)));
        let wrong: Vec<_> = seats
            .filter(|(board, side)| !board.is_set_up(*side))
            .collect();
        wrong.first()?;
        let (n, who) = self.players_at(&wrong);
        Some(note!(
            "boards-not-set-up" => "Board not set up for the game ({n}): {who}. Their clocks will run while they set it up.",
            n, who
        ))
    }

    /// How many players these are, and who, each with their board.
    fn players_at(&self, seats: &[(&Board, Side)]) -> (usize, String) {
        let players = seats.iter().map(|(board, side)| {
            let (name, id) = (self.player_name(board, *side), board.opened().board);
            format!("{name} ({id})")
        });
        let players: Vec<_> = players.collect();
        (players.len(), named(&players))
    }
}

/// With what the command that accepts it names: the seat where there is one, else the round.
fn with_place(note: Note, seats: &[(&Board, Side)]) -> Note {
    match seats {
        [] => note,
        [(board, side)] => {
            let note = note.and("board", board.opened().board.to_string());
            note.and("side", side.word().to_owned())
        }
        [(first, _), ..] => note.and("round", first.opened().board.round.to_string()),
    }
}
