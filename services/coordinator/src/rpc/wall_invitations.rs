//! An invitation to a venue's wall, asked for at the console: the venue's node makes it.

use std::time::Duration;

use adoube_proto::v1::{InviteReply, InviteRequest, WallInvite};
use adoube_sessions::office::Author;
use adoube_tournament::ids::VenueId;
use tokio::time::timeout;
use tonic::Status;

use super::convert;
use crate::host::Host;
use crate::shard::views;

/// A node answers at once, or not at all.
const PATIENCE: Duration = Duration::from_secs(5);

/// Asks the node. Who invites was checked.
pub(super) async fn invite(
    host: &Host,
    request: InviteRequest,
    by: &Author,
) -> Result<InviteReply, Status> {
    let venue: VenueId = convert::id("wall", &request.wall)?;
    let tournament = host.tournament_of_venue(&venue);
    if tournament.is_none_or(|tournament| tournament.as_str() != request.tournament) {
        return Err(Status::not_found(format!("the event has no venue {venue}")));
    }
    let unlinked = || {
        Status::failed_precondition(format!(
            "venue-not-connected: the node of venue {venue} is not connected, and it makes the invitation: try again \
             when it is, or at the venue with adoube invite {} --wall {venue}",
            request.person
        ))
    };
    let invite = WallInvite {
        number: 0,
        by: by.person.to_string(),
        by_role: views::role(by.role).into(),
        request: Some(request.clone()),
    };
    let answered = host
        .wall_invites()
        .ask(&venue, invite)
        .ok_or_else(unlinked)?;
    // It may have gone, or be of a version that knows no such question.
    let Ok(Ok(invited)) = timeout(PATIENCE, answered).await else {
        return Err(unlinked());
    };
    invited
        .reply
        .ok_or_else(|| Status::failed_precondition(invited.refused))
}
