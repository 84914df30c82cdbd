//! The services on the wire: they authenticate, bound, convert and pass on; they decide nothing.

mod authority;
mod convert;
mod event;
mod games;
mod play;
mod uplink;

pub use event::EventService;
pub use play::PlayService;
pub use uplink::UplinkService;

use std::pin::Pin;

use tokio_stream::Stream;
use tonic::Status;

/// A stream of replies.
type Replies<T> = Pin<Box<dyn Stream<Item = Result<T, Status>> + Send>>;
