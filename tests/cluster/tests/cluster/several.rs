//! Several incidents that one command rules on.

use adoube_cluster::event::Event;
use adoube_cluster::incidents::Incident;
use adoube_cluster::programs::mosquitto;
use adoube_cluster::waiting::until_true;
use adoube_proto::v1::{SeatPlan, Side};
use expect_test::expect_file;

use crate::rulings::{asked, away};

/// Somebody else falls silent, which is one incident more.
fn falls(event: &mut Event, device: &str) {
    let before = event.incidents().len();
    event.child(device).kill();
    until_true("it is an incident of its own", || {
        event.incidents().len() > before
    });
}

/// An incident's line without what is known of its cause by then.
fn without_cause(line: &str) -> String {
    match (line.split_once(")  "), line.split_once("; ruled: ")) {
        (Some((before, _)), Some((_, ruled))) => format!("{before}); ruled: {ruled}"),
        _ => line.to_owned(),
    }
}

/// DIS-7, DIS-8: one command shows what its ruling comes to on each of the incidents and asks once; each is
/// ruled on by itself, and what cannot be is named with its reason while the others go on.
#[test]
fn dis_7_dis_8_one_command_rules_on_several_incidents() {
    if !mosquitto("dis_7_dis_8_one_command_rules_on_several_incidents") {
        return;
    }
    let (mut event, first) = away("[rulings]\nstart_in_s = 10\n");
    let boards = event.boards();
    let device = |seat: &Option<SeatPlan>| seat.clone().unwrap().device;
    let (second, third) = (device(&boards[1].white), device(&boards[0].black));
    falls(&mut event, &second);
    until_true("the clock of who is away runs there, too", || {
        event.boards()[1].clocks.unwrap().running() == Side::White
    });
    falls(&mut event, &third);
    let ruling = [
        "rule",
        "1,2-4",
        "resume",
        "--clocks",
        "now",
        "--reason",
        "the same socket",
    ];
    let and = |more: &'static str| [&ruling[..], &[more]].concat();
    let mut story = asked(&event, &and("--dry-run"));
    story += &asked(&event, &ruling);
    let open = |one: &Incident| one.text().contains("\"stage\": \"open\"");
    let incidents = event.incidents();
    let all_open = incidents.len() == 3 && incidents.iter().all(open);
    assert!(all_open, "nothing was ruled yet: {incidents:#?}");
    story += &asked(&event, &and("--yes"));
    for number in ["1", "2"] {
        let shown = event.obeyed(&["incident", number]);
        assert!(shown.contains("the same socket"), "{shown}");
    }
    story += &asked(
        &event,
        &[
            "incident",
            "3,4",
            "--close",
            "--reason",
            "ruled on with the first",
        ],
    );
    let story: String = story
        .lines()
        .map(|line| without_cause(line) + "\n")
        .collect();
    expect_file!["golden/several-incidents.golden"].assert_eq(&story);
    for device in [first, second, third] {
        event.start(&device);
    }
    event.until_all_play();
    // What is left has no say in the clocks any more.
    let closing = ["incident", "3", "--close", "--reason", "as it was ruled"];
    event.adoube(&[&closing[..], &["--yes"]].concat());
    let closed = |one: &Incident| one.text().contains("\"stage\": \"closed\"");
    until_true("all are closed", || event.incidents().iter().all(closed));
    event.assert_no_panic();
}
