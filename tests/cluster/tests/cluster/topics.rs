//! A device on another's topics: what it says there reaches nobody, and it hears nothing.

use std::time::Duration;

use adoube_cluster::event::Event;
use adoube_cluster::programs::mosquitto;
use adoube_cluster::waiting::until_true;

/// Time for other devices to speak, once a second each: an eavesdropper would hear them.
const WHILE: Duration = Duration::from_secs(3);

#[test]
fn a_device_on_anothers_topics_is_not_heard_and_hears_nothing() {
    if !mosquitto("a_device_on_anothers_topics_is_not_heard_and_hears_nothing") {
        return;
    }
    let mut event = Event::long();
    let victim = event.seated()[0].clone();
    let device = event.join_as_spare("madrid");
    device.tokens();
    for filter in ["#", "adoube/#", "adoube/v1/madrid/+/vitals", "$SYS/#"] {
        device.subscribe(filter);
    }
    device.subscribe(&format!("adoube/v1/madrid/{victim}/order"));
    let lies = [
        (
            "birth",
            r#"{"version":2,"device":"FORGED","session":99,"instance":"FORGED"}"#,
        ),
        ("state", r#"{"state":"lost","session":1}"#),
        ("state", r#"{"state":"lost","session":2}"#),
        (
            "event",
            r#"{"sequence":9,"session":1,"what":"FORGED","detail":"FORGED"}"#,
        ),
        (
            "order",
            r#"{"id":"00000000000000000000000000000001","what":"message","text":"FORGED"}"#,
        ),
    ];
    for (kind, lie) in lies {
        for whose in [victim.as_str(), "+", "venue-madrid"] {
            if whose != "+" {
                device.publish(&format!("adoube/v1/madrid/{whose}/{kind}"), lie.as_bytes());
            }
        }
    }
    device.publish("adoube/v1/chennai/chennai-1/state", lies[1].1.as_bytes());
    // The same connection, after all that, on its own topic: this is heard, and answered.
    let truth = r#"{"sequence":1,"session":1,"what":"page-closed","detail":"CONTROL"}"#;
    device.say("event", truth.as_bytes());
    let wanted = r#"{"sequence":2,"session":1,"what":"tokens-wanted"}"#;
    device.say("event", wanted.as_bytes());
    until_true("what it says of itself is heard", || {
        event.child("madrid").said().contains("CONTROL")
    });
    std::thread::sleep(WHILE);
    for (topic, payload) in device.all() {
        let text = String::from_utf8_lossy(&payload);
        let own = [device.own("order"), device.own("ping")];
        assert!(own.contains(&topic), "{topic}: {text}");
        assert!(!text.contains("FORGED"), "{text}");
    }
    for name in ["coordinator", "madrid", "chennai", &victim] {
        let said = event.child(name).said();
        assert!(!said.contains("FORGED"), "{name}: {said}");
        assert!(!said.contains("lost: the broker"), "{name}: {said}");
    }
    let sight = event.look();
    let devices = sight.venues.iter().flat_map(|venue| &venue.devices);
    let state = devices.into_iter().find(|status| status.device == victim);
    assert_eq!(state.map(|status| status.state().word()), Some("ready"));
    event.assert_undisturbed();
}
