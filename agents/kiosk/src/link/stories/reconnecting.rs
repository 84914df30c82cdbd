//! What outlives a connection and what does not.

use adoube_proto::v1::{BoardRef, GoodbyeReason, PlayLinkState, PlayReply, Pulse, play_reply};

use super::fixture::{
    BOARD, Game, Story, commands, events, game, goodbye, hello, refusal, seat_on,
};
use crate::link::{
    commands::MAX_PENDING,
    core::{DUPLICATE_PAUSES, HEARTBEAT, SILENCE},
    fault::LinkFault,
    messages::{LinkInput, LinkOutput},
};

#[test]
fn a_move_under_way_is_repeated_with_the_same_id() {
    let mut story = Story::seated(&game());
    story.submit_move(5, "f1b5");
    let first = commands(&story.outputs());
    assert_eq!(first.len(), 1);
    assert_eq!(first[0].id.len(), 16);
    story.cut();
    let outputs = story.connect();
    assert_eq!(hello(&outputs), Some((Some(BOARD), 8)));
    assert_eq!(commands(&outputs), [], "not before the seat is told");
    story.tell(seat_on(BOARD));
    assert_eq!(commands(&story.outputs()), first);
    story.answer(&first[0], 9, None);
    assert!(story.link.is_busy(), "its record has not come");
    story.view(&Game::after(&game()).moved("f1b5"));
    assert!(!story.link.is_busy());
    story.cut();
    story.connect();
    story.tell(seat_on(BOARD));
    assert_eq!(commands(&story.outputs()), [], "answered commands are done");
}

#[test]
fn a_command_made_while_the_link_is_down_goes_out_when_it_is_back() {
    let mut story = Story::seated(&game());
    story.cut();
    story.submit_move(5, "f1b5");
    assert_eq!(commands(&story.outputs()), []);
    story.connect();
    story.tell(seat_on(BOARD));
    let sent = commands(&story.outputs());
    let seen: Vec<u64> = sent.iter().map(|command| command.seen).collect();
    assert_eq!(
        seen,
        [8],
        "once, with what its player had seen of the board"
    );
}

#[test]
fn an_unanswered_command_is_repeated_on_a_live_link() {
    let mut story = Story::seated(&game());
    story.submit_move(5, "f1b5");
    let first = commands(&story.outputs());
    for _ in 0..5 {
        story.pass(1_000);
        story.pulse();
    }
    assert_eq!(commands(&story.outputs()), first);
}

#[test]
fn commands_for_another_board_are_dropped() {
    let mut story = Story::seated(&game());
    story.submit_move(5, "f1b5");
    story.cut();
    story.connect();
    story.tell(seat_on(BoardRef { round: 2, board: 1 }));
    assert_eq!(commands(&story.outputs()), []);
    assert!(!story.link.is_busy());
    assert_eq!(story.link.board().sequence(), 0);
    story.view(&game()[0]);
    assert_eq!(story.link.board().sequence(), 0, "the board that was left");
}

#[test]
fn pending_commands_are_bounded() {
    let mut story = Story::seated(&game());
    story.cut();
    for _ in 0..MAX_PENDING {
        story.submit_move(5, "f1b5");
    }
    let command =
        adoube_proto::v1::play_command::Command::Resign(adoube_proto::v1::ResignCommand {});
    assert!(story.link.submit(story.at(), command).is_err());
}

#[test]
fn the_greeting_names_what_is_held() {
    let mut story = Story::begin();
    story.give_token();
    assert!(matches!(
        story.outputs()[..],
        [LinkOutput::Dial { attempt: 1, .. }]
    ));
    let mut story = Story::seated(&game()[..6]);
    story.cut();
    story.give_token();
    story.pass(10_000);
    let attempt = story.link.attempt();
    let open = LinkInput::Open {
        attempt,
        relay_connection: "c".repeat(32),
    };
    story.link.handle(story.at(), open.clone());
    assert_eq!(hello(&story.outputs()), Some((Some(BOARD), 6)));
    story.link.handle(story.at(), open);
    assert_eq!(hello(&story.outputs()), None, "one greeting a stream");
}

/// Views are whole, but for the moves that the device has: where one does not fit, all moves are requested.
#[test]
fn a_view_that_does_not_follow_leads_to_a_new_link_with_all_moves() {
    let mut story = Story::seated(&game()[..5]);
    story.view(&game()[6]);
    let outputs = story.outputs();
    assert!(outputs.contains(&LinkOutput::HangUp));
    assert_eq!(events(&outputs), ["play-link-down"]);
    assert_eq!(story.link.board().sequence(), 0);
    story.view(&game()[7]);
    assert_eq!(story.link.board().sequence(), 0, "the link was dropped");
    let outputs = story.connect();
    assert_eq!(hello(&outputs), Some((None, 0)));
    story.tell(seat_on(BOARD));
    assert!(story.link.is_joining());
    story.view(&Game::whole(&game()));
    assert!(!story.link.is_joining());
    let board = story.link.board();
    assert_eq!((board.sequence(), board.ply()), (8, 4));
}

/// A packet that is lost four times over holds a link up for three seconds. Were it closed, the coordinator would take the
/// seat for gone; it is dialled anew beside it.
#[test]
fn dis_1_a_link_that_fell_silent_is_open_until_another_took_its_place() {
    let mut story = Story::seated(&game());
    story.pass(SILENCE - 1);
    assert_eq!(story.link.state(), PlayLinkState::Seated);
    story.pulse();
    let attempt = story.link.attempt();
    story.pass(SILENCE - 1);
    assert_eq!(story.link.state(), PlayLinkState::Seated);
    story.pass(1);
    assert_eq!(story.link.state(), PlayLinkState::Down);
    let outputs = story.outputs();
    assert_eq!(events(&outputs), ["play-link-down"]);
    assert!(outputs.contains(&LinkOutput::SetAside));
    assert!(!outputs.contains(&LinkOutput::HangUp));
    // What comes over it late is not taken for the new one's, and its end neither told nor waited for.
    let dials = story.link.deadline();
    let body = Some(play_reply::Body::Pulse(Pulse::default()));
    let reply = Box::new(PlayReply { body });
    let fault = LinkFault::Closed;
    for input in [
        LinkInput::Reply { attempt, reply },
        LinkInput::Down { attempt, fault },
    ] {
        story.link.handle(story.at(), input);
        assert_eq!(story.link.state(), PlayLinkState::Down);
        assert_eq!(story.link.deadline(), dials);
        assert_eq!(story.outputs(), []);
    }
    let outputs = story.connect();
    assert!(outputs.contains(&LinkOutput::CloseAside), "{outputs:?}");
    assert!(!outputs.contains(&LinkOutput::HangUp));
}

/// One that was never good is closed with whatever was set aside.
#[test]
fn a_link_that_is_not_greeted_is_closed() {
    let mut story = Story::seated(&game());
    story.pass(SILENCE);
    story.give_token();
    story.pass(10_000);
    story.outputs();
    let open = LinkInput::Open {
        attempt: story.link.attempt(),
        relay_connection: "c".repeat(32),
    };
    story.link.handle(story.at(), open);
    story.pass(SILENCE);
    let outputs = story.outputs();
    assert!(outputs.contains(&LinkOutput::HangUp), "{outputs:?}");
    assert!(!outputs.contains(&LinkOutput::SetAside));
}

#[test]
fn a_heartbeat_each_second_and_its_round_trip() {
    let mut story = Story::begin();
    story.connect();
    let mut sent = 0;
    for _ in 0..40 {
        story.pass(HEARTBEAT / 10);
        story.pulse();
        sent += story.outputs().len();
    }
    assert_eq!(sent, 4);
    let number = 5;
    story.tell(play_reply::Body::Pulse(adoube_proto::v1::Pulse {
        number,
        ..Default::default()
    }));
    assert_eq!(story.link.round_trip_us(), 1);
}

#[test]
fn farewells_are_obeyed() {
    use GoodbyeReason::{DuplicateDevice, Replaced, Silent, Stopping, Version};

    // Code, retry, told pause; the pauses that may follow, none for ever.
    let rows = [
        (Stopping, true, 400, Some((400, 500))),
        (Silent, true, 0, Some((100, 200))),
        (Replaced, false, 0, None),
        (Version, false, 5_000, None),
        (DuplicateDevice, true, 0, Some((4_000, 10_000))),
        (DuplicateDevice, false, 5_000, Some((5_000, 10_000))),
        (DuplicateDevice, true, 90_000, Some((90_000, 120_000))),
    ];
    for (code, retry, told, expected) in rows {
        let mut story = Story::seated(&game());
        story.give_token();
        story.tell(goodbye(code, retry, told));
        let outputs = story.outputs();
        assert!(outputs.contains(&LinkOutput::HangUp), "{code:?}");
        assert!(events(&outputs).contains(&"play-link-down"), "{code:?}");
        let pause = story.link.deadline().map(|at| at - story.now);
        match (pause, expected) {
            (Some(pause), Some((low, high))) => {
                assert!((low..=high).contains(&pause), "{code:?}: {pause}");
            }
            (pause, expected) => assert_eq!((pause, expected), (None, None), "{code:?}"),
        }
    }
}

/// What was entered for a seat that moved away while the device was cut off is refused, and is not played when the seat
/// comes back.
#[test]
fn ven_1_nothing_waits_for_a_seat_that_moved_away() {
    for told in [true, false] {
        let mut story = Story::seated(&game());
        story.submit_move(5, "f1b5");
        let sent = commands(&story.outputs());
        assert_eq!(sent.len(), 1);
        story.give_token();
        if told {
            story.tell(goodbye(GoodbyeReason::Moved, true, 0));
        } else {
            story.cut();
        }
        let mut outputs = story.outputs();
        outputs.extend(story.connect_to(false));
        let refused = outputs.iter().any(|output| {
            matches!(output, LinkOutput::Refused(_, _, refusal) if refusal.code == "moved-on")
        });
        assert!(refused, "{outputs:?}");
        assert_eq!(story.link.seat(), None);
        // What a page that is late asks for has nowhere to go.
        story.submit_move(5, "f1c4");
        story.tell(seat_on(BOARD));
        assert_eq!(commands(&story.outputs()), [], "{told}");
    }
}

/// Nothing of the seat is left on a device whose round is not published any more, or whose seat is elsewhere.
#[test]
fn ven_1_a_seat_that_was_taken_back_is_left() {
    for (code, held) in [
        (GoodbyeReason::Storage, true),
        (GoodbyeReason::Unpublished, false),
        (GoodbyeReason::Moved, false),
    ] {
        let mut story = Story::seated(&game());
        let last = story.link.board().sequence();
        story.give_token();
        story.tell(goodbye(code, true, 0));
        assert_eq!(story.link.seat().is_some(), held, "{code:?}");
        assert_eq!(story.link.board().sequence(), if held { last } else { 0 });
        let outputs = story.connect();
        let seen = if held { (Some(BOARD), last) } else { (None, 0) };
        assert_eq!(hello(&outputs), Some(seen), "{code:?}");
    }
}

#[test]
fn two_processes_of_one_device_leave_each_other_room() {
    let mut story = Story::begin();
    let mut pauses = Vec::new();
    for _ in 0..5 {
        story.connect();
        story.give_token();
        story.tell(goodbye(GoodbyeReason::DuplicateDevice, true, 0));
        assert!(events(&story.outputs()).contains(&"duplicate-device"));
        pauses.push(story.link.deadline().unwrap() - story.now);
    }
    assert!(pauses[4] >= DUPLICATE_PAUSES.1 / 2, "{pauses:?}");
}

#[test]
fn tokens_are_asked_for_while_there_are_none() {
    let mut story = Story::begin();
    story.pass(0);
    assert_eq!(story.outputs(), [LinkOutput::TokensWanted]);
    story.pass(1_999);
    assert_eq!(story.outputs(), []);
    story.pass(1);
    assert_eq!(story.outputs(), [LinkOutput::TokensWanted]);
    story.give_token();
    assert!(matches!(story.outputs()[..], [LinkOutput::Dial { .. }]));
    story.pass(10_000);
    assert_eq!(
        story.link.state(),
        PlayLinkState::Down,
        "an attempt is not waited for for ever"
    );
}

#[test]
fn a_bad_token_costs_no_pause_and_a_row_of_failures_is_told_once() {
    let refused = |code: &str| LinkFault::RelayRefused {
        code: code.into(),
        text: String::new(),
    };
    let mut story = Story::begin();
    for _ in 0..3 {
        story.give_token();
    }
    story.fail(refused("bad-token"));
    assert_eq!(story.link.attempt(), 2, "the next one at once");
    story.fail(refused("busy"));
    assert_eq!(story.link.attempt(), 2);
    assert_eq!(story.link.state(), PlayLinkState::Down);
    assert_eq!(events(&story.outputs()), ["play-link-failed"]);
    story.connect();
    story.cut();
    assert_eq!(events(&story.outputs()), ["play-link-down"]);
}

#[test]
fn an_earlier_connection_has_no_say() {
    let mut story = Story::seated(&game());
    let stale = story.link.attempt() - 1;
    let down = LinkInput::Down {
        attempt: stale,
        fault: LinkFault::Closed,
    };
    story.link.handle(story.at(), down);
    assert_eq!(story.link.state(), PlayLinkState::Seated);
    story.answer(
        &adoube_proto::v1::PlayCommand::default(),
        3,
        Some(refusal("x")),
    );
    assert_eq!(story.outputs(), [], "an answer that nobody waits for");
}
