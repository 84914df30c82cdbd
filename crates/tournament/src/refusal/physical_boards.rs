//! What physical boards do not let happen.

use adoube_chess::Square;

use crate::board::event::Requirement;
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
    /// An official sets what a board is required for, and it is set so already.
    RequirementUnchanged(Requirement),
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
            Self::RequirementUnchanged(_) => "board-requirement-unchanged",
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
            | Self::RequirementUnchanged(_) => "O 20.5",
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
            Self::RequirementUnchanged(Requirement::Lifted) => {
                CatalogueMessage::new("refusal-board-requirement-lifted")
            }
            Self::RequirementUnchanged(Requirement::Required) => {
                CatalogueMessage::new("refusal-board-requirement-required")
            }
            Self::NoScoresheets => CatalogueMessage::new("refusal-no-scoresheets"),
            Self::ScoresheetInUse => CatalogueMessage::new("refusal-scoresheet-in-use"),
            Self::NoHalfMove(made) => {
                CatalogueMessage::new("refusal-board-no-half-move").number("made", u64::from(*made))
            }
        }
    }
}
