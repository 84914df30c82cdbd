//! Who does not read is cut off, costs the others nothing, and catches up when he comes again.

use std::time::Duration;

use adoube_proto::v1::PlayRequest;
use tokio::sync::mpsc::Sender;

use crate::kit::{Link, Site, heartbeat, moving};

/// Heartbeats whose answers fill every buffer on the way.
const BEATS: u64 = 20_000;

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_device_is_closed_and_catches_up() {
    let site = Site::with_a_round().await;
    let [mut white, mut black] = Link::both(&site).await;
    white.until("view 5").await;
    black.until("view 5").await;
    tokio::spawn(stay_connected(black.requests.clone()));
    // White reads nothing any more; Black, who stays connected, is told that White is disconnected.
    for number in 1..=BEATS {
        if white.requests.send(heartbeat(number)).await.is_err() {
            break;
        }
    }
    black.until("view 6").await;
    site.assert_serves("a device that does not read").await;
    let said = white.rest().await;
    assert!(
        (said.len() as u64) < BEATS,
        "not everything was kept for him"
    );
    // He comes again, as one who has seen five records.
    let mut white = Link::greeted(&site, "madrid-1", 5).await;
    assert_eq!(
        white.until("view 7").await,
        ["welcome", "seat", "view 6", "view 7"]
    );
    white.say(moving(1, "e2e4")).await;
    assert_eq!(white.until("answer").await, ["view 8", "answer 8"]);
    let mut seen = black.until("view 8").await;
    seen.retain(|words| !words.starts_with("pulse"));
    assert_eq!(seen, ["view 7", "view 8"]);
}

/// Heartbeats as a device sends them, until its link ends.
async fn stay_connected(requests: Sender<PlayRequest>) {
    for number in 1.. {
        if requests.send(heartbeat(number)).await.is_err() {
            return;
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}
