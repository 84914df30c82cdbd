//! A bare echo: tonic, the same TLS and the same messages, and nothing behind it.

use std::fs;
use std::path::Path;
use std::pin::Pin;
use std::process::Command;

use adoube_proto::v1::play_reply::Body as Said;
use adoube_proto::v1::play_request::Body;
use adoube_proto::v1::play_server::{Play, PlayServer};
use adoube_proto::v1::{Answer, PlayReply, PlayRequest, Pulse};
use anyhow::Result;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio_stream::{Stream, StreamExt as _};
use tonic::transport::Server;
use tonic::transport::server::TcpIncoming;
use tonic::{Request, Response, Status, Streaming};

use crate::papers::{self, Authority, Paper};
use crate::process::{self, Program};
use crate::scale::Bench;
use crate::seat::Place;

/// The word by which this program becomes the echo.
pub const WORD: &str = "echo-server";

/// As the coordinator's.
const MAX_STREAMS: u32 = 16;

struct Echo;

type Replies = Pin<Box<dyn Stream<Item = Result<PlayReply, Status>> + Send>>;

#[tonic::async_trait]
impl Play for Echo {
    type SeatStream = Replies;

    async fn seat(
        &self,
        request: Request<Streaming<PlayRequest>>,
    ) -> Result<Response<Self::SeatStream>, Status> {
        let answers = request.into_inner().filter_map(|request| match request {
            Ok(request) => answer(request).map(Ok),
            Err(status) => Some(Err(status)),
        });
        Ok(Response::new(Box::pin(answers)))
    }
}

fn answer(request: PlayRequest) -> Option<PlayReply> {
    let body = match request.body? {
        Body::Command(command) => Said::Answer(Answer {
            command_id: command.id,
            sequence: 1,
            ..Answer::default()
        }),
        Body::Heartbeat(beat) => Said::Pulse(Pulse {
            number: beat.number,
            time: beat.monotonic_ms,
            ..Pulse::default()
        }),
        Body::Hello(_) | Body::Echo(_) => return None,
    };
    Some(PlayReply { body: Some(body) })
}

/// Serves on the port until it is killed.
pub async fn serve(folder: &Path, port: u16) -> Result<()> {
    let read = |name: &str| fs::read_to_string(folder.join(name));
    let paper: Paper = serde_json::from_str(&read("server.json")?)?;
    let listener = TcpListener::bind(("127.0.0.1", port)).await?;
    let incoming = TcpIncoming::from(listener).with_nodelay(Some(true));
    eprint_ready();
    Server::builder()
        .tls_config(papers::server_tls(&read("authority.pem")?, &paper))?
        .max_concurrent_streams(MAX_STREAMS)
        .add_service(PlayServer::new(Echo))
        .serve_with_incoming(incoming)
        .await?;
    Ok(())
}

#[expect(clippy::print_stderr, reason = "who started it waits for this")]
fn eprint_ready() {
    eprintln!("ready");
}

/// The echo as a process, and those who may call it.
pub struct EchoProcess {
    /// The process.
    pub program: Program,
    /// Where it listens.
    pub place: Place,
    /// The certificates of its callers.
    pub papers: Vec<Paper>,
    _folder: TempDir,
}

impl EchoProcess {
    /// Starts it for so many callers.
    pub fn start(bench: &Bench, callers: usize) -> Result<Self> {
        let folder = bench.scratch("echo-")?;
        let authority = Authority::new()?;
        let server = authority.server("echo", "adoube:coordinator")?;
        fs::write(folder.path().join("authority.pem"), authority.pem())?;
        fs::write(
            folder.path().join("server.json"),
            serde_json::to_string(&server)?,
        )?;
        let port = process::free_port()?;
        let mut command = Command::new(process::beside("adoube-bench")?);
        command.arg(WORD).arg(folder.path()).arg(port.to_string());
        let mut program = Program::start(command, &folder.path().join("log"))?;
        let papers = (0..callers).map(|caller| {
            authority.client(&format!("d{caller}"), &format!("adoube:device:v:d{caller}"))
        });
        let papers = papers.collect::<Result<_>>()?;
        program.until_logged("ready")?;
        Ok(Self {
            program,
            place: Place {
                port,
                authority: authority.pem(),
            },
            papers,
            _folder: folder,
        })
    }
}
