//! What is done to a board from outside of its game.

use adoube_coordinator::shard::{Ask, Reply};
use adoube_tournament::board::{Order, Phase, Remedy, RulingRef};
use adoube_tournament::time::Millis;

use crate::kit::{Desk, Rules};

fn carry_out(ruling: u32, remedy: Remedy) -> Order {
    Order::CarryOut {
        ruling: RulingRef {
            incident: 1,
            ruling,
        },
        by: None,
        remedy,
        article: "O 18.9".to_owned(),
        reason: "the venue's uplink".to_owned(),
        start_in: Millis(10_000),
    }
}

/// Only the coordinator carries out rulings: nobody may order it, whatever his role.
#[test]
fn pen_3_nobody_carries_out_a_ruling_by_himself() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    let refused = desk.rule(carry_out(1, Remedy::Postpone)).unwrap_err();
    assert_eq!(refused.code(), "not-your-role");
    desk.order(white, carry_out(1, Remedy::Postpone));
    assert!(
        desk.said()
            .contains(&"madrid-1: refused not-your-role".to_owned())
    );
    assert_eq!(*desk.board().phase(), Phase::Playing);
}

/// EVT-6: the devices keep their places and learn their new sides; the round tells the colours that
/// were played.
#[test]
fn evt_6_devices_are_told_their_new_side() {
    let (mut desk, white, black) = Desk::playing(&Rules::default());
    desk.play(white, "e2e4");
    desk.said();
    let reason = "the pairing was entered wrongly".to_owned();
    desk.rule(Order::ReverseColours { reason }).unwrap();
    let said = desk.said();
    for words in [
        "madrid-1: #8 restarted 2 5400+30 reversed",
        "madrid-1: seat 1.1 black",
        "oslo-1: seat 1.1 white",
    ] {
        assert!(said.contains(&words.to_owned()), "{words}: {said:?}");
    }
    let reason = "both sit right".to_owned();
    desk.rule(Order::Resume { reason }).unwrap();
    desk.play(white, "e2e4");
    desk.play(black, "d2d4");
    assert_eq!(desk.board().ply(), 1);
    desk.crash(1_000);
    let (white, black) = (desk.hello("oslo-1", "b"), desk.hello("madrid-1", "w"));
    desk.play(black, "d7d5");
    assert_eq!(desk.board().ply(), 2);
    desk.order(white, Order::Resign);
    let Ok(Reply::Event(view)) = desk.ask("chief", Ask::Describe) else {
        panic!("no view");
    };
    let pairing = &view.rounds[0].pairings[0];
    let result = pairing.result.unwrap();
    assert_eq!((pairing.white, pairing.black), (2, 1));
    assert_eq!((result.white_halves, result.black_halves), (0, 2));
}
