//! What befalls the coordinator.

use nix::sys::signal::Signal;

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

/// It is stopped, as by a machine that sleeps: its connections stay, and it hears of nothing.
#[test]
fn dis_8_clk_4_a_coordinator_that_stands_still_is_an_outage_like_any_other() {
    let name = "dis_8_clk_4_a_coordinator_that_stands_still_is_an_outage_like_any_other";
    story(name, |event| {
        event.child("coordinator").signal(Signal::SIGSTOP);
        std::thread::sleep(std::time::Duration::from_secs(6));
        event.child("coordinator").signal(Signal::SIGCONT);
        event.until_named("coordinator-outage");
        event.until_one_incident_over(&["1.1", "1.2"]);
        event.until_all_play();
    });
}
