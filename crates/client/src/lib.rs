//! Calls to an event's coordinator by an official: connect, call, repeat what was not answered, follow a round.

#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used))]

pub mod clock;
pub mod connecting;
pub mod follow;

mod error;
mod incidents;
mod options;
pub mod repeat;
mod repeated_calls;
mod sessions;
#[cfg(test)]
mod tests;
pub mod venue;
mod watch;

use std::time::Duration;

use adoube_event_folder::trust::COORDINATOR_NAME;
use adoube_event_folder::{Credentials, EventFolder};
use adoube_proto::v1::event_client::EventClient;
use adoube_proto::v1::{
    Answer, ArbiterCommand, CommandPreview, DescribeRequest, EventView, GameView, GamesRequest,
    HoldReasonRequest, HoldRequest, ImportReply, ImportRequest, OfficialEntry, PenaltiesReply,
    PenaltiesRequest, RemovePlayerReply, RemovePlayerRequest, RoundReply, RoundRequest, RoundSeen,
    SetUpRequest, UnpublishRequest, VenueEntry, WithdrawReply, WithdrawRequest,
};
use adoube_user_text::text;
use anyhow::{Context as _, Result};
use ring::rand::{SecureRandom as _, SystemRandom};
use tonic::transport::Channel;
use tonic::{Request, Response};

use crate::repeat::Report;

pub use adoube_event_folder::{CHIEF, ORGANISER};
pub use error::{answered, refusal};
pub use options::ConnectOptions;
pub use watch::Updates;

/// How long a call may take that reads or changes a little.
const CALL: Duration = Duration::from_secs(15);
/// How long a whole round's games may take.
const LONG_CALL: Duration = Duration::from_mins(2);
/// A round of a large event fits well below.
const MAX_MESSAGE: usize = 64 * 1024 * 1024;

const EMPTY: &str = "the server sent an empty answer: check the current state";

/// Shows what became of boards.
const BOARDS: &str = "adoube watch --once";
/// Shows what became of rounds and players.
const EVENT: &str = "adoube describe";

/// A connection to the coordinator of an event.
#[derive(Clone)]
pub struct Client {
    channel: Channel,
    inner: EventClient<Channel>,
    tournament: String,
    host: String,
    /// Where repeats of changes are reported.
    report: Option<Report>,
}

impl Client {
    /// Connects as the person that the options name, or else as `person`.
    pub async fn connect(options: impl Into<ConnectOptions>, person: &str) -> Result<Self> {
        let options = options.into();
        let person = options.person.as_deref().unwrap_or(person);
        let event = EventFolder::new(&options.event);
        let mut client = Self::with(&Credentials::read(&event, person)?).await?;
        client.report = options.report;
        Ok(client)
    }

    /// Connects with these credentials.
    pub async fn with(credentials: &Credentials) -> Result<Self> {
        let host = credentials.coordinator.clone();
        let endpoint = connecting::endpoint(credentials, &host, Some(COORDINATOR_NAME))?;
        let whose = text!("cli-coordinator-at", host: &host);
        let failed = |error: &_| error::no_connection(&host, error);
        let channel = connecting::connect(&endpoint, &whose, failed).await?;
        let inner = EventClient::new(channel.clone())
            .max_decoding_message_size(MAX_MESSAGE)
            .max_encoding_message_size(MAX_MESSAGE);
        Ok(Self {
            channel,
            inner,
            tournament: credentials.tournament.clone(),
            host,
            report: None,
        })
    }

    /// Publishes regulations, venues and officials.
    pub async fn set_up(
        &mut self,
        regulations: String,
        venues: Vec<VenueEntry>,
        officials: Vec<OfficialEntry>,
    ) -> Result<EventView> {
        let tournament = self.tournament.clone();
        let request = SetUpRequest {
            tournament,
            regulations,
            venues,
            officials,
        };
        let reply = self.inner.set_up(within(CALL, request)).await;
        self.changed(EVENT, reply)
    }

    /// What stands.
    pub async fn describe(&mut self) -> Result<EventView> {
        let request = DescribeRequest {
            tournament: self.tournament.clone(),
        };
        let mut inner = self.inner.clone();
        let call = async |request| inner.describe(request).await;
        self.read(CALL, request, call).await
    }

    /// The penalties of everybody, or of the player of a starting number, and what the event has of them.
    pub async fn penalties(&mut self, player: Option<u32>) -> Result<PenaltiesReply> {
        let request = PenaltiesRequest {
            tournament: self.tournament.clone(),
            player,
        };
        let mut inner = self.inner.clone();
        let call = async |request| inner.penalties(request).await;
        self.read(CALL, request, call).await
    }

    /// Brings players and pairings.
    pub async fn import(&mut self, mut request: ImportRequest) -> Result<ImportReply> {
        request.tournament.clone_from(&self.tournament);
        request.command_id = command_id()?;
        let reply = self.inner.import(within(CALL, request)).await;
        self.changed(EVENT, reply)
    }

    /// Takes a player out from a round on; 0 lets him take part again.
    pub async fn withdraw(&mut self, player: u16, from: u16) -> Result<WithdrawReply> {
        let request = WithdrawRequest {
            tournament: self.tournament.clone(),
            player: player.into(),
            from: from.into(),
            command_id: command_id()?,
        };
        let reply = self.inner.withdraw(within(CALL, request)).await;
        self.changed(EVENT, reply)
    }

    /// Takes a player out altogether of whom nothing was played.
    pub async fn remove_player(&mut self, player: u16) -> Result<RemovePlayerReply> {
        let request = RemovePlayerRequest {
            tournament: self.tournament.clone(),
            player: player.into(),
            command_id: command_id()?,
        };
        let reply = self.inner.remove_player(within(CALL, request)).await;
        self.changed(EVENT, reply)
    }

    /// Publishes the round's pairings.
    pub async fn publish_round(
        &mut self,
        round: u16,
        seen: Option<RoundSeen>,
    ) -> Result<RoundReply> {
        let request = self.round(round, seen)?;
        let reply = self.inner.publish_round(request).await;
        self.changed(EVENT, reply)
    }

    /// The draft as it would be published, with what to look at, and why publishing would be refused.
    pub async fn preview_publication(&mut self, round: u16) -> Result<RoundReply> {
        let request = self.round_preview(round);
        let reply = self.inner.publish_round(request).await;
        self.told(reply)
    }

    /// Takes the round's publication back.
    pub async fn unpublish_round(
        &mut self,
        round: u16,
        reason: String,
        seen: Option<RoundSeen>,
    ) -> Result<RoundReply> {
        let request = UnpublishRequest {
            tournament: self.tournament.clone(),
            round: round.into(),
            command_id: command_id()?,
            reason,
            seen,
            dry_run: false,
        };
        let reply = self.inner.unpublish_round(within(CALL, request)).await;
        self.changed(EVENT, reply)
    }

    /// What that would come to, or why it would be refused.
    pub async fn preview_unpublication(
        &mut self,
        round: u16,
        reason: String,
    ) -> Result<RoundReply> {
        let request = UnpublishRequest {
            tournament: self.tournament.clone(),
            round: round.into(),
            reason,
            dry_run: true,
            ..UnpublishRequest::default()
        };
        let reply = self.inner.unpublish_round(within(CALL, request)).await;
        self.told(reply)
    }

    /// What the start of the round would mean.
    pub async fn preview_start(&mut self, round: u16) -> Result<RoundReply> {
        let request = self.round_preview(round);
        let reply = self.inner.start_round(request).await;
        self.told(reply)
    }

    /// Starts the published round.
    pub async fn start_round(&mut self, round: u16, seen: Option<RoundSeen>) -> Result<RoundReply> {
        let request = self.round(round, seen)?;
        let reply = self.inner.start_round(request).await;
        self.changed(EVENT, reply)
    }

    /// Closes the round.
    pub async fn close_round(&mut self, round: u16, seen: Option<RoundSeen>) -> Result<RoundReply> {
        let request = self.round(round, seen)?;
        let reply = self.inner.close_round(request).await;
        self.changed(EVENT, reply)
    }

    /// Whether that would be refused, and the round as it would be closed.
    pub async fn preview_close(&mut self, round: u16) -> Result<RoundReply> {
        let request = self.round_preview(round);
        let reply = self.inner.close_round(request).await;
        self.told(reply)
    }

    /// Stops all boards of a venue or of a round, or ends that.
    pub async fn hold(&mut self, mut request: HoldRequest) -> Result<RoundReply> {
        request.tournament.clone_from(&self.tournament);
        request.command_id = command_id()?;
        let mut inner = self.inner.clone();
        let call = async |request| inner.hold(request).await;
        self.once(BOARDS, request, call).await
    }

    /// Gives the reason of a hold that began without one.
    pub async fn give_hold_reason(&mut self, mut request: HoldReasonRequest) -> Result<RoundReply> {
        request.tournament.clone_from(&self.tournament);
        request.command_id = command_id()?;
        let mut inner = self.inner.clone();
        let call = async |request| inner.give_hold_reason(request).await;
        self.once(BOARDS, request, call).await
    }

    /// What that would come to; where it would be refused an error that cites the article.
    pub async fn preview_hold(&mut self, mut request: HoldRequest) -> Result<RoundReply> {
        request.tournament.clone_from(&self.tournament);
        request.dry_run = true;
        let reply = self.inner.hold(within(CALL, request)).await;
        self.told(reply)
    }

    /// Gives an arbiter's command; a refusal is an error that cites its article.
    pub async fn command(&mut self, mut command: ArbiterCommand) -> Result<Answer> {
        command.tournament.clone_from(&self.tournament);
        command.command_id = command_id()?;
        let mut inner = self.inner.clone();
        let call = async |request| inner.command(request).await;
        let reply = self.once(BOARDS, command, call).await?;
        answered(reply.answer.context(EMPTY)?)
    }

    /// What an arbiter's command would come to; where it would be refused an error that cites the article.
    pub async fn preview(&mut self, mut command: ArbiterCommand) -> Result<CommandPreview> {
        command.tournament.clone_from(&self.tournament);
        command.dry_run = true;
        let mut inner = self.inner.clone();
        let call = async |request| inner.command(request).await;
        let reply = self.read(CALL, command, call).await?;
        answered(reply.answer.context(EMPTY)?)?;
        reply.preview.context(EMPTY)
    }

    /// The games of a round, whole.
    pub async fn games(&mut self, round: u16) -> Result<Vec<GameView>> {
        let tournament = self.tournament.clone();
        let request = GamesRequest {
            tournament,
            round: u32::from(round),
            board: 0,
        };
        let mut inner = self.inner.clone();
        let call = async |request| {
            let mut stream = inner.games(request).await?.into_inner();
            let mut games = Vec::new();
            while let Some(game) = stream.message().await? {
                games.push(game);
            }
            Ok(Response::new(games))
        };
        self.read(LONG_CALL, request, call).await
    }

    fn round(&self, round: u16, seen: Option<RoundSeen>) -> Result<Request<RoundRequest>> {
        let tournament = self.tournament.clone();
        let command_id = command_id()?;
        Ok(within(
            CALL,
            RoundRequest {
                tournament,
                round: u32::from(round),
                command_id,
                seen,
                dry_run: false,
            },
        ))
    }

    /// The dry run of a step of the round.
    fn round_preview(&self, round: u16) -> Request<RoundRequest> {
        let request = RoundRequest {
            tournament: self.tournament.clone(),
            round: round.into(),
            dry_run: true,
            ..RoundRequest::default()
        };
        within(CALL, request)
    }

    fn told<T>(&self, reply: Result<tonic::Response<T>, tonic::Status>) -> Result<T> {
        reply
            .map(tonic::Response::into_inner)
            .map_err(|status| error::refused(&self.host, &status))
    }
}

fn within<T>(deadline: Duration, message: T) -> Request<T> {
    let mut request = Request::new(message);
    request.set_timeout(deadline);
    request
}

/// Sixteen random bytes: a command that is repeated under them is done once.
fn command_id() -> Result<Vec<u8>> {
    let mut id = vec![0; 16];
    let random = SystemRandom::new().fill(&mut id);
    random.map_err(|_| anyhow::anyhow!(text!("cli-no-random")))?;
    Ok(id)
}
