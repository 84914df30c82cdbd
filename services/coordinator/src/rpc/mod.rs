//! The services on the wire: they authenticate, bound, convert and pass on; they decide nothing.

mod authority;
mod clock_ticks;
mod convert;
mod device_connections;
mod enrolment;
mod event;
mod games;
mod import_request;
mod incidents;
mod intents;
mod message_stream;
mod play;
mod probes;
mod profile_sealing;
mod ruling_request;
mod seat_replies;
mod sessions;
mod shard_requests;
mod typed_times;
mod undecided_requests;
mod undone_moves;
mod uplink;
mod venue_reports;
mod wall_invitations;
mod wire_version;

pub use convert::{board, player_order};
pub(crate) use device_connections::serve_device;
pub use event::EventService;
pub use incidents::IncidentsService;
pub use intents::{intent_answer, intent_ask};
pub use play::PlayService;
pub use sessions::SessionsService;
pub(crate) use shard_requests::note_invitation;
pub use undecided_requests::{Kind, REQUESTS, read_request};
pub use uplink::{UplinkService, late};
pub use venue_reports::bounded_report;
pub(crate) use wire_version::versioned;

use std::pin::Pin;
use std::time::Duration;

use tokio_stream::Stream;
use tonic::Status;

/// How long a device or venue may take for its first message.
const HELLO_WITHIN: Duration = Duration::from_secs(5);

/// The largest message of a device or venue, in bytes.
pub(crate) const MAX_MESSAGE: usize = 256 * 1024;

/// Streams of one connection at a time.
pub(crate) const MAX_STREAMS: u32 = 16;

/// Who takes nothing for so long is not there any more, whatever his connection says.
const STALLED: Duration = Duration::from_secs(10);

/// A stream of replies.
type Replies<T> = Pin<Box<dyn Stream<Item = Result<T, Status>> + Send>>;
