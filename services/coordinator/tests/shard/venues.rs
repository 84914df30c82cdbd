//! What venue nodes report, and what they are told.

use adoube_chess::Side;
use adoube_coordinator::shard::{Input, StreamId};
use adoube_tournament::board::LossSign;
use adoube_tournament::venue::{Report, ReportKind};

use crate::kit::{self, Desk, Rules};

/// A report that a device is lost, as its broker published its last will.
fn lost(number: u64, device: &str) -> Report {
    Report {
        number,
        boot_id: "boot".to_owned(),
        monotonic_ms: 1,
        wall_ms: 2,
        what: ReportKind::Device {
            device: device.parse().unwrap(),
            what: "lost".to_owned(),
            session: 1,
            boot_id: "boot".to_owned(),
            device_monotonic_ms: 1,
            silent_for_ms: 0,
            detail: String::new(),
        },
    }
}

fn report(desk: &mut Desk, stream: StreamId, venue: &str, report: Report) {
    let venue = venue.parse().unwrap();
    desk.tell(Input::VenueReported(stream, venue, Box::new(report)));
}

#[test]
fn dis_1_a_report_is_kept_once_and_its_receipt_comes_after() {
    let mut desk = Desk::published(&Rules::default());
    let oslo = desk.venue("oslo");
    assert_eq!(desk.said(), ["oslo: welcome 0", "oslo: seating oslo-1=1.1"]);
    desk.slow = true;
    for number in [1, 1, 2] {
        report(&mut desk, oslo, "oslo", lost(number, "oslo-1"));
    }
    assert_eq!((desk.said(), desk.waiting()), (Vec::new(), 2));
    desk.write(1);
    assert_eq!(desk.said(), ["oslo: received 1", "oslo: received 1"]);
    // The second is sent again over the next link, also to the next coordinator.
    desk.crash(1_000);
    desk.slow = false;
    let oslo = desk.venue("oslo");
    report(&mut desk, oslo, "oslo", lost(2, "oslo-1"));
    assert_eq!(
        desk.said(),
        [
            "oslo: welcome 1",
            "oslo: seating oslo-1=1.1",
            "oslo: received 2"
        ]
    );
}

/// A report that was under way when the ledger failed is sent again before any later one.
#[test]
fn dis_1_no_report_is_lost_by_a_failure() {
    let mut desk = Desk::published(&Rules::default());
    let first = desk.venue("oslo");
    desk.slow = true;
    report(&mut desk, first, "oslo", lost(1, "oslo-1"));
    desk.said();
    desk.misfortune(kit::failed());
    desk.slow = false;
    desk.reload();
    // The old link is closed; what still comes over it would leave a gap.
    report(&mut desk, first, "oslo", lost(2, "oslo-1"));
    desk.venue("oslo");
    assert_eq!(
        desk.said(),
        [
            "oslo: goodbye storage",
            "oslo: welcome 0",
            "oslo: seating oslo-1=1.1"
        ]
    );
}

/// A last will counts at once where the play link has been silent for a moment, and not against
/// a link that is alive; of another venue's device it does not count.
#[test]
fn a_last_will_loses_the_seat() {
    // who reports; how long the link has been silent; whether the seat is lost by it
    for (venue, silent, counts) in [
        ("madrid", 1_600, true),
        ("madrid", 1_000, false),
        ("oslo", 1_600, false),
    ] {
        let (mut desk, white, _) = Desk::playing(&Rules::default());
        let stream = desk.venue(venue);
        desk.tell(Input::SeatHeard(white, 1));
        desk.mute(white);
        desk.jump(silent);
        report(&mut desk, stream, venue, lost(1, "madrid-1"));
        let away = desk.board().away(Side::White);
        let sign = away.map(|away| away.sign);
        assert_eq!(
            sign,
            counts.then_some(LossSign::LastWill),
            "{venue} {silent}"
        );
    }
}

/// A venue that is not of this tournament is told so.
#[test]
fn ven_1_a_foreign_venue_is_refused() {
    let mut desk = Desk::published(&Rules::default());
    let lisbon = desk.venue("lisbon");
    report(&mut desk, lisbon, "lisbon", lost(1, "madrid-1"));
    assert_eq!(desk.said(), ["lisbon: goodbye not-appointed"]);
    assert!(desk.stored().venues.is_empty());
}
