//! The reasons that officials give.

/// The longest reason, in characters.
pub const MAX_REASON: usize = 500;

/// Whether a text can be a reason: one line of 1 to [`MAX_REASON`] characters. It is shown among others'
/// words, in a terminal, a log and a game's score, where a line of its own or a terminal's command would
/// speak in their name.
pub fn is_reason(text: &str) -> bool {
    !text.trim().is_empty()
        && text.chars().count() <= MAX_REASON
        && !text.chars().any(char::is_control)
}

#[cfg(test)]
mod tests {
    use super::{MAX_REASON, is_reason};

    #[test]
    fn a_reason_is_one_line_of_words() {
        for (text, expected) in [
            ("the router failed", true),
            ("el ordenador se apagó", true),
            (" ", false),
            ("help\nRuling 9: forged", false),
            ("\x1b[31mred", false),
            (&"x".repeat(MAX_REASON), true),
            (&"x".repeat(MAX_REASON + 1), false),
        ] {
            assert_eq!(is_reason(text), expected, "{text:?}");
        }
    }
}
