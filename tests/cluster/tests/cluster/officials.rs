//! A venue's officials at their command line, while the coordinator is away.

use adoube_cluster::event::Event;
use adoube_cluster::programs::mosquitto;
use adoube_cluster::waiting::until_true;

/// What a command said, if it was done.
fn said(event: &Event, args: &[&str]) -> Option<String> {
    let output = event.adoube(args);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    output.status.success().then_some(text)
}

#[test]
fn ven_3_officials_watch_and_order_while_the_coordinator_is_away() {
    if !mosquitto("ven_3_officials_watch_and_order_while_the_coordinator_is_away") {
        return;
    }
    let mut event = Event::long();
    let seated = event.seated();
    let device = seated.iter().find(|id| id.starts_with("madrid")).unwrap();
    let watch = ["watch", "--venue", "madrid", "--once", "--json"];
    let shows = |event: &Event, what: &str| said(event, &watch).is_some_and(|s| s.contains(what));
    until_true("the venue is seen with its uplink", || {
        shows(&event, "\"connected\":true")
    });
    event.kill("coordinator");
    until_true("the uplink is shown as down", || {
        shows(&event, "\"connected\":false")
    });

    let order = ["order", "applications", device, "--wait", "60", "--json"];
    let answer = event.obeyed(&order);
    assert!(answer.contains("adoube-kiosk"), "{answer}");

    // An order for a device that is away outlives the node, and is carried out when it comes.
    event.child(device).kill();
    event.obeyed(&["order", "lock", device, "stop", "--wait", "0"]);
    event.child("madrid").kill();
    event.start("madrid");
    event.start(device);
    let list = ["order", "list", device, "--json"];
    until_true("the order is carried out", || {
        said(&event, &list).is_some_and(|all| all.matches("\"fate\":\"done\"").count() >= 4)
    });
    assert!(shows(&event, "\"locked\":\"stop\""));
    event.obeyed(&["order", "unlock", device, "--wait", "60"]);

    let refused = event.adoube(&[
        "--as",
        "lta-chennai",
        "watch",
        "--venue",
        "madrid",
        "--once",
    ]);
    let why = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(
        !refused.status.success() && why.contains("not-granted"),
        "{why}"
    );
    let foreign = event.adoube(&["order", "identify", "chennai-1", "--venue", "madrid"]);
    let why = String::from_utf8_lossy(&foreign.stderr).into_owned();
    assert!(
        !foreign.status.success() && why.contains("not a device of this venue"),
        "{why}"
    );

    event.start("coordinator");
    event.until_reachable();
    event.until_moved(2);
    event.assert_no_panic();
}
