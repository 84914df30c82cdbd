//! What befalls the coordinator.

use std::time::Duration;

use adoube_cluster::event::Event;
use adoube_cluster::waiting::until_true;
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

/// Seconds after everybody was back from an outage an agent dies: that is another incident, about its board
/// alone, and the outage's cause stays as certain as it was.
#[test]
fn dis_1_dis_8_an_agent_that_is_killed_after_an_outage_is_another_incident() {
    let name = "dis_1_dis_8_an_agent_that_is_killed_after_an_outage_is_another_incident";
    story(name, |event| {
        event.child("coordinator").signal(Signal::SIGSTOP);
        std::thread::sleep(Duration::from_secs(6));
        event.child("coordinator").signal(Signal::SIGCONT);
        event.until_cause("coordinator-outage", true);
        event.until_all_play();
        std::thread::sleep(Duration::from_secs(3));
        let device = event.seated()[0].clone();
        event.child(&device).kill();
        let second = |event: &Event| event.incidents().into_iter().find(|one| one.number() > 1);
        until_true("it is another incident", || second(event).is_some());
        event.start(&device);
        until_true("the agent was restarted", || {
            second(event)
                .is_some_and(|one| one.cause() == "agent-restarted" && one.boards() == ["1.1"])
        });
        event.until_all_play();
        let first = event.incident(1);
        assert_eq!(first.cause(), "coordinator-outage", "{}", first.text());
        assert!(first.is_certain(), "{}", first.text());
        assert_eq!(first.boards(), ["1.1", "1.2"], "{}", first.text());
    });
}
