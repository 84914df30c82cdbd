//! What can be meant and mostly is a slip.

use adoube_tournament::regulations::{Problem, Regulations};
use adoube_tournament::time::Millis;
use adoube_tournament::typed_time;

use crate::board_remarks::board_remarks;
use crate::read::line_of;

/// Nobody waits longer than an hour for a player without a reason.
const LONG_WAIT: u16 = 60;

/// Settings that the author of the document should look at again: none of them is refused. `text` is the document.
pub fn remarks(regulations: &Regulations, text: &str) -> Vec<Problem> {
    let wait = regulations.default_time_minutes;
    let long = (wait > LONG_WAIT).then(|| {
        let words = typed_time::words(Millis::from_seconds(60 * u64::from(wait)));
        let seconds = match wait % 60 {
            0 => format!("; if {wait} seconds were meant write {}", wait / 60),
            _ => String::new(),
        };
        Problem {
            line: line_of(text, "default_time").unwrap_or(1),
            field: "default_time".to_owned(),
            message: format!("{wait} minutes: players may be {words} late{seconds}"),
            article: "O 16.11",
        }
    });
    long.into_iter()
        .chain(board_remarks(regulations, text))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{TEMPLATE, from_toml};

    #[test]
    fn evt_1_a_long_default_time_is_remarked_on() {
        for (minutes, told) in [
            (30, None),
            (60, None),
            (
                600,
                Some(
                    "600 minutes: players may be 10 hours late; if 600 seconds were meant write 10",
                ),
            ),
            (
                90,
                Some("90 minutes: players may be 1 hour 30 minutes late"),
            ),
        ] {
            let text = TEMPLATE.replace("default_time = 30", &format!("default_time = {minutes}"));
            let remarks = remarks(&from_toml(&text).unwrap(), &text);
            let found = remarks.first().map(|remark| remark.message.as_str());
            assert_eq!(found, told, "{minutes}");
            assert!(remarks.iter().all(|remark| remark.line > 1));
        }
    }
}
