//! What becomes of invitations to the console, from the book of sessions into the event's record.

use std::sync::Arc;
use std::time::Duration;

use adoube_sessions::keeper::Keeper;
use adoube_sessions::notes::{Note, Step};
use adoube_tournament::actor::Actor;
use adoube_tournament::event::{InvitationStep, Invited};
use adoube_tournament::ids::InvalidId;
use adoube_tournament::time::Millis;

use crate::host::Host;
use crate::rpc;

/// How long until a note is tried again that the record could not take.
const AGAIN: Duration = Duration::from_millis(500);

/// Notes all there is, the oldest first, for ever.
pub async fn run(host: Arc<Host>, keeper: Arc<Keeper>) {
    loop {
        let Some((number, note)) = keeper.first_note() else {
            keeper.something_to_note().await;
            continue;
        };
        while !noted(&host, &note).await {
            tokio::time::sleep(AGAIN).await;
        }
        if keeper
            .keep(move |keeper| keeper.noted(number))
            .await
            .is_err()
        {
            tracing::warn!(
                "the note about an invitation cannot be saved; it is still recorded once"
            );
        }
    }
}

/// Whether there is nothing more to do about this one.
async fn noted(host: &Arc<Host>, note: &Note) -> bool {
    let tournament = &note.office.tournament;
    let (Some(inbox), Ok((by, invited))) = (host.shard(tournament), read(note)) else {
        tracing::error!(%tournament, invitation = note.invitation, "this invitation does not fit \
                                                                    into a record");
        return true;
    };
    rpc::note_invitation(host, &inbox, by, invited).await
}

fn read(note: &Note) -> Result<(Actor, Invited), InvalidId> {
    let office = &note.office;
    let (by, step) = match &note.step {
        Step::Made { by, holds } => {
            let step = InvitationStep::Made {
                person: office.person.clone(),
                role: office.role,
                venue: office.venue.clone(),
                holds: Millis(*holds),
            };
            (by.actor(), step)
        }
        Step::Used { session } => {
            let session = session.parse()?;
            (office.actor(), InvitationStep::Used { session })
        }
        Step::Withdrawn { by } => (by.actor(), InvitationStep::Withdrawn),
    };
    let invited = Invited {
        invitation: note.invitation.parse()?,
        wall_ms: note.at,
        step,
    };
    Ok((by, invited))
}
