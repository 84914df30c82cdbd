//! Which rounds can be published and started beside each other.

use adoube_coordinator::shard::Ask;
use adoube_tournament::board::Order;
use adoube_tournament::time::Millis;

use crate::kit::{Desk, Rules, importing};

/// Nobody is moved to the seat of another round while he has one.
#[test]
fn ven_1_a_round_waits_until_the_boards_of_the_other_are_finished() {
    let refused = |desk: &mut Desk, ask: Ask| {
        let failure = desk.ask("chief", ask).unwrap_err();
        (failure.code(), failure.to_string())
    };
    let mut desk = Desk::published(&Rules::default());
    desk.ask("chief", importing(3, 1)).unwrap();
    let (code, text) = refused(&mut desk, Ask::PublishRound(3));
    assert_eq!(code, "round-open");
    assert!(text.contains("round 1 is published"), "{text}");
    assert!(
        text.contains("start it and finish its games first"),
        "{text}"
    );

    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.ask("chief", importing(2, 1)).unwrap();
    let (code, text) = refused(&mut desk, Ask::PublishRound(2));
    assert_eq!(code, "round-open");
    assert!(text.contains("round 1 is started"), "{text}");
    assert!(text.contains("finish its games first"), "{text}");
    desk.order(white, Order::Resign);
    desk.said();
    desk.ask("chief", Ask::PublishRound(2)).unwrap();
    assert!(desk.said().contains(&"madrid-1: seat 2.1 white".to_owned()));

    // The game that is over goes on no more: its players sit at another board.
    let reopen = Order::Reopen {
        white: Millis(60_000),
        black: Millis(60_000),
        reason: "he did not resign".to_owned(),
    };
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
        desk.ask("chief", Ask::PublishRound(round)).unwrap();
        assert!(desk.said().contains(&seat.to_owned()), "{round}");
        desk.close(white);
        if round == 3 {
            let board = adoube_tournament::ids::BoardId { round, board: 1 };
            let ask = Ask::Board(board, crate::kit::command(9_000), declared());
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
    Order::DeclareResult {
        score: adoube_tournament::board::Score { white: 2, black: 0 },
        reason: "Black did not come".to_owned(),
    }
}
