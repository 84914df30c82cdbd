//! Arbitrary reports of a venue.

use adoube_tournament::incident::evidence::Offset;
use adoube_tournament::venue::{JournalLine, Report, ReportKind, Sight, WallInvitation};
use proptest::prelude::*;

use super::arbitrary::{device, text};

pub(crate) fn report() -> impl Strategy<Value = Report> {
    let clocks = (text(), any::<[u64; 2]>(), [offset(), offset()]);
    let seen = (proptest::collection::vec(sight(), 0..4), kind());
    (any::<u64>(), clocks, seen).prop_map(
        |(number, (boot_id, [monotonic_ms, wall_ms], [offset, device_offset]), (saw, what))| {
            Report {
                number,
                boot_id,
                monotonic_ms,
                wall_ms,
                offset,
                device_offset,
                saw,
                what,
            }
        },
    )
}

fn offset() -> impl Strategy<Value = Option<Offset>> {
    let offset = any::<(i64, u32)>().prop_map(|(ms, error_ms)| Offset { ms, error_ms });
    proptest::option::of(offset)
}

/// Words that the rules know, and any others.
fn sight() -> impl Strategy<Value = Sight> {
    let known = ["link-down", "suspended", "uplink-lost", "neighbours"];
    let word = prop_oneof![
        proptest::sample::select(known.to_vec()).prop_map(str::to_owned),
        text()
    ];
    (word, proptest::collection::vec(any::<i64>(), 0..4))
        .prop_map(|(word, figures)| Sight::from_parts(&word, &figures))
}

fn line() -> impl Strategy<Value = ReportKind> {
    let texts = [text(), text(), text()];
    (device(), texts, any::<[u64; 5]>(), sight()).prop_map(
        |(device, [journal, boot_id, detail], numbers, saw)| {
            ReportKind::Journal(JournalLine {
                device,
                session: numbers[0],
                journal,
                number: numbers[1],
                boot_id,
                monotonic_ms: numbers[2],
                suspended_ms: numbers[3],
                wall_ms: numbers[4],
                saw,
                detail,
            })
        },
    )
}

fn kind() -> impl Strategy<Value = ReportKind> {
    let seen = (device(), [text(), text(), text()], any::<[u64; 3]>());
    let relayed = (device(), [text(), text(), text()], any::<[u64; 4]>());
    let more = [text(), text(), text(), text()];
    let ordered = (device(), [text(), text(), text()], more);
    prop_oneof![
        seen.prop_map(
            |(device, [what, boot_id, detail], numbers)| ReportKind::Device {
                device,
                what,
                session: numbers[0],
                boot_id,
                device_monotonic_ms: numbers[1],
                silent_for_ms: numbers[2],
                detail,
            }
        ),
        relayed.prop_map(
            |(device, [connection, what, detail], bytes)| ReportKind::Relay {
                device,
                connection,
                what,
                bytes_up: bytes[0],
                bytes_down: bytes[1],
                up_age_ms: bytes[2],
                down_age_ms: bytes[3],
                detail,
            }
        ),
        line(),
        (text(), text()).prop_map(|(what, detail)| ReportKind::Node { what, detail }),
        ordered.prop_map(|(device, [id, what, fate], [by, role, detail, text])| {
            ReportKind::Order {
                id,
                device,
                what,
                fate,
                by,
                role,
                detail,
                text,
            }
        }),
        any::<u64>().prop_map(|dropped| ReportKind::Gap { dropped }),
        invitation(),
    ]
}

fn invitation() -> impl Strategy<Value = ReportKind> {
    let texts = [text(), text(), text(), text(), text(), text(), text()];
    (texts, any::<bool>(), any::<[u64; 2]>()).prop_map(|(texts, of_venue, [at_ms, holds_ms])| {
        let [invitation, what, person, role, by, by_role, session] = texts;
        ReportKind::Invitation(WallInvitation {
            invitation,
            what,
            person,
            role,
            of_venue,
            by,
            by_role,
            at_ms,
            holds_ms,
            session,
        })
    })
}
