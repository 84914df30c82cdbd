//! What befalls a venue.

use adoube_cluster::event::VENUES;
use adoube_cluster::waiting::until_true;

use crate::story;

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
    });
}

#[test]
fn dis_1_dis_8_a_cut_uplink_is_one_incident_of_the_uplink() {
    let name = "dis_1_dis_8_a_cut_uplink_is_one_incident_of_the_uplink";
    story(name, |event| {
        event.net().cut(VENUES[0]);
        event.until_named("venue-uplink");
        event.until_one_incident_over(&BOARDS);
        until_true("the node notices", || {
            event.child(VENUES[0]).said().contains("uplink-lost")
        });
        event.net().heal(VENUES[0]);
        event.until_all_play();
        event.until_named("venue-uplink");
        event.until_one_incident_over(&BOARDS);
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
