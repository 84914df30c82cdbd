//! Reports as they are sent and kept.

use adoube_proto::v1::venue_report::Body;
use adoube_proto::v1::{Gap, VenueReport};
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
}

impl Stamp {
    /// A report of `body`, not yet numbered.
    pub fn report(&self, body: Body) -> VenueReport {
        VenueReport {
            number: 0,
            boot_id: self.boot_id.clone(),
            monotonic_ms: self.monotonic_ms,
            wall_ms: self.wall_ms,
            body: Some(body),
            ..VenueReport::default()
        }
    }
}

/// A kept report as bytes.
pub(super) fn encode(report: &VenueReport) -> Vec<u8> {
    report.encode_to_vec()
}

/// A kept report with its number. What cannot be read any more leaves a gap that says so: the
/// numbers must not.
pub(super) fn numbered(number: u64, body: &[u8]) -> VenueReport {
    let mut report = VenueReport::decode(body).unwrap_or_else(|_| VenueReport {
        body: Some(Body::Gap(Gap { dropped: 1 })),
        ..VenueReport::default()
    });
    report.number = number;
    report
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
        };
        let report = stamp.report(Body::Gap(Gap { dropped: 9 }));
        let back = numbered(41, &encode(&report));
        assert_eq!(
            back,
            VenueReport {
                number: 41,
                ..report
            }
        );
        let torn = numbered(42, &[0xff, 0xff]);
        assert_eq!(torn.number, 42);
        assert_eq!(torn.body, Some(Body::Gap(Gap { dropped: 1 })));
    }
}
