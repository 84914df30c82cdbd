//! Time that rulings give back: over all incidents of a board no second twice.

use adoube_chess::Side;
use adoube_coordinator::shard::SessionId;
use adoube_tournament::board::Order;
use adoube_tournament::time::Millis;

use crate::incidents::{code, resume};
use crate::kit::{Desk, Rules};

/// White to move at once, with the clock running whoever is away.
fn running() -> (Desk, SessionId, SessionId) {
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
        desk.order(seat, Order::Ready);
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
