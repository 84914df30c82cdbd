//! What a venue's officials know at the venue beside alarms: what was stopped there, who comes to a call, who is
//! out with leave.

use adoube_coordinator::shard::{SessionId, ShardRequest};
use adoube_proto::v1::{Role, VenueHold, VenueLeave};
use adoube_tournament::board::command::{
    Act, AnswerCall, CallArbiter, CorrectResult, EndLeave, PlayerOrder, Reopen, TakeCall,
};
use adoube_tournament::board::{Options, Order, PremoveUse, Score};
use adoube_tournament::time::Millis;

use adoube_chess::{BySide, Side};

use crate::before::give;
use crate::incidents::waits_for_a_ruling;
use crate::kit::{Desk, Rules, command, holding};
use crate::premoves::RULES;

/// Board 1.1 is played by Madrid with White, by Oslo with Black; both venues are connected.
fn watched() -> (Desk, SessionId, SessionId) {
    watched_by(&Rules::default())
}

fn watched_by(rules: &Rules) -> (Desk, SessionId, SessionId) {
    let (mut desk, white, black) = Desk::playing(rules);
    desk.venue("madrid");
    desk.venue("oslo");
    (desk, white, black)
}

/// What is stopped, as a venue was told last: which, where, why, by whom.
fn stopped(desk: &Desk, venue: &str) -> Vec<String> {
    let line = |hold: VenueHold| {
        assert!(hold.since > 0, "{hold:?}");
        let board = hold.board.unwrap();
        let where_ = match hold.scope().word() {
            "other-venue" => format!("{} in round {}", hold.venue, board.round),
            "board" => format!("board {}.{}", board.round, board.board),
            scope => format!("{scope} in round {}", board.round),
        };
        let office = hold.office().word();
        format!("{where_}: {} ({office})", hold.reason)
    };
    desk.told(venue).holds.into_iter().map(line).collect()
}

#[test]
fn clk_6_a_venue_is_told_what_was_stopped_there_until_it_goes_on() {
    let pause = Act::Pause.because("a noise");
    let resume = Act::Resume.because("it is quiet");
    let round = |end| holding(1, None, if end { 2 } else { 1 }, end);
    let of_madrid = |end| holding(1, Some("madrid"), if end { 2 } else { 1 }, end);
    for (begin, end, told) in [
        (
            round(false),
            round(true),
            "round in round 1: fire alarm (chief-arbiter)",
        ),
        (
            of_madrid(false),
            of_madrid(true),
            "venue in round 1: fire alarm (chief-arbiter)",
        ),
        (
            ShardRequest::Board(crate::kit::FIRST, command(1_001), pause),
            ShardRequest::Board(crate::kit::FIRST, command(1_002), resume),
            "board 1.1: a noise (chief-arbiter)",
        ),
    ] {
        let (mut desk, ..) = watched();
        assert_eq!(stopped(&desk, "madrid"), Vec::<String>::new());
        desk.ask("chief", begin).unwrap();
        // The clock of Oslo's player stands too, whoever is the cause; its other boards play on.
        assert_eq!(stopped(&desk, "madrid"), [told]);
        let of_madrid = told.replace("venue in", "MADRID in");
        assert_eq!(stopped(&desk, "oslo"), [of_madrid]);
        // A node that comes back is told again, also by the next coordinator.
        desk.crash(100);
        desk.venue("madrid");
        assert_eq!(stopped(&desk, "madrid"), [told], "after a crash");
        desk.ask("chief", end).unwrap();
        assert_eq!(stopped(&desk, "madrid"), Vec::<String>::new(), "{told}");
    }
}

/// Its holds end with a publication, and the venues are told.
#[test]
fn clk_6_a_venue_is_told_that_its_holds_ended_with_the_publication() {
    let mut desk = Desk::published(&Rules::default());
    desk.venue("madrid");
    desk.venue("oslo");
    desk.ask("chief", holding(1, None, 1, false)).unwrap();
    desk.ask("chief", holding(1, Some("madrid"), 2, false))
        .unwrap();
    assert_eq!(stopped(&desk, "madrid").len(), 2);
    assert_eq!(stopped(&desk, "oslo").len(), 2);
    let reason = "another pairing".to_owned();
    desk.ask("chief", ShardRequest::UnpublishRound(1, reason))
        .unwrap();
    for venue in ["madrid", "oslo"] {
        assert_eq!(stopped(&desk, venue), Vec::<String>::new(), "{venue}");
    }
}

/// A game that is over is stopped by nothing.
#[test]
fn clk_6_nothing_is_stopped_where_every_game_is_over() {
    let (mut desk, white, _) = watched();
    desk.ask("chief", holding(1, None, 1, false)).unwrap();
    desk.order(white, Order::Player(PlayerOrder::Resign));
    assert_eq!(stopped(&desk, "madrid"), Vec::<String>::new());
}

/// Who may explain and who may resume, of the only stop that a venue was told of.
fn rights(desk: &Desk, venue: &str) -> (Vec<String>, Vec<String>) {
    let [hold] = desk.told(venue).holds.try_into().unwrap();
    (words(hold.explain_by()), words(hold.resume_by()))
}

const ALL: [&str; 4] = ["lta", "lca", "arbiter", "chief-arbiter"];

/// An LTA reads at the wall whether the wall may resume, and who may otherwise.
#[test]
fn clk_6_a_venue_is_told_who_may_explain_and_resume_a_stop() {
    let none: [&str; 0] = [];
    let pause = |reason: Option<&str>| match reason {
        Some(reason) => Act::Pause.because(reason),
        None => Order::from(Act::Pause),
    };
    let (mut desk, white, _) = watched();
    give(&mut desk, "lta-madrid", pause(None)).unwrap();
    assert_eq!(rights(&desk, "madrid"), (owned(&ALL), owned(&ALL)));
    // While a player is away the rest is the event's arbiters'.
    desk.close(white);
    assert_eq!(rights(&desk, "madrid"), (owned(&ALL), owned(&ALL[2..])));
    desk.hello("madrid-1", "kiosk-w");
    assert_eq!(rights(&desk, "madrid"), (owned(&ALL), owned(&ALL)));
    let explain = Act::GivePauseReason.because("a noise");
    give(&mut desk, "lta-madrid", explain).unwrap();
    assert_eq!(rights(&desk, "madrid"), (owned(&none), owned(&ALL)));
    // An arbiter takes it over.
    give(&mut desk, "chief", pause(Some("my own"))).unwrap();
    assert_eq!(rights(&desk, "madrid"), (owned(&none), owned(&ALL[2..])));

    let (mut desk, ..) = watched();
    desk.ask("chief", holding(1, Some("madrid"), 1, false))
        .unwrap();
    assert_eq!(rights(&desk, "madrid"), (owned(&none), owned(&ALL[3..])));
}

/// Resumed before anybody said why: the venue is asked until it has the reason.
#[test]
fn clk_6_a_venue_is_told_what_was_resumed_without_a_reason() {
    let over = |desk: &Desk, venue: &str| {
        let told = desk.told(venue).over_without_reason.into_iter();
        let told = told.map(|hold| {
            let offices = (words(hold.explain_by()), words(hold.resume_by()));
            (hold.scope().word(), offices.0, offices.1)
        });
        told.collect::<Vec<_>>()
    };
    let (mut desk, ..) = watched();
    give(&mut desk, "lta-madrid", Order::from(Act::Pause)).unwrap();
    assert_eq!(over(&desk, "madrid"), []);
    let resume = Act::Resume.because("it is quiet");
    give(&mut desk, "lta-madrid", resume).unwrap();
    let told = [("board", owned(&ALL), Vec::new())];
    assert_eq!(over(&desk, "madrid"), told);
    let explain = Act::GivePauseReason.because("a noise");
    give(&mut desk, "lta-madrid", explain).unwrap();
    assert_eq!(over(&desk, "madrid"), []);
}

fn words(roles: impl Iterator<Item = Role>) -> Vec<String> {
    roles.map(|role| role.word().to_owned()).collect()
}

fn owned(roles: &[&str]) -> Vec<String> {
    roles.iter().map(|role| (*role).to_owned()).collect()
}

fn calls(desk: &mut Desk, session: SessionId, leave: bool) {
    let reason = "a glass of water".to_owned();
    desk.order(
        session,
        Order::Player(PlayerOrder::CallArbiter(CallArbiter { reason, leave })),
    );
}

#[test]
fn ven_8_a_venue_and_the_player_are_told_who_comes() {
    let (mut desk, white, _) = watched();
    calls(&mut desk, white, false);
    let coming = |desk: &Desk| {
        let mut alarms = desk.told("madrid").alarms.into_iter();
        let call = alarms.find_map(|alarm| alarm.call).unwrap();
        (call.number, call.coming_office(), call.coming_since > 0)
    };
    assert_eq!(coming(&desk), (1, Role::Unspecified, false));
    desk.said();
    let comes = || Order::from(Act::TakeCall(TakeCall { number: 1 }));
    let refused = give(&mut desk, "lta-oslo", comes()).unwrap_err();
    assert_eq!(refused.code(), "other-venue");
    give(&mut desk, "lta-madrid", comes()).unwrap();
    assert_eq!(coming(&desk), (1, Role::Lta, true));
    let said = desk.said();
    let told = "madrid-1: #7 call 1 taken lta-madrid".to_owned();
    assert!(said.contains(&told), "{said:?}");
    // Nobody says it twice; another one may come in his place, and the call still waits for its answer.
    let refused = give(&mut desk, "lta-madrid", comes()).unwrap_err();
    assert_eq!(refused.code(), "nothing-to-do");
    give(&mut desk, "lca-madrid", comes()).unwrap();
    desk.crash(100);
    desk.venue("madrid");
    assert_eq!(coming(&desk), (1, Role::Lca, true));
}

/// Who is out, as a venue was told last: the device of his seat.
fn out(desk: &Desk, venue: &str) -> Vec<String> {
    let leaves = desk.told(venue).leaves.into_iter();
    leaves
        .map(|leave: VenueLeave| {
            assert!(leave.since > 0 && !leave.name.is_empty(), "{leave:?}");
            leave.device
        })
        .collect()
}

/// Who is back, as a venue was told last: the device of his seat.
fn back(desk: &Desk, venue: &str) -> Vec<String> {
    let leaves = desk.told(venue).ended_leaves.into_iter();
    leaves
        .map(|leave: VenueLeave| {
            assert!(leave.until > leave.since, "{leave:?}");
            assert!(!leave.name.is_empty(), "{leave:?}");
            leave.device
        })
        .collect()
}

fn granted() -> (Desk, SessionId) {
    granted_by(&Rules::default())
}

fn granted_by(rules: &Rules) -> (Desk, SessionId) {
    let (mut desk, white, _) = watched_by(rules);
    calls(&mut desk, white, true);
    let grant = Order::from(Act::AnswerCall(AnswerCall {
        number: 1,
        valid: true,
        note: String::new(),
    }));
    give(&mut desk, "lca-madrid", grant).unwrap();
    assert_eq!(out(&desk, "madrid"), ["madrid-1"]);
    assert_eq!(out(&desk, "oslo"), Vec::<String>::new());
    (desk, white)
}

#[test]
fn ven_7_a_venue_is_told_who_is_out_with_leave_until_he_is_back() {
    // An official sees him.
    let (mut desk, _) = granted();
    desk.crash(100);
    desk.venue("madrid");
    assert_eq!(out(&desk, "madrid"), ["madrid-1"], "after a crash");
    let back = || Order::from(Act::EndLeave(EndLeave { side: Side::White }));
    let refused = give(&mut desk, "lta-oslo", back()).unwrap_err();
    assert_eq!(refused.code(), "other-venue");
    give(&mut desk, "lta-madrid", back()).unwrap();
    assert_eq!(out(&desk, "madrid"), Vec::<String>::new());
    let refused = give(&mut desk, "lta-madrid", back()).unwrap_err();
    assert_eq!(refused.code(), "nothing-to-do");
    // He acts at his seat, or the game is over.
    for act in [
        Order::Player(PlayerOrder::OfferDraw),
        Order::Player(PlayerOrder::Resign),
    ] {
        let (mut desk, white) = granted();
        desk.order(white, act.clone());
        assert_eq!(out(&desk, "madrid"), Vec::<String>::new(), "{act:?}");
    }
}

/// Whatever he does at his seat: also what nobody but him is told otherwise.
#[test]
fn ven_7_a_venue_and_who_watches_are_told_who_is_back() {
    let none = Vec::<String>::new();
    let hidden = Order::Player(PlayerOrder::SetOptions(Options {
        premove: PremoveUse::AtOnce,
        ..Options::default()
    }));
    for act in [Order::Player(PlayerOrder::OfferDraw), hidden] {
        let (mut desk, white) = granted_by(&RULES);
        desk.watch("chief", 1);
        desk.pass(2_000);
        assert_eq!(back(&desk, "madrid"), none);
        desk.said();
        desk.order(white, act.clone());
        assert_eq!(back(&desk, "madrid"), ["madrid-1"], "{act:?}");
        assert_eq!(back(&desk, "oslo"), none);
        let said = desk.said();
        let told = |line: &String| line.starts_with("chief: board 1.1") && line.ends_with("back");
        assert!(said.iter().any(told), "{act:?}: {said:?}");
        // What he does later does not bring him back once more.
        desk.order(white, Order::Player(PlayerOrder::Resign));
        assert!(!desk.said().iter().any(told), "{act:?}");
        assert_eq!(back(&desk, "madrid"), none, "the game is over");
    }
}

/// A leave that is refused, and one that is granted once the game is over, keep nobody out.
#[test]
fn ven_7_nobody_is_out_who_was_refused_or_has_finished() {
    for (valid, over) in [(false, false), (true, true)] {
        let (mut desk, white, black) = watched();
        if over {
            desk.order(black, Order::Player(PlayerOrder::Resign));
        }
        calls(&mut desk, white, true);
        let answer = Order::from(Act::AnswerCall(AnswerCall {
            number: 1,
            valid,
            note: String::new(),
        }));
        give(&mut desk, "lca-madrid", answer).unwrap();
        assert_eq!(out(&desk, "madrid"), Vec::<String>::new(), "{valid} {over}");
    }
}

/// Both venues of a board know how its game stands, and how it ended, also once it goes on after all.
#[test]
fn ven_4_a_venue_is_told_how_the_games_of_its_players_stand() {
    let told = |desk: &Desk| {
        [("madrid", Side::White), ("oslo", Side::Black)].map(|(venue, side)| {
            let seat = desk.seat_at(venue, side);
            let result = seat.result.map(|it| (it.white_halves, it.black_halves));
            (seat.game().word(), result)
        })
    };
    let both = |game: &'static str, result| [(game, result), (game, result)];
    let mut desk = Desk::published(&Rules::default());
    desk.venue("madrid");
    desk.venue("oslo");
    assert_eq!(told(&desk), both("before", None));
    let white = desk.hello("madrid-1", "kiosk-w");
    let black = desk.hello("oslo-1", "kiosk-b");
    desk.order(white, Order::Player(PlayerOrder::CheckIn));
    desk.order(black, Order::Player(PlayerOrder::CheckIn));
    desk.ask("chief", ShardRequest::StartRound(1)).unwrap();
    assert_eq!(told(&desk), both("on", None));
    desk.order(white, Order::Player(PlayerOrder::Resign));
    assert_eq!(told(&desk), both("over", Some((0, 2))));
    let reopen = Act::Reopen(Reopen {
        clocks: BySide::both(Millis(60_000)),
        start_in: None,
    })
    .because("a slip");
    give(&mut desk, "chief", reopen).unwrap();
    assert_eq!(told(&desk), both("on", None));
    desk.order(white, Order::Player(PlayerOrder::Resign));
    let correct = Act::CorrectResult(CorrectResult {
        score: Score { white: 1, black: 1 },
        forfeit: None,
        without_odds: false,
    })
    .because("they had agreed");
    give(&mut desk, "chief", correct).unwrap();
    assert_eq!(told(&desk), both("over", Some((1, 1))));
}

/// Both venues of a board know that its clocks stand, and why: also the one whose player is not away.
#[test]
fn ven_4_a_venue_is_told_why_a_board_of_its_players_stands() {
    let stands = |desk: &Desk| {
        [("madrid", Side::White), ("oslo", Side::Black)]
            .map(|(venue, side)| desk.seat_at(venue, side).paused().word())
    };
    let (mut desk, white, black) = Desk::playing(&waits_for_a_ruling());
    desk.venue("madrid");
    desk.venue("oslo");
    desk.play(white, "e2e4");
    assert_eq!(stands(&desk), ["", ""]);
    let pause = Act::Pause.because("a noise");
    give(&mut desk, "chief", pause).unwrap();
    assert_eq!(stands(&desk), ["arbiter", "arbiter"]);
    let resume = Act::Resume.because("it is quiet");
    give(&mut desk, "chief", resume).unwrap();
    assert_eq!(stands(&desk), ["", ""]);
    desk.close(black);
    desk.pass(1_000);
    assert_eq!(stands(&desk), ["silence", "silence"]);
    // He is back: it waits for the ruling.
    desk.hello("oslo-1", "kiosk-b");
    assert_eq!(stands(&desk), ["silence", "silence"]);
    desk.order(white, Order::Player(PlayerOrder::Resign));
    assert_eq!(stands(&desk), ["", ""]);
}
