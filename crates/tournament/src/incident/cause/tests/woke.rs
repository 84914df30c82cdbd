//! A device that was held for a few seconds, and what it writes as it wakes.

use super::*;

/// What all say of a device that was held for four seconds and a half.
const HELD: &str =
    "venue 3 device-silent 3000; coordinator 3 seat-silent 3000; device 4.5 suspended 4500";

#[test]
fn dis_1_what_a_device_writes_as_it_wakes_does_not_say_that_it_was_awake() {
    let waking = "device 4.5 play-link-lost 3 4600 4600; device 4.8 play-link-back";
    let awake = "device 3 battery 80 0";
    for (story, said, back, certainty) in [
        ("it woke and was back", waking, Some(4_800), Certain),
        ("it was awake before", awake, Some(4_800), Likely),
        (
            "something else kept it away, and it was awake",
            waking,
            Some(60_000),
            Likely,
        ),
        ("it is not back yet", waking, None, Likely),
    ] {
        let subject = Subject {
            until: back.map(|ms| Time(FROM + ms)),
            ..subject()
        };
        let found = find(&subject, &lines(&format!("{HELD}; {said}")));
        assert_eq!(
            (found.rule, found.certainty),
            ("slept", certainty),
            "{story}: {found:?}"
        );
    }
}
