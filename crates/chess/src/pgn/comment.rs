//! The commands inside comments: `[%clk …]` and `[%emt …]` are taken out, all else is kept.

use super::clock::{format_ms, format_two_fields, parse_centiseconds_ms, parse_ms};
use super::game::Ply;

/// Adds a comment behind a move: its times to the move's times, the rest to its comment.
pub(super) fn attach(ply: &mut Ply, text: &str) {
    let mut kept = String::new();
    let mut rest = text;
    while let Some((before, command)) = rest.split_once("[%") {
        kept.push_str(before);
        let (body, after) = command.split_once(']').unwrap_or((command, ""));
        if apply(ply, body) {
            kept.push(' ');
            rest = after;
        } else {
            kept.push_str("[%");
            rest = command;
        }
    }
    kept.push_str(rest);
    append(&mut ply.comment, &kept);
}

/// Adds a text, its blanks made single, to a comment that may exist.
pub(super) fn append(comment: &mut Option<String>, text: &str) {
    for word in text.split_whitespace() {
        match comment {
            Some(comment) => {
                comment.push(' ');
                comment.push_str(word);
            }
            None => *comment = Some(word.to_owned()),
        }
    }
}

/// Takes a command's time, if it is a command that we know with a time that can be read.
fn apply(ply: &mut Ply, body: &str) -> bool {
    let Some((name, value)) = body.trim().split_once(char::is_whitespace) else {
        return false;
    };
    let value = value.trim();
    let (target, time) = match name {
        "clk" => (&mut ply.clock_ms, parse_ms(value)),
        "clkc" => (&mut ply.clock_ms, parse_centiseconds_ms(value)),
        "emt" => (&mut ply.elapsed_ms, parse_ms(value)),
        _ => return false,
    };
    if time.is_some() {
        *target = time;
        if name != "emt" {
            ply.two_fields = value.matches(':').count() == 1;
        }
    }
    time.is_some()
}

/// The words of the comment to be written behind a move; none if there is nothing to say. A word
/// is never broken at a line's end.
pub(super) fn words(ply: &Ply) -> Vec<String> {
    let mut words = Vec::new();
    let format = if ply.two_fields {
        format_two_fields
    } else {
        format_ms
    };
    words.extend(ply.clock_ms.map(|ms| format!("[%clk {}]", format(ms))));
    words.extend(ply.elapsed_ms.map(|ms| format!("[%emt {}]", format_ms(ms))));
    let text = ply.comment.as_deref().unwrap_or("");
    if forges_time(ply, text) {
        words.extend(plain_words(
            &text.replace("[%clk", "[ %clk").replace("[%emt", "[ %emt"),
        ));
    } else {
        words.extend(plain_words(text));
    }
    words
}

/// Whether a text would be read as a clock's time.
fn forges_time(ply: &Ply, text: &str) -> bool {
    let mut read = Ply::new("", ply.mv);
    attach(&mut read, text);
    read.clock_ms.is_some() || read.elapsed_ms.is_some()
}

/// The words of a text, without what would end the comment.
pub(super) fn plain_words(text: &str) -> Vec<String> {
    let clean: String = text
        .chars()
        .map(|c| if c == '}' { ')' } else { c })
        .collect();
    let mut words: Vec<String> = Vec::new();
    for word in clean.split_whitespace() {
        match words.last_mut() {
            // At the beginning of a line these would be an escape or a tag to some readers.
            Some(last) if word.starts_with(['%', '[']) && !word.starts_with("[%") => {
                last.push(' ');
                last.push_str(word);
            }
            _ => words.push(word.to_owned()),
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::{attach, words};
    use crate::pgn::Ply;

    fn ply(texts: &[&str]) -> Ply {
        let mut ply = Ply::new("e4", "e2e4".parse().unwrap());
        for text in texts {
            attach(&mut ply, text);
        }
        ply
    }

    #[test]
    fn clocks_are_taken_out_and_the_rest_is_kept() {
        for (texts, clock, elapsed, rest) in [
            (&["[%clk 1:59:56]"][..], Some(7_196_000), None, None),
            (
                &[" [%clk 0:00:01.5] [%emt 0:00:02] "],
                Some(1500),
                Some(2000),
                None,
            ),
            (
                &["[%eval 0.2] [%clk 0:00:01]"],
                Some(1000),
                None,
                Some("[%eval 0.2]"),
            ),
            (
                &["[%eval 0.2]", "[%clk 0:00:01]", "good"],
                Some(1000),
                None,
                Some("[%eval 0.2] good"),
            ),
            (
                &["well [%clk\n0:00:01] played"],
                Some(1000),
                None,
                Some("well played"),
            ),
            (&["[%clk x]"], None, None, Some("[%clk x]")),
            (&["[%clk 0:00:01"], Some(1000), None, None),
            (&["[%"], None, None, Some("[%")),
            (&["+1.55/16 0.70s"], None, None, Some("+1.55/16 0.70s")),
            (&["[%clkc 0:00:01.98]"], Some(1980), None, None),
        ] {
            let ply = ply(texts);
            assert_eq!(ply.clock_ms, clock, "{texts:?}");
            assert_eq!(ply.elapsed_ms, elapsed, "{texts:?}");
            assert_eq!(ply.comment.as_deref(), rest, "{texts:?}");
        }
    }

    #[test]
    fn a_text_cannot_end_the_comment_or_forge_a_clock() {
        let mut ply = ply(&[]);
        ply.comment = Some("a } b [%clk 9:00:00]".to_owned());
        assert_eq!(words(&ply).join(" "), "a ) b [ %clk 9:00:00]");
    }
}
