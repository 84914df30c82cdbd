//! What looks the same as the cause that was found.

use super::*;

/// All that is known of a venue that nobody has heard since.
const VENUE_GONE: &str = "coordinator 3 venue-silent 3000; coordinator 5 seats-lost 8 8";

/// Who is away and tells nothing may be asleep or switched off as well: the finding says so, until the device
/// has told what it saw.
#[test]
fn dis_1_what_looks_the_same_is_said_until_the_device_tells() {
    let lost = "device 9 broker-lost 3 9000";
    let noted = "device 4 battery 80 0";
    let slept = "device 55 suspended 54800";
    for (said, rule, doubtful) in [
        (vec![ALONE], "device-alone-silent", true),
        (vec![ALONE, noted, lost], "device-alone-silent", false),
        (vec![ALONE, slept], "slept", false),
        (vec![CUT_OFF], "uplink-gone", false),
        (vec![VENUE_GONE], "venue-gone", true),
        (
            vec![VENUE_GONE, "venue 60 node-held 59800"],
            "node-held",
            false,
        ),
    ] {
        let lines = lines(&said.join(";"));
        let found = find(&subject(), &lines);
        assert_eq!(found.rule, rule, "{said:?}");
        assert_eq!(
            found.alike(&lines).is_some(),
            doubtful,
            "{said:?}: {found:?}"
        );
    }
}
