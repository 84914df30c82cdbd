//! The command line as it was typed, and what is said of one that makes no sense.

use std::io::{IsTerminal as _, Write as _};

use clap::Parser as _;
use clap::error::ErrorKind;

use super::Cli;

/// What the library says of numbers, and what is said to people.
const WORDS: [(&str, &str); 4] = [
    ("invalid digit found in string", "write a whole number"),
    (
        "cannot parse integer from empty string",
        "write a whole number",
    ),
    (
        "number too large to fit in target type",
        "the number is too large",
    ),
    (
        "number too small to fit in target type",
        "the number is too small",
    ),
];

/// Reads it. Help, and what makes no sense, end the process.
pub(crate) fn read() -> Cli {
    Cli::try_parse().unwrap_or_else(|error| {
        if error.kind() != ErrorKind::ValueValidation {
            error.exit();
        }
        let styled = error.render();
        let text = if std::io::stderr().is_terminal() {
            styled.ansi().to_string()
        } else {
            styled.to_string()
        };
        // Nobody is there to hear that this failed.
        let _ = std::io::stderr().write_all(in_words(text).as_bytes());
        std::process::exit(error.exit_code());
    })
}

fn in_words(text: String) -> String {
    let mut text = text;
    for (theirs, ours) in WORDS {
        text = text.replace(theirs, ours);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_that_is_none_is_told_in_words() {
        for (line, words) in [
            ("adoube incident abc", "write a whole number"),
            ("adoube round publish x", "write a whole number"),
            (
                "adoube replay --pgn f --out o --games 99999999999999999999",
                "the number is too large",
            ),
        ] {
            let error = Cli::try_parse_from(line.split_whitespace()).unwrap_err();
            assert_eq!(error.kind(), ErrorKind::ValueValidation, "{line}");
            let told = in_words(error.to_string());
            assert!(told.contains(words), "{line}: {told}");
        }
    }
}
