//! What a player entered on a lost link, and an official has overtaken by the time it arrives. Which commands that
//! refuses, the board's own tests say.

use adoube_chess::BySide;
use adoube_coordinator::shard::views::{self, PlayerNames};
use adoube_coordinator::shard::{Entered, Input, SessionId};
use adoube_tournament::board::command::{Act, RestorePosition};
use adoube_tournament::time::Millis;

use crate::kit::{Desk, Rules, command};

impl Desk {
    fn arrives(&mut self, session: SessionId, entered: Entered) {
        let at = self.now.game;
        self.tell(Input::SeatCommand(session, entered, at));
    }

    /// A move, and the last record that the board has now.
    fn entering(&mut self, uci: &str) -> Entered {
        Entered {
            id: command(self.number()),
            order: self.moving(uci),
            seen: Some(self.board().sequence()),
        }
    }

    /// The last moves are taken back, and the clocks run again.
    fn back_to(&mut self, ply: u32) {
        let reason = || "he touched another piece".to_owned();
        let restore = Act::RestorePosition(RestorePosition {
            ply,
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
    let entered = desk.entering("g1f3");
    desk.back_to(1);
    desk.play(black, "c7c5");
    desk.arrives(white, entered.clone());
    assert_eq!(desk.last_said(), "madrid-1: refused set-anew");
    assert_eq!(desk.board().ply(), 2);
    // A copy is told the same; entered by who has seen what stands, it is played.
    desk.arrives(white, entered);
    assert_eq!(desk.last_said(), "madrid-1: refused set-anew");
    let again = desk.entering("g1f3");
    desk.arrives(white, again);
    assert_eq!(desk.board().ply(), 3);
}

/// What was played before, and whose answer was lost, is answered as ever.
#[test]
fn brd_10_a_repeat_of_what_was_done_is_told_so() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    let entered = desk.entering("e2e4");
    desk.arrives(white, entered.clone());
    desk.back_to(0);
    desk.arrives(white, entered);
    assert_eq!(desk.last_said(), "madrid-1: answer #6");
}

#[test]
fn brd_10_officials_see_the_last_move_of_the_position_that_was_set() {
    let (mut desk, white, black) = Desk::playing(&Rules::default());
    let last = |desk: &Desk| {
        let board = desk.board();
        views::board_view(board, &PlayerNames::default(), board.last_time()).last_uci
    };
    assert_eq!(last(&desk), "");
    desk.play(white, "e2e4");
    desk.play(black, "e7e5");
    assert_eq!(last(&desk), "e7e5");
    desk.back_to(1);
    assert_eq!(last(&desk), "e2e4");
}
