//! Text files that people write: they are in UTF-8, and one that is not is told with what it is.

use std::path::Path;

use anyhow::{Context as _, Result};
use thiserror::Error;

use crate::say::trouble;

/// Why bytes are no text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub(crate) enum NotText {
    /// As some editors save what they call Unicode.
    #[error("it is in UTF-16")]
    Utf16,
    /// Bytes that no text in UTF-8 has there.
    #[error(
        "it is not in UTF-8 (perhaps in Latin-1 or Windows-1252): the first byte that cannot be is \
         0x{byte:02X} in line {line}"
    )]
    OtherBytes {
        /// From 1.
        line: usize,
        /// The first that cannot be.
        byte: u8,
    },
    /// No text at all.
    #[error("it is no text: line {line} has a zero byte")]
    Zero {
        /// From 1.
        line: usize,
    },
}

impl NotText {
    const fn remedy(self) -> &'static str {
        match self {
            Self::Utf16 => "save it as UTF-8, or: iconv -f UTF-16 -t UTF-8 OLD > NEW",
            Self::OtherBytes { .. } => {
                "save it as UTF-8, or: iconv -f WINDOWS-1252 -t UTF-8 OLD > NEW"
            }
            Self::Zero { .. } => "name a text file",
        }
    }
}

/// The text of a file, without the mark that some editors put before it.
pub(crate) fn read(path: &Path) -> Result<String> {
    let unreadable = || format!("{} cannot be read", path.display());
    let bytes = std::fs::read(path).with_context(unreadable)?;
    text(bytes).map_err(|not| trouble(format!("{}: {not}", unreadable()), not.remedy()))
}

/// Bytes as text.
pub(crate) fn text(bytes: Vec<u8>) -> Result<String, NotText> {
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
    Ok(match text.strip_prefix('\u{feff}') {
        Some(text) => text.to_owned(),
        None => text,
    })
}

/// By its mark, or by every other byte being zero, as Latin letters have it.
fn is_utf_16(bytes: &[u8]) -> bool {
    if bytes.starts_with(&[0xFF, 0xFE]) || bytes.starts_with(&[0xFE, 0xFF]) {
        return true;
    }
    let head = &bytes[..bytes.len().min(64)];
    let zeros = |first: usize| head.iter().skip(first).step_by(2).all(|byte| *byte == 0);
    head.len() >= 4 && (zeros(0) || zeros(1))
}

#[cfg(test)]
mod tests {
    use super::*;

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
        ] {
            let error = text(bytes).unwrap_err();
            assert!(error.to_string().contains(told), "{error}");
        }
        for good in ["", "name = 'Mäx'\n", "\u{feff}name = 'Mäx'\n"] {
            let read = text(good.as_bytes().to_vec()).unwrap();
            assert_eq!(read, good.trim_start_matches('\u{feff}'));
        }
    }
}
