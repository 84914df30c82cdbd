//! Games that begin anew by a ruling, and their time controls.

use std::sync::Arc;

use adoube_chess::Side;
use adoube_coordinator::shard::{SessionId, views};
use adoube_tournament::board::Order;
use adoube_tournament::incident::decide::Request;
use adoube_tournament::incident::ruling::{Control, Wish};

use crate::incidents::{code, resume};
use crate::kit::{Desk, FIRST, Rules};

fn typed(control: &str, after: u32) -> Request {
    let control = Arc::new(control.parse().unwrap());
    Request {
        wish: Wish::Restart(Control::Typed(control)),
        boards: vec![(FIRST, None)],
        ..resume(after)
    }
}

impl Desk {
    /// Both have seen the ruling, the clock starts, and White moves.
    fn go_on(&mut self, seats: [SessionId; 2]) {
        for seat in seats {
            self.order(seat, Order::Ready);
        }
        self.pass(11_000);
        assert_eq!(self.board().clock().running(), Some(Side::White));
        self.play(seats[0], "d2d4");
    }

    /// What the game is played with, and whether that is another than the event's.
    fn control(&self) -> (String, bool) {
        let names = ["Anna", "Boris"].map(str::to_owned);
        let view = views::board_view(self.board(), &names, self.now.game);
        (view.time_control, view.own_time_control)
    }
}

/// DIS-5, DIS-6: a shorter time control that was a slip of the hand is ruled away after a move of the new game, by
/// the event's own, over a crash too; until then the board's view says that it has another.
#[test]
fn dis_5_6_the_event_s_time_control_comes_back_after_a_restart_by_mistake() {
    let (mut desk, white, black) = Desk::playing(&Rules::default());
    desk.play(white, "e2e4");
    desk.close(white);
    desk.pass(5_000);
    let white = desk.hello("madrid-1", "kiosk-w");
    assert_eq!(
        code(desk.rules_on("chief", 1, typed("540+30", 0))),
        "executed"
    );
    desk.go_on([white, black]);
    assert_eq!(desk.control(), ("540+30".to_owned(), true));
    desk.crash(1_000);
    let seats = [("madrid-1", "kiosk-w"), ("oslo-1", "kiosk-b")];
    let seats = seats.map(|(device, instance)| desk.hello(device, instance));
    assert_eq!(desk.control(), ("540+30".to_owned(), true));
    let refused = desk.rules_on("chief", 1, typed("5400+60", 1)).unwrap_err();
    assert!(
        refused.to_string().contains("--control 5400+30"),
        "{refused}"
    );
    let offers = desk.offers(1, typed("5400+30", 1));
    assert_eq!((&*offers.kind, &*offers.article), ("restart", "O 18.9 c"));
    desk.rules_on("chief", 1, typed("5400+30", 1)).unwrap();
    assert_eq!(desk.control(), ("5400+30".to_owned(), false));
    let given = desk.incident(1).rulings.swap_remove(1);
    assert_eq!(given.kind, "restart");
    desk.go_on(seats);
    assert_eq!((desk.board().attempt(), desk.board().ply()), (3, 1));
}
