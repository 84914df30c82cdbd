//! What an arbiter reads before he confirms.

use adoube_proto::v1::arbiter_command::Command;
use adoube_proto::v1::{
    BoardEvent, BoardRef, Clocks, CommandPreview, DeclareCommand, EventView, GameView, Moved,
    Opened, PauseCommand, PlayerEntry, ReopenCommand, RestoreCommand, Result as Points,
    ReverseColoursCommand, Side, Started, WrongStartCommand, board_event::Event,
};
use adoube_tournament::ids::BoardId;

use super::{Stands, goes_on};

const REGULATIONS: &str = "name = \"Test\"\nkind = \"hybrid\"\nrounds = 3\n\
                           time_control = \"5400+30\"\ndefault_time = 60\n";

pub(in crate::commands::board) fn stands() -> Stands {
    after(3)
}

/// A game of so many half-moves.
fn after(plies: usize) -> Stands {
    let clocks = Clocks {
        white: 2_350_000,
        black: 2_400_000,
        ..Clocks::default()
    };
    let made = |(ply, uci, san): (u32, &str, &str)| {
        let seat = if ply % 2 == 1 {
            Side::White
        } else {
            Side::Black
        };
        Event::Moved(Moved {
            seat: seat.into(),
            ply,
            uci: uci.to_owned(),
            san: san.to_owned(),
            used: 1_000,
            ..Moved::default()
        })
    };
    let moves = [(1, "e2e4", "e4"), (2, "e7e5", "e5"), (3, "g1f3", "Nf3")];
    let opened = [
        Event::Opened(Opened {
            time_control: "5400+30".to_owned(),
            ..Opened::default()
        }),
        Event::Started(Started {}),
    ];
    let events = opened
        .into_iter()
        .chain(moves.into_iter().take(plies).map(made));
    let event = |(sequence, event)| BoardEvent {
        sequence,
        clocks: Some(clocks),
        event: Some(event),
        ..BoardEvent::default()
    };
    let player = |name: &str| PlayerEntry {
        name: name.to_owned(),
        ..PlayerEntry::default()
    };
    let game = GameView {
        board: Some(BoardRef { round: 1, board: 3 }),
        white: Some(player("Ding, Liren")),
        black: Some(player("Nepomniachtchi, Ian")),
        events: (1..).zip(events).map(event).collect(),
        ..GameView::default()
    };
    let view = EventView {
        regulations: REGULATIONS.to_owned(),
        ..EventView::default()
    };
    Stands::of(BoardId { round: 1, board: 3 }, &game, &view).unwrap()
}

/// BRD-9, BRD-10, EVT-6, END-6: whose board, what is lost, both clocks, and that they stand.
#[test]
fn brd_9_10_what_cannot_be_taken_back_is_spelled_out() {
    let restore = |ply| {
        Command::Restore(RestoreCommand {
            ply,
            white: Some(2_460_000),
            black: Some(2_400_000),
        })
    };
    let reopen = Command::Reopen(ReopenCommand {
        white: 2_350_000,
        black: 2_340_000,
    });
    let head = "1.3 Ding, Liren - Nepomniachtchi, Ian, 3 half-moves played";
    let foot = "both clocks stay stopped until `adoube clock resume 1.3 --reason TEXT`";
    let when_ready = "both clocks stay stopped until both players are ready (if there is a legal \
                      move), or until `adoube clock resume 1.3 --reason TEXT`";
    for (command, lines) in [
        (
            restore(1),
            vec![
                "the last move is then half-move 1: 1.e4",
                "2 half-moves are taken back and stay in the record: 1...e5 2.Nf3",
                "White 0:39:10 → 0:41:00 (+0:01:50), Black 0:40:00, unchanged",
            ],
        ),
        (
            restore(0),
            vec![
                "the last move is then half-move 0: none, the start position",
                "3 half-moves are taken back and stay in the record: 1.e4 e5 2.Nf3",
                "White 0:39:10 → 0:41:00 (+0:01:50), Black 0:40:00, unchanged",
            ],
        ),
        (
            Command::ReverseColours(ReverseColoursCommand::default()),
            vec![
                "the game is annulled and stays in the record",
                "it restarts with full clocks: Nepomniachtchi, Ian has White, Ding, Liren has \
                 Black",
            ],
        ),
        (
            Command::WrongStart(WrongStartCommand {
                fen: "the right one".to_owned(),
            }),
            vec!["the game is annulled and stays in the record"],
        ),
        (
            reopen,
            vec![
                "it has no result yet: the game continues from its last position",
                "White 0:39:10, unchanged, Black 0:40:00 → 0:39:00 (-0:01:00)",
            ],
        ),
    ] {
        let told = stands().consequence(&command).unwrap().unwrap();
        let lines: Vec<String> = lines.iter().map(|line| format!("\n  {line}")).collect();
        let foot = match command {
            Command::Reopen(_) => when_ready,
            _ => foot,
        };
        assert_eq!(told, format!("{head}{}\n  {foot}", lines.concat()));
    }
    let declare = Command::Declare(DeclareCommand::default());
    let told = stands().consequence(&declare).unwrap().unwrap();
    assert_eq!(
        told,
        format!(
            "{head}\n  the latest moves: 1.e4 e5 2.Nf3\n  Nepomniachtchi, Ian is to move; when \
             the clocks were last set or started, White had 0:39:10, Black 0:40:00\n  THE GAME IS STILL \
             BEING PLAYED: it ends now with this result, approved in your name; if it has an open \
             incident, that closes\n  to continue it later: `adoube board reopen 1.3 --white \
             H:MM:SS --black H:MM:SS --reason TEXT`"
        )
    );
    let refused = stands().consequence(&restore(4)).unwrap_err().to_string();
    assert!(refused.ends_with("half-move 4 does not exist"), "{refused}");
    let pause = Command::Pause(PauseCommand {});
    assert_eq!(stands().consequence(&pause).unwrap(), None);
}

/// BRD-10: while a clock runs the change that is shown is not the one that is made.
#[test]
fn brd_10_a_running_clock_is_told_with_what_is_set() {
    let restore = Command::Restore(RestoreCommand {
        ply: 1,
        white: Some(2_460_000),
        black: Some(2_400_000),
    });
    let mut stands = stands();
    stands.clocks.running = Side::White.into();
    let told = stands.consequence(&restore).unwrap().unwrap();
    let runs = "White 0:39:10 → 0:41:00 (+0:01:50), Black 0:40:00, unchanged\n  these changes \
                are calculated from the board's latest record, but White's clock is still running: \
                stop it first with `adoube clock pause 1.3 --reason TEXT`\n  both clocks stay stopped until";
    assert!(told.contains(runs), "{told}");
}

#[test]
fn evt_5_a_result_of_less_than_a_move_is_told_as_reports_will_write_it() {
    let told = |plies: usize, [white_halves, black_halves]: [u32; 2]| {
        after(plies).unrated(Points {
            white_halves,
            black_halves,
        })
    };
    assert_eq!((told(2, [2, 0]), told(3, [1, 1])), (None, None));
    expect_test::expect![[r"
        1.3 Ding, Liren - Nepomniachtchi, Ian: no move was made
          reports write W for White and L for Black (W, D, L): the points count, but the game is not rated
          if a player did not come, add --forfeit: reports write it as + and -"]]
    .assert_eq(&told(0, [2, 0]).unwrap());
    let one = told(1, [1, 1]).unwrap();
    for words in [
        "only the first half-move was made",
        "D for White and D for Black",
    ] {
        assert!(one.contains(words), "{one}");
    }
}

/// A ruling lets a game go on that had ended: a result that is declared then asks as ever.
#[test]
fn end_8_whether_a_game_goes_on_is_told_by_what_happened_to_it_last() {
    use adoube_proto::v1::{Finished, Remedy, Reopened, Restarted, Ruled};

    let ruled = |remedy: Remedy| {
        Event::Ruled(Ruled {
            remedy: remedy.into(),
            ..Ruled::default()
        })
    };
    let ended = || Event::Finished(Finished::default());
    let moved = || Event::Moved(Moved::default());
    let reversed = || Event::Restarted(Restarted::default());
    let table: [(&str, Vec<Event>, bool); 9] = [
        (
            "colours were reversed before it began",
            vec![reversed()],
            false,
        ),
        (
            "colours were reversed after it began",
            vec![Event::Started(Started {}), reversed()],
            true,
        ),
        ("nothing", vec![], false),
        ("it began", vec![Event::Started(Started {}), moved()], true),
        ("it ended", vec![Event::Started(Started {}), ended()], false),
        (
            "a ruling lets it go on",
            vec![ended(), ruled(Remedy::Resume), moved()],
            true,
        ),
        (
            "a ruling ends it",
            vec![ruled(Remedy::Resume), ruled(Remedy::Result), ended()],
            false,
        ),
        (
            "it was reopened",
            vec![
                Event::Started(Started {}),
                ended(),
                Event::Reopened(Reopened::default()),
            ],
            true,
        ),
        (
            "a forfeit is to be played after all",
            vec![ended(), Event::Reopened(Reopened::default())],
            false,
        ),
    ];
    for (what, events, expected) in table {
        let events = events.into_iter().map(|event| BoardEvent {
            event: Some(event),
            ..BoardEvent::default()
        });
        let view = GameView {
            events: events.collect(),
            ..GameView::default()
        };
        assert_eq!(goes_on(&view), expected, "{what}");
    }
}

/// Nothing is annulled, and nothing waits for an arbiter, where the game has not begun.
#[test]
fn evt_6_brd_9_before_its_game_a_board_is_corrected_without_a_superseded_game() {
    let mut stands = after(0);
    (stands.begun, stands.goes_on) = (false, false);
    let foot = "it begins when both players are checked in and their checks are passed or waived";
    for (command, lines) in [
        (
            Command::ReverseColours(ReverseColoursCommand::default()),
            "the game has not begun\n  it will be played with these colours: Nepomniachtchi, Ian \
             has White, Ding, Liren has Black\n  ",
        ),
        (
            Command::WrongStart(WrongStartCommand {
                fen: "the right one".to_owned(),
            }),
            "the game has not begun\n  ",
        ),
    ] {
        let told = stands.consequence(&command).unwrap().unwrap();
        assert!(told.ends_with(&format!("{lines}{foot}")), "{told}");
    }
}

/// EVT-2: a forfeit that will be played after all waits for its players.
#[test]
fn evt_2_a_forfeit_that_is_reopened_is_told_with_what_it_waits_for() {
    let mut stands = after(0);
    stands.begun = false;
    let reopen = Command::Reopen(ReopenCommand {
        white: 2_350_000,
        black: 2_340_000,
    });
    let told = stands.consequence(&reopen).unwrap().unwrap();
    assert!(told.contains("the game will be played after all"), "{told}");
    let waits = "the default time no longer applies";
    assert!(
        told.ends_with(waits) && !told.contains("clock resume"),
        "{told}"
    );
}

/// CLK-5: both players' times before and after, as the page shows them.
#[test]
fn clk_5_both_players_times_are_shown_before_and_after() {
    let clocks = |white, black| {
        Some(Clocks {
            white,
            black,
            ..Clocks::default()
        })
    };
    let foreseen = CommandPreview {
        before: clocks(1_060_000, 1_200_000),
        after: clocks(1_180_000, 1_200_000),
        ..CommandPreview::default()
    };
    assert_eq!(
        stands().clocks_become(&foreseen).unwrap(),
        "White (Ding, Liren) 0:17:40 → 0:19:40 (+0:02:00)\nBlack (Nepomniachtchi, Ian) 0:20:00, unchanged"
    );
    assert_eq!(stands().clocks_become(&CommandPreview::default()), None);
}
