//! The venue node: the venue's broker, its relay, its view of every device, its uplink.
//!
//! What the node knows and decides stands in [`core`], [`view`], [`orders`], [`grants`],
//! [`enrol::Book`] and [`relay::Gate`]:
//! plain state that takes `now` and inputs and gives outputs, without async, clock or chance.
//! Around it stands a thin shell of tasks: [`broker`] keeps mosquitto running, [`bus`] speaks
//! MQTT, [`relay`] copies bytes that it cannot read, [`uplink`] tells the coordinator, [`lta`]
//! serves the venue's officials, [`wall`] their browsers, and [`shell`] joins them.
//!
//! The node never knows a chess rule, a clock or a result, and never sees inside a play link. Of
//! the event's rules it carries only who may do what.
#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used))]

pub mod backoff;
pub mod broker;
pub mod bus;
pub mod clock;
pub mod config;
pub mod core;
pub mod enrol;
pub mod fresh;
pub mod grants;
pub mod intents;
pub mod lateness;
pub mod lta;
pub mod network_codes;
pub mod offset;
pub mod orders;
pub mod pings;
pub mod rate;
pub mod relay;
pub mod shell;
pub mod sight;
pub mod uplink;
pub mod view;
pub mod wall;
