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

/// In an event of two venues the fall of both looks like the coordinator's, until a node tells of itself.
#[test]
fn dis_1_the_nodes_of_all_venues_failed_together() {
    let fell = "coordinator 3 venue-silent 3000; coordinator 3 seat-silent 3000; \
                coordinator 5 seats-lost 3 3; coordinator 5 other-venues 3 3";
    let table: [(&str, &[&str], &str, Cause, Certainty); 4] = [
        (
            "neither is back",
            &[fell],
            "all-venues-lost",
            CoordinatorOutage,
            Likely,
        ),
        (
            "this one says that it hung",
            &[fell, "venue 9 node-held 9200"],
            "node-held",
            VenueNetwork,
            Likely,
        ),
        (
            "this one was started anew",
            &[fell, "venue 9 node-started 0"],
            "node-restarted",
            VenueNetwork,
            Likely,
        ),
        (
            "this one lost the coordinator, and was started anew to mend that",
            &[fell, "venue 1 uplink-lost 3 900; venue 40 node-started 0"],
            "all-venues-lost",
            CoordinatorOutage,
            Likely,
        ),
    ];
    for (story, said, rule, cause, certainty) in table {
        check(story, said, rule, cause, certainty);
    }
}
