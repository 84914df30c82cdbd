//! What a venue's node reports.

use adoube_record::{Envelope, encode_venue};
use adoube_tournament::actor::Actor;
use adoube_tournament::incident::evidence::Offset;
use adoube_tournament::venue::{JournalLine, Report, ReportKind, Sight, WallInvitation};

use super::samples::NOW;

/// Every kind by name, with its bytes.
pub(crate) fn all() -> Vec<(&'static str, Vec<u8>)> {
    let written = |(name, what)| (name, encode_venue(&report(what)));
    reports().into_iter().map(written).collect()
}

fn report(what: ReportKind) -> Envelope<Report> {
    Envelope {
        sequence: 5,
        time: NOW,
        actor: Actor::Venue("madrid".parse().unwrap()),
        command: None,
        body: Report {
            number: 41,
            boot_id: "7d1c".to_owned(),
            monotonic_ms: 86_400_000,
            wall_ms: NOW.0 + 250,
            offset: Some(Offset {
                ms: 1_655_377_200_000,
                error_ms: 12,
            }),
            device_offset: Some(Offset {
                ms: -85_488_000,
                error_ms: 3,
            }),
            saw: vec![Sight::from_parts("device-silent", &[3_004])],
            what,
        },
    }
}

fn reports() -> Vec<(&'static str, ReportKind)> {
    let device = "madrid-1".parse().unwrap();
    let seen = ReportKind::Device {
        device,
        what: "silent".to_owned(),
        session: 3,
        boot_id: "55aa".to_owned(),
        device_monotonic_ms: 912_000,
        silent_for_ms: 3_004,
        detail: String::new(),
    };
    let relayed = ReportKind::Relay {
        device: "madrid-1".parse().unwrap(),
        connection: "c-17".to_owned(),
        what: "closed-by-device".to_owned(),
        bytes_up: 5_120,
        bytes_down: 9_216,
        up_age_ms: 2_950,
        down_age_ms: 12,
        detail: "reset".to_owned(),
    };
    let line = ReportKind::Journal(JournalLine {
        device: "madrid-1".parse().unwrap(),
        session: 4,
        journal: "5e".repeat(16),
        number: 17,
        boot_id: "55aa".to_owned(),
        monotonic_ms: 911_000,
        suspended_ms: 60_000,
        wall_ms: NOW.0 - 40,
        saw: Sight::from_parts("clock-stepped", &[-3_600_000]),
        detail: String::new(),
    });
    let node = ReportKind::Node {
        what: "uplink-lost".to_owned(),
        detail: "reset".to_owned(),
    };
    let ordered = |detail: &str, text: &str| ReportKind::Order {
        id: "0123456789abcdef0123456789abcdef".to_owned(),
        device: "madrid-1".parse().unwrap(),
        what: "lock".to_owned(),
        fate: "done".to_owned(),
        by: "lta-madrid".to_owned(),
        role: "lta".to_owned(),
        detail: detail.to_owned(),
        text: text.to_owned(),
    };
    let invited = ReportKind::Invitation(WallInvitation {
        invitation: "0123456789abcdef".to_owned(),
        what: "used".to_owned(),
        person: "lta-madrid".to_owned(),
        role: "lta".to_owned(),
        of_venue: true,
        by: "lta-madrid".to_owned(),
        by_role: "lta".to_owned(),
        at_ms: NOW.0 - 40,
        holds_ms: 0,
        session: "fedcba9876543210".to_owned(),
    });
    vec![
        ("venue device", seen),
        ("venue relay", relayed),
        ("venue gap", ReportKind::Gap { dropped: 12 }),
        ("venue journal", line),
        ("venue node", node),
        ("venue order", ordered("please wait", "")),
        (
            "venue order-with-text",
            ordered("the page shows it", "please wait"),
        ),
        ("venue invitation", invited),
    ]
}
