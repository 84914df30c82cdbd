//! From bytes to lines: UTF-8 or Windows-1252, any line ending.

/// The bytes without a byte order mark and the end-of-file sign of old systems.
pub(super) fn content(bytes: &[u8]) -> &[u8] {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    bytes.strip_suffix(b"\x1a").unwrap_or(bytes)
}

/// The lines, ended by CR, LF or both. What follows the last ending is a line if not empty.
pub(super) fn lines(bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    let mut rest = Some(content(bytes)).filter(|bytes| !bytes.is_empty());
    std::iter::from_fn(move || {
        let bytes = rest?;
        let end = bytes.iter().position(|byte| matches!(byte, b'\r' | b'\n'));
        let (line, next) = match end {
            None => (bytes, &bytes[bytes.len()..]),
            Some(end) => {
                let ending = if bytes[end..].starts_with(b"\r\n") {
                    2
                } else {
                    1
                };
                (&bytes[..end], &bytes[end + ending..])
            }
        };
        rest = Some(next).filter(|next| !next.is_empty());
        Some(line)
    })
}

#[cfg(test)]
mod tests {
    use adoube_chess::encoding::decode;

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
            // One encoding a line.
            (
                b"012 Mu\xf1oz\n022 Mu\xc3\xb1oz\n",
                &["012 Muñoz", "022 Muñoz"],
            ),
            (b"", &[]),
            (b"\n\r", &["", ""]),
        ] {
            let lines = lines(bytes).map(decode);
            assert_eq!(lines.collect::<Vec<_>>(), expected, "{bytes:?}");
        }
    }
}
