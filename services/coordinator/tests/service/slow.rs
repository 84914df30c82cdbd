//! Who does not read is cut off, costs the others nothing, and catches up when he comes again.

use crate::kit::{Link, Site, heartbeat, moving};

/// Heartbeats whose answers fill every buffer on the way.
const BEATS: u64 = 20_000;

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_device_is_closed_and_catches_up() {
    let site = Site::with_a_round().await;
    let [mut white, mut black] = Link::both(&site).await;
    white.until("event 5").await;
    black.until("event 5").await;
    // White reads nothing any more; Black is told that he is gone.
    for number in 1..=BEATS {
        if white.requests.send(heartbeat(number)).await.is_err() {
            break;
        }
    }
    black.until("event 6").await;
    site.assert_serves("a device that does not read").await;
    let said = white.rest().await;
    assert!(
        (said.len() as u64) < BEATS,
        "not everything was kept for him"
    );
    // He comes again, as one who has seen five records.
    let mut white = Link::greeted(&site, "madrid-1", 5).await;
    assert_eq!(
        white.until("event 7").await,
        ["welcome", "seat", "event 6", "event 7"]
    );
    white.say(moving(1, "e2e4")).await;
    assert_eq!(white.until("answer").await, ["event 8", "answer 8"]);
    assert_eq!(black.until("event 8").await, ["event 7", "event 8"]);
}
