//! What befalls the coordinator.

use crate::{assert_golden, story};

#[test]
fn dis_1_dis_8_a_killed_coordinator_is_one_incident_over_all_games() {
    let name = "dis_1_dis_8_a_killed_coordinator_is_one_incident_over_all_games";
    story(name, |event| {
        event.kill("coordinator");
        std::thread::sleep(std::time::Duration::from_secs(3));
        event.start("coordinator");
        event.until_reachable();
        event.until_named("coordinator-outage");
        event.until_one_incident_over(&["1.1", "1.2"]);
        event.until_all_play();
        assert_golden(event, "killed-coordinator");
    });
}
