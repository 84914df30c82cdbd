//! Clocks stop at once; the reason comes in a record of its own (O 19.6).

use adoube_coordinator::rpc::intent_ask;
use adoube_coordinator::shard::{HoldReason, ShardRequest};
use adoube_proto::v1::{self, HoldView, venue_intent::What};
use adoube_tournament::board::command::Act;
use adoube_tournament::board::{Order, PauseCause, Phase};
use adoube_tournament::round::HoldRequest;

use crate::kit::{Desk, FIRST, Rules, command, holding};

fn stopping(id: u64) -> ShardRequest {
    ShardRequest::Hold {
        round: 1,
        id: command(id),
        request: HoldRequest {
            venue: None,
            article: "O 19.6".to_owned(),
            reason: None,
        },
        end: false,
    }
}

fn explaining(id: u64, hold: u32) -> ShardRequest {
    ShardRequest::GiveHoldReason(HoldReason {
        round: 1,
        id: command(id),
        hold,
        reason: "fire alarm".to_owned(),
    })
}

/// Number and reason of the holds that the round tells of.
fn told(desk: &Desk) -> Vec<(u32, String, bool)> {
    let round = desk.shard.state().rounds.get(&1).unwrap();
    let holds = round.state.holds().iter();
    let reason = |reason: &Option<String>| reason.clone().unwrap_or_default();
    holds
        .map(|(number, hold)| (*number, reason(&hold.reason), hold.is_on()))
        .collect()
}

#[test]
fn clk_6_all_clocks_stop_before_anybody_says_why() {
    let (mut desk, ..) = Desk::playing(&Rules::default());
    desk.watch("arbiter", 1);
    desk.said();
    desk.ask("chief", stopping(1)).unwrap();
    let said = desk.said();
    assert!(
        said.contains(&"madrid-1: #7 paused hold".to_owned()),
        "{said:?}"
    );
    assert_eq!(told(&desk), [(1, String::new(), true)]);
    let lta = desk.ask("lta", explaining(2, 1));
    assert_eq!(lta.unwrap_err().code(), "not-your-role");
    desk.crash(1_000);
    desk.watch("arbiter", 1);
    desk.ask("chief", explaining(3, 1)).unwrap();
    // A copy of it changes nothing.
    desk.ask("chief", explaining(3, 1)).unwrap();
    let again = desk.ask("chief", explaining(4, 1));
    assert_eq!(again.unwrap_err().code(), "no-reason-missing");
    assert_eq!(told(&desk), [(1, "fire alarm".to_owned(), true)]);
    let board = desk.board();
    assert!(
        matches!(
            board.phase(),
            Phase::Paused { cause: PauseCause::Hold { reason: Some(reason), .. }, .. } if reason == "fire alarm"
        ),
        "{:?}",
        board.phase()
    );
    assert!(!desk.stored().boards[&FIRST].lacks_reason_of(1));
}

/// Whoever stopped too much resumes at once, and says later what happened.
#[test]
fn clk_6_a_hold_that_is_over_is_told_until_it_has_its_reason() {
    let (mut desk, ..) = Desk::playing(&Rules::default());
    desk.ask("chief", stopping(1)).unwrap();
    let reply = desk.ask("chief", holding(1, None, 2, true)).unwrap();
    assert_eq!(holds(reply), [(1, true)]);
    desk.ask("chief", explaining(3, 1)).unwrap();
    assert_eq!(told(&desk), [(1, "fire alarm".to_owned(), false)]);
    let reply = desk.ask("chief", stopping(4)).unwrap();
    assert_eq!(holds(reply), [(2, false)]);
}

fn holds(reply: adoube_coordinator::shard::Reply) -> Vec<(u32, bool)> {
    let adoube_coordinator::shard::Reply::Round(reply) = reply else {
        panic!("no view of the round: {reply:?}");
    };
    let holds = reply.round.unwrap().holds;
    holds
        .iter()
        .map(|HoldView { hold, ended, .. }| (*hold, *ended))
        .collect()
}

#[test]
fn clk_6_a_board_is_paused_before_anybody_says_why() {
    let (mut desk, ..) = Desk::playing(&Rules::default());
    desk.said();
    desk.rule(Order::from(Act::Pause)).unwrap();
    assert!(desk.board().stop_without_reason().is_some());
    let explain = || Act::GivePauseReason.because("a phone rings");
    desk.rule(explain()).unwrap();
    let said = desk.said();
    let line = "madrid-1: #7 pause reason None: a phone rings".to_owned();
    assert!(said.contains(&line), "{said:?}");
    assert!(desk.board().stop_without_reason().is_none());
    assert_eq!(
        desk.rule(explain()).unwrap_err().code(),
        "no-reason-missing"
    );
}

/// CLK-6: a reason that cannot be read delays no pause; it is wanted later, and then it has to be readable.
#[test]
fn clk_6_an_unreadable_reason_delays_no_pause() {
    for reason in ["\u{feff}", "a phone\u{202e}rings", &"x".repeat(501)] {
        let (mut desk, ..) = Desk::playing(&Rules::default());
        let given = || reason.to_owned();
        let pause = Act::Pause.because(given());
        desk.rule(pause).unwrap();
        let cause = PauseCause::Arbiter { reason: None };
        assert!(
            matches!(desk.board().phase(), Phase::Paused { cause: found, .. } if *found == cause),
            "{reason:?}"
        );
        let explain = |reason| Act::GivePauseReason.because(reason);
        assert!(desk.rule(explain(given())).is_err(), "{reason:?}");
        desk.rule(explain("a phone rings".to_owned())).unwrap();
        assert!(desk.board().stop_without_reason().is_none());
        let mut ask = stopping(1);
        if let ShardRequest::Hold { request, .. } = &mut ask {
            request.reason = Some(given());
        }
        desk.ask("chief", ask).unwrap();
        assert_eq!(told(&desk), [(1, String::new(), true)], "{reason:?}");
    }
}

/// A pause as it is asked for at a venue's wall.
fn at_wall(number: u64, venue: bool, void: &str) -> ShardRequest {
    from_wall(number, What::Pause(v1::PauseClocks { venue }), "", void)
}

fn from_wall(number: u64, what: What, note: &str, void: &str) -> ShardRequest {
    let board = v1::BoardRef { round: 1, board: 1 };
    let intent = v1::VenueIntent {
        id: format!("{number:032x}"),
        person: "lta-madrid".to_owned(),
        board: Some(board),
        side: v1::Side::White.into(),
        what: Some(what),
        note: note.to_owned(),
        void: v1::IntentVoid::number_of(void),
        ..v1::VenueIntent::default()
    };
    intent_ask("madrid".parse().unwrap(), intent, 0).unwrap().1
}

/// O 19.6: with one click at the wall, and once, however often its node says it.
#[test]
fn clk_6_a_wall_stops_the_clocks_of_its_venue_or_of_a_game_without_a_reason() {
    let (mut desk, ..) = Desk::playing(&Rules::default());
    let late = desk.ask("lta-madrid", at_wall(1, true, "expired"));
    assert_eq!(late.unwrap_err().code(), "expired");
    let late = desk.ask("lta-madrid", at_wall(1, true, ""));
    assert_eq!(
        late.unwrap_err().code(),
        "expired",
        "a copy that comes after"
    );
    assert_eq!(told(&desk), []);
    let foreign = desk.ask("lta-oslo", at_wall(2, true, ""));
    assert!(foreign.is_err(), "{foreign:?}");
    for void in ["", "", "withdrawn"] {
        desk.ask("lta-madrid", at_wall(3, true, void)).unwrap();
    }
    assert_eq!(told(&desk), [(1, String::new(), true)]);
    desk.ask("chief", explaining(9, 1)).unwrap();
    assert_eq!(told(&desk), [(1, "fire alarm".to_owned(), true)]);
}

#[test]
fn clk_6_a_wall_pauses_one_game_of_its_venue() {
    let (mut desk, ..) = Desk::playing(&Rules::default());
    desk.ask("lta-madrid", at_wall(3, false, "")).unwrap();
    let board = &desk.shard.state().boards[&FIRST];
    let Phase::Paused { cause, .. } = board.phase() else {
        panic!("{:?}", board.phase());
    };
    assert!(matches!(cause, PauseCause::Arbiter { .. }), "{cause:?}");
}

/// The LTA who stopped the clocks at the wall explains it there, and resumes there.
#[test]
fn clk_6_a_wall_gives_the_reason_of_a_stop_and_resumes() {
    for venue in [true, false] {
        let hold = venue.then_some(1);
        let explain = |id| from_wall(id, What::StopReason(v1::StopReason { hold }), "a drill", "");
        let resume = |id, why: &str, void: &str| {
            from_wall(id, What::Resume(v1::ResumeClocks { venue }), why, void)
        };
        let (mut desk, ..) = Desk::playing(&Rules::default());
        let early = desk.ask("lta-madrid", explain(101)).unwrap_err();
        let none = if venue {
            "no-hold"
        } else {
            "no-reason-missing"
        };
        assert_eq!(early.code(), none);
        desk.ask("lta-madrid", at_wall(102, venue, "")).unwrap();
        desk.ask("lta-madrid", explain(103)).unwrap();
        // The node says it again until it is answered.
        desk.ask("lta-madrid", explain(103)).unwrap();
        let again = desk.ask("lta-madrid", explain(104)).unwrap_err();
        assert_eq!(again.code(), "no-reason-missing");
        let cancelled = desk.ask("lta-madrid", resume(105, "all clear", "expired"));
        assert_eq!(cancelled.unwrap_err().code(), "expired");
        let silent = desk.ask("lta-madrid", resume(106, " ", "")).unwrap_err();
        assert_eq!(silent.code(), "reason-required");
        assert!(!matches!(desk.board().phase(), Phase::Playing));
        desk.ask("lta-madrid", resume(107, "all clear", ""))
            .unwrap();
        assert_eq!(*desk.board().phase(), Phase::Playing, "{venue}");
    }
}

/// What an arbiter of the event stopped, an LTA neither explains nor resumes, at the wall as elsewhere.
#[test]
fn clk_6_a_wall_leaves_the_stops_of_the_chief_arbiter_alone() {
    let (mut desk, ..) = Desk::playing(&Rules::default());
    desk.ask("chief", stopping(1)).unwrap();
    desk.ask("chief", holding(1, Some("madrid"), 2, false))
        .unwrap();
    let reason = |hold| What::StopReason(v1::StopReason { hold: Some(hold) });
    let resume = What::Resume(v1::ResumeClocks { venue: true });
    for (id, what, code) in [
        (103, reason(1), "no-hold"),
        (104, reason(2), "not-local"),
        (105, resume, "not-local"),
    ] {
        let refused = desk.ask("lta-madrid", from_wall(id, what, "a drill", ""));
        assert_eq!(refused.unwrap_err().code(), code, "{id}");
    }
}
