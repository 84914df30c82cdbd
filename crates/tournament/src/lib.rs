//! The rules of an event, pure: regulations, clocks, boards, rounds, roster, roles.
//!
//! Commands are decided by pure functions over the state that a stream of records leads to;
//! time is always an argument. Nothing here knows how a record is stored or sent.

#![cfg_attr(not(test), deny(clippy::wildcard_enum_match_arm))]
#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used))]

pub mod actor;
pub mod article;
pub mod board;
pub mod catalogue_message;
pub mod clock;
pub mod date;
pub mod device_health;
pub mod double_chess960;
pub mod event;
pub mod grants;
pub mod ids;
pub mod incident;
pub mod laws;
mod lock_report;
pub mod note;
pub mod pairing;
pub mod penalty;
pub mod physical_board;
pub mod refusal;
pub mod regulations;
pub mod roles;
pub mod roster;
pub mod round;
mod round_stage;
mod ruling_terms;
pub mod scoring;
pub mod standings;
pub mod text;
pub mod time;
pub mod trf;
pub mod typed_time;
pub mod venue;
mod verb;
mod words;
