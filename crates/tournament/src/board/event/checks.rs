//! Before the game: checks, assistants and the default time.

use adoube_chess::Side;

use crate::board::CheckKind;
use crate::ids::PersonId;
use crate::time::Millis;

/// The LCA checked a player before the game (O 18.5, 18.6).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckRecorded {
    /// The player.
    pub side: Side,
    /// What was checked.
    pub kind: CheckKind,
    /// Whether the check passed.
    pub passed: bool,
    /// The official's note; may be empty.
    pub note: String,
}

/// The Chief Arbiter waived the checks of one player or both.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChecksWaived {
    /// The player; none for both.
    pub side: Option<Side>,
    /// Why.
    pub reason: String,
}

/// The default time was changed (O 16.11).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DefaultTimeSet {
    /// How late players may be in all; none until an arbiter decides.
    pub to: Option<Millis>,
    /// Why.
    pub reason: String,
}

/// An arbiter approved an assistant, who enters a player's moves from now on (O 3.8).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AssistantApproved {
    /// The player's side.
    pub side: Side,
    /// The assistant; they replace one who was approved before.
    pub assistant: PersonId,
    /// Why.
    pub reason: String,
}

/// A player enters their own moves again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AssistantEnded {
    /// The player's side.
    pub side: Side,
    /// Who was the assistant.
    pub assistant: PersonId,
    /// Why.
    pub reason: String,
}
