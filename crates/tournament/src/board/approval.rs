//! How a result comes from the platform's to the arbiter's (END-8).

use adoube_chess::Side;

use crate::actor::Actor;

/// What was said of the result of a finished game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Approval {
    confirmed: [bool; 2],
    by: Option<Actor>,
    corrected: bool,
}

/// How far a result is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ResultState {
    /// The platform's: nobody but it has said so.
    Provisional,
    /// Both players have confirmed it.
    Confirmed,
    /// An arbiter has approved it.
    Approved,
    /// An arbiter has put another in the place of the first one.
    Corrected,
}

impl ResultState {
    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Provisional => "provisional",
            Self::Confirmed => "confirmed",
            Self::Approved => "approved",
            Self::Corrected => "corrected",
        }
    }
}

impl Approval {
    /// Whether the player has confirmed the result that stands.
    pub const fn is_confirmed(&self, side: Side) -> bool {
        self.confirmed[side.index()]
    }

    /// Who approved it, or set it himself.
    pub const fn by(&self) -> Option<&Actor> {
        self.by.as_ref()
    }

    /// How far the result is.
    pub const fn state(&self) -> ResultState {
        match (&self.by, self.corrected, self.confirmed) {
            (Some(_), true, _) => ResultState::Corrected,
            (Some(_), false, _) => ResultState::Approved,
            (None, _, [true, true]) => ResultState::Confirmed,
            (None, ..) => ResultState::Provisional,
        }
    }

    pub(super) const fn confirm(&mut self, side: Side) {
        self.confirmed[side.index()] = true;
    }

    pub(super) fn approve(&mut self, by: &Actor) {
        self.by = Some(by.clone());
    }

    /// Another result: what the players confirmed was the one before.
    pub(super) fn correct(&mut self, by: &Actor) {
        *self = Self {
            confirmed: [false; 2],
            by: Some(by.clone()),
            corrected: true,
        };
    }
}
