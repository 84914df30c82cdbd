//! Who is signed in to the console.

use adoube_proto::v1::sessions_client::SessionsClient;
use adoube_proto::v1::{
    InvitationView, InvitationsRequest, InviteReply, InviteRequest, RevokeRequest, SessionsReply,
    SessionsRequest, WithdrawInvitationRequest,
};
use anyhow::Result;
use tonic::transport::Channel;

use super::{CALL, Client, within};

impl Client {
    fn sessions(&self) -> SessionsClient<Channel> {
        SessionsClient::new(self.channel.clone())
    }

    /// An invitation for an official.
    pub async fn invite(&mut self, mut request: InviteRequest) -> Result<InviteReply> {
        request.tournament.clone_from(&self.tournament);
        let reply = self.sessions().invite(within(CALL, request)).await;
        self.changed("adoube invitations", reply)
    }

    /// What became of invitations.
    pub async fn invitations(&mut self) -> Result<Vec<InvitationView>> {
        let tournament = self.tournament.clone();
        let request = InvitationsRequest { tournament };
        let reply = self.sessions().invitations(within(CALL, request)).await;
        self.told(reply).map(|reply| reply.invitations)
    }

    /// Takes an invitation back.
    pub async fn withdraw_invitation(&mut self, id: &str) -> Result<InvitationView> {
        let request = WithdrawInvitationRequest {
            tournament: self.tournament.clone(),
            id: id.to_owned(),
        };
        let reply = self.sessions().withdraw(within(CALL, request)).await;
        self.changed("adoube invitations", reply)
    }

    /// Everybody who is signed in.
    pub async fn list_sessions(&mut self) -> Result<SessionsReply> {
        let tournament = self.tournament.clone();
        let request = SessionsRequest { tournament };
        let reply = self.sessions().list(within(CALL, request)).await;
        self.told(reply)
    }

    /// Ends a session.
    pub async fn end_session(&mut self, id: &str) -> Result<()> {
        let request = RevokeRequest {
            tournament: self.tournament.clone(),
            id: id.to_owned(),
        };
        let reply = self.sessions().revoke(within(CALL, request)).await;
        self.changed("adoube sessions", reply).map(drop)
    }
}
