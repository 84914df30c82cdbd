//! What organisers and arbiters call.

use std::sync::Arc;

use adoube_proto::v1::{self, event_server::Event};
use adoube_tournament::ids::PersonId;
use adoube_tournament::roster::Entry;
use adoube_tournament::round::Pairings;
use tokio::sync::{mpsc, oneshot};
use tokio_stream::StreamExt;
use tokio_stream::wrappers::ReceiverStream;
use tonic::{Request, Response, Status};

use super::authority::Caller;
use super::{Replies, convert, games};
use crate::host::{Host, Inbox, Message, Sink};
use crate::shard::{Ask, CallId, Failure, Input, Reply, StreamId, views};

/// Messages that may wait for a watcher.
const TO_WATCHER: usize = 4_096;

/// The service.
pub struct EventService(pub Arc<Host>);

type Result<T> = std::result::Result<T, Status>;

#[tonic::async_trait]
impl Event for EventService {
    type WatchStream = Replies<v1::WatchReply>;
    type GamesStream = Replies<v1::GameView>;

    async fn set_up(&self, request: Request<v1::SetUpRequest>) -> Result<Response<v1::EventView>> {
        let caller = Caller::of(&request)?;
        let request = request.into_inner();
        let tournament = convert::tournament(&request.tournament)?;
        let wanted = convert::set_up(&request)?;
        caller.must_be_organiser()?;
        let inbox = self
            .0
            .shard_or_new(&tournament)
            .ok_or_else(|| Status::resource_exhausted("too many tournaments"))?;
        let mut profiles = Vec::new();
        for official in &request.officials {
            let profile = convert::profile(&v1::PlayerEntry {
                name: official.name.clone(),
                ..v1::PlayerEntry::default()
            })?;
            let person: PersonId = convert::id("official", &official.person)?;
            let sealed = self.seal(&person, &profile)?;
            profiles.push((person, profile, sealed));
        }
        profiles.dedup_by(|a, b| a.0 == b.0);
        let ask = Ask::SetUp(Box::new(wanted), profiles);
        event_view(self.ask(&inbox, &caller, ask).await?)
    }

    async fn describe(
        &self,
        request: Request<v1::DescribeRequest>,
    ) -> Result<Response<v1::EventView>> {
        let caller = Caller::of(&request)?;
        let inbox = self.inbox(&request.into_inner().tournament)?;
        event_view(self.ask(&inbox, &caller, Ask::Describe).await?)
    }

    async fn import(
        &self,
        request: Request<v1::ImportRequest>,
    ) -> Result<Response<v1::ImportReply>> {
        let caller = Caller::of(&request)?;
        let request = request.into_inner();
        let inbox = self.inbox(&request.tournament)?;
        let mut players = Vec::new();
        for player in &request.players {
            players.push(self.player(player)?);
        }
        let pairings = match request.round {
            0 => None,
            number => Some((convert::round(number)?, pairings(&request.pairings)?)),
        };
        match self
            .ask(&inbox, &caller, Ask::Import(players, pairings))
            .await?
        {
            Reply::Imported(reply) => Ok(Response::new(reply)),
            other => Err(unexpected(&other)),
        }
    }

    async fn publish_round(
        &self,
        request: Request<v1::RoundRequest>,
    ) -> Result<Response<v1::RoundReply>> {
        self.round(request, Ask::PublishRound).await
    }

    async fn start_round(
        &self,
        request: Request<v1::RoundRequest>,
    ) -> Result<Response<v1::RoundReply>> {
        self.round(request, Ask::StartRound).await
    }

    async fn close_round(
        &self,
        request: Request<v1::RoundRequest>,
    ) -> Result<Response<v1::RoundReply>> {
        self.round(request, Ask::CloseRound).await
    }

    async fn command(&self, request: Request<v1::ArbiterCommand>) -> Result<Response<v1::Answer>> {
        let caller = Caller::of(&request)?;
        let request = request.into_inner();
        let inbox = self.inbox(&request.tournament)?;
        let (board, id, order) = convert::arbiter_order(&request)?;
        let mut answer = v1::Answer {
            command_id: request.command_id.into(),
            ..v1::Answer::default()
        };
        match self
            .try_ask(&inbox, &caller, Ask::Board(board, id, order))
            .await?
        {
            Ok(Reply::Answered(sequence)) => answer.sequence = sequence,
            Ok(other) => return Err(unexpected(&other)),
            Err(Failure::Refused(refusal)) => answer.refusal = Some(views::refusal(&refusal)),
            Err(failure) => return Err(status(failure)),
        }
        Ok(Response::new(answer))
    }

    async fn watch(
        &self,
        request: Request<v1::WatchRequest>,
    ) -> Result<Response<Self::WatchStream>> {
        let caller = Caller::of(&request)?;
        let request = request.into_inner();
        let inbox = self.inbox(&request.tournament)?;
        let round = convert::round(request.round)?;
        let stream = StreamId(self.0.number());
        let (sender, messages) = mpsc::channel(TO_WATCHER);
        let input = Input::Watch(stream, caller.actor(), round);
        let message = Message::with(input, Sink::Watcher(stream, sender));
        inbox.send(message).await.map_err(|_| stopping())?;
        let messages = ReceiverStream::new(messages)
            .map(|message| message.map_err(|refusal| status(Failure::Refused(refusal))));
        Ok(Response::new(Box::pin(messages)))
    }

    async fn games(
        &self,
        request: Request<v1::GamesRequest>,
    ) -> Result<Response<Self::GamesStream>> {
        let caller = Caller::of(&request)?;
        let request = request.into_inner();
        let tournament = convert::tournament(&request.tournament)?;
        let inbox = self.inbox(&request.tournament)?;
        let round = convert::round(request.round)?;
        match self.ask(&inbox, &caller, Ask::Games(round)).await? {
            Reply::Games(list) => Ok(Response::new(games::read(&self.0, tournament, list))),
            other => Err(unexpected(&other)),
        }
    }
}

impl EventService {
    fn inbox(&self, tournament: &str) -> Result<Inbox> {
        let tournament = convert::tournament(tournament)?;
        let none = || Status::not_found(format!("there is no tournament {tournament} here"));
        self.0.shard(&tournament).ok_or_else(none)
    }

    fn seal(
        &self,
        person: &PersonId,
        profile: &adoube_tournament::roster::Profile,
    ) -> Result<Vec<u8>> {
        self.0.keyring().seal(person, profile).map_err(|error| {
            tracing::error!(%error, "a profile cannot be sealed");
            Status::unavailable("the people's keys cannot be written now; try again")
        })
    }

    fn player(
        &self,
        player: &v1::PlayerEntry,
    ) -> Result<(Entry, adoube_tournament::roster::Profile)> {
        let number = convert::number("player", player.number)?;
        let profile = convert::profile(player)?;
        let person = person_of(number)?;
        let venue = Some(player.venue.as_str()).filter(|venue| !venue.is_empty());
        let venue = venue.map(|venue| convert::id("venue", venue)).transpose()?;
        let sealed = self.seal(&person, &profile)?;
        Ok((
            Entry {
                person,
                number: Some(number),
                venue,
                sealed: Some(sealed),
            },
            profile,
        ))
    }

    async fn round(
        &self,
        request: Request<v1::RoundRequest>,
        ask: impl Fn(u16) -> Ask,
    ) -> Result<Response<v1::RoundReply>> {
        let caller = Caller::of(&request)?;
        let request = request.into_inner();
        let inbox = self.inbox(&request.tournament)?;
        let ask = ask(convert::round(request.round)?);
        match self.ask(&inbox, &caller, ask).await? {
            Reply::Round(round) => Ok(Response::new(v1::RoundReply { round: Some(round) })),
            other => Err(unexpected(&other)),
        }
    }

    async fn ask(&self, inbox: &Inbox, caller: &Caller, ask: Ask) -> Result<Reply> {
        self.try_ask(inbox, caller, ask).await?.map_err(status)
    }

    async fn try_ask(
        &self,
        inbox: &Inbox,
        caller: &Caller,
        ask: Ask,
    ) -> Result<std::result::Result<Reply, Failure>> {
        let call = CallId(self.0.number());
        let (sender, reply) = oneshot::channel();
        let input = Input::Call(call, caller.actor(), ask);
        inbox
            .send(Message::with(input, Sink::Call(call, sender)))
            .await
            .map_err(|_| stopping())?;
        reply.await.map_err(|_| stopping())
    }
}

/// A player's opaque id: a new one for each starting number.
fn person_of(number: u16) -> Result<PersonId> {
    convert::id("player", &format!("p{number}"))
}

fn pairings(entries: &[v1::PairingEntry]) -> Result<Pairings> {
    let board = |entry: &v1::PairingEntry| {
        let seat = |number| person_of(convert::number("pairing", number)?);
        Ok((
            convert::number("board", entry.board)?,
            seat(entry.white)?,
            seat(entry.black)?,
        ))
    };
    let boards = entries.iter().map(board).collect::<Result<_>>()?;
    Ok(Pairings {
        boards,
        byes: Vec::new(),
    })
}

fn event_view(reply: Reply) -> Result<Response<v1::EventView>> {
    match reply {
        Reply::Event(view) => Ok(Response::new(*view)),
        other => Err(unexpected(&other)),
    }
}

fn unexpected(reply: &Reply) -> Status {
    tracing::error!(?reply, "a reply to another question");
    Status::internal("a reply to another question")
}

fn stopping() -> Status {
    Status::unavailable("the coordinator stops; try again soon")
}

/// A failure as a status: its message is `code (article): text`.
fn status(failure: Failure) -> Status {
    match failure {
        Failure::Refused(refusal) => {
            let (code, article) = (refusal.code(), refusal.article());
            let text = if article.is_empty() {
                format!("{code}: {refusal}")
            } else {
                format!("{code} ({article}): {refusal}")
            };
            match refusal {
                adoube_tournament::refusal::Refusal::NotYourRole { .. } => {
                    Status::permission_denied(text)
                }
                _ => Status::failed_precondition(text),
            }
        }
        Failure::Storage => Status::unavailable(
            "storage: the coordinator cannot write now; nothing was changed, try again",
        ),
        Failure::Busy => Status::resource_exhausted("busy: too much waits; try again"),
    }
}
