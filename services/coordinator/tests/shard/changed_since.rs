//! What an official was told before giving a command holds for it: where something changed since, it is refused.

use std::sync::Arc;

use adoube_chess::{BySide, Side};
use adoube_coordinator::shard::{Reply, RoundPrecondition, ShardRequest};
use adoube_proto::v1;
use adoube_tournament::board::command::{
    Act, AddTime, AdjustClock, ArbiterOrder, CorrectResult, DeclareResult, MoveSeat, PlayerOrder,
    Reopen, RestorePosition, ReverseColours, WrongStart,
};
use adoube_tournament::board::{Adjustment, Ending, Order, Phase, Score, TimeFollows};
use adoube_tournament::ids::BoardId;
use adoube_tournament::time::Millis;

use crate::incidents::resume;
use crate::kit::{Desk, FIRST, Rules, command, holding};
use crate::roles::whole_table;

fn looked(desk: &mut Desk, person: &str, order: &Order) -> v1::CommandPreview {
    let told = desk.ask(person, crate::kit::preview(order.clone()));
    let Ok(Reply::Preview(foreseen)) = told else {
        panic!("{order:?}: {told:?}");
    };
    *foreseen
}

/// Gives it as of what was looked at; the code and the sentence if it is refused.
fn give(desk: &mut Desk, person: &str, order: &Order, seen: u64) -> Result<(), (String, String)> {
    let id = command(70_000 + desk.number());
    let Order::Arbiter(order) = order.clone() else {
        panic!("{order:?}");
    };
    let order = Order::Arbiter(ArbiterOrder {
        seen: Some(seen),
        ..order
    });
    let given = desk.ask(person, ShardRequest::Board(FIRST, id, order));
    let refused = |failure: adoube_coordinator::shard::Failure| {
        (failure.code().to_owned(), failure.to_string())
    };
    given.map(drop).map_err(refused)
}

fn because() -> String {
    "a slip of the hand".to_owned()
}

fn reverse() -> Order {
    Act::ReverseColours(ReverseColours { times: None }).because(because())
}

fn add(white: u64) -> Order {
    Act::AddTime(AddTime {
        time: BySide::new(Millis::from_seconds(white), Millis::ZERO),
    })
    .because(because())
}

/// EVT-6: both arbiters read that Black is to have White; it is done once.
#[test]
fn evt_6_of_two_arbiters_who_reverse_colours_at_once_one_does() {
    let mut desk = Desk::published(&Rules::default());
    let [chief, arbiter] = ["chief", "arbiter"].map(|who| looked(&mut desk, who, &reverse()));
    for told in [&chief, &arbiter] {
        let [note] = told.consequences.as_slice() else {
            panic!("{told:?}");
        };
        let expected = "a new game begins with White: Player 2; Black: Player 1";
        assert_eq!((&*note.word, &*note.text), ("colours-become", expected));
    }
    give(&mut desk, "chief", &reverse(), chief.seen).unwrap();
    let (code, text) = give(&mut desk, "arbiter", &reverse(), arbiter.seen).unwrap_err();
    assert_eq!(code, "changed-since");
    let what = "Board 1.1 changed after you looked at it: its colours were reversed (by chief)";
    assert!(text.contains(what), "{text}");
    assert_eq!(desk.board().seat(Side::White).person.as_str(), "p2");
    // Whoever looks again is told what it comes to now.
    let again = looked(&mut desk, "arbiter", &reverse());
    assert!(again.consequences[0].text.contains("White: Player 1"));
    give(&mut desk, "arbiter", &reverse(), again.seen).unwrap();
    assert_eq!(desk.board().seat(Side::White).person.as_str(), "p1");
}

fn reverse_with(times: Option<TimeFollows>) -> Order {
    Act::ReverseColours(ReverseColours { times }).because(because())
}

/// EVT-6, BRD-8: where the sides have different times the offer has both choices, and the command is refused without one.
#[test]
fn evt_6_brd_8_reversing_asks_what_different_times_belong_to() {
    let mut desk = Desk::published(&Rules::default());
    assert_eq!(looked(&mut desk, "chief", &reverse()).times, []);
    let mut change = Adjustment::of_times(None, Some(Millis::from_seconds(6_750)));
    change.control = Some(Arc::new("W5400+30-B6750+37.5".parse().unwrap()));
    let reason = because();
    desk.rule(Act::AdjustClock(AdjustClock { change }).because(reason))
        .unwrap();
    for chosen in [None, Some(TimeFollows::Player)] {
        let told = looked(&mut desk, "chief", &reverse_with(chosen));
        let words: Vec<&str> = told.consequences.iter().map(|note| &*note.word).collect();
        assert_eq!(words, ["colours-become", "times-of-board"]);
        let choices = told.times.iter().map(|times| {
            let sides = [&times.white, &times.white_control, &times.black];
            (
                times.follows(),
                sides.map(String::as_str),
                &*times.black_control,
            )
        });
        assert_eq!(
            choices.collect::<Vec<_>>(),
            [
                (
                    v1::TimeFollows::Colour,
                    ["Player 2", "5400+30", "Player 1"],
                    "6750+37.5"
                ),
                (
                    v1::TimeFollows::Player,
                    ["Player 2", "6750+37.5", "Player 1"],
                    "5400+30"
                ),
            ]
        );
    }
    let seen = desk.board().sequence();
    let (_, text) = give(&mut desk, "chief", &reverse(), seen).unwrap_err();
    assert!(
        text.contains("`--times colour` or `--times player`"),
        "{text}"
    );
    let player = reverse_with(Some(TimeFollows::Player));
    give(&mut desk, "chief", &player, seen).unwrap();
    let control = desk.board().clock().control().to_string();
    assert_eq!(control, "W6750+37.5-B5400+30");
    assert_eq!(desk.board().seat(Side::White).person.as_str(), "p2");
}

fn moved_to(device: &str) -> Order {
    Act::MoveSeat(MoveSeat {
        side: Side::White,
        device: device.parse().unwrap(),
    })
    .because(because())
}

/// Every command that says what it comes to, with what makes another thing of it.
#[test]
fn clk_5_a_command_is_refused_where_it_comes_to_another_thing_by_now() {
    let set = |times: [Option<u64>; 2]| {
        Act::AdjustClock(AdjustClock {
            change: Adjustment::of_times(
                times[0].map(Millis::from_seconds),
                times[1].map(Millis::from_seconds),
            ),
        })
        .because(because())
    };
    let restore = Act::RestorePosition(RestorePosition {
        ply: 1,
        clocks: BySide::both(None),
    })
    .because(because());
    let won = Act::DeclareResult(DeclareResult {
        score: Score { white: 2, black: 0 },
    })
    .because(because());
    let start = |fen: &str| {
        Act::WrongStart(WrongStart {
            fen: fen.to_owned(),
        })
        .because(because())
    };
    let other = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1";
    let pause = Act::Pause.because(because());
    let cases: [(Order, Vec<Order>, &str); 9] = [
        (add(60), vec![add(60)], "time was added (by arbiter)"),
        (
            add(60),
            vec![reverse()],
            "its colours were reversed (by arbiter)",
        ),
        (
            set([Some(600), None]),
            vec![set([Some(300), None])],
            "its clocks were set (by arbiter)",
        ),
        (
            set([Some(600), None]),
            vec![reverse()],
            "its colours were reversed (by arbiter)",
        ),
        (
            restore,
            vec![Order::Player(PlayerOrder::Resign)],
            "its game ended",
        ),
        (
            start(other),
            vec![reverse()],
            "its colours were reversed (by arbiter)",
        ),
        (
            won,
            vec![reverse()],
            "its colours were reversed (by arbiter)",
        ),
        (
            moved_to("madrid-2"),
            ["madrid-2", "madrid-1"].map(moved_to).to_vec(),
            "a player was moved to another device (by arbiter)",
        ),
        (pause, vec![reverse()], ""),
    ];
    for (wanted, meanwhile, told) in cases {
        let (mut desk, white, black) = Desk::playing(&Rules::default());
        desk.play(white, "e2e4");
        desk.play(black, "e7e5");
        desk.play(white, "g1f3");
        let seen = looked(&mut desk, "chief", &wanted).seen;
        for order in meanwhile {
            if order == Order::Player(PlayerOrder::Resign) {
                desk.order(black, order);
                continue;
            }
            let id = command(71_000 + desk.number());
            let ask = ShardRequest::Board(FIRST, id, order);
            desk.ask("arbiter", ask).unwrap();
        }
        let given = give(&mut desk, "chief", &wanted, seen);
        match (given, told) {
            // A game that is over refuses it for that.
            (Err((code, _)), "its game ended") => assert_eq!(code, "game-over"),
            (Err((code, text)), told) if !told.is_empty() => {
                assert_eq!(code, "changed-since", "{wanted:?}");
                assert!(text.contains(told), "{text}");
            }
            // What means the same whatever happened is refused for reasons of its own, or done.
            (given, _) => {
                assert!(told.is_empty(), "{wanted:?}: {given:?}");
                assert_ne!(
                    given.err().map(|(code, _)| code).as_deref(),
                    Some("changed-since")
                );
            }
        }
    }
}

/// Whatever order says what it comes to is refused where all of that changed since.
#[test]
fn clk_5_every_order_that_says_what_it_comes_to_is_bound_to_it() {
    let mut bound = Vec::new();
    for row in 0..whole_table().len() {
        let (what, ask, _) = whole_table().swap_remove(row);
        let ShardRequest::Board(_, _, order) = ask else {
            continue;
        };
        let (mut desk, white, _) = Desk::playing(&Rules::default());
        desk.play(white, "e2e4");
        let told = desk.ask("chief", crate::kit::preview(order.clone()));
        let Ok(Reply::Preview(told)) = told else {
            continue;
        };
        if told.consequences.is_empty() && told.remarks.is_empty() {
            continue;
        }
        for order in [add(60), reverse()] {
            let id = command(71_000 + desk.number());
            desk.ask("arbiter", ShardRequest::Board(FIRST, id, order))
                .unwrap();
        }
        let given = give(&mut desk, "chief", &order, told.seen);
        let (code, _) = given.expect_err(what);
        bound.extend((code == "changed-since").then_some(what));
    }
    assert_eq!(
        bound,
        ["set clocks", "declare", "reverse", "wrong start", "penalty"]
    );
}

/// A game that goes on does not stand in the way of a command that moves make nothing else of.
#[test]
fn clk_6_moves_do_not_keep_an_arbiter_from_giving_time() {
    let (mut desk, white, black) = Desk::playing(&Rules::default());
    desk.play(white, "e2e4");
    let seen = looked(&mut desk, "chief", &add(60)).seen;
    desk.play(black, "e7e5");
    give(&mut desk, "chief", &add(60), seen).unwrap();
    let restore = Act::RestorePosition(RestorePosition {
        ply: 0,
        clocks: BySide::both(None),
    })
    .because(because());
    let seen = looked(&mut desk, "chief", &restore).seen;
    desk.play(white, "g1f3");
    let (code, text) = give(&mut desk, "chief", &restore, seen).unwrap_err();
    assert_eq!(code, "changed-since");
    assert!(text.contains("a move was made (by p1)"), "{text}");
    // Nobody who looked at nothing is refused for what changed.
    desk.rule(restore).unwrap();
}

/// EVT-6: who looked at a paused game annuls none that was resumed since.
#[test]
fn evt_6_a_game_that_was_resumed_meanwhile_is_not_annulled_unseen() {
    let wrong_start = Act::WrongStart(WrongStart {
        fen: "4k3/8/8/8/8/8/8/4K2R w K - 0 1".to_owned(),
    })
    .because(because());
    for order in [reverse(), wrong_start] {
        let (mut desk, white, _) = Desk::playing(&Rules::default());
        desk.play(white, "e2e4");
        desk.rule(Order::from(Act::Pause)).unwrap();
        let seen = looked(&mut desk, "arbiter", &order).seen;
        let reason = because();
        desk.rule(Act::Resume.because(reason)).unwrap();
        let (code, text) = give(&mut desk, "arbiter", &order, seen).unwrap_err();
        assert_eq!(code, "changed-since", "{text}");
        let again = looked(&mut desk, "arbiter", &order).seen;
        give(&mut desk, "arbiter", &order, again).unwrap();
    }
}

/// EVT-6: who looked at a running game annuls none that was paused since.
#[test]
fn evt_6_a_game_that_was_paused_meanwhile_is_not_annulled_unseen() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.play(white, "e2e4");
    let seen = looked(&mut desk, "arbiter", &reverse()).seen;
    desk.rule(Order::from(Act::Pause)).unwrap();
    let (code, text) = give(&mut desk, "arbiter", &reverse(), seen).unwrap_err();
    assert_eq!(code, "changed-since", "{text}");
    assert!(text.contains("its clocks were stopped (by "), "{text}");
}

/// VEN-2: a venue's own arbiter acts in that office, also when they were told what it comes to.
#[test]
fn ven_2_clk_6_an_lta_resumes_a_board_as_it_was_seen() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.play(white, "e2e4");
    let pause = Act::Pause.because(because());
    let resume = Act::Resume.because(because());
    let now = desk.board().sequence();
    give(&mut desk, "lta-madrid", &pause, now).unwrap();
    let seen = looked(&mut desk, "lta-madrid", &resume).seen;
    give(&mut desk, "lta-madrid", &resume, seen).unwrap();
}

/// END-8: a result that is corrected or opened again is the one that was looked at.
#[test]
fn end_8_a_result_is_corrected_and_reopened_as_it_was_seen() {
    let (mut desk, white, black) = Desk::playing(&Rules::default());
    desk.play(white, "e2e4");
    desk.play(black, "e7e5");
    desk.order(black, Order::Player(PlayerOrder::Resign));
    let correct = |white| {
        Act::CorrectResult(CorrectResult {
            score: Score {
                white,
                black: 2 - white,
            },
            forfeit: None,
            without_odds: false,
        })
        .because(because())
    };
    let reopen = Act::Reopen(Reopen {
        clocks: BySide::new(Millis::from_seconds(60), Millis::from_seconds(60)),
        start_in: None,
    })
    .because(because());
    let seen = looked(&mut desk, "chief", &correct(0)).seen;
    let of_reopening = looked(&mut desk, "chief", &reopen).seen;
    desk.rule(reopen.clone()).unwrap();
    let declare = Act::DeclareResult(DeclareResult {
        score: Score { white: 1, black: 1 },
    })
    .because(because());
    desk.rule(declare).unwrap();
    for (order, seen) in [(correct(0), seen), (reopen, of_reopening)] {
        let (code, text) = give(&mut desk, "chief", &order, seen).unwrap_err();
        assert_eq!(code, "changed-since", "{text}");
    }
    let drawn = Score { white: 1, black: 1 };
    assert!(matches!(
        desk.board().phase(),
        Phase::Finished { score, ending: Ending::Declared, .. } if *score == drawn
    ));
}

fn round_seen(seen: Option<v1::RoundSeen>) -> RoundPrecondition {
    let seen = seen.unwrap();
    let board = |seen: v1::SeenBoard| {
        let id = seen.board.unwrap();
        let id = BoardId {
            round: u16::try_from(id.round).unwrap(),
            board: u16::try_from(id.board).unwrap(),
        };
        (id, seen.seen)
    };
    RoundPrecondition {
        record: seen.record,
        boards: seen.boards.into_iter().map(board).collect(),
        roster: seen.roster,
    }
}

fn looked_at_round(desk: &mut Desk, ask: ShardRequest) -> RoundPrecondition {
    let Ok(Reply::Round(reply)) = desk.ask("chief", ask) else {
        panic!("refused")
    };
    round_seen(reply.seen)
}

fn refused(desk: &mut Desk, ask: ShardRequest, seen: RoundPrecondition) -> (String, String) {
    let failure = desk
        .ask("chief", ShardRequest::IfUnchanged(Box::new(ask), seen))
        .unwrap_err();
    (failure.code().to_owned(), failure.to_string())
}

/// A draft that was changed is not published for the one that was read, nor a publication taken back for another.
#[test]
fn evt_5_a_round_is_published_and_taken_back_as_it_was_seen() {
    let mut desk = Desk::published(&Rules::default());
    let take_back = || ShardRequest::UnpublishRound(1, because());
    let check = || ShardRequest::UnpublishRound(1, String::new()).dry_run();
    let seen = looked_at_round(&mut desk, check());
    desk.rule(reverse()).unwrap();
    let (code, text) = refused(&mut desk, take_back(), seen);
    assert_eq!(code, "changed-since");
    assert!(text.contains("its colours were reversed"), "{text}");
    let seen = looked_at_round(&mut desk, check());
    let given = ShardRequest::IfUnchanged(Box::new(take_back()), seen);
    desk.ask("chief", given).unwrap();

    let Ok(Reply::Event(view)) = desk.ask("chief", ShardRequest::Describe) else {
        panic!("no view")
    };
    let seen = RoundPrecondition {
        record: view.rounds[0].record,
        ..RoundPrecondition::default()
    };
    desk.ask("chief", crate::kit::importing(1, 1)).unwrap();
    let (code, text) = refused(&mut desk, ShardRequest::PublishRound(1), seen);
    assert_eq!(code, "changed-since");
    assert!(
        text.contains("round 1 changed after you looked at it, and is draft"),
        "{text}"
    );
    desk.ask("chief", ShardRequest::PublishRound(1)).unwrap();
}

/// Closing approves the results that were read; a hold ends for the players who were there.
#[test]
fn end_8_clk_6_a_round_is_closed_and_let_go_as_it_was_seen() {
    let (mut desk, white, black) = Desk::playing(&Rules::default());
    desk.play(white, "e2e4");
    desk.ask("chief", holding(1, None, 1, false)).unwrap();
    let seen = looked_at_round(&mut desk, holding(1, None, 2, true).dry_run());
    desk.close(black);
    let ends = || holding(1, None, 2, true);
    let (code, text) = refused(&mut desk, ends(), seen);
    assert_eq!(code, "changed-since");
    assert!(text.contains("a player was disconnected"), "{text}");
    desk.ask("chief", holding(1, None, 3, true)).unwrap();

    let declare = Act::DeclareResult(DeclareResult {
        score: Score { white: 2, black: 0 },
    })
    .because(because());
    desk.rule(declare).unwrap();
    let seen = looked_at_round(&mut desk, ShardRequest::CloseRound(1).dry_run());
    let correct = Act::CorrectResult(CorrectResult {
        score: Score { white: 0, black: 2 },
        forfeit: None,
        without_odds: false,
    })
    .because(because());
    desk.rule(correct).unwrap();
    let (code, text) = refused(&mut desk, ShardRequest::CloseRound(1), seen);
    assert_eq!(code, "changed-since");
    assert!(text.contains("its result was corrected"), "{text}");
}

/// BRD-9: whoever lets a game begin anew from the right position reads which times set by hand end with the wrong one, and
/// that the board keeps its own time control.
#[test]
fn brd_9_a_wrong_start_names_the_times_that_end() {
    let mut desk = Desk::published(&Rules::default());
    let wrong = Act::WrongStart(WrongStart {
        fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w Qkq - 0 1".to_owned(),
    })
    .because(because());
    let words = |told: &[v1::NoteView]| -> Vec<String> {
        told.iter().map(|note| note.word.clone()).collect()
    };
    let told = looked(&mut desk, "chief", &wrong).consequences;
    assert_eq!(words(&told), ["begins-from"]);
    let mut change = Adjustment::of_times(None, Some(Millis::from_seconds(600)));
    change.control = Some(Arc::new("900+10".parse().unwrap()));
    let reason = because();
    desk.rule(Act::AdjustClock(AdjustClock { change }).because(reason))
        .unwrap();
    let told = looked(&mut desk, "chief", &wrong);
    assert_eq!(
        words(&told.consequences),
        ["begins-from", "set-times-end", "keeps-control"]
    );
    let texts = crate::foreseen::worded(told.consequences);
    assert!(texts[1].contains("Black 0:10:00"), "{texts:?}");
    assert!(texts[2].contains("of this board, 15+10; "), "{texts:?}");
}

/// CLK-5, DIS-9: who ruled is named to the arbiter whose command comes too late, though the coordinator carried it out.
#[test]
fn clk_5_dis_9_a_ruling_that_changed_a_board_is_told_with_its_author() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.close(white);
    desk.pass(20_000);
    let seen = looked(&mut desk, "arbiter", &add(60)).seen;
    desk.rules_on("chief", 1, resume(0)).unwrap();
    let (_, told) = give(&mut desk, "arbiter", &add(60), seen).unwrap_err();
    assert!(told.contains("(by chief)"), "{told}");
}
