//! Silences of one seat shortly after each other: one of them tells why, the others are a part of it.

use adoube_coordinator::shard::SessionId;
use adoube_tournament::incident::evidence::Observation;
use adoube_tournament::time::Millis;

use crate::evidence::Node;
use crate::kit::{Desk, Rules};

/// White's device is held for 39 seconds. It is back, and has told so, when this returns.
fn held() -> (Desk, Node, SessionId) {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    let mut node = Node::opens(&mut desk);
    desk.pass(5_000);
    desk.mute(white);
    desk.pass(3_000);
    let span = Millis(3_000);
    node.sees(&mut desk, "madrid-1", Observation::DeviceSilent { span });
    desk.pass(36_000);
    let white = desk.hello("madrid-1", "kiosk-w");
    let span = Millis(39_000);
    node.notes(&mut desk, Observation::Suspended { span });
    (desk, node, white)
}

const HELD: &str = "device-suspended (certain)";

/// Its page goes as it wakes and is back seconds later, as often as may be.
#[test]
fn dis_1_a_page_that_goes_as_its_device_wakes_is_no_cause() {
    let (mut desk, mut node, _) = held();
    for time in 1..=2 {
        node.notes(&mut desk, Observation::PageClosed);
        desk.pass(4_500);
        node.hears(&mut desk);
        assert_eq!(desk.incident(1).absences.len(), 1 + time);
        assert_eq!(desk.cause(1).0, HELD);
        node.notes(&mut desk, Observation::PageBack);
        desk.pass(2_000);
    }
    assert_eq!(desk.cause(1).0, HELD);
}

/// One that goes by itself later on is an incident of its own.
#[test]
fn dis_1_a_page_that_goes_long_after_its_device_woke_is_a_cause() {
    let (mut desk, mut node, _) = held();
    desk.pass(15_000);
    node.notes(&mut desk, Observation::PageClosed);
    desk.pass(4_500);
    node.hears(&mut desk);
    desk.pass(3_000);
    let causes = [1, 2].map(|number| desk.cause(number).0);
    assert_eq!(causes, [HELD, "page-died (certain)"]);
}

/// A machine that is stopped ends its page first: that it went is true, and no cause.
#[test]
fn dis_1_a_page_that_goes_before_its_device_is_no_cause() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    let mut node = Node::opens(&mut desk);
    desk.pass(5_000);
    node.notes(&mut desk, Observation::PageClosed);
    desk.pass(4_000);
    node.hears(&mut desk);
    desk.pass(3_000);
    assert_eq!(desk.cause(1).0, "page-died (certain)");
    desk.close(white);
    desk.pass(4_000);
    assert_eq!(desk.incident(1).absences.len(), 2);
    assert_eq!(desk.cause(1).0, "unknown (unknown)");
}

/// A link that fails for a moment after a long silence does not tell why that was.
#[test]
fn dis_1_the_longest_silence_of_a_seat_is_looked_for_a_cause_in() {
    for after in [500, 2_000] {
        let (mut desk, mut node, white) = held();
        desk.pass(after);
        node.notes(&mut desk, Observation::LinkDown);
        desk.close(white);
        desk.pass(4_000);
        desk.hello("madrid-1", "kiosk-w");
        node.notes(&mut desk, Observation::LinkUp);
        desk.pass(2_000);
        assert_eq!(desk.incident(1).absences.len(), 2);
        assert_eq!(desk.cause(1).0, HELD, "{after}");
    }
}
