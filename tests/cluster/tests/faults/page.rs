//! What befalls the page on a device.

use adoube_cluster::page::Page;

use crate::{assert_golden, story};

#[test]
fn dis_1_a_page_that_died_on_a_device_that_lives_is_an_incident_of_its_own() {
    let name = "dis_1_a_page_that_died_on_a_device_that_lives_is_an_incident_of_its_own";
    story(name, |event| {
        let device = event.seated()[0].clone();
        let page = Page::open(event, &device);
        event.until_moved(1);
        page.kill();
        let incident = event.until_incident();
        assert_eq!(incident.boards(), ["1.1"], "{}", incident.text());
        event.until_cause("page-died", true);
        // The device is connected: the clock runs on.
        event.until_all_play();
        let _page = Page::open(event, &device);
        event.until_stage("connected-again");
        assert_golden(event, "page-died");
    });
}
