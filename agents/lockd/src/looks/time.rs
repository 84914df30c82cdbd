//! The machine's time of day: whoever sets it forward or back changes what its records say.

use super::Seen;

/// How far the time of day is ahead of now, beside how far it was when the machine was locked, both in
/// milliseconds since the machine started. What a time server corrects is little at a time.
pub(super) fn look(before_ms: i64, now_ms: i64, most_ms: i64) -> Seen {
    let step = now_ms.saturating_sub(before_ms);
    let forbidden = (step.saturating_abs() > most_ms).then(|| {
        let way = if step > 0 { "ahead" } else { "back" };
        let seconds = step.saturating_abs() / 1000;
        format!("the clock was set {way} by {seconds} s since it was locked")
    });
    Seen {
        there: Some("the clock was not changed".to_owned()).filter(|_| forbidden.is_none()),
        forbidden: forbidden.into_iter().collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::{super::recorded::all_told, look};

    #[test]
    fn ven_2_a_clock_that_is_set_is_seen() {
        for (now, expected) in [
            (1_000, None),
            (3_000, None),
            (-1_000, None),
            (
                3_001,
                Some("the clock was set ahead by 2 s since it was locked"),
            ),
            (
                3_601_000,
                Some("the clock was set ahead by 3600 s since it was locked"),
            ),
            (
                -3_599_000,
                Some("the clock was set back by 3600 s since it was locked"),
            ),
            (
                i64::MIN,
                Some("the clock was set back by 9223372036854775 s since it was locked"),
            ),
        ] {
            let seen = look(1_000, now, 2_000);
            all_told(&Ok(seen.clone()));
            assert_eq!(seen.forbidden.first().map(String::as_str), expected);
            assert_eq!(seen.there.is_some(), expected.is_none());
        }
    }
}
