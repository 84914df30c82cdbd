//! Time that rulings give back: over all incidents of a board no second twice.

use adoube_chess::{BySide, Side};
use adoube_coordinator::shard::SessionId;
use adoube_proto::v1::LeftCharged;
use adoube_tournament::board::Order;
use adoube_tournament::board::command::PlayerOrder;
use adoube_tournament::incident::decide::Request;
use adoube_tournament::incident::ruling::{ClocksAs, Control, RequestedRemedy, Verdict};
use adoube_tournament::time::Millis;

use crate::incidents::{code, resume};
use crate::kit::{Desk, Rules};

/// After a move each, White to move, and the clock runs whoever is away.
pub(crate) fn running() -> (Desk, SessionId, SessionId) {
    let rules = Rules {
        disconnection: "clock = \"runs\"",
        ..Rules::default()
    };
    let (mut desk, white, black) = Desk::playing(&rules);
    desk.play(white, "e2e4");
    desk.play(black, "e7e5");
    (desk, white, black)
}

impl Desk {
    fn left(&self, side: Side) -> Millis {
        self.board().reading(self.now.game).remaining(side)
    }
}

/// White is away for forty seconds of his own move, Black for the last twenty of them: two incidents.
#[test]
fn dis_3_what_two_incidents_of_a_board_cover_is_given_back_once() {
    for order in [[1, 2], [2, 1]] {
        let (mut desk, white, black) = running();
        let before = [Side::White, Side::Black].map(|side| desk.left(side));
        desk.close(white);
        desk.pass(20_000);
        desk.close(black);
        desk.pass(20_000);
        assert_eq!(desk.incidents(false).len(), 2);
        for number in order {
            assert_eq!(code(desk.rules_on("chief", number, resume(0))), "executed");
        }
        let after = [Side::White, Side::Black].map(|side| desk.left(side));
        assert_eq!(after, before, "{order:?}");
        // Said again, it is the same; over a crash too.
        desk.crash(1_000);
        assert_eq!(
            code(desk.rules_on("chief", order[0], resume(1))),
            "executed"
        );
        let again = [Side::White, Side::Black].map(|side| desk.left(side));
        assert_eq!(again, before, "{order:?}");
    }
}

/// An offer on one incident says what it leaves charged of another on the board: what the other would give back
/// once it is ruled, and nothing where the ruling sets that right too, or where the game is over by it.
#[test]
fn dis_8_an_offer_says_what_it_leaves_charged_of_another_incident() {
    let as_they_are = RequestedRemedy::Resume {
        clocks: ClocksAs::Now,
        deduct: Millis::ZERO.into(),
        add: BySide::both(Millis::ZERO),
    };
    let given = RequestedRemedy::Resume {
        clocks: ClocksAs::LastContact,
        deduct: Millis::ZERO.into(),
        add: BySide::both(Millis::ZERO),
    };
    for (ruled, other, remedy, left) in [
        // Black was away for the last twenty of White's forty seconds, all of them on White's clock.
        (1, 2, given.clone(), 0),
        (1, 2, as_they_are.clone(), 20_000),
        (2, 1, given, 20_000),
        (2, 1, as_they_are, 40_000),
        (1, 2, RequestedRemedy::Restart(Control::Same), 0),
        (1, 2, RequestedRemedy::Result(Verdict::Drawn), 0),
    ] {
        let (mut desk, white, black) = running();
        desk.close(white);
        desk.pass(20_000);
        desk.close(black);
        desk.pass(20_000);
        let request = Request {
            remedy: remedy.clone(),
            ..resume(0)
        };
        let told = desk.offers(ruled, request.clone()).offers.swap_remove(0);
        let wanted = LeftCharged {
            incident: other,
            white: left,
            black: 0,
        };
        assert_eq!(told.left_charged, [wanted], "{ruled} {remedy:?}");
        desk.rules_on("chief", ruled, request).unwrap();
        if left > 0 {
            let offered = desk.offers(other, resume(0)).offers.swap_remove(0);
            assert_eq!(offered.left_charged, []);
            let given = offered.basis.unwrap().white.unwrap().back;
            assert_eq!(given, left, "{ruled} {remedy:?}");
        }
    }
}

/// The first is ruled, and play goes on, before the second begins: each gives back its own.
#[test]
fn dis_3_one_silence_after_the_other_is_given_back_each() {
    let (mut desk, white, black) = running();
    desk.close(white);
    desk.pass(20_000);
    let white = desk.hello("madrid-1", "kiosk-w");
    let before = desk.left(Side::White);
    assert_eq!(code(desk.rules_on("chief", 1, resume(0))), "executed");
    assert_eq!(desk.left(Side::White), before + Millis(20_000));
    for seat in [white, black] {
        desk.order(seat, Order::Player(PlayerOrder::Ready));
    }
    desk.pass(30_000);
    let before = desk.left(Side::White);
    desk.close(black);
    desk.pass(15_000);
    desk.hello("oslo-1", "kiosk-b");
    assert_eq!(code(desk.rules_on("chief", 2, resume(0))), "executed");
    assert_eq!(desk.left(Side::White), before);
}

/// The clock of whose turn it is runs until the silence is noticed, three seconds: the incident shows it
/// as it was at the last contact too, and that is what can be ruled.
#[test]
fn dis_3_a_clock_that_the_silence_stops_goes_back_to_the_last_contact() {
    for charge in ["nothing", "until-detection"] {
        let disconnection = match charge {
            "nothing" => "clock = \"suspended\"\ncharge = \"nothing\"",
            _ => "clock = \"suspended\"\ncharge = \"until-detection\"",
        };
        let rules = Rules {
            disconnection,
            ..Rules::default()
        };
        let (mut desk, white, black) = Desk::playing(&rules);
        desk.play(white, "e2e4");
        // It is Black's turn when White's device falls silent.
        desk.pass(10_000);
        let before = desk.left(Side::Black);
        desk.mute(white);
        desk.pass(4_000);
        let absence = desk.incident(1).absences.swap_remove(0);
        let [contact, detected] = [&absence.contact, &absence.detected].map(|moment| {
            let clocks = moment.as_ref().and_then(|moment| moment.clocks);
            clocks.unwrap().black
        });
        assert_eq!(contact, before.0, "{charge}");
        assert_eq!(contact - detected, 3_000, "{charge}");
        assert_eq!(desk.left(Side::Black).0, detected, "{charge}");
        desk.hello("madrid-1", "kiosk-w");
        assert_eq!(code(desk.rules_on("chief", 1, resume(0))), "executed");
        assert_eq!(desk.left(Side::Black), before, "{charge}");
        desk.close(black);
    }
}

/// From the record alone it can be worked out again what was ruled: which clocks were asked for, what was
/// charged when and given back, what the rulings before had done, what was deducted.
#[test]
fn dis_3_4_a_ruling_keeps_what_it_rests_on() {
    let (mut desk, white, _) = running();
    let contact = desk.now.game;
    desk.close(white);
    desk.pass(40_000);
    desk.hello("madrid-1", "kiosk-w");
    let back = desk.now.game;
    let stood = desk.left(Side::White).0;
    let deduct = Request {
        remedy: RequestedRemedy::Resume {
            clocks: ClocksAs::LastContact,
            deduct: Millis(60_000).into(),
            add: BySide::new(Millis::ZERO, Millis(5_000)),
        },
        ..resume(1)
    };
    desk.rules_on("chief", 1, resume(0)).unwrap();
    desk.rules_on("chief", 1, deduct).unwrap();
    desk.crash(1_000);
    let rulings = desk.incident(1).rulings;
    let told = "all the time lost since the last contact given back, 0:01:00 deducted from who was disconnected, 0:00:05 given \
                to Black";
    assert_eq!(
        rulings[0].wished,
        "all the time lost since the last contact given back"
    );
    assert_eq!(rulings[1].wished, told);
    let white = |ruling: usize| {
        let basis = rulings[ruling].boards[0].basis.as_ref().unwrap();
        assert_eq!((basis.away[0].from, basis.away[0].to), (contact.0, back.0));
        let side = basis.white.clone().unwrap();
        [
            side.stood,
            side.back,
            side.earlier.unsigned_abs(),
            side.deducted,
            side.set,
        ]
    };
    assert_eq!(white(0), [stood, 40_000, 0, 0, stood + 40_000]);
    assert_eq!(
        white(1),
        [
            stood + 40_000,
            40_000,
            40_000,
            60_000,
            stood + 40_000 - 60_000
        ]
    );
    let basis = rulings[1].boards[0].basis.as_ref().unwrap();
    let other = basis.black.clone().unwrap();
    assert_eq!((other.back, other.added), (0, 5_000));
}

/// Who rules on one of two incidents of a board is told of the other; and the record of the second ruling
/// says what the first gives back, that of the first what came after it.
#[test]
fn dis_3_of_two_incidents_of_a_board_each_tells_of_the_other() {
    let (mut desk, white, black) = running();
    desk.close(white);
    desk.pass(20_000);
    desk.close(black);
    desk.pass(20_000);
    let text = |desk: &mut Desk, number| desk.offers(number, resume(0)).offers.swap_remove(0).text;
    assert!(text(&mut desk, 2).ends_with("; incident 1 is open on this board too"));
    desk.rules_on("chief", 2, resume(0)).unwrap();
    let told = text(&mut desk, 1);
    // The other one was ruled on here: it waits for nothing on this board.
    let both = "; White's 0:00:20: ruling 2.1 gave this back already";
    assert!(told.ends_with(both), "{told}");
    desk.rules_on("chief", 1, resume(0)).unwrap();
    let ruled = |desk: &mut Desk, number| {
        let ruling = desk.incident(number).rulings.swap_remove(0);
        ruling.boards.into_iter().next().unwrap()
    };
    let second = ruled(&mut desk, 1);
    let basis = second.basis.unwrap();
    let side = basis.white.clone().unwrap();
    assert_eq!((side.back, side.elsewhere), (20_000, 20_000));
    assert_eq!(
        (basis.by, second.followed_by.as_str()),
        (vec!["2.1".to_owned()], "")
    );
    assert_eq!(ruled(&mut desk, 2).followed_by, "1.1");
}
