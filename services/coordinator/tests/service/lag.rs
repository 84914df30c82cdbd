//! Probes, over real links.

use std::time::Duration;

use adoube_proto::v1::play_reply::Body;
use adoube_proto::v1::{Echo, PlayRequest, board_event::Event, play_request};

use crate::kit::{Link, Site, heartbeat, moving};
use crate::rules_of_play::record;

/// How late this device answers.
const LATE: Duration = Duration::from_millis(100);

/// Sends the next pulse's probe back so late, saying this of the round trip.
async fn echo(link: &mut Link, number: u64, round_trip_us: u32) {
    link.say(heartbeat(number)).await;
    let probe = loop {
        match link.next().await {
            Some(Body::Pulse(pulse)) => break pulse.probe,
            Some(_) => {}
            None => panic!("no pulse"),
        }
    };
    assert_ne!(probe, 0);
    tokio::time::sleep(LATE).await;
    for probe in [probe ^ 1, probe, probe] {
        link.say(PlayRequest {
            body: Some(play_request::Body::Echo(Echo {
                probe,
                round_trip_us,
            })),
            ..PlayRequest::default()
        })
        .await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn clk_1_a_link_is_measured_by_what_its_device_cannot_guess() {
    let site = Site::with_a_round().await;
    let [mut white, _black] = Link::both(&site).await;
    white.until("view 5").await;
    for number in 1..=3 {
        echo(&mut white, number, 50_000).await;
    }
    white.say(moving(1, "e2e4")).await;
    let moved = record(&mut white, |event| matches!(event, Event::Moved(_))).await;
    let Some(Event::Moved(moved)) = moved.event else {
        panic!("{moved:?}");
    };
    let credit = moved.lag.unwrap();
    assert_eq!((credit.given, credit.claimed), (50, 50));
    assert!(
        u128::from(credit.measured) >= LATE.as_millis(),
        "{credit:?}"
    );
}
