//! Keeps a link to the coordinator and sends what waits.

mod session;

use std::sync::Arc;
use std::time::Duration;

use adoube_ledger::{Ledger, Outbox};
use adoube_proto::v1::uplink_client::UplinkClient;
use adoube_proto::v1::{ClockOffset, DeviceStatuses, Grants, IntentAnswer, Seating, VenueAlarms};
use tokio::sync::{mpsc, watch};
use tokio_util::sync::CancellationToken;
use tonic::transport::{Certificate, Channel, ClientTlsConfig, Endpoint, Identity};

use super::{Desk, Fare, Numbering, Pulse};
use crate::backoff::Backoff;
use crate::clock;
use crate::config::Config;
use crate::intents::{Links, Saying};
use crate::relay::Cut;
use crate::wall::SessionsService;

/// The name in the coordinator's certificate, wherever it is reached.
const COORDINATOR: &str = "coordinator.adoube";

/// The largest notice that is taken, bytes.
const MAX_NOTICE: usize = 1024 * 1024;

/// What the uplink tells the node.
#[derive(Clone, Debug, PartialEq)]
pub enum UplinkEvent {
    /// The coordinator answers; this is its run.
    Up {
        /// Changes with each start of the coordinator.
        run: String,
        /// The devices it has enrolled for this venue.
        devices: Vec<String>,
    },
    /// It does not answer any more.
    Down {
        /// How the link ended.
        cut: Cut,
        /// Why.
        why: String,
        /// Since when nothing had come, milliseconds.
        silent_ms: u64,
    },
    /// Who sits where.
    Seating(Seating),
    /// Who has an office here.
    Grants(Grants),
    /// What officials are to look at.
    Alarms(VenueAlarms),
    /// What it decided of what was asked.
    Intent(IntentAnswer),
}

/// Why a link ended.
#[derive(Debug, thiserror::Error)]
enum Ended {
    #[error("{0}")]
    Unreachable(String),
    #[error("the link broke: {0}")]
    Broken(String),
    #[error("the coordinator closed the link")]
    Closed,
    #[error("the coordinator says: {text} ({reason})")]
    Goodbye {
        reason: &'static str,
        text: String,
        pause: Duration,
    },
    #[error("the coordinator uses version {0} of the protocol, this node another")]
    Version(u32),
    #[error("the coordinator broke the protocol: {0}")]
    Protocol(&'static str),
    #[error("no messages came from the coordinator")]
    Silent,
    #[error("the store does not respond: {0}")]
    Store(String),
    #[error("the node is stopping")]
    Stopped,
}

impl Ended {
    fn cut(&self) -> Cut {
        match self {
            Self::Unreachable(_) => Cut::Unreachable,
            Self::Broken(_) => Cut::Reset,
            Self::Closed | Self::Goodbye { .. } => Cut::Closed,
            Self::Silent => Cut::Silent,
            Self::Version(_) | Self::Protocol(_) | Self::Store(_) | Self::Stopped => Cut::Unknown,
        }
    }
}

/// Everything that the uplink needs.
pub struct Uplink {
    /// What is kept, to read from.
    pub outbox: Outbox,
    /// Where acknowledgements go.
    pub desk: Desk,
    /// The newest durable report's id.
    pub newest: watch::Receiver<u64>,
    /// How the devices stand.
    pub statuses: watch::Receiver<DeviceStatuses>,
    /// What officials ask for, and it has not answered.
    pub intents: watch::Receiver<Vec<Saying>>,
    /// Counts the links on which they may have been said.
    pub links: Links,
    /// How ids become numbers.
    pub numbering: Numbering,
    /// Where that is stored.
    pub ledger: Arc<dyn Ledger>,
    /// This machine's boot identity.
    pub boot_id: String,
    /// Made anew at each start of the node.
    pub instance: String,
    /// Takes what the coordinator says.
    pub events: mpsc::Sender<UplinkEvent>,
    /// Shows how the link fares.
    pub fare: watch::Sender<Fare>,
    /// Makes invitations to the wall; none where the node has no port for officials.
    pub(crate) wall: Option<SessionsService>,
    /// What is measured on it.
    pub(crate) pulse: Pulse,
}

impl Uplink {
    /// Coordinator time less the machine's monotonic clock, as far as measured.
    pub(super) fn offset(&self) -> Option<ClockOffset> {
        self.pulse.fare().offset(clock::monotonic_ms())
    }

    /// Something came from the coordinator.
    fn hear(&mut self) {
        self.pulse.heard(clock::monotonic_ms());
        self.fare.send_replace(self.pulse.fare());
    }

    /// Links, and links again, until `stop`.
    pub async fn run(mut self, config: Config, stop: CancellationToken) -> anyhow::Result<()> {
        let endpoint = endpoint(&config)?;
        let mut backoff = Backoff::new(200, 5000);
        let mut said = String::new();
        while !stop.is_cancelled() {
            let mut up = false;
            let ended = self.link(&endpoint, &stop, &mut up).await;
            if stop.is_cancelled() {
                break;
            }
            if up {
                backoff.reset();
                said.clear();
            }
            let why = ended.to_string();
            if said != why {
                tracing::warn!("no link to the coordinator: {why}");
                said.clone_from(&why);
            }
            if up {
                let down = UplinkEvent::Down {
                    cut: ended.cut(),
                    why,
                    silent_ms: self.pulse.silent_ms(clock::monotonic_ms()),
                };
                let _ = self.events.send(down).await;
            }
            let mut pause = backoff.pause(fastrand::f64());
            if let Ended::Goodbye { pause: asked, .. } = ended {
                pause = pause.max(asked);
            }
            stop.run_until_cancelled(tokio::time::sleep(pause)).await;
        }
        Ok(())
    }

    async fn link(
        &mut self,
        endpoint: &Endpoint,
        stop: &CancellationToken,
        up: &mut bool,
    ) -> Ended {
        let connected = match stop.run_until_cancelled(endpoint.connect()).await {
            Some(Ok(channel)) => channel,
            Some(Err(error)) => return Ended::Unreachable(chain(&error)),
            None => return Ended::Stopped,
        };
        let client = client(connected);
        match session::run(self, client, stop, up).await {
            Ok(()) => Ended::Stopped,
            Err(ended) => ended,
        }
    }
}

fn client(channel: Channel) -> UplinkClient<Channel> {
    UplinkClient::new(channel).max_decoding_message_size(MAX_NOTICE)
}

/// The way to the coordinator, as this node.
pub(crate) fn endpoint(config: &Config) -> anyhow::Result<Endpoint> {
    let identity = &config.identity;
    let tls = ClientTlsConfig::new()
        .ca_certificate(Certificate::from_pem(&identity.authority_pem))
        .identity(Identity::from_pem(
            &identity.certificate_pem,
            &identity.key_pem,
        ))
        .domain_name(COORDINATOR);
    let endpoint = Endpoint::from_shared(format!("https://{}", config.coordinator))?
        .tls_config(tls)?
        .connect_timeout(Duration::from_secs(3))
        .tcp_nodelay(true)
        .http2_keep_alive_interval(Duration::from_secs(5))
        .keep_alive_timeout(Duration::from_secs(5))
        .keep_alive_while_idle(true);
    Ok(endpoint)
}

/// An error with its causes: tonic's own text says only that there was one.
fn chain(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut source = error.source();
    while let Some(cause) = source {
        text = format!("{text}: {cause}");
        source = cause.source();
    }
    text
}

impl std::fmt::Debug for Uplink {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Uplink")
            .field("outbox", &self.outbox)
            .field("numbering", &self.numbering)
            .finish_non_exhaustive()
    }
}
