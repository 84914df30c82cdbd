//! Devices of one venue that fall silent at the same time.

use super::*;

/// Three of four devices, this one among them: the venue and the fourth device were well.
const THREE_OF_FOUR: &str = "venue 3 device-silent 3000; coordinator 3 seat-silent 3000; \
     venue 5 neighbours 2 3; coordinator 5 seats-lost 3 4; coordinator 5 venue-heard 200; \
     venue 5 uplink-reading 40 10";
/// All of them.
const ALL: &str = "venue 3 device-silent 3000; coordinator 3 seat-silent 3000; \
     venue 5 neighbours 3 3; coordinator 5 seats-lost 4 4; coordinator 5 venue-heard 200; \
     venue 5 uplink-reading 40 10";
const CUT_OFF: &str = "device 3 broker-lost 3 3000; device 3.2 play-link-lost 3 3200 3200";
const SLEPT: &str = "device 55 suspended 54800";

/// As long as another device of the venue is heard nothing says that its network failed, but for a device that was
/// awake and cut off. What each device says of itself comes first.
#[test]
fn dis_1_devices_that_fail_together_are_no_fault_of_the_network_while_another_is_heard() {
    let booted = "device -2 alive-until; device-2 40 booted; venue 45 device-born 3";
    let table: [(&str, &[&str], &str, Cause, Certainty); 6] = [
        (
            "they are away",
            &[THREE_OF_FOUR],
            "no-rule-holds",
            Cause::Unknown,
            Certainty::Unknown,
        ),
        (
            "this one was held",
            &[THREE_OF_FOUR, SLEPT],
            "slept",
            DeviceSuspended,
            Likely,
        ),
        (
            "this one was held, and finds its connections lost as it wakes",
            &[
                THREE_OF_FOUR,
                SLEPT,
                "device 55 broker-lost 3 55000; device 55 play-link-lost 3 55000 55000",
            ],
            "slept",
            DeviceSuspended,
            Likely,
        ),
        (
            "the power of this one was cut",
            &[THREE_OF_FOUR, booted],
            "machine-restarted",
            DeviceRestarted,
            Likely,
        ),
        (
            "this one was awake and cut off, as by a switch that others do not hang on",
            &[THREE_OF_FOUR, CUT_OFF],
            "cut-off-together",
            VenueNetwork,
            Likely,
        ),
        (
            "its cable had no carrier, as of one that goes to sleep",
            &[THREE_OF_FOUR, "device 0.3 link-down"],
            "link-gone",
            DeviceOffNetwork,
            Likely,
        ),
    ];
    for (story, said, rule, cause, certainty) in table {
        check(story, said, rule, cause, certainty);
    }
}

/// A hall of which nobody is heard may have lost its power: the network is certain once a device says that it was
/// awake and cut off.
#[test]
fn dis_1_a_hall_of_which_nobody_is_heard_is_certain_once_a_device_tells() {
    let booted = "device -2 alive-until; device-2 40 booted; venue 45 device-born 3";
    let ran_on = "device 30 alive-until; device-2 40 booted; venue 45 device-born 3";
    let table: [(&str, &[&str], &str, Cause, Certainty); 7] = [
        (
            "they are away",
            &[ALL],
            "neighbours-gone",
            VenueNetwork,
            Likely,
        ),
        (
            "this one was cut off",
            &[ALL, CUT_OFF],
            "neighbours-gone",
            VenueNetwork,
            Certain,
        ),
        (
            "its cable had no carrier, as of one that goes to sleep",
            &[ALL, "device 0.3 link-down"],
            "neighbours-gone",
            VenueNetwork,
            Likely,
        ),
        (
            "a seat of the venue was heard all the same",
            &[
                "venue 5 neighbours 3 3; coordinator 5 seats-lost 4 5; coordinator 5 venue-heard 200",
                CUT_OFF,
            ],
            "neighbours-gone",
            VenueNetwork,
            Likely,
        ),
        (
            "this one was held",
            &[ALL, SLEPT, CUT_OFF],
            "slept",
            DeviceSuspended,
            Likely,
        ),
        (
            "its power was cut",
            &[ALL, booted],
            "machine-restarted",
            DeviceRestarted,
            Likely,
        ),
        (
            "it was started anew to mend that",
            &[ALL, CUT_OFF, ran_on],
            "cut-off-together",
            VenueNetwork,
            Likely,
        ),
    ];
    for (story, said, rule, cause, certainty) in table {
        check(story, said, rule, cause, certainty);
    }
}

/// Nothing but their being away is known of devices of which none is heard: what looks the same is said.
#[test]
fn dis_1_a_hall_of_which_nobody_is_heard_may_have_lost_its_power() {
    for (said, doubtful) in [(vec![ALL], true), (vec![ALL, CUT_OFF], false)] {
        let lines = lines(&said.join(";"));
        let found = find(&subject(), &lines);
        assert_eq!(found.alike(&lines).is_some(), doubtful, "{found:?}");
    }
}
