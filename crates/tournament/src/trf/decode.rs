//! From bytes to lines: UTF-8 or Latin-1, any line ending.

use std::borrow::Cow;

/// The text: UTF-8 if it is, or else Latin-1. A byte order mark and the end-of-file sign of old
/// systems are dropped.
pub(super) fn text(bytes: &[u8]) -> Cow<'_, str> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let bytes = bytes.strip_suffix(b"\x1a").unwrap_or(bytes);
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().copied().map(char::from).collect()),
    }
}

/// The lines, ended by CR, LF or both. What follows the last ending is a line if not empty.
pub(super) fn lines(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = Some(text).filter(|text| !text.is_empty());
    std::iter::from_fn(move || {
        let text = rest?;
        let (line, next) = match text.find(['\r', '\n']) {
            None => (text, ""),
            Some(end) => {
                let ending = if text[end..].starts_with("\r\n") {
                    2
                } else {
                    1
                };
                (&text[..end], &text[end + ending..])
            }
        };
        rest = Some(next).filter(|next| !next.is_empty());
        Some(line)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evt_5_any_line_ending_and_either_encoding() {
        for (bytes, expected) in [
            (&b"012 A\r\n022 B\r\n"[..], &["012 A", "022 B"][..]),
            (b"012 A\r022 B", &["012 A", "022 B"]),
            (b"012 A\n\n022 B\n", &["012 A", "", "022 B"]),
            (b"\xef\xbb\xbf012 A\n\x1a", &["012 A"]),
            (b"012 Mu\xf1oz\n", &["012 Muñoz"]),
            ("012 Muñoz\n".as_bytes(), &["012 Muñoz"]),
            (b"", &[]),
            (b"\n\r", &["", ""]),
        ] {
            let text = text(bytes);
            assert_eq!(lines(&text).collect::<Vec<_>>(), expected, "{bytes:?}");
        }
    }
}
