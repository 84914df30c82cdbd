//! What befalls one device.

use std::time::Duration;

use adoube_cluster::event::Event;
use adoube_cluster::waiting::until_true;
use nix::sys::signal::Signal;

use crate::{assert_golden, story};

/// A device in the game of board 1, and that board.
fn victim(event: &Event) -> (String, Vec<&'static str>) {
    (event.seated()[0].clone(), vec!["1.1"])
}

/// How often the device noticed by itself that the broker is gone.
fn noticed(event: &Event, device: &str) -> usize {
    event
        .log_of(device)
        .matches("no connection to the venue's broker")
        .count()
}

/// The fault has begun: the device is late, then one incident opens, about its board alone.
fn becomes_an_incident(event: &Event, device: &str, boards: &[&str]) {
    event.until_late(device);
    let incident = event.until_incident();
    assert_eq!(incident.boards(), boards, "{}", incident.text());
}

#[test]
fn dis_1_ven_4_a_cut_cable_is_late_then_an_incident_of_a_device_off_its_network() {
    let name = "dis_1_ven_4_a_cut_cable_is_late_then_an_incident_of_a_device_off_its_network";
    story(name, |event| {
        let (device, boards) = victim(event);
        let before = noticed(event, &device);
        event.net().cut(&device);
        becomes_an_incident(event, &device, &boards);
        event.until_named("device-off-network");
        event.until_state(&device, &["lost"]);
        // Its pings are five seconds apart: it may notice after the broker, and before that only the broker's reset.
        until_true("the device noticed it too", || {
            noticed(event, &device) > before
        });
        event.net().heal(&device);
        event.until_all_play();
        event.until_cause("device-off-network", true);
        event.until_one_incident_over(&boards);
        assert_golden(event, "cut-cable");
    });
}

#[test]
fn dis_1_ven_4_an_unplugged_cable_is_late_then_an_incident_of_a_device_off_its_network() {
    let name =
        "dis_1_ven_4_an_unplugged_cable_is_late_then_an_incident_of_a_device_off_its_network";
    story(name, |event| {
        let (device, boards) = victim(event);
        let before = noticed(event, &device);
        event.net().unplug(&device);
        becomes_an_incident(event, &device, &boards);
        event.until_cause("device-off-network", false);
        event.until_state(&device, &["lost"]);
        until_true("the device noticed it too", || {
            noticed(event, &device) > before
        });
        event.net().plug(&device);
        event.until_cause("device-off-network", true);
        event.until_one_incident_over(&boards);
        event.until_all_play();
        assert_golden(event, "unplugged-cable");
    });
}

#[test]
fn dis_1_a_device_that_was_held_for_eight_seconds_slept_or_its_program_was_held() {
    let name = "dis_1_a_device_that_was_held_for_eight_seconds_slept_or_its_program_was_held";
    story(name, |event| {
        let (device, boards) = victim(event);
        event.child(&device).signal(Signal::SIGSTOP);
        becomes_an_incident(event, &device, &boards);
        std::thread::sleep(Duration::from_secs(8));
        // Until it runs again nobody can tell it from one that is off the network, and that is said.
        event.until_named("device-off-network");
        event.until_doubted();
        event.child(&device).signal(Signal::SIGCONT);
        event.until_cause("device-suspended", true);
        event.until_one_incident_over(&boards);
        event.until_all_play();
        assert_golden(event, "suspended");
    });
}

#[test]
fn dis_1_an_agent_that_was_killed_and_started_again_was_restarted() {
    let name = "dis_1_an_agent_that_was_killed_and_started_again_was_restarted";
    story(name, |event| {
        let (device, boards) = victim(event);
        event.child(&device).kill();
        becomes_an_incident(event, &device, &boards);
        event.start(&device);
        event.until_named("agent-restarted");
        event.until_one_incident_over(&boards);
        event.until_all_play();
        assert_golden(event, "killed-agent");
    });
}

#[test]
fn dis_1_a_device_that_comes_back_with_another_boot_was_restarted() {
    let name = "dis_1_a_device_that_comes_back_with_another_boot_was_restarted";
    story(name, |event| {
        let (device, boards) = victim(event);
        event.child(&device).kill();
        event.net().unplug(&device);
        becomes_an_incident(event, &device, &boards);
        event.net().boot(&device);
        event.net().plug(&device);
        event.start(&device);
        event.until_named("device-restarted");
        event.until_one_incident_over(&boards);
        event.until_all_play();
        assert_golden(event, "another-boot");
    });
}
