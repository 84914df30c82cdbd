//! A venue that was cut off is back: what of it falls silent seconds later.

use std::ops::RangeInclusive;

use adoube_coordinator::shard::{IncidentRequest, Input, SessionId, ShardRequest, StreamId};
use adoube_proto::v1::VenuePing;
use adoube_tournament::board::Order;
use adoube_tournament::board::command::PlayerOrder;

use crate::incidents::lines;
use crate::kit::{Desk, Rules};

/// The players of a venue in four games that are under way.
struct Hall {
    node: StreamId,
    seats: Vec<SessionId>,
}

impl Hall {
    fn playing() -> (Desk, Self) {
        let rules = Rules {
            boards: 4,
            ..Rules::default()
        };
        let (mut desk, white, _) = Desk::playing(&rules);
        let node = desk.venue("madrid");
        let seats = vec![white];
        let mut hall = Self { node, seats };
        hall.begin(&mut desk, 2..=4);
        desk.pass(5_000);
        (desk, hall)
    }

    /// Further games begin.
    fn begin(&mut self, desk: &mut Desk, boards: RangeInclusive<u32>) {
        for board in boards {
            let [white, black] =
                ["madrid", "oslo"].map(|venue| desk.hello(&format!("{venue}-{board}"), "kiosk"));
            for session in [white, black] {
                desk.order(session, Order::Player(PlayerOrder::CheckIn));
            }
            self.seats.push(white);
        }
    }

    /// The venue's link is gone.
    fn uplink_fails(&self, desk: &mut Desk) {
        let venue = || "madrid".parse().unwrap();
        desk.tell(Input::VenueHeard(self.node, venue(), VenuePing::default()));
        desk.tell(Input::VenueClosed(self.node, venue()));
    }

    /// Nothing of it is heard for so long.
    fn cut_off(&mut self, desk: &mut Desk, ms: u64) {
        self.uplink_fails(desk);
        desk.mute_all(&self.seats);
        desk.pass(ms);
        self.node = desk.venue("madrid");
        self.comes_back(desk, 1..=self.seats.len());
    }

    fn comes_back(&mut self, desk: &mut Desk, seats: RangeInclusive<usize>) {
        for seat in seats {
            let instance = if seat == 1 { "kiosk-w" } else { "kiosk" };
            self.seats[seat - 1] = desk.hello(&format!("madrid-{seat}"), instance);
        }
    }
}

/// DIS-8: what takes one player away seconds after his venue was back is his device's own: an incident of its
/// own, whose cause nobody has told yet, while the venue's is about all as before.
#[test]
fn dis_8_a_device_that_fails_alone_after_its_venue_was_back_is_an_incident_of_its_own() {
    let (mut desk, mut hall) = Hall::playing();
    hall.cut_off(&mut desk, 8_000);
    desk.pass(3_000);
    let venue = "1 connected-again 1.1 1.2 1.3 1.4 0 away, venue-uplink (likely)";
    assert_eq!(lines(&desk.incidents(false)), [venue]);
    let before = desk.incident(1).absences;
    desk.mute(hall.seats[1]);
    desk.pass(5_000);
    let own = "5 open 1.2 1 away, unknown (unknown)";
    assert_eq!(lines(&desk.incidents(false)), [own, venue]);
    assert_eq!(desk.incident(1).absences, before);
}

/// DIS-8: an uplink that flaps is one fault, and one incident; one that fails anew much later is another.
#[test]
fn dis_8_a_venue_that_flaps_is_one_incident() {
    let (mut desk, mut hall) = Hall::playing();
    for _ in 0..3 {
        hall.cut_off(&mut desk, 8_000);
        desk.pass(4_000);
        assert_eq!(
            lines(&desk.incidents(false)),
            ["1 connected-again 1.1 1.2 1.3 1.4 0 away, venue-uplink (likely)"]
        );
    }
    assert_eq!(desk.incident(1).absences.len(), 12, "each silence is told");
    desk.pass(30_000);
    hall.cut_off(&mut desk, 8_000);
    desk.pass(1_000);
    let live = lines(&desk.incidents(false));
    assert_eq!(live.len(), 2, "{live:?}");
}

/// DIS-8: of a venue that flaps some seats come back sooner than others. Those that were there longest, and are noticed
/// last, fell with the others: what is told of them is no incident of its own.
#[test]
fn dis_8_who_was_back_longest_falls_with_a_venue_that_flaps() {
    let (mut desk, mut hall) = Hall::playing();
    hall.uplink_fails(&mut desk);
    desk.mute_all(&hall.seats);
    desk.pass(8_000);
    hall.node = desk.venue("madrid");
    hall.comes_back(&mut desk, 1..=2);
    desk.pass(5_000);
    hall.comes_back(&mut desk, 3..=4);
    desk.pass(7_500);
    let back = "1 connected-again 1.1 1.2 1.3 1.4 0 away, venue-uplink (likely)";
    assert_eq!(lines(&desk.incidents(false)), [back]);
    hall.uplink_fails(&mut desk);
    desk.mute_all(&hall.seats[2..]);
    desk.pass(1_300);
    desk.mute_all(&hall.seats[..2]);
    for _ in 0..10 {
        desk.pass(500);
    }
    let live = lines(&desk.incidents(false));
    assert_eq!(
        live,
        ["1 open 1.1 1.2 1.3 1.4 4 away, venue-uplink (likely)"]
    );
}

/// DIS-8: an incident that was joined into one which was joined later says where both go on, wherever it is told of;
/// there both are named.
#[test]
fn dis_8_who_was_joined_is_sent_to_the_last_of_the_chain() {
    let rules = Rules {
        boards: 4,
        ..Rules::default()
    };
    let (mut desk, white, _) = Desk::playing(&rules);
    let node = desk.venue("madrid");
    let mut hall = Hall {
        node,
        seats: vec![white],
    };
    hall.begin(&mut desk, 2..=2);
    desk.pass(5_000);
    hall.cut_off(&mut desk, 8_000);
    hall.begin(&mut desk, 3..=4);
    desk.pass(3_000);
    // The venue fails again, and those whom it took away before are noticed last.
    hall.uplink_fails(&mut desk);
    desk.mute_all(&hall.seats[2..]);
    desk.pass(1_300);
    desk.mute_all(&hall.seats[..2]);
    for _ in 0..10 {
        desk.pass(500);
    }
    let joined = desk.incidents(true);
    let joined = joined.iter().map(|brief| (brief.number, brief.joined_into));
    let joined: Vec<_> = joined.collect();
    assert_eq!(joined, [(6, 1), (5, 1), (4, 1), (3, 1), (2, 1), (1, 0)]);
    assert_eq!(desk.incident(1).joined, [2, 3, 4, 5, 6]);
    let close = IncidentRequest::Close(4, "the uplink".to_owned(), None);
    let refused = desk
        .ask("chief", ShardRequest::Incident(close))
        .unwrap_err();
    assert!(
        refused.to_string().contains("joined into incident 1:"),
        "{refused}"
    );
}
