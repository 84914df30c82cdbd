//! The agent of one playing device.
//!
//! It talks to its venue and to nothing else: telemetry and orders over MQTT, play over gRPC end
//! to end with the coordinator, through the venue's relay.
//!
//! Everything that decides is in [`agent`], [`bus`], [`link`], [`lockdown`], [`physical_board`], [`player`] and
//! [`screen`]: state machines that take the time and an input and give outputs. They never wait, never look at a clock
//! and never draw a random number that they were not seeded for. Everything that moves bytes, holds timers
//! and touches the machine is in [`shell`].
//!
//! The kiosk decides nothing of a game: what it shows is what the coordinator told it. It follows the
//! moves to tell the page what can be moved, and reads the running clock at the coordinator's time.

pub mod agent;
pub mod backoff;
pub mod bus;
pub mod config;
pub mod evidence;
pub mod ids;
pub mod link;
pub mod lockdown;
pub mod physical_board;
pub mod player;
pub mod screen;
pub mod shell;
pub mod time;
