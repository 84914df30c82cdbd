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
use super::shard_requests::{ask, inbox, status, stopping, try_ask, unexpected};
use super::{Replies, clock_ticks, convert, games, import_request, typed_times};
use crate::host::{Host, Inbox, Message, Sink};
use crate::shard::{Ask, Brought, Failure, Input, Reply, StreamId, views};

/// Messages that may wait for a watcher: the boards of the largest round, and then some.
const TO_WATCHER: usize = 8_192;

/// The service.
pub struct EventService(pub Arc<Host>);

type Result<T> = std::result::Result<T, Status>;

/// The answer to a command on a round.
type RoundAnswer = Result<Response<v1::RoundReply>>;

#[tonic::async_trait]
impl Event for EventService {
    type WatchStream = Replies<v1::WatchReply>;
    type GamesStream = Replies<v1::GameView>;

    async fn set_up(&self, request: Request<v1::SetUpRequest>) -> Result<Response<v1::EventView>> {
        let caller = Caller::of(&request)?;
        let request = request.into_inner();
        let tournament = convert::tournament(&request.tournament)?;
        caller.may_enter(&tournament)?;
        let wanted = convert::set_up(&request)?;
        let inbox = match self.0.shard(&tournament) {
            Some(inbox) => inbox,
            None => self.new_tournament(&caller, &tournament)?,
        };
        // Sealing leaves keys behind, so it is done only for who may set up.
        ask(&self.0, &inbox, &caller, Ask::May(Verb::SetUp)).await?;
        let mut people = BTreeMap::new();
        for official in &request.officials {
            let profile = convert::profile(&v1::PlayerEntry {
                name: official.name.clone(),
                ..v1::PlayerEntry::default()
            })?;
            people.insert(convert::id("official", &official.person)?, profile);
        }
        let profiles = self.seal(&tournament, people).await?;
        event_view(
            ask(
                &self.0,
                &inbox,
                &caller,
                Ask::SetUp(Box::new(wanted), profiles),
            )
            .await?,
        )
    }

    async fn describe(
        &self,
        request: Request<v1::DescribeRequest>,
    ) -> Result<Response<v1::EventView>> {
        let caller = Caller::of(&request)?;
        let inbox = inbox(&self.0, &caller, &request.into_inner().tournament)?;
        event_view(ask(&self.0, &inbox, &caller, Ask::Describe).await?)
    }

    async fn import(
        &self,
        request: Request<v1::ImportRequest>,
    ) -> Result<Response<v1::ImportReply>> {
        let caller = Caller::of(&request)?;
        let request = request.into_inner();
        let tournament = convert::tournament(&request.tournament)?;
        let inbox = inbox(&self.0, &caller, &request.tournament)?;
        let pairings = match request.round {
            0 => None,
            number => Some((convert::round(number)?, import_request::pairings(&request)?)),
        };
        let played = import_request::played(&request)?;
        let granted = import_request::granted(&request)?;
        ask(&self.0, &inbox, &caller, Ask::May(Verb::Import)).await?;
        let players = self.players(&tournament, &request.players).await?;
        let brought = Box::new(Brought {
            players,
            pairings,
            played,
            granted,
        });
        match ask(&self.0, &inbox, &caller, Ask::ImportReport(brought)).await? {
            Reply::Imported(reply) => Ok(Response::new(reply)),
            other => Err(unexpected(&other)),
        }
    }

    async fn withdraw(
        &self,
        request: Request<v1::WithdrawRequest>,
    ) -> Result<Response<v1::WithdrawReply>> {
        let caller = Caller::of(&request)?;
        let request = request.into_inner();
        let inbox = inbox(&self.0, &caller, &request.tournament)?;
        let person = person_of(convert::number("player", request.player)?)?;
        let from = Some(convert::round(request.from)?).filter(|from| *from > 0);
        match ask(&self.0, &inbox, &caller, Ask::Withdraw(person, from)).await? {
            Reply::Withdrawn(reply) => Ok(Response::new(reply)),
            other => Err(unexpected(&other)),
        }
    }

    async fn remove_player(
        &self,
        request: Request<v1::RemovePlayerRequest>,
    ) -> Result<Response<v1::RemovePlayerReply>> {
        let caller = Caller::of(&request)?;
        let request = request.into_inner();
        let inbox = inbox(&self.0, &caller, &request.tournament)?;
        let person = person_of(convert::number("player", request.player)?)?;
        match ask(&self.0, &inbox, &caller, Ask::RemovePlayer(person)).await? {
            Reply::Removed(reply) => Ok(Response::new(reply)),
            other => Err(unexpected(&other)),
        }
    }

    async fn publish_round(&self, request: Request<v1::RoundRequest>) -> RoundAnswer {
        self.round(request, Ask::PublishRound).await
    }

    async fn check_publish(
        &self,
        request: Request<v1::RoundRequest>,
    ) -> Result<Response<v1::RoundReply>> {
        self.round(request, Ask::CheckPublish).await
    }

    async fn unpublish_round(
        &self,
        request: Request<v1::UnpublishRequest>,
    ) -> Result<Response<v1::RoundReply>> {
        let caller = Caller::of(&request)?;
        let request = request.into_inner();
        let inbox = inbox(&self.0, &caller, &request.tournament)?;
        let round = convert::round(request.round)?;
        let what = convert::as_seen(Ask::UnpublishRound(round, request.reason), request.seen)?;
        round_reply(ask(&self.0, &inbox, &caller, what).await?)
    }

    async fn check_unpublish(
        &self,
        request: Request<v1::UnpublishRequest>,
    ) -> Result<Response<v1::RoundReply>> {
        let caller = Caller::of(&request)?;
        let request = request.into_inner();
        let inbox = inbox(&self.0, &caller, &request.tournament)?;
        let what = Ask::CheckUnpublish(convert::round(request.round)?);
        round_reply(ask(&self.0, &inbox, &caller, what).await?)
    }

    async fn start_round(&self, request: Request<v1::RoundRequest>) -> RoundAnswer {
        self.round(request, Ask::StartRound).await
    }

    async fn check_start(&self, request: Request<v1::RoundRequest>) -> RoundAnswer {
        self.round(request, Ask::CheckStart).await
    }

    async fn close_round(&self, request: Request<v1::RoundRequest>) -> RoundAnswer {
        self.round(request, Ask::CloseRound).await
    }

    async fn check_close(&self, request: Request<v1::RoundRequest>) -> RoundAnswer {
        self.round(request, Ask::CheckClose).await
    }

    async fn hold(&self, request: Request<v1::HoldRequest>) -> Result<Response<v1::RoundReply>> {
        let caller = Caller::of(&request)?;
        let request = request.into_inner();
        let inbox = inbox(&self.0, &caller, &request.tournament)?;
        let seen = request.seen.clone();
        let reason_fault = convert::holds::hold_fault(&request);
        let hold = convert::as_seen(convert::holds::hold(request)?, seen)?;
        let reply = round_reply(ask(&self.0, &inbox, &caller, hold).await?)?;
        Ok(reply.map(|reply| v1::RoundReply {
            reason_fault,
            ..reply
        }))
    }

    async fn give_hold_reason(
        &self,
        request: Request<v1::HoldReasonRequest>,
    ) -> Result<Response<v1::RoundReply>> {
        let caller = Caller::of(&request)?;
        let request = request.into_inner();
        let inbox = inbox(&self.0, &caller, &request.tournament)?;
        let given = convert::holds::hold_reason(&request)?;
        round_reply(ask(&self.0, &inbox, &caller, given).await?)
    }

    async fn check_hold(
        &self,
        request: Request<v1::HoldRequest>,
    ) -> Result<Response<v1::RoundReply>> {
        let caller = Caller::of(&request)?;
        let request = request.into_inner();
        let inbox = inbox(&self.0, &caller, &request.tournament)?;
        let (round, end) = (convert::round(request.round)?, request.end);
        let request = convert::holds::hold_request(request)?;
        let check = Ask::CheckHold {
            round,
            request,
            end,
        };
        round_reply(ask(&self.0, &inbox, &caller, check).await?)
    }

    async fn command(&self, request: Request<v1::ArbiterCommand>) -> Result<Response<v1::Answer>> {
        let caller = Caller::of(&request)?;
        let request = request.into_inner();
        let inbox = inbox(&self.0, &caller, &request.tournament)?;
        let (board, id, order) = convert::arbiter_order(&request)?;
        let mut answer = v1::Answer {
            command_id: request.command_id.clone().into(),
            ..v1::Answer::default()
        };
        match try_ask(&self.0, &inbox, &caller, Ask::Board(board, id, order)).await? {
            Ok(Reply::Answered(sequence)) => {
                answer.sequence = sequence;
                answer.reason_fault = convert::holds::pause_fault(&request);
            }
            Ok(other) => return Err(unexpected(&other)),
            Err(Failure::Refused(refusal)) => answer.refusal = Some(views::refusal(&refusal)),
            Err(failure) => return Err(status(&failure)),
        }
        Ok(Response::new(answer))
    }

    async fn spare_devices(
        &self,
        request: Request<v1::SpareDevicesRequest>,
    ) -> Result<Response<v1::SpareDevicesReply>> {
        let caller = Caller::of(&request)?;
        let request = request.into_inner();
        let inbox = inbox(&self.0, &caller, &request.tournament)?;
        let board = convert::board(request.board.as_ref());
        let board = board.ok_or_else(|| Status::invalid_argument("board"))?;
        let side = convert::side(request.seat())?;
        match ask(&self.0, &inbox, &caller, Ask::SpareDevices(board, side)).await? {
            Reply::Spares(reply) => Ok(Response::new(reply)),
            other => Err(unexpected(&other)),
        }
    }

    async fn penalties(
        &self,
        request: Request<v1::PenaltiesRequest>,
    ) -> Result<Response<v1::PenaltiesReply>> {
        let caller = Caller::of(&request)?;
        let request = request.into_inner();
        let inbox = inbox(&self.0, &caller, &request.tournament)?;
        let player = request.player.map(u16::try_from).transpose();
        let player = player.map_err(|_| Status::invalid_argument("player: a starting number"))?;
        match ask(&self.0, &inbox, &caller, Ask::Penalties(player)).await? {
            Reply::Penalties(reply) => Ok(Response::new(*reply)),
            other => Err(unexpected(&other)),
        }
    }

    async fn read_time(
        &self,
        request: Request<v1::ReadTimeRequest>,
    ) -> Result<Response<v1::ReadTimeReply>> {
        let caller = Caller::of(&request)?;
        let request = request.into_inner();
        let inbox = inbox(&self.0, &caller, &request.tournament)?;
        ask(&self.0, &inbox, &caller, Ask::May(Verb::Describe)).await?;
        typed_times::read(&request).map(Response::new)
    }

    async fn check(
        &self,
        request: Request<v1::ArbiterCommand>,
    ) -> Result<Response<v1::CheckReply>> {
        let caller = Caller::of(&request)?;
        let request = request.into_inner();
        let inbox = inbox(&self.0, &caller, &request.tournament)?;
        let (board, _, order) = convert::arbiter_order(&request)?;
        let mut answer = v1::CheckReply::default();
        match try_ask(&self.0, &inbox, &caller, Ask::Check(board, order)).await? {
            Ok(Reply::Allowed(foreseen)) => {
                answer.consequences = foreseen.consequences;
                answer.breaches = foreseen.breaches;
                answer.remarks = foreseen.remarks;
                answer.seen = foreseen.seen;
                answer.times = foreseen.times;
                if let Some([before, after]) = foreseen.clocks {
                    (answer.before, answer.after) = (Some(before), Some(after));
                }
            }
            Ok(other) => return Err(unexpected(&other)),
            Err(Failure::Refused(refusal)) => answer.refusal = Some(views::refusal(&refusal)),
            Err(failure) => return Err(status(&failure)),
        }
        Ok(Response::new(answer))
    }

    async fn watch(
        &self,
        request: Request<v1::WatchRequest>,
    ) -> Result<Response<Self::WatchStream>> {
        let caller = Caller::of(&request)?;
        let request = request.into_inner();
        let inbox = inbox(&self.0, &caller, &request.tournament)?;
        let round = convert::round(request.round)?;
        let stream = StreamId(self.0.number());
        let (sender, messages) = mpsc::channel(TO_WATCHER);
        let input = Input::Watch(stream, caller.asker(), round);
        let message = Message::with(input, Sink::Watcher(stream, sender));
        inbox.send(message).await.map_err(|_| stopping())?;
        let messages = ReceiverStream::new(messages)
            .map(|message| message.map_err(|failure| status(&failure)));
        let messages: Self::WatchStream = if request.ticks {
            Box::pin(clock_ticks::beside(Arc::clone(&self.0), messages))
        } else {
            Box::pin(messages)
        };
        Ok(Response::new(messages))
    }

    async fn games(
        &self,
        request: Request<v1::GamesRequest>,
    ) -> Result<Response<Self::GamesStream>> {
        let caller = Caller::of(&request)?;
        let request = request.into_inner();
        let tournament = convert::tournament(&request.tournament)?;
        let inbox = inbox(&self.0, &caller, &request.tournament)?;
        let round = convert::round(request.round)?;
        let board = convert::board_number(request.board)?;
        match ask(&self.0, &inbox, &caller, Ask::Games(round)).await? {
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
    fn new_tournament(&self, caller: &Caller, tournament: &TournamentId) -> Result<Inbox> {
        caller.must_be_organiser()?;
        let too_many = || Status::resource_exhausted("too many tournaments");
        self.0.shard_or_new(tournament).ok_or_else(too_many)
    }

    async fn round(
        &self,
        request: Request<v1::RoundRequest>,
        what: impl Fn(u16) -> Ask,
    ) -> Result<Response<v1::RoundReply>> {
        let caller = Caller::of(&request)?;
        let request = request.into_inner();
        let inbox = inbox(&self.0, &caller, &request.tournament)?;
        let what = convert::as_seen(what(convert::round(request.round)?), request.seen)?;
        round_reply(ask(&self.0, &inbox, &caller, what).await?)
    }
}

fn round_reply(reply: Reply) -> Result<Response<v1::RoundReply>> {
    match reply {
        Reply::Round(reply) => Ok(Response::new(*reply)),
        other => Err(unexpected(&other)),
    }
}

fn event_view(reply: Reply) -> Result<Response<v1::EventView>> {
    match reply {
        Reply::Event(view) => Ok(Response::new(*view)),
        other => Err(unexpected(&other)),
    }
}
