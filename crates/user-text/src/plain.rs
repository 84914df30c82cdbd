//! Text files that people write: they are in UTF-8, and one that is not is told with what it is.

use std::fmt::Display;
use std::fs::File;
use std::io::Read as _;
use std::path::Path;

use adoube_tournament::catalogue_message::CatalogueMessage;
use anyhow::{Context as _, Result};
use thiserror::Error;

use crate::catalogue::filled;
use crate::trouble;

/// Why bytes are no text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("{}", filled(&self.message()))]
pub enum NotText {
    /// As some editors save what they call Unicode.
    Utf16,
    /// Bytes that no text in UTF-8 has there.
    OtherBytes {
        /// From 1.
        line: usize,
        /// The first that cannot be.
        byte: u8,
    },
    /// Packed by a program.
    Packed(&'static str),
    /// Bytes of some program.
    Binary,
    /// No text at all.
    Zero {
        /// From 1.
        line: usize,
    },
}

impl NotText {
    fn message(self) -> CatalogueMessage {
        match self {
            Self::Utf16 => CatalogueMessage::new("cli-not-text-utf-16"),
            Self::OtherBytes { line, byte } => CatalogueMessage::new("cli-not-text-other-bytes")
                .text("byte", format_args!("0x{byte:02X}"))
                .text("line", line),
            Self::Packed(packed) => {
                CatalogueMessage::new("cli-not-text-packed").text("packed", packed)
            }
            Self::Binary => CatalogueMessage::new("cli-not-text-binary"),
            Self::Zero { line } => CatalogueMessage::new("cli-not-text-zero").text("line", line),
        }
    }

    fn remedy(self) -> String {
        match self {
            Self::Utf16 => filled(&CatalogueMessage::new("cli-not-text-utf-16-next")),
            Self::OtherBytes { .. } => {
                filled(&CatalogueMessage::new("cli-not-text-other-bytes-next"))
            }
            Self::Packed(_) => filled(&CatalogueMessage::new("cli-not-text-packed-next")),
            Self::Binary | Self::Zero { .. } => {
                filled(&CatalogueMessage::new("cli-not-text-name-another"))
            }
        }
    }
}

/// How packed files begin.
const PACKED: [(&[u8], &str); 6] = [
    (&[0x1F, 0x8B], "gzip"),
    (b"PK\x03\x04", "zip"),
    (b"BZh", "bzip2"),
    (&[0x28, 0xB5, 0x2F, 0xFD], "zstd"),
    (&[0xFD, b'7', b'z', b'X', b'Z'], "xz"),
    (b"7z\xBC\xAF\x27\x1C", "7z"),
];

/// The most bytes that are read of a file into memory.
const LARGEST: u64 = 256 << 20;

/// So much of a file's beginning tells what it is.
const HEAD: usize = 1024;

/// Refuses a file of games whose beginning is no text, whatever its encoding: no game could be read.
pub fn refuse(path: &Path, head: &[u8]) -> Result<()> {
    let head = &head[..head.len().min(HEAD)];
    let packed = PACKED.iter().find(|(begins, _)| head.starts_with(begins));
    // A zero byte that strayed into a text is the reader's to name.
    let zeros = head.split(|byte| *byte == 0).count() - 1;
    let not = match packed {
        Some((_, name)) => NotText::Packed(name),
        None if is_utf_16(head) => NotText::Utf16,
        None if zeros * 20 > head.len() => NotText::Binary,
        None => return Ok(()),
    };
    Err(unreadable(path, not))
}

fn unreadable(path: &Path, not: NotText) -> anyhow::Error {
    let what = filled(
        &CatalogueMessage::new("cli-unreadable-because")
            .text("file", path.display())
            .text("why", not),
    );
    trouble(what, not.remedy())
}

/// What stands in a file that is read as a whole.
pub fn bytes(path: &Path) -> Result<Vec<u8>> {
    let unreadable =
        || filled(&CatalogueMessage::new("cli-unreadable").text("file", path.display()));
    let file = File::open(path).with_context(unreadable)?;
    let size = file.metadata().with_context(unreadable)?.len();
    let mut bytes = Vec::new();
    if size <= LARGEST {
        // A pipe has no size.
        let mut file = file.take(LARGEST + 1);
        file.read_to_end(&mut bytes).with_context(unreadable)?;
    }
    if size > LARGEST || bytes.len() as u64 > LARGEST {
        return Err(trouble(
            filled(
                &CatalogueMessage::new("cli-too-large")
                    .text("file", path.display())
                    .text("megabytes", LARGEST >> 20),
            ),
            filled(&CatalogueMessage::new("cli-too-large-next")),
        ));
    }
    Ok(bytes)
}

/// The text of a file, without the mark that some editors put before it.
pub fn read(path: &Path) -> Result<String> {
    text(bytes(path)?).map_err(|not| unreadable(path, not))
}

/// Errors of a file's lines that are shown; the others are counted.
const SHOWN_ERRORS: usize = 20;

/// Characters of a wrong line that are shown.
const SHOWN_CHARACTERS: usize = 60;

/// The first errors of a file, a line each, and how many more there are.
pub fn first_errors(errors: &[impl Display]) -> String {
    let first = errors.iter().take(SHOWN_ERRORS).map(ToString::to_string);
    let more = errors.len().saturating_sub(SHOWN_ERRORS);
    let more =
        (more > 0).then(|| filled(&CatalogueMessage::new("cli-more-errors").number("more", more)));
    first.chain(more).collect::<Vec<_>>().join("\n")
}

/// A wrong line as it is shown: its beginning.
pub fn beginning(line: &str) -> String {
    match line.char_indices().nth(SHOWN_CHARACTERS) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line.to_owned(),
    }
}

/// Bytes as text; each line ends with `\n`, whichever system wrote it.
pub fn text(bytes: Vec<u8>) -> Result<String, NotText> {
    if is_utf_16(&bytes) {
        return Err(NotText::Utf16);
    }
    let line = |at: usize| bytes[..=at].split(|byte| *byte == b'\n').count();
    if let Some(at) = bytes.iter().position(|byte| *byte == 0) {
        return Err(NotText::Zero { line: line(at) });
    }
    if let Err(error) = std::str::from_utf8(&bytes) {
        let at = error.valid_up_to();
        let byte = bytes.get(at).copied().unwrap_or_default();
        return Err(NotText::OtherBytes {
            line: line(at),
            byte,
        });
    }
    let text = String::from_utf8(bytes).map_err(|_| NotText::OtherBytes { line: 1, byte: 0 })?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    Ok(text.replace("\r\n", "\n").replace('\r', "\n"))
}

/// By its mark, or by every other byte being zero, as Latin letters have it.
fn is_utf_16(bytes: &[u8]) -> bool {
    if bytes.starts_with(&[0xFF, 0xFE]) || bytes.starts_with(&[0xFE, 0xFF]) {
        return true;
    }
    let head = &bytes[..bytes.len().min(64)];
    let zeros = |first: usize| head.iter().skip(first).step_by(2).all(|byte| *byte == 0);
    // Zeros alone are no text at all.
    head.len() >= 4 && zeros(0) != zeros(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evt_5_a_file_of_games_that_is_no_text_is_told_for_what_it_is() {
        let utf_16: Vec<u8> = "[Event \"Open\"]"
            .encode_utf16()
            .flat_map(u16::to_le_bytes)
            .collect();
        for (head, told) in [
            (&b"\x1F\x8B\x08\x00\x12\x34"[..], "it is compressed (gzip)"),
            (b"PK\x03\x04\x14", "it is compressed (zip)"),
            (&[0x28, 0xB5, 0x2F, 0xFD, 0x04], "it is compressed (zstd)"),
            (&utf_16, "it is in UTF-16"),
            (
                b"\x7FELF\x02\x01\x00\x00\x00\x00",
                "it is not text, but another program's data",
            ),
            (&[0; 4096], "it is not text, but another program's data"),
            (b"[Event \"Jos\xE9\"]\n", ""),
            (b"", ""),
        ] {
            let refused = refuse(Path::new("games.pgn"), head).err();
            let refused = refused.map_or_else(String::new, |error| error.to_string());
            assert_eq!(
                refused.contains("games.pgn cannot be read: "),
                !told.is_empty(),
                "{told}"
            );
            assert!(refused.contains(told), "{refused}");
        }
    }

    /// Two gigabytes take no memory and no time; an empty file is none the worse.
    #[test]
    fn evt_5_a_file_that_no_event_has_is_told_by_its_size() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.pgn");
        let file = File::create(&path).unwrap();
        assert_eq!(bytes(&path).unwrap(), b"");
        file.set_len(2 << 30).unwrap();
        for error in [bytes(&path).unwrap_err(), read(&path).unwrap_err()] {
            let told = format!(
                "{} cannot be read: it is larger than 256 MB",
                path.display()
            );
            assert!(error.to_string().starts_with(&told), "{error}");
        }
    }

    #[test]
    fn evt_1_a_document_in_another_encoding_is_told_with_which() {
        let utf_16 = |swap: bool, mark: bool| -> Vec<u8> {
            let mark = mark.then_some('\u{feff}');
            let text: String = mark.into_iter().chain("name = 'X'\n".chars()).collect();
            let bytes = |unit: u16| {
                if swap {
                    unit.to_be_bytes()
                } else {
                    unit.to_le_bytes()
                }
            };
            text.encode_utf16().flat_map(bytes).collect()
        };
        for (bytes, told) in [
            (utf_16(false, true), "it is in UTF-16"),
            (utf_16(true, true), "it is in UTF-16"),
            (utf_16(false, false), "it is in UTF-16"),
            (utf_16(true, false), "it is in UTF-16"),
            (b"a = 1\nname = 'M\xe4x'\n".to_vec(), "0xE4 in line 2"),
            (b"a = 1\n\0\n".to_vec(), "line 2 has a zero byte"),
            (vec![0; 4096], "line 1 has a zero byte"),
        ] {
            let error = text(bytes).unwrap_err();
            assert!(error.to_string().contains(told), "{error}");
        }
        for ends in ["a = 1\nb = 2\n", "a = 1\r\nb = 2\r\n", "a = 1\rb = 2\r"] {
            assert_eq!(text(ends.into()).unwrap(), "a = 1\nb = 2\n");
        }
        for good in ["", "name = 'Mäx'\n", "\u{feff}name = 'Mäx'\n"] {
            let read = text(good.as_bytes().to_vec()).unwrap();
            assert_eq!(read, good.trim_start_matches('\u{feff}'));
        }
    }
}
