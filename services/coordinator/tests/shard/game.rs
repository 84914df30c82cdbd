//! A round from its set-up to a mate, and that nothing is told before it is written.

use adoube_coordinator::shard::{Reply, ShardRequest};
use adoube_tournament::board::Order;
use adoube_tournament::board::command::PlayerOrder;

use crate::kit::{Desk, Rules, importing, setting_up};

/// Fool's mate.
const MATE: [&str; 4] = ["f2f3", "e7e5", "g2g4", "d8h4"];

#[test]
fn from_the_set_up_to_a_mate() {
    let rules = Rules::default();
    let mut desk = Desk::empty(1);
    desk.ask("olga", setting_up(&rules)).unwrap();
    let madrid = desk.venue("madrid");
    assert_eq!(desk.said(), ["madrid: welcome 0", "madrid: seating"]);
    desk.ask("chief", importing(1, 1)).unwrap();
    let white = desk.hello("madrid-1", "w");
    let black = desk.hello("oslo-1", "b");
    desk.hello("oslo-2", "spare");
    desk.watch("lta-oslo", 0);
    assert_eq!(
        desk.said(),
        [
            "madrid-1: welcome",
            "oslo-1: welcome",
            "oslo-2: welcome",
            "lta-oslo: begin 0",
            "lta-oslo: venue madrid connected",
            "lta-oslo: venue oslo away",
            "lta-oslo: current",
        ]
    );
    let published = desk.ask("chief", ShardRequest::PublishRound(1)).unwrap();
    let Reply::Round(reply) = published else {
        panic!("{published:?}")
    };
    let round = reply.round.unwrap();
    assert_eq!(
        (round.state().word(), round.pairings.len()),
        ("published", 1)
    );
    assert_eq!(
        desk.said(),
        [
            "madrid: seating madrid-1=1.1",
            "madrid-1: seat 1.1 white",
            "madrid-1: catch-up 1..=1",
            "oslo-1: seat 1.1 black",
            "oslo-1: catch-up 1..=1",
            "lta-oslo: begin 1",
            "lta-oslo: board 1.1 #1 waiting 0",
            "lta-oslo: venue madrid connected",
            "lta-oslo: venue oslo away",
            "lta-oslo: current",
        ]
    );
    desk.order(white, Order::Player(PlayerOrder::CheckIn));
    desk.order(black, Order::Player(PlayerOrder::CheckIn));
    desk.ask("arbiter", ShardRequest::StartRound(1)).unwrap();
    desk.said();
    for (uci, link) in MATE.into_iter().zip([white, black].into_iter().cycle()) {
        desk.pass(2_000);
        desk.said();
        desk.play(link, uci);
    }
    assert_eq!(
        desk.said(),
        [
            "madrid-1: #9 moved 4 d8h4",
            "madrid-1: #10 finished 0:2 checkmate",
            "oslo-1: #9 moved 4 d8h4",
            "oslo-1: #10 finished 0:2 checkmate",
            "lta-oslo: board 1.1 #10 finished 4",
            "oslo-1: answer #9",
            "madrid: seating madrid-1=1.1",
            "madrid-1: #11 head-signed 10",
            "oslo-1: #11 head-signed 10",
            "lta-oslo: board 1.1 #11 finished 4",
        ]
    );
    assert_eq!(desk.seen("madrid-1"), desk.seen("oslo-1"));
    desk.ask("chief", ShardRequest::CloseRound(1)).unwrap();
    desk.tell(adoube_coordinator::shard::Input::Stop);
    assert!(desk.said().contains(&"madrid: goodbye stopping".to_owned()));
    assert!(madrid.0 > 0);
}

/// Everything that is said of a record is held back until it is written; what was said before
/// the record is not.
#[test]
fn nothing_is_told_before_it_is_written() {
    let (mut desk, white, black) = Desk::playing(&Rules::default());
    desk.watch("chief", 1);
    desk.said();
    desk.slow = true;
    desk.play(white, "e2e4");
    let call = desk.call(crate::kit::caller("chief"), ShardRequest::Describe);
    desk.play(black, "e7e5");
    assert_eq!((desk.said(), desk.waiting()), (Vec::new(), 2));
    assert!(desk.reply(call).is_none(), "it would show the move");
    desk.write(1);
    assert_eq!(
        desk.said(),
        [
            "madrid-1: #6 moved 1 e2e4",
            "oslo-1: #6 moved 1 e2e4",
            "chief: board 1.1 #6 playing 1",
            "madrid-1: answer #6",
        ]
    );
    assert!(desk.reply(call).is_some());
    desk.write(1);
    assert_eq!(
        desk.said(),
        [
            "madrid-1: #7 moved 2 e7e5",
            "oslo-1: #7 moved 2 e7e5",
            "chief: board 1.1 #7 playing 2",
            "oslo-1: answer #7",
        ]
    );
}

/// A pulse shows the clocks of a board of which nothing is under way, whatever others do.
#[test]
fn a_pulse_never_shows_what_is_not_written() {
    let (mut desk, white, _) = Desk::playing(&Rules {
        time_control: "100 s + 5 s",
        boards: 2,
        ..Rules::default()
    });
    let other = desk.hello("madrid-2", "other");
    desk.jump(1_000);
    desk.said();
    desk.slow = true;
    desk.order(other, Order::Player(PlayerOrder::CheckIn));
    let beat = |number| adoube_coordinator::shard::Input::SeatHeard(white, number);
    desk.tell(beat(1));
    assert_eq!(desk.said(), ["madrid-1: pulse 99000 100000 white"]);
    desk.play(white, "e2e4");
    desk.tell(beat(2));
    assert_eq!(desk.said(), ["madrid-1: pulse no clocks"]);
    desk.write(2);
    desk.said();
    desk.tell(beat(3));
    assert_eq!(desk.said(), ["madrid-1: pulse 104000 100000 black"]);
}

/// A stop lets out what was decided before, then says goodbye; what comes later is told that
/// nothing was changed.
#[test]
fn a_stop_answers_what_was_decided_before_it() {
    let (mut desk, white, black) = Desk::playing(&Rules::default());
    desk.slow = true;
    desk.play(white, "e2e4");
    desk.tell(adoube_coordinator::shard::Input::Stop);
    desk.play(black, "e7e5");
    let late = desk.ask("chief", ShardRequest::Describe).unwrap_err();
    assert_eq!(late.code(), "stopping");
    assert_eq!(desk.said(), ["oslo-1: refused stopping"]);
    desk.write(usize::MAX);
    assert_eq!(
        desk.said(),
        [
            "madrid-1: #6 moved 1 e2e4",
            "oslo-1: #6 moved 1 e2e4",
            "madrid-1: answer #6",
            "madrid-1: goodbye stopping",
            "oslo-1: goodbye stopping",
        ]
    );
}

/// What was decided before a stop and could not be written is never told as if it had been.
#[test]
fn a_stop_does_not_let_out_what_was_not_written() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.slow = true;
    desk.play(white, "e2e4");
    desk.tell(adoube_coordinator::shard::Input::Stop);
    desk.misfortune(crate::kit::failed());
    desk.write(usize::MAX);
    let said = desk.said();
    assert!(!said.iter().any(|words| words.contains("e2e4")), "{said:?}");
    assert!(
        !said.iter().any(|words| words.contains("answer")),
        "{said:?}"
    );
}
