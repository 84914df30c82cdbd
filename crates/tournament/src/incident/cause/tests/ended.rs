//! What was ended in good order, or was not there at all: a device, the venue's node.

use super::*;

use Cause::{DeviceAbsent, DeviceLeft};

/// The device says goodbye, and is not heard again.
const SIGNED_OFF: &str = "venue 0.1 relay-closed-by-device 1 900 800; venue 0.1 device-left; \
     coordinator 0.1 seat-reset; venue 5 neighbours 0 7; coordinator 5 seats-lost 1 8";
/// The seat moved to a device that nobody hears.
const VACANT: &str = "coordinator 3 seat-vacant 3000; coordinator 3 seat-silent 3000";
/// The node was killed and started again: its broker ended with it or ran on.
const KILLED: &str = "coordinator 0.1 seat-reset; coordinator 0.2 venue-link-lost 2 200; \
     coordinator 5 seats-lost 8 8; coordinator 5 other-venues 0 20; venue 9 node-started 0";
/// The same until it is back, and when its clock was not compared before it told of its start.
const GONE: &str = "coordinator 0.1 seat-reset; coordinator 0.2 venue-link-lost 2 200; \
     coordinator 5 seats-lost 8 8; coordinator 5 other-venues 0 20";
const KILLED_UNMEASURED: &str = "coordinator 0.1 seat-reset; coordinator 0.2 venue-link-lost 2 200; \
     coordinator 5 seats-lost 8 8; coordinator 5 other-venues 0 20; venue? 9 node-started 0";
/// The coordinator notes which start linked.
const ANEW: &str = "coordinator 9.2 venue-link-back; coordinator 9.2 venue-linked-anew";

#[test]
fn dis_1_a_device_that_was_signed_off_or_was_never_there() {
    let table: [(&str, &[&str], &str, Cause, Certainty); 8] = [
        (
            "somebody ended its program",
            &[SIGNED_OFF],
            "signed-off",
            DeviceLeft,
            Certain,
        ),
        (
            "only the venue says so",
            &["venue 0.1 device-left"],
            "signed-off",
            DeviceLeft,
            Likely,
        ),
        (
            "the same agent came again",
            &[SIGNED_OFF, "venue 30 device-born 1"],
            "signed-off",
            DeviceLeft,
            Likely,
        ),
        (
            "all of a hall were signed off: its network is not to blame",
            &[
                "venue 0.1 device-left; coordinator 0.1 seat-reset; venue 5 neighbours 5 7; \
                 coordinator 5 seats-lost 6 8; coordinator 5 venue-heard 200",
            ],
            "signed-off",
            DeviceLeft,
            Certain,
        ),
        (
            "it was started again",
            &[SIGNED_OFF, "device-2 40 booted; venue 45 device-born 3"],
            "machine-restarted",
            DeviceRestarted,
            Certain,
        ),
        (
            "the spare was not there",
            &[VACANT],
            "not-connected",
            DeviceAbsent,
            Likely,
        ),
        (
            "it was switched on only then",
            &[VACANT, "venue 40 device-born 3; device 38 booted"],
            "not-connected",
            DeviceAbsent,
            Certain,
        ),
        (
            "it was there and fell silent",
            &[VACANT, ALONE],
            "device-alone-silent",
            DeviceOffNetwork,
            Likely,
        ),
    ];
    for (story, said, rule, cause, certainty) in table {
        check(story, said, rule, cause, certainty);
    }
}

#[test]
fn dis_1_the_venues_node_was_killed_and_started_again() {
    let table: [(&str, &[&str], &str, Cause, Certainty); 8] = [
        (
            "all its seats were lost",
            &[KILLED],
            "node-restarted",
            VenueNetwork,
            Certain,
        ),
        (
            "one device was lost",
            &["coordinator 0.2 venue-link-lost 2 200; venue 9 node-started 0"],
            "node-restarted",
            VenueNetwork,
            Likely,
        ),
        (
            "nobody compared its clock yet",
            &[KILLED_UNMEASURED],
            "node-restarted",
            VenueNetwork,
            Likely,
        ),
        (
            "but the coordinator saw another start link",
            &[KILLED_UNMEASURED, ANEW],
            "node-restarted",
            VenueNetwork,
            Certain,
        ),
        (
            "another start linked, and told nothing yet",
            &[GONE, ANEW],
            "venue-gone",
            VenueUplink,
            Likely,
        ),
        (
            "another start linked long after, whose clock nobody compared",
            &[KILLED_UNMEASURED, "coordinator 300 venue-linked-anew"],
            "node-restarted",
            VenueNetwork,
            Likely,
        ),
        (
            "it was started anew since its uplink had failed",
            &[KILLED, "venue 3 uplink-lost 3 3000"],
            "uplink-gone",
            VenueUplink,
            Likely,
        ),
        (
            "the device had been signed off",
            &[KILLED, "venue 0.1 device-left"],
            "node-restarted",
            VenueNetwork,
            Likely,
        ),
    ];
    for (story, said, rule, cause, certainty) in table {
        check(story, said, rule, cause, certainty);
    }
}

/// Somebody ends three programs of a hall within a second and a half: no network closes connections in their
/// devices' names, so it is not to blame.
#[test]
fn dis_1_agents_that_end_together_are_no_fault_of_the_network() {
    let killed = "venue 0.1 relay-closed-by-device 2 900 800; venue 0.1 device-lost; \
         coordinator 0.1 seat-reset; venue 5 neighbours 2 4; coordinator 5 seats-lost 3 5; \
         coordinator 5 venue-heard 200; venue 5 uplink-reading 40 10";
    let back = "device -2 alive-until; device 14 agent-started; venue 15 device-born 2";
    let table: [(&str, &[&str], &str, Cause, Certainty); 2] = [
        (
            "they are away",
            &[killed],
            "no-rule-holds",
            Cause::Unknown,
            Certainty::Unknown,
        ),
        (
            "this one is back",
            &[killed, back],
            "agent-restarted",
            Cause::AgentRestarted,
            Likely,
        ),
    ];
    for (story, said, rule, cause, certainty) in table {
        check(story, said, rule, cause, certainty);
    }
}

/// The node was started anew before the agent was: no clock of the device is measured, and all that it tells
/// comes at once. Its lines say how long before the start the run before was alive, so it did not run on.
#[test]
fn dis_1_a_killed_agent_is_found_where_no_clock_was_measured() {
    let killed = "venue 0.1 relay-closed-by-device 1 900 800; venue 0.1 device-lost; \
         coordinator 0.1 seat-reset; venue 5 neighbours 0 7; coordinator 5 seats-lost 1 8; \
         venue 59 device-born 0";
    let told = |alive: &str| {
        let said = format!("{killed}; device? {alive} alive-until; device? 59 agent-started");
        let mut lines = lines(&said);
        let unknown =
            |line: &&mut Line| line.seen.offset.is_none() && line.seen.boot_id == "device";
        for line in lines.iter_mut().filter(unknown) {
            line.received = Time(FROM + 59_100);
            line.at = line.received;
        }
        find(&subject(), &lines)
    };
    let found = told("-0.2");
    assert_eq!((found.cause, found.certainty), (AgentRestarted, Likely));
    assert!(found.against.is_empty(), "{found:?}");
    assert_eq!(told("30").cause, Cause::Unknown, "it ran on, half a minute");
}
