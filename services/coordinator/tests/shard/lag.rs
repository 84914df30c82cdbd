//! CLK-1: what of a move's time the network used is credited as far as it was measured.

use adoube_coordinator::shard::{Input, Measured, SessionId, StreamId};
use adoube_proto::v1::VenuePing;
use adoube_tournament::board::Event;
use adoube_tournament::board::event::Moved;

use crate::kit::{Desk, Rules};

const RULES: Rules = Rules {
    time_control: "5400+30",
    disconnection: "clock = \"suspended\"",
    lag: "per_move_ms = 200\nquota_ms = 2000\nrefill_ms = 50",
    boards: 1,
    halls: 1,
    speed: 1,
    checks: false,
    moves: "",
    first: "",
};

/// The link's device says this of it, and this is measured, so many times, a second each.
fn measure(desk: &mut Desk, link: SessionId, claimed_us: u32, measured_us: u32, times: u32) {
    let trip = Measured {
        claimed_us,
        measured_us,
    };
    for _ in 0..times {
        desk.pass(1_000);
        desk.tell(Input::SeatMeasured(link, trip));
    }
}

/// Both links have been measured as long as it takes; what White's next move is credited with.
fn credit(desk: &mut Desk, white: SessionId) -> Option<[u64; 3]> {
    desk.play(white, "e2e4");
    desk.records()
        .iter()
        .rev()
        .find_map(|record| match record.event {
            Event::Moved(Moved { lag, .. }) => lag.map(|credit| {
                [credit.given, credit.link.claimed, credit.link.measured].map(|span| span.0)
            }),
            _ => None,
        })
}

#[test]
fn clk_1_a_move_is_credited_with_what_both_ends_measured() {
    for (claimed, measured, times, wanted) in [
        (80_900, 90_100, 3, [80, 80, 90]),
        (4_000_000_000, 90_100, 3, [90, 4_000_000, 90]),
        (80_000, 90_000, 2, [0, 80, 0]),
        (0, 90_000, 8, [0, 0, 90]),
        (900_000, 900_000, 8, [200, 900, 900]),
    ] {
        let (mut desk, white, _) = Desk::playing(&RULES);
        measure(&mut desk, white, claimed, measured, times);
        assert_eq!(
            credit(&mut desk, white),
            Some(wanted),
            "{claimed} {measured}"
        );
    }
}

#[test]
fn clk_1_nothing_is_credited_where_the_regulations_do_not_say_so() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    measure(&mut desk, white, 90_000, 90_000, 8);
    assert_eq!(credit(&mut desk, white), None);
}

/// What was measured on a link counts for no other.
#[test]
fn clk_1_a_new_link_is_measured_anew() {
    let (mut desk, white, _) = Desk::playing(&RULES);
    measure(&mut desk, white, 90_000, 90_000, 8);
    let again = desk.hello("madrid-1", "kiosk-w");
    assert_eq!(credit(&mut desk, again), Some([0, 0, 0]));
}

/// A device that answers late is found out by its venue's node, which measures the same uplink.
#[test]
fn clk_1_who_answers_late_gets_no_more_than_his_venue_measures() {
    for (uplink_us, heard_before, wanted) in [
        (40_000, 0, [60, 190, 60]),
        (500_000, 0, [190, 190, 190]),
        // Not measured yet; not heard any more.
        (0, 0, [190, 190, 190]),
        (40_000, 3_000, [190, 190, 190]),
    ] {
        let (mut desk, white, _) = Desk::playing(&RULES);
        measure(&mut desk, white, 190_000, 190_000, 3);
        let madrid = "madrid".parse().unwrap();
        let stream: StreamId = desk.venue("madrid");
        let ping = VenuePing {
            round_trip_us: uplink_us,
            ..VenuePing::default()
        };
        desk.tell(Input::VenueHeard(stream, madrid, ping));
        desk.pass(heard_before);
        assert_eq!(credit(&mut desk, white), Some(wanted), "{uplink_us}");
    }
}
