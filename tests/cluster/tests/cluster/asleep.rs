//! Orders to a device that sleeps.

use std::thread::sleep;
use std::time::Duration;

use adoube_cluster::event::Event;
use adoube_cluster::programs::mosquitto;
use adoube_cluster::waiting::until_true;
use nix::sys::signal::Signal;

/// What became of each of a device's orders that its officials gave, by what it was.
fn fates(event: &Event, device: &str) -> Vec<(String, String)> {
    let list = event.obeyed(&["order", "list", device, "--json"]);
    let values = list
        .lines()
        .filter_map(|line| serde_json::from_str(line).ok());
    let mut found = Vec::new();
    for value in values {
        collect(&value, &mut found);
    }
    found
}

fn collect(value: &serde_json::Value, found: &mut Vec<(String, String)>) {
    match value {
        serde_json::Value::Array(all) => all.iter().for_each(|one| collect(one, found)),
        serde_json::Value::Object(fields) => {
            let word = |key: &str| fields.get(key).and_then(|word| word.as_str());
            if let (Some(what), Some(fate)) = (word("what"), word("fate")) {
                found.push((what.to_owned(), fate.to_owned()));
            }
            fields.values().for_each(|one| collect(one, found));
        }
        _ => {}
    }
}

/// VEN-3: what was sent into a sleeping device's socket and is over when it wakes is not carried out:
/// a message past its time, a lock that was taken back. What still holds is.
#[test]
fn ven_3_a_device_that_wakes_carries_out_nothing_that_is_over() {
    if !mosquitto("ven_3_a_device_that_wakes_carries_out_nothing_that_is_over") {
        return;
    }
    let mut event = Event::long();
    let seated = event.seated();
    let device = seated.iter().find(|id| id.starts_with("madrid")).unwrap();
    event.obeyed(&["order", "identify", device, "--wait", "60"]);
    event.child(device).signal(Signal::SIGSTOP);
    let given = [
        &[
            "order",
            "message",
            device,
            "over",
            "--expires",
            "3",
            "--wait",
            "0",
        ][..],
        &["order", "lock", device, "void", "--wait", "0"],
        &["order", "unlock", device, "--wait", "0"],
        &["order", "check", device, "--wait", "0"],
    ];
    for order in given {
        event.obeyed(order);
    }
    sleep(Duration::from_secs(8));
    event.child(device).signal(Signal::SIGCONT);
    until_true("what still holds is done", || {
        let done = |what: &str| (what.to_owned(), "done".to_owned());
        let fates = fates(&event, device);
        fates.contains(&done("unlock")) && fates.contains(&done("run-checks"))
    });
    let fates = fates(&event, device);
    for (what, fate) in [("message", "expired"), ("lock", "superseded")] {
        let told = (what.to_owned(), fate.to_owned());
        assert!(fates.contains(&told), "{what}: {fates:?}");
        let log = event.log_of(device);
        assert!(!log.contains(&format!("order {what}: ")), "{what}: {log}");
    }
    event.assert_no_panic();
}
