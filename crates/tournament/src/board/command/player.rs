//! What players ask.

use crate::board::Options;
use crate::clock::RoundTrips;

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
    /// Take back the move that waits.
    CancelPremove,
    /// Offer a draw.
    OfferDraw,
    /// Accept the opponent's offer.
    AcceptDraw,
    /// Decline the opponent's offer.
    DeclineDraw,
    /// Resign.
    Resign,
    /// Confirm the result that stands.
    ConfirmResult,
    /// The player has seen the ruling, its reason and the new clocks.
    Ready,
    CallArbiter(CallArbiter),
    ObjectToResult(ObjectToResult),
}

/// Make a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Play {
    /// The half-move this is to become, from 1.
    pub ply: u32,
    /// Origin and destination, such as `e2e4`.
    pub uci: String,
    /// What both ends measured of the link that it came by.
    pub link: RoundTrips,
}

/// Make a move that is written in algebraic notation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayWritten {
    /// The half-move this is to become, from 1.
    pub ply: u32,
    /// The move.
    pub text: String,
    /// The language of its letters: `en`, `es`, ...
    pub language: String,
    /// What is known of the link that it came by.
    pub link: RoundTrips,
}

/// Enter a move that waits for the opponent's.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SetPremove {
    /// The half-move this is to become, from 1.
    pub ply: u32,
    /// Origin and destination, such as `e2e4`.
    pub uci: String,
    /// What is known of the link that it came by, if it comes after the opponent's move.
    pub link: RoundTrips,
}

/// The same, written in algebraic notation: read as if the opponent passed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SetPremoveWritten {
    /// The half-move this is to become, from 1.
    pub ply: u32,
    /// The move.
    pub text: String,
    /// The language of its letters: `en`, `es`, ...
    pub language: String,
    /// What is known of the link that it came by, if it comes after the opponent's move.
    pub link: RoundTrips,
}

/// Call the arbiter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CallArbiter {
    /// Why; may be empty.
    pub reason: String,
    /// Whether it is to ask for leave from the playing area.
    pub leave: bool,
}

/// Call the arbiter because the result is wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ObjectToResult {
    /// Why, in the player's words; may be empty.
    pub reason: String,
}
