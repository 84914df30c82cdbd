//! The coordinator's port, over real TLS: who gets in, what bad input does, how streams end.

#![allow(clippy::unwrap_used, clippy::expect_used)]

mod admission;
mod console;
mod dark_hall;
mod failing;
mod greetings;
mod invitations;
mod kit;
mod lag;
mod penalties;
mod physical_boards;
mod requests;
mod roles;
mod rubbish;
mod rules_of_play;
mod slow;
mod stopping;
