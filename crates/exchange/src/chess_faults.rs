//! What is wrong with the text of a game or a position, for who reads it: chess itself knows no catalogue.

use adoube_chess::pgn::{Part, PgnError, PgnErrorKind, StartError};
use adoube_chess::{FenError, SanError};
use adoube_tournament::board::start_fault;
use adoube_tournament::refusal::illegal_move_word;
use adoube_user_text::catalogue::CatalogueMessage;

/// With line and game.
pub fn game(error: &PgnError) -> CatalogueMessage {
    CatalogueMessage::new("file-pgn-game")
        .text("line", error.line)
        .text("game", error.game)
        .messages("what", vec![game_text(&error.kind)])
}

/// What is wrong alone.
pub fn game_text(kind: &PgnErrorKind) -> CatalogueMessage {
    match kind {
        PgnErrorKind::TagName => CatalogueMessage::new("file-pgn-tag-name"),
        PgnErrorKind::TagValue(tag) => {
            CatalogueMessage::new("file-pgn-tag-value").text("tag", format_args!("{tag:?}"))
        }
        PgnErrorKind::TagNotClosed(tag) => {
            CatalogueMessage::new("file-pgn-tag-not-closed").text("tag", format_args!("{tag:?}"))
        }
        PgnErrorKind::CommentNotClosed => CatalogueMessage::new("file-pgn-comment-not-closed"),
        PgnErrorKind::VariationNotClosed => CatalogueMessage::new("file-pgn-variation-not-closed"),
        PgnErrorKind::Unexpected(sign) => {
            CatalogueMessage::new("file-pgn-unexpected").text("sign", format_args!("{sign:?}"))
        }
        PgnErrorKind::Nag => CatalogueMessage::new("file-pgn-nag"),
        PgnErrorKind::TooLong(part) => {
            CatalogueMessage::new("file-pgn-too-long").text("part", part_word(*part))
        }
        PgnErrorKind::Start(error) => start(error),
        PgnErrorKind::Move { san, ply, error } => CatalogueMessage::new("file-pgn-move")
            .text("move", format_args!("{san:?}"))
            .text("ply", ply)
            .messages("what", vec![chess_move(*error)]),
        PgnErrorKind::Io(error) => CatalogueMessage::new("file-pgn-io").text("error", error),
    }
}

const fn part_word(part: Part) -> &'static str {
    match part {
        Part::Word => "word",
        Part::TagValue => "value",
        Part::Comment => "comment",
        Part::Tags => "tags",
        Part::Plies => "moves",
        Part::Game => "game",
    }
}

/// Of a move in algebraic notation.
fn chess_move(error: SanError) -> CatalogueMessage {
    match error {
        SanError::Syntax => CatalogueMessage::new("file-move-syntax"),
        SanError::NoSuchPiece => CatalogueMessage::new("file-move-no-piece"),
        SanError::Illegal(reason) => {
            CatalogueMessage::new("file-move-illegal").text("reason", illegal_move_word(reason))
        }
        SanError::Ambiguous => CatalogueMessage::new("file-move-ambiguous"),
    }
}

/// Of the tags that say where a game starts.
pub fn start(error: &StartError) -> CatalogueMessage {
    match error {
        StartError::Fen(error) => fen(error),
        StartError::SetUpWithoutFen => CatalogueMessage::new("file-start-without-fen"),
        StartError::Variant(variant) => {
            CatalogueMessage::new("file-start-variant").text("variant", format_args!("{variant:?}"))
        }
    }
}

/// Of a FEN.
pub fn fen(error: &FenError) -> CatalogueMessage {
    match error {
        FenError::Length(length) => CatalogueMessage::new("file-fen-length").text("length", length),
        FenError::Fields(fields) => CatalogueMessage::new("file-fen-fields").text("fields", fields),
        FenError::Syntax(_) | FenError::Illegal(_) => {
            CatalogueMessage::new("file-fen-fault").text("fault", start_fault(error))
        }
    }
}

#[cfg(test)]
mod tests {
    use adoube_chess::pgn::Reader;
    use adoube_user_text::catalogue::{Language, filled, in_language};

    use super::*;

    /// The catalogue's English is what chess itself says in logs.
    #[test]
    fn evt_5_what_is_wrong_with_a_game_is_said_in_the_readers_language() {
        for (text, spanish) in [
            ("[Event \"A\n\n1. e4 *", "etiqueta"),
            ("[]\n\n1. e4 *", "etiqueta sin nombre"),
            ("[Event \"A\"]\n\n1. e5 *", "no se mueve así"),
            ("[Event \"A\"]\n\n1. Ke2 *", "línea 3, partida 1"),
            ("[Event \"A\"]\n\n1. e4 {never *", "comentario"),
            ("[Event \"A\"]\n\n1. e4 (1. d4 *", "variante"),
            (
                "[Event \"A\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n*",
                "falta un rey",
            ),
            ("[Event \"A\"]\n[Variant \"Atomic\"]\n\n*", "variante"),
        ] {
            let error = Reader::new(text.as_bytes()).find_map(Result::err);
            let error = error.unwrap_or_else(|| panic!("no fault in {text}"));
            let message = game(&error);
            assert_eq!(filled(&message), error.to_string());
            let told = in_language(Language::Spanish, || filled(&message));
            assert!(told.contains(spanish), "{told}");
        }
    }
}
