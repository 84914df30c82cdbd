//! From the bytes of files that people bring to text.

use std::borrow::Cow;

/// Bytes as text: UTF-8, and each byte that is not UTF-8 as Windows-1252, which programs of the last
/// century write. Owned exactly where there was such a byte. A byte that Windows-1252 leaves open
/// becomes U+FFFD: no name gets a control character by its encoding.
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(mixed(bytes)),
    }
}

fn mixed(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        text.extend(chunk.invalid().iter().map(|byte| windows_1252(*byte)));
    }
    text
}

/// The signs of 0x80 to 0x9F; the rest of Windows-1252 is Latin-1.
const SIGNS: [char; 32] = [
    '€', '\u{FFFD}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{FFFD}', 'Ž',
    '\u{FFFD}', '\u{FFFD}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{FFFD}',
    'ž', 'Ÿ',
];

fn windows_1252(byte: u8) -> char {
    match byte {
        0x80..=0x9F => SIGNS[usize::from(byte - 0x80)],
        _ => char::from(byte),
    }
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;

    use super::decode;

    #[test]
    fn what_is_not_utf_8_is_windows_1252_and_never_a_control_character() {
        for (bytes, text) in [
            (&b"Ko\x9Ear, \x8Ean"[..], "Kožar, Žan"),
            (b"\x8Aimic, \x8Cuvre", "Šimic, Œuvre"),
            (b"\x93Cup\x94 \x96 \x80", "“Cup” – €"),
            (b"Jos\xE9", "José"),
            (
                b"\x81\x8D\x8F\x90\x9D",
                "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}",
            ),
            // A name in each encoding, put together by some program.
            (b"Jos\xC3\xA9 and Jos\xE9", "José and José"),
            // Cut in the middle of a letter.
            (b"Jos\xC3", "JosÃ"),
        ] {
            assert_eq!(decode(bytes), text);
            assert!(matches!(decode(bytes), Cow::Owned(_)));
        }
        for text in ["", "José", "Žan"] {
            assert!(matches!(decode(text.as_bytes()), Cow::Borrowed(same) if same == text));
        }
        let every: Vec<u8> = (0x80..=0xFF).collect();
        assert_eq!(decode(&every).chars().count(), 128);
        assert!(!decode(&every).chars().any(char::is_control));
    }
}
