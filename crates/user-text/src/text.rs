//! Clocks, results and commands as people type and read them.

use crate::catalogue::{filled, texts};

use std::cmp::Ordering;

use adoube_chess::pgn::{Outcome, ResultText};
use adoube_tournament::actor::Role;
use adoube_tournament::catalogue_message::CatalogueMessage;

/// An article that a ruling rests on; whether the event's edition of the Laws has it, the server says.
pub fn parse_article(text: &str) -> Result<String, String> {
    adoube_tournament::article::check(text, 60, None)
        .map_err(|refusal| texts().refusal(&refusal))?;
    Ok(text.to_owned())
}

/// A remaining time as a clock shows it: `1:05:00`, and tenths below ten seconds.
pub fn show_clock(millis: u64) -> String {
    if millis < 10_000 {
        return format!("0:00:0{}.{}", millis / 1000, millis % 1000 / 100);
    }
    show_whole(millis)
}

/// A time in whole seconds: `1:05:00`.
pub fn show_whole(millis: u64) -> String {
    let seconds = millis / 1000;
    format!(
        "{}:{:02}:{:02}",
        seconds / 3600,
        seconds / 60 % 60,
        seconds % 60
    )
}

/// A time with so many digits of a second's fraction, at most three: `1:05:00`, `0:00:00.5`.
fn show_digits(millis: u64, digits: u32) -> String {
    let whole = show_whole(millis);
    match millis % 1000 / 10_u64.pow(3 - digits.min(3)) {
        _ if digits == 0 => whole,
        fraction => format!("{whole}.{fraction:0width$}", width = digits as usize),
    }
}

/// How many digits the fraction of a time has that was typed.
pub const fn digits(millis: u64) -> u32 {
    match millis % 1000 {
        0 => 0,
        rest if rest % 100 == 0 => 1,
        rest if rest % 10 == 0 => 2,
        _ => 3,
    }
}

/// A time as it was typed: `0:05:00`, `0:00:00.5`.
pub fn show_typed(millis: u64) -> String {
    show_digits(millis, digits(millis))
}

/// What becomes of a clock: `Black 0:17:40 → 0:18:02 (+0:00:22)`, with so many digits of a second's
/// fraction, and tenths where it had less than ten seconds or the change is of no whole ones. It has as many more as are needed for the
/// difference to have the seconds that it has wherever else it is told, and both clocks to show it: what is as
/// it is has not lost or gained a millisecond.
pub fn change(name: &str, before: u64, after: u64, digits: u32) -> String {
    let short = before < 10_000 && !before.is_multiple_of(1000);
    let fraction = !before.abs_diff(after).is_multiple_of(1000);
    let digits = told_alike(
        before,
        after,
        digits.max(u32::from(short || fraction)).min(3),
    );
    let step = 10_u64.pow(3 - digits);
    let [before, after] = [before, after].map(|millis| millis / step * step);
    let show = |millis| show_digits(millis, digits);
    let [was, is] = [before, after].map(show);
    let by = show(before.abs_diff(after));
    match before.cmp(&after) {
        Ordering::Equal => filled(
            &CatalogueMessage::new("cli-clock-unchanged")
                .text("name", name)
                .text("time", is),
        ),
        Ordering::Less => format!("{name} {was} → {is} (+{by})"),
        Ordering::Greater => format!("{name} {was} → {is} (-{by})"),
    }
}

/// The digits, from so many on, with which the difference of two clocks as they are shown is their difference as it is
/// told with as many, and is one if there is one; of 0:17:40.9 and 0:18:02 none would make 22 s of 21.1 s, of
/// 0:09:59.98 and 0:10:00.22 one 0.3 s of 0.24 s.
fn told_alike(before: u64, after: u64, digits: u32) -> u32 {
    let (amount, same) = (before.abs_diff(after), before == after);
    let is_alike = |digits: &u32| {
        let step = 10_u64.pow(3 - digits);
        let [before, after] = [before, after].map(|millis| millis / step * step);
        before.abs_diff(after) == amount / step * step && (before == after) == same
    };
    (digits..3).find(is_alike).unwrap_or(3)
}

/// Both clocks together, cut to whole seconds once.
pub fn together(white: u64, black: u64) -> String {
    show_whole(white + black)
}

/// Moves as they are written, the first of them being the half-move of that number: `12.Nf3 d5`.
pub fn numbered(first: u32, sans: &[impl AsRef<str>]) -> String {
    let word = |(index, (ply, san)): (usize, (u32, &_))| {
        let (number, san) = (u32::div_ceil(ply, 2), AsRef::<str>::as_ref(san));
        match (ply % 2, index) {
            (1, _) => format!("{number}.{san}"),
            (_, 0) => format!("{number}...{san}"),
            _ => san.to_owned(),
        }
    };
    let words: Vec<String> = (first..).zip(sans).enumerate().map(word).collect();
    words.join(" ")
}

/// What somebody said, after a colon; nothing where they said nothing.
pub fn after_colon(reason: &str) -> String {
    match reason {
        "" => String::new(),
        reason => format!(": {reason}"),
    }
}

/// When a device, seat or venue was in contact last, so many milliseconds ago.
pub fn last_contact(millis_ago: u64) -> String {
    let now = if millis_ago < 100 { "yes" } else { "no" };
    let contact = CatalogueMessage::new("cli-last-contact")
        .text("now", now)
        .text("ago", show_span(millis_ago));
    filled(&contact)
}

/// Half-moves before a position, as its FEN counts full moves: a game that began from a FEN is numbered from there.
pub fn half_moves_before(fen: &str) -> u32 {
    let mut fields = fen.split_whitespace().skip(1);
    let is_blacks = fields.next() == Some("b");
    let number: u32 = fields.last().and_then(|it| it.parse().ok()).unwrap_or(1);
    2 * number.saturating_sub(1) + u32::from(is_blacks)
}

/// How long something lasts, in words short enough for a table: `3.2 s`, `4 min 07 s`.
pub fn show_span(millis: u64) -> String {
    match millis {
        0..10_000 => format!("{}.{} s", millis / 1000, millis % 1000 / 100),
        10_000..60_000 => format!("{} s", millis / 1000),
        60_000..3_600_000 => format!("{} min {:02} s", millis / 60_000, millis / 1000 % 60),
        _ => format!("{} h {:02} min", millis / 3_600_000, millis / 60_000 % 60),
    }
}

const RESULTS: [(&str, (u32, u32)); 6] = [
    ("1-0", (2, 0)),
    ("0-1", (0, 2)),
    ("1/2-1/2", (1, 1)),
    ("0-0", (0, 0)),
    ("1/2-0", (1, 0)),
    ("0-1/2", (0, 1)),
];

/// A result as halves of a point of White and Black (END-7).
pub fn parse_result(text: &str) -> Result<(u32, u32), String> {
    let read = ResultText::parse(text).filter(|read| !read.forfeit);
    let halves = read.and_then(|read| match read.outcome {
        Outcome::WhiteWins => Some((2, 0)),
        Outcome::BlackWins => Some((0, 2)),
        Outcome::Draw => Some((1, 1)),
        Outcome::Other { white, black } => Some((white.into(), black.into())),
        Outcome::Unknown => None,
    });
    let drawn = (text == "=").then_some((1, 1));
    let known = |halves: &(u32, u32)| RESULTS.iter().any(|(_, own)| own == halves);
    halves.or(drawn).filter(known).ok_or_else(|| {
        let words: Vec<&str> = RESULTS.iter().map(|(word, _)| *word).collect();
        let message = CatalogueMessage::new("cli-usage-result").text("typed", text);
        filled(&message.text("results", words.join(", ")))
    })
}

/// Halves of a point as a result is written.
pub fn show_result(white_halves: u32, black_halves: u32) -> String {
    let points = |halves: u32| match (halves / 2, halves % 2) {
        (0, 1) => "1/2".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}.5"),
    };
    format!("{}-{}", points(white_halves), points(black_halves))
}

/// So many of something: `1 game`, `4 games`. `one` is a word whose plural ends with s.
pub fn count(number: u64, one: &str) -> String {
    match number {
        1 => format!("1 {one}"),
        _ => format!("{number} {one}s"),
    }
}

/// Numbers in their order as people write them: `1-6, 8`.
pub fn ranges(numbers: &[u32]) -> String {
    let mut parts: Vec<(u32, u32)> = Vec::new();
    for number in numbers {
        match parts.last_mut() {
            Some((_, last)) if *last + 1 == *number => *last = *number,
            _ => parts.push((*number, *number)),
        }
    }
    let part = |(first, last): &(u32, u32)| {
        if first == last {
            first.to_string()
        } else {
            format!("{first}-{last}")
        }
    };
    parts.iter().map(part).collect::<Vec<_>>().join(", ")
}

/// A word of a command that can be copied into a shell: quoted where it must be.
pub fn shell_word(text: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "-_./~+:@%,=".contains(c);
    if !text.is_empty() && text.chars().all(plain) {
        text.to_owned()
    } else {
        format!("'{}'", text.replace('\'', r"'\''"))
    }
}

/// An office as a sentence has it, by its name on the wire: the arbiter where it is not told.
pub fn office(role: &str) -> &'static str {
    Role::from_name(role).map_or("the arbiter", Role::in_words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_for_a_shell_are_quoted_where_they_must_be() {
        for (text, word) in [
            ("open-2027", "open-2027"),
            ("My Open", "'My Open'"),
            ("Bob's", r"'Bob'\''s'"),
            ("", "''"),
        ] {
            assert_eq!(shell_word(text), word);
        }
    }

    #[test]
    fn moves_are_numbered_from_either_side() {
        for (first, sans, written) in [
            (1, &["e4", "e5", "Nf3"][..], "1.e4 e5 2.Nf3"),
            (24, &["d5", "cxd5"], "12...d5 13.cxd5"),
            (23, &["Nf3"], "12.Nf3"),
            (1, &[], ""),
        ] {
            assert_eq!(numbered(first, sans), written);
        }
    }

    #[test]
    fn a_clock_that_changes_is_told_with_what_it_was() {
        for (before, after, digits, told) in [
            (
                1_060_100,
                1_082_000,
                0,
                "White 0:17:40.1 → 0:18:02.0 (+0:00:21.9)",
            ),
            (
                1_060_100,
                1_082_300,
                0,
                "White 0:17:40.1 → 0:18:02.3 (+0:00:22.2)",
            ),
            // A tenth more would be one second more.
            (
                1_060_090,
                1_082_010,
                1,
                "White 0:17:40.09 → 0:18:02.01 (+0:00:21.92)",
            ),
            (600_000, 300_000, 0, "White 0:10:00 → 0:05:00 (-0:05:00)"),
            (
                600_700,
                570_200,
                0,
                "White 0:10:00.7 → 0:09:30.2 (-0:00:30.5)",
            ),
            (600_000, 600_000, 0, "White 0:10:00, unchanged"),
            (
                600_999,
                600_000,
                0,
                "White 0:10:00.9 → 0:10:00.0 (-0:00:00.9)",
            ),
            // Typed, or left: half a second is not none.
            (600_000, 500, 1, "White 0:10:00.0 → 0:00:00.5 (-0:09:59.5)"),
            (
                600_250,
                300_125,
                3,
                "White 0:10:00.250 → 0:05:00.125 (-0:05:00.125)",
            ),
            // Of 0.24 s that ran tenths would make 0.3 s.
            (
                599_980,
                600_220,
                0,
                "White 0:09:59.98 → 0:10:00.22 (+0:00:00.24)",
            ),
            (700, 60_000, 0, "White 0:00:00.7 → 0:01:00.0 (+0:00:59.3)"),
            (700, 700, 0, "White 0:00:00.7, unchanged"),
        ] {
            assert_eq!(change("White", before, after, digits), told);
        }
    }

    #[test]
    fn a_time_is_shown_as_it_was_typed() {
        for typed in ["1:05:00", "0:00:00.5", "0:00:30.25", "0:00:30.125"] {
            let time = crate::typed_time::TypedTime::parse(typed).unwrap();
            assert_eq!(show_typed(time.millis), typed);
        }
    }

    #[test]
    fn a_last_contact_of_this_moment_is_just_now() {
        for (ago, told) in [
            (0, "last contact just now"),
            (99, "last contact just now"),
            (100, "last contact 0.1 s ago"),
            (70_000, "last contact 1 min 10 s ago"),
        ] {
            assert_eq!(last_contact(ago), told);
        }
    }

    #[test]
    fn a_game_that_began_from_a_fen_is_numbered_as_that_counts() {
        for (fen, ply, told) in [
            ("", 34, "17...Nd5"),
            ("8/8/8/4k3/8/8/4P3/4K3 w - - 0 18", 34, "17...Nd5"),
            ("8/8/8/4k3/8/8/4P3/4K3 w - - 0 24", 1, "23...Nd5"),
            ("8/8/8/4k3/8/8/4P3/4K3 b - - 0 24", 2, "24.Nd5"),
        ] {
            let half = half_moves_before(fen).max(ply);
            assert_eq!(numbered(half, &["Nd5"]), told, "{fen}");
        }
    }

    #[test]
    fn times_are_shown_as_people_say_them() {
        assert_eq!(show_clock(3_900_000), "1:05:00");
        assert_eq!(show_clock(9_950), "0:00:09.9");
        assert_eq!(show_span(3_240), "3.2 s");
        assert_eq!(show_span(247_000), "4 min 07 s");
    }

    #[test]
    fn end_7_results_are_read_and_shown_alike() {
        for (text, halves) in RESULTS {
            assert_eq!(parse_result(text), Ok(halves));
            assert_eq!(show_result(halves.0, halves.1), text);
        }
        for (typed, halves) in [
            ("½-½", (1, 1)),
            ("=", (1, 1)),
            ("1–0", (2, 0)),
            ("0:1", (0, 2)),
            ("0,5-0,5", (1, 1)),
            ("½ : ½", (1, 1)),
            ("0.5-0", (1, 0)),
        ] {
            assert_eq!(parse_result(typed), Ok(halves), "{typed}");
        }
        for bad in ["", "2-0", "3/4-1/4", "1-1", "-", "*", "+--", "1-0F"] {
            assert!(parse_result(bad).is_err(), "{bad}");
        }
    }
}
