//! The services on the wire: they authenticate, bound, convert and pass on; they decide nothing.

mod asking;
mod authority;
mod brought;
mod convert;
mod enrolling;
mod event;
mod games;
mod incidents;
mod intents;
mod outside;
mod play;
mod probes;
mod reports;
mod sealing;
mod sessions;
mod taken_back;
mod ticks;
mod typed_times;
mod uplink;
mod wall;
mod wishes;

pub(crate) use asking::note_invitation;
pub use convert::{board, player_order};
pub use event::EventService;
pub use incidents::IncidentsService;
pub use intents::{intent_answer, intent_ask};
pub use outside::{Kind, REQUESTS, read_request};
pub use play::PlayService;
pub use reports::kept;
pub use sessions::SessionsService;
pub use uplink::{UplinkService, late};

use std::pin::Pin;
use std::time::Duration;

use tokio_stream::Stream;
use tonic::Status;

/// How long a device or venue may take for its first message.
const HELLO_WITHIN: Duration = Duration::from_secs(5);

/// Who takes nothing for so long is not there any more, whatever his connection says.
const STALLED: Duration = Duration::from_secs(10);

/// A stream of replies.
type Replies<T> = Pin<Box<dyn Stream<Item = Result<T, Status>> + Send>>;
