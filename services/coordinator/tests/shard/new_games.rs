//! Silences that go on into a new game of their board (DIS-3): they count there from its beginning, for the side that
//! their player has in it.

use adoube_chess::{BySide, Side};
use adoube_coordinator::shard::{SessionId, ShardRequest};
use adoube_proto::v1::{Clocks, OfferView, Side as WireSide};
use adoube_tournament::board::Order;
use adoube_tournament::board::command::{Act, PlayerOrder, ReverseColours, WrongStart};
use adoube_tournament::incident::decide::Request;
use adoube_tournament::incident::ruling::{ClocksAs, Control, Deduct, RequestedRemedy, Verdict};
use adoube_tournament::time::Millis;

use crate::incidents::{code, resume};
use crate::kit::{self, Desk, Rules};

const FOUR_KNIGHTS: &str = "r1bqkb1r/pppp1ppp/2n2n2/4p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R w KQkq - 4 4";

/// How the next game of the board comes about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Cause {
    Restart,
    Reversed,
    WrongStart,
}

const CAUSES: [Cause; 3] = [Cause::Restart, Cause::Reversed, Cause::WrongStart];

/// Player 1 has White in the first game and is disconnected; another game begins and its clock runs. Gives both links
/// as they were.
fn in_a_new_game(cause: Cause, time_control: &'static str) -> (Desk, [SessionId; 2]) {
    let rules = Rules {
        time_control,
        disconnection: "clock = \"runs\"",
        ..Rules::default()
    };
    let (mut desk, white, black) = Desk::playing(&rules);
    desk.play(white, "e2e4");
    desk.play(black, "e7e5");
    desk.close(white);
    desk.pass(20_000);
    let reason = "as it was found".to_owned();
    match cause {
        Cause::Restart => {
            let restart = Request {
                remedy: RequestedRemedy::Restart(Control::Same),
                ..resume(0)
            };
            desk.rules_on("chief", 1, restart).unwrap();
        }
        Cause::Reversed => {
            desk.rule(Act::ReverseColours(ReverseColours { times: None }).because(reason))
                .unwrap();
        }
        Cause::WrongStart => {
            let fen = FOUR_KNIGHTS.to_owned();
            desk.rule(Act::WrongStart(WrongStart { fen }).because(reason))
                .unwrap();
        }
    }
    desk.pass(5_000);
    let reason = "the opponent is here".to_owned();
    desk.rule(Act::Resume.because(reason)).unwrap();
    (desk, [white, black])
}

/// How many rulings the incident has before the test's own.
fn rulings(cause: Cause) -> u32 {
    u32::from(cause == Cause::Restart)
}

/// Player 1's side in the new game.
fn side(cause: Cause) -> Side {
    match cause {
        Cause::Reversed => Side::Black,
        Cause::Restart | Cause::WrongStart => Side::White,
    }
}

fn approve(desk: &mut Desk) -> Result<(), String> {
    let id = kit::command(desk.number());
    let asked = desk.ask(
        "chief",
        ShardRequest::Board(kit::FIRST, id, Order::from(Act::ApproveResult)),
    );
    asked
        .map(|_| ())
        .map_err(|failure| failure.code().to_owned())
}

fn offer(desk: &mut Desk, request: Request) -> OfferView {
    desk.offers(1, request).offers.swap_remove(0)
}

/// Seconds that ran for Player 1 in the new game while they were away, and how many flags the incident tells with that.
fn told(desk: &mut Desk, cause: Cause) -> (u64, usize) {
    let absence = desk.incident(1).absences.pop().unwrap();
    let ran = [absence.white_ran, absence.black_ran][side(cause).index()];
    (ran / 1_000, absence.flags.len())
}

fn clocks(desk: &Desk) -> [Millis; 2] {
    let reading = desk.board().reading(desk.now.game);
    Side::ALL.map(|side| reading.remaining(side))
}

/// DIS-3, DIS-2: the flag of the new game falls while its player is away still. The Chief Arbiter rules on it, nobody
/// approves before, wherever the coordinator dies.
#[test]
fn dis_3_a_flag_of_a_new_game_during_an_old_silence_goes_to_the_chief_arbiter() {
    for cause in CAUSES {
        let (mut desk, [_, black]) = in_a_new_game(cause, "300");
        if cause == Cause::Reversed {
            desk.play(black, "d2d4");
        }
        let full = clocks(&desk);
        desk.pass(301_000);
        assert!(desk.board().is_finished(), "{cause:?}");
        for _ in 0..2 {
            let brief = desk.incidents(false).swap_remove(0);
            assert_eq!((brief.away, brief.flagged.len()), (1, 1), "{cause:?}");
            assert_eq!(
                approve(&mut desk).unwrap_err(),
                "incident-open",
                "{cause:?}"
            );
            desk.crash(1_000);
        }
        desk.hello("madrid-1", "kiosk-w");
        let after = rulings(cause);
        assert!(!offer(&mut desk, resume(after)).began_anew, "{cause:?}");
        assert_eq!(told(&mut desk, cause), (300, 1), "{cause:?}");
        assert_eq!(code(desk.rules_on("chief", 1, resume(after))), "executed");
        assert_eq!(clocks(&desk), full, "{cause:?}");
    }
}

/// DIS-3, DIS-2: the player is back before the flag falls, and what ran of the new game meanwhile brought it about.
#[test]
fn dis_3_time_of_a_new_game_that_ran_in_an_old_silence_is_ruled_on() {
    for cause in CAUSES {
        let (mut desk, [_, black]) = in_a_new_game(cause, "300");
        if cause == Cause::Reversed {
            desk.play(black, "d2d4");
        }
        desk.pass(240_000);
        desk.hello("madrid-1", "kiosk-w");
        let brief = desk.incidents(false).swap_remove(0);
        assert_eq!(
            (brief.stage().word(), brief.left.len()),
            ("connected-again", 1),
            "{cause:?}"
        );
        desk.pass(61_000);
        assert!(desk.board().is_finished(), "{cause:?}");
        assert_eq!(desk.incidents(false)[0].flagged.len(), 1, "{cause:?}");
        assert_eq!(told(&mut desk, cause), (240, 1), "{cause:?}");
        assert_eq!(
            approve(&mut desk).unwrap_err(),
            "incident-open",
            "{cause:?}"
        );
        let after = rulings(cause);
        assert_eq!(code(desk.rules_on("chief", 1, resume(after))), "executed");
        let left = clocks(&desk)[side(cause).index()];
        assert_eq!(left, Millis::from_seconds(240), "{cause:?}");
    }
}

/// DIS-4, DIS-7: time is deducted from whoever was disconnected, and they lose, by the side that they have now.
#[test]
fn dis_3_the_disconnected_player_is_who_they_are_in_the_new_game() {
    for cause in CAUSES {
        let (mut desk, _) = in_a_new_game(cause, "5400+30");
        desk.pass(10_000);
        let side = side(cause);
        let after = rulings(cause);
        let deduct = Deduct {
            time: Millis::from_seconds(60),
            from: None,
        };
        let less = Request {
            remedy: RequestedRemedy::Resume {
                clocks: ClocksAs::LastContact,
                deduct,
                add: BySide::both(Millis::ZERO),
            },
            ..resume(after)
        };
        let offered = offer(&mut desk, less);
        let full = Millis::from_seconds(5_400).0;
        let minute = 60_000;
        let told = offered.after.unwrap();
        let due = match side {
            Side::White => (full - minute, full),
            Side::Black => (full, full - minute),
        };
        assert_eq!((told.white, told.black), due, "{cause:?}: {}", offered.text);
        let wire = match side {
            Side::White => WireSide::White,
            Side::Black => WireSide::Black,
        };
        assert_eq!(offered.away, [i32::from(wire)], "{cause:?}");
        let lost = Request {
            remedy: RequestedRemedy::Result(Verdict::AbsentLoses),
            ..resume(after)
        };
        let score = match side {
            Side::White => "0-1",
            Side::Black => "1-0",
        };
        let offered = offer(&mut desk, lost);
        assert!(offered.text.contains(score), "{cause:?}: {}", offered.text);
    }
}

/// A silence that ended before the new game began, or as it began, says nothing of it: a restart that both players
/// confirm settles its incident.
#[test]
fn dis_5_a_silence_that_ended_before_the_new_game_is_done_with() {
    let rules = Rules {
        time_control: "300",
        disconnection: "clock = \"runs\"",
        ..Rules::default()
    };
    let (mut desk, white, black) = Desk::playing(&rules);
    desk.close(white);
    desk.pass(20_000);
    let restart = Request {
        remedy: RequestedRemedy::Restart(Control::Same),
        ..resume(0)
    };
    desk.rules_on("chief", 1, restart).unwrap();
    desk.pass(20_000);
    let white = desk.hello("madrid-1", "kiosk-w");
    for seat in [white, black] {
        desk.order(seat, Order::Player(PlayerOrder::Ready));
    }
    desk.pass(15_000);
    assert_eq!(desk.incidents(false), []);
    desk.pass(301_000);
    assert!(desk.board().is_finished());
    assert_eq!(desk.incidents(false), []);
    approve(&mut desk).unwrap();
}

/// DIS-1, DIS-3: the evidence has the silence once for each game: the first part ends with its game, with what its clocks
/// had charged by then; the second begins with the next game, and has no contact in it.
#[test]
fn dis_1_3_the_evidence_of_a_silence_tells_each_game_by_itself() {
    for cause in CAUSES {
        let (mut desk, [_, black]) = in_a_new_game(cause, "5400+30");
        if cause == Cause::Reversed {
            desk.play(black, "d2d4");
        }
        desk.pass(30_000);
        for back in [false, true] {
            if back {
                desk.hello("madrid-1", "kiosk-w");
            }
            let absences = desk.incident(1).absences;
            let [first, next] = &absences[..] else {
                panic!("{cause:?}: {absences:?}");
            };
            let end = first.replaced.unwrap();
            let clocks = end.clocks.unwrap();
            let left = (5_400_000 + 30_000) - first.white_ran;
            let about = |ms: u64, seconds: u64| (ms + 500) / 1_000 == seconds;
            assert!(about(first.white_ran, 20), "{cause:?}: {first:?}");
            assert!(clocks.white.abs_diff(left) < 1_500, "{cause:?}: {first:?}");
            let returned = first.back.and_then(|back| back.clocks);
            let shown = |it: Clocks| (it.white, it.black);
            assert_eq!(
                returned.map(shown),
                back.then(|| shown(clocks)),
                "{cause:?}"
            );
            let began = next.detected.unwrap();
            assert_eq!((next.contact, next.continued), (None, true), "{cause:?}");
            assert_eq!((began.at, began.ply), (end.at, 0), "{cause:?}");
            assert!(!first.continued && next.replaced.is_none(), "{cause:?}");
            let ran = [next.white_ran, next.black_ran][side(cause).index()];
            assert!((29_000..32_000).contains(&ran), "{cause:?}: {next:?}");
        }
    }
}

/// DIS-3, DIS-7: while the player is away and the clocks of the new game run, the incident waits for the Chief Arbiter,
/// though the ruling that began that game was carried out.
#[test]
fn dis_3_7_a_silence_waits_for_a_ruling_while_a_clock_of_the_new_game_runs() {
    for cause in CAUSES {
        let (mut desk, _) = in_a_new_game(cause, "5400+30");
        let brief = desk.incidents(false).swap_remove(0);
        assert_eq!(
            (brief.stage().word(), brief.left.len(), brief.away),
            ("open", 1, 1),
            "{cause:?}"
        );
        let after = rulings(cause);
        let now = Request {
            remedy: RequestedRemedy::Resume {
                clocks: ClocksAs::Now,
                deduct: Deduct::default(),
                add: BySide::both(Millis::ZERO),
            },
            ..resume(after)
        };
        assert_eq!(code(desk.rules_on("chief", 1, now)), "executed");
        let brief = desk.incidents(false).swap_remove(0);
        assert_eq!(
            (brief.stage().word(), brief.left.len()),
            ("executed", 0),
            "{cause:?}"
        );
    }
}
