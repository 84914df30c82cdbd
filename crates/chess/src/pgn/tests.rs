//! Reading and writing together, on texts of our own.

use proptest::prelude::*;

use super::{Game, Outcome, PgnError, PgnErrorKind, Ply, Reader, Stop, limits, write};
use crate::{Position, SanError, Start, Variant};

fn read(text: &[u8]) -> Vec<Result<Game, PgnError>> {
    Reader::new(text).collect()
}

fn one(text: &str) -> Game {
    let mut games = read(text.as_bytes());
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0).unwrap_or_else(|e| panic!("{text}: {e}"))
}

fn sans(game: &Game) -> String {
    game.moves
        .iter()
        .map(|ply| ply.san.as_str())
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn a_game_with_everything() {
    let game = one(
        "[Event \"A\"]\r\n[Result \"1-0\"]\r\n\r\n{ before } 1. e4 $1 { [%eval 0.2] [%clk 1:59:56] } \
         ( 1. d4 {x} (1. c4)) {good} 1... e5!? ; to the end\r\n% left out 2. d4\r\n\
         2.Nf3 {[%emt 0:00:01.5]} Nc6 1-0 {White wins}\r\n",
    );
    assert_eq!(sans(&game), "e4 e5 Nf3 Nc6");
    assert_eq!(
        (game.result, game.comment.as_deref()),
        (Outcome::WhiteWins, Some("before"))
    );
    let [e4, e5, nf3, nc6] = &game.moves[..] else {
        panic!()
    };
    assert_eq!((e4.clock_ms, &e4.nags[..]), (Some(7_196_000), &[1][..]));
    assert_eq!(e4.comment.as_deref(), Some("[%eval 0.2] good"));
    assert_eq!(
        (&e5.nags[..], e5.comment.as_deref()),
        (&[5][..], Some("to the end"))
    );
    assert_eq!((nf3.elapsed_ms, nf3.comment.as_deref()), (Some(1500), None));
    assert_eq!(nc6.comment.as_deref(), Some("White wins"));
}

#[test]
fn windows_1252_and_byte_order_marks_in_the_middle() {
    let text = b"\xef\xbb\xbf[White \"\x8eivko \xd0\"]\n\n1. e4 {\x96 best} *\n\xef\xbb\xbf\
                 [White \"\xc5\xbdivko \xc3\x90\"]\n\n1. e4 {\xe2\x80\x93 best} *\n";
    for game in read(text) {
        let game = game.unwrap();
        assert_eq!(game.tag("White"), Some("Živko Ð"));
        assert_eq!(game.moves[0].comment.as_deref(), Some("– best"));
    }
}

#[test]
fn results_of_movetext_and_tag() {
    use Outcome::{BlackWins, Draw, Other, Unknown, WhiteWins};
    let lose = Other { white: 0, black: 0 };
    for (tag, end, expected) in [
        ("1-0", "1-0", WhiteWins),
        ("1-0", "", WhiteWins),
        ("0-1", "*", BlackWins),
        ("1-0", "1/2-1/2", Draw),
        ("?", "", Unknown),
        ("0-0", "", lose),
        ("*", "0-0", lose),
        ("1/2-0", "*", Other { white: 1, black: 0 }),
    ] {
        let game = one(&format!("[Result \"{tag}\"]\n\n1. e4 e5 {end}"));
        assert_eq!(
            (game.result, game.moves.len()),
            (expected, 2),
            "{tag} {end}"
        );
    }
}

#[test]
fn what_ended_the_moves_is_told_of_each_game() {
    let text = "[Result \"1-0\"]\n\n1. e4 e5 0-1\n\n[Result \"1-0\"]\n\n1. e4 e5\n\n\
                [Result \"1-0\"]\n\n1. e4 *\n\n[Result \"1/2-1/2\"]\n\n1. e4 e5 2. Nf3";
    let mut reader = Reader::new(text.as_bytes());
    for (stop, result) in [
        (Stop::Marker(Outcome::BlackWins), Outcome::BlackWins),
        (Stop::NextGame, Outcome::WhiteWins),
        (Stop::Marker(Outcome::Unknown), Outcome::WhiteWins),
        (Stop::EndOfText, Outcome::Draw),
    ] {
        let game = reader.next().unwrap().unwrap();
        assert_eq!((reader.stop(), game.result), (stop, result));
    }
    assert_eq!(reader.next(), None);
}

#[test]
fn a_text_that_ends_within_a_comment_or_a_variation_is_told_from_a_fault() {
    for (text, stop) in [
        ("1. e4 { cut", Stop::EndOfText),
        ("1. e4 (1. d4 d5", Stop::EndOfText),
        ("1. e4 { open\n[Event \"B\"]\n\n1. d4 *", Stop::NextGame),
        (
            "1. e4 (1. d4 d5\n\n[Event \"B\"]\n\n1. d4 *",
            Stop::NextGame,
        ),
        ("1. e4 Ke4 1-0", Stop::NextGame),
    ] {
        let mut reader = Reader::new(text.as_bytes());
        assert!(reader.next().unwrap().is_err(), "{text}");
        assert_eq!(reader.stop(), stop, "{text}");
    }
}

/// Signs that programs print beside moves, and how many half-moves there are.
#[test]
fn signs_beside_moves_are_no_moves() {
    for (text, count, nags) in [
        (
            "1. e4 e5 2. Nf3 Nc6? ± {a slip} 3. Bb5 a6 1-0",
            6,
            &[2, 16][..],
        ),
        ("1. e4 e5 = 2. Nf3 Nc6 +/= 3. Bb5 a6 1-0", 6, &[10, 14]),
        ("1. e4 e5 2. Nf3 Nc6 N 3. Bb5 a6 D 1-0", 6, &[146]),
        ("1. e4‼ e5⁇ 2. Nf3⁉ Nc6⁈± 1-0", 4, &[3, 4, 5, 6, 16]),
        ("1. e4 e5 2. Nf3 Nc6 $256 3. Bb5 $1000 a6 $4 1-0", 6, &[4]),
        (
            "1. e4+/= e5= 2. Nf3 ⌓ Nc6 +- 3. Bb5 a6 -/+ 1-0",
            6,
            &[14, 10, 18, 17],
        ),
        ("1. e4 e5 2. ♘f3 ♞c6 3. ♗b5 ♟a6 1-0", 6, &[]),
        ("1. e4 a6 2. e5 d5 3. exd6 e.p. cxd6 1-0", 6, &[]),
        ("1. e4 a6 2. e5 d5 3. exd6e.p. cxd6 1-0", 6, &[]),
        ("1. e4 a6 2. e5 d5 3. exd6 ep cxd6 1-0", 6, &[]),
        ("1. e4 e5 2. Qh5 Nc6 3. Qxf7 + 1-0", 5, &[]),
    ] {
        let game = one(text);
        assert_eq!(
            (game.moves.len(), game.result),
            (count, Outcome::WhiteWins),
            "{text}"
        );
        let found: Vec<u8> = game.moves.iter().flat_map(|ply| ply.nags.clone()).collect();
        assert_eq!(found, nags, "{text}");
    }
    for bad in ["1. e4 -- *", "1. e4 e.p. *", "1. e4 (=) x *"] {
        assert!(read(bad.as_bytes())[0].is_err(), "{bad}");
    }
}

/// END-2: an offer stands behind the move with which it was made, and stays there.
#[test]
fn end_2_an_offer_of_a_draw_is_kept_with_its_move() {
    let game = one("1. e4 e5 2. Nf3 (=) Nc6 3. Bb5(=) {good} a6 (3... d6 (=)) 1/2-1/2");
    for game in [one(&write(&game)), game] {
        let said: Vec<_> = game
            .moves
            .iter()
            .map(|ply| ply.comment.as_deref())
            .collect();
        assert_eq!(
            said,
            [None, None, Some("(=)"), None, Some("(=) good"), None]
        );
    }
}

/// END-7: results of other programs, in the tag and behind the moves.
#[test]
fn end_7_forfeits_and_points_with_decimals_are_read_and_stay_what_they_are() {
    let other = |white, black| Outcome::Other { white, black };
    for (tag, end, result, forfeit) in [
        ("0.5-0.5", "1. e4 0.5-0.5", Outcome::Draw, false),
        ("0.5-0", "1. e4 *", other(1, 0), false),
        ("?", "1. e4 0 - 0.5", other(0, 1), false),
        ("1 - 0", "1. e4 1 - 0", Outcome::WhiteWins, false),
        ("+--", "*", Outcome::WhiteWins, true),
        ("-/-", "*", other(0, 0), true),
        ("1-0F", "*", Outcome::WhiteWins, true),
        ("*", "+:-", Outcome::WhiteWins, true),
        ("*", "+/-", Outcome::WhiteWins, true),
        ("1-0", "1. e4 e5 +/- 1-0", Outcome::WhiteWins, false),
        ("0-1", "0-1 FF", Outcome::BlackWins, true),
        ("0-1", "0-1F {not there}", Outcome::BlackWins, true),
    ] {
        let game = one(&format!("[Result \"{tag}\"]\n\n{end}\n"));
        assert_eq!(
            (game.result, game.is_forfeit()),
            (result, forfeit),
            "{tag} {end}"
        );
        let again = one(&write(&game));
        assert_eq!(
            (again.result, again.is_forfeit()),
            (result, forfeit),
            "{tag} {end}"
        );
    }
    let unread = one("[Result \"(1-0)\"]\n\n1. e4 *");
    assert_eq!(
        (unread.result, unread.unread_result()),
        (Outcome::Unknown, Some("(1-0)"))
    );
    assert_eq!(one("[Result \"1-0F\"]\n\n*").unread_result(), None);
}

#[test]
fn clk_2_a_clock_in_two_fields_says_so_and_stays_as_it_is_written() {
    let game = one("1. e4 {[%clk 1:30]} e5 {[%clk 1:30:00]} 2. d4 {[%clk 90:00.5]} 1-0");
    let told: Vec<_> = game
        .moves
        .iter()
        .map(|ply| (ply.clock_ms, ply.two_fields))
        .collect();
    assert_eq!(
        told,
        [
            (Some(90_000), true),
            (Some(5_400_000), false),
            (Some(5_400_500), true)
        ]
    );
    assert!(
        write(&game)
            .contains("1. e4 {[%clk 1:30]} 1... e5 {[%clk 1:30:00]} 2. d4 {[%clk 90:00.5]}")
    );
}

#[test]
fn end_7_both_lose_is_not_castling() {
    let opening = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5";
    let game = one(&format!("[Result \"1-0\"]\n\n{opening} 4. 0-0 1-0"));
    assert_eq!(game.moves.len(), 7);
    let game = one(&format!("[Result \"0-0\"]\n\n{opening} 0-0"));
    assert_eq!(
        (game.moves.len(), game.result),
        (6, Outcome::Other { white: 0, black: 0 })
    );
    assert_eq!(one(&write(&game)).result, game.result);
}

#[test]
fn after_a_fault_reading_goes_on_with_the_next_game() {
    let good = "[Event \"good\"]\n[Site \"s\"]\n\n1. e4 {\n[%clk 0:01:00] } *\n\n";
    for (broken, line, message) in [
        (
            "[Event \"x\"\n[Site \"s\"]\n\n1. e4 *\n",
            1,
            "not closed by \"]",
        ),
        (
            "[Event x\"]\n[Site \"s\"]\n\n1. e4 *\n",
            1,
            "no value in quotation marks",
        ),
        ("[\"x\"]\n\n1. e4 *\n", 1, "without a name"),
        (
            "[Event \"x\"]\n\n1. e4 e5\n2. Ke3 d6\n3. d4 *\n",
            4,
            "half-move 3",
        ),
        (
            "[Event \"x\"]\n\n1. e4 {open\n2. d4 *\n",
            3,
            "comment is not closed",
        ),
        (
            "[Event \"x\"]\n\n1. e4 (1. d4\n2. d4 *\n",
            3,
            "variation is not closed",
        ),
        ("[Event \"x\"]\n\n1. e4 } e5 *\n", 3, "unexpected '}'"),
        ("[Event \"x\"]\n\n1. e4 $ e5 *\n", 3, "without a number"),
        ("[Event \"x\"]\n\n1. e4 -- *\n", 3, "not a move"),
        ("[Event \"x\"]\n[SetUp \"1\"]\n\n1. e4 *\n", 4, "no FEN"),
        ("[Event \"x\"]\n[FEN \"x\"]\n\n1. e4 *\n", 4, "FEN"),
        (
            "[Event \"x\"]\n[Variant \"Atomic\"]\n\n1. e4 *\n",
            4,
            "\"Atomic\"",
        ),
    ] {
        let text = format!("{broken}\n{good}{good}");
        let mut reader = Reader::new(text.as_bytes());
        let error = reader.next().unwrap().unwrap_err();
        assert_eq!(
            (error.line, error.game, reader.game_line()),
            (line, 1, 1),
            "{broken}: {error}"
        );
        assert!(error.to_string().contains(message), "{error}");
        for _ in 0..2 {
            let game = reader
                .next()
                .unwrap()
                .unwrap_or_else(|e| panic!("{broken}: {e}"));
            assert_eq!(
                (game.tag("Event"), game.moves[0].clock_ms),
                (Some("good"), Some(60_000))
            );
        }
        assert!(reader.next().is_none());
    }
}

#[test]
fn an_illegal_move_is_named_with_its_tags() {
    let [error] = read(b"[White \"A\"]\n\n1. e4 e5 2. Bb6")
        .try_into()
        .unwrap();
    let error = error.unwrap_err();
    assert_eq!(error.tags, [("White".to_owned(), "A".to_owned())]);
    assert!(matches!(
        error.kind,
        PgnErrorKind::Move { ply: 3, ref san, error: SanError::Illegal(_) } if san == "Bb6"
    ));
}

#[test]
fn nothing_fills_the_memory() {
    let long = |n: usize| "x".repeat(n);
    for text in [
        format!("1. e4 {{{}", long(limits::COMMENT + 2)),
        format!("1. e4 ;{}", long(limits::COMMENT + 2)),
        format!("[A \"{}\"]", long(limits::TAG_VALUE + 2)),
        format!("[{} \"b\"]", long(limits::WORD + 1)),
        format!("1. {}", long(limits::WORD + 1)),
        "[A \"b\"]".repeat(limits::TAGS + 1),
        "1. Nf3 Nf6 2. Ng1 Ng8 ".repeat(limits::PLIES / 4 + 1),
        format!(
            "1. e4 {}",
            format!("{{{}}} ", long(60_000)).repeat(limits::GAME / 60_000 + 1)
        ),
    ] {
        let results = read(text.as_bytes());
        let error = results[0].as_ref().unwrap_err();
        assert!(matches!(error.kind, PgnErrorKind::TooLong(_)), "{error}");
    }
}

#[test]
fn a_read_that_fails_ends_the_file_with_an_error() {
    struct Broken;
    impl std::io::Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> std::io::Result<usize> {
            Err(std::io::ErrorKind::ConnectionReset.into())
        }
    }
    let text = std::io::Read::chain(
        &b"[Event \"x\"]\n\n1. e4 e5"[..],
        std::io::BufReader::new(Broken),
    );
    let results: Vec<_> = Reader::new(text).collect();
    assert_eq!(results.len(), 1);
    let kind = &results[0].as_ref().unwrap_err().kind;
    assert_eq!(*kind, PgnErrorKind::Io(std::io::ErrorKind::ConnectionReset));
}

#[test]
fn export_format() {
    let mut game = one("1. e4 e5 2. Nf3 {[%clk 0:01:00.25]} Nc6 1/2-1/2");
    game.set_tag("WhiteElo", "2700");
    game.set_tag("ECO", "C\"4\\0");
    game.set_tag("White", "A\nB");
    game.tags.push(("bad name".to_owned(), "x".to_owned()));
    game.moves[3].comment = Some("closing } brace".to_owned());
    assert_eq!(
        write(&game),
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"A B\"]\n\
         [Black \"?\"]\n[Result \"1/2-1/2\"]\n[ECO \"C\\\"4\\\\0\"]\n[WhiteElo \"2700\"]\n\n\
         1. e4 e5 2. Nf3 {[%clk 0:01:00.25]} 2... Nc6 {closing ) brace} 1/2-1/2\n\n"
    );
}

/// A game of either variant whose tags are in the order of export.
fn games() -> impl Strategy<Value = Game> {
    let text = || {
        proptest::option::of(
            "[ -~éß½]{1,90}".prop_filter("says something", |t| !t.trim().is_empty()),
        )
    };
    let beside = (
        any::<u16>(),
        proptest::option::of((0u64..400_000_000, any::<bool>())),
        proptest::option::of(0u64..400_000_000),
        text(),
        proptest::collection::vec(any::<u8>(), 0..3),
    );
    (
        proptest::option::of(0u16..960),
        proptest::collection::vec(beside, 0..60),
        "[ -~é]{0,20}",
        text(),
        (0u8..=2, 0u8..=2, any::<bool>()),
    )
        .prop_map(|(number, moves, value, comment, (white, black, unknown))| {
            let start = number.map_or_else(Start::standard, |n| Start::chess960(n).unwrap());
            let mut game = Game {
                comment: comment.as_deref().map(readable),
                ..Game::default()
            };
            let outcome = Outcome::from_half_points(white, black);
            game.result = if unknown { Outcome::Unknown } else { outcome };
            set_tags(&mut game, &start, &value);
            let mut position = Position::from_start(&start).unwrap();
            for (pick, clock, elapsed_ms, comment, nags) in moves {
                let legal = position.legal_moves();
                let Some(mv) = legal.get(usize::from(pick) % legal.len().max(1)) else {
                    break;
                };
                let san = position.san(*mv).unwrap();
                let comment = comment.as_deref().map(readable);
                game.moves.push(Ply {
                    san,
                    mv: *mv,
                    clock_ms: clock.map(|(ms, _)| ms),
                    two_fields: clock.is_some_and(|(_, two)| two),
                    elapsed_ms,
                    comment,
                    nags,
                });
                position.play(*mv).unwrap();
            }
            game
        })
}

/// A comment as reading gives it: single blanks, no closing brace.
fn readable(text: &str) -> String {
    text.replace('}', ")")
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
}

fn set_tags(game: &mut Game, start: &Start, value: &str) {
    for name in ["Event", "Site", "Date", "Round", "White", "Black"] {
        game.set_tag(name, value);
    }
    game.set_tag("Result", game.result.to_string());
    if let Some(fen) = &start.fen {
        game.set_tag("FEN", fen);
        game.set_tag("SetUp", "1");
    }
    game.set_tag("Variant", start.variant.to_string());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_is_read_as_the_same_game(games in proptest::collection::vec(games(), 1..4)) {
        let text: String = games.iter().map(write).collect();
        let read: Result<Vec<Game>, PgnError> = Reader::new(text.as_bytes()).collect();
        prop_assert_eq!(read, Ok(games), "{}", text);
    }

    #[test]
    fn any_bytes_are_answered(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        check_any(&bytes)?;
    }

    #[test]
    fn any_pgn_like_text_is_answered(
        parts in proptest::collection::vec(proptest::sample::select(PARTS), 0..60),
    ) {
        check_any(parts.concat().as_bytes())?;
    }
}

const PARTS: &[&str] = &[
    "[Event \"x\"]",
    "[Event \"",
    "[",
    "]",
    "\"",
    "\\",
    "\n",
    "\n\n",
    "{",
    "}",
    "(",
    ")",
    ";",
    "%",
    "$",
    "$3",
    "1.",
    "1...",
    "e4 ",
    "e5 ",
    "Nf3 ",
    "O-O ",
    "0-0",
    "*",
    "1-0 ",
    "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]",
    "[Variant \"Chess960\"]",
    "[%clk 0:01:00]",
    " ",
    "\u{feff}",
    "é",
    "!",
    "..",
    "x",
    "(=)",
    "1 - 0",
    "0.5-0.5",
    "+:-",
    "1-0 FF",
    "±",
    "e.p.",
];

/// Lines ascend, games are counted, all that was read can be written and read again.
fn check_any(bytes: &[u8]) -> Result<(), TestCaseError> {
    let lines = bytes.iter().filter(|b| matches!(b, b'\n' | b'\r')).count() as u64 + 1;
    let mut reader = Reader::new(bytes);
    let (mut count, mut last_line) = (0, 0);
    while let Some(result) = reader.next() {
        count += 1;
        prop_assert!(count <= bytes.len() as u64, "as many games as bytes");
        prop_assert!(reader.game_line() >= last_line && reader.game_line() <= lines);
        last_line = reader.game_line();
        match result {
            Ok(game) => {
                let again: Vec<_> = read(write(&game).as_bytes());
                prop_assert_eq!(again.len(), 1);
                let again = again[0].as_ref().unwrap();
                prop_assert_eq!((&again.moves, again.result), (&game.moves, game.result));
            }
            Err(error) => {
                prop_assert_eq!(error.game, count);
                prop_assert!(error.line >= 1 && error.line <= lines);
            }
        }
    }
    Ok(())
}

#[test]
fn brd_9_a_position_set_up_keeps_its_move_number() {
    let fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 17";
    let mut game = one(&format!(
        "[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n17... Kd7 18. e4 *"
    ));
    assert!(write(&game).ends_with("\n17... Kd7 18. e4 *\n\n"));
    assert_eq!(
        game.start(),
        Ok(Start::from_fen(Variant::Standard, fen).unwrap())
    );
    game.set_tag("FEN", "broken");
    assert!(
        write(&game).ends_with("\n1. Kd7 e4 *\n\n"),
        "written as it stands"
    );
}
