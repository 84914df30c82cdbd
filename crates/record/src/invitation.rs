//! What a tournament's stream holds of invitations to the console.

use adoube_tournament::event::{InvitationStep, Invited};
use adoube_tournament::time::Millis;

use crate::fields::{Decoded, parsed, required};
use crate::log;
use crate::log::event_event::Event as Stored;
use crate::official::{read_official, write_official};

pub(crate) fn write(invited: Invited) -> Stored {
    let Invited {
        invitation,
        wall_ms,
        step,
    } = invited;
    let invitation = invitation.into();
    match step {
        InvitationStep::Made {
            person,
            role,
            venue,
            holds,
        } => Stored::InvitationMade(log::Invitation {
            invitation,
            office: Some(write_official(person, role, venue)),
            holds_ms: holds.0,
            wall_ms,
        }),
        InvitationStep::Used { session } => Stored::InvitationUsed(log::InvitationUsed {
            invitation,
            session: session.into(),
            wall_ms,
        }),
        InvitationStep::Withdrawn => Stored::InvitationWithdrawn(log::InvitationWithdrawn {
            invitation,
            wall_ms,
        }),
    }
}

pub(crate) fn made(made: log::Invitation) -> Decoded<Invited> {
    let office = required(made.office, "office of an invitation")?;
    let (person, role, venue) = read_official(&office)?;
    let holds = Millis(made.holds_ms);
    let step = InvitationStep::Made {
        person,
        role,
        venue,
        holds,
    };
    invited(&made.invitation, made.wall_ms, step)
}

pub(crate) fn used(used: &log::InvitationUsed) -> Decoded<Invited> {
    let session = parsed(&used.session, "session")?;
    let step = InvitationStep::Used { session };
    invited(&used.invitation, used.wall_ms, step)
}

pub(crate) fn withdrawn(withdrawn: &log::InvitationWithdrawn) -> Decoded<Invited> {
    let step = InvitationStep::Withdrawn;
    invited(&withdrawn.invitation, withdrawn.wall_ms, step)
}

fn invited(name: &str, wall_ms: u64, step: InvitationStep) -> Decoded<Invited> {
    Ok(Invited {
        invitation: parsed(name, "invitation")?,
        wall_ms,
        step,
    })
}
