//! What happens after a silence is no part of it.

use super::*;

/// A device off the network that was back after a minute: what befalls it or its venue afterwards
/// changes nothing, also where no clock tells when it was.
#[test]
fn dis_1_what_happens_later_is_not_its_cause() {
    let pulled = "device 0.4 link-down; device 3 broker-lost 3 3000";
    for later in [
        "device-2 3660 booted",
        "device-2? 3660 booted; venue 3665 device-born 3",
        "device? 3660 agent-started",
        // Not long after, and after a line of the same start of the machine.
        "device 66 play-link-back; device? 90 agent-started",
        "venue? 3660 node-started 0; coordinator 3661 venue-silent 3000",
        "venue 3661 neighbours 6 7",
        "venue? 3661 neighbours 6 7; coordinator 3661 seats-lost 8 8",
    ] {
        let said = [ALONE, pulled, later];
        check(later, &said, "link-gone", DeviceOffNetwork, Certain);
    }
    // What comes late and was then, as far as is known, still counts.
    for (late, certainty) in [
        ("device 2 battery 80 0; device 0.4 link-down", Certain),
        ("device 2.5 battery 80 0; device? 0.4 link-down", Likely),
    ] {
        check(
            late,
            &[ALONE, late],
            "link-gone",
            DeviceOffNetwork,
            certainty,
        );
    }
}
