//! A device's play link, message by message.

use adoube_proto::v1::event_client::EventClient;
use adoube_proto::v1::play_client::PlayClient;
use adoube_proto::v1::play_command::Command;
use adoube_proto::v1::play_reply::Body;
use adoube_proto::v1::{
    BoardEvent, BoardRef, CheckInCommand, GamesRequest, Heartbeat, Hello, MoveCommand, PlayCommand,
    PlayReply, PlayRequest, SeatView, play_request,
};
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;
use tonic::transport::Channel;
use tonic::{Status, Streaming};

use super::{PATIENCE, Paper, Site, TOURNAMENT};

/// An open link.
pub(crate) struct Link {
    pub(crate) requests: mpsc::Sender<PlayRequest>,
    pub(crate) replies: Streaming<PlayReply>,
    chief: EventClient<Channel>,
    /// The last view.
    pub(crate) view: Option<SeatView>,
    /// The last record that the test has read.
    read: u64,
}

impl Link {
    /// Opens the stream of a certificate's holder and says this first.
    pub(crate) async fn open(
        site: &Site,
        paper: &Paper,
        first: PlayRequest,
    ) -> Result<Self, Status> {
        let unavailable = |error: tonic::transport::Error| Status::unavailable(error.to_string());
        let channel = site.channel(Some(paper)).await.map_err(unavailable)?;
        let (requests, stream) = mpsc::channel(64);
        requests.send(first).await.unwrap();
        // The deadline of a request would end the stream, too.
        let mut client = PlayClient::new(channel).max_encoding_message_size(usize::MAX);
        let replies = client.seat(ReceiverStream::new(stream)).await?.into_inner();
        Ok(Self {
            requests,
            replies,
            chief: site.official("official:chief").await,
            view: None,
            read: 0,
        })
    }

    /// The next record that the views so far tell of, as officials read it.
    pub(crate) async fn next_record(&mut self) -> Option<BoardEvent> {
        let view = self
            .view
            .as_ref()
            .filter(|view| view.sequence > self.read)?;
        let (board, newest) = (view.board?, view.sequence);
        let request = GamesRequest {
            tournament: TOURNAMENT.to_owned(),
            round: board.round,
            board: board.board,
        };
        let mut games = self.chief.games(request).await.unwrap().into_inner();
        let records = games.message().await.unwrap().unwrap().events;
        let mut later = records.into_iter().filter(|it| it.sequence > self.read);
        let next = later.next().filter(|it| it.sequence <= newest)?;
        self.read = next.sequence;
        Some(next)
    }

    /// A device's link that greets properly.
    pub(crate) async fn greeted(site: &Site, device: &str, last_seen: u64) -> Self {
        let (venue, _) = device.split_once('-').unwrap();
        let name = format!("adoube:device:{venue}:{device}");
        let paper = site.authority.client(&name);
        Self::open(site, &paper, hello(device, last_seen))
            .await
            .unwrap()
    }

    /// White's and Black's links of board 1.1, both checked in.
    pub(crate) async fn both(site: &Site) -> [Self; 2] {
        let links = [
            Self::greeted(site, "madrid-1", 0).await,
            Self::greeted(site, "oslo-1", 0).await,
        ];
        for link in &links {
            link.say(order(Command::CheckIn(CheckInCommand {}))).await;
        }
        links
    }

    pub(crate) async fn say(&self, request: PlayRequest) {
        self.requests.send(request).await.unwrap();
    }

    /// The next message; none at the stream's end.
    pub(crate) async fn next(&mut self) -> Option<Body> {
        let next = tokio::time::timeout(PATIENCE, self.replies.message());
        let next = next.await.expect("a message or an end");
        let body = next.ok().flatten().and_then(|reply| reply.body);
        if let Some(Body::View(view)) = &body {
            self.view = Some(view.clone());
        }
        body
    }

    /// Everything up to the stream's end, in short words.
    pub(crate) async fn rest(&mut self) -> Vec<String> {
        let mut all = Vec::new();
        while let Some(body) = self.next().await {
            all.push(words(&body));
        }
        all
    }

    /// Reads until something is said that begins so, and gives all that was said.
    pub(crate) async fn until(&mut self, beginning: &str) -> Vec<String> {
        let mut all: Vec<String> = Vec::new();
        while !all.last().is_some_and(|words| words.starts_with(beginning)) {
            let body = self.next().await;
            let body = body.unwrap_or_else(|| panic!("no '{beginning}' after {all:?}"));
            all.push(words(&body));
        }
        all
    }
}

/// What is said, in short words.
fn words(body: &Body) -> String {
    match body {
        Body::Welcome(_) => "welcome".to_owned(),
        Body::Seat(_) => "seat".to_owned(),
        Body::View(view) => format!("view {}", view.sequence),
        Body::Answer(answer) => match &answer.refusal {
            Some(refusal) => format!("refused {}", refusal.code),
            None => format!("answer {}", answer.sequence),
        },
        Body::Pulse(pulse) => format!("pulse {}", pulse.number),
        Body::Goodbye(goodbye) => format!("goodbye {}", goodbye.reason().word()),
    }
}

pub(crate) fn hello(instance: &str, last_seen: u64) -> PlayRequest {
    let hello = Hello {
        version: adoube_proto::VERSION,
        instance: instance.to_owned(),
        board: Some(BoardRef { round: 1, board: 1 }),
        last_seen,
        ..Hello::default()
    };
    PlayRequest {
        body: Some(play_request::Body::Hello(hello)),
        ..PlayRequest::default()
    }
}

pub(crate) fn heartbeat(number: u64) -> PlayRequest {
    let beat = Heartbeat {
        number,
        ..Heartbeat::default()
    };
    PlayRequest {
        body: Some(play_request::Body::Heartbeat(beat)),
        ..PlayRequest::default()
    }
}

/// A command under an id of its own.
pub(crate) fn order(command: Command) -> PlayRequest {
    let command = PlayCommand {
        id: fastrand::u128(..).to_be_bytes().to_vec().into(),
        command: Some(command),
        seen: 0,
    };
    PlayRequest {
        body: Some(play_request::Body::Command(command)),
        ..PlayRequest::default()
    }
}

pub(crate) fn moving(ply: u32, uci: &str) -> PlayRequest {
    let uci = uci.to_owned();
    order(Command::Move(MoveCommand {
        ply,
        uci,
        ..MoveCommand::default()
    }))
}
