//! Positions, moves and games as text.

use adoube_chess::notation::Language;
use adoube_chess::pgn::{Reader, write};
use adoube_chess::{Position, Start, Variant};

use crate::text;

const VARIANTS: [Variant; 2] = [Variant::Standard, Variant::Chess960];
/// Moves that are played of a game at most, so that no input takes long.
const MOVES: usize = 40;
/// Games that are read of a file at most.
const GAMES: usize = 20;

/// A position, and its text again.
pub(crate) fn fen(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    for variant in VARIANTS {
        let Ok(position) = Position::from_fen(variant, text) else {
            continue;
        };
        let again = Position::from_fen(variant, &position.fen());
        assert_eq!(again.map(|again| again.fen()), Ok(position.fen()));
        for mv in position.legal_moves() {
            let mut after = position.clone();
            assert_eq!(after.play(mv), Ok(()));
            let san = position.san(mv);
            let read = san.map(|san| position.parse_san(&san));
            assert_eq!(read, Ok(Ok(mv)));
        }
    }
}

/// Moves, one after another, in the language that the first byte chooses.
pub(crate) fn san(bytes: &[u8]) {
    let Some((first, rest)) = bytes.split_first() else {
        return;
    };
    let Some(text) = text(rest) else { return };
    let languages = Language::ALL;
    let language = languages[usize::from(*first) % languages.len()];
    let Ok(mut position) = Position::from_start(&Start::default()) else {
        return;
    };
    for word in text.split_whitespace().take(MOVES) {
        let Ok(told) = language.read(&position, word) else {
            let _ = position.parse_uci(word);
            continue;
        };
        assert_eq!(position.play(told.mv), Ok(()));
    }
}

/// Games; those that are read are written and read again alike.
pub(crate) fn pgn(bytes: &[u8]) {
    for game in Reader::new(bytes).take(GAMES).flatten() {
        let text = write(&game);
        let again = Reader::new(text.as_bytes()).next();
        let again = again.and_then(Result::ok).map(|again| write(&again));
        assert_eq!(again.as_ref(), Some(&text));
    }
}
