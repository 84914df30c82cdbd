//! Before the game: checks, assistants and the default time.

use crate::board::CheckKind;
use crate::ids::PersonId;
use crate::time::Millis;
use adoube_chess::Side;

/// The LCA checked a player before the game (O 18.5, 18.6).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckRecorded {
    /// Whom.
    pub side: Side,
    /// What was looked at.
    pub kind: CheckKind,
    /// Whether all is well.
    pub passed: bool,
    /// What else there is to say.
    pub note: String,
}

/// The Chief Arbiter does without the checks of a player, or of both.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChecksWaived {
    /// Whose; none for both.
    pub side: Option<Side>,
    /// Why.
    pub reason: String,
}

/// How late players may be was changed (O 16.11).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DefaultTimeSet {
    /// In all; none for as long as an arbiter wants.
    pub to: Option<Millis>,
    /// Why.
    pub reason: String,
}

/// An arbiter approved an assistant, who enters a player's moves from now on (O 3.8).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AssistantApproved {
    /// Whose.
    pub side: Side,
    /// The assistant; one who was approved before enters no more.
    pub assistant: PersonId,
    /// Why.
    pub reason: String,
}

/// A player enters his own moves again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AssistantEnded {
    /// Whose.
    pub side: Side,
    /// Who was his assistant.
    pub assistant: PersonId,
    /// Why.
    pub reason: String,
}
