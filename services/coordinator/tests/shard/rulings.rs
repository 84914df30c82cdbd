//! Rulings are carried out by the coordinator alone.

use adoube_tournament::board::{Order, Phase, Remedy, RulingRef};
use adoube_tournament::time::Millis;

use crate::kit::{Desk, Rules};

fn carry_out(ruling: u32, remedy: Remedy) -> Order {
    Order::CarryOut {
        ruling: RulingRef {
            incident: 1,
            ruling,
        },
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
