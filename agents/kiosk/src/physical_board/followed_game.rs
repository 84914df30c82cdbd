//! The game of the seat, move by move, to compare a physical board with it.

use adoube_chess::Line;
use adoube_proto::v1::BoardRef;

use crate::link::{board::SeatBoard, seat::Seat};

/// Which line of moves of which board: one that was taken back is another.
type Key = (String, BoardRef, u32);

/// The game of the seat.
#[derive(Debug, Default)]
pub(super) struct FollowedGame {
    key: Option<Key>,
    /// None where the records cannot be played out.
    line: Option<Line>,
    played: usize,
}

impl FollowedGame {
    /// Follows the board to its last move. Whether it is another line of moves than before.
    pub(super) fn follow(&mut self, seat: &Seat, board: &SeatBoard) -> bool {
        let key = (seat.assigned.tournament.clone(), seat.board, board.rewinds);
        let is_other = self.key.as_ref() != Some(&key) || self.played > board.moves.len();
        if is_other {
            self.key = Some(key);
            self.played = 0;
            self.line = board.start().and_then(|start| Line::new(&start).ok());
        }
        for played in &board.moves[self.played..] {
            self.line = self.line.take().and_then(|mut line| {
                let mv = line.position().parse_uci(&played.uci).ok()?;
                line.play(mv).ok()?;
                Some(line)
            });
        }
        self.played = board.moves.len();
        is_other
    }

    /// There is no game.
    pub(super) fn forget(&mut self) {
        *self = Self::default();
    }

    /// Its moves and positions; none where there is no game.
    pub(super) const fn line(&self) -> Option<&Line> {
        self.line.as_ref()
    }
}
