//! The seat's board as the coordinator sent it last.

use adoube_chess::{Start, Variant};
use adoube_proto::v1::{self, Clocks, GameStage, MoveShown, SeatView, Side};

/// Half-moves that a game can have here: more than any game under the 75-move rule reaches.
pub const MAX_PLIES: usize = 20_000;

/// A view that does not fit the moves at hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a view with the moves from {from} on, but the device has {held}")]
pub struct MissingMoves {
    from: u32,
    held: usize,
}

/// The seat's board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SeatBoard {
    /// Without the moves; as it is by default before the first one.
    view: SeatView,
    /// The moves of the game.
    pub moves: Vec<MoveShown>,
    /// Both clocks, as the last view or pulse has them.
    pub clocks: Option<Clocks>,
    /// How often moves were taken back, or another game began: each time the moves before do not count.
    pub rewinds: u32,
}

impl SeatBoard {
    /// Takes a view. One that does not fit the moves at hand changes nothing.
    pub(crate) fn take(&mut self, mut view: SeatView) -> Result<(), MissingMoves> {
        let new = std::mem::take(&mut view.moves);
        let held = self.moves.len();
        let from = usize::try_from(view.moves_from).unwrap_or(usize::MAX);
        let is_same_game = game(&view) == game(&self.view);
        let is_held = from == 0 || (is_same_game && from <= held);
        if !is_held || from.saturating_add(new.len()) > MAX_PLIES {
            let from = view.moves_from;
            return Err(MissingMoves { from, held });
        }
        if from < held || !is_same_game {
            self.rewinds = self.rewinds.wrapping_add(1);
        }
        self.moves.truncate(from);
        self.moves.extend(new);
        self.clocks = view.clocks;
        self.view = view;
        Ok(())
    }

    /// The last view, without its moves.
    pub const fn view(&self) -> &SeatView {
        &self.view
    }

    /// Whether the coordinator has sent it.
    pub const fn is_known(&self) -> bool {
        self.view.sequence > 0
    }

    /// The newest record of the board that it tells of, 0 before the first view.
    pub const fn sequence(&self) -> u64 {
        self.view.sequence
    }

    /// How far the game is.
    pub fn stage(&self) -> GameStage {
        self.view.stage()
    }

    /// How many half-moves were made.
    pub fn ply(&self) -> u32 {
        u32::try_from(self.moves.len()).unwrap_or(u32::MAX)
    }

    /// Where the game began; `None` for a variant of a later version.
    pub fn start(&self) -> Option<Start> {
        let variant = match v1::Variant::try_from(self.view.variant).ok()? {
            v1::Variant::Unspecified | v1::Variant::Standard => Variant::Standard,
            v1::Variant::Chess960 => Variant::Chess960,
        };
        let fen = Some(self.view.start.clone()).filter(|fen| !fen.is_empty());
        Some(Start { variant, fen })
    }
}

/// What makes moves those of one game.
fn game(view: &SeatView) -> (u32, i32, &str, i32) {
    (view.game, view.variant, &view.start, view.side)
}

/// The other side.
pub fn opponent(side: Side) -> Side {
    match side {
        Side::White => Side::Black,
        Side::Black => Side::White,
        Side::Unspecified => Side::Unspecified,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn view(game: u32, moves_from: u32, moves: &[&str]) -> SeatView {
        let moves = moves.iter().map(|uci| MoveShown {
            uci: (*uci).to_owned(),
            ..MoveShown::default()
        });
        SeatView {
            sequence: 1,
            game,
            moves_from,
            moves: moves.collect(),
            ..SeatView::default()
        }
    }

    /// Views in order, and after each the moves and how often some were taken back; `None`: it does not follow.
    #[test]
    fn moves_are_appended_to_those_that_are_held() {
        type Held = Option<(&'static [&'static str], u32)>;
        let rows: [(SeatView, Held); 9] = [
            (view(1, 1, &["e7e5"]), None),
            (view(1, 0, &["e2e4"]), Some((&["e2e4"], 1))),
            (
                view(1, 1, &["e7e5", "g1f3"]),
                Some((&["e2e4", "e7e5", "g1f3"], 1)),
            ),
            (view(1, 3, &[]), Some((&["e2e4", "e7e5", "g1f3"], 1))),
            (view(1, 4, &["a7a6"]), None),
            // Moves were taken back.
            (view(1, 1, &[]), Some((&["e2e4"], 2))),
            (view(1, 1, &["c7c5"]), Some((&["e2e4", "c7c5"], 2))),
            // Another game.
            (view(2, 1, &["d7d5"]), None),
            (view(2, 0, &[]), Some((&[], 3))),
        ];
        let mut board = SeatBoard::default();
        for (view, expected) in rows {
            let before = board.clone();
            let taken = board.take(view.clone());
            let Some((moves, rewinds)) = expected else {
                assert!(taken.is_err(), "{view:?}");
                assert_eq!(board, before, "{view:?}");
                continue;
            };
            let held: Vec<&str> = board.moves.iter().map(|it| it.uci.as_str()).collect();
            assert_eq!((&held[..], board.rewinds), (moves, rewinds), "{view:?}");
        }
    }
}
