//! The Chief Arbiter's eyes: what the coordinator tells officials.

use std::path::{Path, PathBuf};
use std::time::Duration;

use adoube_proto::v1::event_client::EventClient;
use adoube_proto::v1::watch_reply::Body;
use adoube_proto::v1::{
    BoardView, GameView, GamesRequest, ImportRequest, PlayerEntry, VenueView, WatchRequest,
};
use tokio::runtime::Runtime;
use tonic::transport::{Certificate, Channel, ClientTlsConfig, Endpoint, Identity};
use tonic::{Request, Status};

/// How long one call may take.
const CALL: Duration = Duration::from_secs(20);
const LONG_NAME: usize = 500;
const MAX_MESSAGE: usize = 16 * 1024 * 1024;

/// Calls as the Chief Arbiter of an event.
#[derive(Debug)]
pub struct Official {
    runtime: Runtime,
    folder: PathBuf,
    tournament: String,
    port: u16,
}

/// What a watcher is told first.
#[derive(Debug, Default)]
pub struct Sight {
    /// Coordinator time, milliseconds since the Unix epoch.
    pub time: u64,
    /// In the order of their numbers.
    pub boards: Vec<BoardView>,
    /// In the order of their ids.
    pub venues: Vec<VenueView>,
}

impl Official {
    /// The Chief Arbiter of the event in this folder, whose coordinator listens at this port.
    pub fn new(event: &Path, tournament: &str, port: u16) -> Self {
        let _ = rustls::crypto::ring::default_provider().install_default();
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build();
        Self {
            runtime: runtime.unwrap(),
            folder: event.join("officials/chief"),
            tournament: tournament.to_owned(),
            port,
        }
    }

    /// The games of round 1, whole.
    pub fn games(&self) -> Result<Vec<GameView>, Status> {
        self.call(async |mut client| {
            let request = GamesRequest {
                tournament: self.tournament.clone(),
                round: 1,
            };
            let mut games = Vec::new();
            let mut stream = client.games(Request::new(request)).await?.into_inner();
            while let Some(game) = stream.message().await? {
                games.push(game);
            }
            Ok(games)
        })
    }

    /// Brings players who play in no game, or changes them: `mark` is told of each. The more
    /// of them there are and the longer their names, the more is written.
    pub fn bring_players(&self, count: u32, mark: u32) -> Result<(), Status> {
        let player = |number| PlayerEntry {
            number,
            name: format!("Extra, {}", "x".repeat(LONG_NAME)),
            rating: mark,
            ..PlayerEntry::default()
        };
        self.call(async |mut client| {
            let request = ImportRequest {
                tournament: self.tournament.clone(),
                players: (100..100 + count).map(player).collect(),
                command_id: fastrand::u128(..).to_be_bytes().to_vec().into(),
                ..ImportRequest::default()
            };
            client.import(Request::new(request)).await.map(drop)
        })
    }

    /// Boards, clocks and devices as they stand.
    pub fn look(&self) -> Result<Sight, Status> {
        self.call(async |mut client| {
            let request = WatchRequest {
                tournament: self.tournament.clone(),
                round: 1,
            };
            let mut sight = Sight::default();
            let mut stream = client.watch(Request::new(request)).await?.into_inner();
            while let Some(reply) = stream.message().await? {
                match reply.body {
                    Some(Body::Begin(begin)) => sight.time = begin.time,
                    Some(Body::Board(board)) => sight.boards.push(board),
                    Some(Body::Venue(venue)) => sight.venues.push(venue),
                    Some(Body::Current(_)) => break,
                    None => {}
                }
            }
            sight
                .boards
                .sort_by_key(|board| board.board.map(|b| b.board));
            sight
                .venues
                .sort_by(|one, other| one.venue.cmp(&other.venue));
            Ok(sight)
        })
    }

    fn call<T>(
        &self,
        ask: impl AsyncFnOnce(EventClient<Channel>) -> Result<T, Status>,
    ) -> Result<T, Status> {
        let whole = async {
            let channel = self.endpoint().connect().await;
            let channel = channel.map_err(|error| Status::unavailable(error.to_string()))?;
            ask(EventClient::new(channel).max_decoding_message_size(MAX_MESSAGE)).await
        };
        self.runtime.block_on(async {
            let answer = tokio::time::timeout(CALL, whole).await;
            answer.unwrap_or_else(|_| Err(Status::deadline_exceeded("no answer")))
        })
    }

    fn endpoint(&self) -> Endpoint {
        let read = |name: &str| std::fs::read(self.folder.join(name)).unwrap();
        let tls = ClientTlsConfig::new()
            .ca_certificate(Certificate::from_pem(read("authority.pem")))
            .identity(Identity::from_pem(read("certificate.pem"), read("key.pem")))
            .domain_name("coordinator.adoube");
        let address = format!("https://127.0.0.1:{}", self.port);
        let endpoint = Endpoint::from_shared(address).unwrap();
        endpoint.tls_config(tls).unwrap()
    }
}
