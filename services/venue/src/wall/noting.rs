//! What becomes of invitations to the wall, from the node's book of sessions into its reports: they come
//! into the venue's record when the coordinator has them. Nobody waits for that to sign in.

use std::sync::Arc;
use std::time::Duration;

use adoube_proto::v1::venue_report::Body;
use adoube_proto::v1::{InvitationChange, InvitationChangeKind, Role, VenueReport};
use adoube_sessions::keeper::Keeper;
use adoube_sessions::notes::{Note, Step};

use crate::clock;
use crate::uplink::{Desk, Stamp};

/// How long until a note is tried again that the outbox could not take.
const AGAIN: Duration = Duration::from_millis(500);

/// Hands in all there is, the oldest first, for ever. A node that dies between the outbox and the book
/// reports the same step once more after its next start.
pub async fn run(keeper: Arc<Keeper>, desk: Desk, boot_id: String) {
    loop {
        let Some((number, note)) = keeper.first_note() else {
            keeper.something_to_note().await;
            continue;
        };
        while !desk.keep_surely(&report(&note, &boot_id)).await {
            tokio::time::sleep(AGAIN).await;
        }
        let noted = keeper.keep(move |keeper| keeper.noted(number)).await;
        if noted.is_err() {
            tracing::warn!("the report of an invitation is not saved; it may be reported again");
        }
    }
}

/// Its clocks are those of now; how they stand to coordinator time is added when it is sent.
fn report(note: &Note, boot_id: &str) -> VenueReport {
    let stamp = Stamp {
        boot_id: boot_id.to_owned(),
        monotonic_ms: clock::monotonic_ms(),
        wall_ms: clock::wall_ms(),
        offset: None,
    };
    stamp.report(Body::Invitation(change(note)))
}

fn change(note: &Note) -> InvitationChange {
    let office = &note.office;
    let own = (&office.person, office.role);
    let (what, (by, by_role), holds_ms, session) = match &note.step {
        Step::Made { by, holds } => (
            InvitationChangeKind::Made,
            (&by.person, by.role),
            *holds,
            "",
        ),
        Step::Used { session } => (InvitationChangeKind::Used, own, 0, session.as_str()),
        Step::Withdrawn { by } => (
            InvitationChangeKind::Withdrawn,
            (&by.person, by.role),
            0,
            "",
        ),
    };
    InvitationChange {
        invitation: note.invitation.clone(),
        what: what.into(),
        person: office.person.to_string(),
        role: Role::number_of(office.role.name()),
        of_venue: office.venue.is_some(),
        by: by.to_string(),
        by_role: Role::number_of(by_role.name()),
        at: note.at,
        holds_ms,
        session: session.to_owned(),
    }
}
