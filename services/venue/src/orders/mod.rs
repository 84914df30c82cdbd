//! Orders to devices, delivered again until acknowledged or expired.
//!
//! Relay tokens ([`Tokens`]) belong to one run of the node and live in memory. What officials
//! order ([`Book`]) is kept on disk before it is sent, has a fate that is shown, and outlives the
//! node.

mod book;
mod deliver;
mod fate;
mod kind;
mod page;
mod recall;
mod stored;
mod tokens;
pub(crate) mod why;

pub use book::{Book, Draft, Entry, Moment, OPEN_A_DEVICE, REMEMBERED, Refused, Step};
pub use deliver::{AGAIN_MS, AckRefused};
pub use fate::Fate;
pub use kind::{Kind, MAX_TEXT, Unfit};
pub use recall::Recall;
pub use stored::Clocks;
pub use tokens::Tokens;
