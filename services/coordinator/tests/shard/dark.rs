//! Many seats that fall silent at once: what that costs. Run by hand:
//! `cargo test --release -p adoube-coordinator --test shard -- --ignored --nocapture many_dark`.

#![expect(
    clippy::disallowed_methods,
    reason = "this test tells how long things take"
)]

use std::time::{Duration, Instant};

use adoube_coordinator::shard::Input;
use adoube_proto::v1::VenuePing;
use adoube_tournament::board::Order;
use adoube_tournament::board::command::PlayerOrder;

use crate::kit::{self, Desk, Rules};

/// How long eight seconds of so many games take: while all is well, and when every hall with the
/// White players goes dark.
fn dark(halls: u16, boards: u16) -> [Duration; 2] {
    let rules = Rules {
        boards,
        halls,
        ..Rules::default()
    };
    let mut desk = Desk::published(&rules);
    let venues: Vec<String> = (0..halls).map(kit::hall).collect();
    let links: Vec<_> = venues.iter().map(|venue| desk.venue(venue)).collect();
    let mut whites = Vec::new();
    for board in 1..=boards {
        let white = desk.hello(&kit::white(&rules, board), "kiosk");
        desk.order(white, Order::Player(PlayerOrder::CheckIn));
        whites.push(white);
        let black = desk.hello(&format!("oslo-{board}"), "kiosk");
        desk.order(black, Order::Player(PlayerOrder::CheckIn));
    }
    desk.ask(
        "chief",
        adoube_coordinator::shard::ShardRequest::StartRound(1),
    )
    .unwrap();
    let well = Instant::now();
    desk.pass(8_000);
    let well = well.elapsed();
    desk.said();
    for (link, venue) in links.iter().zip(&venues) {
        let venue = || venue.parse().unwrap();
        desk.tell(Input::VenueHeard(*link, venue(), VenuePing::default()));
        desk.tell(Input::VenueClosed(*link, venue()));
    }
    desk.mute_all(&whites);
    // Only what the shard does, and not what its ledger takes.
    desk.slow = true;
    let begin = Instant::now();
    desk.pass(8_000);
    let dark = begin.elapsed();
    let incidents = desk.shard.state().incidents.values();
    let live = incidents.filter(|incident| incident.state.closed().is_none());
    let seats: Vec<usize> = live.map(|live| live.state.absences().len()).collect();
    assert_eq!(seats.len(), usize::from(halls), "one incident each");
    assert_eq!(seats.iter().sum::<usize>(), usize::from(boards));
    [well, dark]
}

#[test]
#[ignore = "it tells how long things take"]
fn dis_8_many_dark_halls_cost_in_proportion() {
    for (halls, boards) in [(1, 100), (1, 200), (1, 400), (5, 1_000), (50, 4_950)] {
        let begin = Instant::now();
        let [well, dark] = dark(halls, boards);
        let all = begin.elapsed();
        println!(
            "{halls:>3} halls, {boards:>6} boards: well {well:>8.2?}, dark {dark:>8.2?} of {all:.1?}"
        );
    }
}
