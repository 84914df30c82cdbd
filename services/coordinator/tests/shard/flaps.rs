//! A venue that was cut off is back: what of it falls silent seconds later.

use adoube_coordinator::shard::{Input, SessionId, StreamId};
use adoube_proto::v1::VenuePing;
use adoube_tournament::board::Order;

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
        let mut seats = vec![white];
        for board in 2..=4 {
            seats.push(desk.hello(&format!("madrid-{board}"), "kiosk"));
            let black = desk.hello(&format!("oslo-{board}"), "kiosk");
            for session in [seats[board - 1], black] {
                desk.order(session, Order::CheckIn);
            }
        }
        desk.pass(5_000);
        (desk, Self { node, seats })
    }

    /// Nothing of it is heard for so long.
    fn cut_off(&mut self, desk: &mut Desk, ms: u64) {
        let venue = || "madrid".parse().unwrap();
        desk.tell(Input::VenueHeard(self.node, venue(), VenuePing::default()));
        desk.tell(Input::VenueClosed(self.node, venue()));
        desk.mute_all(&self.seats);
        desk.pass(ms);
        self.node = desk.venue("madrid");
        let seats = 1..=self.seats.len();
        let links = seats.map(|seat| {
            let instance = if seat == 1 { "kiosk-w" } else { "kiosk" };
            desk.hello(&format!("madrid-{seat}"), instance)
        });
        self.seats = links.collect();
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
