//! Who is signed in to a venue's page, the wall.

use adoube_client::venue::VenueClient;
use adoube_event_folder::VenueQuery;
use adoube_proto::v1::{InvitationView, InviteReply, InviteRequest, SessionsReply};
use anyhow::Result;

use crate::args::Common;

/// The node of a venue, asked about its sessions.
pub(crate) struct WallDesk(VenueClient);

impl WallDesk {
    /// Connects as the person that the command line names, or as the venue's LTA.
    pub(crate) async fn connect(common: &Common, venue: &str) -> Result<Self> {
        let query = VenueQuery {
            venue: Some(venue),
            ..VenueQuery::default()
        };
        VenueClient::connect(common, query).await.map(Self)
    }

    /// An invitation to the wall.
    pub(crate) async fn invite(&mut self, request: InviteRequest) -> Result<InviteReply> {
        self.0.invite(request).await
    }

    /// What became of invitations to it.
    pub(crate) async fn invitations(&mut self) -> Result<Vec<InvitationView>> {
        self.0.invitations().await
    }

    /// Takes an invitation back.
    pub(crate) async fn withdraw_invitation(&mut self, id: &str) -> Result<InvitationView> {
        self.0.withdraw_invitation(id).await
    }

    /// Everybody who is signed in to it.
    pub(crate) async fn list_sessions(&mut self) -> Result<SessionsReply> {
        self.0.list_sessions().await
    }

    /// Ends a session.
    pub(crate) async fn end_session(&mut self, id: &str) -> Result<()> {
        self.0.end_session(id).await
    }
}
