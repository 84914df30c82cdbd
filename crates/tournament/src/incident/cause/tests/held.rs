//! A venue's node that hung while its connections stood.

use super::*;

/// It stood still for two minutes, and finds its uplink gone as it wakes.
const HUNG: &str = "venue 120 node-held 119600; venue 120 uplink-lost 3 119600; \
     coordinator 3 venue-silent 3000; coordinator 3 seat-silent 3000; coordinator 5 seats-lost 8 8; \
     coordinator 5 other-venues 0 20";

#[test]
fn dis_1_the_venues_node_hung() {
    let table: [(&str, &[&str], &str, Cause, Certainty); 4] = [
        (
            "the node says so",
            &[HUNG, "device 3.2 play-link-lost 3 3200 3200"],
            "node-held",
            VenueNetwork,
            Certain,
        ),
        (
            "only the seat shows it",
            &["venue 4 node-held 3900; coordinator 3 seat-silent 3000"],
            "node-held",
            VenueNetwork,
            Likely,
        ),
        (
            "the device slept meanwhile",
            &[HUNG, "device 55 suspended 54800"],
            "node-held",
            VenueNetwork,
            Likely,
        ),
        (
            "long after the uplink was cut",
            &[
                CUT_OFF,
                "coordinator 5 other-venues 0 20; venue 40 node-held 20000",
            ],
            "uplink-gone",
            VenueUplink,
            Certain,
        ),
    ];
    for (story, said, rule, cause, certainty) in table {
        check(story, said, rule, cause, certainty);
    }
}
