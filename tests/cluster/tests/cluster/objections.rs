//! A player objects to a result (O 17.11), from the page to the command line of the officials.

use adoube_cluster::event::Event;
use adoube_cluster::page;
use adoube_cluster::programs::mosquitto;
use adoube_cluster::waiting::until_true;
use adoube_proto::v1::board_event::Event as BoardEvent;
use adoube_proto::v1::play_command::Command;
use adoube_proto::v1::{CallArbiterCommand, GameStage};
use serde_json::Value;

const WHY: &str = "my opponent resigned";

/// Without the ends of its lines.
fn unwrapped(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What a command said that was refused.
fn refused(event: &Event, args: &[&str]) -> String {
    let output = event.adoube(args);
    let said = [output.stdout, output.stderr].map(|it| String::from_utf8_lossy(&it).into_owned());
    assert!(!output.status.success(), "{args:?}: {}", said.concat());
    said.concat()
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
}

/// The first JSON value of a command that is of the first board.
fn of_first_board(event: &Event, args: &[&str]) -> Value {
    let said = event.obeyed(args);
    let mut lines = said
        .lines()
        .filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let found = lines.find(|value| value["board"] == "1.1");
    found.unwrap_or_else(|| panic!("{args:?}: {said}"))
}

fn result_state(event: &Event) -> &'static str {
    let boards = event.boards();
    let state = boards[0].result_state.as_ref();
    state.map_or("", |state| state.state().word())
}

/// END-8, O 17.11: White, who resigned by the record, objects. Nobody approves the result, or closes the round, before an
/// official has answered.
#[test]
fn end_8_a_result_with_an_objection_is_settled_by_its_answer() {
    if !mosquitto("end_8_a_result_with_an_objection_is_settled_by_its_answer") {
        return;
    }
    let mut event = Event::new(20, 1_000);
    event.pages = true;
    event.begin();
    until_true(
        "both players of the first board have seen their result",
        || result_state(&event) == "confirmed",
    );
    until_true("the second game is over", || {
        event.boards()[1].state() == GameStage::Finished
    });
    let white = &event.seated()[0];
    let objection = || {
        Command::CallArbiter(CallArbiterCommand {
            reason: WHY.to_owned(),
            objection: true,
            ..CallArbiterCommand::default()
        })
    };
    assert_eq!(page::enter(&event, white, objection()), "");
    assert_eq!(result_state(&event), "objected");

    // The record says who objects to which result.
    let games = event.games();
    let called = games[0].events.iter().find_map(|event| match &event.event {
        Some(BoardEvent::ArbiterCalled(called)) => Some(called.clone()),
        _ => None,
    });
    let called = called.unwrap();
    let result = called.objection.unwrap();
    assert_eq!((result.white_halves, result.black_halves), (0, 2));
    assert_eq!(called.reason, WHY);

    let call = of_first_board(&event, &["call", "list", "--json"]);
    assert_eq!(call["objection"], "0-1", "{call}");
    let listed = event.obeyed(&["call", "list"]);
    assert!(listed.contains(WHY), "{listed}");
    let watched = event.obeyed(&["watch", "--once"]);
    assert!(watched.contains("object"), "{watched}");
    for args in [
        &["result", "approve", "1.1"][..],
        &["result", "approve", "--round", "1"],
        &["round", "close", "1"],
    ] {
        let why = refused(&event, args);
        let told = [
            "White objects to the result",
            WHY,
            "adoube call answer 1.1 --number 1",
        ];
        assert!(
            told.iter().all(|told| why.contains(told)),
            "{args:?}: {why}"
        );
    }
    assert_eq!(result_state(&event), "objected");

    let answer = [
        "call",
        "answer",
        "1.1",
        "--invalid",
        "--reason",
        "the record has White's resignation",
    ];
    event.obeyed(&answer);
    assert_eq!(result_state(&event), "confirmed");
    event.obeyed(&["result", "approve", "1.1"]);
    assert_eq!(result_state(&event), "approved");
    event.obeyed(&["round", "close", "1"]);
    let report = event.obeyed(&["export", "pgn", "--round", "1", "--out", "-"]);
    let report = unwrapped(&report);
    let told = [
        "objects to the result 0-1",
        "the record has White's resignation",
    ];
    assert!(told.iter().all(|told| report.contains(told)), "{report}");
    event.assert_no_panic();
}
