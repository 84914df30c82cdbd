//! The clocks at a last contact, whatever an arbiter set before the silence was noticed.

use adoube_chess::Side;

use super::{FIRST, arbiter, away, board, give};
use crate::board::{Adjustment, Board, Order};
use crate::time::Millis;

/// When White's clock is set to what, in seconds.
type Settings<'a> = &'a [(u64, u64)];

fn set(board: &mut Board, at: u64, white: u64) {
    let mut change = Adjustment::default();
    change.sides[0].remaining = Some(Millis::from_seconds(white));
    let reason = "the bonus was missing".to_owned();
    give(board, arbiter(), at, Order::AdjustClock { change, reason });
}

#[test]
fn dis_1_clk_5_the_clock_at_last_contact_is_that_of_the_instant_whatever_was_set_since() {
    // When White's clock was set to what, in seconds; White is heard last at second 60, and it is noticed
    // at second 66. What White's clock showed at last contact, and ran from then on.
    let table: [(&str, Settings<'_>, u64, u64); 5] = [
        ("nothing was set", &[], 280, 6),
        ("set a moment later", &[(61, 12)], 280, 6),
        ("set again", &[(61, 12), (63, 40)], 280, 6),
        ("set before", &[(50, 100)], 90, 6),
        ("set before and after", &[(50, 100), (62, 300)], 90, 6),
    ];
    for (story, settings, shown, ran) in table {
        let mut board = board(FIRST);
        for (at, white) in settings {
            set(&mut board, *at, *white);
        }
        let absence = away(&board, Side::White, 60, 66);
        let contact = absence.contact.clocks.remaining(Side::White);
        assert_eq!(contact, Millis::from_seconds(shown), "{story}");
        let charged = absence.contact.ran_until(&absence.detected);
        let expected = [Millis::from_seconds(ran), Millis::ZERO];
        assert_eq!(charged, expected, "{story}");
    }
}
