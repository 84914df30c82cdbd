//! Accepts connections, within bounds.

use std::sync::Arc;
use std::time::Duration;

use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tracing::Instrument;

use super::{Carried, End, Flows, Preface, Refusal, connection};
use crate::config::Address;
use crate::enrol;
use crate::fresh::HexId;

/// The relay's address and patience.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where all connections lead.
    pub coordinator: Address,
    /// How long a preface may take.
    pub preface: Duration,
    /// How long the coordinator may take to accept.
    pub connect: Duration,
    /// How long a direction may be without any byte.
    pub idle: Duration,
    /// Connections that have not passed the gate yet, together.
    pub newcomers: usize,
    /// Who lets devices in that have no key yet; none where nobody does.
    pub enrolling: Option<Arc<enrol::Desk>>,
}

impl Settings {
    /// The usual patience: 3 s for a preface and for the coordinator, 15 s for silence.
    pub fn new(coordinator: Address) -> Self {
        Self {
            coordinator,
            preface: Duration::from_secs(3),
            connect: Duration::from_secs(3),
            idle: Duration::from_secs(15),
            newcomers: 64,
            enrolling: None,
        }
    }
}

/// What the relay asks and tells.
#[derive(Debug)]
pub enum RelayEvent {
    /// May this one connect? Under which id?
    Admit {
        /// What it said.
        preface: Preface,
        /// Takes the connection's id or the refusal.
        answer: oneshot::Sender<Result<HexId, Refusal>>,
    },
    /// Somebody was turned away.
    Refused {
        /// Who it claimed to be, as far as it said.
        device: Option<String>,
        /// Why.
        refusal: Refusal,
        /// Whence.
        detail: String,
    },
    /// Both ends are joined.
    Opened {
        /// Whose connection.
        device: String,
        /// Its id.
        connection: HexId,
    },
    /// It was admitted but the coordinator could not be reached.
    Unreachable {
        /// Whose connection.
        device: String,
        /// Its id.
        connection: HexId,
        /// Why.
        detail: String,
    },
    /// It ended.
    Closed {
        /// Whose connection.
        device: String,
        /// Its id.
        connection: HexId,
        /// Who ended it.
        end: End,
        /// How much it carried.
        carried: Carried,
    },
}

/// What all connections share.
#[derive(Debug)]
pub(super) struct Shared {
    pub(super) settings: Settings,
    pub(super) flows: Flows,
    events: mpsc::Sender<RelayEvent>,
    tasks: TaskTracker,
}

impl Shared {
    /// Asks the core, waiting for room.
    pub(super) async fn ask(&self, event: RelayEvent) -> Result<(), ()> {
        self.events.send(event).await.map_err(|_| ())
    }

    /// Tells the core if there is room: refusals may be many and are not worth waiting for.
    pub(super) fn tell(&self, event: RelayEvent) {
        if self.events.try_send(event).is_err() {
            tracing::debug!("a refusal was not reported: the node is busy");
        }
    }

    /// Tells the core in any case: connections are counted by it. Told by a task of its own, so
    /// that a connection that is torn down is told too.
    pub(super) fn tell_surely(&self, event: RelayEvent) {
        match self.events.try_send(event) {
            Ok(()) | Err(mpsc::error::TrySendError::Closed(_)) => {}
            Err(mpsc::error::TrySendError::Full(event)) => {
                let events = self.events.clone();
                self.tasks.spawn(async move {
                    let _ = events.send(event).await;
                });
            }
        }
    }
}

/// A relay that listens.
#[derive(Debug)]
pub struct Relay {
    listener: TcpListener,
    newcomers: Arc<Semaphore>,
    shared: Arc<Shared>,
}

impl Relay {
    /// Listens at `address`.
    pub async fn bind(
        address: &Address,
        settings: Settings,
        events: mpsc::Sender<RelayEvent>,
    ) -> std::io::Result<Self> {
        let listener = TcpListener::bind((address.host.as_str(), address.port)).await?;
        let newcomers = Arc::new(Semaphore::new(settings.newcomers));
        let shared = Arc::new(Shared {
            settings,
            flows: Flows::default(),
            events,
            tasks: TaskTracker::new(),
        });
        Ok(Self {
            listener,
            newcomers,
            shared,
        })
    }

    /// The connections at work, to be looked at.
    pub fn flows(&self) -> Flows {
        self.shared.flows.clone()
    }

    /// Serves until `stop`; then all connections are closed.
    pub async fn run(self, stop: CancellationToken) {
        while let Some(accepted) = stop.run_until_cancelled(self.listener.accept()).await {
            match accepted {
                Ok((stream, peer)) => self.take(stream, peer.to_string(), &stop),
                Err(error) => {
                    // Out of descriptors, most likely: accepting again at once would spin.
                    tracing::warn!("the relay cannot accept: {error}");
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
            }
        }
        self.shared.tasks.close();
        self.shared.tasks.wait().await;
    }

    fn take(&self, stream: TcpStream, peer: String, stop: &CancellationToken) {
        let Ok(slot) = self.newcomers.clone().try_acquire_owned() else {
            // No answer: one that is flooded must not spend on each.
            self.shared.tell(RelayEvent::Refused {
                device: None,
                refusal: Refusal::Busy,
                detail: format!("from {peer}"),
            });
            let _ = stream.try_write(format!("NO busy {}\n", Refusal::Busy).as_bytes());
            return;
        };
        let shared = self.shared.clone();
        let stop = stop.clone();
        let served = async move {
            let served = connection::serve(stream, peer, &shared, slot);
            stop.run_until_cancelled(served).await;
        };
        self.shared.tasks.spawn(served.in_current_span());
    }
}
