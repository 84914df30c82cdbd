//! A whole event on this machine, for a while: its programs, its folder, and an end that leaves
//! neither behind.

#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used))]

mod child;
mod crew;
mod keeper;
mod leftovers;
mod ports;
mod root;
mod texts;

use tokio::signal::unix::{SignalKind, signal};

pub use crew::{Crew, Program};
pub use leftovers::remove as remove_leftovers;
pub use ports::free as free_ports;
pub use root::Root;

/// What a shell gives for a program that Ctrl-C ended.
pub const INTERRUPTED: u8 = 130;

/// Comes when somebody wants it all to end.
pub async fn interrupted() {
    let kinds = [
        SignalKind::interrupt(),
        SignalKind::terminate(),
        SignalKind::hangup(),
    ];
    let [Ok(mut interrupt), Ok(mut terminate), Ok(mut hangup)] = kinds.map(signal) else {
        return std::future::pending().await;
    };
    tokio::select! {
        _ = interrupt.recv() => {}
        _ = terminate.recv() => {}
        _ = hangup.recv() => {}
    }
}
