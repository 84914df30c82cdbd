//! What arbiters do to games that are under way, at their command line.

use adoube_cluster::event::Event;
use adoube_cluster::programs::mosquitto;
use adoube_cluster::waiting::until_true;
use adoube_proto::v1::{BoardView, GameStage, Side};

fn board(event: &Event, number: usize) -> BoardView {
    event.boards().swap_remove(number - 1)
}

/// Both clocks of a board, seconds, and whether they stand.
fn clocks(event: &Event, number: usize) -> (u64, u64, bool) {
    let clocks = board(event, number).clocks.unwrap();
    let stand = clocks.running() == Side::Unspecified;
    (clocks.white / 1_000, clocks.black / 1_000, stand)
}

/// An official's command that is not done, and why.
fn refused(event: &Event, args: &[&str]) -> String {
    let output = event.adoube(args);
    let said = [output.stdout, output.stderr].map(|it| String::from_utf8_lossy(&it).into_owned());
    assert!(!output.status.success(), "{args:?}: {}", said.concat());
    said.concat()
}

/// One list of words after the other.
fn and<'a>(first: &[&'a str], then: &[&'a str]) -> Vec<&'a str> {
    [first, then].concat()
}

fn states(event: &Event) -> Vec<String> {
    event
        .boards()
        .into_iter()
        .map(|board| board.state().word().to_owned())
        .collect()
}

/// CLK-6, O 19.6: a board, a venue and the round are stopped and let go by who may, with one command each;
/// clocks stand and nobody moves meanwhile.
#[test]
fn clk_6_a_board_a_venue_and_the_round_are_paused_at_the_command_line() {
    if !mosquitto("clk_6_a_board_a_venue_and_the_round_are_paused_at_the_command_line") {
        return;
    }
    let event = Event::long();
    let lta = ["--as", "lta-madrid", "clock"];
    let why = ["--reason", "a phone rings"];
    let venue = ["--round", "1", "--venue", "madrid"];
    for (who, what, stopped) in [
        (&lta[..], &["1.1"][..], ["paused", "playing"]),
        (&lta, &venue, ["paused", "paused"]),
        (&["clock"], &["--round", "1"], ["paused", "paused"]),
    ] {
        event.obeyed(&[who, &["pause"], what, &why].concat());
        assert_eq!(states(&event), stopped, "{what:?}");
        let then = (clocks(&event, 1), board(&event, 1).ply);
        assert!(then.0.2, "no clock runs");
        std::thread::sleep(std::time::Duration::from_secs(2));
        assert_eq!((clocks(&event, 1), board(&event, 1).ply), then);
        if what.len() > 1 {
            // Only by the same words.
            refused(&event, &["clock", "resume", "1.1"]);
        }
        event.obeyed(&[who, &["resume"], what, &why].concat());
        event.until_moved(2);
    }
    let round = refused(
        &event,
        &[&lta[..], &["pause", "--round", "1"], &why].concat(),
    );
    assert!(
        round.contains("refused"),
        "the round is not an LTA's: {round}"
    );
    for reason in [&[][..], &["--reason", ""]] {
        let told = event.obeyed(&and(&["clock", "pause", "1.1"], reason));
        assert!(told.contains("reason missing"), "{told}");
        event.obeyed(&["clock", "reason", "1.1", "--reason", "a phone rang"]);
        event.obeyed(&["clock", "resume", "1.1", "--reason", "it is off"]);
    }
    event.assert_no_panic();
}

/// CLK-5, CLK-7, BRD-10: clocks corrected, time added, an earlier position; each is told with what was
/// before and after, and what was abandoned is kept.
#[test]
fn clk_5_7_brd_10_clocks_and_positions_are_put_right_at_the_command_line() {
    if !mosquitto("clk_5_7_brd_10_clocks_and_positions_are_put_right_at_the_command_line") {
        return;
    }
    let event = Event::long();
    event.until_moved(4);
    event.obeyed(&["clock", "pause", "1.1", "--reason", "a wrong setting"]);
    let set = ["clock", "set", "1.1", "--reason", "it was set wrongly"];
    let told = event.obeyed(&and(&set, &["--white", "1:10:00", "--black", "1:00:00"]));
    assert!(told.contains("before: White 2:0"), "{told}");
    assert!(
        told.contains("after:  White 1:10:00, Black 1:00:00"),
        "{told}"
    );
    event.obeyed(&and(&set, &["--white-moves", "7", "--yes"]));
    let add = [
        "clock", "add", "1.1", "--white", "0:02:00", "--reason", "noise",
    ];
    let told = event.obeyed(&add);
    assert!(
        told.contains("before: White 1:10:00, Black 1:00:00"),
        "{told}"
    );
    assert!(
        told.contains("after:  White 1:12:00, Black 1:00:00"),
        "{told}"
    );
    assert_eq!(clocks(&event, 1), (4_320, 3_600, true));
    for wrong in ["-0:01:00", "0:90:00", "999:00:00", "soon"] {
        refused(&event, &and(&set, &["--white", wrong]));
    }
    let abandoned = board(&event, 1);
    let restore = [
        "board",
        "restore",
        "1.1",
        "--plies",
        "2",
        "--white",
        "1:30:00",
        "--black",
        "1:29:00",
        "--reason",
        "a move was mis-keyed",
    ];
    let asked = refused(&event, &restore);
    assert!(
        asked.contains("--yes"),
        "spelled out and asked first: {asked}"
    );
    event.obeyed(&and(&restore, &["--yes"]));
    let now = board(&event, 1);
    assert_eq!((now.ply, now.state()), (2, GameStage::Paused));
    assert_eq!(clocks(&event, 1), (5_400, 5_340, true));
    assert_ne!(now.fen, abandoned.fen);
    let pgn = event.obeyed(&["export", "pgn", "--round", "1"]);
    let pgn = pgn.replace('\n', " ").replace("mis- keyed", "mis-keyed");
    let told = "back to this position by the Chief Arbiter, clocks set to White 1:30:00, Black 1:29:00, \
                a move was mis-keyed; moves taken back: ";
    let kept = pgn.split_once(told).map(|(_, rest)| rest);
    assert!(
        kept.is_some_and(|kept| kept.contains(&abandoned.last_san)),
        "{pgn}"
    );
    event.obeyed(&["clock", "resume", "1.1", "--reason", "on"]);
    event.until_moved(2);
    event.assert_no_panic();
}

/// EVT-6, END-6: a game with the wrong colours is annulled and played anew before ten moves, and played on
/// after them; a draw that was missed is declared, and one that was wrong overturned.
#[test]
fn evt_6_end_6_wrong_colours_and_draws_are_put_right_at_the_command_line() {
    if !mosquitto("evt_6_end_6_wrong_colours_and_draws_are_put_right_at_the_command_line") {
        return;
    }
    let event = Event::long();
    let wrong = ["--reason", "the colours were wrong", "--yes"];
    let seats = |board: &BoardView| {
        [&board.white, &board.black].map(|seat| seat.clone().unwrap_or_default().device)
    };
    let [white, black] = seats(&board(&event, 2));
    event.obeyed(&and(&["board", "reverse-colours", "1.2"], &wrong));
    let anew = board(&event, 2);
    assert_eq!((anew.attempt, anew.ply), (2, 0));
    assert_eq!(seats(&anew), [black.clone(), white.clone()]);
    // The same command a moment later, such as another arbiter's, does not reverse them back unasked.
    let again = refused(&event, &and(&["board", "reverse-colours", "1.2"], &wrong));
    assert!(again.contains("reversed the colours"), "{again}");
    assert_eq!(seats(&board(&event, 2)), [black, white]);
    assert_eq!(clocks(&event, 2), (7_200, 7_200, true), "fresh clocks");
    // At once: nobody is away because his device is at the other side now.
    event.obeyed(&["clock", "resume", "1.2", "--reason", "both sit right"]);
    until_true("both have completed ten moves", || {
        board(&event, 1).ply >= 20
    });
    assert_eq!(event.incidents().len(), 0);
    let late = refused(&event, &and(&["board", "reverse-colours", "1.1"], &wrong));
    assert!(late.contains("O 19.2"), "{late}");
    let draw = [
        "result",
        "1.1",
        "1/2-1/2",
        "--reason",
        "a third repetition",
        "--yes",
    ];
    event.obeyed(&draw);
    assert_eq!(board(&event, 1).state(), GameStage::Finished);
    let reopen = [
        "board",
        "reopen",
        "1.1",
        "--white",
        "1:00:00",
        "--black",
        "0:59:00",
        "--reason",
        "the rook had moved in between",
        "--yes",
    ];
    event.obeyed(&reopen);
    let on = board(&event, 1);
    assert!(on.finished.is_none(), "{on:?}");
    assert_eq!(clocks(&event, 1), (3_600, 3_540, true));
    event.obeyed(&["clock", "resume", "1.1", "--reason", "on"]);
    let ply = on.ply;
    until_true("it is played on", || board(&event, 1).ply > ply);
    event.assert_no_panic();
}

/// EVT-6, BRD-8: where White and Black have different times, the command says what both choices lead to and is not done
/// without one; the extra time of an assisted player goes with them into the new game, and into its score.
#[test]
fn evt_6_brd_8_extra_time_goes_with_the_player_at_the_command_line() {
    if !mosquitto("evt_6_brd_8_extra_time_goes_with_the_player_at_the_command_line") {
        return;
    }
    let event = Event::long();
    let control = "W9000+30-B7200+30";
    let set = ["clock", "set", "1.2", "--control", control];
    event.obeyed(&and(&set, &["--reason", "White is assisted", "--yes"]));
    let reverse = ["board", "reverse-colours", "1.2", "--reason", "wrong"];
    let open = refused(&event, &and(&reverse, &["--yes"]));
    let [white, black] = {
        let board = board(&event, 2);
        [board.white, board.black].map(|seat| seat.unwrap_or_default().name)
    };
    for told in [
        format!("--times colour: White ({black}) 150+30, Black ({white}) 120+30"),
        format!("--times player: White ({black}) 120+30, Black ({white}) 150+30"),
        "add --times colour".to_owned(),
    ] {
        let flat = open.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(flat.contains(&told), "{told}: {open}");
    }
    assert_eq!(board(&event, 2).attempt, 1);
    event.obeyed(&and(&reverse, &["--times", "player", "--yes"]));
    assert_eq!(clocks(&event, 2), (7_200, 9_000, true));
    let pgn = event.obeyed(&["export", "pgn", "--round", "1"]);
    assert!(pgn.contains("W7200+30-B9000+30"), "{pgn}");
    event.assert_no_panic();
}

/// O 17.11, CLK-6: a reason is read in an appeal, so nothing of it hides. A stop does not wait for it: the clocks stop,
/// what hides in the reason is named, and another is wanted.
#[test]
fn o_17_11_clk_6_a_reason_hides_nothing_and_delays_no_stop() {
    if !mosquitto("o_17_11_clk_6_a_reason_hides_nothing_and_delays_no_stop") {
        return;
    }
    let event = Event::long();
    let pause = |reason: &'static str| ["clock", "pause", "1.1", "--reason", reason];
    for (reason, named) in [
        ("\u{feff}", "character 1 of the text is U+FEFF"),
        (
            "a phone\u{2028}Ruling 9",
            "character 8 of the text is U+2028",
        ),
        ("0-1 \u{202e}won", "character 5 of the text is U+202E"),
    ] {
        let flat = |told: &str| told.split_whitespace().collect::<Vec<_>>().join(" ");
        let told = flat(&event.obeyed(&pause(reason)));
        let missing = "give it with: adoube clock reason 1.1 --reason TEXT";
        assert!(
            told.contains(named) && told.contains(missing),
            "{reason:?}: {told}"
        );
        assert_eq!(board(&event, 1).state(), GameStage::Paused, "{reason:?}");
        let resume = ["clock", "resume", "1.1", "--reason"];
        let told = flat(&refused(&event, &and(&resume, &[reason])));
        assert!(told.contains(named), "{reason:?}: {told}");
        event.obeyed(&and(&resume, &["on", "--yes"]));
        let all = ["clock", "pause", "--round", "1", "--reason", reason];
        let told = flat(&event.obeyed(&all));
        assert!(
            told.contains(named) && told.contains("clock reason --round 1 --hold"),
            "{reason:?}: {told}"
        );
        let all = ["clock", "resume", "--round", "1", "--reason", "on", "--yes"];
        event.obeyed(&all);
    }
    event.obeyed(&pause("  el teléfono sonó  "));
    let paused = board(&event, 1).paused.unwrap();
    assert_eq!(paused.reason, "el teléfono sonó");
    event.assert_no_panic();
}
