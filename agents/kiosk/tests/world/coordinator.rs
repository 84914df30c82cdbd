//! A coordinator in small: a real gRPC server behind mutual TLS with one board, which plays Black
//! itself.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex},
};

use adoube_proto::v1::{
    Answer, BoardRef, Ending, GameStage, Hello, May, MoveShown, OutcomeShown, PlayCommand,
    PlayReply, PlayRequest, Pulse, Refusal, Result as Points, SeatAssigned, SeatPlan, SeatView,
    Side, Welcome,
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

const NOTHING: May = May {
    check_in: false,
    r#move: false,
    premove: false,
    offer_draw: false,
    answer_draw: false,
    resign: false,
    call: true,
    ready: false,
    confirm: false,
    set_options: false,
    no_move: 0,
    no_draw_offer: 0,
    no_draw_answer: 0,
    no_resignation: 0,
};
const CHECKS_IN: May = May {
    check_in: true,
    ..NOTHING
};
const PLAYS: May = May {
    r#move: true,
    resign: true,
    ..NOTHING
};
const CONFIRMS: May = May {
    confirm: true,
    ..NOTHING
};

#[derive(Default)]
pub struct Room {
    pub hellos: Vec<Hello>,
    pub commands: Vec<PlayCommand>,
    /// The views that were sent, each with the moves since the one before.
    pub views: Vec<SeatView>,
    answers: BTreeMap<Vec<u8>, u64>,
    /// The link is cut, once, before the move of this half-move is answered.
    pub cut_at: Option<(u32, Relay)>,
    plies: u32,
}

impl Room {
    /// The next view; the player may do this alone.
    fn view(&mut self, stage: GameStage, moves: &[&str], may: May) {
        let before = self.views.last().cloned().unwrap_or_default();
        let moves = moves.iter().map(|uci| MoveShown {
            uci: (*uci).to_owned(),
            ..MoveShown::default()
        });
        self.views.push(SeatView {
            board: Some(BOARD),
            side: Side::White.into(),
            sequence: before.sequence + 1,
            game: 1,
            stage: stage.into(),
            to_move: Side::White.into(),
            moves_from: self.plies,
            moves: moves.collect(),
            may: Some(may),
            ..before
        });
        self.plies += u32::try_from(self.views.last().unwrap().moves.len()).unwrap();
    }

    /// The last view, with the moves since that one.
    fn caught_up(&self, seen: usize) -> SeatView {
        let later = &self.views[seen..];
        let from = later.first().map_or(self.plies, |view| view.moves_from);
        SeatView {
            moves_from: from,
            moves: later.iter().flat_map(|view| view.moves.clone()).collect(),
            ..self.views.last().unwrap().clone()
        }
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
            self.answers.insert(id.clone(), self.views.len() as u64);
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
            Command::CheckIn(_) => self.view(GameStage::Playing, &[], PLAYS),
            Command::Move(step) => {
                let moves = [step.uci.as_str(), BLACK[step.ply as usize / 2]];
                self.view(GameStage::Playing, &moves, PLAYS);
            }
            Command::Resign(_) => {
                self.view(GameStage::Finished, &[], CONFIRMS);
                let points = Points {
                    white_halves: 0,
                    black_halves: 2,
                };
                self.views.last_mut().unwrap().outcome = Some(OutcomeShown {
                    result: Some(points),
                    ending: Ending::Resignation.into(),
                    ..OutcomeShown::default()
                });
            }
            Command::ConfirmResult(_) => self.view(GameStage::Finished, &[], NOTHING),
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
        room.view(GameStage::Waiting, &[], CHECKS_IN);
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
                let view = room.caught_up(*told);
                *told = room.views.len();
                vec![welcome(), seat(), Body::View(view)]
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
        let news = room.views[*told..].iter().cloned().map(Body::View);
        bodies.extend(news);
        *told = room.views.len();
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
        version: adoube_proto::VERSION,
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
