//! What officials ask of the node's heart, once it is known that they may.

use adoube_proto::v1::{DeviceHistory, IntentView, OrderView, Role, VenueIntent};
use tokio::sync::oneshot;

use crate::fresh::HexId;
use crate::intents;
use crate::lateness::Thresholds;
use crate::orders::{Draft, Refused};

/// Questions that may wait for the heart.
pub const WAITING: usize = 64;

/// Why nothing was done.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failed {
    /// The order, or what is wanted of it, cannot be.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// What is asked of the coordinator is not taken.
    #[error(transparent)]
    NotAsked(#[from] intents::Refused),
    /// The disk does not take it.
    #[error("the venue node cannot save this now, nothing was changed: {0}")]
    Storage(String),
}

/// A question with the way back.
#[derive(Debug)]
pub enum Ask {
    /// Give an order.
    Give(Box<Draft>, Answer<OrderView>),
    /// Take one back: which, and who does.
    Cancel(HexId, String, Answer<OrderView>),
    /// Ask the coordinator for something, in this office.
    Intend(Box<VenueIntent>, Role, Answer<IntentView>),
    /// Take that back: which, and who does.
    Withdraw(HexId, String, Answer<IntentView>),
    /// How this device was lately.
    History(String, Answer<DeviceHistory>),
    /// Set the thresholds.
    Set(Thresholds, Answer<Thresholds>),
}

/// The way back.
pub type Answer<T> = oneshot::Sender<Result<T, Failed>>;
