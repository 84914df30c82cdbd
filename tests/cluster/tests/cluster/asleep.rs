//! Orders to a device that sleeps.

use std::thread::sleep;
use std::time::Duration;

use adoube_cluster::event::Event;
use adoube_cluster::programs::mosquitto;
use adoube_cluster::waiting::{until, until_true};
use nix::sys::signal::Signal;
use serde_json::Value;

/// What became of each of a device's orders that its officials gave, by what it was.
fn fates(event: &Event, device: &str) -> Vec<(String, String)> {
    let word = |order: &Value, key: &str| order[key].as_str().unwrap_or_default().to_owned();
    let orders = orders(event, device);
    let fate = |order| (word(order, "what"), word(order, "fate"));
    orders.iter().map(fate).collect()
}

fn orders(event: &Event, device: &str) -> Vec<Value> {
    let list = event.obeyed(&["order", "list", device, "--json"]);
    let list: Value = serde_json::from_str(&list).unwrap();
    list["orders"].as_array().unwrap().clone()
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

/// The order is taken back, whatever its device says later.
fn cancelled(event: &Event, id: &str) -> Value {
    let cancel = ["order", "cancel", id, "--venue", "madrid"];
    let told = event.obeyed(&[&cancel[..], &["--wait", "0", "--json"]].concat());
    serde_json::from_str(&told).unwrap()
}

/// The device sleeps from now on, with a lock in its socket: the order's id. On a machine that is slow
/// the device may be lost before the order comes, and then nothing is sent to it: once more.
fn lock_asleep(event: &mut Event, device: &str) -> String {
    until("a lock was sent to a device that sleeps", || {
        event.until_state(device, &["ready"]);
        event.child(device).signal(Signal::SIGSTOP);
        let given = event.obeyed(&["order", "lock", device, "stop", "--wait", "0", "--json"]);
        let given: Value = serde_json::from_str(&given).unwrap();
        let id = given["id"].as_str().unwrap().to_owned();
        let sent = |event: &Event| {
            let orders = orders(event, device);
            let sent = orders.iter().find(|order| order["id"] == *id);
            sent.is_some_and(|order| order["sent"].as_u64() > Some(0))
        };
        until_true("it was sent, or the device is lost", || {
            sent(event) || event.device_state(device) == "lost"
        });
        if sent(event) {
            return Some(id);
        }
        cancelled(event, &id);
        event.child(device).signal(Signal::SIGCONT);
        None
    })
}

/// VEN-3: a lock that its LTA takes back is in the socket of a device that sleeps, or wakes a moment
/// later: it does not hold when the device wakes, the LTA is told what he cannot know yet, and then
/// what the device says; the player plays on. Also over a restart of the venue's node.
#[test]
fn ven_3_a_lock_that_was_taken_back_does_not_hold_when_the_device_wakes() {
    if !mosquitto("ven_3_a_lock_that_was_taken_back_does_not_hold_when_the_device_wakes") {
        return;
    }
    let mut event = Event::long();
    let seated = event.seated();
    let device = seated.iter().find(|id| id.starts_with("madrid")).unwrap();
    event.obeyed(&["order", "identify", device, "--wait", "60"]);
    for restart in [false, true] {
        let id = &lock_asleep(&mut event, device);
        let told = cancelled(&event, id);
        assert_eq!(told["fate"], "cancelled", "{told}");
        assert_eq!(told["unconfirmed"], true, "{told}");
        if restart {
            event.child("madrid").kill();
            event.start("madrid");
        }
        event.child(device).signal(Signal::SIGCONT);
        let mut order = Value::Null;
        until_true("the device says what became of it", || {
            let output = event.adoube(&["order", "list", device, "--json"]);
            let list = serde_json::from_slice(&output.stdout).unwrap_or(Value::Null);
            let all = list["orders"].as_array().into_iter().flatten();
            order = all.filter(|order| order["id"] == *id).cloned().collect();
            // What is listed lags a little behind what was answered.
            order[0]["fate"] != "waiting" && order[0]["unconfirmed"] == false
        });
        assert_eq!(order[0]["fate"], "cancelled", "{order}");
        let page = event.folder_of(device).join("data/page.json");
        let page: Value = serde_json::from_slice(&std::fs::read(page).unwrap()).unwrap();
        assert_eq!(page["locked"], Value::Null, "{page}");
        let shown = event.obeyed(&["watch", "--venue", "madrid", "--once", "--json"]);
        assert!(!shown.contains("\"locked\":\"stop\""), "{shown}");
    }
    event.until_moved(2);
    event.assert_no_panic();
}
