//! Which rounds can be published and started beside each other, and how one is taken back.

use adoube_chess::BySide;
use adoube_coordinator::shard::{Reply, ShardRequest};
use adoube_tournament::board::Order;
use adoube_tournament::board::command::{Act, DeclareForfeit, DeclareResult, PlayerOrder, Reopen};
use adoube_tournament::time::Millis;

use crate::kit::{Desk, Rules, importing};

/// Nobody is moved to the seat of another round while he has one.
#[test]
fn ven_1_a_round_waits_until_the_boards_of_the_other_are_finished() {
    let refused = |desk: &mut Desk, ask: ShardRequest| {
        let failure = desk.ask("chief", ask).unwrap_err();
        (failure.code(), failure.to_string())
    };
    let mut desk = Desk::published(&Rules::default());
    desk.ask("chief", importing(3, 1)).unwrap();
    let (code, text) = refused(&mut desk, ShardRequest::PublishRound(3));
    assert_eq!(code, "round-open");
    assert!(text.contains("Round 1 is published"), "{text}");

    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.ask("chief", importing(2, 1)).unwrap();
    let (code, text) = refused(&mut desk, ShardRequest::PublishRound(2));
    assert_eq!(code, "round-open");
    assert!(text.contains("Round 1 is started"), "{text}");
    desk.order(white, Order::Player(PlayerOrder::Resign));
    desk.said();
    desk.ask("chief", ShardRequest::PublishRound(2)).unwrap();
    assert!(desk.said().contains(&"madrid-1: seat 2.1 white".to_owned()));

    // The game that is over goes on no more: its players sit at another board.
    let reopen = Act::Reopen(Reopen {
        clocks: BySide::both(Millis(60_000)),
        start_in: None,
    })
    .because("he did not resign");
    assert_eq!(desk.rule(reopen).unwrap_err().code(), "round-open");
}

/// Whatever was published later, a device belongs to the seat whose game is not over.
#[test]
fn ven_1_an_earlier_round_that_is_published_later_gets_its_devices() {
    let mut desk = Desk::published(&Rules::default());
    desk.ask("chief", importing(3, 1)).unwrap();
    desk.ask("chief", importing(2, 1)).unwrap();
    desk.rule(declared()).unwrap();
    for (round, seat) in [
        (3, "madrid-1: seat 3.1 white"),
        (2, "madrid-1: seat 2.1 white"),
    ] {
        let white = desk.hello("madrid-1", "kiosk");
        desk.said();
        desk.ask("chief", ShardRequest::PublishRound(round))
            .unwrap();
        assert!(desk.said().contains(&seat.to_owned()), "{round}");
        desk.close(white);
        if round == 3 {
            let board = adoube_tournament::ids::BoardId { round, board: 1 };
            let ask = ShardRequest::Board(board, crate::kit::command(9_000), declared());
            desk.ask("chief", ask).unwrap();
        }
    }
    desk.crash(1_000);
    desk.hello("madrid-1", "kiosk");
    let said = desk.said();
    assert!(
        said.iter().any(|words| words.contains("seat 2.1 white")),
        "{said:?}"
    );
}

fn declared() -> Order {
    Act::DeclareResult(DeclareResult {
        score: adoube_tournament::board::Score { white: 2, black: 0 },
    })
    .because("Black did not come")
}

/// A wrong publication is taken back: other players sit down at the same devices, and what was
/// said at the boards before counts no more; a crash at any moment changes nothing of that.
#[test]
fn ven_1_a_publication_is_taken_back_and_another_takes_its_place() {
    for crash in [None, Some("draft"), Some("published")] {
        let mut desk = Desk::published(&Rules {
            boards: 2,
            ..Rules::default()
        });
        desk.watch("chief", 0);
        let white = desk.hello("madrid-1", "kiosk-w");
        desk.order(white, Order::Player(PlayerOrder::CheckIn));
        assert!(desk.board().is_checked_in(adoube_chess::Side::White));
        desk.said();
        let why = "the pairings of another round".to_owned();
        let take_back = ShardRequest::UnpublishRound(1, why);
        let Reply::Round(reply) = desk.ask("chief", take_back).unwrap() else {
            panic!()
        };
        let round = reply.round.unwrap();
        assert_eq!((round.state().word(), round.pairings.len()), ("draft", 2));
        let said = desk.said();
        for told in [
            "madrid-1: goodbye unpublished",
            "chief: begin 1",
            "chief: current",
        ] {
            assert!(said.contains(&told.to_owned()), "{told}: {said:?}");
        }
        assert!(
            !said.iter().any(|words| words.contains("chief: board")),
            "{said:?}"
        );
        assert!(desk.shard.state().boards.is_empty());
        if crash == Some("draft") {
            desk.crash(1_000);
            assert!(desk.shard.state().boards.is_empty());
        }
        let white = desk.hello_with("madrid-1", "kiosk-w", None);
        desk.order(white, Order::Player(PlayerOrder::CheckIn));
        assert!(
            desk.said()
                .contains(&"madrid-1: refused invalid".to_owned())
        );

        // One board instead of two, colours the other way round.
        let person = |number: u16| format!("p{number}").parse().unwrap();
        let pairings = adoube_tournament::round::Pairings {
            boards: vec![(1, person(2), person(3))],
            ..<_>::default()
        };
        let import = crate::kit::bringing(Vec::new(), Some((1, pairings)));
        desk.ask("chief", import).unwrap();
        // All of it in one millisecond.
        desk.ask("chief", ShardRequest::PublishRound(1)).unwrap();
        let said = desk.said();
        assert!(
            said.contains(&"madrid-1: seat 1.1 black".to_owned()),
            "{said:?}"
        );
        if crash == Some("published") {
            desk.crash(1_000);
        }
        let state = desk.shard.state();
        assert_eq!(state.boards.len(), 1, "{crash:?}");
        let stored = desk.stored().boards;
        assert!(state.boards.keys().eq(stored.keys()), "{crash:?}");
        let board = desk.board();
        assert!(!board.is_checked_in(adoube_chess::Side::White));
        assert_eq!(board.seat(adoube_chess::Side::White).person.as_str(), "p2");
        let black = desk.hello("madrid-1", "kiosk-w");
        let white = desk.hello("oslo-1", "kiosk-b");
        desk.order(white, Order::Player(PlayerOrder::CheckIn));
        desk.order(black, Order::Player(PlayerOrder::CheckIn));
        desk.ask("chief", ShardRequest::StartRound(1)).unwrap();
        desk.play(white, "e2e4");
        assert_eq!(desk.board().ply(), 1, "{crash:?}");
        let moved = ShardRequest::UnpublishRound(1, "too late".to_owned());
        assert_eq!(desk.ask("chief", moved).unwrap_err().code(), "played");
    }
}

/// The way out of a round that was published by mistake before another one.
#[test]
fn ven_1_an_earlier_round_is_published_once_the_other_is_taken_back() {
    let mut desk = Desk::published(&Rules::default());
    desk.ask("chief", importing(2, 1)).unwrap();
    assert!(desk.ask("chief", ShardRequest::PublishRound(2)).is_err());
    let why = "the other round comes first".to_owned();
    desk.ask("chief", ShardRequest::UnpublishRound(1, why))
        .unwrap();
    desk.ask("chief", ShardRequest::PublishRound(2)).unwrap();
    desk.hello("madrid-1", "kiosk");
    assert!(desk.said().contains(&"madrid-1: seat 2.1 white".to_owned()));
}

/// A forfeit that was known before the round does not keep a wrong publication standing; it counts no
/// more, and its record and signature stay, over a crash as well.
#[test]
fn ven_1_a_publication_with_a_declared_result_is_taken_back() {
    for crash in [false, true] {
        let mut desk = Desk::published(&Rules::default());
        let forfeit = Act::DeclareForfeit(DeclareForfeit {
            score: adoube_tournament::board::Score { white: 2, black: 0 },
        })
        .because("Black is ill");
        desk.rule(forfeit).unwrap();
        let before = desk.board().sequence();
        let why = "Black has half a point".to_owned();
        let Reply::Round(reply) = desk
            .ask("chief", ShardRequest::UnpublishRound(1, why))
            .unwrap()
        else {
            panic!()
        };
        let undone = "the result of board 1.1, 1.0 to 0.0 (forfeit), is cancelled: declare it \
                      again if it is still valid when the round is published";
        assert_eq!(reply.remarks, [undone]);
        let round = reply.round.unwrap();
        assert!(round.pairings[0].result.is_none());
        if crash {
            desk.crash(1_000);
        }
        // The same players meet again: it is named once more.
        let Reply::Round(reply) = desk.ask("chief", ShardRequest::PublishRound(1)).unwrap() else {
            panic!()
        };
        assert_eq!(reply.remarks, [undone]);
        if crash {
            desk.crash(1_000);
        }
        let board = desk.board();
        assert!(!board.is_finished() && board.sequence() > before, "{crash}");
        let white = desk.hello("madrid-1", "kiosk-w");
        let black = desk.hello("oslo-1", "kiosk-b");
        desk.order(white, Order::Player(PlayerOrder::CheckIn));
        desk.order(black, Order::Player(PlayerOrder::CheckIn));
        desk.ask("chief", ShardRequest::StartRound(1)).unwrap();
        desk.play(white, "e2e4");
        assert_eq!(desk.board().ply(), 1);
    }
}
