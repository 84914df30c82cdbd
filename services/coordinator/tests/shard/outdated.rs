//! What a player entered on a lost link, and an official has overtaken by the time it arrives.

use adoube_chess::BySide;
use adoube_coordinator::shard::{Entered, Input, SessionId};
use adoube_tournament::board::Order;
use adoube_tournament::board::command::{Act, CallArbiter, PlayerOrder, RestorePosition};
use adoube_tournament::ids::CommandId;
use adoube_tournament::time::Millis;

use crate::incidents::{code, resume};
use crate::kit::{Desk, Rules, command};

impl Desk {
    /// A command of a device that held the board's records so far when its player entered it.
    fn entered(&mut self, session: SessionId, order: Order, seen: u64) -> CommandId {
        let id = command(self.number());
        self.arrives(session, Entered { id, order, seen });
        id
    }

    fn arrives(&mut self, session: SessionId, entered: Entered) {
        let at = self.now.game;
        self.tell(Input::SeatCommand(session, entered, at));
    }

    /// Black's last move is taken back, and the clocks run again.
    fn back_to_black(&mut self) {
        let reason = || "he touched another piece".to_owned();
        let restore = Act::RestorePosition(RestorePosition {
            ply: 1,
            clocks: BySide::both(Some(Millis(60_000))),
        })
        .because(reason());
        self.rule(restore).unwrap();
        self.rule(Act::Resume.because(reason())).unwrap();
    }

    fn last_said(&mut self) -> String {
        self.news().pop().unwrap_or_default()
    }
}

/// 1.e4 e5, and White's next move waits for his link. Meanwhile Black has to play something else: the half-move's
/// number fits again, in another position.
#[test]
fn brd_10_a_move_that_waited_is_not_played_in_a_position_set_anew() {
    let (mut desk, white, black) = Desk::playing(&Rules::default());
    desk.play(white, "e2e4");
    desk.play(black, "e7e5");
    let (order, seen) = (desk.moving("g1f3"), desk.board().sequence());
    desk.back_to_black();
    desk.play(black, "c7c5");
    let id = desk.entered(white, order.clone(), seen);
    assert_eq!(desk.last_said(), "madrid-1: refused set-anew");
    assert_eq!(desk.board().ply(), 2);
    // A copy is told the same; entered by who has seen what stands, it is played.
    let again = |seen| Entered {
        id,
        order: order.clone(),
        seen,
    };
    desk.arrives(white, again(seen));
    assert_eq!(desk.last_said(), "madrid-1: refused set-anew");
    let seen = desk.board().sequence();
    desk.entered(white, order.clone(), seen);
    assert_eq!(desk.board().ply(), 3);
}

/// Nor does anything else end or bind a game that its player has not seen; a call reaches the arbiter.
#[test]
fn brd_10_only_a_call_reaches_a_board_set_anew() {
    let (mut desk, white, black) = Desk::playing(&Rules::default());
    desk.play(white, "e2e4");
    desk.play(black, "e7e5");
    let seen = desk.board().sequence();
    desk.back_to_black();
    for order in [
        Order::Player(PlayerOrder::Resign),
        Order::Player(PlayerOrder::OfferDraw),
    ] {
        desk.entered(white, order, seen);
        assert_eq!(desk.last_said(), "madrid-1: refused set-anew");
    }
    let call = Order::Player(PlayerOrder::CallArbiter(CallArbiter {
        reason: "my link was gone".to_owned(),
        leave: false,
    }));
    desk.entered(white, call, seen);
    assert!(desk.last_said().starts_with("madrid-1: answer"));
}

/// What was played before, and whose answer was lost, is answered as ever.
#[test]
fn brd_10_a_repeat_of_what_was_done_is_told_so() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    let (order, seen) = (desk.moving("e2e4"), desk.board().sequence());
    let id = desk.entered(white, order.clone(), seen);
    let reason = "he meant another one".to_owned();
    let restore = Act::RestorePosition(RestorePosition {
        ply: 0,
        clocks: BySide::both(Some(Millis(60_000))),
    })
    .because(reason);
    desk.rule(restore).unwrap();
    desk.arrives(white, Entered { id, order, seen });
    assert_eq!(desk.last_said(), "madrid-1: answer #6");
}

/// That an arbiter let the clock run meanwhile changes nothing of a move made in the position that stands.
#[test]
fn brd_10_a_move_that_waited_is_played_where_the_position_is_the_same() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    let (order, seen) = (desk.moving("e2e4"), desk.board().sequence());
    let reason = || "go on".to_owned();
    desk.rule(Act::Pause.because(reason())).unwrap();
    desk.rule(Act::Resume.because(reason())).unwrap();
    desk.entered(white, order, seen);
    assert_eq!(desk.board().ply(), 1);
}

/// DIS-9: that a ruling was seen counts for that ruling, not for the next one.
#[test]
fn dis_9_a_ruling_that_came_later_is_not_seen() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.close(white);
    desk.pass(5_000);
    let white = desk.hello("madrid-1", "kiosk-w");
    assert_eq!(code(desk.rules_on("chief", 1, resume(0))), "executed");
    let seen = desk.board().sequence();
    assert_eq!(code(desk.rules_on("chief", 1, resume(1))), "executed");
    desk.entered(white, Order::Player(PlayerOrder::Ready), seen);
    assert_eq!(desk.last_said(), "madrid-1: refused ruled-anew");
    let seen = desk.board().sequence();
    desk.entered(white, Order::Player(PlayerOrder::Ready), seen);
    assert!(
        desk.news()
            .iter()
            .any(|said| said.starts_with("madrid-1: answer"))
    );
}
