//! What players ask.

use adoube_chess::Placement;

use crate::board::Options;
use crate::clock::RoundTrips;
use crate::physical_board::BoardMake;
use crate::time::Millis;

/// What players ask.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "each struct says what it is")]
pub enum PlayerOrder {
    /// The player is seated and ready.
    CheckIn,
    Play(Play),
    PlayWritten(PlayWritten),
    /// Choose how moves are entered.
    SetOptions(Options),
    SetPremove(SetPremove),
    SetPremoveWritten(SetPremoveWritten),
    /// Cancel the premove.
    CancelPremove,
    /// Offer a draw.
    OfferDraw,
    /// Accept the opponent's offer.
    AcceptDraw,
    /// Decline the opponent's offer.
    DeclineDraw,
    /// Resign.
    Resign,
    /// Confirm the current result.
    ConfirmResult,
    /// Confirm having seen the ruling, its reason and the new clocks.
    Ready,
    CallArbiter(CallArbiter),
    ObjectToResult(ObjectToResult),
    ReportBoard(ReportBoard),
}

/// Make a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Play {
    /// The half-move this is to become, from 1.
    pub ply: u32,
    /// Origin and destination, such as `e2e4`.
    pub uci: String,
    /// Round-trip times of its connection, as both ends measured them.
    pub link: RoundTrips,
}

/// Make a move, written in algebraic notation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayWritten {
    /// The half-move this is to become, from 1.
    pub ply: u32,
    /// The move.
    pub text: String,
    /// The language of its letters: `en`, `es`, ...
    pub language: String,
    /// Round-trip times of its connection.
    pub link: RoundTrips,
}

/// Enter a premove.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SetPremove {
    /// The half-move this is to become, from 1.
    pub ply: u32,
    /// Origin and destination, such as `e2e4`.
    pub uci: String,
    /// Round-trip times of its connection, used if the opponent has moved by then.
    pub link: RoundTrips,
}

/// Enter a premove in algebraic notation, read as if the opponent passed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SetPremoveWritten {
    /// The half-move this is to become, from 1.
    pub ply: u32,
    /// The move.
    pub text: String,
    /// The language of its letters: `en`, `es`, ...
    pub language: String,
    /// Round-trip times of its connection, used if the opponent has moved by then.
    pub link: RoundTrips,
}

/// Call the arbiter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CallArbiter {
    /// Why; may be empty.
    pub reason: String,
    /// Whether the player asks for leave from the playing area.
    pub leave: bool,
}

/// Object to the result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ObjectToResult {
    /// Why, in the player's words; may be empty.
    pub reason: String,
}

/// Tell what has come to rest on the player's physical board, or that it is no longer read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReportBoard {
    /// What is on it; none while it is not connected.
    pub placement: Option<Placement>,
    /// Its make; none while it is not known.
    pub make: Option<BoardMake>,
    /// How long it has stood so. The first report comes when the board is certain; another comes a second after the last
    /// piece came to rest, after the board was asked once more.
    pub stood: Millis,
    /// Whether the player has confirmed that it is their move, by the clock or the screen.
    pub confirmed: bool,
}
