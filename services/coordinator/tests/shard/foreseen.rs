//! What a command comes to is told before it is given: what becomes of the clocks (CLK-5), and what else.

use adoube_chess::BySide;
use std::sync::Arc;

use adoube_coordinator::shard::{Reply, ShardRequest};
use adoube_proto::v1::NoteView;
use adoube_tournament::board::command::{
    Act, AddTime, AdjustClock, DeclareResult, EndAssistant, PlayerOrder, RestorePosition,
    WrongStart,
};
use adoube_tournament::board::{Adjustment, Order, Score};
use adoube_tournament::incident::decide::Request;
use adoube_tournament::incident::ruling::RequestedRemedy;
use adoube_tournament::time::Millis;
use adoube_tournament::typed_time::notation_of;

use crate::incidents::resume;
use crate::kit::{Desk, Rules};
use crate::refunds::running;

/// Both clocks of White and Black before and after, seconds; none where a command leaves them alone.
fn foreseen(desk: &mut Desk, order: Order) -> Option<[(u64, u64); 2]> {
    let told = desk.ask("arbiter", crate::kit::preview(order));
    let Ok(Reply::Preview(foreseen)) = told else {
        panic!("{told:?}");
    };
    let both = foreseen.before.zip(foreseen.after);
    both.map(|(before, after)| {
        [before, after].map(|clocks| (clocks.white / 1_000, clocks.black / 1_000))
    })
}

#[test]
fn clk_5_the_clocks_before_and_after_are_told_without_changing_them() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.play(white, "e2e4");
    desk.pass(10_000);
    let reading = desk.board().reading(desk.now.game);
    let [white, black] = [adoube_chess::Side::White, adoube_chess::Side::Black]
        .map(|side| reading.remaining(side).0 / 1_000);
    let add = Act::AddTime(AddTime {
        time: BySide::new(Millis::from_seconds(300), Millis::ZERO),
    })
    .because("noise");
    let set = Act::AdjustClock(AdjustClock {
        change: Adjustment::of_times(None, Some(Millis::from_seconds(600))),
    })
    .because("set wrongly");
    let assistant = Act::EndAssistant(EndAssistant {
        side: adoube_chess::Side::White,
    })
    .because("none needed");
    let cases = [
        (add, Some([(white, black), (white + 300, black)])),
        (set, Some([(white, black), (white, 600)])),
    ];
    for (order, expected) in cases {
        assert_eq!(foreseen(&mut desk, order), expected);
    }
    let told = desk.ask("arbiter", crate::kit::preview(assistant));
    assert_eq!(told.unwrap_err().code(), "already-done");
    assert_eq!(desk.board().reading(desk.now.game), reading);
}

/// CLK-7: hours that were typed for minutes are remarked on, and not refused: 900 s a side are played.
#[test]
fn clk_7_time_far_from_what_the_game_has_is_remarked_on() {
    let (mut desk, _, _) = Desk::playing(&Rules::default());
    let mut remarks = |order: Order| {
        let told = desk.ask("arbiter", crate::kit::preview(order));
        let Ok(Reply::Preview(foreseen)) = told else {
            panic!("{told:?}");
        };
        worded(foreseen.remarks)
    };
    let give = |seconds| {
        Act::AddTime(AddTime {
            time: BySide::new(Millis::ZERO, Millis::from_seconds(seconds)),
        })
        .because("a siren")
    };
    let set = |white, black| {
        Act::AdjustClock(AdjustClock {
            change: Adjustment::of_times(
                Some(Millis::from_seconds(white)),
                Some(Millis::from_seconds(black)),
            ),
        })
        .because("set wrongly")
    };
    assert_eq!(remarks(give(120)), Vec::<String>::new());
    let hours = remarks(give(32_400));
    assert_eq!(hours.len(), 1);
    assert!(
        hours[0].starts_with("Black would get 9:00:00: "),
        "{hours:?}"
    );
    let both = remarks(set(32_400, 5));
    assert!(
        both[0].starts_with("White would have 9:00:00: "),
        "{both:?}"
    );
    assert!(
        both[1].starts_with("Black would have 0:00:05, less than a tenth"),
        "{both:?}"
    );
    assert_eq!(remarks(pausing()), Vec::<String>::new());
}

/// BRD-9: who corrects the start position reads what begins then; a position that is not that of standard chess is
/// remarked on, with what it lacks, and not refused.
#[test]
fn brd_9_a_corrected_start_says_what_begins_and_what_it_lacks() {
    const UNUSUAL: &str =
        "this is not the start position of standard chess, which this event plays";
    let (mut desk, _, _) = Desk::playing(&Rules::default());
    for (fen, remark) in [
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1",
            format!("{UNUSUAL}; it lacks ♘"),
        ),
        (
            "1nbqkbnr/2pppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1",
            format!("{UNUSUAL}; it lacks ♟♟♜"),
        ),
        (
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1",
            UNUSUAL.to_owned(),
        ),
    ] {
        let order = Act::WrongStart(WrongStart {
            fen: fen.to_owned(),
        })
        .because("set up wrongly");
        let told = desk.ask("chief", crate::kit::preview(order));
        let Ok(Reply::Preview(foreseen)) = told else {
            panic!("{told:?}");
        };
        let begins = format!(
            "this game no longer counts; a new game begins from {fen} with White 1:30:00, Black \
             1:30:00"
        );
        assert_eq!(worded(foreseen.consequences), [begins]);
        assert_eq!(worded(foreseen.remarks), [remark]);
    }
}

/// An order on no clock.
fn pausing() -> Order {
    Act::Pause.because("a phone rings")
}

/// What else an order comes to, in English.
fn consequences(desk: &mut Desk, order: Order) -> Vec<String> {
    let told = desk.ask("chief", crate::kit::preview(order));
    let Ok(Reply::Preview(foreseen)) = told else {
        panic!("{told:?}");
    };
    worded(foreseen.consequences)
}

/// In English; each sentence is there in every language, and the pages' English is the coordinator's.
pub(crate) fn worded(notes: Vec<NoteView>) -> Vec<String> {
    let languages = adoube_texts::languages();
    for note in notes.iter().filter(|note| !note.word.is_empty()) {
        let key = format!("server-note-{}", note.word);
        for (language, texts) in &languages {
            assert!(texts.contains_key(&key), "{language}: {key}");
        }
        if !BESIDE.contains(&note.word.as_str()) {
            assert_eq!(filled(&languages["en"][&key], note), note.text);
        }
    }
    notes.into_iter().map(|note| note.text).collect()
}

/// Where the command line is told a command besides, or names an office or an ending in its own way.
const BESIDE: [&str; 4] = ["goes-stale", "events-other", "lifts-pause-by", "had-ended"];

/// A sentence of the pages as they fill it in.
fn filled(sentence: &str, note: &NoteView) -> String {
    let with = |name: &str| note.with.get(name).map_or("", String::as_str);
    let amounts = [("White's", with("white")), ("Black's", with("black"))];
    let amounts = amounts.iter().filter(|(_, amount)| !amount.is_empty());
    let amounts: Vec<String> = amounts
        .map(|(whose, amount)| format!("{whose} {amount}"))
        .collect();
    let side = match with("side") {
        "black" => "Black",
        _ => "White",
    };
    let sentence = sentence
        .replace("{side}", side)
        .replace("{amounts}", &amounts.join(" and "))
        .replace("{ahead}", "")
        .replace('’', "'");
    note.with.iter().fold(sentence, |sentence, (name, with)| {
        let with = match name.as_str() {
            "control" | "current" | "has" => notation_of(with),
            _ => with.clone(),
        };
        sentence.replace(&format!("{{{name}}}"), &with)
    })
}

fn resuming() -> Order {
    let reason = "both are here".to_owned();
    Act::Resume.because(reason)
}

fn declaring() -> Order {
    Act::DeclareResult(DeclareResult {
        score: Score { white: 2, black: 0 },
    })
    .because("his telephone rang")
}

/// DIS-7: who lets a postponed game go on reads which ruling that lifts, and what the silence cost and nobody gave
/// back.
#[test]
fn dis_7_what_resuming_a_postponed_board_comes_to_is_told_before() {
    let (mut desk, white, _) = running();
    desk.close(white);
    desk.pass(5_000);
    desk.hello("madrid-1", "kiosk-w");
    let postpone = Request {
        remedy: RequestedRemedy::Postpone,
        ..resume(0)
    };
    desk.rules_on("chief", 1, postpone).unwrap();
    let told = consequences(&mut desk, resuming());
    assert!(told[0].starts_with("White's clock starts, at "), "{told:?}");
    assert_eq!(told[1], "ends the postponement by ruling 1.1");
    assert!(
        told[2].starts_with(
            "time lost in incident 1 is not given back unless you rule on it: White's 0:00:0"
        ),
        "{told:?}"
    );
    assert_eq!(told.len(), 3);
    let reason = "as it is".to_owned();
    desk.rule(Act::Resume.because(reason)).unwrap();
    desk.rule(Act::Pause.because("noise")).unwrap();
    let told = consequences(&mut desk, resuming());
    assert!(
        !told.iter().any(|text| text.contains("postponement")),
        "{told:?}"
    );
}

/// DIS-2: nobody starts the clock of who is not there unawares.
#[test]
fn dis_2_who_lets_a_board_go_reads_who_is_away() {
    let (mut desk, white, black) = running();
    let reason = || "noise".to_owned();
    desk.rule(Act::Pause.because(reason())).unwrap();
    assert_eq!(consequences(&mut desk, resuming()).len(), 1);
    desk.close(white);
    desk.pass(5_000);
    let told = consequences(&mut desk, resuming());
    assert_eq!(
        told[1..],
        ["1.1: White is disconnected, and that clock is running"]
    );
    desk.close(black);
    desk.pass(5_000);
    let told = consequences(&mut desk, resuming());
    assert_eq!(
        told[1..],
        [
            "1.1: White is disconnected, and that clock is running",
            "1.1: Black is disconnected; that clock will run after the opponent has moved",
        ]
    );
}

/// DIS-3: a board that waits for both players to be ready does so no longer, and nothing is charged that was ruled on.
#[test]
fn dis_3_resuming_a_ruled_board_does_not_wait_for_its_players() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.close(white);
    desk.pass(5_000);
    desk.hello("madrid-1", "kiosk-w");
    desk.rules_on("chief", 1, resume(0)).unwrap();
    let told = consequences(&mut desk, resuming());
    assert_eq!(told[1..], ["does not wait for both players to be ready"]);
}

/// END-7: who declares a result reads that the game goes on, how far it is, and which ruling waits for it.
#[test]
fn end_7_what_declaring_a_result_comes_to_is_told_before() {
    let (mut desk, white, black) = Desk::playing(&Rules::default());
    let told = consequences(&mut desk, declaring());
    assert_eq!(told[1], "no move was made; White to move");
    assert!(
        told[3].starts_with("less than a move each was made"),
        "{told:?}"
    );
    desk.play(white, "e2e4");
    desk.play(black, "g8f6");
    desk.close(white);
    desk.pass(5_000);
    let told = consequences(&mut desk, declaring());
    assert_eq!(
        told[0],
        "the game is being played: it ends now with this result, approved in your name"
    );
    assert_eq!(
        told[1],
        "2 half-moves were made, the last 1...Nf6; White to move"
    );
    assert!(told[2].starts_with("the clocks show White "), "{told:?}");
    assert_eq!(
        told[3],
        "incident 1 needs a ruling on this board: declaring the result closes it"
    );
    assert_eq!(told.len(), 4);
}

/// END-8: who means to close a round reads what keeps it open before he has confirmed anything.
#[test]
fn end_8_what_closing_a_round_would_be_refused_for_is_told_before() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    let before = desk
        .ask("chief", ShardRequest::CloseRound(1).dry_run())
        .unwrap_err();
    assert_eq!(
        before,
        desk.ask("chief", ShardRequest::CloseRound(1)).unwrap_err()
    );
    desk.order(white, Order::Player(PlayerOrder::Resign));
    let Ok(Reply::Round(told)) = desk.ask("chief", ShardRequest::CloseRound(1).dry_run()) else {
        panic!("refused");
    };
    assert_eq!(told.round.unwrap().state().word(), "started");
}

/// CLK-5: who goes back to an earlier position, or sets another time control, reads what that comes to.
#[test]
fn clk_5_going_back_and_another_time_control_are_told_before() {
    let (mut desk, white, black) = Desk::playing(&Rules::default());
    for (player, mv) in [(white, "e2e4"), (black, "g8f6"), (white, "b1c3")] {
        desk.play(player, mv);
    }
    let restoring = |ply| {
        Act::RestorePosition(RestorePosition {
            ply,
            clocks: BySide::both(Some(Millis(60_000))),
        })
        .because("an illegal move")
    };
    for (ply, told) in [
        (
            2,
            "back to the position after 1...Nf6; White to move; half-moves that no longer count: 1",
        ),
        (
            1,
            "back to the position after 1.e4; Black to move; half-moves that no longer count: 2",
        ),
        (
            0,
            "back to the start position; White to move; half-moves that no longer count: 3",
        ),
    ] {
        assert_eq!(consequences(&mut desk, restoring(ply)), [told]);
    }
    let left = Act::RestorePosition(RestorePosition {
        ply: 2,
        clocks: BySide::new(None, Some(Millis(60_000))),
    })
    .because("an illegal move");
    let [(white, _), after] = foreseen(&mut desk, left).unwrap();
    assert_eq!(after, (white, 60));
    let set = |control: &str| {
        let mut change = Adjustment {
            control: Some(Arc::new(control.parse().unwrap())),
            ..Adjustment::default()
        };
        change.sides.white.remaining = Some(Millis(61_000));
        Act::AdjustClock(AdjustClock { change }).because("the wrong one")
    };
    let stands = desk.board().clock().control().to_string();
    assert_eq!(consequences(&mut desk, set(&stands)), [""; 0]);
    let stands = notation_of(&stands);
    let told = format!("the time control becomes 10+2; it is {stands}");
    assert_eq!(consequences(&mut desk, set("600+2")), [told]);
}
