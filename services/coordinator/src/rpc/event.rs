//! What organisers and arbiters call.

use std::collections::BTreeMap;
use std::sync::Arc;

use adoube_proto::v1::{self, event_server::Event};
use adoube_tournament::ids::TournamentId;
use adoube_tournament::roles::Verb;
use tokio::sync::mpsc;
use tokio_stream::StreamExt;
use tokio_stream::wrappers::ReceiverStream;
use tonic::{Request, Response, Status};

use super::authority::Caller;
use super::import_request::person_of;
use super::shard_requests::{Official, message, status, stopping, unexpected};
use super::{Replies, clock_ticks, convert, games, import_request, typed_times};
use crate::host::{Host, Inbox, Message, Sink};
use crate::shard::{Brought, Input, Reply, ShardRequest, StreamId, views};

/// Messages that may wait for a watcher: the boards of the largest round, and then some.
const TO_WATCHER: usize = 8_192;

/// The service.
pub struct EventService(pub Arc<Host>);

/// What a call of the service answers.
type Answer<T> = Result<Response<T>, Status>;

#[tonic::async_trait]
impl Event for EventService {
    type WatchStream = Replies<v1::WatchReply>;
    type GamesStream = Replies<v1::GameView>;

    async fn set_up(&self, request: Request<v1::SetUpRequest>) -> Answer<v1::EventView> {
        let caller = Caller::of(&request)?;
        let request = request.into_inner();
        let tournament = convert::tournament(&request.tournament)?;
        caller.may_enter(&tournament)?;
        let wanted = convert::set_up(&request)?;
        let inbox = match self.0.shard(&tournament) {
            Some(inbox) => inbox,
            None => self.new_tournament(&caller, &tournament)?,
        };
        let official = Official::at(&self.0, caller, inbox);
        // Sealing leaves keys behind, so it is done only for who may set up.
        official.may(Verb::SetUp).await?;
        let mut people = BTreeMap::new();
        for official in &request.officials {
            let profile = convert::profile(&v1::PlayerEntry {
                name: official.name.clone(),
                ..v1::PlayerEntry::default()
            })?;
            people.insert(convert::id("official", &official.person)?, profile);
        }
        let profiles = self.seal(&tournament, people).await?;
        let set_up = ShardRequest::SetUp(Box::new(wanted), profiles);
        official.answer(set_up).await
    }

    async fn describe(&self, request: Request<v1::DescribeRequest>) -> Answer<v1::EventView> {
        let (official, _) = Official::of(&self.0, request)?;
        official.answer(ShardRequest::Describe).await
    }

    async fn import(&self, request: Request<v1::ImportRequest>) -> Answer<v1::ImportReply> {
        let (official, request) = Official::of(&self.0, request)?;
        let tournament = convert::tournament(&request.tournament)?;
        let pairings = match request.round {
            0 => None,
            number => Some((convert::round(number)?, import_request::pairings(&request)?)),
        };
        let played = import_request::played(&request)?;
        let granted = import_request::granted(&request)?;
        official.may(Verb::Import).await?;
        let brought = Brought {
            players: self.players(&tournament, &request.players).await?,
            pairings,
            played,
            granted,
        };
        official
            .answer(ShardRequest::Import(Box::new(brought)))
            .await
    }

    async fn withdraw(&self, request: Request<v1::WithdrawRequest>) -> Answer<v1::WithdrawReply> {
        let (official, request) = Official::of(&self.0, request)?;
        let person = person_of(convert::number("player", request.player)?)?;
        let from = Some(convert::round(request.from)?).filter(|from| *from > 0);
        official.answer(ShardRequest::Withdraw(person, from)).await
    }

    async fn remove_player(
        &self,
        request: Request<v1::RemovePlayerRequest>,
    ) -> Answer<v1::RemovePlayerReply> {
        let (official, request) = Official::of(&self.0, request)?;
        let person = person_of(convert::number("player", request.player)?)?;
        official.answer(ShardRequest::RemovePlayer(person)).await
    }

    async fn publish_round(&self, request: Request<v1::RoundRequest>) -> Answer<v1::RoundReply> {
        self.round(request, ShardRequest::PublishRound).await
    }

    async fn unpublish_round(
        &self,
        request: Request<v1::UnpublishRequest>,
    ) -> Answer<v1::RoundReply> {
        let (official, request) = Official::of(&self.0, request)?;
        let round = convert::round(request.round)?;
        let what = convert::as_seen(
            ShardRequest::UnpublishRound(round, request.reason),
            request.seen,
        )?;
        let what = what.run_as(convert::run(request.dry_run));
        official.answer(what).await
    }

    async fn start_round(&self, request: Request<v1::RoundRequest>) -> Answer<v1::RoundReply> {
        self.round(request, ShardRequest::StartRound).await
    }

    async fn close_round(&self, request: Request<v1::RoundRequest>) -> Answer<v1::RoundReply> {
        self.round(request, ShardRequest::CloseRound).await
    }

    async fn hold(&self, request: Request<v1::HoldRequest>) -> Answer<v1::RoundReply> {
        let (official, request) = Official::of(&self.0, request)?;
        let (seen, run) = (request.seen.clone(), convert::run(request.dry_run));
        let reason_fault = convert::holds::hold_fault(&request);
        let hold = convert::as_seen(convert::holds::hold(request)?, seen)?;
        let reply: v1::RoundReply = message(official.ask(hold.run_as(run)).await?)?;
        Ok(Response::new(v1::RoundReply {
            reason_fault,
            ..reply
        }))
    }

    async fn give_hold_reason(
        &self,
        request: Request<v1::HoldReasonRequest>,
    ) -> Answer<v1::RoundReply> {
        let (official, request) = Official::of(&self.0, request)?;
        let given = convert::holds::hold_reason(&request)?;
        let given = given.run_as(convert::run(request.dry_run));
        official.answer(given).await
    }

    async fn command(&self, request: Request<v1::ArbiterCommand>) -> Answer<v1::CommandReply> {
        let (official, request) = Official::of(&self.0, request)?;
        let (board, id, order) = convert::arbiter_order(&request)?;
        let command = ShardRequest::Board(board, id, order);
        let command = command.run_as(convert::run(request.dry_run));
        let mut answer = v1::Answer {
            command_id: request.command_id.clone().into(),
            ..v1::Answer::default()
        };
        let mut preview = None;
        match official.try_ask(command).await? {
            Ok(Reply::Answered(sequence)) => {
                answer.sequence = sequence;
                answer.reason_fault = convert::holds::pause_fault(&request);
            }
            Ok(Reply::Preview(found)) => preview = Some(*found),
            Ok(other) => return Err(unexpected(&other)),
            Err(refusal) => answer.refusal = Some(views::refusal(&refusal)),
        }
        let answer = Some(answer);
        Ok(Response::new(v1::CommandReply { answer, preview }))
    }

    async fn spare_devices(
        &self,
        request: Request<v1::SpareDevicesRequest>,
    ) -> Answer<v1::SpareDevicesReply> {
        let (official, request) = Official::of(&self.0, request)?;
        let board = convert::board(request.board.as_ref());
        let board = board.ok_or_else(|| Status::invalid_argument("board"))?;
        let side = convert::side(request.seat())?;
        official
            .answer(ShardRequest::SpareDevices(board, side))
            .await
    }

    async fn penalties(
        &self,
        request: Request<v1::PenaltiesRequest>,
    ) -> Answer<v1::PenaltiesReply> {
        let (official, request) = Official::of(&self.0, request)?;
        let number = |player| convert::bounded(player, "player: a starting number");
        let player = request.player.map(number).transpose()?;
        official.answer(ShardRequest::Penalties(player)).await
    }

    async fn read_time(&self, request: Request<v1::ReadTimeRequest>) -> Answer<v1::ReadTimeReply> {
        let (official, request) = Official::of(&self.0, request)?;
        official.may(Verb::Describe).await?;
        typed_times::read(&request).map(Response::new)
    }

    async fn watch(&self, request: Request<v1::WatchRequest>) -> Answer<Self::WatchStream> {
        let (official, request) = Official::of(&self.0, request)?;
        let round = convert::round(request.round)?;
        let stream = StreamId(self.0.number());
        let (sender, messages) = mpsc::channel(TO_WATCHER);
        let what = (round, convert::board_number(request.board)?);
        let input = Input::Watch(stream, official.caller().asker(), what);
        let watch = Message::with(input, Sink::Watcher(stream, sender));
        official.inbox().send(watch).await.map_err(|_| stopping())?;
        let messages = ReceiverStream::new(messages)
            .map(|message| message.map_err(|failure| status(&failure)));
        let messages: Self::WatchStream = if request.ticks {
            Box::pin(clock_ticks::beside(Arc::clone(&self.0), messages))
        } else {
            Box::pin(messages)
        };
        Ok(Response::new(messages))
    }

    async fn games(&self, request: Request<v1::GamesRequest>) -> Answer<Self::GamesStream> {
        let (official, request) = Official::of(&self.0, request)?;
        let tournament = convert::tournament(&request.tournament)?;
        let round = convert::round(request.round)?;
        let board = convert::board_number(request.board)?;
        match official.ask(ShardRequest::Games(round)).await? {
            Reply::Games(mut list) => {
                list.retain(|game| board.is_none_or(|board| board == game.board.board));
                Ok(Response::new(games::read(&self.0, tournament, list)))
            }
            other => Err(unexpected(&other)),
        }
    }
}

impl EventService {
    /// The way to a tournament that has no record yet, which only an organiser may open.
    fn new_tournament(&self, caller: &Caller, tournament: &TournamentId) -> Result<Inbox, Status> {
        caller.must_be_organiser()?;
        let too_many = || Status::resource_exhausted("too many tournaments");
        self.0.shard_or_new(tournament).ok_or_else(too_many)
    }

    async fn round(
        &self,
        request: Request<v1::RoundRequest>,
        what: impl Fn(u16) -> ShardRequest,
    ) -> Answer<v1::RoundReply> {
        let (official, request) = Official::of(&self.0, request)?;
        let what = convert::as_seen(what(convert::round(request.round)?), request.seen)?;
        let what = what.run_as(convert::run(request.dry_run));
        official.answer(what).await
    }
}
