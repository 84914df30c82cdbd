//! What befalls a venue.

use std::time::Duration;

use adoube_cluster::event::{Event, VENUES};
use adoube_cluster::waiting::until;
use nix::sys::signal::Signal;
use serde_json::Value;

use crate::{assert_golden, story};

/// Longer than any connection is waited for before it is given up.
const HUNG: Duration = Duration::from_secs(20);
/// So long after the node noted its cut the uplink is well again.
const HEARD_BEFORE_IT_ENDS: Duration = Duration::from_secs(2);

/// Both boards have a seat at each venue.
const BOARDS: [&str; 2] = ["1.1", "1.2"];

#[test]
fn dis_1_dis_8_a_venue_whose_switch_is_dead_is_one_incident_of_its_network() {
    let name = "dis_1_dis_8_a_venue_whose_switch_is_dead_is_one_incident_of_its_network";
    story(name, |event| {
        let devices = event.devices(VENUES[0]);
        for device in &devices {
            event.net().unplug(device);
        }
        event.until_named("venue-network");
        event.until_one_incident_over(&BOARDS);
        for device in &devices {
            event.net().plug(device);
        }
        event.until_named("venue-network");
        event.until_one_incident_over(&BOARDS);
        event.until_all_play();
        assert_golden(event, "dead-switch");
    });
}

#[test]
fn dis_1_dis_8_a_cut_uplink_is_one_incident_of_the_uplink() {
    let name = "dis_1_dis_8_a_cut_uplink_is_one_incident_of_the_uplink";
    story(name, |event| {
        event.net().cut(VENUES[0]);
        event.until_named("venue-uplink");
        event.until_one_incident_over(&BOARDS);
        event.until_logged(VENUES[0], "uplink-lost");
        // What the node hears of its devices tells of the silence only until a second before it ends.
        std::thread::sleep(HEARD_BEFORE_IT_ENDS);
        event.net().heal(VENUES[0]);
        event.until_all_play();
        event.until_cause("venue-uplink", true);
        event.until_one_incident_over(&BOARDS);
        assert_golden(event, "cut-uplink");
    });
}

/// The node is stopped, as one that hangs: its connections stand and nobody answers. That looks like an uplink
/// that lets nothing pass, which is said as long as it lasts; awake again it tells what it was.
#[test]
fn dis_1_dis_8_a_venue_node_that_hung_is_told_as_such_once_it_runs_again() {
    let name = "dis_1_dis_8_a_venue_node_that_hung_is_told_as_such_once_it_runs_again";
    story(name, |event| {
        event.child(VENUES[0]).signal(Signal::SIGSTOP);
        event.until_named("venue-uplink");
        event.until_doubted();
        std::thread::sleep(HUNG);
        event.child(VENUES[0]).signal(Signal::SIGCONT);
        event.until_cause("venue-network", true);
        event.until_one_incident_over(&BOARDS);
        event.until_all_play();
        assert_golden(event, "hung-node");
    });
}

/// The node is killed and started again: until then it looks like its uplink, which is said with what looks the same.
#[test]
fn dis_1_dis_8_a_venue_node_that_was_killed_is_told_as_such_once_it_is_started_again() {
    let name = "dis_1_dis_8_a_venue_node_that_was_killed_is_told_as_such_once_it_is_started_again";
    story(name, |event| {
        event.child(VENUES[0]).kill();
        event.until_named("venue-uplink");
        event.until_doubted();
        event.start(VENUES[0]);
        event.until_cause("venue-network", true);
        event.until_one_incident_over(&BOARDS);
        event.until_all_play();
    });
}

/// The venue as its local technical arbiter sees it there.
fn seen_at(event: &Event, venue: &str) -> Option<Value> {
    let output = event.adoube_at(venue, &["watch", "--venue", venue, "--once", "--json"]);
    serde_json::from_slice(&output.stdout).ok()
}

/// VEN-4: with the uplink down the node goes on showing its devices to officials whom it knows by
/// what the coordinator signed before, and takes their orders.
#[test]
fn ven_4_a_venue_that_is_cut_off_goes_on_showing_its_devices_to_its_officials() {
    let name = "ven_4_a_venue_that_is_cut_off_goes_on_showing_its_devices_to_its_officials";
    story(name, |event| {
        let venue = VENUES[0];
        event.net().cut(venue);
        event.until_logged(venue, "uplink-lost");
        let shown = until("the node shows itself as cut off", || {
            seen_at(event, venue).filter(|seen| seen["uplink"]["connected"] == false)
        });
        let devices = shown["devices"].as_array().unwrap();
        assert_eq!(devices.len(), 3, "{shown:#}");
        for device in devices {
            assert_eq!(
                (&device["state"], &device["alarm"]),
                (&"ready".into(), &"".into())
            );
        }
        let lost = &event.devices(venue)[0];
        event.net().cut(lost);
        until("the device is shown as one to look after", || {
            let seen = seen_at(event, venue)?;
            let devices = seen["devices"].as_array()?.clone();
            let found = devices
                .into_iter()
                .find(|it| it["device"] == lost.as_str())?;
            (found["alarm"] == "alarm").then_some(())
        });
        let order = event.adoube_at(venue, &["order", "message", "madrid-2", "Please wait"]);
        assert!(order.status.success(), "{order:?}");
        event.net().heal(lost);
        event.net().heal(venue);
        event.until_all_play();
        event.until_named("venue-uplink");
    });
}

#[test]
fn dis_1_a_broker_that_was_killed_is_never_certainly_something_else() {
    let name = "dis_1_a_broker_that_was_killed_is_never_certainly_something_else";
    story(name, |event| {
        event.kill_broker(VENUES[0]);
        for device in event.devices(VENUES[0]) {
            event.until_state(&device, &["ready"]);
        }
        event.until_moved(2);
        for incident in event.incidents() {
            let right = incident.cause() == "venue-network" || !incident.is_certain();
            assert!(right, "{}", event.incident(incident.number()).text());
        }
    });
}
