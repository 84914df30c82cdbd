//! Before a game: the checks' gate (EVT-4), who comes late (EVT-2); and calls (VEN-8).

use adoube_coordinator::shard::{Ask, Failure, Reply};
use adoube_tournament::board::{CheckKind, Order, Phase, Score};
use adoube_tournament::time::Millis;

use adoube_chess::Side;

use crate::kit::{Desk, FIRST, Rules, command};

fn give(desk: &mut Desk, person: &str, order: Order) -> Result<Reply, Failure> {
    let id = command(desk.number());
    desk.ask(person, Ask::Board(FIRST, id, order))
}

fn check(side: Side, kind: CheckKind) -> Order {
    Order::RecordCheck {
        side,
        kind,
        passed: true,
        note: String::new(),
    }
}

/// Each LCA checks the players of his own venue; then the game begins.
#[test]
fn evt_4_an_lca_checks_the_players_of_his_venue() {
    let rules = Rules {
        checks: true,
        ..Rules::default()
    };
    let (mut desk, ..) = Desk::playing(&rules);
    assert_eq!(*desk.board().phase(), Phase::Waiting, "nobody was checked");
    let refused = give(&mut desk, "lca-oslo", check(Side::White, CheckKind::Device));
    assert_eq!(refused.unwrap_err().code(), "other-venue");
    for (person, side) in [("lca-madrid", Side::White), ("lca-oslo", Side::Black)] {
        for kind in CheckKind::ALL {
            assert_eq!(*desk.board().phase(), Phase::Waiting, "{person} {kind:?}");
            give(&mut desk, person, check(side, kind)).unwrap();
        }
    }
    assert_eq!(*desk.board().phase(), Phase::Playing);
    let Ok(Reply::Event(view)) = desk.ask("chief", Ask::Describe) else {
        panic!("no view");
    };
    let before = view.rounds[0].pairings[0].before.clone().unwrap();
    assert!(before.checks_required);
    assert_eq!(before.white.unwrap().fair_play, "passed");
}

#[test]
fn evt_4_the_chief_arbiter_waives() {
    let rules = Rules {
        checks: true,
        ..Rules::default()
    };
    let (mut desk, ..) = Desk::playing(&rules);
    let waive = || Order::WaiveChecks {
        side: None,
        reason: "a rehearsal".to_owned(),
    };
    let refused = give(&mut desk, "arbiter", waive()).unwrap_err();
    assert_eq!(refused.code(), "not-your-role");
    give(&mut desk, "chief", waive()).unwrap();
    assert_eq!(*desk.board().phase(), Phase::Playing);
}

/// The default time acts by itself; what the coordinator missed does not count.
#[test]
fn evt_2_the_default_time_acts_and_waits_for_a_coordinator_that_was_down() {
    let mut desk = Desk::published(&Rules::default());
    desk.ask("chief", Ask::StartRound(1)).unwrap();
    let white = desk.hello("madrid-1", "w");
    desk.order(white, Order::CheckIn);
    desk.pass(59 * 60_000);
    assert_eq!(*desk.board().phase(), Phase::Waiting);
    desk.crash(30 * 60_000);
    desk.pass(500);
    assert_eq!(
        *desk.board().phase(),
        Phase::Waiting,
        "half an hour is given back"
    );
    desk.pass(62_000);
    let Phase::Finished { score, .. } = desk.board().phase() else {
        panic!("{:?}", desk.board().phase());
    };
    assert_eq!((score.white, score.black), (2, 0));
    assert!(
        !desk.board().approval().is_approved(),
        "it is to be approved"
    );
}

/// An official of the caller's venue answers, or an arbiter of the event.
#[test]
fn ven_8_a_call_is_shown_and_answered() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.said();
    let reason = "noise behind me".to_owned();
    desk.order(
        white,
        Order::CallArbiter {
            reason,
            leave: false,
        },
    );
    assert!(
        desk.said()
            .contains(&"madrid-1: #6 call 1 white".to_owned())
    );
    let answer = || Order::AnswerCall {
        number: 1,
        valid: true,
        note: "it is quiet now".to_owned(),
    };
    let refused = give(&mut desk, "lta-oslo", answer()).unwrap_err();
    assert_eq!(refused.code(), "other-venue");
    let Ok(Reply::Event(view)) = desk.ask("chief", Ask::Describe) else {
        panic!("no view");
    };
    assert_eq!(
        view.rounds[0].pairings[0].calls[0].reason,
        "noise behind me"
    );
    give(&mut desk, "lta-madrid", answer()).unwrap();
    assert!(desk.board().calls().is_empty());
    assert_eq!(*desk.board().phase(), Phase::Playing);
}

/// Who comes too late has lost, unless the arbiter decides otherwise: the refusal names the command, and the
/// game begins once both are there, over a crash too.
#[test]
fn evt_2_who_came_too_late_plays_after_all() {
    let mut desk = Desk::published(&Rules::default());
    desk.ask("chief", Ask::StartRound(1)).unwrap();
    let white = desk.hello("madrid-1", "w");
    desk.order(white, Order::CheckIn);
    desk.pass(61 * 60_000);
    assert!(desk.board().is_finished());
    let wait = Order::ExtendDefaultTime {
        to: None,
        reason: "the bus".to_owned(),
    };
    let refused = give(&mut desk, "chief", wait).unwrap_err().to_string();
    let way =
        "`adoube board reopen 1.1 --white H:MM:SS --black H:MM:SS --reason TEXT` lets it be played";
    assert!(refused.contains(way), "{refused}");
    let reopen = || Order::Reopen {
        white: Millis::from_seconds(5_400),
        black: Millis::from_seconds(3_000),
        reason: "the bus".to_owned(),
    };
    give(&mut desk, "chief", reopen()).unwrap();
    desk.crash(1_000);
    desk.hello("madrid-1", "w");
    desk.pass(3 * 3_600_000);
    assert_eq!(
        *desk.board().phase(),
        Phase::Waiting,
        "nobody loses by it any more"
    );
    let black = desk.hello("oslo-1", "b");
    desk.order(black, Order::CheckIn);
    assert_eq!(*desk.board().phase(), Phase::Playing);
    let left = Side::ALL.map(|side| desk.board().reading(desk.now.game).remaining(side).0 / 1000);
    assert_eq!(left, [5_400, 3_000]);
}

/// A forfeit that an arbiter declared is approved by that alone, and taken back; one that was corrected or
/// approved is not.
#[test]
fn evt_2_a_forfeit_that_was_declared_is_taken_back_until_it_is_approved() {
    let score = |white, black| Score { white, black };
    let declare = || Order::DeclareForfeit {
        score: score(2, 0),
        reason: "Black did not come".to_owned(),
    };
    let correct = || Order::CorrectResult {
        score: score(0, 2),
        forfeit: None,
        without_odds: false,
        reason: "White did not".to_owned(),
    };
    for (orders, code) in [
        (vec![declare()], None),
        (vec![declare(), correct()], Some("result-approved")),
    ] {
        let mut desk = Desk::published(&Rules::default());
        desk.ask("chief", Ask::StartRound(1)).unwrap();
        for order in orders {
            give(&mut desk, "chief", order).unwrap();
        }
        let reopen = Order::Reopen {
            white: Millis::from_seconds(60),
            black: Millis::from_seconds(60),
            reason: "he is here".to_owned(),
        };
        let told = give(&mut desk, "chief", reopen);
        assert_eq!(
            told.err()
                .map(|failure| failure.code().to_owned())
                .as_deref(),
            code
        );
    }
    let mut desk = Desk::published(&Rules::default());
    desk.ask("chief", Ask::StartRound(1)).unwrap();
    desk.pass(61 * 60_000);
    give(&mut desk, "chief", Order::ApproveResult).unwrap();
    let reopen = Order::Reopen {
        white: Millis::from_seconds(60),
        black: Millis::from_seconds(60),
        reason: "he is here".to_owned(),
    };
    let refused = give(&mut desk, "chief", reopen).unwrap_err();
    assert_eq!(refused.code(), "result-approved");
}
