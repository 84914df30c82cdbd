//! The makes of electronic board that count in an event.

use crate::words::words;

/// A make of electronic board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "names of makers")]
pub enum BoardMake {
    Dgt,
    Pegasus,
    Chessnut,
    Millennium,
    Certabo,
    Tabutronic,
}

words! {
    BoardMake {
        Dgt = "dgt",
        Pegasus = "pegasus",
        Chessnut = "chessnut",
        Millennium = "millennium",
        Certabo = "certabo",
        Tabutronic = "tabutronic",
    }
}

impl BoardMake {
    /// Whether it can have a clock that this program reads, which a player presses to enter a move.
    pub const fn has_clock(self) -> bool {
        matches!(self, Self::Dgt)
    }
}

/// The makes that count: the later edition of the Online Regulations (introduction, 1.2) asks for boards that FIDE approved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardMakes(u8);

impl BoardMakes {
    /// Any make counts.
    pub const ANY: Self = Self(0);

    /// These count and no others; any, where there are none.
    pub fn of(makes: impl IntoIterator<Item = BoardMake>) -> Self {
        Self(makes.into_iter().fold(0, |all, make| all | bit(make)))
    }

    /// Whether any make counts.
    pub const fn is_any(self) -> bool {
        self.0 == 0
    }

    /// Whether a board counts; one of unknown make only where any does.
    pub fn count(self, make: Option<BoardMake>) -> bool {
        self.is_any() || make.is_some_and(|make| self.0 & bit(make) != 0)
    }

    /// Those that count, in order; none where any does.
    pub fn list(self) -> impl Iterator<Item = BoardMake> {
        let all = BoardMake::ALL.into_iter();
        all.filter(move |make| self.0 & bit(*make) != 0)
    }
}

const fn bit(make: BoardMake) -> u8 {
    1 << make as u8
}
