//! What venue nodes report, and what they are told.

use adoube_chess::Side;
use adoube_coordinator::shard::{Input, StreamId};
use adoube_proto::v1::{
    ClockOffset, DeviceHealth, DeviceState, DeviceStatus, RelayFlow, VenuePing,
};
use adoube_tournament::board::LossSign;
use adoube_tournament::ids::VenueId;
use adoube_tournament::incident::evidence::Offset;
use adoube_tournament::venue::{JournalLine, Report, ReportKind, Sight, sights};

use crate::kit::{self, Desk, Rules};

/// A report that a device is lost, as its broker published its last will.
fn lost(number: u64, device: &str) -> Report {
    Report {
        number,
        boot_id: "boot".to_owned(),
        monotonic_ms: 1,
        wall_ms: 2,
        offset: None,
        device_offset: None,
        saw: Vec::new(),
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

/// A line of a device's journal, as the venue passes it on.
fn line(number: u64, line: u64, word: &str) -> Report {
    let offset = |ms| Offset { ms, error_ms: 3 };
    Report {
        offset: Some(offset(1_000_000)),
        device_offset: Some(offset(-50)),
        what: ReportKind::Journal(JournalLine {
            device: "oslo-1".parse().unwrap(),
            session: 2,
            journal: "5e".repeat(16),
            number: line,
            boot_id: "d1".to_owned(),
            monotonic_ms: 700,
            suspended_ms: 0,
            wall_ms: 9,
            saw: Sight::from_parts(word, &[]),
            detail: String::new(),
        }),
        ..lost(number, "oslo-1")
    }
}

/// A device sends its journal again after a fault, and the venue under new numbers: each line is
/// in the record once, with the clocks that saw it, and the venue may forget all of them.
#[test]
fn dis_1_late_and_repeated_lines_of_a_device_are_recorded_once() {
    let mut desk = Desk::published(&Rules::default());
    let oslo = desk.venue("oslo");
    desk.said();
    let lines = [
        line(1, 1, "link-down"),
        line(2, 2, "link-up"),
        // Again, after the venue's store was lost; with one that is new.
        line(3, 1, "link-down"),
        line(4, 2, "link-up"),
        line(5, 3, "cable-eaten"),
    ];
    desk.allow_repeats(2);
    for report in lines {
        self::report(&mut desk, oslo, "oslo", report);
    }
    let received = (1..=5).map(|number| format!("oslo: received {number}"));
    assert_eq!(desk.said(), received.collect::<Vec<_>>());
    let kept = desk.reports("oslo");
    let words: Vec<_> = kept
        .iter()
        .map(|report| match &report.what {
            ReportKind::Journal(line) => (line.number, line.saw.word().to_owned()),
            other => panic!("{other:?}"),
        })
        .collect();
    let words: Vec<_> = words.iter().map(|(n, w)| (*n, w.as_str())).collect();
    assert_eq!(
        words,
        [(1, "link-down"), (2, "link-up"), (3, "cable-eaten")]
    );
    let oslo = "oslo".parse().unwrap();
    let known = kept.iter().flat_map(|report| sights(&oslo, report));
    let offsets: Vec<_> = known
        .map(|(_, seen, saw)| (saw.name(), seen.offset.unwrap()))
        .collect();
    let both = Offset {
        ms: 999_950,
        error_ms: 6,
    };
    assert_eq!(offsets, [("link-down", both), ("link-up", both)]);
}

/// What a venue says of devices that are not its own, or endlessly, does not reach watchers.
#[test]
fn ven_4_a_venue_shows_its_own_devices_within_bounds() {
    let mut desk = Desk::published(&Rules::default());
    let oslo = desk.venue("oslo");
    let status = |device: &str, board: &str| DeviceStatus {
        device: device.to_owned(),
        state: DeviceState::Ready.into(),
        board: board.to_owned(),
        flows: vec![RelayFlow::default(); 50],
        battery_percent: 40,
        ..DeviceStatus::default()
    };
    let long = "x".repeat(10_000);
    let statuses = vec![
        status("oslo-1", &long),
        status("oslo-1", ""),
        status("madrid-1", ""),
        status(&long, ""),
    ];
    let venue: VenueId = "oslo".parse().unwrap();
    desk.tell(Input::VenueStatuses(oslo, venue.clone(), statuses));
    let ping = VenuePing {
        round_trip_us: 40_000,
        sent: 30,
        answered: 27,
        offset: Some(ClockOffset {
            ms: 1_000_000,
            error_ms: 20,
        }),
        ..VenuePing::default()
    };
    desk.tell(Input::VenueHeard(oslo, venue, ping));
    let view = desk.venue_view("oslo");
    let shown: Vec<_> = view
        .devices
        .iter()
        .map(|it| (it.device.as_str(), it.board.len(), it.flows.len()))
        .collect();
    assert_eq!(shown, [("oslo-1", 0, 4)]);
    assert_eq!(view.devices[0].battery_percent, 40);
    assert_eq!((view.pings_sent, view.pings_answered), (30, 27));
    assert_eq!((view.round_trip_us, view.clock), (40_000, ping.offset));
}

/// Officials read another health of a device at once; what else a node says of its devices, once a second.
#[test]
fn ven_4_another_health_is_shown_at_once() {
    let mut desk = Desk::published(&Rules::default());
    let oslo = desk.venue("oslo");
    desk.watch("chief", 1);
    let mut shown = |health: DeviceHealth, battery_percent: u32| {
        let status = DeviceStatus {
            device: "oslo-1".to_owned(),
            health: health.into(),
            battery_percent,
            ..DeviceStatus::default()
        };
        desk.said();
        desk.tell(Input::VenueStatuses(
            oslo,
            "oslo".parse().unwrap(),
            vec![status],
        ));
        desk.said().iter().any(|said| said.contains("venue oslo"))
    };
    assert!(shown(DeviceHealth::Finished, 40));
    assert!(!shown(DeviceHealth::Finished, 39), "at the next second");
    assert!(shown(DeviceHealth::NotChecked, 39));
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
