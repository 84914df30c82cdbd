//! What physical boards do not let happen.

use adoube_chess::Square;

use crate::catalogue_message::CatalogueMessage;

/// Why a physical board, or the lack of one, refuses something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PhysicalBoardRefusal {
    /// Nobody may have one.
    NotAllowed,
    /// The player's move before does not stand on it yet.
    Behind,
    /// It is not connected.
    NotConnected,
    /// It shows another position; the squares where it differs.
    Differs(Vec<Square>),
    /// The move does not stand on it, and it enters the moves.
    EntersMoves,
    /// What an official saw is the position of the game.
    NoDifference,
    /// The half-move of which an official speaks was not made; how many were.
    NoHalfMove(u32),
    /// An official lifts the requirement of a board where it is lifted already.
    AlreadyLifted,
    /// An official requires a board that is required already.
    AlreadyRequired,
    /// The event asks for no scoresheets.
    NoScoresheets,
    /// The game goes on, and so does the scoresheet.
    ScoresheetInUse,
}

impl PhysicalBoardRefusal {
    pub(super) const fn code(&self) -> &'static str {
        match self {
            Self::NotAllowed => "no-physical-boards",
            Self::Behind => "board-behind",
            Self::NotConnected => "board-not-connected",
            Self::Differs(_) => "board-differs",
            Self::EntersMoves => "board-enters-moves",
            Self::NoDifference => "board-no-difference",
            Self::NoHalfMove(_) => "board-no-half-move",
            Self::AlreadyLifted => "board-already-lifted",
            Self::AlreadyRequired => "board-already-required",
            Self::NoScoresheets => "no-scoresheets",
            Self::ScoresheetInUse => "scoresheet-in-use",
        }
    }

    pub(super) const fn article(&self) -> &'static str {
        match self {
            Self::NotAllowed => "O 20",
            Self::Behind
            | Self::NotConnected
            | Self::Differs(_)
            | Self::NoDifference
            | Self::NoHalfMove(_)
            | Self::AlreadyLifted
            | Self::AlreadyRequired => "O 20.5",
            Self::EntersMoves => "O 3.4",
            Self::NoScoresheets | Self::ScoresheetInUse => "O 20.7",
        }
    }

    pub(super) fn message(&self) -> CatalogueMessage {
        match self {
            Self::NotAllowed => CatalogueMessage::new("refusal-no-physical-boards"),
            Self::Behind => CatalogueMessage::new("refusal-board-behind"),
            Self::NotConnected => CatalogueMessage::new("refusal-board-not-connected"),
            Self::Differs(squares) => {
                let squares: Vec<_> = squares.iter().map(ToString::to_string).collect();
                CatalogueMessage::new("refusal-board-differs").text("squares", squares.join(" "))
            }
            Self::EntersMoves => CatalogueMessage::new("refusal-board-enters-moves"),
            Self::NoDifference => CatalogueMessage::new("refusal-board-no-difference"),
            Self::AlreadyLifted => CatalogueMessage::new("refusal-board-already-lifted"),
            Self::AlreadyRequired => CatalogueMessage::new("refusal-board-already-required"),
            Self::NoScoresheets => CatalogueMessage::new("refusal-no-scoresheets"),
            Self::ScoresheetInUse => CatalogueMessage::new("refusal-scoresheet-in-use"),
            Self::NoHalfMove(made) => {
                CatalogueMessage::new("refusal-board-no-half-move").number("made", u64::from(*made))
            }
        }
    }
}
