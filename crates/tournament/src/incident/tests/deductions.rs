//! What a ruling takes off a clock (DIS-4).

use super::*;
use crate::incident::ruling::Offer;

/// What is deducted is deducted whole, also beside a gift: more than there is is refused.
#[test]
fn dis_4_a_gift_hides_no_part_of_a_deduction() {
    let wish = |deduct| Wish::Resume {
        clocks: ClocksAs::Typed {
            white: Millis::from_seconds(250),
            black: Millis::from_seconds(250),
        },
        deduct: Millis::from_seconds(deduct),
        add: [Millis::from_seconds(120), Millis::ZERO],
    };
    for (deduct, left) in [
        (100, Ok(Millis::from_seconds(270))),
        (300, Ok(Millis::from_seconds(70))),
        (
            370,
            Err("board 1.1: White has 0:06:10, 0:06:10 cannot be taken"),
        ),
        (
            400,
            Err("board 1.1: White has 0:06:10, 0:06:40 cannot be taken"),
        ),
    ] {
        let desk = Desk::new();
        let absences = [away(&desk.boards[&FIRST], Side::White, 60, 63)];
        let offer = Offer {
            board: &desk.boards[&FIRST],
            absences: &absences,
            incident: 7,
            now: desk.now,
            start_in: Millis::ZERO,
        };
        let found = offer.of(&wish(deduct)).map(|offered| match offered.remedy {
            Remedy::Resume { white, .. } => white,
            other => panic!("{other:?}"),
        });
        assert_eq!(
            found.map_err(|error| error.to_string()),
            left.map_err(str::to_owned),
            "{deduct}"
        );
    }
}
