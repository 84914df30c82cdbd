//! How a report was read where it could be read otherwise: bytes that are not UTF-8, byes of old signs.

use adoube_chess::encoding;

use super::decode;
use super::error::{MAX_ERRORS, TrfError};
use super::error_places::player_lines;
use super::file::File;
use super::read_player::{FIRST_ROUND, ROUND_WIDTH};
use super::result_letters::result_letter;
use crate::catalogue_message::CatalogueMessage;

/// What was understood that the report does not say in the words of its format, with its place.
pub fn reading_notes(bytes: &[u8], file: &File) -> Vec<TrfError> {
    let mut notes = other_bytes(bytes);
    notes.extend(old_byes(bytes, file));
    notes.truncate(MAX_ERRORS);
    notes
}

/// A note for each line with bytes that are not UTF-8; one for all if the whole file has another encoding. So for any
/// file of lines.
pub fn other_bytes(bytes: &[u8]) -> Vec<TrfError> {
    let mut lines = Vec::new();
    for (line, bytes) in (1..).zip(decode::lines(bytes)) {
        let mut column = 1;
        for chunk in bytes.utf8_chunks() {
            column += chunk.valid().chars().count();
            if let Some(byte) = chunk.invalid().first() {
                lines.push((line, column, *byte));
                break;
            }
        }
    }
    let Some(&(line, column, byte)) = lines.first() else {
        return Vec::new();
    };
    let mut chunks = decode::content(bytes).utf8_chunks();
    let mixed = chunks.any(|chunk| !chunk.valid().is_ascii());
    if !mixed {
        let count = lines.len();
        let letter = encoding::decode(&[byte]).into_owned();
        let message = CatalogueMessage::new("file-trf-windows")
            .text("byte", format_args!("0x{byte:02X}"))
            .text("letter", letter)
            .number("lines", count);
        return vec![TrfError {
            line,
            column,
            message,
        }];
    }
    let note = |(line, column, byte): (usize, usize, u8)| TrfError {
        line,
        column,
        message: CatalogueMessage::new("file-trf-other-byte")
            .text("byte", format_args!("0x{byte:02X}"))
            .text("letter", encoding::decode(&[byte])),
    };
    lines.into_iter().take(MAX_ERRORS).map(note).collect()
}

/// One note for all byes that are written as results of games against nobody.
fn old_byes(bytes: &[u8], file: &File) -> Option<TrfError> {
    let lines = player_lines(bytes);
    let mut places = Vec::new();
    for player in file.players() {
        for (index, cell) in player.rounds.iter().enumerate() {
            let counted = cell.with_bye_of_old_sign();
            if let (true, Some(said), Some(counts)) =
                (counted != *cell, cell.result, counted.result)
            {
                let line = lines.get(&player.number).copied().unwrap_or(1);
                let column = FIRST_ROUND + index * ROUND_WIDTH + 7;
                places.push((line, column, result_letter(said), result_letter(counts)));
            }
        }
    }
    places.sort_unstable();
    let &(line, column, ..) = places.first()?;
    let mut signs: Vec<(char, char)> = places.iter().map(|(_, _, s, c)| (*s, *c)).collect();
    signs.sort_unstable();
    signs.dedup();
    let signs = signs.into_iter().map(|(said, counts)| {
        CatalogueMessage::new("file-trf-sign")
            .text("said", said)
            .text("counts", counts)
    });
    let message = CatalogueMessage::new("file-trf-old-byes")
        .number("count", places.len())
        .messages("signs", signs.collect());
    Some(TrfError {
        line,
        column,
        message,
    })
}
