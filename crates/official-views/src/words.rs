//! Words by which messages choose their texts, messages that a word of the wire names, and short forms that several
//! views show.

use adoube_proto::v1::BoardRef;
use adoube_proto::words::UNKNOWN;
use adoube_tournament::catalogue_message::CatalogueMessage;

use crate::catalogue::{filled, texts};

/// As a message chooses its text by whether something is so.
pub(crate) const fn yes_or_no(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}

/// As a message chooses its text by the sides of which something is so; none where it is so of neither.
pub(crate) const fn sides(white: bool, black: bool) -> Option<&'static str> {
    match (white, black) {
        (true, true) => Some("both"),
        (true, false) => Some("white"),
        (false, true) => Some("black"),
        (false, false) => None,
    }
}

/// The message that is named by this word; that it is unknown where a later version has the word.
pub(crate) fn or_unknown(word: &str, id: String) -> CatalogueMessage {
    if word.is_empty() || word == UNKNOWN {
        CatalogueMessage::new("officials-health-unspecified")
    } else {
        CatalogueMessage::named(id)
    }
}

/// The same as text.
pub(crate) fn named(word: &str, id: String) -> String {
    filled(&or_unknown(word, id))
}

/// The text of that id; the server's English where there is none.
pub(crate) fn or_english(id: String, english: &str) -> String {
    let found = texts().find(&CatalogueMessage::named(id));
    found.unwrap_or_else(|| english.to_owned())
}

/// `1.3`; empty without a board.
pub(crate) fn board_name(board: Option<&BoardRef>) -> String {
    board.map_or_else(String::new, |board| {
        format!("{}.{}", board.round, board.board)
    })
}

/// `1.2 ms`; a dash where it was not measured.
pub(crate) fn round_trip(micros: u32) -> String {
    match micros {
        0 => "-".to_owned(),
        micros => format!("{}.{} ms", micros / 1000, micros % 1000 / 100),
    }
}
