//! A tag pair: `[Name "value"]`.

use std::io::BufRead;

use super::error::{Fault, Part, PgnErrorKind};
use super::limits;
use super::source::Source;
use crate::encoding::decode;

/// How far ahead a tag is looked for: a long name and some spaces.
const SIGHT: usize = 80;

/// Reads a tag pair; the next byte is the opening bracket.
pub(super) fn read<R: BufRead>(source: &mut Source<R>) -> Result<(String, String), Fault> {
    let line = source.line();
    source.next();
    skip_blanks(source);
    let name = read_name(source, line)?;
    skip_blanks(source);
    if source.peek() != Some(b'"') {
        return Err(Fault::new(line, PgnErrorKind::TagValue(name)));
    }
    source.next();
    let value = read_value(source, line, &name)?;
    Ok((name, value))
}

/// Whether a tag pair begins here: bracket, name, quotation mark.
pub(super) fn ahead<R: BufRead>(source: &mut Source<R>) -> bool {
    if source.peek() != Some(b'[') {
        return false;
    }
    let mut at = 1;
    let mut run = |wanted: fn(u8) -> bool| {
        let start = at;
        while at < SIGHT && source.peek_at(at).is_some_and(wanted) {
            at += 1;
        }
        (at - start, source.peek_at(at))
    };
    run(is_blank);
    let (name, _) = run(is_name);
    let (_, next) = run(is_blank);
    name > 0 && next == Some(b'"')
}

fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t')
}

fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'+' | b'#' | b'=' | b':' | b'-')
}

/// Whether the writer may use this as a tag's name.
pub(super) fn is_tag_name(name: &str) -> bool {
    !name.is_empty() && name.len() <= limits::WORD && name.bytes().all(is_name)
}

fn skip_blanks<R: BufRead>(source: &mut Source<R>) {
    while source.peek().is_some_and(is_blank) {
        source.next();
    }
}

fn read_name<R: BufRead>(source: &mut Source<R>, line: u64) -> Result<String, Fault> {
    let mut name = String::new();
    while let Some(byte) = source.peek().filter(|b| is_name(*b)) {
        if name.len() == limits::WORD {
            return Err(Fault::new(line, Part::Word));
        }
        name.push(char::from(byte));
        source.next();
    }
    if name.is_empty() {
        Err(Fault::new(line, PgnErrorKind::TagName))
    } else {
        Ok(name)
    }
}

fn read_value<R: BufRead>(source: &mut Source<R>, line: u64, name: &str) -> Result<String, Fault> {
    let mut value = Vec::new();
    loop {
        match source.peek() {
            None | Some(b'\n' | b'\r') => {
                return Err(Fault::new(
                    line,
                    PgnErrorKind::TagNotClosed(name.to_owned()),
                ));
            }
            Some(b'"') => {
                if let Some(end) = closing(source, 1) {
                    source.skip(end);
                    return Ok(decode(&value).into_owned());
                }
            }
            Some(b'\\') if is_escape(source) => source.skip(1),
            Some(_) => {}
        }
        value.extend(source.next());
        if value.len() > limits::TAG_VALUE {
            return Err(Fault::new(line, Part::TagValue));
        }
    }
}

/// If only blanks stand between here and a closing bracket, how many bytes to take with it.
fn closing<R: BufRead>(source: &mut Source<R>, mut at: usize) -> Option<usize> {
    while at < SIGHT && source.peek_at(at).is_some_and(is_blank) {
        at += 1;
    }
    (source.peek_at(at) == Some(b']')).then_some(at + 1)
}

/// A backslash escapes a quotation mark or a backslash. Some programs write a value that ends
/// with a backslash as it is: then `\"]` ends the line, and is the tag's end.
fn is_escape<R: BufRead>(source: &mut Source<R>) -> bool {
    match source.peek_at(1) {
        Some(b'\\') => true,
        Some(b'"') => {
            let Some(mut end) = closing(source, 2) else {
                return true;
            };
            while end < SIGHT && source.peek_at(end).is_some_and(is_blank) {
                end += 1;
            }
            !matches!(source.peek_at(end), None | Some(b'\n' | b'\r'))
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::{Source, ahead, read};

    fn value(text: &str) -> Option<String> {
        read(&mut Source::new(text.as_bytes()))
            .ok()
            .map(|(_, value)| value)
    }

    #[test]
    fn values_with_strange_signs() {
        for (text, expected) in [
            (r#"[A "b"]"#, "b"),
            (r#"[ A  "b" ]"#, "b"),
            (r#"[A ""]"#, ""),
            (r#"[A "b\""] [B "c"]"#, r#"b""#),
            (r#"[A "A]]"] "#, "A]]"),
            (r#"[A "A]]["] "#, "A]]["),
            (r#"[A "\"A]][\""] [B "c"]"#, r#""A]][""#),
            (r#"[A "\"A]][\"\\"] "#, r#""A]]["\"#),
            (r#"[A "\"]"]"#, r#""]"#),
            // Not escaped as it should be.
            (r#"[A "Cup \"]"#, r"Cup \"),
            (r#"[A "the "Great" Cup"]"#, r#"the "Great" Cup"#),
            (r#"[A "Club "Victory""]"#, r#"Club "Victory""#),
            (r#"[A "C:\games"]"#, r"C:\games"),
        ] {
            assert_eq!(value(text).as_deref(), Some(expected), "{text}");
            assert!(ahead(&mut Source::new(text.as_bytes())), "{text}");
        }
    }

    #[test]
    fn what_is_no_tag() {
        for text in [
            r#"["b"]"#,
            "[A b]",
            r#"[A "b"#,
            "[A \"b\n\"]",
            "[A",
            "[",
            "[%clk 0:01]",
        ] {
            assert_eq!(value(text), None, "{text}");
        }
        assert!(!ahead(&mut Source::new(&b"[%clk 1]"[..])));
    }
}
