//! A round that was started by mistake is taken back as long as no move was made (VEN-1, EVT-2).

use std::sync::Arc;

use adoube_chess::{BySide, Side};
use adoube_coordinator::shard::{Reply, ShardRequest};
use adoube_tournament::board::command::{
    Act, AddTime, AdjustClock, ExtendDefaultTime, PlayerOrder, RestorePosition, ReverseColours,
    WaiveChecks, WrongStart,
};
use adoube_tournament::board::{Adjustment, Order, Phase};
use adoube_tournament::time::Millis;

use crate::foreseen::worded;
use crate::kit::{Desk, FIRST, Rules};

fn take_back(reason: &str) -> ShardRequest {
    ShardRequest::UnpublishRound(1, reason.to_owned())
}

/// White's clock runs, Black's cable is out and has its incident; then all of it is undone.
#[test]
fn ven_1_a_start_is_taken_back_with_its_clocks_and_incidents() {
    for crash in [None, Some("draft"), Some("published")] {
        let (mut desk, white, black) = Desk::playing(&Rules::default());
        desk.close(black);
        desk.pass(20_000);
        assert!(matches!(desk.board().phase(), Phase::Paused { .. }));
        assert!(desk.shard.state().incidents[&1].state.closed().is_none());
        let Reply::Round(reply) = desk.ask("chief", take_back("not yet")).unwrap() else {
            panic!()
        };
        let round = reply.round.unwrap();
        assert_eq!((round.state().word(), round.started), ("draft", 0));
        assert!(reply.remarks.is_empty(), "{:?}", reply.remarks);
        assert!(
            desk.said()
                .contains(&"madrid-1: goodbye unpublished".to_owned())
        );
        if crash == Some("draft") {
            desk.crash(1_000);
        }
        let state = desk.shard.state();
        assert!(state.boards.is_empty() && state.aside.contains_key(&FIRST));
        assert!(state.incidents[&1].state.closed().is_some(), "{crash:?}");
        desk.mute(white);
        desk.pass(60_000);

        desk.ask("chief", ShardRequest::PublishRound(1)).unwrap();
        if crash == Some("published") {
            desk.crash(1_000);
        }
        let white = desk.hello_with("madrid-1", "kiosk-w", None);
        let black = desk.hello_with("oslo-1", "kiosk-b", None);
        assert!(!desk.board().is_checked_in(Side::White));
        desk.order(white, Order::Player(PlayerOrder::CheckIn));
        desk.order(black, Order::Player(PlayerOrder::CheckIn));
        assert_eq!(*desk.board().phase(), Phase::Waiting, "{crash:?}");
        desk.ask("chief", ShardRequest::StartRound(1)).unwrap();
        desk.play(white, "e2e4");
        let (board, now) = (desk.board(), desk.now.game);
        let whole = Millis::from_seconds(5_400);
        assert_eq!(board.reading(now).remaining(Side::Black), whole);
        assert_eq!((board.ply(), board.attempt()), (1, 1), "{crash:?}");
        assert_eq!(board.away(Side::Black), None);
        // The incident of then is none of this game, though it has the same number.
        assert!(desk.shard.state().incidents[&1].state.closed().is_some());
    }
}

/// What the default time decided of a round that was not to begin yet counts no more.
#[test]
fn evt_2_forfeits_of_a_start_by_mistake_are_undone_and_named() {
    let mut desk = Desk::published(&Rules {
        speed: 100,
        ..Rules::default()
    });
    desk.ask("chief", ShardRequest::StartRound(1)).unwrap();
    desk.pass(37_000);
    assert!(desk.board().is_finished());
    let Reply::Round(reply) = desk.ask("chief", take_back("tomorrow")).unwrap() else {
        panic!()
    };
    assert_eq!(
        reply.remarks,
        [
            "the result of board 1.1, 0.0 to 0.0 (forfeit), is cancelled: declare it again if it \
             is still valid when the round is published"
        ]
    );
    desk.crash(1_000);
    desk.ask("chief", ShardRequest::PublishRound(1)).unwrap();
    assert_eq!(*desk.board().phase(), Phase::Waiting);
}

/// A move stands, also one that an arbiter took back since; and so does a closed round.
#[test]
fn ven_1_a_start_stands_once_a_move_was_made() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.play(white, "e2e4");
    let refused = |desk: &mut Desk, code: &str, text: &str| {
        let refused = desk.ask("chief", take_back("too late")).unwrap_err();
        assert_eq!(refused.code(), code);
        assert!(refused.to_string().contains(text), "{refused}");
    };
    let text = "moves were made on 1.1. A start can be cancelled only before the first move";
    refused(&mut desk, "played", text);
    let restore = Act::RestorePosition(RestorePosition {
        ply: 0,
        clocks: BySide::both(Some(Millis(60_000))),
    })
    .because("a wrong position");
    desk.rule(restore).unwrap();
    desk.crash(1_000);
    refused(&mut desk, "played", text);
    let white = desk.hello("madrid-1", "kiosk-w");
    desk.order(white, Order::Player(PlayerOrder::Resign));
    desk.ask("chief", ShardRequest::CloseRound(1)).unwrap();
    refused(&mut desk, "round-state", "its results are final");
}

/// What an arbiter set right before the first move is not undone by the way: the draft keeps colours and start position,
/// and everything else is told before, and again with the new publication.
#[test]
fn evt_6_what_was_set_right_outlives_a_publication_or_is_named() {
    const RIGHT: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1";
    for crash in [false, true] {
        let mut desk = Desk::published(&Rules {
            checks: true,
            ..Rules::default()
        });
        let because = || "a wrong pairing".to_owned();
        let start = Act::WrongStart(WrongStart {
            fen: RIGHT.to_owned(),
        })
        .because(because());
        let set = Act::AdjustClock(AdjustClock {
            change: Adjustment {
                control: Some(Arc::new("900+10".parse().unwrap())),
                ..Adjustment::of_times(
                    Some(Millis::from_seconds(600)),
                    Some(Millis::from_seconds(300)),
                )
            },
        })
        .because(because());
        let wait = Act::ExtendDefaultTime(ExtendDefaultTime {
            to: Some(Millis::from_seconds(5_400)),
        })
        .because(because());
        let waive = Act::WaiveChecks(WaiveChecks { side: None }).because(because());
        let reverse = Act::ReverseColours(ReverseColours { times: None }).because(because());
        for order in [start, reverse, set, wait, waive] {
            desk.rule(order).unwrap();
        }
        let kept = [
            "board 1.1: its colours were reversed, and the draft keeps that. White: Player 2; Black: Player 1"
                .to_owned(),
            format!("board 1.1: its start position was corrected, and the draft keeps that: {RIGHT}"),
        ];
        let undone = [
            "board 1.1: the clocks set by hand are cancelled (White 0:10:00, Black 0:05:00, time \
             control 15+10): set them again after the round is published",
            "board 1.1: players no longer get 90 minutes of waiting time: extend its default time again \
             after the round is published",
        ];
        let checks = "recorded and waived checks are cancelled (boards: 1): record them again \
                      after the round is published";
        let told: Vec<String> = kept
            .into_iter()
            .chain(undone.map(str::to_owned))
            .chain([checks.to_owned()])
            .collect();
        let check = ShardRequest::UnpublishRound(1, String::new()).dry_run();
        let Ok(Reply::Round(foreseen)) = desk.ask("chief", check) else {
            panic!("refused")
        };
        assert_eq!(worded(foreseen.consequences), told);
        assert_eq!(desk.board().seat(Side::White).person.as_str(), "p2");
        let Ok(Reply::Round(reply)) = desk.ask("chief", take_back("tomorrow")) else {
            panic!("refused")
        };
        assert_eq!(reply.remarks, told);
        if crash {
            desk.crash(1_000);
        }
        let Ok(Reply::Round(reply)) = desk.ask("chief", ShardRequest::PublishRound(1)) else {
            panic!("refused")
        };
        for undone in undone {
            assert!(
                reply.remarks.iter().any(|remark| remark == undone),
                "{:?}",
                reply.remarks
            );
        }
        if crash {
            desk.crash(1_000);
        }
        let board = desk.board();
        assert_eq!(board.seat(Side::White).person.as_str(), "p2");
        assert_eq!(board.opened().terms.start.fen.as_deref(), Some(RIGHT));
        assert_eq!(board.seat(Side::White).device.as_str(), "oslo-1");
    }
}

/// Other players on the board have nothing of it, and of a round in which nothing was set right nothing is told.
#[test]
fn ven_1_a_publication_without_corrections_is_taken_back_without_a_word() {
    let mut desk = Desk::published(&Rules::default());
    let check = |desk: &mut Desk| {
        let ask = ShardRequest::UnpublishRound(1, String::new()).dry_run();
        let Ok(Reply::Round(reply)) = desk.ask("chief", ask) else {
            panic!("refused")
        };
        reply.consequences
    };
    assert!(check(&mut desk).is_empty());
    let add = Act::AddTime(AddTime {
        time: BySide::new(Millis::from_seconds(60), Millis::ZERO),
    })
    .because("late");
    desk.rule(add).unwrap();
    assert_eq!(check(&mut desk).len(), 1);
    desk.ask("chief", take_back("tomorrow")).unwrap();
    let person = |number: u16| format!("p{number}").parse().unwrap();
    let pairings = adoube_tournament::round::Pairings {
        boards: vec![(1, person(2), person(1))],
        ..<_>::default()
    };
    let import = crate::kit::bringing(Vec::new(), Some((1, pairings)));
    desk.ask("chief", import).unwrap();
    let Ok(Reply::Round(reply)) = desk.ask("chief", ShardRequest::PublishRound(1)) else {
        panic!("refused")
    };
    assert!(reply.remarks.is_empty(), "{:?}", reply.remarks);
}
