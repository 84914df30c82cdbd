//! Notation by table, with the sample game of Appendix C.

use super::*;
use crate::{IllegalReason, Position, SanError, Start, Variant};

/// With all signs, as C.13 has it.
const FULL: &str = "1. e4 e5 2. Cf3 Cf6 3. d4 exd4 4. e5 Ce4 5. Dxd4 d5 6. exd6 a.p. Cxd6 7. Ag5 Cc6 \
                    8. De3+ Ae7 9. Cbd2 0-0 10. 0-0-0 Te8 11. Rb1 (=)";
/// Without those that are optional.
const SHORT: &str = "1. e4 e5 2. Cf3 Cf6 3. d4 ed4 4. e5 Ce4 5. Dd4 d5 6. ed6 Cd6 7. Ag5 Cc6 8. De3 \
                     Ae7 9. Cbd2 0-0 10. 0-0-0 Te8 11. Rb1 (=)";

fn position(fen: &str) -> Position {
    let start = Start::from_fen(Variant::Standard, fen).unwrap();
    Position::from_start(&start).unwrap()
}

fn written(moves: &[Told], notation: Notation) -> String {
    write_score(&Start::standard(), moves, notation).unwrap()
}

#[test]
fn not_1_the_sample_game_of_appendix_c_in_both_its_forms() {
    let spanish = Notation::of(Language::Spanish);
    let short = Notation {
        signs: false,
        ..spanish
    };
    let moves = read_score(&Start::standard(), FULL, Language::Spanish).unwrap();
    assert_eq!(moves.len(), 21);
    assert!(moves[20].draw_offered && !moves[19].draw_offered);
    assert_eq!(
        read_score(&Start::standard(), SHORT, Language::Spanish).unwrap(),
        moves
    );
    assert_eq!(written(&moves, spanish), FULL);
    assert_eq!(written(&moves, short), SHORT);
}

/// The printed short form ends in an English letter, and has a number without its point.
#[test]
fn not_1_the_slip_in_the_printed_sample_is_named() {
    let printed = SHORT.replace("9. Cbd2", "9 Cbd2").replace("Rb1", "Kb1");
    let error = read_score(&Start::standard(), &printed, Language::Spanish).unwrap_err();
    assert_eq!(
        error.to_string(),
        "half-move 21, 'Kb1': no piece has the letter K in Spanish: they are R D T A C"
    );
}

#[test]
fn not_1_the_sample_game_in_every_language_and_in_figurines() {
    let moves = read_score(&Start::standard(), FULL, Language::Spanish).unwrap();
    for language in Language::ALL {
        for (figurines, signs) in [(false, true), (false, false), (true, true), (true, false)] {
            let notation = Notation {
                language,
                figurines,
                signs,
            };
            let text = written(&moves, notation);
            let read = read_score(&Start::standard(), &text, language);
            assert_eq!(read.as_ref(), Ok(&moves), "{language}: {text}");
        }
    }
}

#[test]
fn not_1_one_move_in_six_languages() {
    let fen = "4k3/1P6/8/8/8/5p2/8/4K1N1 w - - 0 1";
    for (uci, texts) in [
        ("g1f3", ["Nxf3", "Cxf3", "Sxf3", "Cxf3", "Cxf3", "Pxf3"]),
        ("b7b8r", ["b8R+", "b8T+", "b8T+", "b8T+", "b8T+", "b8T+"]),
        ("b7b8b", ["b8B", "b8A", "b8L", "b8F", "b8A", "b8L"]),
        ("e1f1", ["Kf1", "Rf1", "Kf1", "Rf1", "Rf1", "Kf1"]),
    ] {
        let position = position(fen);
        let mv = position.parse_uci(uci).unwrap();
        for (language, text) in Language::ALL.into_iter().zip(texts) {
            let notation = Notation::of(language);
            assert_eq!(notation.write(&position, mv).unwrap(), text, "{language}");
            assert_eq!(language.read(&position, text).unwrap().mv, mv, "{language}");
        }
    }
    // The same letter is another piece in another language, so the language must be told.
    let position = position(fen);
    let rook = Language::English.read(&position, "Rf1");
    assert_eq!(rook, Err(NotationError::Move(SanError::NoSuchPiece)));
}

#[test]
fn not_1_signs_are_optional_on_reading() {
    let fen = "r3k3/8/8/3pP3/8/5p2/8/R3K1N1 w Qq d6 0 1";
    let position = position(fen);
    for (uci, texts) in [
        (
            "e5d6",
            &["exd6 a.p.", "exd6 e.p.", "exd6", "ed6", "e:d6", "ed6 a.p.+"][..],
        ),
        (
            "g1f3",
            &[
                "Cxf3", "Cf3", "C:f3", "♘f3", "♞xf3", "Cg1xf3", "Cxf3 (=)", "Cxf3(=)",
            ],
        ),
        ("e1c1", &["0-0-0", "O-O-O", "0-0-0+"]),
        ("a1a8", &["Txa8+", "Ta8", "Txa8#", "Taxa8"]),
    ] {
        let wanted = position.parse_uci(uci).unwrap();
        for text in texts {
            let told = Language::Spanish.read(&position, text);
            assert_eq!(told.map(|told| told.mv), Ok(wanted), "{text}");
        }
    }
}

/// C.10, with the knights of its own examples.
#[test]
fn not_1_two_pieces_that_could_move_are_told_apart() {
    for (knights, moves) in [
        ("4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1", ["Cgf3", "Cef3"]),
        ("4k3/8/8/6N1/8/8/8/K5N1 w - - 0 1", ["C5f3", "C1f3"]),
        ("4k3/8/8/8/3N4/8/7N/K7 w - - 0 1", ["Chf3", "Cdf3"]),
    ] {
        let position = position(knights);
        for text in moves {
            let mv = Language::Spanish.read(&position, text).unwrap().mv;
            let again = Notation::of(Language::Spanish)
                .write(&position, mv)
                .unwrap();
            assert_eq!(again, text);
        }
    }
}

#[test]
fn not_1_what_is_no_move_is_refused_by_name() {
    let position = position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    let letter = |letter| NotationError::Letter {
        letter,
        language: Language::Spanish,
    };
    for (text, error) in [
        ("", NotationError::Move(SanError::Syntax)),
        ("Qd1", letter('Q')),
        ("Ñf3", letter('Ñ')),
        ("棋f3", letter('棋')),
        ("Dd1", NotationError::Move(SanError::NoSuchPiece)),
        (
            "Tb2",
            NotationError::Move(SanError::Illegal(IllegalReason::PieceDoesNotMoveSo)),
        ),
        ("(=)", NotationError::Move(SanError::Syntax)),
    ] {
        assert_eq!(
            Language::Spanish.read(&position, text),
            Err(error),
            "{text}"
        );
    }
    assert_eq!(
        "pt".parse::<Language>().unwrap_err().to_string(),
        "'pt' is none of the languages: en, es, de, fr, it, nl"
    );
}

proptest::proptest! {
    /// Any game, in every language and style: what is written is read as the same moves.
    #[test]
    fn not_1_what_is_written_is_read_alike(
        number in 0..960_u16,
        choices in proptest::collection::vec(proptest::prelude::any::<proptest::sample::Index>(), 1..60),
        figurines: bool,
        signs: bool,
    ) {
        let start = Start::chess960(number).unwrap();
        let mut position = Position::from_start(&start).unwrap();
        for choice in choices {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            let mv = *choice.get(&legal);
            for language in Language::ALL {
                let notation = Notation { language, figurines, signs };
                let text = notation.write(&position, mv).unwrap();
                let told = language.read(&position, &text);
                proptest::prop_assert_eq!(told.map(|told| told.mv), Ok(mv), "{}", text);
            }
            position.play(mv).unwrap();
        }
    }
}
