//! Each story is what a board sends, by the millisecond, and what comes of it. Between the steps time
//! passes as a driver lets it: whenever a tick is wanted there is one. Requests are not answered by
//! themselves.

use std::fmt::Write as _;

use adoube_chess::{Position, Side, Start};

use super::{Output, Settled, Settling};
use crate::chessnut::Chessnut;
use crate::dgt::{Dgt, DgtLights};
use crate::{
    Certainty, Fields, Link, Message, Occupancy, Orientation, PieceReading, Protocol, Reading, Time,
};

/// What a board sends.
enum Step {
    /// The start of a game with these squares changed, each as `e2.` (empty) or `e4P`.
    Position(&'static str),
    /// These squares one by one, within the same millisecond.
    Changes(&'static str),
    /// A message that is not about squares.
    Other,
    /// The connection was lost and is there again.
    Reconnect,
    /// Nothing: time has passed.
    Wait,
}
use Step::{Changes, Other, Position as Whole, Reconnect, Wait};

fn start() -> Position {
    Position::from_start(&Start::default()).unwrap()
}

fn squares(text: &str) -> Vec<(adoube_chess::Square, PieceReading)> {
    let square = |word: &str| {
        let letter = word.chars().nth(2).unwrap();
        let side = if letter.is_uppercase() {
            Side::White
        } else {
            Side::Black
        };
        let piece = adoube_chess::Piece::from_letter(letter);
        (
            word[..2].parse().unwrap(),
            PieceReading::of(piece.map(|piece| (side, piece))),
        )
    };
    text.split_whitespace().map(square).collect()
}

fn position(orientation: Orientation, changes: &str) -> Message<PieceReading> {
    let mut fields =
        Fields::from_fn(|field| PieceReading::of(start().piece_at(orientation.square(field))));
    for (square, reading) in squares(changes) {
        fields.set(orientation.field(square), reading);
    }
    Message::Position(fields)
}

fn settled_text(settled: &Settled<PieceReading>) -> String {
    let squares = settled.differences(&start()).into_iter().map(|square| {
        let piece = match square.found {
            PieceReading::Piece(Side::White, piece) => piece.letter(),
            PieceReading::Piece(Side::Black, piece) => piece.letter().to_ascii_lowercase(),
            PieceReading::Empty => '.',
            PieceReading::Result(_) | PieceReading::Unrecognised => '?',
        };
        format!(" {}{piece}", square.square)
    });
    format!(
        "settled since {}{}",
        settled.since().ms(),
        squares.collect::<String>()
    )
}

/// Everything that comes out, each line with its time.
fn run<P: Protocol<Reading = PieceReading>>(protocol: &P, steps: &[(u64, Step)]) -> String {
    let orientation = Orientation::Turned;
    let mut settling = Settling::new(protocol, Link::Cable, orientation, Time::from_ms(0));
    let mut text = String::new();
    let mut drain = |settling: &mut Settling<PieceReading>, now: u64| {
        while let Some(output) = settling.poll_output() {
            let words = match output {
                Output::RequestPosition => "request".to_owned(),
                Output::Settled(settled) => settled_text(&settled),
                Output::Standing(_) => "standing".to_owned(),
                Output::Moving => "moving".to_owned(),
                Output::Unresponsive => "unresponsive".to_owned(),
            };
            writeln!(text, "{now} {words}").unwrap();
        }
    };
    for (ms, step) in steps {
        while let Some(tick) = settling.next_tick().filter(|tick| tick.ms() < *ms) {
            settling.tick(tick);
            drain(&mut settling, tick.ms());
        }
        let now = Time::from_ms(*ms);
        match step {
            Whole(changes) => settling.handle(now, &position(orientation, changes)),
            Changes(changes) => {
                for (square, reading) in squares(changes) {
                    let field = orientation.field(square);
                    settling.handle(now, &Message::Change { field, reading });
                }
            }
            Other => settling.handle(now, &Message::Acknowledged),
            Reconnect => settling.reconnect(now),
            Wait => settling.tick(now),
        }
        drain(&mut settling, *ms);
    }
    text
}

fn dgt() -> Dgt {
    Dgt::new(DgtLights::Absent)
}

#[track_caller]
fn check(steps: &[(u64, Step)], expected: &[&str]) {
    let text = run(&dgt(), steps);
    assert_eq!(text.lines().collect::<Vec<_>>(), expected);
}

#[test]
fn a_move_settles_when_a_position_repeats_it_after_the_delay() {
    let steps = [
        (10, Whole("")),
        (330, Whole("")),
        (1_000, Changes("e2.")),
        (1_700, Changes("e4P")),
        (2_020, Whole("e2. e4P")),
    ];
    let expected = [
        "0 request",
        "10 moving",
        "260 request",
        "330 settled since 10",
        "1000 moving",
        "1250 request",
        "1400 request",
        "1550 request",
        "1950 request",
        "2020 settled since 1700 e2. e4P",
    ];
    check(&steps, &expected);
}

/// As in the maker's example of a queen that takes a pawn (`dgtbrd.h`).
#[test]
fn ghosts_on_the_way_and_an_arrival_before_the_departure_never_settle() {
    let steps = [
        (10, Whole("")),
        (330, Whole("")),
        (1_000, Changes("c7. d2Q d3Q")),
        (1_100, Changes("d1. d2. c7Q")),
        // Asked for by something else: too early to prove anything.
        (1_200, Whole("c7Q d1. d3Q")),
        (1_300, Changes("d3.")),
        (1_600, Whole("c7Q d1.")),
        (1_700, Changes("b8Q")),
        (1_900, Changes("c7.")),
        (2_200, Whole("b8Q c7. d1.")),
    ];
    let expected = [
        "0 request",
        "10 moving",
        "260 request",
        "330 settled since 10",
        "1000 moving",
        "1550 request",
        "1600 settled since 1300 d1. c7Q",
        "1700 moving",
        "2150 request",
        "2200 settled since 1900 d1. c7. b8Q",
    ];
    check(&steps, &expected);
}

#[test]
fn a_change_whose_message_was_lost_is_found_by_the_next_check() {
    let steps = [
        (10, Whole("")),
        (330, Whole("")),
        (1_400, Whole("e2. e4P")),
        (1_800, Whole("e2. e4P")),
    ];
    let expected = [
        "0 request",
        "10 moving",
        "260 request",
        "330 settled since 10",
        "1010 request",
        "1160 request",
        "1310 request",
        "1400 moving",
        "1650 request",
        "1800 settled since 1400 e2. e4P",
    ];
    check(&steps, &expected);
}

#[test]
fn a_garbled_change_is_corrected_and_never_settles() {
    let steps = [
        (10, Whole("")),
        (330, Whole("")),
        (400, Changes("d5q")),
        (720, Whole("")),
        (1_040, Whole("")),
    ];
    let expected = [
        "0 request",
        "10 moving",
        "260 request",
        "330 settled since 10",
        "400 moving",
        "650 request",
        "970 request",
        "1040 settled since 720",
    ];
    check(&steps, &expected);
}

#[test]
fn nothing_is_believed_across_a_reconnection() {
    let steps = [
        (10, Whole("")),
        (330, Whole("")),
        (400, Changes("e2.")),
        (500, Reconnect),
        // A change without a position before it is not enough.
        (600, Changes("e4P")),
        (700, Whole("e2. e4P")),
        (960, Whole("e2. e4P")),
    ];
    let expected = [
        "0 request",
        "10 moving",
        "260 request",
        "330 settled since 10",
        "400 moving",
        "500 request",
        "650 request",
        "700 moving",
        "950 request",
        "960 settled since 700 e2. e4P",
    ];
    // A reconnection asks with the next tick, which the driver gives at once.
    let text = run(&dgt(), &steps);
    assert_eq!(text.lines().collect::<Vec<_>>(), expected);
}

#[test]
fn a_board_that_sends_nothing_is_unresponsive_and_its_position_unknown() {
    let steps = [
        (10, Whole("")),
        (330, Whole("")),
        (3_340, Wait),
        (3_900, Other),
        (4_000, Whole("")),
    ];
    let expected = [
        "0 request",
        "10 moving",
        "260 request",
        "330 settled since 10",
        "1010 request",
        "1160 request",
        "1310 request",
        "1460 request",
        "1610 request",
        "1760 request",
        "1910 request",
        "2060 request",
        "2210 request",
        "2360 request",
        "2510 request",
        "2660 request",
        "2810 request",
        "2960 request",
        "3110 request",
        "3260 request",
        "3340 unresponsive",
        "3410 request",
        "3560 request",
        "3710 request",
        "3860 request",
        "4000 moving",
    ];
    check(&steps, &expected);
    check(
        &[(3_100, Wait)],
        &[
            "0 request",
            "150 request",
            "300 request",
            "450 request",
            "600 request",
            "750 request",
            "900 request",
            "1050 request",
            "1200 request",
            "1350 request",
            "1500 request",
            "1650 request",
            "1800 request",
            "1950 request",
            "2100 request",
            "2250 request",
            "2400 request",
            "2550 request",
            "2700 request",
            "2850 request",
            "3000 unresponsive",
            "3000 request",
        ],
    );
}

#[test]
fn a_board_on_a_reliable_link_settles_without_a_second_report() {
    let steps = [
        (10, Whole("")),
        (1_000, Whole("e2.")),
        (1_200, Whole("e2. e3P")),
        (1_300, Whole("e2. e4P")),
        (1_400, Whole("e2. e4P")),
        (5_000, Wait),
    ];
    let expected = [
        "0 request",
        "10 moving",
        "260 settled since 10",
        "1000 moving",
        "1550 settled since 1300 e2. e4P",
        "2300 standing",
    ];
    let text = run(&Chessnut::default(), &steps);
    assert_eq!(text.lines().collect::<Vec<_>>(), expected);
}

#[test]
fn each_square_says_how_certain_it_is_and_since_when() {
    let orientation = Orientation::Normal;
    let time = Time::from_ms;
    let mut settling = Settling::new(&dgt(), Link::Bluetooth, orientation, time(0));
    let e2 = "e2".parse().unwrap();
    assert_eq!(settling.square(e2), None);
    assert_eq!(settling.certainty(), Certainty::Unknown);
    settling.handle(time(10), &position(orientation, ""));
    assert_eq!(settling.square(e2).unwrap().certainty, Certainty::Moving);
    // By Bluetooth it takes twice as long.
    settling.handle(time(509), &position(orientation, ""));
    assert_eq!(settling.certainty(), Certainty::Moving);
    settling.handle(time(510), &position(orientation, ""));
    assert_eq!(settling.certainty(), Certainty::Settled);
    let reading = PieceReading::Empty;
    let field = orientation.field(e2);
    settling.handle(time(600), &Message::Change { field, reading });
    let state = settling.square(e2).unwrap();
    assert_eq!(
        (state.reading, state.since, state.certainty),
        (reading, time(600), Certainty::Moving)
    );
    let e1 = settling.square("e1".parse().unwrap()).unwrap();
    assert_eq!((e1.since, e1.certainty), (time(10), Certainty::Settled));
    assert_eq!(settling.settled().unwrap().differences(&start()), []);
}

/// A board that does not tell pieces apart fits a position with another piece on the same square.
#[test]
fn occupancy_proves_squares_and_not_pieces() {
    let promoted = |piece: &str| {
        let fen = format!("4{piece}3/8/8/8/8/8/8/K6k w - - 0 1");
        Position::from_fen(adoube_chess::Variant::Standard, &fen).unwrap()
    };
    let orientation = Orientation::Normal;
    let queen = promoted("Q");
    let board = crate::dgt::Pegasus::new(DgtLights::Absent);
    let mut settling = Settling::new(&board, Link::Cable, orientation, Time::from_ms(0));
    let fields = Fields::from_fn(|field| Occupancy::of(queen.piece_at(orientation.square(field))));
    for ms in [0, 250] {
        settling.handle(Time::from_ms(ms), &Message::Position(fields));
    }
    let settled = settling.settled().unwrap();
    assert_eq!(settled.differences(&queen), []);
    assert_eq!(settled.differences(&promoted("R")), []);
    assert_eq!(settled.differences(&start()).len(), 29);
}
