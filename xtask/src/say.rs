//! The one place that writes to the terminal.

use std::fmt::Display;
use std::io::Write as _;

/// Prints a result: what the user asked for. A closed pipe is no error here.
pub(crate) fn result(text: impl Display) {
    let _ = writeln!(std::io::stdout(), "{text}");
}

/// Prints what is being done, or why it failed, beside the results.
pub(crate) fn progress(text: impl Display) {
    let _ = writeln!(std::io::stderr(), "xtask: {text}");
}
