//! Invitations to sign in to the console: who was let in, and by whose word. What opens it is nowhere in
//! the record.

use std::collections::BTreeMap;

use crate::actor::Role;
use crate::ids::{InvitationId, PersonId, SignInId, VenueId};
use crate::time::Millis;

/// Something that became of an invitation. Whose doing it was is the record's actor.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Invited {
    /// Which.
    pub invitation: InvitationId,
    /// When, by the wall clock of the coordinator's machine: milliseconds since the Unix epoch. The
    /// record may come later.
    pub wall_ms: u64,
    /// What.
    pub step: InvitationStep,
}

/// What became of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum InvitationStep {
    /// It was made, to be used once.
    Made {
        /// For whom.
        person: PersonId,
        /// In which office.
        role: Role,
        /// Where; none for the whole event.
        venue: Option<VenueId>,
        /// For how long it could be used.
        holds: Millis,
    },
    /// Its person signed in by it.
    Used {
        /// The session that it was changed for.
        session: SignInId,
    },
    /// It was taken back, unused.
    Withdrawn,
}

/// What is recorded of all invitations.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Invitations {
    /// Whether each is over: it was used or taken back.
    over: BTreeMap<InvitationId, bool>,
}

impl Invitations {
    /// Whether this is recorded already, or contradicts what is: of an invitation that is over nothing
    /// more can be told.
    pub fn know(&self, invited: &Invited) -> bool {
        match (self.over.get(&invited.invitation), &invited.step) {
            (None, _) => false,
            (Some(_), InvitationStep::Made { .. }) => true,
            (Some(over), _) => *over,
        }
    }

    pub(super) fn apply(&mut self, invited: &Invited) {
        let over = !matches!(invited.step, InvitationStep::Made { .. });
        self.over.insert(invited.invitation.clone(), over);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn invited(name: &str, step: InvitationStep) -> Invited {
        Invited {
            invitation: name.parse().unwrap(),
            wall_ms: 1,
            step,
        }
    }

    fn made() -> InvitationStep {
        InvitationStep::Made {
            person: "chief".parse().unwrap(),
            role: Role::ChiefArbiter,
            venue: None,
            holds: Millis(1_000),
        }
    }

    fn used() -> InvitationStep {
        InvitationStep::Used {
            session: "0a1b".parse().unwrap(),
        }
    }

    #[test]
    fn pen_3_each_step_of_an_invitation_is_recorded_once() {
        for end in [used(), InvitationStep::Withdrawn] {
            let mut all = Invitations::default();
            for step in [made(), end] {
                assert!(!all.know(&invited("i-1", step.clone())), "{step:?}");
                all.apply(&invited("i-1", step.clone()));
                assert!(all.know(&invited("i-1", step)));
                assert!(!all.know(&invited("i-2", made())));
            }
            for late in [made(), used(), InvitationStep::Withdrawn] {
                assert!(all.know(&invited("i-1", late)));
            }
        }
    }
}
