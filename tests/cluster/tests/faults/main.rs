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

mod clocks;
mod coordinator;
mod device;
mod figures;
mod harmless;
mod page;
mod proxied;
mod spare;
mod venue;

use std::path::Path;
use std::time::{Duration, Instant};

use adoube_cluster::event::Event;
use adoube_cluster::net;
use adoube_cluster::programs::mosquitto;
use expect_test::expect_file;

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
    prepared_story(name, think_ms, |_| (), |event, ()| tell(event));
}

/// The same, with something changed before the first program starts.
fn prepared_story<P: 'static>(
    name: &'static str,
    think_ms: u64,
    prepare: impl FnOnce(&mut Event) -> P + Send + 'static,
    tell: impl FnOnce(&mut Event, P) + Send + 'static,
) {
    if !mosquitto(name) || !net::available(name) {
        return;
    }
    net::aside(move || {
        let mut event = Event::on_machines(PLIES, think_ms);
        let prepared = prepare(&mut event);
        event.begin();
        for venue in adoube_cluster::event::VENUES {
            let (spare, _) = event.spare(venue);
            event.start(&spare);
            event.until_state(&spare, &["ready"]);
        }
        tell(&mut event, prepared);
        event.assert_no_panic();
    });
}

/// What a node heard of a device in the last second before its seat was back may come of its being
/// back, and counts for nothing: a silence that is to be explained for certain outlasts that. Not by
/// much, or the coordinator sees its own end of the link break, too.
fn outlast_what_was_heard() {
    std::thread::sleep(Duration::from_millis(1_500));
}

/// How long late evidence may take until the incident is told as it will stay.
const TOLD_WITHIN: Duration = Duration::from_secs(20);

/// The story's incident is told as it stands in the file of that name, as soon as all evidence is
/// there; `UPDATE_EXPECT=1` writes it.
fn assert_golden(event: &Event, name: &str) {
    let file = format!("golden/{name}.golden");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/faults");
    let expected = std::fs::read_to_string(folder.join(&file)).unwrap_or_default();
    let began = Instant::now();
    let told = loop {
        let told = event.transcript();
        if told == expected || began.elapsed() > TOLD_WITHIN {
            break told;
        }
        std::thread::sleep(Duration::from_secs(1));
    };
    expect_file![file].assert_eq(&told);
}
