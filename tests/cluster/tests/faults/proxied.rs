//! What a way does that still stands: it delays, or its ends alone believe in it.

use std::fs;
use std::time::{Duration, Instant};

use adoube_cluster::event::{Event, VENUES};
use adoube_cluster::proxy::Proxy;

use crate::{THINK_MS, assert_golden, outlast_what_was_heard, prepared_story};

/// Where the officials' machine is, and with it the proxy.
const TOWN: &str = "10.1.0.1";

/// The first venue's way to the coordinator goes through a proxy: its uplink and its relay.
fn between(event: &mut Event) -> Proxy {
    let proxy = Proxy::start(TOWN, &event.address());
    let file = event.folder_of(VENUES[0]).join("venue.toml");
    let text = fs::read_to_string(&file).unwrap();
    let changed = text.replace(&event.address(), &proxy.address());
    assert_ne!(text, changed, "the node's settings name the coordinator");
    fs::write(&file, changed).unwrap();
    proxy
}

#[test]
fn dis_1_dis_8_half_open_ways_of_a_venue_are_one_incident_of_the_uplink() {
    let name = "dis_1_dis_8_half_open_ways_of_a_venue_are_one_incident_of_the_uplink";
    prepared_story(name, THINK_MS, between, |event, proxy| {
        proxy.fall_silent();
        event.until_named("venue-uplink");
        event.until_logged(VENUES[0], "uplink-lost");
        event.until_logged(VENUES[0], "heard it all the while");
        outlast_what_was_heard();
        proxy.let_pass();
        event.until_all_play();
        event.until_cause("venue-uplink", true);
        event.until_one_incident_over(&["1.1", "1.2"]);
        assert_golden(event, "half-open-uplink");
    });
}

#[test]
fn dis_1_a_way_that_takes_half_a_second_is_no_incident() {
    let name = "dis_1_a_way_that_takes_half_a_second_is_no_incident";
    prepared_story(name, THINK_MS, between, |event, proxy| {
        proxy.delay(Duration::from_millis(250));
        let began = Instant::now();
        while began.elapsed() < Duration::from_secs(30) {
            event.until_moved(1);
        }
        let incidents = event.incidents();
        assert!(incidents.is_empty(), "{incidents:?}");
    });
}
