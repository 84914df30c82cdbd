//! What must lead to nothing.

use std::time::{Duration, Instant};

use adoube_cluster::event::VENUES;

use crate::story;

#[test]
fn dis_1_one_packet_lost_in_a_hundred_is_no_incident() {
    let name = "dis_1_one_packet_lost_in_a_hundred_is_no_incident";
    story(name, |event| {
        for venue in VENUES {
            event.net().lose(venue, 1);
            for device in event.devices(venue) {
                event.net().lose(&device, 1);
            }
        }
        let began = Instant::now();
        while began.elapsed() < Duration::from_mins(1) {
            event.until_moved(1);
        }
        let incidents = event.incidents();
        assert!(incidents.is_empty(), "{incidents:?}");
    });
}
