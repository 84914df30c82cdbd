//! Incidents of games that are over: who comes back then, what a ruling can still put right, and games
//! that go on after all.

use adoube_chess::{BySide, Side};
use adoube_coordinator::shard::{ClosingPrecondition, IncidentRequest, SessionId, ShardRequest};
use adoube_proto::v1::{BoardRef, IncidentBrief};
use adoube_tournament::board::command::{Act, CorrectResult, DeclareResult, PlayerOrder, Reopen};
use adoube_tournament::board::{Order, Score};
use adoube_tournament::ids::BoardId;
use adoube_tournament::incident::decide::Request;
use adoube_tournament::incident::ruling::{RequestedRemedy, Verdict};
use adoube_tournament::time::Millis;

use crate::incidents::{code, resume};
use crate::kit::{self, Desk, Rules};

/// White's flag fell while his device was away.
fn flag_fell() -> Desk {
    let rules = Rules {
        time_control: "300",
        disconnection: "clock = \"runs\"",
        ..Rules::default()
    };
    let (mut desk, white, _) = Desk::playing(&rules);
    desk.close(white);
    desk.pass(301_000);
    assert!(desk.board().is_finished());
    desk
}

/// The Chief Arbiter rules on it: that the device is back, and since when, he has to know.
#[test]
fn dis_1_who_comes_back_after_his_flag_fell_is_noted() {
    let mut desk = flag_fell();
    desk.pass(20_000);
    assert_eq!(desk.incidents(false)[0].away, 1);
    desk.hello("madrid-1", "kiosk-w");
    let at = desk.now.game.0;
    for _ in 0..2 {
        let view = desk.incident(1);
        let brief = view.brief.unwrap();
        assert_eq!((brief.away, brief.stage().word()), (0, "connected-again"));
        let back = view.absences[0].back.unwrap();
        assert_eq!(back.at, at);
        assert_eq!(back.clocks.unwrap().white, 0);
        let seen = view.evidence.iter();
        assert_eq!(
            seen.filter(|line| line.saw().word() == "seat-back").count(),
            1
        );
        // Whoever comes again, or after a crash, was back already.
        desk.crash(1_000);
        desk.hello("madrid-1", "kiosk-w");
    }
    let offer = desk.offers(1, resume(0)).offers.swap_remove(0);
    let ended = "; the game had ended 0-1 (flag)";
    assert!(offer.text.ends_with(ended), "{}", offer.text);
    assert_eq!(code(desk.rules_on("chief", 1, resume(0))), "executed");
    assert_eq!(desk.incident(1).absences.len(), 1);
}

/// Its device is needed as long as a ruling may resume the game: it is not told as finished before that.
#[test]
fn dis_2_a_game_is_not_over_for_its_venue_before_its_flag_is_ruled_on() {
    let mut desk = flag_fell();
    desk.venue("madrid");
    let told = |desk: &Desk| {
        let seat = desk.seat_at("madrid", Side::White);
        (
            seat.game().word(),
            seat.awaits_ruling,
            seat.result.is_some(),
        )
    };
    let waits = ("on", true, false);
    assert_eq!(told(&desk), waits);
    let close = ShardRequest::Incident(IncidentRequest::Close(
        1,
        "the flag counts".to_owned(),
        None,
    ));
    desk.ask("chief", close).unwrap();
    assert_eq!(told(&desk), ("over", false, true));
}

/// DIS-2: he is back with a minute left, and his flag falls while the Chief Arbiter reads. What ran in the
/// silence is still to be ruled on, wherever the coordinator dies; nobody approves the result by the way.
#[test]
fn dis_2_a_flag_after_an_unruled_silence_waits_for_the_chief_arbiter() {
    for closed in [false, true] {
        let rules = Rules {
            time_control: "300",
            disconnection: "clock = \"runs\"",
            ..Rules::default()
        };
        let (mut desk, white, _) = Desk::playing(&rules);
        desk.close(white);
        desk.pass(240_000);
        desk.hello("madrid-1", "kiosk-w");
        assert_eq!(desk.incidents(false)[0].flagged, []);
        desk.watch("chief", 0);
        desk.said();
        desk.pass(61_000);
        assert!(desk.board().is_finished());
        // Who watches is told at once: the incident itself has no record of it.
        let told = desk.said().into_iter();
        assert_eq!(told.filter(|words| words.contains("incident 1")).count(), 1);
        let brief = desk.incidents(false).swap_remove(0);
        assert_eq!(
            (brief.stage().word(), brief.flagged.len()),
            ("connected-again", 1)
        );
        desk.crash(1_000);
        let approve = |number| {
            ShardRequest::Board(
                kit::FIRST,
                kit::command(number),
                Order::from(Act::ApproveResult),
            )
        };
        let refused = desk.ask("chief", approve(9_000)).unwrap_err();
        assert_eq!(refused.code(), "incident-open");
        let refused = desk.ask("chief", ShardRequest::CloseRound(1)).unwrap_err();
        assert_eq!(refused.code(), "incident-open");
        if closed {
            let close = || {
                ShardRequest::Incident(IncidentRequest::Close(
                    1,
                    "he could still win".to_owned(),
                    None,
                ))
            };
            let refused = desk.ask("arbiter", close()).unwrap_err();
            assert_eq!(refused.code(), "not-delegated");
            desk.ask("chief", close()).unwrap();
            assert!(desk.ask("chief", approve(9_001)).is_ok());
        } else {
            assert_eq!(code(desk.rules_on("chief", 1, resume(0))), "executed");
            assert_eq!(desk.incidents(false)[0].flagged, []);
            let white = desk.board().reading(desk.now.game).sides.white.remaining;
            assert_eq!(white, Millis(240_000));
        }
    }
}

/// DIS-2, EVT-6: a flag that falls while somebody reads what a closing leaves unruled is not passed over.
#[test]
fn dis_2_evt_6_a_closing_is_bound_to_what_it_was_shown_to_leave_unruled() {
    let rules = Rules {
        time_control: "300",
        disconnection: "clock = \"runs\"",
        ..Rules::default()
    };
    let (mut desk, white, _) = Desk::playing(&rules);
    desk.close(white);
    desk.pass(290_000);
    let close = |desk: &mut Desk, seen: &IncidentBrief| {
        let boards = |boards: &[BoardRef]| {
            let ids = boards.iter().map(|board| BoardId {
                round: u16::try_from(board.round).unwrap(),
                board: u16::try_from(board.board).unwrap(),
            });
            ids.collect()
        };
        let seen = ClosingPrecondition {
            left: boards(&seen.left),
            flagged: boards(&seen.flagged),
        };
        let why = "nothing was lost".to_owned();
        desk.ask(
            "chief",
            ShardRequest::Incident(IncidentRequest::Close(1, why, Some(seen))),
        )
    };
    let before = desk.incidents(false).swap_remove(0);
    desk.pass(20_000);
    assert!(desk.board().is_finished());
    let refused = close(&mut desk, &before).unwrap_err();
    assert_eq!(refused.code(), "changed-since");
    assert!(
        refused.to_string().contains("it has ended (flag fell)"),
        "{refused}"
    );
    let now = desk.incidents(false).swap_remove(0);
    assert_eq!(now.flagged.len(), 1);
    assert!(close(&mut desk, &now).is_ok());
}

/// DIS-2: a silence goes on after its incident was closed, and the flag falls in it: the Chief Arbiter rules on that,
/// and nobody approves before. One that falls once the player was back was lost on the board.
#[test]
fn dis_2_a_flag_in_a_silence_whose_incident_was_closed_opens_it_again() {
    for (back, stage) in [(false, "open"), (true, "closed")] {
        let rules = Rules {
            time_control: "300",
            disconnection: "clock = \"runs\"",
            ..Rules::default()
        };
        let (mut desk, white, _) = Desk::playing(&rules);
        desk.close(white);
        desk.pass(10_000);
        let close = IncidentRequest::Close(1, "they will be back".to_owned(), None);
        desk.ask("chief", ShardRequest::Incident(close)).unwrap();
        if back {
            desk.hello("madrid-1", "kiosk-w");
        }
        desk.pass(300_000);
        assert!(desk.board().is_finished());
        desk.crash(1_000);
        let incident = desk.incidents(true).swap_remove(0);
        assert_eq!(
            (incident.stage().word(), incident.flagged.len()),
            (stage, usize::from(!back))
        );
        let approve = ShardRequest::Board(
            kit::FIRST,
            kit::command(9_000),
            Order::from(Act::ApproveResult),
        );
        let told = desk
            .ask("arbiter", approve)
            .err()
            .map(|refusal| refusal.code());
        assert_eq!(told, (!back).then_some("incident-open"));
        if !back {
            let turns = desk.incident(1).turns;
            let last = turns.last().unwrap();
            assert_eq!(
                last.text,
                "the flag fell on 1.1 while the player was still disconnected"
            );
            assert_eq!(code(desk.rules_on("chief", 1, resume(0))), "executed");
        }
    }
}

/// DIS-2: of two silences that took his time the flag belongs to the one in which it fell, and the other one
/// does not ask for a ruling on it.
#[test]
fn dis_2_a_flag_is_ruled_on_in_the_incident_in_which_it_fell() {
    let rules = Rules {
        time_control: "300",
        disconnection: "clock = \"runs\"",
        ..Rules::default()
    };
    let (mut desk, white, _) = Desk::playing(&rules);
    desk.close(white);
    desk.pass(100_000);
    let white = desk.hello("madrid-1", "kiosk-w");
    desk.pass(100_000);
    desk.close(white);
    desk.pass(101_000);
    assert!(desk.board().is_finished());
    let flagged: Vec<_> = desk.incidents(false);
    let flagged: Vec<_> = flagged
        .iter()
        .map(|b| (b.number, b.flagged.len()))
        .collect();
    assert_eq!(flagged, [(2, 1), (1, 0)]);
    let approve = ShardRequest::Board(
        kit::FIRST,
        kit::command(9_100),
        Order::from(Act::ApproveResult),
    );
    let refused = desk.ask("chief", approve).unwrap_err().to_string();
    assert!(refused.contains("incident: 2"), "{refused}");
    // Either may have brought it about, so neither is closed by who may not rule.
    let close = |number| {
        ShardRequest::Incident(IncidentRequest::Close(
            number,
            "he had gone home".to_owned(),
            None,
        ))
    };
    for number in [1, 2] {
        let refused = desk.ask("arbiter", close(number)).unwrap_err();
        assert_eq!(refused.code(), "not-delegated", "{number}");
    }
    // Once it is closed, the silence before it is what is left to be ruled on.
    desk.ask("chief", close(2)).unwrap();
    assert_eq!(desk.incidents(false)[0].flagged.len(), 1);
}

/// A ruling that ends the game, as the second of the incident or later.
fn ends(verdict: Verdict, after: u32) -> Request {
    Request {
        remedy: RequestedRemedy::Result(verdict),
        ..resume(after)
    }
}

fn reopen() -> Order {
    Act::Reopen(Reopen {
        clocks: BySide::new(Millis::from_seconds(5_000), Millis::from_seconds(5_000)),
        start_in: None,
    })
    .because("it was the other board")
}

/// DIS-1: the incident of a silence was closed while it lasted, and the game opened again: who is back then is
/// back in both incidents that tell of it, and at the same instant.
#[test]
fn dis_1_who_is_back_in_a_reopened_game_is_back_in_the_closed_incident_too() {
    let mut desk = flag_fell();
    let close = ShardRequest::Incident(IncidentRequest::Close(
        1,
        "he had gone home".to_owned(),
        None,
    ));
    desk.ask("chief", close).unwrap();
    let again = ShardRequest::Board(kit::FIRST, kit::command(9_200), reopen());
    desk.ask("chief", again).unwrap();
    desk.pass(20_000);
    desk.hello("madrid-1", "kiosk-w");
    let at = desk.now.game.0;
    desk.pass(60_000);
    desk.hello("madrid-1", "kiosk-w");
    for number in [1, 2] {
        let view = desk.incident(number);
        assert_eq!(
            view.absences[0].back.map(|back| back.at),
            Some(at),
            "{number}"
        );
    }
    assert_eq!(desk.incident(1).brief.unwrap().stage().word(), "closed");
}

/// White is away for twenty seconds with his clock running, and back.
fn away_and_back() -> (Desk, [SessionId; 2]) {
    let rules = Rules {
        disconnection: "clock = \"runs\"",
        ..Rules::default()
    };
    let (mut desk, white, black) = Desk::playing(&rules);
    desk.close(white);
    desk.pass(20_000);
    let white = desk.hello("madrid-1", "kiosk-w");
    (desk, [white, black])
}

/// END-8: the Chief Arbiter ruled a loss, and learns that the venue's switch had failed. What takes a
/// result by ruling back is another ruling; who tries to reopen the game is told so.
#[test]
fn end_8_a_result_by_ruling_is_taken_back_by_a_further_ruling() {
    let (mut desk, _) = away_and_back();
    let offer = desk
        .offers(1, ends(Verdict::AbsentLoses, 0))
        .offers
        .swap_remove(0);
    let told = "the game ends 0-1; another ruling can cancel it until the round is closed";
    assert_eq!(offer.text, told);
    let ruled = ends(Verdict::AbsentLoses, 0);
    assert_eq!(code(desk.rules_on("chief", 1, ruled)), "closed");
    assert!(desk.board().approval().is_approved());
    let refused = desk.rule(reopen()).unwrap_err();
    assert_eq!(refused.code(), "result-ruled");
    let told = "The result of board 1.1 was set by ruling 1.1";
    assert_eq!(refused.to_string(), told);
    let same = desk.rules_on("chief", 1, ends(Verdict::AbsentLoses, 1));
    assert_eq!(same.unwrap_err().code(), "nothing-to-do");
    let offer = desk.offers(1, resume(1)).offers.swap_remove(0);
    let told = "; cancels the result 0-1 of ruling 1.1";
    assert!(offer.text.ends_with(told), "{}", offer.text);
    assert_eq!(code(desk.rules_on("chief", 1, resume(1))), "executed");
    desk.crash(1_000);
    assert!(desk.board().awaits_players());
    assert!(!desk.board().approval().is_approved());
    let seats = [
        desk.hello("madrid-1", "kiosk-w"),
        desk.hello("oslo-1", "kiosk-b"),
    ];
    for seat in seats {
        desk.order(seat, Order::Player(PlayerOrder::Ready));
    }
    desk.pass(15_000);
    desk.play(seats[0], "e2e4");
    assert_eq!(desk.board().ply(), 1);
    let rulings = desk.incident(1).rulings;
    assert_eq!(rulings[0].boards[0].superseded_by, 2);
}

/// Whom the Chief Arbiter let lose by his flag: that too is a ruling, and another one stands in its place.
#[test]
fn end_8_a_flag_that_was_let_stand_can_be_ruled_on_again() {
    let mut desk = flag_fell();
    desk.hello("madrid-1", "kiosk-w");
    let stands = ends(Verdict::Score(Score { white: 0, black: 2 }), 0);
    assert_eq!(code(desk.rules_on("chief", 1, stands)), "closed");
    let drawn = ends(Verdict::Drawn, 1);
    assert_eq!(code(desk.rules_on("chief", 1, drawn)), "closed");
    assert_eq!(code(desk.rules_on("chief", 1, resume(2))), "executed");
    assert!(desk.board().is_under_way());
}

/// Once the round is closed its games go on no more; and what an arbiter corrected beside all rulings is
/// his.
#[test]
fn end_8_until_when_a_result_by_ruling_is_taken_back() {
    let (mut desk, _) = away_and_back();
    desk.rules_on("chief", 1, ends(Verdict::AbsentLoses, 0))
        .unwrap();
    desk.ask("chief", ShardRequest::CloseRound(1)).unwrap();
    let refused = desk.rules_on("chief", 1, resume(1)).unwrap_err();
    assert_eq!(refused.code(), "round-state");
    let (mut desk, _) = away_and_back();
    desk.rules_on("chief", 1, ends(Verdict::AbsentLoses, 0))
        .unwrap();
    let correct = Act::CorrectResult(CorrectResult {
        score: Score { white: 1, black: 1 },
        forfeit: None,
        without_odds: false,
    })
    .because("both agree");
    desk.rule(correct).unwrap();
    let refused = desk.rules_on("chief", 1, resume(1)).unwrap_err();
    assert_eq!(refused.code(), "incident-closed");
}

fn declare() -> Order {
    Act::DeclareResult(DeclareResult {
        score: Score { white: 2, black: 0 },
    })
    .because("Black has left")
}

/// A result was declared on the wrong board while the incident waited for its ruling. The game goes on:
/// so does the incident, with all that was charged.
#[test]
fn dis_1_an_incident_goes_on_with_its_game() {
    let (mut desk, _) = away_and_back();
    let shown = desk.board().reading(desk.now.game);
    desk.rule(declare()).unwrap();
    assert_eq!(desk.incidents(false), []);
    desk.pass(5_000);
    let as_it_stood = Act::Reopen(Reopen {
        clocks: BySide::new(shown.sides.white.remaining, shown.sides.black.remaining),
        start_in: None,
    })
    .because("it was the other board");
    desk.rule(as_it_stood).unwrap();
    let at = desk.now.game.0;
    for _ in 0..2 {
        let view = desk.incident(1);
        assert_eq!(view.brief.unwrap().stage().word(), "connected-again");
        let [closed, opened] = &view.turns[..] else {
            panic!("{:?}", view.turns);
        };
        assert_eq!(closed.text, "its games are over");
        let goes_on = "the game of 1.1 continues; its end had closed the incident";
        assert_eq!((opened.at, opened.text.as_str()), (at, goes_on));
        desk.crash(1_000);
    }
    assert_eq!(code(desk.rules_on("chief", 1, resume(0))), "executed");
    let white = desk.board().reading(desk.now.game).sides.white.remaining;
    assert_eq!(white, shown.sides.white.remaining + Millis(20_000));
}

/// What was done with when the game ended stays closed: by a ruling that was carried out and after which
/// play had gone on, or by an official, with his reason.
#[test]
fn dis_1_what_was_done_with_stays_closed_though_the_game_goes_on() {
    for by_official in [false, true] {
        let (mut desk, seats) = away_and_back();
        if by_official {
            desk.delegate_closes(1, "nothing was lost");
        } else {
            desk.rules_on("chief", 1, resume(0)).unwrap();
            for seat in seats {
                desk.order(seat, Order::Player(PlayerOrder::Ready));
            }
            desk.pass(15_000);
        }
        assert_eq!(desk.incidents(false), []);
        desk.rule(declare()).unwrap();
        desk.rule(reopen()).unwrap();
        assert_eq!(desk.incidents(false), [], "{by_official}");
    }
}

/// A result by ruling was taken back and play went on: with that the incident was done with. A ruling on a
/// later silence is none of its business, though the game had ended once.
#[test]
fn dis_1_a_later_ruling_leaves_an_incident_closed_that_outlived_an_end() {
    let (mut desk, [white, black]) = away_and_back();
    desk.rules_on("chief", 1, ends(Verdict::AbsentLoses, 0))
        .unwrap();
    desk.rules_on("chief", 1, resume(1)).unwrap();
    for seat in [white, black] {
        desk.order(seat, Order::Player(PlayerOrder::Ready));
    }
    desk.pass(15_000);
    assert_eq!(desk.incidents(false), []);
    desk.close(white);
    desk.pass(20_000);
    desk.hello("madrid-1", "kiosk-w");
    let live = |desk: &mut Desk| -> Vec<u32> {
        let briefs = desk.incidents(false).into_iter();
        briefs.map(|brief| brief.number).collect()
    };
    assert_eq!(live(&mut desk), [2]);
    let put_off = Request {
        remedy: RequestedRemedy::Postpone,
        ..resume(0)
    };
    desk.rules_on("chief", 2, put_off).unwrap();
    assert_eq!(live(&mut desk), [2]);
    desk.crash(1_000);
    assert!(!live(&mut desk).contains(&1));
    assert_eq!(desk.incident(1).brief.unwrap().stage().word(), "closed");
}

/// Killed before the incident knew that its game goes on: the next start tells it.
#[test]
fn dis_1_an_incident_goes_on_with_its_game_wherever_the_coordinator_dies() {
    for written in 0..3 {
        let (mut desk, _) = away_and_back();
        desk.rule(declare()).unwrap();
        desk.slow = true;
        let id = kit::command(desk.number());
        let ask = ShardRequest::Board(kit::FIRST, id, reopen());
        desk.call(kit::caller("chief"), ask);
        desk.write(written);
        desk.slow = false;
        desk.crash(1_000);
        let goes_on = desk.board().is_under_way();
        assert_eq!(goes_on, written > 0, "{written}");
        let open = desk.incidents(false).iter().any(|brief| brief.number == 1);
        assert_eq!(open, goes_on, "{written}");
    }
}
