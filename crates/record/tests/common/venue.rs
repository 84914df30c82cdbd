//! Arbitrary reports of a venue.

use adoube_tournament::venue::{Report, ReportKind};
use proptest::prelude::*;

use super::arbitrary::{device, text};

pub(crate) fn report() -> impl Strategy<Value = Report> {
    (any::<u64>(), text(), any::<u64>(), any::<u64>(), kind()).prop_map(
        |(number, boot_id, monotonic_ms, wall_ms, what)| Report {
            number,
            boot_id,
            monotonic_ms,
            wall_ms,
            what,
        },
    )
}

fn kind() -> impl Strategy<Value = ReportKind> {
    let seen = (device(), [text(), text(), text()], any::<[u64; 3]>());
    let relayed = (device(), [text(), text(), text()], any::<[u64; 2]>());
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
                detail,
            }
        ),
        any::<u64>().prop_map(|dropped| ReportKind::Gap { dropped }),
    ]
}
