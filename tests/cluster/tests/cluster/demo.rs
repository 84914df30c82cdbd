//! The demo: it ends well, and however it ends it leaves nothing behind.

use std::time::{Duration, Instant};

use adoube_cluster::demo::Demo;
use adoube_cluster::programs::mosquitto;
use nix::sys::signal::Signal;

/// In the middle of the round, not at its first move.
const A_WHILE: Duration = Duration::from_secs(3);

/// How long programs may outlive a demo that was killed, on a slow machine.
const AFTERWARDS: Duration = Duration::from_secs(20);

#[test]
fn the_demo_ends_with_status_0_and_leaves_nothing() {
    if !mosquitto("the_demo_ends_with_status_0_and_leaves_nothing") {
        return;
    }
    let mut demo = Demo::start(400, &[]);
    let status = demo.child.end_within(Duration::from_mins(10));
    assert_eq!(status, Some(0), "{}", demo.child.said());
    let said = demo.child.said();
    assert!(
        said.contains("Every game ended as in the original game."),
        "{said}"
    );
    assert_eq!(demo.left(), (Vec::new(), Vec::new()));
}

#[test]
fn a_demo_that_is_interrupted_leaves_nothing() {
    if !mosquitto("a_demo_that_is_interrupted_leaves_nothing") {
        return;
    }
    let mut demo = Demo::start(200, &[]);
    demo.until_playing();
    std::thread::sleep(A_WHILE);
    assert!(
        demo.left().0.len() >= 12,
        "a dozen programs run: {:?}",
        demo.left()
    );
    demo.child.signal(Signal::SIGINT);
    assert_eq!(demo.child.end(), Some(130), "{}", demo.child.said());
    assert_eq!(demo.left(), (Vec::new(), Vec::new()));
}

#[test]
fn a_demo_that_is_killed_leaves_no_process() {
    if !mosquitto("a_demo_that_is_killed_leaves_no_process") {
        return;
    }
    let mut demo = Demo::start(200, &[]);
    demo.until_playing();
    std::thread::sleep(A_WHILE);
    demo.child.kill();
    let killed = Instant::now();
    while !demo.left().0.is_empty() {
        assert!(killed.elapsed() < AFTERWARDS, "{:?}", demo.left().0);
        std::thread::sleep(Duration::from_millis(100));
    }
}
