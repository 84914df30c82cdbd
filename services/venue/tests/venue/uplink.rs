//! What reaches the coordinator, and when.

use adoube_proto::v1::{DeviceHealth, GamePhase, SeatAt, Seating};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::kit::{Coordinator, Heard, Venue, soon, until};

/// A node that needs no broker: what is refused at its relay makes reports.
fn venue() -> Venue {
    Venue::with("external_broker = \"127.0.0.1:9\"")
}

async fn make_reports(venue: &Venue, count: usize) {
    for _ in 0..count {
        let address = ("127.0.0.1", venue.relay);
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(b"hello\n").await.unwrap();
        let mut said = Vec::new();
        let _ = soon("a refusal", stream.read_to_end(&mut said)).await;
        assert!(said.starts_with(b"NO bad-preface"));
    }
}

fn numbers(coordinator: &Coordinator) -> Vec<u64> {
    coordinator.heard(Heard::numbers)
}

/// Reports made while the coordinator was away arrive when it comes, without gaps, and go on from
/// what it says it has.
#[tokio::test(flavor = "multi_thread")]
async fn what_was_kept_arrives_later_and_goes_on_from_what_is_there() {
    let venue = venue();
    let node = venue.start().await;
    make_reports(&venue, 3).await;
    let first = Coordinator::start(&venue, 0, false);
    until("four reports", || numbers(&first) == [1, 2, 3, 4]).await;
    // Each bears an id: one that does not is refused by the coordinator, again and again.
    let refused = "unknown relay refused";
    let told = ["node-started", refused, refused, refused];
    assert_eq!(first.heard(Heard::changes), told);
    until("statuses", || {
        first.heard(|heard| heard.statuses.len() == 3)
    })
    .await;
    until("a measured round trip", || {
        first.heard(|heard| heard.measured > 0)
    })
    .await;
    drop(first);

    // It had made three of them durable when it fell; that it fell and came back is told too.
    make_reports(&venue, 1).await;
    let second = Coordinator::start(&venue, 3, true);
    until("the rest", || numbers(&second) == [4, 5, 6, 7]).await;
    let mut told = second.heard(Heard::changes);
    assert_eq!(told.pop().as_deref(), Some("uplink-back"));
    // The refusal may have been before the loss was noticed.
    told.sort();
    assert_eq!(told, [refused, refused, "uplink-lost"]);
    node.stop().await;
    drop(second);

    // The node's next run numbers on, and sends nothing that was acknowledged.
    let node = venue.start().await;
    make_reports(&venue, 1).await;
    let third = Coordinator::start(&venue, 7, true);
    until("the eighth and ninth", || numbers(&third) == [8, 9]).await;
    node.stop().await;
}

/// A venue node whose disk was replaced goes on with the numbers that the coordinator knows.
#[tokio::test(flavor = "multi_thread")]
async fn a_node_with_an_empty_store_goes_on_numbering() {
    let venue = venue();
    let node = venue.start().await;
    make_reports(&venue, 1).await;
    let first = Coordinator::start(&venue, 500, true);
    until("two reports", || numbers(&first) == [501, 502]).await;
    node.stop().await;
    drop(first);
    let node = venue.start().await;
    make_reports(&venue, 1).await;
    let second = Coordinator::start(&venue, 502, true);
    until("two more", || numbers(&second) == [503, 504]).await;
    let instances = second.heard(|heard| heard.instances.clone());
    assert_eq!(instances.len(), 1);
    assert_eq!(instances[0].len(), 32);
    node.stop().await;
}

/// The coordinator's certificate must be of this event.
#[tokio::test(flavor = "multi_thread")]
async fn a_coordinator_of_another_event_gets_nothing() {
    let (venue, other) = (venue(), self::venue());
    let false_one = Coordinator::start(
        &Venue {
            coordinator: venue.coordinator,
            ..other
        },
        0,
        true,
    );
    let node = venue.start().await;
    make_reports(&venue, 1).await;
    tokio::time::sleep(std::time::Duration::from_secs(2)).await;
    assert!(numbers(&false_one).is_empty());
    assert!(false_one.heard(|heard| heard.instances.is_empty()));
    drop(false_one);
    let true_one = Coordinator::start(&venue, 0, true);
    // A first link that took long is told as well.
    until("the reports", || numbers(&true_one).starts_with(&[1, 2])).await;
    node.stop().await;
}

/// VEN-4: once the next round is published no device counts as finished: the new health is told before the next second's.
#[tokio::test(flavor = "multi_thread")]
async fn ven_4_the_health_of_a_device_follows_a_new_seating_at_once() {
    let venue = venue();
    let node = venue.start().await;
    let coordinator = Coordinator::start(&venue, 0, true);
    let seating = |game: GamePhase| {
        let seat = SeatAt {
            device: "d-1".to_owned(),
            game: game.into(),
            ..SeatAt::default()
        };
        *coordinator.seats.lock().unwrap() = Some(Seating { seats: vec![seat] });
    };
    let latest = || {
        let live = coordinator.heard(|heard| heard.live.clone());
        let latest = live.into_iter().rev().flatten().next();
        latest.and_then(|health| health.first().copied())
    };
    seating(GamePhase::Over);
    until("the game is over", || {
        latest() == Some(DeviceHealth::Finished)
    })
    .await;
    let pings = || coordinator.heard(|heard| heard.measured);
    seating(GamePhase::Before);
    until("another health", || {
        latest().is_some_and(|health| health != DeviceHealth::Finished)
    })
    .await;
    let measured = pings();
    until("the next second", || pings() > measured + 1).await;
    let live = coordinator.heard(|heard| heard.live.clone());
    let is_over = |health: &[DeviceHealth]| health.first() == Some(&DeviceHealth::Finished);
    let last = live
        .iter()
        .rposition(|told| told.as_deref().is_some_and(is_over));
    let after = &live[last.unwrap() + 1..];
    let [ping, first, second] = &after[..3] else {
        panic!("{after:?}");
    };
    assert!(
        ping.is_none(),
        "the seating came with the answer to it: {after:?}"
    );
    assert!(
        first.is_some() && second.is_some(),
        "told before the next ping: {after:?}"
    );
    node.stop().await;
}
