//! A seat goes on at a spare device.

use adoube_cluster::event::{Event, VENUES};
use adoube_proto::v1::BoardView;

use crate::{assert_golden, story};

fn device_of_white(event: &Event) -> String {
    let boards = event.boards();
    let seat = |board: &BoardView| board.white.clone().unwrap_or_default().device;
    seat(&boards[0])
}

/// O 16.6: the new device plays on; the one before can never act for the seat again, though it
/// lives, is back on the network, and would go on by its own script.
#[test]
fn ven_1_dis_1_a_seat_goes_on_at_a_spare_device_and_the_one_before_never_acts_again() {
    let name = "ven_1_dis_1_a_seat_goes_on_at_a_spare_device_and_the_one_before_never_acts_again";
    story(name, |event| {
        let before = event.seated()[0].clone();
        let (spare, _) = event.spare(VENUES[0]);
        event.net().cut(&before);
        event.until_incident();
        event.obeyed(&[
            "--as",
            "lta-madrid",
            "seat",
            "move",
            "1.1",
            "white",
            &spare,
            "--reason",
            "its screen is broken",
            "--yes",
        ]);
        event.until_all_play();
        event.until_moved(2);
        assert_eq!(device_of_white(event), spare);
        let acted = |event: &Event, device: &str| {
            let log = event.log_of(device);
            log.matches(" acknowledged board=").count()
        };
        let (old, new) = (acted(event, &before), acted(event, &spare));
        assert!(new > 0, "the spare device has made moves");
        event.net().heal(&before);
        event.until_state(&before, &["ready"]);
        event.until_moved(4);
        assert_eq!(
            acted(event, &before),
            old,
            "the one before never acts again"
        );
        assert!(acted(event, &spare) > new);
        assert_eq!(device_of_white(event), spare);
        event.until_one_incident_over(&["1.1"]);
        event.until_named("device-off-network");
        assert_golden(event, "spare-device");
    });
}
