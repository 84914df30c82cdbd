//! A result is taken back, or a game opened again, while players are not there: the incident that was
//! ruled goes on, and no contact is made up.

use adoube_chess::{BySide, Side};
use adoube_coordinator::shard::SessionId;
use adoube_proto::v1::IncidentView;
use adoube_tournament::board::command::{Act, PlayerOrder, Reopen};
use adoube_tournament::board::{Order, Score};
use adoube_tournament::incident::decide::Request;
use adoube_tournament::incident::ruling::{RequestedRemedy, Verdict};
use adoube_tournament::time::{Millis, Time};

use crate::incidents::{code, resume};
use crate::kit::{Desk, Rules};

/// White was last heard at that time, his flag fell, and the Chief Arbiter let it stand: 0-1.
fn flag_stands() -> (Desk, Time, SessionId) {
    let rules = Rules {
        time_control: "300",
        disconnection: "clock = \"runs\"",
        ..Rules::default()
    };
    let (mut desk, white, black) = Desk::playing(&rules);
    desk.pass(10_000);
    let contact = desk.now.game;
    desk.close(white);
    desk.pass(301_000);
    assert!(desk.board().is_finished());
    let stands = Request {
        remedy: RequestedRemedy::Result(Verdict::Score(Score { white: 0, black: 2 })),
        ..resume(0)
    };
    assert_eq!(code(desk.rules_on("chief", 1, stands)), "closed");
    desk.pass(60_000);
    (desk, contact, black)
}

fn shown(view: &IncidentView, ruling: usize) -> [u64; 2] {
    let done = view.rulings[ruling].boards[0].execution.clone().unwrap();
    [done.white_shown, done.black_shown]
}

/// White's last contact in an incident, and when he was back.
fn times(view: &IncidentView) -> (u64, Option<u64>) {
    let [absence] = &view.absences[..] else {
        panic!("{:?}", view.absences);
    };
    (
        absence.contact.unwrap().at,
        absence.back.map(|back| back.at),
    )
}

/// END-8, DIS-9: White is still away when the result is taken back. It is the same silence, in the same
/// incident; nothing was shown to him until he is heard.
#[test]
fn end_8_a_board_that_is_handed_back_to_an_absent_player_goes_on_in_its_incident() {
    for crash in [false, true] {
        let (mut desk, contact, black) = flag_stands();
        if crash {
            desk.crash(1_000);
            desk.hello("oslo-1", "kiosk-b");
        }
        let view = desk.incident(1);
        assert_eq!(shown(&view, 0)[0], 0, "nobody was there to see ruling 1.1");
        assert_eq!(times(&view), (contact.0, None));
        let at = desk.now.game.0;
        assert_eq!(code(desk.rules_on("chief", 1, resume(1))), "executed");
        assert_eq!(desk.incidents(true).len(), 1, "{crash}");
        let view = desk.incident(1);
        assert_eq!(times(&view), (contact.0, None));
        assert_eq!(view.brief.as_ref().unwrap().away, 1);
        assert_eq!(shown(&view, 1), [0, at], "{crash}");
        let away = desk.board().away(Side::White).unwrap();
        assert_eq!((away.last_contact, away.since.0), (contact, at));

        desk.pass(30_000);
        let white = desk.hello("madrid-1", "kiosk-w");
        let returned = desk.now.game.0;
        let view = desk.incident(1);
        assert_eq!(times(&view), (contact.0, Some(returned)));
        assert_eq!(shown(&view, 1), [returned, at]);
        let black = if crash {
            desk.hello("oslo-1", "kiosk-b")
        } else {
            black
        };
        for seat in [white, black] {
            desk.order(seat, Order::Player(PlayerOrder::Ready));
        }
        desk.pass(40_000);
        assert_eq!(desk.incidents(false), [], "{crash}");
    }
}

/// He came back while the result stood: since when he was there is on record, what was ruled was shown to
/// him then, and the game that goes on finds him there.
#[test]
fn end_8_who_came_back_while_the_result_stood_is_there_when_it_is_taken_back() {
    let (mut desk, contact, _) = flag_stands();
    desk.hello("madrid-1", "kiosk-w");
    let back = desk.now.game.0;
    let view = desk.incident(1);
    assert_eq!(times(&view), (contact.0, Some(back)));
    assert_eq!(shown(&view, 0)[0], back);
    desk.pass(60_000);
    let at = desk.now.game.0;
    assert_eq!(code(desk.rules_on("chief", 1, resume(1))), "executed");
    let view = desk.incident(1);
    assert_eq!(times(&view), (contact.0, Some(back)));
    assert_eq!(shown(&view, 1), [at, at]);
    assert_eq!(view.brief.unwrap().away, 0);
}

/// Black went home when he had won, which is no disconnection; that the game goes on without him is an
/// incident of its own, since then, not since the ruling.
#[test]
fn end_8_who_left_after_the_end_was_last_heard_then() {
    let (mut desk, contact, black) = flag_stands();
    desk.hello("madrid-1", "kiosk-w");
    desk.pass(5_000);
    let left = desk.now.game;
    desk.close(black);
    desk.pass(60_000);
    let at = desk.now.game.0;
    assert_eq!(code(desk.rules_on("chief", 1, resume(1))), "executed");
    assert_eq!(times(&desk.incident(1)).0, contact.0);
    assert_eq!(shown(&desk.incident(1), 1), [at, 0]);
    let second = desk.incident(2);
    assert_eq!(times(&second), (left.0, None));
    let detected = second.absences[0].detected.unwrap();
    assert_eq!((detected.at, second.absences[0].side), (at, 2));
}

/// The same without a ruling: an arbiter reopens a game that both had left. After a crash nobody knows when
/// a link ended; what the board's records tell is known still.
#[test]
fn end_6_a_game_that_is_reopened_makes_up_no_contact() {
    for crash in [false, true] {
        let (mut desk, white, black) = Desk::playing(&Rules::default());
        desk.play(white, "e2e4");
        desk.pass(7_000);
        desk.order(white, Order::Player(PlayerOrder::Resign));
        let resigned = desk.now.game;
        desk.pass(7_000);
        let left = desk.now.game;
        desk.close(white);
        desk.close(black);
        desk.pass(60_000);
        if crash {
            desk.crash(1_000);
        }
        let whole = Millis::from_seconds(5_000);
        desk.rule(
            Act::Reopen(Reopen {
                clocks: BySide::both(whole),
                start_in: None,
            })
            .because("it was the other board"),
        )
        .unwrap();
        let board = desk.board();
        let heard = if crash { resigned } else { left };
        assert_eq!(board.away(Side::White).unwrap().last_contact, heard);
        let incident = desk.incident(1);
        assert_eq!(times(&incident).0, heard.0, "{crash}");
    }
}
