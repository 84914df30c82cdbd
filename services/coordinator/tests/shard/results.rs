//! END-8: a result on its way from the platform's to the arbiter's.

use adoube_chess::BySide;
use adoube_coordinator::shard::views::{PlayerNames, board_view, for_official};
use adoube_coordinator::shard::{IncidentRequest, Reply, ShardRequest};
use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::{PairingEntry, RoundView, Side};
use adoube_tournament::board::command::{
    Act, AnswerCall, CorrectResult, DeclareResult, ObjectToResult, PlayerOrder, Reopen,
};
use adoube_tournament::board::{Order, ResultState, Score};
use adoube_tournament::incident::decide::Request;
use adoube_tournament::incident::ruling::{RequestedRemedy, Verdict};
use adoube_tournament::time::Millis;

use crate::kit::{Desk, Rules, command, setting_up};

/// The first board as `describe` tells it.
fn entry(desk: &mut Desk) -> PairingEntry {
    let Ok(Reply::Event(view)) = desk.ask("chief", ShardRequest::Describe) else {
        panic!("no view");
    };
    view.rounds[0].pairings[0].clone()
}

/// The word for how far the result is, and who has confirmed it.
fn state(desk: &mut Desk) -> (&'static str, bool, bool, String) {
    let state = entry(desk).result_state.unwrap();
    let (white, black) = (state.white_confirmed, state.black_confirmed);
    (state.state().word(), white, black, state.approved_by)
}

fn told(
    word: &'static str,
    white: bool,
    black: bool,
    by: &str,
) -> (&'static str, bool, bool, String) {
    (word, white, black, by.to_owned())
}

#[test]
fn end_8_players_confirm_and_an_arbiter_approves() {
    let (mut desk, white, black) = Desk::playing(&Rules::default());
    assert_eq!(entry(&mut desk).result_state, None);
    desk.order(white, Order::Player(PlayerOrder::Resign));
    assert_eq!(state(&mut desk), told("provisional", false, false, ""));
    desk.said();
    desk.order(black, Order::Player(PlayerOrder::ConfirmResult));
    assert!(
        desk.said()
            .contains(&"madrid-1: #8 result-confirmed black".to_owned()),
        "the opponent sees it"
    );
    assert_eq!(state(&mut desk), told("provisional", false, true, ""));
    desk.order(white, Order::Player(PlayerOrder::ConfirmResult));
    assert_eq!(state(&mut desk), told("confirmed", true, true, ""));
    desk.rule(Order::from(Act::ApproveResult)).unwrap();
    assert_eq!(state(&mut desk), told("approved", true, true, "chief"));
    let correct = Act::CorrectResult(CorrectResult {
        score: Score { white: 2, black: 0 },
        forfeit: None,
        without_odds: false,
    })
    .because("on appeal");
    desk.rule(correct).unwrap();
    assert_eq!(state(&mut desk), told("corrected", false, false, "chief"));
    let result = entry(&mut desk).result.unwrap();
    assert_eq!((result.white_halves, result.black_halves), (2, 0));
    let before = desk.board().clone();
    desk.crash(1_000);
    assert_eq!(format!("{:?}", desk.board()), format!("{before:?}"));
}

/// O 17.11: a result to which a player objects is not approved, and its round not closed, before an official has answered;
/// the objection names the result, in no language.
#[test]
fn o_17_11_a_result_to_which_a_player_objects_waits_for_an_answer() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    let object = |reason: &str| {
        Order::Player(PlayerOrder::ObjectToResult(ObjectToResult {
            reason: reason.to_owned(),
        }))
    };
    let refused = |desk: &mut Desk, code: &str| {
        let said = desk.said();
        assert!(said.iter().any(|said| said.contains(code)), "{said:?}");
    };
    desk.said();
    desk.order(white, object("too early"));
    refused(&mut desk, "refused no-result");
    desk.order(white, Order::Player(PlayerOrder::Resign));
    desk.order(white, object("it was a draw"));
    assert_eq!(state(&mut desk), told("objected", false, false, ""));
    let calls = entry(&mut desk).calls;
    let objection = calls[0].objection.unwrap();
    assert_eq!((objection.white_halves, objection.black_halves), (0, 2));
    assert_eq!(calls[0].reason, "it was a draw");
    desk.order(white, object("again"));
    refused(&mut desk, "refused already-done");
    let approved = desk.rule(Order::from(Act::ApproveResult)).unwrap_err();
    assert_eq!(approved.code(), "objected");
    let named = "Board 1.1: White objects to the result: “it was a draw”";
    assert!(approved.to_string().contains(named), "{approved}");
    let closed = desk
        .ask("arbiter", ShardRequest::CloseRound(1))
        .unwrap_err();
    assert_eq!(closed.code(), "objected");
    let before = desk.board().clone();
    desk.crash(1_000);
    assert_eq!(format!("{:?}", desk.board()), format!("{before:?}"));
    let answer = Order::from(Act::AnswerCall(AnswerCall {
        number: 1,
        valid: false,
        note: "you resigned".to_owned(),
    }));
    desk.rule(answer).unwrap();
    assert_eq!(state(&mut desk), told("provisional", false, false, ""));
    desk.rule(Order::from(Act::ApproveResult)).unwrap();
    desk.ask("arbiter", ShardRequest::CloseRound(1)).unwrap();
}

/// A corrected result is the answer to whoever objected to the one before: nobody waits for another answer.
#[test]
fn o_17_11_an_objection_is_to_the_result_that_it_names() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.order(white, Order::Player(PlayerOrder::Resign));
    let reason = String::new();
    desk.order(
        white,
        Order::Player(PlayerOrder::ObjectToResult(ObjectToResult { reason })),
    );
    let correct = Act::CorrectResult(CorrectResult {
        score: Score { white: 1, black: 1 },
        forfeit: None,
        without_odds: false,
    })
    .because("agreed before");
    desk.rule(correct).unwrap();
    assert_eq!(state(&mut desk), told("corrected", false, false, "chief"));
    assert_eq!(entry(&mut desk).calls, []);
    let answered: Vec<_> = desk.board().answered_calls().cloned().collect();
    let [answer] = &answered[..] else {
        panic!("{answered:?}");
    };
    assert!(answer.valid && answer.note == "agreed before");
    assert_eq!(answer.by.as_str(), "chief");
    desk.ask("arbiter", ShardRequest::CloseRound(1)).unwrap();
}

/// Every record after the end is vouched for, too.
#[test]
fn end_8_what_is_said_of_a_result_is_signed() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.order(white, Order::Player(PlayerOrder::Resign));
    for order in [
        Order::Player(PlayerOrder::ConfirmResult),
        Order::Player(PlayerOrder::Resign),
    ] {
        desk.order(white, order);
    }
    desk.rule(Order::from(Act::ApproveResult)).unwrap();
    let board = desk.board();
    assert_eq!(board.signed() + 1, board.sequence());
}

fn closed(reply: Reply) -> RoundView {
    match reply {
        Reply::Round(reply) => reply.round.unwrap(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn end_8_closing_a_round_approves_what_is_left() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.order(white, Order::Player(PlayerOrder::Resign));
    let view = closed(desk.ask("arbiter", ShardRequest::CloseRound(1)).unwrap());
    let state = view.pairings[0].result_state.clone().unwrap();
    assert_eq!(
        (state.state().word(), state.approved_by.as_str()),
        ("approved", "arbiter")
    );
    let again = desk.rule(Order::from(Act::ApproveResult)).unwrap_err();
    assert_eq!(again.code(), "already-done");
}

/// Killed between the round's record and the board's: the next start goes on in the name of who
/// closed the round.
#[test]
fn end_8_a_crash_in_the_middle_of_closing() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.order(white, Order::Player(PlayerOrder::Resign));
    desk.slow = true;
    desk.call(crate::kit::caller("arbiter"), ShardRequest::CloseRound(1));
    desk.write(1);
    assert!(desk.stored().closed.contains_key(&1));
    desk.slow = false;
    desk.crash(1_000);
    assert_eq!(desk.board().approval().state(), ResultState::Approved);
    assert_eq!(state(&mut desk), told("approved", false, false, "arbiter"));
    let records = desk.records().len();
    desk.crash(1_000);
    assert_eq!(desk.records().len(), records, "once");
}

/// A repeated approval gets the first answer.
#[test]
fn end_8_approval_twice_under_one_id() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.order(white, Order::Player(PlayerOrder::Resign));
    let ask = || {
        ShardRequest::Board(
            crate::kit::FIRST,
            command(900_000),
            Order::from(Act::ApproveResult),
        )
    };
    let first = desk.ask("chief", ask()).unwrap();
    assert_eq!(desk.ask("chief", ask()).unwrap(), first);
}

/// The coordinator records what a ruling does to a board; the result is the arbiter's who ruled.
#[test]
fn end_8_a_result_by_ruling_names_the_arbiter_whose_ruling_it_was() {
    let suspended = "clock = \"suspended\"";
    let four_eyes = "clock = \"suspended\"\n[rulings]\nfour_eyes = true";
    for (disconnection, rules, seconds, named) in [
        (suspended, "chief", None, "chief"),
        (suspended, "arbiter", None, "arbiter"),
        (four_eyes, "chief", Some("arbiter"), "chief"),
        (four_eyes, "arbiter", Some("chief"), "arbiter"),
    ] {
        let (mut desk, white, _) = Desk::playing(&Rules {
            disconnection,
            ..Rules::default()
        });
        let delegate = IncidentRequest::Delegate {
            person: "arbiter".parse().unwrap(),
            end: false,
            reason: "not to be reached".to_owned(),
        };
        desk.ask("chief", ShardRequest::Incident(delegate)).unwrap();
        desk.close(white);
        desk.said();
        let rule = IncidentRequest::Rule(1, command(600_000), white_loses());
        desk.ask(rules, ShardRequest::Incident(rule)).unwrap();
        if let Some(seconds) = seconds {
            let second = IncidentRequest::Second(1, 1);
            desk.ask(seconds, ShardRequest::Incident(second)).unwrap();
        }
        let who = format!("{rules} {seconds:?}");
        assert_eq!(
            state(&mut desk),
            told("approved", false, false, named),
            "{who}"
        );
        let said = format!("result-approved {named}");
        let news = desk.news();
        assert!(news.iter().any(|it| it.ends_with(&said)), "{who}: {news:?}");
        desk.crash(1_000);
        assert_eq!(
            state(&mut desk),
            told("approved", false, false, named),
            "{who}"
        );
    }
}

/// Killed between the ruling and the board: the next start carries it out in the same name.
#[test]
fn end_8_a_ruling_carried_out_after_a_crash_keeps_its_author() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.close(white);
    desk.slow = true;
    let rule = IncidentRequest::Rule(1, command(600_000), white_loses());
    desk.call(crate::kit::caller("chief"), ShardRequest::Incident(rule));
    desk.write(1);
    assert!(!desk.stored().boards[&crate::kit::FIRST].is_finished());
    desk.slow = false;
    desk.crash(1_000);
    assert_eq!(state(&mut desk), told("approved", false, false, "chief"));
}

/// A result that was declared on the wrong board, while its game went on, is taken back; one that was
/// approved, corrected, or whose round is closed is not.
#[test]
fn end_6_a_result_that_was_declared_in_play_can_be_taken_back() {
    let declare = || {
        Act::DeclareResult(DeclareResult {
            score: Score { white: 2, black: 0 },
        })
        .because("Black has left")
    };
    let reopen = || {
        Act::Reopen(Reopen {
            clocks: BySide::new(Millis::from_seconds(3_000), Millis::from_seconds(2_000)),
            start_in: None,
        })
        .because("it was board 2")
    };
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.play(white, "e2e4");
    desk.rule(declare()).unwrap();
    assert_eq!(state(&mut desk).0, "approved");
    // Whether it would be refused is told without doing it.
    let check = crate::kit::preview(reopen());
    let told = desk.ask("arbiter", check);
    let Ok(Reply::Preview(foreseen)) = told else {
        panic!("{told:?}");
    };
    let after = foreseen.after.unwrap();
    assert_eq!((after.white, after.black), (3_000_000, 2_000_000));
    let check = crate::kit::preview(declare());
    assert_eq!(desk.ask("arbiter", check).unwrap_err().code(), "game-over");
    let check = crate::kit::preview(reopen());
    assert_eq!(
        desk.ask("lta-madrid", check).unwrap_err().code(),
        "not-your-role"
    );
    assert!(desk.board().is_finished());
    desk.crash(1_000);
    desk.rule(reopen()).unwrap();
    assert!(desk.board().is_under_way());
    assert_eq!(entry(&mut desk).result_state, None);
    desk.rule(declare()).unwrap();
    let correct = Act::CorrectResult(CorrectResult {
        score: Score { white: 1, black: 1 },
        forfeit: None,
        without_odds: false,
    })
    .because("both agree");
    desk.rule(correct).unwrap();
    assert_eq!(desk.rule(reopen()).unwrap_err().code(), "result-approved");

    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.play(white, "e2e4");
    desk.rule(declare()).unwrap();
    desk.ask("chief", ShardRequest::CloseRound(1)).unwrap();
    assert_eq!(desk.rule(reopen()).unwrap_err().code(), "round-state");

    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.order(white, Order::Player(PlayerOrder::Resign));
    desk.rule(Order::from(Act::ApproveResult)).unwrap();
    assert_eq!(desk.rule(reopen()).unwrap_err().code(), "result-approved");
}

fn white_loses() -> Request {
    Request {
        remedy: RequestedRemedy::Result(Verdict::AbsentLoses),
        boards: Vec::new(),
        article: "O 18.9".to_owned(),
        reason: "he pulled the cable".to_owned(),
        start_in: None,
        after: 0,
        cites: Vec::new(),
        instead_of: None,
        worked_out: None,
    }
}

/// CLK-2, END-8: with draw odds a draw that players agree is one side's point, everybody is told who has
/// them, and no arbiter shares it but by saying that the game was not to have them.
#[test]
fn clk_2_end_8_a_draw_with_odds_is_shared_only_where_they_were_a_mistake() {
    let rules = Rules {
        first: "draw_odds = \"black\"",
        ..Rules::default()
    };
    let (mut desk, white, black) = Desk::playing(&rules);
    let names = PlayerNames::default();
    let view = board_view(desk.board(), &names, desk.now.game);
    assert_eq!(view.draw_odds(), Side::Black);
    let opened = for_official(desk.board(), &desk.records()[0], &names);
    let Some(Event::Opened(opened)) = opened.event else {
        panic!("{opened:?}");
    };
    assert_eq!(opened.draw_odds(), Side::Black);
    desk.play(white, "e2e4");
    desk.order(white, Order::Player(PlayerOrder::OfferDraw));
    desk.order(black, Order::Player(PlayerOrder::AcceptDraw));
    let result = |desk: &mut Desk| {
        let result = entry(desk).result.unwrap();
        (result.white_halves, result.black_halves)
    };
    assert_eq!(result(&mut desk), (0, 2));
    let correct = |without_odds| {
        Act::CorrectResult(CorrectResult {
            score: Score { white: 1, black: 1 },
            forfeit: None,
            without_odds,
        })
        .because("the regulations were those of the play-off")
    };
    let refused = desk.rule(correct(false)).unwrap_err();
    assert_eq!(refused.code(), "against-regulations");
    assert_eq!(result(&mut desk), (0, 2));
    let lta = crate::kit::preview(correct(true));
    assert_eq!(
        desk.ask("lta-madrid", lta).unwrap_err().code(),
        "not-your-role"
    );
    desk.rule(correct(true)).unwrap();
    assert_eq!(result(&mut desk), (1, 1));
    assert_eq!(state(&mut desk).0, "corrected");
    desk.crash(1_000);
    assert_eq!(result(&mut desk), (1, 1));

    // Where nobody has odds there is nothing to put aside.
    let (mut desk, white, black) = Desk::playing(&Rules::default());
    let view = board_view(desk.board(), &names, desk.now.game);
    assert_eq!(view.draw_odds(), Side::Unspecified);
    desk.play(white, "e2e4");
    desk.order(black, Order::Player(PlayerOrder::Resign));
    let refused = desk.rule(correct(true)).unwrap_err();
    assert_eq!(refused.code(), "against-regulations");
    desk.rule(correct(false)).unwrap();
}

/// END-7: games of one event count the same: who is to have 3 points for a win has them from the first round on.
#[test]
fn end_7_points_do_not_change_under_a_round_that_is_published() {
    let football = Rules {
        first: "scoring = { win = 3, draw = 1, loss = 0 }",
        ..Rules::default()
    };
    let mut desk = Desk::published(&Rules::default());
    let refused = |desk: &mut Desk| {
        let refused = desk.ask("orga", setting_up(&football)).unwrap_err();
        (refused.code(), refused.to_string())
    };
    let (code, text) = refused(&mut desk);
    assert_eq!(code, "invalid");
    let told = "scoring: 3-1-0, but round 1 is published with 1-0.5-0 (O 7.1): write win = 1, draw = 0.5, loss = 0";
    assert!(text.contains(told), "{text}");
    // Taken back it is published with the new points, and they are those of its games.
    let take_back = ShardRequest::UnpublishRound(1, "3 points for a win".to_owned());
    desk.ask("chief", take_back).unwrap();
    let Ok(Reply::Event(view)) = desk.ask("orga", setting_up(&football)) else {
        panic!("refused")
    };
    let scoring = view.scoring.unwrap();
    assert_eq!(
        (scoring.win_halves, scoring.draw_halves, scoring.loss_halves),
        (6, 2, 0)
    );
    desk.ask("chief", ShardRequest::PublishRound(1)).unwrap();
    let white = desk.hello("madrid-1", "kiosk-w");
    let black = desk.hello("oslo-1", "kiosk-b");
    desk.order(white, Order::Player(PlayerOrder::CheckIn));
    desk.order(black, Order::Player(PlayerOrder::CheckIn));
    desk.ask("chief", ShardRequest::StartRound(1)).unwrap();
    desk.play(white, "e2e4");
    desk.order(black, Order::Player(PlayerOrder::Resign));
    let result = entry(&mut desk).result.unwrap();
    assert_eq!((result.white_halves, result.black_halves), (6, 0));
    // Once a move was made there is no way back.
    let refused = desk.ask("orga", setting_up(&Rules::default())).unwrap_err();
    let text = refused.to_string();
    assert!(
        text.contains("cannot change after the first game of an event has begun"),
        "{text}"
    );
    assert!(!text.contains("unpublish"), "{text}");
}

/// What a published board keeps of the regulations of then is told to who changes them.
#[test]
fn evt_1_a_published_round_keeps_its_terms_and_set_up_says_so() {
    let mut desk = Desk::published(&Rules::default());
    let told = |desk: &mut Desk, first: &'static str| {
        let rules = Rules {
            first,
            disconnection: "clock = \"runs\"",
            ..Rules::default()
        };
        let Ok(Reply::Event(view)) = desk.ask("orga", setting_up(&rules)) else {
            panic!("refused")
        };
        view.remarks.clone()
    };
    let kept = "round 1 is published already and keeps the regulations it was published with \
                (disconnection.clock = \"suspended\", disconnection.suspend_after_s = 0, no draw_odds): ";
    let again = "to play it under the new ones, take it back and publish it again";
    assert_eq!(
        told(&mut desk, "draw_odds = \"black\""),
        [format!("{kept}{again}")]
    );
    let white = desk.hello("madrid-1", "kiosk-w");
    let black = desk.hello("oslo-1", "kiosk-b");
    desk.order(white, Order::Player(PlayerOrder::CheckIn));
    desk.order(black, Order::Player(PlayerOrder::CheckIn));
    desk.ask("chief", ShardRequest::StartRound(1)).unwrap();
    desk.play(white, "e2e4");
    let next = "the new ones count from the next round on";
    assert_eq!(
        told(&mut desk, "draw_odds = \"black\""),
        [format!("{kept}{next}")]
    );
    desk.order(black, Order::Player(PlayerOrder::Resign));
    assert!(told(&mut desk, "draw_odds = \"white\"").is_empty());
}
