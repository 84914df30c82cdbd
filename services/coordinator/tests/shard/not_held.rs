//! A machine that is not held while somebody plays at it stands on its board's timeline, at the board for officials, and a
//! ruling can cite that somebody let it go (VEN-2).

use adoube_coordinator::shard::views::{self, PlayerNames};
use adoube_tournament::board::Order;
use adoube_tournament::board::command::PlayerOrder;

use crate::at_devices::{Node, notes};
use crate::kit::{Desk, Rules};
use crate::premoves::RULES;

/// A line of the journal of Madrid's first device, told so many seconds after it was written.
fn says(desk: &mut Desk, madrid: &mut Node, line: u64, detail: &str, ago: u64) {
    let held = i64::from(detail.starts_with("engaged"));
    madrid.writes(desk, line, ("lockdown", &[held], detail), ago * 1_000);
}

/// What was noted, and how many seconds ago it was.
fn noted(desk: &Desk) -> Vec<(&'static str, String, u64)> {
    let told = notes(desk).into_iter().map(|note| {
        let note = views::device_note(&note);
        let what = note.what().word();
        (what, note.text, (desk.now.game.0 - note.at) / 1_000)
    });
    told.collect()
}

/// Whether White's machine is not held, and his breaches.
fn stands(desk: &Desk) -> (bool, u32) {
    let names = PlayerNames::default();
    let view = views::board_view(desk.board(), &names, desk.now.game);
    assert!(!view.black_not_held);
    (view.white_not_held, view.white_breaches)
}

#[test]
fn ven_2_a_machine_that_is_let_go_and_taken_up_again_is_on_the_games_timeline() {
    let (mut desk, white, _) = Desk::playing(&RULES);
    let mut madrid = Node::opens(&mut desk, "madrid");
    desk.pass(60_000);
    // Its agent starts: that a machine is held, or is about to be, is no news.
    says(
        &mut desk,
        &mut madrid,
        1,
        "engaging, it is being locked",
        50,
    );
    says(&mut desk, &mut madrid, 2, "engaged; usb reporting_only", 48);
    assert_eq!((noted(&desk), stands(&desk)), (vec![], (false, 0)));

    let gone = "unavailable, adoube-lockd does not answer at /run/x: refused; usb unavailable";
    says(&mut desk, &mut madrid, 3, gone, 40);
    assert_eq!(stands(&desk), (true, 0), "nobody let it go");
    let let_go = "released, somebody at the\u{1b}device let it go; usb unavailable (not held)";
    says(&mut desk, &mut madrid, 4, let_go, 30);
    assert_eq!(stands(&desk), (true, 1));
    says(
        &mut desk,
        &mut madrid,
        5,
        "engaging, it is being locked",
        20,
    );
    says(&mut desk, &mut madrid, 6, "engaged", 19);
    assert_eq!(stands(&desk), (false, 1));
    let why = "somebody at the device let it go";
    let told = |what: &'static str, text: &str, ago| (what, text.to_owned(), ago);
    let expected = [
        told(
            "not-held",
            "adoube-lockd does not answer at /run/x: refused",
            40,
        ),
        told("let-go", why, 30),
        told("held-again", "", 19),
    ];
    assert_eq!(noted(&desk), expected);
    let since = views::device_note(&notes(&desk)[2]).since;
    assert_eq!((desk.now.game.0 - since) / 1_000, 40);
    // After the game nobody needs it.
    desk.order(white, Order::Player(PlayerOrder::Resign));
    desk.pass(5_000);
    says(&mut desk, &mut madrid, 7, let_go, 0);
    assert_eq!(noted(&desk).len(), 3);

    // The board keeps it over a crash; a ruling may cite what somebody did, and nothing else of it.
    desk.crash(0);
    assert_eq!((noted(&desk).len(), stands(&desk)), (3, (false, 1)));
    let cited = [1, 2, 3].map(|number| desk.board().breach(number).is_some());
    assert_eq!(cited, [false, true, false]);
}

/// Before the game it is let go to be mended, and checked again: no breach of anybody's.
#[test]
fn ven_2_a_machine_that_is_let_go_before_the_game_is_no_breach() {
    let rules = Rules {
        checks: true,
        ..Rules::default()
    };
    let (mut desk, ..) = Desk::playing(&rules);
    assert!(!desk.board().is_under_way(), "the checks are to be made");
    let mut madrid = Node::opens(&mut desk, "madrid");
    desk.pass(60_000);
    let let_go = "released, somebody at the device let it go";
    says(&mut desk, &mut madrid, 1, let_go, 40);
    assert_eq!(stands(&desk), (true, 0));
    assert!(desk.board().breach(1).is_none());
    says(&mut desk, &mut madrid, 2, "engaged", 30);
    assert_eq!((noted(&desk).len(), stands(&desk)), (2, (false, 0)));
}
