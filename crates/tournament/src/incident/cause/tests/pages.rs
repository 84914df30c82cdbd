//! Pages that are closed, and those that only seem to be.

use super::*;

/// A browser's stream ends when a network interface changes: that is no sign of a closed page.
#[test]
fn dis_1_a_page_that_connects_again_at_once_was_not_closed() {
    let cut = "device 0.4 link-down; device 3.1 play-link-lost 3 3100 3100";
    let table: [(&str, &[&str], &str, Cause, Certainty); 3] = [
        (
            "a cable was pulled, and the browser connected to the agent again at once",
            &[ALONE, cut, "device 0.5 page-closed; device 0.567 page-back"],
            "link-gone",
            DeviceOffNetwork,
            Certain,
        ),
        (
            "the page was closed as the cable was pulled",
            &[ALONE, cut, "device 0.5 page-closed; device 4.5 page-back"],
            "link-gone",
            DeviceOffNetwork,
            Likely,
        ),
        (
            "its device was connected, and its page was not open",
            &["coordinator 3 page-missing 3000; venue 4 device-heard 500"],
            "page-gone",
            PageDied,
            Certain,
        ),
    ];
    for (story, said, rule, cause, certainty) in table {
        check(story, said, rule, cause, certainty);
    }
}
