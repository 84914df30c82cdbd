//! Rounds whose games go on: one that is to be closed, and one that is in the way of another.

use std::fmt;

use thiserror::Error;

use crate::ids::BoardId;

/// Boards that a refusal names; of the others it says how many they are.
const MOST_NAMED: usize = 10;

/// Another round holds players and devices.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error(
    "round {round}: round {} is {state} and its board {board} is not finished; players and devices serve one round at \
     a time: {next}",
    board.round
)]
pub struct RoundOpen {
    /// Which was to be published or started.
    pub round: u16,
    /// The first unfinished board of the other one.
    pub board: BoardId,
    /// As the other one is.
    pub state: &'static str,
    /// What to do.
    pub next: String,
}

/// A round cannot be closed while games of it go on.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub struct RoundUnfinished {
    round: u16,
    /// The boards whose games are not over, in order, each with its state.
    boards: Vec<(BoardId, &'static str)>,
}

impl RoundUnfinished {
    /// Of the boards whose games are not over, each with the name of its phase.
    pub fn new(round: u16, boards: impl IntoIterator<Item = (BoardId, &'static str)>) -> Self {
        let mut boards: Vec<_> = boards.into_iter().collect();
        boards.sort_unstable();
        Self { round, boards }
    }

    /// Which.
    pub const fn round(&self) -> u16 {
        self.round
    }

    /// The first boards with their states, for readers of any language: `1.3 playing, 1.7 waiting`.
    pub fn named(&self) -> String {
        let first = self.boards.iter().take(MOST_NAMED);
        let named = first.map(|(board, state)| format!("{board} {state}"));
        named.collect::<Vec<_>>().join(", ")
    }

    /// How many boards are not named.
    pub const fn more(&self) -> usize {
        self.boards.len().saturating_sub(MOST_NAMED)
    }
}

impl fmt::Display for RoundUnfinished {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let named = self.named();
        let more = match self.more() {
            0 => String::new(),
            more => format!(" and {more} more"),
        };
        let games = if self.boards.len() == 1 {
            "game"
        } else {
            "games"
        };
        let count = self.boards.len();
        write!(
            f,
            "round {}: {count} {games} not finished ({named}{more}): let them be played to the end, or declare their \
             results (`adoube result --help`)",
            self.round
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn end_8_the_open_boards_of_a_round_are_named_with_their_states() {
        let id = |board| BoardId { round: 1, board };
        let one = RoundUnfinished::new(1, [(id(3), "playing")]);
        assert_eq!(
            one.to_string(),
            "round 1: 1 game not finished (1.3 playing): let them be played to the end, or declare their results \
             (`adoube result --help`)"
        );
        let boards = (1..=22).rev().map(|board| (id(board), "waiting"));
        let many = RoundUnfinished::new(1, boards).to_string();
        assert!(
            many.contains("22 games not finished (1.1 waiting, 1.2 waiting, ")
                && many.contains("1.10 waiting and 12 more): "),
            "{many}"
        );
    }
}
