//! A coordinator in this process, and those who call it.

mod event;
mod pages;
mod papers;
mod play;

use std::fs;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use adoube_coordinator::config::Config;
use adoube_coordinator::enrolment::Enrolment;
use adoube_coordinator::host::{Host, Parts};
use adoube_coordinator::people::Keyring;
use adoube_coordinator::{console, server, signing};
use adoube_ledger::{Ledger, MemoryLedger};
use adoube_proto::v1::event_client::EventClient;
use adoube_proto::v1::{BoardEvent, DescribeRequest, EventView, GamesRequest};
use adoube_sessions::keeper::Keeper;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tonic::Status;
use tonic::transport::{Certificate, Channel, ClientTlsConfig, Endpoint, Identity};

pub(crate) use event::{TOURNAMENT, importing, setting_up};
pub(crate) use pages::{Frames, Page, rpc};
pub(crate) use papers::{Authority, Paper};
pub(crate) use play::{Link, heartbeat, hello, moving, order};

/// Long enough for anything that happens at all.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// A coordinator that serves.
pub(crate) struct Site {
    pub(crate) authority: Authority,
    pub(crate) address: SocketAddr,
    pub(crate) host: Arc<Host>,
    pub(crate) keeper: Arc<Keeper>,
    folder: TempDir,
    stop: oneshot::Sender<()>,
    served: JoinHandle<anyhow::Result<()>>,
}

impl Site {
    /// Serves an empty ledger.
    pub(crate) async fn new() -> Self {
        Self::over(Arc::new(MemoryLedger::new())).await
    }

    /// Serves this ledger.
    pub(crate) async fn over(ledger: Arc<dyn Ledger>) -> Self {
        let _ = rustls::crypto::ring::default_provider().install_default();
        let authority = Authority::new();
        let folder = TempDir::with_prefix("adoube-coordinator-").unwrap();
        let listener = free_port().await;
        let address = listener.local_addr().unwrap();
        let config = write(folder.path(), &authority, address);
        let host = Host::start(Parts {
            ledger,
            keyring: Keyring::open(&config.data.join("people")).unwrap(),
            signer: signing::signer(&config.signing_key).unwrap(),
            run: "run".to_owned(),
            speed: 1.0,
            enrolment: Enrolment::default(),
            watch: None,
        })
        .unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let stopping = Arc::clone(&host);
        let until = async move {
            let _ = stopped.await;
            stopping.stop().await;
        };
        let serving = Arc::clone(&host);
        let clock = Box::new(adoube_coordinator::clock::wall);
        let keeper = Keeper::open(config.data.join("sessions.json"), "console", clock).unwrap();
        let kept = Arc::clone(&keeper);
        let served =
            tokio::spawn(
                async move { server::serve(&config, listener, serving, kept, until).await },
            );
        Self {
            authority,
            address,
            host,
            keeper,
            folder,
            stop,
            served,
        }
    }

    /// With a tournament of one board, published and started.
    pub(crate) async fn with_a_round() -> Self {
        let site = Self::new().await;
        let mut organiser = site.official("organiser:olga").await;
        organiser.set_up(setting_up()).await.unwrap();
        site.play_on(1).await;
        site
    }

    /// Who calls under `adoube:` this name.
    pub(crate) async fn official(&self, name: &str) -> EventClient<Channel> {
        let paper = self.authority.client(&format!("adoube:{name}"));
        EventClient::new(self.channel(Some(&paper)).await.unwrap())
    }

    /// The records of a round's first board, as the Chief Arbiter reads them.
    pub(crate) async fn records_of_first_board(&self, round: u32) -> Vec<BoardEvent> {
        let request = GamesRequest {
            tournament: TOURNAMENT.to_owned(),
            round,
            board: 1,
        };
        let mut chief = self.official("official:chief").await;
        let mut games = chief.games(request).await.unwrap().into_inner();
        games.message().await.unwrap().unwrap().events
    }

    /// A connection that shows this certificate.
    pub(crate) async fn channel(
        &self,
        paper: Option<&Paper>,
    ) -> Result<Channel, tonic::transport::Error> {
        let mut tls = ClientTlsConfig::new()
            .ca_certificate(Certificate::from_pem(self.authority.pem()))
            .domain_name("coordinator.adoube");
        if let Some(paper) = paper {
            tls = tls.identity(Identity::from_pem(&paper.certificate, &paper.key));
        }
        let endpoint = Endpoint::from_shared(format!("https://{}", self.address)).unwrap();
        let endpoint = endpoint.timeout(PATIENCE).tcp_nodelay(true);
        // HTTP/2's own window: with the library's of 2 MB a client that reads nothing would still take that much.
        let endpoint = endpoint.initial_stream_window_size(65_535);
        endpoint.tls_config(tls)?.connect().await
    }

    /// The positive control: whatever was done before, an organiser gets his answer.
    pub(crate) async fn assert_serves(&self, after: &str) {
        let mut organiser = self.official("organiser:olga").await;
        let described = describe(&mut organiser).await;
        let known = match &described {
            Ok(_) => true,
            Err(status) => status.code() == tonic::Code::NotFound,
        };
        assert!(known, "after {after}: {described:?}");
    }

    /// The keys of people that were made.
    pub(crate) fn keys(&self) -> usize {
        fs::read_dir(self.folder.path().join("data/people"))
            .unwrap()
            .count()
    }

    /// Asks for a stop.
    pub(crate) fn stop(self) -> JoinHandle<anyhow::Result<()>> {
        self.stop.send(()).unwrap();
        self.served
    }
}

/// What stands.
pub(crate) async fn describe(client: &mut EventClient<Channel>) -> Result<EventView, Status> {
    let tournament = TOURNAMENT.to_owned();
    let described = client.describe(DescribeRequest { tournament }).await;
    described.map(tonic::Response::into_inner)
}

fn write(folder: &Path, authority: &Authority, listen: SocketAddr) -> Config {
    let paper = authority.coordinator();
    let config = Config {
        listen,
        certificate: folder.join("certificate.pem"),
        key: folder.join("key.pem"),
        authority: folder.join("authority.pem"),
        signing_key: folder.join("signing.pem"),
        data: folder.join("data"),
        console: Some(console::Settings {
            listen,
            certificate: folder.join("certificate.pem"),
            key: folder.join("key.pem"),
            address: "https://chess.example/".to_owned(),
        }),
        enrolment: None,
        telemetry: None,
    };
    for (path, text) in [
        (&config.certificate, paper.certificate),
        (&config.key, paper.key),
        (&config.authority, authority.pem()),
        (&config.signing_key, papers::signing_key()),
    ] {
        fs::write(path, text).unwrap();
    }
    config
}

/// A port that nobody has, among those that tests may use.
async fn free_port() -> TcpListener {
    loop {
        let port = fastrand::u16(20_000..32_000);
        if let Ok(listener) = TcpListener::bind(("127.0.0.1", port)).await {
            return listener;
        }
    }
}
