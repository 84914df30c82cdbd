//! How a result comes from the platform's to the arbiter's (END-8).

use adoube_chess::{BySide, Side};

use crate::ids::PersonId;

/// What was said of the result of a finished game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Approval {
    confirmed: BySide<bool>,
    approved: bool,
    by: Option<PersonId>,
    corrected: bool,
}

/// How far a result is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ResultState {
    /// The platform's: nobody but it has said so.
    Provisional,
    /// A player objects to it, and no official has answered.
    Objected,
    /// Both players have confirmed it.
    Confirmed,
    /// An arbiter has approved it.
    Approved,
    /// An arbiter has put another in the place of the first one.
    Corrected,
}

impl Approval {
    /// Whether the player has confirmed the result that stands.
    pub fn is_confirmed(&self, side: Side) -> bool {
        self.confirmed[side]
    }

    /// Whether an arbiter approved it, or set it himself.
    pub const fn is_approved(&self) -> bool {
        self.approved
    }

    /// Who that was; none also where no person ruled.
    pub const fn by(&self) -> Option<&PersonId> {
        self.by.as_ref()
    }

    /// How far the result is.
    pub const fn state(&self) -> ResultState {
        match (self.approved, self.corrected, self.confirmed) {
            (true, true, _) => ResultState::Corrected,
            (true, false, _) => ResultState::Approved,
            (
                false,
                _,
                BySide {
                    white: true,
                    black: true,
                },
            ) => ResultState::Confirmed,
            (false, ..) => ResultState::Provisional,
        }
    }

    pub(super) fn confirm(&mut self, side: Side) {
        self.confirmed[side] = true;
    }

    pub(super) fn approve(&mut self, by: Option<PersonId>) {
        self.approved = true;
        self.by = by;
    }

    /// Another result: what the players confirmed was the one before.
    pub(super) fn correct(&mut self, by: Option<PersonId>) {
        *self = Self {
            confirmed: BySide::both(false),
            approved: true,
            by,
            corrected: true,
        };
    }
}
