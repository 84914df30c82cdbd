//! The clocks at a last contact, whatever an arbiter set before the silence was noticed.

use adoube_chess::{BySide, Side};

use super::{FIRST, arbiter, away, board, chief, give, seconds};
use crate::actor::Actor;
use crate::board::command::{
    Act, AdjustClock, CarryOut, DeclareResult, Hold, LoseSeat, Outage, Reopen, RestorePosition,
    SystemOrder,
};
use crate::board::{Adjustment, Board, LossSign, Order, OutageCause, Remedy, Score};
use crate::ids::RulingRef;
use crate::time::Millis;

/// When White's clock is set to what, in seconds.
type Settings<'a> = &'a [(u64, u64)];

fn set(board: &mut Board, at: u64, white: u64) {
    let mut change = Adjustment::default();
    change.sides.white.remaining = Some(Millis::from_seconds(white));
    let reason = "the bonus was missing".to_owned();
    give(
        board,
        arbiter(),
        at,
        Act::AdjustClock(AdjustClock { change }).because(reason),
    );
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
        assert_eq!(charged, BySide::from(expected), "{story}");
    }
}

fn postpone(board: &mut Board) {
    let order = Order::System(SystemOrder::CarryOut(CarryOut {
        ruling: RulingRef {
            incident: 3,
            ruling: 1,
        },
        by: None,
        seconded_by: None,
        remedy: Remedy::Postpone,
        article: "O 18.9".to_owned(),
        reason: "the hall is cold".to_owned(),
        start_in: Millis::ZERO,
        cites: Vec::new(),
        unheard: BySide::both(false),
    }));
    give(board, Actor::Coordinator, 62, order);
}

fn hold(board: &mut Board) {
    let reason = "fire alarm".to_owned();
    give(
        board,
        Actor::Coordinator,
        62,
        Order::System(SystemOrder::Hold(Hold {
            hold: 1,
            reason: Some(reason),
        })),
    );
}

fn outage(board: &mut Board) {
    let (from, cause) = (seconds(62), OutageCause::Down);
    give(
        board,
        Actor::Coordinator,
        63,
        Order::System(SystemOrder::Outage(Outage { from, cause })),
    );
}

fn restore(board: &mut Board) {
    let BySide { white, black } = BySide::both(Millis::from_seconds(100));
    let (ply, reason) = (1, "the wrong move".to_owned());
    let order = Act::RestorePosition(RestorePosition {
        ply,
        clocks: BySide::new(Some(white), Some(black)),
    })
    .because(reason);
    give(board, arbiter(), 62, order);
}

fn end_and_reopen(board: &mut Board) {
    let (score, reason) = (Score { white: 0, black: 2 }, "the other board".to_owned());
    give(
        board,
        chief(),
        62,
        Act::DeclareResult(DeclareResult { score }).because(reason),
    );
    let BySide { white, black } = BySide::both(Millis::from_seconds(100));
    let order = Act::Reopen(Reopen {
        clocks: BySide::new(white, black),
        start_in: None,
    })
    .because("it was the other board");
    give(board, chief(), 63, order);
}

#[test]
fn dis_1_the_clock_at_last_contact_is_that_of_the_instant_whatever_stopped_or_ruled_since() {
    type Story = fn(&mut Board);
    let stories: [(&str, Story); 5] = [
        ("postponed", postpone),
        ("held", hold),
        ("an outage", outage),
        ("an earlier position", restore),
        ("ended and opened again", end_and_reopen),
    ];
    for (story, tell) in stories {
        let mut board = board(FIRST);
        tell(&mut board);
        let absence = away(&board, Side::White, 60, 66);
        let left = BySide::from_fn(|side| absence.contact.clocks.remaining(side));
        assert_eq!(left, BySide::both(Millis::from_seconds(280)), "{story}");
        assert_eq!(absence.contact.ply, 2, "{story}");
        // White's clock ran from second 60 to 62.
        let charged = absence.contact.ran_until(&absence.detected);
        assert_eq!(
            charged,
            BySide::new(Millis::from_seconds(2), Millis::ZERO),
            "{story}"
        );
    }
}

/// What no incident tells of yet is told after an outage as it was: the last contact, and how it was noticed.
#[test]
fn dis_1_dis_8_a_seat_that_was_lost_before_outages_keeps_its_own_silence() {
    let mut board = board(FIRST);
    let last_contact = seconds(60);
    let lost = Order::System(SystemOrder::LoseSeat(LoseSeat {
        side: Side::White,
        sign: LossSign::Reset,
        last_contact,
    }));
    give(&mut board, Actor::Coordinator, 62, lost);
    for _ in 0..2 {
        outage(&mut board);
        let silences = BySide::from_fn(|side| board.away(side).unwrap().silence());
        let BySide { white, black } = silences.map(|silence| (silence.sign, silence.last_contact));
        assert_eq!(white, (LossSign::Reset, last_contact));
        assert_eq!(black, (LossSign::Outage, seconds(62)));
    }
}
