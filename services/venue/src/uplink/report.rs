//! Reports as they are sent and kept.

use adoube_proto::v1::venue_report::Body;
use adoube_proto::v1::{ClockOffset, Gap, VenueReport};
use prost::Message as _;

/// When and by which clocks something was seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stamp {
    /// The machine's boot identity.
    pub boot_id: String,
    /// Its monotonic clock, milliseconds.
    pub monotonic_ms: u64,
    /// Its wall clock, milliseconds since the Unix epoch.
    pub wall_ms: u64,
    /// How its monotonic clock stood to coordinator time, as far as measured.
    pub offset: Option<ClockOffset>,
}

impl Stamp {
    /// A report of `body`, not yet numbered.
    pub fn report(&self, body: Body) -> VenueReport {
        VenueReport {
            number: 0,
            boot_id: self.boot_id.clone(),
            monotonic_ms: self.monotonic_ms,
            wall_ms: self.wall_ms,
            offset: self.offset,
            body: Some(body),
            ..VenueReport::default()
        }
    }
}

/// A kept report as bytes.
pub fn encode(report: &VenueReport) -> Vec<u8> {
    report.encode_to_vec()
}

/// A kept report with its number. What cannot be read any more leaves a gap that says so: the
/// numbers must not.
pub fn numbered(number: u64, body: &[u8]) -> VenueReport {
    let mut report = VenueReport::decode(body).unwrap_or_else(|_| VenueReport {
        body: Some(Body::Gap(Gap { dropped: 1 })),
        ..VenueReport::default()
    });
    report.number = number;
    report
}

/// Completes a report that was kept before the clocks could be compared: on the same start of the
/// machine they stand as they stand now.
pub fn complete(report: &mut VenueReport, boot_id: &str, offset: Option<ClockOffset>) {
    if report.offset.is_none() && report.boot_id == boot_id {
        report.offset = offset;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_kept_comes_back_numbered() {
        let stamp = Stamp {
            boot_id: "b".to_owned(),
            monotonic_ms: 5,
            wall_ms: 6,
            offset: None,
        };
        let report = stamp.report(Body::Gap(Gap { dropped: 9 }));
        let mut back = numbered(41, &encode(&report));
        assert_eq!(
            back,
            VenueReport {
                number: 41,
                ..report
            }
        );
        let offset = Some(ClockOffset { ms: 3, error_ms: 1 });
        for (boot_id, expected) in [("other", None), ("b", offset), ("b", offset)] {
            complete(&mut back, boot_id, offset);
            assert_eq!(back.offset, expected, "{boot_id}");
        }
        complete(&mut back, "b", Some(ClockOffset { ms: 9, error_ms: 1 }));
        assert_eq!(back.offset, offset, "what was measured then stands");
        let torn = numbered(42, &[0xff, 0xff]);
        assert_eq!(torn.number, 42);
        assert_eq!(torn.body, Some(Body::Gap(Gap { dropped: 1 })));
    }
}
