//! Faults of real machines and cables: each machine is a network namespace with its own cable and
//! its own boot identity, and each program runs on one. Skipped by name where that cannot be had.
#![allow(clippy::unwrap_used, clippy::expect_used)]
#![allow(
    clippy::disallowed_methods,
    reason = "processes are waited for in real time, on threads of the test's own"
)]
#![allow(
    clippy::print_stdout,
    reason = "what was skipped or measured belongs in a test's output"
)]

mod coordinator;
mod device;
mod figures;
mod harmless;
mod venue;

use adoube_cluster::event::Event;
use adoube_cluster::net;
use adoube_cluster::programs::mosquitto;

/// Plies of the games, and what each takes: longer than any story here.
const PLIES: usize = 136;
const THINK_MS: u64 = 4_000;

/// Tells a story about an event whose games are under way, each program on a machine of its own,
/// all devices switched on; after it nobody has panicked.
fn story(name: &'static str, tell: impl FnOnce(&mut Event) + Send + 'static) {
    paced_story(name, THINK_MS, tell);
}

/// The same, with so much time before each move.
fn paced_story(name: &'static str, think_ms: u64, tell: impl FnOnce(&mut Event) + Send + 'static) {
    if !mosquitto(name) || !net::available(name) {
        return;
    }
    net::aside(move || {
        let mut event = Event::on_machines(PLIES, think_ms);
        event.begin();
        for venue in adoube_cluster::event::VENUES {
            let (spare, _) = event.spare(venue);
            event.start(&spare);
            event.until_state(&spare, &["ready"]);
        }
        tell(&mut event);
        event.assert_no_panic();
    });
}
