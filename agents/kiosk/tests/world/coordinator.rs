//! A coordinator in small: a real gRPC server behind mutual TLS with one board, which plays Black
//! itself.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex},
};

use adoube_proto::v1::{
    Answer, BoardEvent, BoardRef, CheckedIn, Ending, Finished, Hello, Moved, Opened, PlayCommand,
    PlayReply, PlayRequest, Pulse, Refusal, Result as Points, ResultConfirmed, SeatAssigned,
    SeatPlan, Side, Started, Welcome,
    board_event::Event,
    play_command::Command,
    play_reply::Body,
    play_request,
    play_server::{Play, PlayServer},
};
use tokio::{net::TcpListener, sync::mpsc};
use tokio_stream::wrappers::{ReceiverStream, TcpListenerStream};
use tonic::{
    Request, Response, Status, Streaming,
    transport::{Certificate, Identity as TlsIdentity, Server, ServerTlsConfig},
};

use super::{
    certificates::{Authority, Identity},
    relay::Relay,
};

const BOARD: BoardRef = BoardRef { round: 1, board: 1 };
const BLACK: [&str; 2] = ["e7e5", "b8c6"];

#[derive(Default)]
pub struct Room {
    pub hellos: Vec<Hello>,
    pub commands: Vec<PlayCommand>,
    pub records: Vec<BoardEvent>,
    answers: BTreeMap<Vec<u8>, u64>,
    /// The link is cut, once, before the move of this half-move is answered.
    pub cut_at: Option<(u32, Relay)>,
    plies: u32,
}

impl Room {
    fn record(&mut self, event: Event) {
        self.records.push(BoardEvent {
            board: Some(BOARD),
            sequence: self.records.len() as u64 + 1,
            event: Some(event),
            ..BoardEvent::default()
        });
    }

    fn play(&mut self, side: Side, uci: &str) {
        self.plies += 1;
        let moved = Moved {
            seat: side.into(),
            ply: self.plies,
            uci: uci.into(),
            ..Moved::default()
        };
        self.record(Event::Moved(moved));
    }

    /// Decides a command the first time it comes; gives nothing if the answer is to be lost.
    fn decide(&mut self, command: &PlayCommand) -> Option<Answer> {
        self.commands.push(command.clone());
        let id = command.id.to_vec();
        if !self.answers.contains_key(&id) {
            if let Some(Command::Move(step)) = &command.command
                && step.ply != self.plies + 1
            {
                return Some(refused(command));
            }
            self.carry_out(command.command.as_ref().expect("a command"));
            self.answers.insert(id.clone(), self.records.len() as u64);
            if let Some(Command::Move(step)) = &command.command
                && self
                    .cut_at
                    .as_ref()
                    .is_some_and(|(ply, _)| *ply == step.ply)
                && let Some((_, relay)) = self.cut_at.take()
            {
                relay.cut();
                return None;
            }
        }
        Some(Answer {
            command_id: command.id.clone(),
            sequence: self.answers[&id],
            ..Answer::default()
        })
    }

    fn carry_out(&mut self, command: &Command) {
        match command {
            Command::CheckIn(_) => {
                for side in [Side::White, Side::Black] {
                    self.record(Event::CheckedIn(CheckedIn { seat: side.into() }));
                }
                self.record(Event::Started(Started {}));
            }
            Command::Move(step) => {
                self.play(Side::White, &step.uci);
                self.play(Side::Black, BLACK[step.ply as usize / 2]);
            }
            Command::Resign(_) => self.record(Event::Finished(Finished {
                result: Some(Points {
                    white_halves: 0,
                    black_halves: 2,
                }),
                ending: Ending::Resignation.into(),
                ..Finished::default()
            })),
            Command::ConfirmResult(_) => {
                self.record(Event::ResultConfirmed(ResultConfirmed {
                    seat: Side::White.into(),
                }));
            }
            other => panic!("not in the script: {other:?}"),
        }
    }
}

#[derive(Clone)]
pub struct Coordinator {
    pub port: u16,
    pub room: Arc<Mutex<Room>>,
}

impl Coordinator {
    pub async fn start(authority: &Authority, identity: &Identity) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let mut room = Room::default();
        room.record(Event::Opened(Opened::default()));
        let coordinator = Self {
            port: listener.local_addr().unwrap().port(),
            room: Arc::new(Mutex::new(room)),
        };
        let tls = ServerTlsConfig::new()
            .identity(TlsIdentity::from_pem(&identity.certificate, &identity.key))
            .client_ca_root(Certificate::from_pem(&authority.pem));
        let server = Server::builder()
            .tls_config(tls)
            .unwrap()
            .add_service(PlayServer::new(coordinator.clone()));
        tokio::spawn(server.serve_with_incoming(TcpListenerStream::new(listener)));
        coordinator
    }

    async fn converse(
        self,
        mut requests: Streaming<PlayRequest>,
        replies: mpsc::Sender<Result<PlayReply, Status>>,
    ) -> Option<()> {
        let mut told = 0;
        while let Some(request) = requests.message().await.ok()? {
            for body in self.answer(request.body?, &mut told) {
                let reply = PlayReply { body: Some(body) };
                replies.send(Ok(reply)).await.ok()?;
            }
        }
        Some(())
    }

    fn answer(&self, body: play_request::Body, told: &mut usize) -> Vec<Body> {
        let mut room = self.room.lock().unwrap();
        let mut bodies = match body {
            play_request::Body::Hello(hello) => {
                *told = usize::try_from(hello.last_seen).unwrap();
                room.hellos.push(hello);
                vec![welcome(), seat()]
            }
            play_request::Body::Command(command) => match room.decide(&command) {
                Some(answer) => vec![Body::Answer(answer)],
                None => return Vec::new(),
            },
            play_request::Body::Heartbeat(beat) => vec![Body::Pulse(Pulse {
                number: beat.number,
                ..Pulse::default()
            })],
            // No probe is sent here.
            play_request::Body::Echo(_) => return Vec::new(),
        };
        let news = room.records[*told..].iter().cloned().map(Body::Event);
        bodies.extend(news);
        *told = room.records.len();
        bodies
    }
}

/// For another half-move than the next.
fn refused(command: &PlayCommand) -> Answer {
    let refusal = Refusal {
        code: "out-of-order".into(),
        ..Refusal::default()
    };
    Answer {
        command_id: command.id.clone(),
        refusal: Some(refusal),
        ..Answer::default()
    }
}

fn welcome() -> Body {
    Body::Welcome(Welcome {
        version: 1,
        coordinator_run: "test".into(),
        speed: 20.0,
        time: 0,
        seated: true,
    })
}

fn seat() -> Body {
    let named = |name: &str| {
        Some(SeatPlan {
            name: name.into(),
            ..SeatPlan::default()
        })
    };
    Body::Seat(SeatAssigned {
        tournament: "open".into(),
        board: Some(BOARD),
        side: Side::White.into(),
        white: named("A"),
        black: named("B"),
        ..SeatAssigned::default()
    })
}

#[tonic::async_trait]
impl Play for Coordinator {
    type SeatStream = ReceiverStream<Result<PlayReply, Status>>;

    async fn seat(
        &self,
        request: Request<Streaming<PlayRequest>>,
    ) -> Result<Response<Self::SeatStream>, Status> {
        let (replies, stream) = mpsc::channel(64);
        tokio::spawn(self.clone().converse(request.into_inner(), replies));
        Ok(Response::new(ReceiverStream::new(stream)))
    }
}
