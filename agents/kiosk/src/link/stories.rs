//! Stories and tables of the play link, without bytes.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod boards;
mod echoes;
pub(crate) mod fixture;
mod reconnecting;
mod refusals;
