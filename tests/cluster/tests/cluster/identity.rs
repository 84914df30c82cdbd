//! A second process with a device's identity: the first one keeps its seat.

use adoube_cluster::event::Event;
use adoube_cluster::files::copy;
use adoube_cluster::programs::mosquitto;
use adoube_cluster::waiting::until_true;

#[test]
fn a_second_process_of_a_device_is_refused_and_the_first_plays_on() {
    if !mosquitto("a_second_process_of_a_device_is_refused_and_the_first_plays_on") {
        return;
    }
    let mut event = Event::long();
    let device = event.seated()[0].clone();
    let folder = event.folder_of(&device);

    let mut second = event.spawn(&device, &folder, "second");
    assert_eq!(second.end(), Some(1));
    let first = format!("run by process {} already", event.child(&device).id());
    assert!(second.said().contains(&first), "{}", second.said());
    event.until_moved(2);

    let stolen = event.scratch("stolen");
    copy(&folder, &stolen);
    let mut thief = event.spawn(&device, &stolen, "thief");
    until_true("the copy learns that there is another", || {
        thief.said().contains("duplicate-device")
    });
    let words = [
        (
            "coordinator",
            "a second process uses this device's identity",
        ),
        ("madrid", "a copied identity?"),
    ];
    for (name, word) in words {
        until_true(&format!("{name} tells of it"), || {
            event.child(name).said().contains(word)
        });
    }
    event.until_moved(4);
    assert!(!thief.said().contains("play-link-up"), "{}", thief.said());
    assert_eq!(thief.ended(), None);
    assert_eq!(thief.stop(), Some(0));
    event.assert_undisturbed();
}
