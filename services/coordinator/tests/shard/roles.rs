//! PEN-3: what is asked of the coordinator by whom, through the shard.

use adoube_chess::{BySide, Side};
use adoube_coordinator::shard::{Failure, ShardRequest};
use adoube_proto::v1;
use adoube_tournament::actor::{Actor, Role};
use adoube_tournament::board::command::{
    Act, AddTime, AdjustClock, AgreeToPenalties, AnswerCall, ApproveAssistant, CallArbiter,
    CorrectResult, DeclareResult, ExtendDefaultTime, MoveSeat, Penalise, Play, PlayerOrder,
    RecordCheck, RejectPenalties, Release, Reopen, RestorePosition, ReverseColours, SystemOrder,
    WaiveChecks, WithdrawPenalties, WrongStart,
};
use adoube_tournament::board::{Adjustment, CheckKind, Order, Score, SignOff};
use adoube_tournament::clock::RoundTrips;
use adoube_tournament::event::{OfficialPlan, VenuePlan};
use adoube_tournament::roles::Verb;
use adoube_tournament::time::Millis;

use crate::kit::{Desk, FIRST, Rules, command, holding, importing, seal, setting_up};

/// Pages learn what an office allows by the wire's own verbs.
#[test]
fn pen_3_every_verb_of_the_role_table_is_one_of_the_wire() {
    for verb in Verb::ALL {
        assert!(v1::Verb::from_word(verb.name()).is_some(), "{verb:?}");
    }
}

/// Who asks, as the tournament's record knows him. The last is nobody there.
pub(crate) const PEOPLE: [&str; 8] = [
    "chief",
    "arbiter",
    "orga",
    "lca-madrid",
    "lta-madrid",
    "p1",
    "p2",
    "stranger",
];

/// A report that tells nothing.
fn report() -> ShardRequest {
    ShardRequest::Import(Box::default())
}

/// What concerns the event and its rounds.
fn of_rounds() -> Vec<(&'static str, ShardRequest, &'static str)> {
    let rules = Rules::default();
    vec![
        ("set up", setting_up(&rules), "..y....."),
        ("import", importing(2, 1), "y.y....."),
        ("import report", report(), "y.y....."),
        (
            "remove player",
            ShardRequest::RemovePlayer("p9".parse().unwrap()),
            "y.y.....",
        ),
        (
            "withdraw",
            ShardRequest::Withdraw("p1".parse().unwrap(), Some(2)),
            "y.y.....",
        ),
        ("publish", ShardRequest::PublishRound(2), "y.y....."),
        (
            "unpublish",
            ShardRequest::UnpublishRound(2, "because".to_owned()),
            "y.y.....",
        ),
        (
            "spare devices",
            ShardRequest::SpareDevices(FIRST, Side::White),
            "yy..y...",
        ),
        ("start", ShardRequest::StartRound(2), "yy......"),
        ("close", ShardRequest::CloseRound(1), "yy......"),
    ]
}

fn board(number: u64, order: impl Into<Order>) -> ShardRequest {
    ShardRequest::Board(FIRST, command(70_000 + number), order.into())
}

/// Whatever can be asked, and who may, in the order of `PEOPLE`.
fn table() -> Vec<(&'static str, ShardRequest, &'static str)> {
    let because = || "because".to_owned();
    let play = Order::Player(PlayerOrder::Play(Play {
        ply: 1,
        uci: "e2e4".to_owned(),
        link: RoundTrips::default(),
    }));
    let adjust = Act::AdjustClock(AdjustClock {
        change: Adjustment::of_times(Some(Millis(1_000)), None),
    })
    .because(because());
    let declare = Act::DeclareResult(DeclareResult {
        score: Score { white: 1, black: 1 },
    })
    .because(because());
    let correct = Act::CorrectResult(CorrectResult {
        score: Score { white: 1, black: 1 },
        forfeit: None,
        without_odds: false,
    })
    .because(because());
    let add = Act::AddTime(AddTime {
        time: BySide::new(Millis(1_000), Millis(0)),
    })
    .because(because());
    let restore = Act::RestorePosition(RestorePosition {
        ply: 0,
        clocks: BySide::both(Some(Millis(1_000))),
    })
    .because(because());
    let reverse = Act::ReverseColours(ReverseColours { times: None }).because(because());
    let reopen = reopen();
    let check = Order::from(Act::RecordCheck(RecordCheck {
        side: Side::White,
        kind: CheckKind::Device,
        passed: true,
        note: String::new(),
        sign: SignOff::Latest,
    }));
    let waive = Act::WaiveChecks(WaiveChecks { side: None }).because(because());
    let default = Act::ExtendDefaultTime(ExtendDefaultTime { to: None }).because(because());
    let call = Order::Player(PlayerOrder::CallArbiter(CallArbiter {
        reason: because(),
        leave: false,
    }));
    let answer = Order::from(Act::AnswerCall(AnswerCall {
        number: 1,
        valid: true,
        note: because(),
    }));
    let mut rows = of_rounds();
    rows.extend([
        ("describe", ShardRequest::Describe, "yyyyy..."),
        ("games", ShardRequest::Games(1), "yyyyy..."),
        ("pause", board(1, pause(because())), "yy.yy..."),
        (
            "resume",
            board(2, Act::Resume.because(because())),
            "yy.yy...",
        ),
        ("set clocks", board(3, adjust), "yy......"),
        ("declare", board(4, declare), "yy......"),
        ("add time", board(14, add), "yy......"),
        ("restore", board(15, restore), "yy......"),
        ("reverse", board(16, reverse), "yy......"),
        ("reopen", board(17, reopen), "yy......"),
        ("record check", board(19, check), "...y...."),
        ("waive", board(20, waive), "y......."),
        ("default time", board(21, default), "yy......"),
        ("call", board(22, call), "........"),
        ("answer", board(23, answer), "yy.yy..."),
        ("ready", board(18, PlayerOrder::Ready), "........"),
        ("approve", board(11, Act::ApproveResult), "yy......"),
        ("correct", board(12, correct), "yy......"),
        ("confirm", board(13, PlayerOrder::ConfirmResult), "........"),
        ("check in", board(5, PlayerOrder::CheckIn), "........"),
        ("move", board(6, play), "........"),
        ("offer a draw", board(7, PlayerOrder::OfferDraw), "........"),
        ("resign", board(8, PlayerOrder::Resign), "........"),
        (
            "release",
            board(9, SystemOrder::Release(Release::default())),
            "........",
        ),
        ("flag", board(10, SystemOrder::FallFlag), "........"),
    ]);
    rows
}

/// What is put right at a board, and who enters its moves.
fn put_right() -> Vec<(&'static str, ShardRequest, &'static str)> {
    let because = || "because".to_owned();
    let assistant = Act::ApproveAssistant(ApproveAssistant {
        side: Side::White,
        assistant: "maria".parse().unwrap(),
    })
    .because(because());
    let wrong_start = Act::WrongStart(WrongStart {
        fen: "4k3/8/8/8/8/8/8/4K3 w - - 0 1".to_owned(),
    })
    .because(because());
    vec![
        ("assistant", board(24, assistant), "yy......"),
        ("wrong start", board(25, wrong_start), "yy......"),
        ("wrong claim", board(26, penalty("wrong-claim")), "yy......"),
        ("penalty", board(27, penalty("game-lost")), "yy......"),
        (
            "agreement",
            board(
                29,
                Act::AgreeToPenalties(AgreeToPenalties { proposal: 1 }).because("so"),
            ),
            "yy......",
        ),
        (
            "rejection",
            board(
                30,
                Act::RejectPenalties(RejectPenalties { proposal: 1 }).because("so"),
            ),
            "yy......",
        ),
        (
            "withdrawal of a penalty",
            board(
                31,
                Act::WithdrawPenalties(WithdrawPenalties { ruling: 1 }).because("so"),
            ),
            "y.......",
        ),
        ("expulsion", board(28, penalty("expulsion")), "y......."),
    ]
}

fn penalty(typed: &str) -> Order {
    Act::Penalise(Penalise {
        side: Side::White,
        penalties: vec![typed.parse().unwrap()],
        article: "O 18.4".to_owned(),
        four_eyes: false,
    })
    .because("talked")
}

/// The table, and what is asked of all boards at once.
pub(crate) fn whole_table() -> Vec<(&'static str, ShardRequest, &'static str)> {
    let mut rows = table();
    rows.extend(put_right());
    rows.push((
        "hold venue",
        holding(1, Some("madrid"), 30, false),
        "y..yy...",
    ));
    rows.push(("hold round", holding(1, None, 31, false), "y......."));
    rows
}

#[test]
fn pen_3_every_request_by_every_role() {
    let rows = whole_table().len();
    for row in 0..rows {
        for (index, person) in PEOPLE.into_iter().enumerate() {
            let (mut desk, ..) = Desk::playing(&Rules::default());
            let (what, ask, may) = whole_table().swap_remove(row);
            let may = may.as_bytes()[index] == b'y';
            let before = desk.stored().latest;
            let reply = desk.ask(person, ask);
            let refused = matches!(&reply, Err(failure) if failure.code() == "not-your-role");
            assert_eq!(!refused, may, "{what} by {person}: {reply:?}");
            if refused {
                assert_eq!(
                    desk.stored().latest,
                    before,
                    "{what} by {person} left a record"
                );
            }
        }
    }
}

/// A dry run needs the same role as what it tries, and leaves no record.
#[test]
fn pen_3_every_dry_run_by_every_role() {
    for row in 0..whole_table().len() {
        for (index, person) in PEOPLE.into_iter().enumerate() {
            let (mut desk, ..) = Desk::playing(&Rules::default());
            let (what, ask, may) = whole_table().swap_remove(row);
            let before = desk.stored().latest;
            let reply = desk.ask(person, ask.dry_run());
            assert_eq!(desk.stored().latest, before, "{what} by {person}");
            let code = reply.as_ref().err().map(Failure::code);
            // What cannot be tried is refused to everybody.
            let refused = matches!(code, Some("not-your-role" | "invalid"));
            let may = may.as_bytes()[index] == b'y';
            assert!(refused || may, "{what} by {person}: {reply:?}");
        }
    }
}

/// Watching is asked of the same table.
#[test]
fn pen_3_who_may_watch() {
    for (person, may) in PEOPLE.into_iter().zip("yyyyy...".chars()) {
        let mut desk = Desk::published(&Rules::default());
        desk.watch(person, 1);
        let refused = desk.said() == [format!("{person}: refused not-your-role")];
        assert_eq!(!refused, may == 'y', "{person}");
    }
}

/// The role that a record bears is the one that allowed it, not what the caller called himself.
#[test]
fn pen_3_a_record_names_the_role_that_allowed_it() {
    let (mut desk, ..) = Desk::playing(&Rules::default());
    let reason = "noise".to_owned();
    desk.rule(Act::Pause.because(reason)).unwrap();
    let paused = desk.records().pop().unwrap();
    let chief = Actor::official("chief".parse().unwrap(), Role::ChiefArbiter);
    assert_eq!(paused.actor, chief);
}

/// Whether somebody may is told without a trace.
#[test]
fn pen_3_may_is_asked_before_work_is_done() {
    use adoube_tournament::roles::Verb;
    let mut desk = Desk::published(&Rules::default());
    assert!(desk.ask("chief", ShardRequest::May(Verb::Import)).is_ok());
    let refused = desk
        .ask("lta-oslo", ShardRequest::May(Verb::Import))
        .unwrap_err();
    assert!(matches!(refused, Failure::Refused(_)));
    assert!(
        desk.ask("olga", ShardRequest::May(Verb::SetUp)).is_ok(),
        "named by the authority"
    );
}

/// Officials with two offices, the second of them elsewhere or for the whole event (none).
const OFFICES: [(&str, Role, Option<&str>); 6] = [
    ("tess", Role::Lta, Some("madrid")),
    ("tess", Role::Lca, Some("oslo")),
    ("cleo", Role::Lca, Some("madrid")),
    ("cleo", Role::Lta, Some("oslo")),
    ("dora", Role::Lta, Some("madrid")),
    ("dora", Role::Arbiter, None),
];

/// What each does at Madrid (White) and at Oslo (Black), and in which office; `-` where he has none
/// there that may.
const AT_VENUES: [(&str, &str, &str, &str); 15] = [
    ("tess", "pause", "lta", "lta"),
    ("cleo", "pause", "lca", "lca"),
    ("dora", "pause", "arbiter", "arbiter"),
    ("tess", "hold", "lta", "lca"),
    ("tess", "answer", "lta", "lca"),
    ("tess", "check", "-", "lca"),
    ("tess", "move seat", "lta", "-"),
    ("cleo", "hold", "lca", "lta"),
    ("cleo", "answer", "lca", "lta"),
    ("cleo", "check", "lca", "-"),
    ("cleo", "move seat", "-", "lta"),
    ("dora", "hold", "lta", "-"),
    ("dora", "answer", "lta", "arbiter"),
    ("dora", "move seat", "lta", "arbiter"),
    ("dora", "check", "!", "!"),
];

/// Both players call; the officials have two offices each.
fn with_two_offices() -> Desk {
    let (mut desk, white, black) = Desk::playing(&Rules::default());
    let ShardRequest::SetUp(mut set_up, mut profiles) = setting_up(&Rules::default()) else {
        panic!("no set-up");
    };
    for (person, role, venue) in OFFICES {
        set_up.officials.push(OfficialPlan {
            person: person.parse().unwrap(),
            role,
            venue: venue.map(|venue| venue.parse().unwrap()),
        });
    }
    for person in ["tess", "cleo", "dora"] {
        let (profile, sealed) = seal(person);
        profiles.push((person.parse().unwrap(), profile, sealed));
    }
    desk.ask("olga", ShardRequest::SetUp(set_up, profiles))
        .unwrap();
    for session in [white, black] {
        let reason = String::new();
        desk.order(
            session,
            Order::Player(PlayerOrder::CallArbiter(CallArbiter {
                reason,
                leave: false,
            })),
        );
    }
    desk
}

fn at_venue(what: &str, side: Side) -> ShardRequest {
    let (venue, number) = match side {
        Side::White => ("madrid", 1),
        Side::Black => ("oslo", 2),
    };
    let order = match what {
        "hold" => return holding(1, Some(venue), 60, false),
        "pause" => Act::Pause.because("a glass of water"),
        "answer" => Order::from(Act::AnswerCall(AnswerCall {
            number,
            valid: true,
            note: String::new(),
        })),
        "check" => Order::from(Act::RecordCheck(RecordCheck {
            side,
            kind: CheckKind::Device,
            passed: true,
            note: String::new(),
            sign: SignOff::Latest,
        })),
        _ => Act::MoveSeat(MoveSeat {
            side,
            device: format!("{venue}-2").parse().unwrap(),
        })
        .because("its screen is broken"),
    };
    ShardRequest::Board(FIRST, command(61_000), order)
}

/// Who acted last: in the board's records, or in the round's for a hold.
fn office(desk: &Desk, what: &str) -> &'static str {
    let actor = if what == "hold" {
        desk.stored().held[&(1, 1)].1.clone()
    } else {
        let mut records = desk.records().into_iter().rev();
        let official = |actor: &Actor| matches!(actor, Actor::Person { device: None, .. });
        records.find(|it| official(&it.actor)).unwrap().actor
    };
    match actor {
        Actor::Person { role, .. } => role.name(),
        other => panic!("{other:?}"),
    }
}

/// Who has one office here and another there acts here in the one and there in the other.
#[test]
fn pen_3_the_office_is_that_of_the_venue_that_is_acted_at() {
    for (person, what, madrid, oslo) in AT_VENUES {
        for (side, expected) in [(Side::White, madrid), (Side::Black, oslo)] {
            let mut desk = with_two_offices();
            let told = match desk.ask(person, at_venue(what, side)) {
                Ok(_) => office(&desk, what),
                Err(failure) if failure.code() == "other-venue" => "-",
                Err(failure) if failure.code() == "not-your-role" => "!",
                Err(failure) => panic!("{person} {what} {side}: {failure}"),
            };
            assert_eq!(told, expected, "{person} {what} {side}");
        }
    }
}

/// CLK-6: a venue's own arbiter stops boards with a seat there, and no others.
#[test]
fn pen_3_a_venues_arbiter_stops_no_board_of_other_venues() {
    let mut desk = with_two_offices();
    let ShardRequest::SetUp(mut set_up, mut profiles) = setting_up(&Rules::default()) else {
        panic!("no set-up");
    };
    set_up.venues.push(VenuePlan {
        venue: "lima".parse().unwrap(),
        name: "Lima".to_owned(),
        time_zone: "America/Lima".to_owned(),
        devices: vec!["lima-1".parse().unwrap()],
    });
    for (person, role) in [("lta-lima", Role::Lta), ("lca-lima", Role::Lca)] {
        set_up.officials.push(OfficialPlan {
            person: person.parse().unwrap(),
            role,
            venue: Some("lima".parse().unwrap()),
        });
        let (profile, sealed) = seal(person);
        profiles.push((person.parse().unwrap(), profile, sealed));
    }
    desk.ask("olga", ShardRequest::SetUp(set_up, profiles))
        .unwrap();
    let refused = desk.ask("lta-lima", at_venue("pause", Side::White));
    assert_eq!(
        refused.map_err(|failure| failure.code()).err(),
        Some("other-venue")
    );
    desk.ask("lta-oslo", at_venue("pause", Side::White))
        .unwrap();
    let reason = "it is dry".to_owned();
    let resume = ShardRequest::Board(FIRST, command(62_000), Act::Resume.because(reason));
    desk.ask("lta-madrid", resume).unwrap();
    assert!(desk.board().clock().running().is_some());
}

fn reopen() -> Order {
    Act::Reopen(Reopen {
        clocks: BySide::both(Millis(1_000)),
        start_in: None,
    })
    .because("because")
}

fn pause(reason: String) -> Order {
    Act::Pause.because(reason)
}
