//! Times as comments hold them: `H:MM:SS`, with a fraction where there is one.

/// The longest time that is read, a thousand hours.
const MAX_MS: u64 = 1000 * 3_600_000;

/// Reads `H:MM:SS`, `M:SS` or seconds, each with or without a fraction (cut to milliseconds).
/// `None` for anything else, negative times included.
pub(super) fn parse_ms(text: &str) -> Option<u64> {
    let (whole, fraction) = match text.split_once(['.', ',']) {
        Some((whole, fraction)) => (whole, fraction_ms(fraction)?),
        None => (text, 0),
    };
    let mut seconds: u64 = 0;
    for (i, field) in whole.split(':').enumerate() {
        let value = number(field)?;
        if i > 2 || (i > 0 && value > 59) {
            return None;
        }
        seconds = seconds.checked_mul(60)?.checked_add(value)?;
    }
    let ms = seconds.checked_mul(1000)?.checked_add(fraction)?;
    (ms <= MAX_MS).then_some(ms)
}

/// Reads what `%clkc` holds: a time as above, or a bare number of hundredths of a second.
pub(super) fn parse_centiseconds_ms(text: &str) -> Option<u64> {
    match number(text) {
        Some(hundredths) => hundredths.checked_mul(10).filter(|ms| *ms <= MAX_MS),
        None => parse_ms(text),
    }
}

/// Writes `H:MM:SS`, and the milliseconds where they are not zero.
pub(super) fn format_ms(ms: u64) -> String {
    let (seconds, fraction) = (ms / 1000, ms % 1000);
    let whole = format!(
        "{}:{:02}:{:02}",
        seconds / 3600,
        seconds / 60 % 60,
        seconds % 60
    );
    with_fraction(whole, fraction)
}

/// Writes `M:SS`, likewise.
pub(super) fn format_two_fields(ms: u64) -> String {
    let (seconds, fraction) = (ms / 1000, ms % 1000);
    with_fraction(format!("{}:{:02}", seconds / 60, seconds % 60), fraction)
}

fn with_fraction(whole: String, fraction: u64) -> String {
    if fraction == 0 {
        return whole;
    }
    format!("{whole}.{fraction:03}")
        .trim_end_matches('0')
        .to_owned()
}

fn number(text: &str) -> Option<u64> {
    let digits = !text.is_empty() && text.len() <= 9 && text.bytes().all(|b| b.is_ascii_digit());
    if digits { text.parse().ok() } else { None }
}

fn fraction_ms(text: &str) -> Option<u64> {
    number(text)?;
    let padded: String = text.chars().chain("000".chars()).take(3).collect();
    padded.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::{format_ms, parse_centiseconds_ms, parse_ms};

    #[test]
    fn times_as_programs_write_them() {
        for (text, ms) in [
            ("1:59:56", 7_196_000),
            ("01:59:56", 7_196_000),
            ("0:02:58.6", 178_600),
            ("0:24:38.492", 1_478_492),
            ("0:00:00.0499", 49),
            ("0:02:27.75", 147_750),
            ("12:00:00", 43_200_000),
            ("4:05", 245_000),
            ("3.2", 3_200),
            ("0:00:05,5", 5_500),
        ] {
            assert_eq!(parse_ms(text), Some(ms), "{text}");
        }
        assert_eq!(parse_centiseconds_ms("5998"), Some(59_980));
        assert_eq!(parse_centiseconds_ms("0:00:59.98"), Some(59_980));
    }

    #[test]
    fn what_is_no_time() {
        let bad = [
            "",
            ":",
            "1:60:00",
            "1:2:3:4",
            "-1:00",
            "a",
            "1:00.",
            "1:00.x",
            "9999:00:00",
        ];
        for text in bad {
            assert_eq!(parse_ms(text), None, "{text}");
        }
        assert_eq!(parse_ms("999999999:59:59"), None);
        assert_eq!(parse_ms("99999999999999999999"), None);
    }

    #[test]
    fn every_millisecond_survives() {
        for ms in (0..20_000).chain([3_599_999, 7_196_000, 359_999_999]) {
            assert_eq!(parse_ms(&format_ms(ms)), Some(ms), "{}", format_ms(ms));
        }
        assert_eq!(format_ms(5_431_750), "1:30:31.75");
    }
}
