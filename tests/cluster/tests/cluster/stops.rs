//! Stopping in order: SIGTERM gives status 0, and a restart goes on.

use adoube_cluster::event::{Event, VENUES};
use adoube_cluster::programs::mosquitto;

#[test]
fn every_program_stops_with_status_0_and_goes_on_after_a_restart() {
    if !mosquitto("every_program_stops_with_status_0_and_goes_on_after_a_restart") {
        return;
    }
    let mut event = Event::playing(60, 4_000);
    let kiosk = event.seated()[1].clone();
    for name in ["coordinator", VENUES[1], &kiosk] {
        assert_eq!(event.child(name).stop(), Some(0), "{name}");
        event.start(name);
        event.until_moved(4);
    }
    event.finish();
}
