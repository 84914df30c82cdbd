//! A whole event on this machine, for a while: its programs, its folder, and an end that leaves
//! neither behind.

mod child;
mod crew;
mod keeper;
mod leftovers;
mod ports;
mod root;

use tokio::signal::unix::{SignalKind, signal};

pub(crate) use crew::{Crew, Program};
pub(crate) use leftovers::remove as remove_leftovers;
pub(crate) use ports::free as free_ports;
pub(crate) use root::Root;

/// What a shell gives for a program that Ctrl-C ended.
pub(crate) const INTERRUPTED: u8 = 130;

/// Comes when somebody wants it all to end.
pub(crate) async fn interrupted() {
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
