//! The venue node from outside: its ports, its broker, its process.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::print_stderr)]

mod asyncapi;
mod breaches;
mod broker;
mod certificates;
mod evidence;
mod intents;
mod killed;
mod kit;
mod officials;
mod orders;
mod relay;
mod uplink;
mod wall;
