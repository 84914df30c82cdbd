//! What the coordinator measures by.

use adoube_proto::v1::{Pulse, play_reply::Body};

use super::fixture::{Story, echoes};

/// A probe goes back the moment it comes, with the round trip that the device measured itself.
#[test]
fn clk_1_a_probe_is_sent_back_at_once() {
    let mut story = Story::begin();
    story.connect();
    story.now += 40;
    for (number, probe, wanted) in [
        (1, 77, vec![(77, 40_000)]),
        // A pulse without a probe asks for nothing.
        (2, 0, vec![]),
        (1, u64::MAX, vec![(u64::MAX, 40_000)]),
    ] {
        story.tell(Body::Pulse(Pulse {
            number,
            probe,
            ..Pulse::default()
        }));
        assert_eq!(echoes(&story.outputs()), wanted, "{probe}");
    }
}
