//! What befalls a device's wall clock.

use adoube_cluster::waiting::until_true;
use adoube_cluster::wall_clocks::WallClocks;

use crate::{THINK_MS, assert_golden, prepared_story};

/// A wall clock proves nothing and spoils nothing: that it was set is in the record, no seat is
/// lost by it, and what befalls the device next is told as of any other.
#[test]
fn dis_1_a_wall_clock_that_was_set_is_noted_and_changes_no_cause() {
    let name = "dis_1_a_wall_clock_that_was_set_is_noted_and_changes_no_cause";
    if !WallClocks::available(name) {
        return;
    }
    let prepare = |event: &mut adoube_cluster::event::Event| {
        event.wall_clocks = Some(WallClocks::build(&event.scratch("wall-clocks")));
    };
    prepared_story(name, THINK_MS, prepare, |event, ()| {
        let device = event.seated()[0].clone();
        let clocks = event.wall_clocks.as_ref().expect("it was prepared");
        clocks.set(&device, 7_200);
        until_true("the device notes it, and the node has its line", || {
            event
                .log_of("madrid")
                .contains("its journal: clock-stepped")
        });
        event.until_moved(2);
        assert!(event.incidents().is_empty(), "{:?}", event.incidents());
        event.net().cut(&device);
        event.until_late(&device);
        event.until_incident();
        event.until_state(&device, &["lost"]);
        event.net().heal(&device);
        event.until_cause("device-off-network", true);
        event.until_all_play();
        assert_golden(event, "cut-cable");
    });
}
