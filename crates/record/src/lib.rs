//! How a record is written and read: the domain's types on one side, the stored messages of
//! `adoube.log.v1` on the other. Nothing else knows both.
//!
//! Bytes are never re-encoded once written; reading gives back the outcome that was recorded and
//! decides nothing again.
//!
//! | concept | item |
//! | --- | --- |
//! | a board's records | [`encode_board`], [`decode_board`] |
//! | a venue's reports | [`encode_venue`], [`decode_venue`] |
//! | a tournament's records | [`encode_event`], [`decode_event`] |
//! | a roster's records | [`encode_roster`], [`decode_roster`] |
//! | a round's records | [`encode_round`], [`decode_round`] |
//! | an incident's records | [`encode_incident`], [`decode_incident`] |
//! | what these have in common | [`Envelope`] |
//! | names of streams | [`streams`] |
//! | personal data under a key of its own | [`people`] |
//! | signatures of a stream's head | [`heads`] |

#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used))]
#![deny(clippy::wildcard_enum_match_arm)]

mod board;
mod common;
mod envelope;
mod error;
mod event;
mod field;
mod header;
pub mod heads;
mod incident;
mod penalty;
pub mod people;
mod roster;
mod round;
mod ruling;
mod stored;
pub mod streams;
mod tables;
mod venue;

pub use board::{decode_board, encode_board};
pub use envelope::Envelope;
pub use error::DecodeError;
pub use event::{decode_event, encode_event};
pub use incident::{decode_incident, encode_incident};
pub use roster::{decode_roster, encode_roster};
pub use round::{decode_round, encode_round};
pub use venue::{decode_venue, encode_venue};

/// The stored messages, generated.
#[allow(
    missing_docs,
    unreachable_pub,
    clippy::all,
    clippy::pedantic,
    reason = "generated code"
)]
mod log {
    include!(concat!(env!("OUT_DIR"), "/adoube.log.v1.rs"));
}
