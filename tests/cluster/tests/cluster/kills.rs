//! SIGKILL in the middle of a round: nothing acknowledged is lost, nobody's clock is wronged.

use std::time::Duration;

use adoube_cluster::clocks::outages;
use adoube_cluster::event::{Event, SPEED, VENUES};
use adoube_cluster::programs::mosquitto;

/// How long what was killed stays dead.
const DEATH: Duration = Duration::from_secs(1);

/// Real milliseconds between two alive-marks, and how late one may be on a slow machine.
const MARK: u64 = 1_000;
const SLACK: u64 = 5_000;

/// Coordinator, venue node and kiosk are killed, one after the other.
#[test]
fn nothing_is_lost_and_clocks_are_charged_to_the_last_mark_and_not_beyond() {
    if !mosquitto("nothing_is_lost_and_clocks_are_charged_to_the_last_mark_and_not_beyond") {
        return;
    }
    let mut event = Event::playing(80, 4_000);
    let killed = event.kill("coordinator");
    std::thread::sleep(DEATH);
    event.start("coordinator");
    event.until_moved(4);
    for name in [VENUES[0].to_owned(), event.seated()[0].clone()] {
        event.kill(&name);
        std::thread::sleep(DEATH);
        event.start(&name);
        event.until_moved(4);
    }
    let outages = outages(&event.finish());
    assert_eq!(outages.len(), 2, "one at each board: {outages:?}");
    for outage in outages {
        assert_eq!(outage.cause, "down");
        let (earliest, latest) = (killed.0 - (MARK + SLACK) * SPEED, killed.1);
        let just = earliest <= outage.from && outage.from <= latest;
        assert!(just, "{outage:?}, killed {killed:?}");
    }
}
